// Everything that is kept of somebody, packed while they do other things: an email brings the link.
import { create } from 'zustand';
import { useTranslation } from 'react-i18next';
import { exportUser } from '#contract/leaving.ts';
import { CallError, isCanceled } from '#web/api/call-error.ts';
import { call } from '#web/api/call.ts';
import { useMe, useUserId } from '#web/model/me/use-me.ts';
import { Button } from '#web/ui/base/button.tsx';
import { PanelPart } from './panel.tsx';
import style from './data-panel.module.css';

type Export = {
  state: 'none' | 'asking' | 'packing';
  /** Whose. */
  userId: string | null;
  problem: string | null;
};

const useExport = create<Export>(() => ({ state: 'none', userId: null, problem: null }));

async function askForExport(userId: string): Promise<void> {
  useExport.setState({ state: 'asking', userId, problem: null });
  try {
    await call(exportUser, {}, { showError: false });
    useExport.setState({ state: 'packing' });
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const problem = isCanceled(error) ? null : (Object.values(error.fields)[0] ?? error.message);
    useExport.setState({ state: 'none', problem });
  }
}

export function ExportPart() {
  const { t } = useTranslation();
  const userId = useUserId();
  const email = useMe((me) => me?.email ?? '');
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
      {state !== 'packing' && (
        <Button
          disabled={email === '' || userId === null}
          isBusy={state === 'asking'}
          onClick={() => userId && void askForExport(userId)}
        >
          {t('account.export.ask')}
        </Button>
      )}
    </PanelPart>
  );
}
