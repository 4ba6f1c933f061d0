// A choice beside the words: an icon and what is chosen. The browser's own list: it works before the application is here.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import style from './look-choice.module.css';

export type LookChoiceProps<Value extends string> = {
  /** As the draft calls it. */
  name: string;
  label: string;
  icon: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

export function LookChoice<Value extends string>(props: LookChoiceProps<Value>) {
  const { name, label, icon, value, onChange, options } = props;
  return (
    <span className={style.choice}>
      {icon}
      <select
        // Not its name in the form, whose own `style` it would hide.
        data-draft={name}
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
