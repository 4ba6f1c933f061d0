// A sheet that hangs from a button leaves with whoever follows a link in it.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Popover } from './popover.tsx';

let isPhone: boolean;
beforeEach(() => {
  isPhone = false;
  const list = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => ({ ...list, matches: isPhone }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('closes when a link in it is followed, and stays for its other controls', () => {
  render(
    <Popover label="Points" trigger={<button type="button">120</button>}>
      <button type="button">More</button>
      <a href="#history">History</a>
    </Popover>,
  );
  fireEvent.click(screen.getByRole('button', { name: '120' }));
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('dialog', { name: 'Points' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('comes from below on a phone, named, and gives the keys back to its button', async () => {
  isPhone = true;
  render(
    <Popover label="Points" trigger={<button type="button">120</button>}>
      <a href="#history">History</a>
    </Popover>,
  );
  const button = screen.getByRole('button', { name: '120' });
  button.focus();
  fireEvent.click(button);
  const sheet = screen.getByRole('dialog', { name: 'Points' });
  expect(sheet.className).toContain('bottom');
  expect(sheet.textContent).toContain('History');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('link', { name: 'History' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
