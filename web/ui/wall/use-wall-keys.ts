// Walking a wall by keyboard: one stop of the Tab key, arrows to the neighbours, Home and End to its ends. Enter is
// the link's own; Space chooses.
import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { findBinding } from '../base/key-bindings.ts';
import type { KeyName } from '../base/key-bindings.ts';
import { useKeysOf } from '../base/use-shortcut.ts';
import { boxOf, itemBeside, itemsIn } from './wall-layout.ts';
import type { WallLayout } from './wall-layout.ts';

/** Between an item that is walked to and the edge of the window, in pixels. */
const MARGIN = 24;

export type WallKeysOptions = {
  layout: WallLayout;
  container: RefObject<HTMLElement | null>;
  keyOf: (index: number) => string | undefined;
  indexOf: (key: string) => number;
  /** Pixels of the window that bars cover. */
  covered: { top: number; bottom: number };
  /** What is in sight, from the top of the wall: the Tab key begins there. */
  sight: { top: number; bottom: number };
  /** One has walked here. */
  onReach: (index: number) => void;
  onChoose: (index: number, withRange: boolean) => void;
};

export function useWallKeys(options: WallKeysOptions) {
  const { layout, container, keyOf, indexOf, covered, sight } = options;
  useKeysOf('wall');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = activeKey === null ? -1 : indexOf(activeKey);
  const isWalking = useRef(false);

  const stop = active >= 0 ? active : (itemsIn(layout, sight)?.first ?? 0);

  function walkTo(index: number) {
    const box = boxOf(layout, index);
    const key = keyOf(index);
    if (!box || key === undefined || !container.current) return;
    isWalking.current = true;
    const top = container.current.getBoundingClientRect().top + box.top;
    const [least, most] = [covered.top + MARGIN, innerHeight - covered.bottom - MARGIN - box.height];
    if (top < least) scrollBy({ top: top - least, behavior: 'instant' });
    else if (top > most) scrollBy({ top: top - Math.max(least, most), behavior: 'instant' });
    setActiveKey(key);
    options.onReach(index);
  }

  useLayoutEffect(() => {
    if (!isWalking.current || active < 0) return;
    const link = container.current?.querySelector<HTMLElement>(`[data-index="${active}"] a`);
    if (!link) return;
    isWalking.current = false;
    link.focus({ preventScroll: true });
  });

  function acts(index: number, key: string): Readonly<Record<KeyName<'wall'>, () => void>> {
    const walk = () => walkTo(stepFrom(layout, index, key) ?? index);
    return {
      walk,
      ends: walk,
      choose: () => options.onChoose(index, false),
      range: () => options.onChoose(index, true),
    };
  }

  return {
    /** Stays drawn: the focus must not be lost by scrolling. */
    kept: active < 0 ? null : active,
    /** The one that the Tab key comes to. */
    stop,
    hand: {
      onFocus(event: FocusEvent) {
        const index = indexUnder(event.target);
        const key = index === null ? undefined : keyOf(index);
        if (key !== undefined && key !== activeKey) setActiveKey(key);
      },
      onKeyDown(event: KeyboardEvent) {
        const index = event.target instanceof HTMLAnchorElement ? indexUnder(event.target) : null;
        const name = index === null ? null : findBinding('wall', event);
        if (index === null || !name) return;
        acts(index, event.key)[name]();
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

/** Where a key leads from an item; null for a key that leads nowhere. */
export function stepFrom(layout: WallLayout, index: number, key: string): number | null {
  const last = layout.ratios.length - 1;
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return Math.min(last, index + 1);
  if (key === 'ArrowUp') return itemBeside(layout, index, -1);
  if (key === 'ArrowDown') return itemBeside(layout, index, 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

function indexUnder(element: Element): number | null {
  const cell = element.closest<HTMLElement>('[data-index]');
  return cell ? Number(cell.dataset.index) : null;
}
