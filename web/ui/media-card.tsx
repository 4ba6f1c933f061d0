// One work as a picture: nothing on it at rest; a square, a star and acts when it is pointed at.
import { Check, Ellipsis, Star } from 'lucide-react';
import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu.tsx';
import { Picture } from './picture.tsx';
import { UiLink } from './ui-link.tsx';
import { useUiWords } from './ui-words.tsx';
import style from './media-card.module.css';

/** How long a finger rests before it selects, in milliseconds. */
const LONG_PRESS_MS = 450;

const NO_ACTS: readonly MediaCardAct[] = [];
const NO_MENU: readonly MenuItem[] = [];

export type MediaCardAct = { label: string; icon: ReactNode; isPressed?: boolean; onPress: () => void };

export type MediaCardProps = {
  src: string;
  /** The prompt. */
  alt: string;
  width: number;
  height: number;
  thumbhash?: string | null;
  /** Where a click goes; `onOpen` may take the click over. */
  href: string;
  onOpen?: () => void;
  isFavorite?: boolean;
  favoriteLabel?: string;
  acts?: readonly MediaCardAct[];
  menu?: readonly MenuItem[];
  /** Selecting several: with it comes the square. */
  selection?: { isOn: boolean; isSelected: boolean; onToggle: (withRange: boolean) => void };
  isDeveloping?: boolean;
  isEager?: boolean;
  onFail?: () => void;
};

export function MediaCard({
  src,
  alt,
  width,
  height,
  thumbhash,
  href,
  onOpen,
  isFavorite = false,
  favoriteLabel,
  acts = NO_ACTS,
  menu = NO_MENU,
  selection,
  isDeveloping,
  isEager,
  onFail,
}: MediaCardProps) {
  const words = useUiWords();
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; hasSelected: boolean } | null>(null);
  const isSelected = selection?.isSelected ?? false;

  function open(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.altKey;
    if (press.current?.hasSelected) {
      event.preventDefault();
      press.current = null;
      return;
    }
    if (selection?.isOn) {
      event.preventDefault();
      selection.onToggle(event.shiftKey);
    } else if (onOpen && isPlain && !event.shiftKey) {
      event.preventDefault();
      onOpen();
    }
  }
  function startPress() {
    if (!selection || selection.isOn) return;
    const timer = setTimeout(() => {
      if (press.current) press.current.hasSelected = true;
      selection.onToggle(false);
    }, LONG_PRESS_MS);
    press.current = { timer, hasSelected: false };
  }
  function endPress() {
    if (press.current) clearTimeout(press.current.timer);
  }

  return (
    <div
      className={joinClasses(style.card, isSelected && style.selected, selection?.isOn && style.selecting)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <UiLink
        href={href}
        className={style.open}
        onClick={open}
        onTouchStart={startPress}
        onTouchEnd={endPress}
        onTouchMove={endPress}
        onContextMenu={(event) => press.current?.hasSelected && event.preventDefault()}
        aria-current={isSelected || undefined}
      >
        <Picture
          src={src}
          alt={alt}
          width={width}
          height={height}
          thumbhash={thumbhash}
          isDeveloping={isDeveloping}
          isEager={isEager}
          onFail={onFail}
          className={style.picture}
        />
      </UiLink>
      {selection && (
        <label className={style.square}>
          <input
            type="checkbox"
            aria-label={`${words.select}: ${alt}`}
            checked={isSelected}
            onChange={(event) =>
              selection.onToggle(event.nativeEvent instanceof PointerEvent && event.nativeEvent.shiftKey)
            }
          />
          {isSelected && <Check aria-hidden="true" />}
        </label>
      )}
      {isFavorite && (
        <span className={style.star}>
          <Star aria-label={favoriteLabel} aria-hidden={favoriteLabel ? undefined : true} />
        </span>
      )}
      {!selection?.isOn && (acts.length > 0 || menu.length > 0) && (
        <div className={style.acts}>
          {acts.map((act) => (
            <button
              key={act.label}
              type="button"
              aria-label={act.label}
              title={act.label}
              aria-pressed={act.isPressed}
              onClick={act.onPress}
            >
              {act.icon}
            </button>
          ))}
          {menu.length > 0 && (
            <Menu
              items={menu}
              trigger={
                <button type="button" aria-label={words.more}>
                  <Ellipsis aria-hidden="true" />
                </button>
              }
            />
          )}
        </div>
      )}
    </div>
  );
}
