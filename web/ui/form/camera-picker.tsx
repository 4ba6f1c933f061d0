// Moves of a camera to choose by their diagrams; the chosen one is solid ink.
import { useId } from 'react';
import { CAMERA_DIAGRAMS } from './camera-diagrams.tsx';
import type { CameraMove } from './camera-diagrams.tsx';
import { FieldSet } from './field.tsx';
import type { FieldProps } from './field.tsx';
import style from './camera-picker.module.css';

export type CameraPickerProps<Move extends CameraMove> = FieldProps & {
  value: Move;
  onChange: (value: Move) => void;
  options: readonly { value: Move; label: string; disabled?: boolean }[];
};

export function CameraPicker<Move extends CameraMove>({
  value,
  onChange,
  options,
  ...field
}: CameraPickerProps<Move>) {
  const name = useId();
  return (
    <FieldSet {...field}>
      <div className={style.moves}>
        {options.map((option) => (
          <label key={option.value} className={style.move} title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={style.diagram}>{CAMERA_DIAGRAMS[option.value]}</span>
            <span className={style.name}>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
