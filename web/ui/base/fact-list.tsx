// Facts as a list with dotted lines between the name and the value.
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './fact-list.module.css';

export type Fact = {
  name: string;
  value: ReactNode;
  note?: ReactNode;
  /** Before the name. */
  mark?: ReactNode;
  isStrong?: boolean;
  /** Where two have the same name. */
  key?: string;
};

export type FactListProps = {
  facts: readonly Fact[];
  size?: 'small' | 'large';
};

export function FactList({ facts, size = 'small' }: FactListProps) {
  return (
    <dl className={joinClasses(style.factList, style[size])}>
      {facts.map((fact) => (
        <div key={fact.key ?? fact.name} className={joinClasses(style.fact, fact.isStrong && style.strong)}>
          <dt>
            {fact.mark}
            {fact.note === undefined ? fact.name : <span className={style.named}>{fact.name}</span>}
            {fact.note !== undefined && <small className={style.note}>{fact.note}</small>}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
