// The statement of responsibility that who takes a file without its label accepts, once.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/base/button.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { Dialog } from '#web/ui/layer/dialog.tsx';

export type UnlabelledDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onAccept: () => Promise<void>;
};

export function UnlabelledDialog({ isOpen, onClose, onAccept }: UnlabelledDialogProps) {
  const { t } = useTranslation();
  const [isAccepted, setAccepted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function accept() {
    setBusy(true);
    await onAccept().finally(() => setBusy(false));
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('gallery.file.statement_title')}
      about={t('gallery.file.statement_about')}
      footer={
        <Button look="filled" disabled={!isAccepted} isBusy={isBusy} onClick={() => void accept()}>
          {t('gallery.file.statement_go')}
        </Button>
      }
    >
      <Check label={t('gallery.file.statement')} isChecked={isAccepted} onChange={setAccepted} />
    </Dialog>
  );
}
