// The open work of the wall: a panel at the right, a sheet on a phone. Arrow keys walk on, Esc closes.
import { Dialog as Base } from 'radix-ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { DetailsPanel } from './details-panel.tsx';
import type { Plate } from './work-card.tsx';
import style from './creations.module.css';

export type CreationsDetailsProps = {
  id: string;
  index: number;
  plates: readonly Plate[];
  onOpen: (id: string | null, index?: number) => void;
  /** While works are chosen the keys belong to the choosing. */
  isPaused: boolean;
};

export function CreationsDetails({ id, index, plates, onOpen, isPaused }: CreationsDetailsProps) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const at = plates.findIndex(({ task, result }) => task.id === id && (result?.index ?? 0) === index);
  const step = (by: 1 | -1) => {
    const next = plates[(at < 0 ? 0 : at) + by];
    if (next) onOpen(next.task.id, next.result?.index ?? 0);
  };
  const close = () => onOpen(null);

  useEffect(() => {
    if (isPaused) return;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || isBusyElsewhere(event.target)) return;
      if (event.key === 'ArrowLeft') step(-1);
      else if (event.key === 'ArrowRight') step(1);
      else if (event.key === 'Escape' && !isPhone) close();
      else return;
      event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });

  const panel = <DetailsPanel id={id} index={index} seed={plates[at]?.task} onStep={step} onClose={close} />;
  if (!isPhone) {
    return (
      <aside className={style.panel} aria-label={t('gallery.details')}>
        {panel}
      </aside>
    );
  }
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Base.Portal>
        <Base.Overlay className={style.scrim} />
        <Base.Content className={style.sheet} aria-describedby={undefined}>
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
