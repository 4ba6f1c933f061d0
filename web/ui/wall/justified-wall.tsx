// Images of any ratio in rows of equal height, edge to edge. Made by flexbox alone, so nothing jumps.
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import style from './justified-wall.module.css';

export type JustifiedWallProps<Item> = {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Width divided by height. */
  ratioOf: (item: Item) => number;
  children: (item: Item) => ReactNode;
  /** Target height of a row in pixels; rows grow up to about a half more to fill the width. */
  rowHeight?: number;
  phoneRowHeight?: number;
  gap?: number;
  /** One row on a wide screen (it wraps on a phone): what does not fit is cut from the end by the caller. */
  isRow?: boolean;
  label?: string;
};

export function JustifiedWall<Item>({
  items,
  keyOf,
  ratioOf,
  children,
  rowHeight = 118,
  phoneRowHeight = 104,
  gap = 6,
  isRow = false,
  label,
}: JustifiedWallProps<Item>) {
  return (
    <ul
      aria-label={label}
      className={joinClasses(style.wall, isRow && style.row)}
      style={{
        '--row-height': `${rowHeight}px`,
        '--phone-row-height': `${phoneRowHeight}px`,
        '--gap': `${gap}px`,
      }}
    >
      {items.map((item) => (
        <li key={keyOf(item)} className={style.cell} style={{ '--ratio': clampRatio(ratioOf(item)) }}>
          {children(item)}
        </li>
      ))}
      <li aria-hidden="true" className={style.rest} />
    </ul>
  );
}

/** A strip or a needle would break its row; nothing we make is outside of these. */
function clampRatio(ratio: number): number {
  if (!Number.isFinite(ratio) || ratio <= 0) return 1;
  return Math.min(4, Math.max(0.3, ratio));
}
