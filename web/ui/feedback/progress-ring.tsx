// Progress as a ring around nothing, for small places.
import hidden from '../base/visually-hidden.module.css';
import style from './progress-ring.module.css';

/** Radius in the units of the 20-pixel box. */
const RADIUS = 8;
const ROUND = 2 * Math.PI * RADIUS;

export function ProgressRing({ label, percent }: { label: string; percent: number }) {
  return (
    <span className={style.ring}>
      <progress className={hidden.hidden} aria-label={label} max={100} value={percent} />
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r={RADIUS} className={style.track} />
        <circle
          cx="10"
          cy="10"
          r={RADIUS}
          className={style.wet}
          strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
        />
      </svg>
    </span>
  );
}
