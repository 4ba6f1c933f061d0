// The one h1 of a page that shows none: for screen readers, and for whoever walks by headlines.
import type { ReactNode } from 'react';
import style from './visually-hidden.module.css';

export function HiddenTitle({ children }: { children: ReactNode }) {
  return <h1 className={style.hidden}>{children}</h1>;
}
