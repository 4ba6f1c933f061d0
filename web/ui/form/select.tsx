// A choice from a list that opens.
import { Check, ChevronDown } from 'lucide-react';
import { Select as Base } from 'radix-ui';
import { FieldSet } from './field.tsx';
import type { FieldProps } from './field.tsx';
import type { Choice } from './choice.ts';
import { joinClasses } from '../base/join-classes.ts';
import menu from '../layer/menu.module.css';
import style from './select.module.css';

export type SelectProps<Value extends string> = Omit<FieldProps, 'label'> & {
  label: string;
  isLabelHidden?: boolean;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly Choice<Value>[];
  /** framed = a box with an edge (forms); bare = words and a chevron (filter bars). */
  look?: 'framed' | 'bare';
  disabled?: boolean;
};

export function Select<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  onChange,
  options,
  look = 'framed',
  disabled,
  ...field
}: SelectProps<Value>) {
  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  }
  const box = (
    <Base.Root value={value} onValueChange={choose} disabled={disabled}>
      <Base.Trigger aria-label={label} className={joinClasses(style.trigger, style[look])}>
        <Base.Value />
        <ChevronDown aria-hidden="true" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Content position="popper" sideOffset={4} className={joinClasses(menu.menu, style.list)}>
          <Base.Viewport>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={joinClasses(menu.item, style.item)}
              >
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator className={style.tick}>
                  <Check aria-hidden="true" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Viewport>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
  if (isLabelHidden) return box;
  return (
    <FieldSet label={label} {...field}>
      {box}
    </FieldSet>
  );
}
