// Giving the account up, in two steps: what will be lost, in numbers; then its address is typed.
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { GRACE_DAYS, terminate } from '#contract/leaving.ts';
import { planName, sellsAnything } from '#contract/prices.ts';
import { call } from '#web/api/call.ts';
import { useAct } from '#web/model/use-act.ts';
import { useMe } from '#web/model/me/use-me.ts';
import { Button } from '#web/ui/base/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { FactList } from '#web/ui/base/fact-list.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import { Panel } from './panel.tsx';
import { useOwnStats } from './use-own-stats.ts';
import style from './data-panel.module.css';

export type DeleteAccountProps = { onBack: () => void; onTerminated: (purgeAt: string) => void };

export function DeleteAccount(props: DeleteAccountProps) {
  const [isSure, setSure] = useState(false);
  if (isSure) return <TypeAddress {...props} onBack={() => setSure(false)} />;
  return <WhatIsLost onBack={props.onBack} onGoOn={() => setSure(true)} />;
}

function WhatIsLost({ onBack, onGoOn }: { onBack: () => void; onGoOn: () => void }) {
  const { t } = useTranslation();
  const { count, language } = useTaskText();
  const mine = useMe((me) => me);
  const { data: stats, isError, error, refetch } = useOwnStats();
  const isRunning = mine?.subscription.state === 'active' && mine.subscription.next_charge !== null;
  return (
    <Panel
      title={t('account.delete.open')}
      foot={
        <>
          <Button className={style.apart} onClick={onBack}>
            {t('account.delete.keep')}
          </Button>
          <Button look="danger" disabled={!mine || !stats} onClick={onGoOn}>
            {t('account.delete.go_on')}
          </Button>
        </>
      }
    >
      <p className={style.about}>{t('account.delete.lost', { n: GRACE_DAYS })}</p>
      {isError && (
        <ErrorState
          title={t('account.delete.no_numbers')}
          about={error.message}
          retryLabel={t('account.again')}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && (!mine || !stats) && <Skeleton width="80%" height="120px" />}
      {mine && stats && (
        <FactList
          size="large"
          facts={[
            { name: t('account.delete.works'), value: count(stats.works) },
            { name: t('account.delete.public_works'), value: count(stats.public_works) },
            { name: t('account.delete.followers'), value: count(stats.followers) },
            { name: t('account.delete.points'), value: count(mine.point + mine.sub_point) },
            ...(sellsAnything()
              ? [
                  {
                    name: t('account.delete.plan'),
                    note: isRunning ? t('account.delete.renewal') : undefined,
                    value: planName(mine.subscription.plan_id)[language],
                  },
                ]
              : []),
          ]}
        />
      )}
    </Panel>
  );
}

function TypeAddress({ onBack, onTerminated }: DeleteAccountProps) {
  const { t } = useTranslation();
  const email = useMe((me) => me?.email ?? '');
  const name = useMe((me) => me?.name ?? '');
  const [typed, setTyped] = useState('');
  const leaving = useAct();
  const wanted = email || name;
  const isRight = wanted !== '' && fold(typed) === fold(wanted);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isRight || leaving.isBusy) return;
    await leaving.run(async () => {
      const { purge_at } = await call(terminate, { email: typed }, { extractData: true, showError: false });
      onTerminated(purge_at);
    });
  }
  return (
    <Panel
      title={t('account.delete.open')}
      foot={
        <>
          <Button className={style.apart} onClick={onBack}>
            {t('account.delete.back')}
          </Button>
          <Button look="danger" type="submit" form="give-up" disabled={!isRight} isBusy={leaving.isBusy}>
            {t('account.delete.do')}
          </Button>
        </>
      }
    >
      <form id="give-up" className={style.steps} onSubmit={(event) => void submit(event)}>
        <p className={style.about}>
          {t(email === '' ? 'account.delete.type_name' : 'account.delete.type_email')} <b>{wanted}</b>
        </p>
        <TextField
          label={t(email === '' ? 'account.name' : 'account.email')}
          kind="data"
          value={typed}
          error={leaving.error || null}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(text) => {
            setTyped(text);
            leaving.clear();
          }}
        />
        <p className={style.about}>{t('account.delete.grace', { n: GRACE_DAYS })}</p>
      </form>
    </Panel>
  );
}

/** As the server compares it. */
function fold(words: string): string {
  return words.normalize('NFC').trim().toLowerCase();
}
