// Before and after in one frame, parted by a line that can be dragged or moved with the arrow keys.
import { ChevronsLeftRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { useUiWords } from '../base/ui-words.tsx';
import style from './compare-frame.module.css';

export const COMPARE_MODES = ['before', 'split', 'after'] as const;
export type CompareMode = (typeof COMPARE_MODES)[number];

export type CompareFrameProps = {
  /** Width divided by height. */
  ratio: number;
  before: ReactNode;
  after: ReactNode;
  mode: CompareMode;
  /** "Before, 640 × 360": on paper in the corners. */
  tags: { before: string; after: string };
  /** What lies over both: a magnifier. */
  children?: ReactNode;
};

const START_PERCENT = 50;

export function CompareFrame({ ratio, before, after, mode, tags, children }: CompareFrameProps) {
  const words = useUiWords();
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(START_PERCENT);
  const shown = { before: 100, split: percent, after: 0 }[mode];

  function drag(event: PointerEvent<HTMLElement>) {
    const box = frame.current?.getBoundingClientRect();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = ((event.clientX - box.left) / box.width) * 100;
    setPercent(Math.round(Math.min(100, Math.max(0, at)) * 10) / 10);
  }
  return (
    <div ref={frame} className={style.frame} style={{ aspectRatio: ratio, '--line': `${shown}%` }}>
      <div className={style.side}>{after}</div>
      <div className={style.before}>{before}</div>
      {mode !== 'after' && <span className={style.tag}>{tags.before}</span>}
      {mode !== 'before' && <span className={style.tagAfter}>{tags.after}</span>}
      {children}
      {mode === 'split' && (
        <div
          className={style.handle}
          onPointerDown={(event) => {
            event.preventDefault();
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
        >
          <input
            type="range"
            className={style.range}
            aria-label={words.compare}
            min={0}
            max={100}
            step={1}
            value={percent}
            onChange={(event) => setPercent(event.target.valueAsNumber)}
          />
          <span className={style.grip} aria-hidden="true">
            <ChevronsLeftRight />
          </span>
        </div>
      )}
    </div>
  );
}
