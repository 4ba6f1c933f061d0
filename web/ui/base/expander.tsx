// More options, folded under one line until they are wanted.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './expander.module.css';

export type ExpanderProps = {
  label: ReactNode;
  /** What is chosen inside, in few words, at the right. */
  aside?: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
};

export function Expander({ label, aside, children, isOpen, onToggle }: ExpanderProps) {
  return (
    <details
      className={style.expander}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={style.summary}>
        <span className={style.label}>
          {label}
          <ChevronDown aria-hidden="true" />
        </span>
        {aside !== undefined && <span className={style.aside}>{aside}</span>}
      </summary>
      <div className={style.inside}>{children}</div>
    </details>
  );
}
