// Ends every session of the account, this one too: for a device that was lost, or an email about one that is not known.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '#web/api/call-error.ts';
import { Button } from '#web/ui/base/button.tsx';
import { PanelPart } from './panel.tsx';
import style from './data-panel.module.css';

export function SessionsPart({ onSignOutEverywhere }: { onSignOutEverywhere: () => Promise<void> }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  async function signOut() {
    setBusy(true);
    try {
      await onSignOutEverywhere();
    } catch (error) {
      // A toast has said it.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
  }
  return (
    <PanelPart title={t('account.sessions.title')}>
      <p className={style.about}>{t('account.sessions.about')}</p>
      <Button isBusy={isBusy} onClick={() => void signOut()}>
        {t('account.sessions.end')}
      </Button>
    </PanelPart>
  );
}
