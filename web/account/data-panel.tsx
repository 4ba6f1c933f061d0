// One's own data: take it along, end every session, give the account up, and read what is promised about it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { UiLink } from '#web/ui/base/ui-link.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportPart } from './export-part.tsx';
import { Panel, PanelPart } from './panel.tsx';
import { SessionsPart } from './sessions-part.tsx';
import style from './data-panel.module.css';

type DataPanelProps = {
  onTerminated: (purgeAt: string) => void;
  /** Throws a CallError, and then nobody is signed out. */
  onSignOutEverywhere: () => Promise<void>;
};

export function DataPanel({ onTerminated, onSignOutEverywhere }: DataPanelProps) {
  const { t } = useTranslation();
  const [isDeleting, setDeleting] = useState(false);
  if (isDeleting) {
    return <DeleteAccount onBack={() => setDeleting(false)} onTerminated={onTerminated} />;
  }
  return (
    <Panel title={t('account.tab.data')}>
      <ExportPart />
      <SessionsPart onSignOutEverywhere={onSignOutEverywhere} />
      <PanelPart title={t('account.delete.open')}>
        <p className={style.about}>{t('account.delete.about')}</p>
        <Button look="danger" onClick={() => setDeleting(true)}>
          {t('account.delete.begin')}
        </Button>
      </PanelPart>
      <PanelPart title={t('account.privacy.title')}>
        <p className={style.about}>{t('account.privacy.about')}</p>
        <p className={style.links}>
          <UiLink href="/landing/privacypolicy">{t('account.privacy.policy')}</UiLink>
          <UiLink href="/landing/termservice">{t('account.privacy.terms')}</UiLink>
        </p>
      </PanelPart>
    </Panel>
  );
}
