// Every key of the product, in one list: who acts on a key asks here which it is, and the sheet behind "?" shows the same.

export type Binding = {
  /** As `readKey` names them. */
  keys: readonly string[];
  /** They do the same and are not shown. */
  also?: readonly string[];
  /** A key that is held acts again and again. */
  doesRepeat?: boolean;
};

const ACROSS = ['ArrowLeft', 'ArrowRight'] as const;
const ALL_WAYS = [...ACROSS, 'ArrowUp', 'ArrowDown'] as const;
const held = (modifier: 'Shift' | 'Alt', keys: readonly string[]) => keys.map((key) => `${modifier}+${key}`);

/** By place, in the order of the sheet. A place is one screen, or a part that several screens have. */
export const KEY_BINDINGS = {
  everywhere: {
    palette: { keys: ['Mod+k'] },
    find: { keys: ['/'] },
    help: { keys: ['?'] },
    close: { keys: ['Escape'] },
  },
  tool: {
    generate: { keys: ['Mod+Enter'] },
  },
  wall: {
    walk: { keys: ALL_WAYS },
    ends: { keys: ['Home', 'End'] },
    choose: { keys: ['x', ' '] },
    range: { keys: ['Shift+x'], also: ['Shift+ '] },
  },
  creations: {
    step: { keys: ACROSS, doesRepeat: true },
    all: { keys: ['Mod+a'] },
  },
  months: {
    month: { keys: ['ArrowUp', 'ArrowDown'] },
    year: { keys: ['PageUp', 'PageDown'] },
    ends: { keys: ['Home', 'End'] },
  },
  explore: {
    step: { keys: ACROSS, doesRepeat: true },
  },
  studio: {
    step: { keys: ACROSS, doesRepeat: true },
    batch: { keys: ['ArrowUp', 'ArrowDown'], doesRepeat: true },
    favorite: { keys: ['s'] },
    download: { keys: ['d'] },
  },
  viewer: {
    closer: { keys: ['+'], also: ['='], doesRepeat: true },
    farther: { keys: ['-'], also: ['_'], doesRepeat: true },
    whole: { keys: ['0'] },
    screen: { keys: ['f'] },
  },
  player: {
    play: { keys: [' '], also: ['k'] },
    frame: { keys: ACROSS },
    second: { keys: held('Shift', ACROSS) },
    loop: { keys: ['l'] },
    sound: { keys: ['m'] },
    screen: { keys: ['f'] },
  },
  comparison: {
    closer: { keys: ['+'], also: ['='], doesRepeat: true },
    farther: { keys: ['-'], also: ['_'], doesRepeat: true },
    whole: { keys: ['0'] },
    move: { keys: ALL_WAYS, doesRepeat: true },
    favorite: { keys: ['1', '2', '3', '4'] },
    play: { keys: [' '] },
  },
  compare: {
    pixels: { keys: ['Shift'] },
  },
  cropper: {
    move: { keys: ALL_WAYS },
    nudge: { keys: held('Shift', ALL_WAYS) },
    closer: { keys: ['+'], also: ['='] },
    farther: { keys: ['-'], also: ['_'] },
    undo: { keys: ['Mod+z'] },
    redo: { keys: ['Mod+Shift+z'], also: ['Mod+y'] },
    apply: { keys: ['Enter'] },
  },
  mouth: {
    move: { keys: ALL_WAYS },
    far: { keys: held('Alt', ALL_WAYS) },
    size: { keys: held('Shift', ALL_WAYS), also: held('Alt', held('Shift', ALL_WAYS)) },
  },
  reports: {
    keep: { keys: ['k'] },
    hide: { keys: ['h'] },
    ban: { keys: ['b'] },
  },
} as const satisfies Record<string, Record<string, Binding>>;

type Bindings = typeof KEY_BINDINGS;
export type KeyPlace = keyof Bindings;
export type KeyName<Place extends KeyPlace> = keyof Bindings[Place] & string;
/** `place.name`. */
export type KeyId = { [Place in KeyPlace]: `${Place}.${KeyName<Place>}` }[KeyPlace];

export const KEY_PLACES = Object.keys(KEY_BINDINGS) as readonly KeyPlace[];

export function listBindings<Place extends KeyPlace>(
  place: Place,
): readonly { id: KeyId; name: KeyName<Place>; binding: Binding }[] {
  const entries = Object.entries(KEY_BINDINGS[place]) as [KeyName<Place>, Binding][];
  return entries.map(([name, binding]) => ({ id: `${place}.${name}` as KeyId, name, binding }));
}

export function bindingOf(id: KeyId): Binding {
  const [place, name] = id.split('.') as [KeyPlace, string];
  return (KEY_BINDINGS[place] as Record<string, Binding>)[name] as Binding;
}

/** All keys of a binding, shown or not. */
export function keysOf({ keys, also = [] }: Binding): readonly string[] {
  return [...keys, ...also];
}

/** A keyboard event of the browser or of React. */
type Pressed = Readonly<Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean>> & {
  readonly key: string;
};

/**
 * The name of what was pressed: `KeyboardEvent.key`, letters in lower case, behind its modifiers: `Mod+` is ⌘ on a Mac
 * and Ctrl elsewhere. A sign that Shift makes of another key is itself: `?`, `+`.
 */
export function readKey({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  const isSign = name.length === 1 && !/[a-z ]/.test(name);
  const isMod = metaKey || (ctrlKey && !isMac());
  const hasShift = shiftKey && !isSign && name !== 'Shift';
  return `${isMod ? 'Mod+' : ''}${altKey ? 'Alt+' : ''}${hasShift ? 'Shift+' : ''}${name}`;
}

/** Which key of a place was pressed; null for none of them. */
export function findBinding<Place extends KeyPlace>(place: Place, event: Pressed): KeyName<Place> | null {
  const key = readKey(event);
  return listBindings(place).find(({ binding }) => keysOf(binding).includes(key))?.name ?? null;
}

const WAYS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow points, as `KeyboardEvent.key` names it. */
export function wayOf(key: string): readonly [across: number, down: number] {
  return WAYS[key] ?? [0, 0];
}

export function isMac(): boolean {
  return /Mac OS X|iPhone|iPad/.test(navigator.userAgent);
}
