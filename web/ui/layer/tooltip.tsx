// The name of an icon, and the key that does the same, on a dark strip.
import { Tooltip as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import style from './tooltip.module.css';

export type TooltipProps = {
  text: ReactNode;
  keys?: string;
  /** One element that takes a ref. */
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
};

export function Tooltip({ text, keys, children, side = 'bottom' }: TooltipProps) {
  return (
    <Base.Provider delayDuration={400}>
      <Base.Root>
        <Base.Trigger asChild>{children}</Base.Trigger>
        <Base.Portal>
          <Base.Content className={style.tip} side={side} sideOffset={4} collisionPadding={8}>
            {text}
            {keys && <kbd className={style.keys}>{keys}</kbd>}
            <Base.Arrow className={style.notch} width={10} height={5} />
          </Base.Content>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
