// A button that is only an icon; its label is for the ear and for the tooltip.
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './icon-button.module.css';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> & {
  label: string;
  icon: ReactNode;
  /** Box in pixels: small 28, medium 36 (44 on a phone), large the same box with a 20-pixel icon. */
  size?: 'small' | 'medium' | 'large';
  isFramed?: boolean;
  /** A live number, drawn wet in the corner; left out at zero. */
  count?: number;
  ref?: Ref<HTMLButtonElement>;
};

export function IconButton({
  label,
  icon,
  size = 'medium',
  isFramed = false,
  count = 0,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={count > 0 && !label.includes(String(count)) ? `${label}, ${count}` : label}
      className={joinClasses(style.button, style[size], isFramed && style.framed, className)}
    >
      {icon}
      {count > 0 && (
        <span className={style.count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  );
}
