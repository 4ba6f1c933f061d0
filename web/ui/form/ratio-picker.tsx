// Aspect ratios drawn as outlines of one area on one baseline; the chosen one is solid ink.
import { useId } from 'react';
import { FieldSet } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { measureRatio } from './measure-ratio.ts';
import style from './ratio-picker.module.css';

/** In pixels. */
const SIZES = { side: 28, longest: 38 };

export type RatioPickerProps<Value extends string> = FieldProps & {
  /** Written "16:9". */
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Value[];
  /** Words for a choice that is no ratio: it is drawn as a square with open sides, "circle" as one. */
  names?: Partial<Record<Value, string>>;
  /** Those that cannot be chosen just now. */
  disabled?: readonly Value[];
};

export function RatioPicker<Value extends string>({
  value,
  onChange,
  options,
  names,
  disabled,
  ...field
}: RatioPickerProps<Value>) {
  const name = useId();
  return (
    <FieldSet {...field}>
      <div className={style.row}>
        {options.map((option) => (
          <label key={option} className={style.ratio}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              disabled={disabled?.includes(option)}
              onChange={() => onChange(option)}
            />
            <span
              className={style.shape}
              data-shape={names?.[option] === undefined ? undefined : option}
              style={measureRatio(option, SIZES)}
              aria-hidden="true"
            />
            <span>{names?.[option] ?? option}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
