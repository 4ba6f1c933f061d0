// The open work of the wall: a panel at the right, a sheet on a phone. Arrow keys walk on, Esc closes.
import { Dialog as Base } from 'radix-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { useReturnFocus } from '#web/ui/layer/use-return-focus.ts';
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

  useEffect(() => {
    if (isPaused) return;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || isBusyElsewhere(event.target)) return;
      if (event.key === 'ArrowLeft') onStep(-1);
      else if (event.key === 'ArrowRight') onStep(1);
      else if (event.key === 'Escape' && !isPhone) onClose();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

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

/** Keys that mean something else where the person is: typing, an open menu, a dialog over the wall. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [role=menu]') !== null;
  return isTyping || document.querySelector('[role=menu][data-state=open]') !== null;
}
