// Ends every session of the account, this one too: for a device that was lost, or an email about one that is not known.
import { useTranslation } from 'react-i18next';
import { useAct } from '#web/model/use-act.ts';
import { Button } from '#web/ui/base/button.tsx';
import { PanelPart } from './panel.tsx';
import style from './data-panel.module.css';

export function SessionsPart({ onSignOutEverywhere }: { onSignOutEverywhere: () => Promise<void> }) {
  const { t } = useTranslation();
  const act = useAct(); // why it was refused, a toast has said
  return (
    <PanelPart title={t('account.sessions.title')}>
      <p className={style.about}>{t('account.sessions.about')}</p>
      <Button isBusy={act.isBusy} onClick={() => void act.run(onSignOutEverywhere)}>
        {t('account.sessions.end')}
      </Button>
    </PanelPart>
  );
}
