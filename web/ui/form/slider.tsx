// A value on a line, its number at the right of the label, its ends named below.
import { Slider as Base } from 'radix-ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import style from './slider.module.css';

export type SliderProps = {
  label: ReactNode;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value in words; the bare number where left out. */
  shown?: string;
  /** What the two ends mean. */
  ends?: readonly [ReactNode, ReactNode];
  disabled?: boolean;
};

export function Slider({ label, value, onChange, min, max, step, shown, ends, disabled }: SliderProps) {
  const id = useId();
  return (
    <div>
      <div className={style.head}>
        <span id={id} className={style.label}>
          {label}
        </span>
        <span aria-hidden="true">{shown ?? value}</span>
      </div>
      <Base.Root
        className={style.root}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
      >
        <Base.Track className={style.track}>
          <Base.Range className={style.range} />
        </Base.Track>
        <Base.Thumb className={style.handle} aria-labelledby={id} aria-valuetext={shown} />
      </Base.Root>
      {ends && (
        <div className={style.ends}>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
