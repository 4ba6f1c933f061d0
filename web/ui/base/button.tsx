// A button: filled (one in a region), outline, quiet or danger; busy keeps its width and shows a ring.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonClass } from './button-class.ts';
import type { ButtonLook, ButtonSize } from './button-class.ts';
import { joinClasses } from './join-classes.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  isWide?: boolean;
  isBusy?: boolean;
  /** Said beside the ring while busy; the label where left out. */
  busyLabel?: ReactNode;
  icon?: ReactNode;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
};

export function Button({
  look = 'outline',
  size = 'small',
  isWide = false,
  isBusy = false,
  busyLabel,
  icon,
  type = 'button',
  disabled = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={joinClasses(buttonClass(look, size, isWide), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {isBusy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}
