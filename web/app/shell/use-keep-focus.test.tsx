// Whoever goes on by keys has a place to go on from.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeepFocus } from './use-keep-focus.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Shell() {
  useKeepFocus();
  return (
    <main tabIndex={-1}>
      <Routes>
        <Route path="/" element={<Link to="/next">next</Link>} />
        <Route path="/next" element={<input aria-label="words" />} />
      </Routes>
    </main>
  );
}

function follow() {
  render(
    <MemoryRouter>
      <Shell />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.click(link);
}

it('gives the keys to the content when a link is gone with its screen', () => {
  follow();
  expect(document.activeElement).toBe(document.body);
  act(() => void vi.runAllTimers());
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves them where the new screen has put them', () => {
  follow();
  screen.getByLabelText('words').focus();
  act(() => void vi.runAllTimers());
  expect(document.activeElement).toBe(screen.getByLabelText('words'));
});
