// Styles to choose by their images: four columns of squares, the chosen one in an ink frame.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldSet } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { joinClasses } from '../base/join-classes.ts';
import style from './style-picker.module.css';

export type StyleChoice<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** An image of the style; without one the label stands in the square as a word. */
  image?: string;
  disabled?: boolean;
};

export type StylePickerProps<Value extends string> = FieldProps & {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly StyleChoice<Value>[];
  /** Folds to one row on a low screen. The chosen style should then be among the first four. */
  isFolding?: boolean;
};

export function StylePicker<Value extends string>({
  value,
  onChange,
  options,
  isFolding = false,
  ...field
}: StylePickerProps<Value>) {
  const name = useId();
  return (
    <FieldSet {...field}>
      <div className={joinClasses(style.styles, isFolding && style.isFolded)}>
        {options.map((option) => (
          <label key={option.value} className={style.style}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.image ? (
              <img
                className={style.image}
                src={option.image}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                decoding="async"
              />
            ) : (
              <span className={style.word} aria-hidden="true">
                {option.label}
              </span>
            )}
            <span className={style.caption}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
