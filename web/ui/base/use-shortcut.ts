// Keys that act wherever the focus is: one listener for all of them, which knows what else a key may be meant for.
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { bindingOf, keysOf, readKey } from './key-bindings.ts';
import type { KeyId, KeyPlace } from './key-bindings.ts';

export type ShortcutOptions = {
  isOn?: boolean;
  /** It belongs to a dialog: another one has to lie over that to take its keys. */
  isInDialog?: boolean;
};

type Registered = { id: KeyId; press: (key: string) => void; isInDialog: boolean };

type Registry = {
  /** The newest first: what was opened last is asked first. */
  shortcuts: readonly Registered[];
  /** Parts on the page that hear their keys themselves. */
  parts: readonly KeyPlace[];
};

const useRegistry = create<Registry>(() => ({ shortcuts: [], parts: [] }));

const TYPING = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox]';
/** With Ctrl or ⌘ these belong to whoever types. */
const EDITING = new Set(['Mod+a', 'Mod+z', 'Mod+Shift+z', 'Mod+y']);
/** Escape empties or closes these; of any other line it wants nothing. */
const ESCAPING = '[type=search], select, [role=combobox]';
/** Where arrows, Space and Escape already mean something. */
const BUSY = `${TYPING}, video, [role=menu], [role=listbox], [role=slider], [role=radiogroup], [role=tablist]`;
const WALKING = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ']);
const DIALOGS = ':is([role=dialog], [role=alertdialog])[data-state=open]';
const MENUS = ':is([role=menu], [role=listbox])[data-state=open]';

/** Listens as long as the component is there. `act` is told which of its keys was pressed. */
export function useShortcut(
  id: KeyId,
  act: (key: string) => void,
  { isOn = true, isInDialog = false }: ShortcutOptions = {},
): void {
  const press = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return;
    const registered: Registered = { id, press: (key) => press(key), isInDialog };
    useRegistry.setState(({ shortcuts }) => ({ shortcuts: [registered, ...shortcuts] }));
    return () =>
      useRegistry.setState(({ shortcuts }) => ({
        shortcuts: shortcuts.filter((other) => other !== registered),
      }));
  }, [id, isOn, isInDialog]);
}

/** Says that a part is on the page which hears its keys where it has the focus. */
export function useKeysOf(place: KeyPlace): void {
  useEffect(() => {
    useRegistry.setState(({ parts }) => ({ parts: [...parts, place] }));
    return () => useRegistry.setState(({ parts }) => ({ parts: parts.toSpliced(parts.indexOf(place), 1) }));
  }, [place]);
}

/** The places whose keys do something on the page as it is. */
export function useKeyPlaces(): ReadonlySet<KeyPlace> {
  const { shortcuts, parts } = useRegistry();
  return new Set([...parts, ...shortcuts.map(({ id }) => id.split('.')[0] as KeyPlace)]);
}

function hear(event: KeyboardEvent): void {
  // A key that chooses a character of Chinese is no key of ours.
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const key = readKey(event);
  if (isMeantElsewhere(event.target, key)) return;
  const dialogs = document.querySelectorAll(DIALOGS).length;
  const found = useRegistry
    .getState()
    .shortcuts.find((one) => keysOf(bindingOf(one.id)).includes(key) && dialogs <= (one.isInDialog ? 1 : 0));
  if (!found) return;
  event.preventDefault();
  if (!event.repeat || bindingOf(found.id).doesRepeat) found.press(key);
}

function isMeantElsewhere(target: EventTarget | null, key: string): boolean {
  if (document.querySelector(MENUS)) return true;
  if (!(target instanceof Element)) return false;
  if (key.startsWith('Mod+')) return EDITING.has(key) && target.closest(TYPING) !== null;
  const meant = key === 'Escape' ? ESCAPING : WALKING.has(key) ? BUSY : TYPING;
  return target.closest(meant) !== null;
}

if (typeof document !== 'undefined') document.addEventListener('keydown', hear);
