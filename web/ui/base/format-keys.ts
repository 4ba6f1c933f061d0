// Keys as they are printed on a keyboard: "⌘ K" on a Mac, "Ctrl K" elsewhere.
import { bindingOf, isMac } from './key-bindings.ts';
import type { KeyId } from './key-bindings.ts';

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  '-': '−',
};

/** Those that are shown, each by itself; `space` is what the long key is called. */
export function formatKeys(id: KeyId, space = 'Space'): string[] {
  return joinAlike(bindingOf(id).keys).map((combination) => formatOne(combination, space));
}

/** Arrows stand in one box, with the key that is held beside them said once. */
function joinAlike(keys: readonly string[]): string[] {
  const held = /^(\w+\+)?Arrow/.exec(keys[0] ?? '');
  if (!held) return [...keys];
  const modifier = held[1] ?? '';
  return [modifier + keys.map((key) => key.slice(modifier.length)).join('+')];
}

function formatOne(combination: string, space: string): string {
  // A plus that is itself the key stands last.
  const parts = combination === '+' ? ['+'] : combination.split('+');
  return parts
    .map((part) => {
      if (part === 'Mod') return isMac() ? '⌘' : 'Ctrl';
      if (part === 'Alt' && isMac()) return '⌥';
      if (part === ' ') return space;
      return SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part);
    })
    .join(' ');
}
