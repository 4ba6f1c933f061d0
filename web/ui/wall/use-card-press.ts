// What a press on a card means: open it, choose it, or follow its link.
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { growImage } from '../base/grow-image.ts';

/** Selecting several: with it comes the square. */
export type CardSelection = { isOn: boolean; isSelected: boolean; onToggle: (withRange: boolean) => void };

/** How long a finger rests before it selects, in milliseconds. */
const LONG_PRESS_MS = 450;

export function useCardPress(selection: CardSelection | undefined, onOpen: (() => void) | undefined) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; hasSelected: boolean } | null>(null);

  function open(event: MouseEvent<HTMLElement>) {
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
      growImage(event.currentTarget, onOpen);
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
  return {
    onClick: open,
    onTouchStart: startPress,
    onTouchEnd: endPress,
    onTouchMove: endPress,
    onContextMenu: (event: MouseEvent) => press.current?.hasSelected && event.preventDefault(),
  };
}
