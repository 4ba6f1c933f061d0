// A whole number between two bounds; what is typed is held as text until it is a number in range.
import { useState } from 'react';
import { TextField } from './text-field.tsx';
import type { FieldProps } from './field.tsx';

export type NumberFieldProps = FieldProps & {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  disabled?: boolean;
};

export function NumberField({ value, onChange, min, max, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  function take(text: string) {
    const digits = text.replaceAll(/\D/g, '');
    setTyped(digits);
    const number = Number(digits);
    if (digits !== '' && number >= min && number <= max) onChange(number);
  }
  return (
    <TextField
      {...rest}
      kind="data"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(value)}
      onChange={take}
      onBlur={() => {
        const number = Number(typed ?? value);
        if (typed !== null && typed !== '') onChange(Math.min(max, Math.max(min, number)));
        setTyped(null);
      }}
    />
  );
}
