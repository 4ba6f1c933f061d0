// One box of the page of pieces.
import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import style from './components-page.module.css';

/** English or Chinese words of the page of pieces. */
export type Say = (en: string, zh: string) => string;

export function Box({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={joinClasses(style.box, isWide && style.wide)} aria-label={name}>
      <h2 className={style.name}>{name}</h2>
      {children}
    </section>
  );
}
