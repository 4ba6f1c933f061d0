// Tabs with panels: the underline is ink, arrow keys walk them.
import { Tabs as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import style from './tabs.module.css';

export type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode; panel: ReactNode; disabled?: boolean }[];
  /** Between the tabs and the panel: why some cannot be chosen. */
  hint?: ReactNode;
  className?: string;
};

export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  hint,
  className,
}: TabsProps<Value>) {
  function choose(chosen: string) {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  }
  return (
    <Base.Root value={value} onValueChange={choose} className={joinClasses(className)}>
      <Base.List aria-label={label} className={style.list}>
        {tabs.map((tab) => (
          <Base.Trigger key={tab.value} value={tab.value} disabled={tab.disabled} className={style.tab}>
            {tab.label}
          </Base.Trigger>
        ))}
      </Base.List>
      {hint && <p className={style.hint}>{hint}</p>}
      {tabs.map((tab) => (
        <Base.Content key={tab.value} value={tab.value} className={style.panel}>
          {tab.panel}
        </Base.Content>
      ))}
    </Base.Root>
  );
}
