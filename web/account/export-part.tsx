// Everything that is kept of somebody, packed while they do other things: an email brings the link.
import { useState } from 'react';
import { create } from 'zustand';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '#contract/endpoint.ts';
import { exportUser } from '#contract/leaving.ts';
import { CallError, isCanceled } from '#web/api/call-error.ts';
import { call } from '#web/api/call.ts';
import { useMe, useUserId } from '#web/model/me/use-me.ts';
import { StatementDialog } from '#web/ui/layer/statement-dialog.tsx';
import { Button } from '#web/ui/base/button.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { PanelPart } from './panel.tsx';
import style from './data-panel.module.css';

type Export = {
  /** `stating`: results without their labels want the statement first. */
  state: 'none' | 'asking' | 'stating' | 'packing';
  /** Whose. */
  userId: string | null;
  problem: string | null;
};

const useExport = create<Export>(() => ({ state: 'none', userId: null, problem: null }));

/** Without `accept` the server says whether the statement was accepted before. */
async function askForExport(userId: string, wish: InputOf<typeof exportUser>): Promise<void> {
  useExport.setState(({ state }) => ({
    state: state === 'stating' ? state : 'asking',
    userId,
    problem: null,
  }));
  try {
    await call(exportUser, wish, { showError: false });
    useExport.setState({ state: 'packing' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.fields['accept']) return useExport.setState({ state: 'stating' });
    const problem = isCanceled(error) ? null : (Object.values(error.fields)[0] ?? error.message);
    useExport.setState({ state: 'none', problem });
  }
}

export function ExportPart() {
  const { t } = useTranslation();
  const userId = useUserId();
  const email = useMe((me) => me?.email ?? '');
  const [isUnlabelled, setUnlabelled] = useState(false);
  const held = useExport();
  const { state, problem } = held.userId === userId ? held : { state: 'none', problem: null };
  return (
    <PanelPart title={t('account.export.title')}>
      <p className={style.about}>
        {email === '' ? t('account.export.no_address') : t('account.export.about', { email })}
      </p>
      {problem !== null && (
        <p className={style.problem} role="alert">
          {problem}
        </p>
      )}
      <output className={style.packing}>
        {state === 'packing' && t('account.export.packing', { email })}
      </output>
      {state !== 'packing' && email !== '' && (
        <div className={style.choice}>
          <Check
            label={t('account.export.unlabelled')}
            isChecked={isUnlabelled}
            onChange={setUnlabelled}
            disabled={state !== 'none'}
          />
        </div>
      )}
      {state !== 'packing' && (
        <Button
          disabled={email === '' || userId === null}
          isBusy={state === 'asking'}
          onClick={() => userId && void askForExport(userId, isUnlabelled ? { unlabelled: true } : {})}
        >
          {t('account.export.ask')}
        </Button>
      )}
      <StatementDialog
        isOpen={state === 'stating'}
        title={t('gallery.file.statement_title')}
        about={t('gallery.file.statement_about')}
        statement={t('gallery.file.statement')}
        go={t('account.export.accept')}
        onClose={() => useExport.setState({ state: 'none' })}
        onAccept={async () => {
          if (userId) await askForExport(userId, { unlabelled: true, accept: true });
        }}
      />
    </PanelPart>
  );
}
