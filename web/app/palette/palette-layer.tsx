// The dialog of the command palette. What is in it comes when it is first opened; until then one can type already.
import { Dialog as Base } from 'radix-ui';
import { lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#web/ui/base/use-shortcut.ts';
import overlay from '#web/ui/layer/overlay.module.css';
import { useReturnFocus } from '#web/ui/layer/use-return-focus.ts';
import hidden from '#web/ui/base/visually-hidden.module.css';
import { PaletteSkeleton } from './palette-skeleton.tsx';
import { closePalette, openPalette, usePalette } from './palette-store.ts';
import style from './palette.module.css';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

export function PaletteLayer() {
  const { t } = useTranslation();
  const isOpen = usePalette((palette) => palette.isOpen);
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  /** What was chosen leads to another place: the focus stays where that puts it. */
  const isLeaving = useRef(false);
  useShortcut('everywhere.palette', () => (isOpen ? closePalette() : openPalette()), { isInDialog: isOpen });
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && closePalette()}>
      <Base.Portal>
        <Base.Overlay className={overlay.scrim} />
        <Base.Content
          className={style.palette}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            isLeaving.current = false;
            onOpenAutoFocus();
          }}
          onCloseAutoFocus={(event) => {
            if (isLeaving.current) event.preventDefault();
            else onCloseAutoFocus(event);
          }}
        >
          <Base.Title className={hidden.hidden}>{t('app.palette.title')}</Base.Title>
          <Suspense fallback={<PaletteSkeleton />}>
            <Palette onLeave={() => (isLeaving.current = true)} />
          </Suspense>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
