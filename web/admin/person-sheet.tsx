// One person: facts, points to give or take, and blocking.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADJUST_MOST, adminUserPoints, adminUserState } from '#contract/admin.ts';
import type { AdminUser } from '#contract/admin.ts';
import { call } from '#web/api/call.ts';
import { createRequestId } from '#web/api/request-headers.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Segmented } from '#web/ui/form/segmented.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ActForm } from './act-form.tsx';
import { useAdminAct } from './use-admin-act.ts';
import { addressOf } from './use-place.ts';
import style from './admin.module.css';

export function PersonSheet({ person }: { person: AdminUser }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const userId = useUserId();
  const { id } = person;
  return (
    <div className={style.sheet}>
      <FactList
        facts={[
          { name: t('admin.people.number'), value: id },
          { name: t('admin.people.email'), value: person.email || '–' },
          { name: t('admin.people.state'), value: t(`admin.state.${person.state}`) },
          { name: t('admin.people.role'), value: t(`admin.role.${person.role}`) },
          { name: t('admin.people.plan'), value: t(`admin.plan.${person.plan}`) },
          { name: t('admin.people.point'), value: words.count(person.point) },
          { name: t('admin.people.sub_point'), value: words.count(person.sub_point) },
          { name: t('admin.people.works'), value: words.count(person.works) },
          { name: t('admin.people.public_works'), value: words.count(person.public_works) },
          { name: t('admin.people.blocked_tries'), value: words.count(person.blocked_tries) },
          { name: t('admin.people.since'), value: words.dateTime(person.created_at) },
          {
            name: t('admin.people.seen'),
            value: person.last_seen_at ? words.dateTime(person.last_seen_at) : t('admin.people.never'),
          },
        ]}
      />
      <p className={style.links}>
        <UiLink href={addressOf({ tab: 'tasks', user: id })}>{t('admin.people.tasks')}</UiLink>
        <UiLink href={addressOf({ tab: 'orders', user: id })}>{t('admin.people.orders')}</UiLink>
        <UiLink href={addressOf({ tab: 'log', user: id })}>{t('admin.people.log')}</UiLink>
      </p>
      <PointsForm id={id} />
      {id !== userId && <StateForm person={person} />}
    </div>
  );
}

function PointsForm({ id }: { id: string }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const [way, setWay] = useState<'give' | 'take'>('give');
  const [amount, setAmount] = useState('');
  /** Of this click: sent twice by a bad network, it moves points once. */
  const [click, setClick] = useState(createRequestId);
  const points = Number(amount);
  async function adjust(reason: string) {
    const sent = { id, points: way === 'give' ? points : -points, reason, client_token: click };
    await call(adminUserPoints, sent, { showError: false });
    toast.success(t(`admin.points.done_${way}`, { points: words.points(points) }));
    setAmount('');
    setClick(createRequestId());
  }
  return (
    <ActForm
      title={t('admin.points.title')}
      about={t(`admin.points.about_${way}`)}
      button={t(`admin.points.${way}`)}
      refuse={() =>
        points >= 1 && points <= ADJUST_MOST ? '' : t('admin.points.range', { n: words.count(ADJUST_MOST) })
      }
      onAct={adjust}
    >
      <Segmented
        label={t('admin.points.way')}
        isLabelHidden
        value={way}
        onChange={setWay}
        options={[
          { value: 'give', label: t('admin.points.give') },
          { value: 'take', label: t('admin.points.take') },
        ]}
      />
      <TextField
        kind="data"
        label={t('admin.points.amount')}
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        onChange={(text) => setAmount(text.replaceAll(/\D/g, '').slice(0, 6))}
      />
    </ActForm>
  );
}

function StateForm({ person: { id, name, state } }: { person: AdminUser }) {
  const { t } = useTranslation();
  const undoing = useAdminAct();
  const isBlocked = state === 'abnormal';
  const set = (next: 'normal' | 'abnormal', reason: string) =>
    call(adminUserState, { id, state: next, reason }, { showError: false });
  async function turn(reason: string) {
    await set(isBlocked ? 'normal' : 'abnormal', reason);
    if (isBlocked) return void toast.success(t('admin.block.undone', { name }));
    toast.success(t('admin.block.done', { name }), {
      duration: 8000,
      action: {
        label: t('admin.undo'),
        onPress: () =>
          void undoing
            .run(() => set('normal', t('admin.undo_reason')))
            .then((isDone) => isDone && toast.success(t('admin.block.undone', { name }))),
      },
    });
  }
  return (
    <ActForm
      key={String(isBlocked)}
      title={t(isBlocked ? 'admin.block.undo' : 'admin.block.title')}
      about={t(isBlocked ? 'admin.block.undo_about' : 'admin.block.about')}
      button={t(isBlocked ? 'admin.block.undo' : 'admin.block.title')}
      isDanger={!isBlocked}
      onAct={turn}
    />
  );
}
