// A small sheet that hangs from a button and holds controls; on a phone it comes from below, near the thumb.
import { Popover as Base, Slot } from 'radix-ui';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useIsPhone } from '../base/use-is-phone.ts';
import { Sheet } from './sheet.tsx';
import style from './popover.module.css';

export type PopoverProps = {
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** In pixels. */
  width?: number;
  /** From the trigger, in pixels. */
  distance?: number;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

export function Popover({
  trigger,
  label,
  children,
  align = 'start',
  side = 'bottom',
  width = 320,
  distance = 8,
  isOpen,
  onOpenChange,
}: PopoverProps) {
  const isPhone = useIsPhone();
  const [isOwnOpen, setOwnOpen] = useState(false);
  const shown = isOpen ?? isOwnOpen;
  const show = onOpenChange ?? setOwnOpen;
  /** A link leads away from what hangs here. */
  function press({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a[href]')) show(false);
  }
  if (isPhone) {
    return (
      <>
        <Slot.Root aria-haspopup="dialog" aria-expanded={shown} onClick={() => show(true)}>
          {trigger}
        </Slot.Root>
        <Sheet
          isOpen={shown}
          onClose={() => show(false)}
          title={label}
          side="bottom"
          isTitleSmall
          onClick={press}
        >
          <div className={style.inSheet}>{children}</div>
        </Sheet>
      </>
    );
  }
  return (
    <Base.Root open={shown} onOpenChange={show}>
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Content
          aria-label={label}
          className={style.popover}
          onClick={press}
          style={{ width }}
          align={align}
          side={side}
          sideOffset={distance}
          collisionPadding={12}
        >
          {children}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
