// A search line: the label is for the ear, the placeholder for the eye.
import { Search } from 'lucide-react';
import { joinClasses } from '../base/join-classes.ts';
import { formatKeys } from '../base/format-keys.ts';
import { KeyHint } from '../base/key-hint.tsx';
import style from './text-field.module.css';

export type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** The search of the screen: the key that goes to it stands in it. */
  hasKey?: boolean;
  disabled?: boolean;
  className?: string;
};

export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  hasKey = false,
  disabled,
  className,
}: SearchFieldProps) {
  return (
    <div className={joinClasses(style.box, className)}>
      <Search aria-hidden="true" />
      <input
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder ?? label}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        className={joinClasses(style.input, style.data)}
      />
      {hasKey && value === '' && <KeyHint keys={formatKeys('everywhere.find').join(' ')} />}
    </div>
  );
}
