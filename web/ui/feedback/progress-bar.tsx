// Progress as a wet line, 3 pixels high.
import { joinClasses } from '../base/join-classes.ts';
import hidden from '../base/visually-hidden.module.css';
import style from './progress-bar.module.css';

export type ProgressBarProps = {
  /** What is being done, for the ear. */
  label: string;
  /** 0–100; null where it is not known. */
  percent: number | null;
  className?: string;
};

export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <div className={joinClasses(style.bar, className)}>
      <progress className={hidden.hidden} aria-label={label} max={100} value={percent ?? undefined} />
      <span
        aria-hidden="true"
        className={joinClasses(style.wet, percent === null && style.unknown)}
        style={{ width: percent === null ? undefined : `${percent}%` }}
      />
    </div>
  );
}
