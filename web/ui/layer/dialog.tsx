// A dialog over the faded page; on a phone it is a sheet at the bottom. Esc and a click beside it close it.
import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../base/icon-button.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { keepOpenForToasts } from './keep-open-for-toasts.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useUiWords } from '../base/ui-words.tsx';
import overlay from './overlay.module.css';
import style from './dialog.module.css';
import hidden from '../base/visually-hidden.module.css';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** The dialog brings its own heading; the title then names it for the ear only. */
  isTitleHidden?: boolean;
  about?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** In pixels; 520 where left out. */
  width?: number;
  /** No padding around the children. */
  isBare?: boolean;
  /** There is nothing in it but words: the keys that scroll go to these. */
  isOnlyWords?: boolean;
};

export function Dialog({
  isOpen,
  onClose,
  title,
  isTitleHidden = false,
  about,
  children,
  footer,
  width = 520,
  isBare = false,
  isOnlyWords = false,
}: DialogProps) {
  const words = useUiWords();
  const returnFocus = useReturnFocus();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Overlay className={overlay.scrim} />
        <Base.Content
          className={style.dialog}
          style={{ '--width': `${width}px` }}
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          {...returnFocus}
        >
          {isTitleHidden ? (
            <Base.Title className={hidden.hidden}>{title}</Base.Title>
          ) : (
            <div className={style.head}>
              <Base.Title className={style.title}>{title}</Base.Title>
            </div>
          )}
          {about && <p className={style.about}>{about}</p>}
          <div
            className={joinClasses(style.body, isBare && style.bare)}
            // Without it, long words could be scrolled by a pointer alone.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={isOnlyWords ? 0 : undefined}
          >
            {children}
          </div>
          {footer && <div className={style.foot}>{footer}</div>}
          <Base.Close asChild>
            <IconButton label={words.close} icon={<X />} className={style.close} />
          </Base.Close>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
