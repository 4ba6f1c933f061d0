// The question before a ban: three things happen at once.
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';
import style from './admin.module.css';

type BanDialogProps = { isOpen: boolean; author: string; onClose: () => void; onBan: () => void };

export function BanDialog({ isOpen, author, onClose, onBan }: BanDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('admin.ban.title')}
      footer={
        <>
          <Button size="medium" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button size="medium" look="danger" onClick={onBan}>
            {t('admin.ban.button')}
          </Button>
        </>
      }
    >
      <ul className={style.points}>
        <li>{t('admin.ban.hide')}</li>
        <li>{t('admin.ban.block', { name: author })}</li>
        <li>{t('admin.ban.files')}</li>
      </ul>
    </Dialog>
  );
}
