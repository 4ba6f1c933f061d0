// A few choices side by side, one of them filled. Arrow keys walk it, because it is made of radio buttons.
import { useId } from 'react';
import { FieldSet } from './field.tsx';
import type { FieldSetProps } from './field.tsx';
import type { Choice } from './choice.ts';
import style from './segmented.module.css';

export type SegmentedProps<Value extends string> = FieldSetProps & {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
};

export function Segmented<Value extends string>({
  value,
  onChange,
  options,
  ...field
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <FieldSet {...field}>
      <div className={style.segments} role="presentation">
        {options.map((option) => (
          <label key={option.value} className={style.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
