// A statement that has to be accepted before something goes on: a box to tick, and one button.
import { useState } from 'react';
import { Button } from '#web/ui/base/button.tsx';
import { Check } from '#web/ui/form/check.tsx';
import { Dialog } from './dialog.tsx';

export type StatementDialogProps = {
  isOpen: boolean;
  title: string;
  about: string;
  statement: string;
  /** What the button says. */
  go: string;
  onClose: () => void;
  onAccept: () => Promise<void>;
};

export function StatementDialog(props: StatementDialogProps) {
  const { isOpen, title, about, statement, go, onClose, onAccept } = props;
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
      title={title}
      about={about}
      footer={
        <Button look="filled" disabled={!isAccepted} isBusy={isBusy} onClick={() => void accept()}>
          {go}
        </Button>
      }
    >
      <Check label={statement} isChecked={isAccepted} onChange={setAccepted} />
    </Dialog>
  );
}
