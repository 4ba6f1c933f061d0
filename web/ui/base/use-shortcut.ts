// Keys that act wherever the focus is: one listener for all of them, which knows what else a key may be meant for.
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

export type Shortcut = {
  /** As `KeyboardEvent.key` names them, letters in lower case; `Mod+` before it is Ctrl or ⌘. */
  keys: readonly string[];
  /** `key` is the one that was pressed, as it stands in `keys`. */
  act: (key: string) => void;
  /** How the keys are shown, and what they do: a line of the list of keys, while the shortcut is on. */
  help?: { keys: string; label: string };
  isOn?: boolean;
  /** A key that is held acts again and again. */
  doesRepeat?: boolean;
  /** It belongs to a dialog: another one has to lie over that to take its keys. */
  isInDialog?: boolean;
};

type Registered = {
  keys: readonly string[];
  press: (key: string) => void;
  help: Shortcut['help'];
  doesRepeat: boolean;
  isInDialog: boolean;
};

/** The newest first: what was opened last is asked first. */
const useRegistry = create<{ shortcuts: readonly Registered[] }>(() => ({ shortcuts: [] }));

const TYPING = 'input, textarea, select, [contenteditable], [role=textbox], [role=combobox]';
/** Escape empties or closes these; of any other line it wants nothing. */
const ESCAPING = '[type=search], select, [role=combobox]';
/** Where arrows, Space and Escape already mean something. */
const BUSY = `${TYPING}, video, [role=menu], [role=listbox], [role=slider], [role=radiogroup], [role=tablist]`;
const WALKING = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' ']);
const DIALOGS = ':is([role=dialog], [role=alertdialog])[data-state=open]';
const MENUS = ':is([role=menu], [role=listbox])[data-state=open]';

/** Listens as long as the component is there. */
export function useShortcut({
  keys,
  act,
  help,
  isOn = true,
  doesRepeat = false,
  isInDialog = false,
}: Shortcut): void {
  const press = useEffectEvent(act);
  const combined = keys.join(' ');
  const { keys: shown, label } = help ?? {};
  useEffect(() => {
    if (!isOn) return;
    const registered: Registered = {
      keys: combined.split(' ').map((key) => (key === 'Space' ? ' ' : key)),
      press: (key) => press(key),
      help: shown !== undefined && label !== undefined ? { keys: shown, label } : undefined,
      doesRepeat,
      isInDialog,
    };
    useRegistry.setState(({ shortcuts }) => ({ shortcuts: [registered, ...shortcuts] }));
    return () =>
      useRegistry.setState(({ shortcuts }) => ({
        shortcuts: shortcuts.filter((other) => other !== registered),
      }));
  }, [combined, shown, label, isOn, doesRepeat, isInDialog]);
}

/** What the keys of this page do now, each once. */
export function useShortcutHelp(): readonly { keys: string; label: string }[] {
  const shortcuts = useRegistry((state) => state.shortcuts);
  const seen = new Map(shortcuts.flatMap(({ help }) => (help ? [[help.label, help] as const] : [])));
  return [...seen.values()];
}

function hear(event: KeyboardEvent): void {
  // A key that chooses a character of Chinese is no key of ours.
  if (event.defaultPrevented || event.isComposing || event.altKey) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const key = event.ctrlKey || event.metaKey ? `Mod+${name}` : name;
  if (isMeantElsewhere(event.target, key)) return;
  const dialogs = document.querySelectorAll(DIALOGS).length;
  const found = useRegistry
    .getState()
    .shortcuts.find((one) => one.keys.includes(key) && dialogs <= (one.isInDialog ? 1 : 0));
  if (!found) return;
  event.preventDefault();
  if (!event.repeat || found.doesRepeat) found.press(key);
}

function isMeantElsewhere(target: EventTarget | null, key: string): boolean {
  if (document.querySelector(MENUS)) return true;
  if (!(target instanceof Element) || key.startsWith('Mod+')) return false;
  const meant = key === 'Escape' ? ESCAPING : WALKING.has(key) ? BUSY : TYPING;
  return target.closest(meant) !== null;
}

if (typeof document !== 'undefined') document.addEventListener('keydown', hear);
