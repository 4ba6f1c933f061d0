// Underlined choices that filter what stands below: All, Images, Videos. Radio buttons inside.
import { useId } from 'react';
import type { Choice } from './choice.ts';
import { joinClasses } from '../base/join-classes.ts';
import style from './filter-tabs.module.css';

export type FilterTabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
  className?: string;
};

export function FilterTabs<Value extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: FilterTabsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={joinClasses(style.tabs, className)}>
      {options.map((option) => (
        <label key={option.value} className={style.tab}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
