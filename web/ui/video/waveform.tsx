// A sound as bars, with two handles for the part that is kept. What is cut is pale; the playhead is wet.
import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { formatClock } from './video-clock.ts';
import { moveEnd } from '../form/selected-range.ts';
import type { SelectedRange, RangeLimits } from '../form/selected-range.ts';
import style from './waveform.module.css';

export type WaveformWords = {
  start: string;
  end: string;
  /** "0:02.0 to 0:12.9, 10.9 s kept" */
  kept: (range: SelectedRange) => string;
};

export type WaveformProps = {
  /** 0–1, as many as there are bars. */
  peaks: readonly number[];
  limits: RangeLimits;
  range: SelectedRange;
  onChange: (range: SelectedRange) => void;
  /** Seconds; null: it does not play. */
  playhead: number | null;
  /** A press on the wave, in seconds. */
  onSeek: (seconds: number) => void;
  words: WaveformWords;
};

/** Height of the drawing, whatever height it is shown in. */
const HEIGHT = 100;
/** A silent part is a thin line, not nothing. */
const LEAST_BAR = 2;
/** Seconds that an arrow key moves a handle by. */
const STEP = 0.1;

export function Waveform({ peaks, limits, range, onChange, playhead, onSeek, words }: WaveformProps) {
  const box = useRef<HTMLDivElement>(null);
  const { duration } = limits;
  const part = (seconds: number) => `${(100 * seconds) / duration}%`;
  const keptFrom = Math.floor((range.start / duration) * peaks.length);
  const keptTo = Math.ceil((range.end / duration) * peaks.length);

  function secondsAt(event: PointerEvent): number {
    const { left, width } = box.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    return Math.max(0, Math.min(duration, ((event.clientX - left) / width) * duration));
  }
  function drawHandle(which: keyof SelectedRange) {
    const value = range[which];
    return (
      <span
        className={style.handle}
        style={{ left: part(value) }}
        onPointerDown={(event) => {
          event.stopPropagation();
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          onChange(moveEnd(range, which, secondsAt(event), limits));
        }}
      >
        <input
          type="range"
          aria-label={words[which]}
          aria-valuetext={formatClock(value, true)}
          min={0}
          max={duration}
          step={STEP}
          value={value}
          onChange={(event) => onChange(moveEnd(range, which, Number(event.target.value), limits))}
        />
      </span>
    );
  }
  return (
    <div>
      <div
        ref={box}
        className={style.wave}
        // The handles are the way for keys; a press on the wave only listens from there.
        onPointerDown={(event) => onSeek(secondsAt(event))}
      >
        <svg viewBox={`0 0 ${peaks.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          <path
            className={style.cut}
            d={drawBars(peaks, 0, keptFrom) + drawBars(peaks, keptTo, peaks.length)}
          />
          <path className={style.kept} d={drawBars(peaks, keptFrom, keptTo)} />
        </svg>
        {playhead !== null && <span className={style.playhead} style={{ left: part(playhead) }} />}
        {drawHandle('start')}
        {drawHandle('end')}
      </div>
      <div className={style.times}>
        <span>{formatClock(0)}</span>
        <output className={style.said}>{words.kept(range)}</output>
        <span>{formatClock(duration, true)}</span>
      </div>
    </div>
  );
}

function drawBars(peaks: readonly number[], from: number, to: number): string {
  let bars = '';
  for (let at = from; at < to; at += 1) {
    const height = Math.max(LEAST_BAR, (peaks[at] ?? 0) * HEIGHT * 0.86);
    bars += `M${at + 0.5} ${((HEIGHT - height) / 2).toFixed(1)}v${height.toFixed(1)}`;
  }
  return bars;
}
