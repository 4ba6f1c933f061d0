// A work in the bath: its blurred stand-in, the percentage as a large numeral, the progress bar.
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import { thumbhashUrl } from '../base/thumbhash-url.ts';
import { ProgressBar } from './progress-bar.tsx';
import style from './running-card.module.css';

export type RunningCardProps = {
  /** Width divided by height. */
  ratio: number;
  /** What is being made, for the ear. */
  label: string;
  /** 0–100; null while it still waits. */
  percent: number | null;
  /** "about 7 s left", "2 ahead · ~3 min". */
  note?: ReactNode;
  /** A ThumbHash or an earlier image to come out of. */
  thumbhash?: string | null;
  /** wall = small numeral; page = large. */
  size?: 'wall' | 'page';
  /** The bar is drawn elsewhere, for a whole batch. */
  isBarHidden?: boolean;
};

export function RunningCard({
  ratio,
  label,
  percent,
  note,
  thumbhash,
  size = 'wall',
  isBarHidden = false,
}: RunningCardProps) {
  const standIn = thumbhashUrl(thumbhash);
  return (
    <div className={joinClasses(style.card, style[size])} style={{ aspectRatio: ratio }}>
      <span
        aria-hidden="true"
        className={joinClasses(style.bath, !standIn && style.blank)}
        style={standIn ? { backgroundImage: `url("${standIn}")` } : undefined}
      />
      <div className={style.words}>
        {percent !== null && (
          <span className={style.numeral} aria-hidden="true">
            {Math.floor(percent)}
          </span>
        )}
        {note !== undefined && <span className={style.note}>{note}</span>}
      </div>
      {!isBarHidden && <ProgressBar label={label} percent={percent} className={style.bar} />}
    </div>
  );
}
