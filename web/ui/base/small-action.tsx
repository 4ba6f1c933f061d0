// A quiet act in a line of text: an icon and a word, no box.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './small-action.module.css';

export type SmallActionProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  icon?: ReactNode;
  isOn?: boolean;
  isDanger?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

export function SmallAction({
  icon,
  isOn = false,
  isDanger = false,
  className,
  children,
  ...rest
}: SmallActionProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isOn || undefined}
      className={joinClasses(style.action, isOn && style.isOn, isDanger && style.isDanger, className)}
    >
      {icon}
      {children}
    </button>
  );
}
