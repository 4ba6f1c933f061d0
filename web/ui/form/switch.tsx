// On or off, at once.
import type { ReactNode } from 'react';
import style from './switch.module.css';

export type SwitchProps = {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** before = words left and switch right, over the whole width; after = words right of the switch. */
  labelAt?: 'before' | 'after';
  disabled?: boolean;
};

export function Switch({ label, isOn, onChange, labelAt = 'after', disabled }: SwitchProps) {
  return (
    <label className={labelAt === 'before' ? style.apart : style.runInParallel}>
      {labelAt === 'before' && <span>{label}</span>}
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={style.switch}
      />
      {labelAt === 'after' && <span>{label}</span>}
    </label>
  );
}
