// The open work of the wall: a panel at the right, a sheet on a phone. Arrow keys walk on, Esc closes.
import { Dialog as Base } from 'radix-ui';

import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { useReturnFocus } from '#web/ui/layer/use-return-focus.ts';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import { DetailsPanel } from './details-panel.tsx';
import type { DetailsPanelProps } from './details-panel.tsx';
import style from './creations.module.css';

export type CreationsDetailsProps = {
  id: string;
  /** Which of its results. */
  n: number;
  /** What the wall knows of it. */
  seed: Task | undefined;
  onStep: (by: 1 | -1) => void;
  canStep: DetailsPanelProps['canStep'];
  onClose: () => void;
  /** While works are chosen the keys belong to the choosing. */
  isPaused: boolean;
};

export function CreationsDetails({ id, n, seed, onStep, canStep, onClose, isPaused }: CreationsDetailsProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const returnFocus = useReturnFocus();

  useShortcut('creations.step', (key) => onStep(key === 'ArrowLeft' ? -1 : 1), {
    isOn: !isPaused,
    isInDialog: isPhone,
  });
  useShortcut('everywhere.close', onClose, { isOn: !isPaused && !isPhone });

  const panel = (
    <DetailsPanel id={id} n={n} seed={seed} onStep={onStep} canStep={canStep} onClose={onClose} />
  );
  if (!isPhone) {
    return (
      <aside className={style.panel} aria-label={t('gallery.details')}>
        {panel}
      </aside>
    );
  }
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Overlay className={style.scrim} />
        <Base.Content
          className={style.sheet}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            returnFocus.onOpenAutoFocus();
            // The sheet itself: a ring around the first button would say that it is the one to press.
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        >
          <Base.Title className={style.hiddenTitle}>{t('gallery.details')}</Base.Title>
          {panel}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
