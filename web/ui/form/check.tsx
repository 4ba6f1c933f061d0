// A box to tick.
import type { ReactNode } from 'react';
import style from './check.module.css';

export type CheckProps = {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  disabled?: boolean;
};

export function Check({ label, isChecked, onChange, disabled }: CheckProps) {
  return (
    <label className={style.check}>
      <input
        type="checkbox"
        checked={isChecked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={style.box}
      />
      <span>{label}</span>
    </label>
  );
}
