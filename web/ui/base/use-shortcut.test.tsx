// Keys of the page, and what else they may be meant for.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useShortcut, useShortcutHelp } from './use-shortcut.ts';
import type { Shortcut } from './use-shortcut.ts';

const act = vi.fn<(key: string) => void>();
beforeEach(() => act.mockClear());
afterEach(cleanup);

function Page(shortcut: Partial<Shortcut>) {
  useShortcut({ keys: ['k', 'ArrowLeft', 'Mod+Enter'], act, ...shortcut });
  return (
    <>
      <input aria-label="line" />
      <div role="radiogroup" aria-label="ways" />
      <ul>
        {useShortcutHelp().map(({ keys, label }) => (
          <li key={label}>{`${keys}: ${label}`}</li>
        ))}
      </ul>
    </>
  );
}

const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });

it('acts on its keys, whichever case they were typed in, and on no others', () => {
  render(<Page />);
  press('K');
  press('ArrowLeft');
  press('Enter', { metaKey: true });
  press('Enter');
  press('k', { ctrlKey: true });
  press('k', { altKey: true });
  expect(act.mock.calls).toEqual([['k'], ['ArrowLeft'], ['Mod+Enter']]);
});

it('leaves the keys to whoever types, and to a word that is being composed', () => {
  render(<Page />);
  const line = screen.getByRole('textbox');
  press('k', {}, line);
  press('ArrowLeft', {}, line);
  press('k', { isComposing: true });
  expect(act).not.toHaveBeenCalled();
  press('Enter', { ctrlKey: true }, line);
  expect(act).toHaveBeenCalledWith('Mod+Enter');
});

it('acts once for a key that is held, or again and again where that is meant', () => {
  const { rerender } = render(<Page />);
  press('k');
  press('k', { repeat: true });
  expect(act).toHaveBeenCalledTimes(1);
  rerender(<Page doesRepeat />);
  press('ArrowLeft', { repeat: true });
  expect(act).toHaveBeenCalledTimes(2);
});

it('takes Escape from a line, but not from one that it empties', () => {
  render(<Page keys={['Escape']} />);
  const line = screen.getByRole<HTMLInputElement>('textbox');
  press('Escape', {}, line);
  expect(act).toHaveBeenCalledTimes(1);
  line.type = 'search';
  press('Escape', {}, line);
  expect(act).toHaveBeenCalledTimes(1);
});

it('leaves arrows to what moves by them', () => {
  render(<Page />);
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
  render(<Page act={older} />);
  render(<Page />);
  press('k');
  expect([older.mock.calls.length, act.mock.calls.length]).toEqual([0, 1]);
});

it('names its keys for the list of keys while it is on', () => {
  const { rerender } = render(<Page help={{ keys: 'K', label: 'Keep it' }} />);
  expect(screen.getByText('K: Keep it')).toBeTruthy();
  rerender(<Page help={{ keys: 'K', label: 'Keep it' }} isOn={false} />);
  expect(screen.queryByText('K: Keep it')).toBeNull();
});
