// Facts as a list with dotted leaders between the name and the value.
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './leaders.module.css';

export type LeadersProps = {
  facts: readonly { name: string; note?: ReactNode; value: ReactNode; isStrong?: boolean }[];
  size?: 'small' | 'large';
};

export function Leaders({ facts, size = 'small' }: LeadersProps) {
  return (
    <dl className={joinClasses(style.leaders, style[size])}>
      {facts.map((fact) => (
        <div key={fact.name} className={joinClasses(style.fact, fact.isStrong && style.strong)}>
          <dt>
            {fact.name}
            {fact.note !== undefined && <small className={style.note}>{fact.note}</small>}
          </dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
