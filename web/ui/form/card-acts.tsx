// What can be done with a card, on the card: a strip of paper with as much as it has room for, and the whole list behind ⋯.
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import { UiLink } from '../base/ui-link.tsx';
import { useMatches } from '../base/use-matches.ts';
import { useUiWords } from '../base/ui-words.tsx';
import { Menu } from '../layer/menu.tsx';
import type { MenuItem } from '../layer/menu.tsx';
import style from './card-acts.module.css';

export type MediaCardAct = {
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
  /** Written beside the icon: the whole of it on a wide card, what is short on a narrower one. */
  text?: { whole: string; short: string };
  /** Left out of a card that is narrower; the menu has it. */
  needs?: 'some-room' | 'much-room';
} & ({ onPress: () => void; href?: never } | { href: string; onPress?: never });

export type CardActsProps = {
  /** Of the card. */
  name: string;
  /** Lists, or what makes them when they are wanted: a wall has many cards. */
  acts: readonly MediaCardAct[] | (() => readonly MediaCardAct[]);
  menu: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** The card is, or was, pointed at. */
  isWoken: boolean;
  /** On top where something else stands at the bottom. */
  isOnTop: boolean;
  /** Fingers cannot point without pressing: the ⋯ stands there always. */
  hasTouchMenu: boolean;
  className?: string | undefined;
};

export function CardActs({ hasTouchMenu, ...props }: CardActsProps) {
  if (hasTouchMenu) return <TouchActs {...props} />;
  return <Strip {...props} />;
}

function TouchActs(props: Omit<CardActsProps, 'hasTouchMenu'>) {
  const isTouch = useMatches('(hover: none)');
  return isTouch || props.isWoken ? <Strip {...props} hasTouchMenu /> : null;
}

type StripProps = Omit<CardActsProps, 'isWoken' | 'hasTouchMenu'> & { hasTouchMenu?: boolean };

function Strip({ name, acts, menu, isOnTop, hasTouchMenu, className }: StripProps) {
  const words = useUiWords();
  const listed = typeof acts === 'function' ? acts() : acts;
  const items = typeof menu === 'function' ? menu() : menu;
  if (listed.length === 0 && items.length === 0) return null;
  return (
    <fieldset
      aria-label={name}
      className={joinClasses(style.acts, isOnTop && style.top, hasTouchMenu && style.touch, className)}
    >
      {listed.map((act) => (
        <Act key={act.label} act={act} />
      ))}
      {items.length > 0 && (
        <Menu
          items={items}
          trigger={
            <button type="button" className={style.more} aria-label={words.more}>
              <Ellipsis aria-hidden="true" />
            </button>
          }
        />
      )}
    </fieldset>
  );
}

function Act({ act }: { act: MediaCardAct }) {
  const { label, icon, text, needs } = act;
  const inside = (
    <>
      {icon}
      {text && (
        <span aria-hidden="true">
          <span className={style.whole}>{text.whole}</span>
          <span className={style.short}>{text.short}</span>
        </span>
      )}
    </>
  );
  const shared = {
    'aria-label': label,
    title: label,
    className: joinClasses(
      style.act,
      needs === 'some-room' && style.some,
      needs === 'much-room' && style.much,
    ),
  };
  if (act.href !== undefined) {
    return (
      <UiLink href={act.href} {...shared}>
        {inside}
      </UiLink>
    );
  }
  return (
    <button type="button" {...shared} aria-pressed={act.isPressed} onClick={act.onPress}>
      {inside}
    </button>
  );
}
