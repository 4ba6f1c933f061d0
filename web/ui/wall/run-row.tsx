// One run of a tool as the spread of a book: its images in one height, then number, words and acts.
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import style from './run-row.module.css';

export type RunRowProps = {
  /** The images of the batch, or what stands in for them. */
  children: ReactNode;
  /** "Nº 1,209": the running number, or the time where there is none. */
  number: ReactNode;
  /** The person's own words. */
  words: ReactNode;
  /** "Watercolor · 1:1 · Pro 1K · 4 points". */
  data?: ReactNode;
  /** Acts, or the state while it runs. */
  actions?: ReactNode;
  /** Of the run, for the ear. */
  name?: string;
  /** The first spread of a feed stands under an ink rule. */
  isFirst?: boolean;
};

export function RunRow({ children, number, words, data, actions, name, isFirst = false }: RunRowProps) {
  return (
    <article aria-label={name} className={joinClasses(style.runRow, isFirst && style.first)}>
      {children}
      <div className={style.caption}>
        <div className={style.number}>{number}</div>
        <div className={style.text}>
          <p className={style.words}>{words}</p>
          {data !== undefined && <p className={style.data}>{data}</p>}
        </div>
        {actions !== undefined && <div className={style.actions}>{actions}</div>}
      </div>
    </article>
  );
}
