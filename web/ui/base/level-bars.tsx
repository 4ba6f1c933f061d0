// How loud it was in the last seconds, the newest at the right, where the wet line stands.
import style from './level-bars.module.css';

const SHOWN = 120;
const HEIGHT = 100;
/** Silence is a thin line, not nothing. */
const LEAST_BAR = 3;

/** 0–1 each. For the eye only: what is going on has to be said beside it. */
export function LevelBars({ levels }: { levels: readonly number[] }) {
  const shown = levels.slice(-SHOWN);
  const bars = shown.map((level, index) => {
    const height = Math.max(LEAST_BAR, level * HEIGHT * 0.9);
    return `M${SHOWN - shown.length + index + 0.5} ${(HEIGHT - height) / 2}v${height}`;
  });
  return (
    <div className={style.box} aria-hidden="true">
      <svg viewBox={`0 0 ${SHOWN} ${HEIGHT}`} preserveAspectRatio="none">
        <path d={bars.join('')} />
      </svg>
    </div>
  );
}
