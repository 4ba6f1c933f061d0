// The code of a screen: it may come before it is needed, and where it does not come its place says so.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { lazyScreen, mayReload } from './lazy-screen.ts';
import type { LazyScreen } from './lazy-screen.ts';

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const unreachable = () =>
  vi.fn<() => Promise<() => string>>().mockRejectedValue(new TypeError('Failed to fetch'));
const open = (Screen: LazyScreen) =>
  render(createElement(Suspense, { fallback: 'waiting' }, createElement(Screen)));
const beOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

it('reloads once, not again soon, and again much later', () => {
  expect(mayReload(1_000_000)).toBe(true);
  expect(mayReload(1_010_000)).toBe(false);
  expect(mayReload(1_060_000)).toBe(true);
});

it('is loaded anew where a newer build has replaced its file, and says so the second time', async () => {
  const reload = vi.fn<() => void>();
  open(lazyScreen(unreachable(), reload));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  cleanup();
  open(lazyScreen(unreachable(), reload));
  expect(await screen.findByRole('heading', { name: bundledEn.app.not_loaded.title })).toBeTruthy();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says that there is no network, instead of leaving the application [product 4.0]', async () => {
  beOnline(false);
  const reload = vi.fn<() => void>();
  open(lazyScreen(unreachable(), reload));
  expect(await screen.findByRole('heading', { name: bundledEn.app.not_loaded.offline_title })).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

it('tries again where it is asked to, and stays where the server is not reached', async () => {
  beOnline(false);
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...location, reload });
  const ask = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', ask);
  open(lazyScreen(unreachable()));
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again' });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(reload).not.toHaveBeenCalled();
  ask.mockResolvedValue(new Response('{}'));
  fireEvent.click(button);
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(2);
});

it('comes once, before it is needed, and not where there is no network', async () => {
  const load = vi.fn<() => Promise<() => string>>().mockResolvedValue(() => 'the screen');
  const Screen = lazyScreen(load);
  const network = beOnline(false);
  Screen.prefetch();
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  Screen.prefetch();
  Screen.prefetch();
  open(Screen);
  expect(await screen.findByText('the screen')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('stands there at once where its code is there already', async () => {
  const Screen = lazyScreen(async () => () => 'the screen');
  await Screen.prefetch();
  open(Screen);
  expect(screen.getByText('the screen')).toBeTruthy();
});
