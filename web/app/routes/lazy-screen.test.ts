// The code of a screen that does not come: once the page is loaded anew, the second time it is an error.
import { render, screen, waitFor } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyScreen, mayReload } from './lazy-screen.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

it('reloads once, not again soon, and again much later', () => {
  expect(mayReload(1_000_000)).toBe(true);
  expect(mayReload(1_010_000)).toBe(false);
  expect(mayReload(1_060_000)).toBe(true);
});

it('waits for the network where there is none, instead of leaving the application [product 4.0]', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = vi.fn<() => void>();
  render(createElement(Suspense, { fallback: 'waiting' }, createElement(lazyScreen(load, reload))));
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(await screen.findByText('waiting')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalled();
  });
  network.mockRestore();
});
