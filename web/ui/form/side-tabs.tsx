// Tabs in a column of mount board beside their panel; on a phone one row over it. Arrow keys walk them.
import { Tabs as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { useIsPhone } from '../base/use-is-phone.ts';
import style from './side-tabs.module.css';

export type SideTabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly {
    value: Value;
    label: ReactNode;
    /** At the end of its row: the unseen dot. */
    mark?: ReactNode;
    panel: ReactNode;
  }[];
  /** After the tabs, in the same rows: what is not a panel. */
  after?: ReactNode;
  /** At the foot of the column; a phone has no room for it. */
  foot?: ReactNode;
};

export function SideTabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  after,
  foot,
}: SideTabsProps<Value>) {
  const isPhone = useIsPhone();
  function choose(chosen: string) {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onChange(tab.value);
  }
  return (
    <Base.Root
      value={value}
      onValueChange={choose}
      orientation={isPhone ? 'horizontal' : 'vertical'}
      className={style.frame}
    >
      <div className={style.column}>
        <Base.List aria-label={label} className={style.list}>
          {tabs.map((tab) => (
            <Base.Trigger key={tab.value} value={tab.value} className={style.tab}>
              {tab.label} {tab.mark}
            </Base.Trigger>
          ))}
        </Base.List>
        {after}
        {foot && <div className={style.foot}>{foot}</div>}
      </div>
      {tabs.map((tab) => (
        <Base.Content key={tab.value} value={tab.value} className={style.panel}>
          {tab.panel}
        </Base.Content>
      ))}
    </Base.Root>
  );
}

/** The look of one row, for what stands after the tabs. */
export const sideTabClass = style.tab;
