// One part of the account: its title, what scrolls below it, and a foot that stays.
import type { ReactNode } from 'react';
import style from './panel.module.css';

export type PanelProps = { title: string; children: ReactNode; foot?: ReactNode };

export function Panel({ title, children, foot }: PanelProps) {
  return (
    <div className={style.panel}>
      <h2 className={style.title}>{title}</h2>
      <div className={style.body}>{children}</div>
      {foot && <div className={style.foot}>{foot}</div>}
    </div>
  );
}

/** A part of a panel: a hairline, its name, what it holds. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={style.part}>
      <h3 className={style.partTitle}>{title}</h3>
      {children}
    </section>
  );
}
