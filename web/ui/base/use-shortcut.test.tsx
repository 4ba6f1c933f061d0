// Keys of the page, and what else they may be meant for.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEY_PLACES, keysOf, listBindings } from './key-bindings.ts';
import type { KeyId, KeyPlace } from './key-bindings.ts';
import { useKeyPlaces, useKeysOf, useShortcut } from './use-shortcut.ts';
import type { ShortcutOptions } from './use-shortcut.ts';

const act = vi.fn<(key: string) => void>();
beforeEach(() => act.mockClear());
afterEach(cleanup);

function Page({ id = 'reports.keep', ...options }: ShortcutOptions & { id?: KeyId }) {
  useShortcut(id, act, options);
  return (
    <>
      <input aria-label="line" />
      <div role="radiogroup" aria-label="ways" />
      <p>{[...useKeyPlaces()].join(' ')}</p>
    </>
  );
}

function Part({ place }: { place: KeyPlace }) {
  useKeysOf(place);
  return null;
}

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

/** As a keyboard sends what the list calls so. */
function pressNamed(name: string) {
  const parts = name.length > 1 && name.endsWith('+') ? ['+'] : name.split('+');
  const key = name === '+' ? '+' : (parts.at(-1) ?? '');
  press(key, { ctrlKey: parts.includes('Mod'), shiftKey: name !== 'Shift' && parts.includes('Shift') });
}

it('acts on its keys, whichever case they were typed in, and on no others', () => {
  render(<Page />);
  press('K');
  press('k');
  press('Enter');
  press('k', { ctrlKey: true });
  press('k', { altKey: true });
  press('K', { shiftKey: true });
  expect(act.mock.calls).toEqual([['k'], ['k']]);
});

const all = KEY_PLACES.flatMap((place) => listBindings(place)).map(({ id, binding }) => ({ id, binding }));

it.each(all.filter(({ binding }) => keysOf(binding).every((key) => !key.includes('Alt+'))))(
  'hears every key that the list has for $id',
  ({ id, binding }) => {
    render(<Page id={id} />);
    for (const key of keysOf(binding)) pressNamed(key);
    expect(act.mock.calls.map(([key]) => key)).toEqual(keysOf(binding));
  },
);

it('takes ⌘ on a Mac, where Ctrl belongs to whoever types', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  render(<Page id="creations.all" />);
  press('a', { ctrlKey: true });
  expect(act).not.toHaveBeenCalled();
  press('a', { metaKey: true });
  expect(act).toHaveBeenCalledWith('Mod+a');
  vi.restoreAllMocks();
});

it('leaves the keys to whoever types, and to a word that is being composed', () => {
  render(
    <>
      <Page id="reports.keep" />
      <Page id="tool.generate" />
      <Page id="creations.all" />
    </>,
  );
  const line = screen.getAllByRole('textbox')[0] ?? document.body;
  press('k', {}, line);
  press('a', { ctrlKey: true }, line);
  press('k', { isComposing: true });
  expect(act).not.toHaveBeenCalled();
  press('Enter', { ctrlKey: true }, line);
  press('a', { ctrlKey: true });
  expect(act.mock.calls).toEqual([['Mod+Enter'], ['Mod+a']]);
});

it('acts once for a key that is held, or again and again where that is meant', () => {
  const { rerender } = render(<Page />);
  press('k');
  press('k', { repeat: true });
  expect(act).toHaveBeenCalledTimes(1);
  rerender(<Page id="studio.step" />);
  press('ArrowLeft', { repeat: true });
  expect(act).toHaveBeenCalledTimes(2);
});

it('takes Escape from a line, but not from one that it empties', () => {
  render(<Page id="everywhere.close" />);
  const line = screen.getByRole<HTMLInputElement>('textbox');
  press('Escape', {}, line);
  expect(act).toHaveBeenCalledTimes(1);
  line.type = 'search';
  press('Escape', {}, line);
  expect(act).toHaveBeenCalledTimes(1);
});

it('leaves arrows to what moves by them', () => {
  render(<Page id="studio.step" />);
  press('ArrowLeft', {}, screen.getByRole('radiogroup'));
  expect(act).not.toHaveBeenCalled();
});

it('is silent under a dialog or a menu, but not in its own dialog', () => {
  const { rerender } = render(<Page />);
  const over = document.body.appendChild(document.createElement('div'));
  Object.entries({ role: 'dialog', 'data-state': 'open' }).forEach(([name, value]) =>
    over.setAttribute(name, value),
  );
  press('k');
  expect(act).not.toHaveBeenCalled();
  rerender(<Page isInDialog />);
  press('k');
  expect(act).toHaveBeenCalledTimes(1);
  over.setAttribute('role', 'menu');
  press('k');
  expect(act).toHaveBeenCalledTimes(1);
  over.remove();
});

it('is silent while it is off, and gone with its component', () => {
  const { rerender, unmount } = render(<Page isOn={false} />);
  press('k');
  rerender(<Page />);
  press('k');
  unmount();
  press('k');
  expect(act).toHaveBeenCalledTimes(1);
});

it('asks the newest first', () => {
  const older = vi.fn<() => void>();
  function Older() {
    useShortcut('reports.keep', older);
    return null;
  }
  render(<Older />);
  render(<Page />);
  press('k');
  expect([older.mock.calls.length, act.mock.calls.length]).toEqual([0, 1]);
});

it('knows whose keys do something on the page', () => {
  const { rerender } = render(
    <>
      <Part place="wall" />
      <Page />
    </>,
  );
  expect(screen.getByText('wall reports')).toBeTruthy();
  rerender(<Page isOn={false} />);
  expect(screen.queryByText(/wall|reports/)).toBeNull();
});
