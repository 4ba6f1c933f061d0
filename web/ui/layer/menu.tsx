// A list of acts that opens from a button. Lines part the groups; a key stands at the right.
import { ChevronRight } from 'lucide-react';
import { DropdownMenu as Base } from 'radix-ui';
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import { UiLink } from '../base/ui-link.tsx';
import style from './menu.module.css';

export type MenuItem =
  | 'line'
  | {
      label: ReactNode;
      icon?: ReactNode;
      keys?: string;
      isDanger?: boolean;
      isChosen?: boolean;
      disabled?: boolean;
      onSelect?: () => void;
      href?: string;
      items?: readonly MenuItem[];
    };

export type MenuProps = {
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** Stands on top and cannot be chosen: whose menu it is. */
  head?: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  onOpenChange?: (isOpen: boolean) => void;
};

export function Menu({ trigger, items, head, align = 'end', side = 'bottom', onOpenChange }: MenuProps) {
  return (
    <Base.Root onOpenChange={onOpenChange} modal={false}>
      <Base.Trigger asChild>{trigger}</Base.Trigger>
      <Base.Portal>
        <Base.Content className={style.menu} align={align} side={side} sideOffset={6} collisionPadding={12}>
          {head && <div className={style.head}>{head}</div>}
          <MenuItems items={items} />
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuItems({ items }: { items: readonly MenuItem[] }) {
  return items.map((item, index) => {
    // The items of one menu do not change places, so that their number names them.
    const key = `item-${index}`;
    if (item === 'line') return <Base.Separator key={key} className={style.line} />;
    const inside = (
      <>
        {item.icon}
        <span>{item.label}</span>
        {item.keys && <span className={style.keys}>{item.keys}</span>}
      </>
    );
    const className = joinClasses(style.item, item.isDanger && style.danger, item.isChosen && style.chosen);
    if (item.items) {
      return (
        <Base.Sub key={key}>
          <Base.SubTrigger className={className} disabled={item.disabled}>
            {inside}
            <span className={style.keys}>
              <ChevronRight aria-hidden="true" />
            </span>
          </Base.SubTrigger>
          <Base.Portal>
            <Base.SubContent className={style.menu} collisionPadding={12}>
              <MenuItems items={item.items} />
            </Base.SubContent>
          </Base.Portal>
        </Base.Sub>
      );
    }
    if (item.href !== undefined) {
      return (
        <Base.Item key={key} asChild disabled={item.disabled} onSelect={item.onSelect}>
          <UiLink href={item.href} className={className}>
            {inside}
          </UiLink>
        </Base.Item>
      );
    }
    return (
      <Base.Item key={key} className={className} disabled={item.disabled} onSelect={item.onSelect}>
        {inside}
      </Base.Item>
    );
  });
}
