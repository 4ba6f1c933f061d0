// A sheet that comes in from the right (or from below) over the page: details, the dock, a profile.
import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import type { MouseEventHandler, ReactNode } from 'react';
import { IconButton } from '../base/icon-button.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { keepOpenForToasts } from './keep-open-for-toasts.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useUiWords } from '../base/ui-words.tsx';
import overlay from './overlay.module.css';
import style from './sheet.module.css';

export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Buttons between the title and the cross. */
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'right' | 'left' | 'bottom';
  /** In pixels; a phone takes the whole width. */
  width?: number;
  isTitleSmall?: boolean;
  /** Whatever in it is pressed. */
  onClick?: MouseEventHandler;
};

export function Sheet({
  isOpen,
  onClose,
  title,
  actions,
  children,
  footer,
  side = 'right',
  width = 392,
  isTitleSmall = false,
  onClick,
}: SheetProps) {
  const words = useUiWords();
  const returnFocus = useReturnFocus();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Overlay className={overlay.scrim} />
        <Base.Content
          className={joinClasses(style.sheet, style[side])}
          style={{ '--width': `${width}px` }}
          aria-describedby={undefined}
          onClick={onClick}
          onInteractOutside={keepOpenForToasts}
          {...returnFocus}
        >
          <div className={style.head}>
            <Base.Title className={joinClasses(style.title, isTitleSmall && style.smallTitle)}>
              {title}
            </Base.Title>
            {actions}
            <Base.Close asChild>
              <IconButton label={words.close} icon={<X />} />
            </Base.Close>
          </div>
          <div className={style.body}>{children}</div>
          {footer && <div className={style.foot}>{footer}</div>}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
