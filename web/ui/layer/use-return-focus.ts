// Where the keyboard was before a dialog opened, and back there when it closes.
import { useRef } from 'react';
import { focusPageSoon } from '../base/focus-page.ts';

/** For a dialog that is opened by state: without a trigger of its own it would let the focus fall to the page. */
export function useReturnFocus() {
  const before = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = lastingOf(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
      // What was done in the dialog may take it away: signing in does so with the button that led there.
      focusPageSoon();
    },
  };
}

/** An entry of a menu is gone with its menu: the button that opened it stays. */
function lastingOf(element: Element | null): HTMLElement | null {
  const trigger = element?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  if (trigger) return lastingOf(document.getElementById(trigger));
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
