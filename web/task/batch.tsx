// The pictures of one run side by side in one height, whatever their ratios.
import { Children } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import style from './task-feed.module.css';

export type BatchProps = { ratios: readonly number[]; isSmall: boolean; children: ReactNode };

export function Batch({ ratios, isSmall, children }: BatchProps) {
  const list = Children.toArray(children);
  const sum = ratios.reduce((total, ratio) => total + ratio, 0);
  return (
    <div
      className={joinClasses(style.batch, isSmall && style.small, list.length > 2 && style.many)}
      style={{ '--sum': sum, '--columns': ratios.map((ratio) => `${ratio}fr`).join(' ') }}
    >
      {list}
    </div>
  );
}
