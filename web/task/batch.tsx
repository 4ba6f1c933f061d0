// The images of one run side by side in one height; three or four wide ones make two rows.
import { Children } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import style from './task-feed.module.css';

export type BatchProps = { ratios: readonly number[]; isSmall: boolean; children: ReactNode };

/** The ratios of one row, summed up: beyond this the images become too low to be looked at. */
const WIDEST_ROW = 3.4;

export function Batch({ ratios, isSmall, children }: BatchProps) {
  const list = Children.toArray(children);
  const whole = sumUp(ratios);
  const row = !isSmall && list.length > 2 && whole > WIDEST_ROW ? ratios.slice(0, 2) : ratios;
  const sum = sumUp(row);
  return (
    <div
      className={joinClasses(style.batch, isSmall && style.small, list.length > 2 && style.many)}
      style={{ '--sum': sum, '--columns': row.map((ratio) => `${ratio}fr`).join(' ') }}
    >
      {list}
    </div>
  );
}

function sumUp(ratios: readonly number[]): number {
  return ratios.reduce((total, ratio) => total + ratio, 0);
}
