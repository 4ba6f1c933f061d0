// A small sheet that hangs from a button and holds controls.
import { Popover as Base } from 'radix-ui';
import type { ReactNode } from 'react';
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
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Content
          aria-label={label}
          className={style.popover}
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
