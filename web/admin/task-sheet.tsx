// One task: its facts, what the engine said, another try free of charge, and its points back.
import { useTranslation } from 'react-i18next';
import { adminTaskDecide, adminTaskRefund, adminTaskRetry } from '#contract/admin.ts';
import type { AdminTask, HELD_DECISIONS } from '#contract/admin.ts';
import { TASK_STATUS } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { ActForm } from './act-form.tsx';
import { addressOf } from './use-place.ts';
import style from './admin.module.css';

export function TaskSheet({ task, onNew }: { task: AdminTask; onNew: (id: string) => void }) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { id } = task;
  const left = task.cost - task.refunded;
  const when = (at: string | null) => (at ? words.dateTime(at) : '–');
  async function retry(reason: string) {
    const again = await call(adminTaskRetry, { id, reason }, { extractData: true, showError: false });
    toast.success(t('admin.tasks.retried', { id: again.id }), {
      action: { label: t('admin.tasks.look'), onPress: () => onNew(again.id) },
    });
  }
  async function decide(decision: (typeof HELD_DECISIONS)[number], reason: string) {
    await call(adminTaskDecide, { id, decision, reason }, { showError: false });
    if (decision === 'ask_again') toast.success(t('admin.tasks.asked_again', { engine: task.engine }));
    else
      toast.success(t('admin.tasks.returned', { points: words.points(left), name: task.user.name }), {
        isRefund: true,
      });
  }
  async function refund(reason: string) {
    await call(adminTaskRefund, { id, reason }, { showError: false });
    toast.success(t('admin.tasks.returned', { points: words.points(left), name: task.user.name }), {
      isRefund: true,
    });
  }
  return (
    <div className={style.sheet}>
      <FactList
        facts={[
          {
            name: t('admin.tasks.owner'),
            value: <UiLink href={addressOf({ tab: 'people', q: task.user.id })}>{task.user.name}</UiLink>,
          },
          { name: t('admin.tasks.state'), value: words.state(task) },
          { name: t('admin.tasks.progress'), value: `${task.progress} %` },
          { name: t('admin.tasks.engine'), value: task.engine },
          { name: t('admin.tasks.attempts'), value: words.count(task.attempts) },
          { name: t('admin.tasks.cost'), value: words.count(task.cost) },
          { name: t('admin.tasks.refunded'), value: words.count(task.refunded) },
          { name: t('admin.tasks.created'), value: when(task.created_at) },
          { name: t('admin.tasks.started'), value: when(task.started_at) },
          { name: t('admin.tasks.finished'), value: when(task.finished_at) },
          { name: t('admin.tasks.deadline'), value: task.held_at ? '–' : when(task.deadline_at) },
          ...(task.held_at ? [{ name: t('admin.tasks.held_since'), value: when(task.held_at) }] : []),
          ...(task.deleted ? [{ name: t('admin.tasks.deleted'), value: t('admin.tasks.yes') }] : []),
        ]}
      />
      {(task.error_code ?? task.error_detail) && (
        <div>
          <h3 className={style.actTitle}>{t('admin.tasks.error')}</h3>
          <p className={style.about}>{task.error_code}</p>
          {task.error_detail && <pre className={style.detail}>{task.error_detail}</pre>}
        </div>
      )}
      <p className={style.links}>
        <UiLink href={addressOf({ tab: 'log', task: id })}>{t('admin.tasks.log')}</UiLink>
      </p>
      {task.held_at && (
        <>
          <p className={style.about}>{t('admin.tasks.held_about', { engine: task.engine })}</p>
          <ActForm
            title={t('admin.tasks.ask_again')}
            about={t('admin.tasks.ask_again_about')}
            button={t('admin.tasks.ask_again')}
            onAct={(reason) => decide('ask_again', reason)}
          />
          <ActForm
            title={t('admin.tasks.give_up')}
            about={t('admin.tasks.give_up_about', { points: words.points(left) })}
            button={t('admin.tasks.give_up')}
            onAct={(reason) => decide('give_up', reason)}
          />
        </>
      )}
      {task.status === TASK_STATUS.failed && !task.deleted && (
        <ActForm
          title={t('admin.tasks.retry')}
          about={t('admin.tasks.retry_about')}
          button={t('admin.tasks.retry')}
          onAct={retry}
        />
      )}
      {task.status === TASK_STATUS.completed && left > 0 && (
        <ActForm
          title={t('admin.tasks.refund')}
          about={t('admin.tasks.refund_about', { points: words.points(left) })}
          button={t('admin.tasks.refund')}
          onAct={refund}
        />
      )}
    </div>
  );
}
