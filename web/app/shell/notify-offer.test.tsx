// The browser's notifications are offered at the first long wait, once, and asked for only when that is pressed.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import type { StatusOf } from '#contract/task.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { usePollingStore } from '#web/task/polling-store.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { NotifyOffer } from './notify-offer.tsx';

const OFFER = /Get a notification/;
const ask = vi.fn<() => Promise<NotificationPermission>>();

beforeAll(() => speakEnglish(bundledEn));
beforeEach(() => {
  localStorage.clear();
  ask.mockReset();
  useToastQueue.setState({ toasts: [] });
  usePollingStore.getState().setUser('7');
  useUserStore.setState({ preferences: { theme: 'light', language: 'en', notifications: false } });
  haveAnswered('default');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function haveAnswered(permission: NotificationPermission) {
  vi.stubGlobal('Notification', { permission, requestPermission: ask });
}
function waitLong(etaSeconds: number) {
  usePollingStore.setState({ entries: [], statuses: {}, seen: [], unseen: [] });
  render(
    <>
      <NotifyOffer />
      <Toaster />
    </>,
  );
  act(() => {
    usePollingStore.getState().add('1', 4, Date.now());
    const status = { id: '1', type: 4, status: 1, progress: 5, eta_seconds: etaSeconds };
    usePollingStore.getState().setStatus(status as StatusOf);
  });
}
const isOffered = () => screen.queryByText(OFFER) !== null;

it('is offered at a long wait, and asks the browser only when it is pressed', async () => {
  waitLong(95);
  expect(screen.getByText('This one takes about 2 min. Get a notification when it’s done?')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
  ask.mockResolvedValue('granted');
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  await waitFor(() => expect(useUserStore.getState().preferences.notifications).toBe(true));
  expect(await screen.findByText(bundledEn.app.notify_offer.on)).toBeTruthy();
  expect(isOffered()).toBe(false);
});

it('goes when nothing is waited for any more', () => {
  waitLong(95);
  expect(isOffered()).toBe(true);
  act(() => usePollingStore.setState({ entries: [] }));
  expect(isOffered()).toBe(false);
});

it('is put away once and for all', () => {
  waitLong(95);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  waitLong(95);
  expect(isOffered()).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

it('stays away from short waits, and where the browser was asked before or knows no notifications', () => {
  waitLong(8);
  expect(isOffered()).toBe(false);
  for (const permission of ['granted', 'denied'] as const) {
    cleanup();
    haveAnswered(permission);
    waitLong(95);
    expect(isOffered()).toBe(false);
  }
  cleanup();
  vi.stubGlobal('Notification', undefined);
  waitLong(95);
  expect(isOffered()).toBe(false);
});

it('says how to change one’s mind where the browser refuses', async () => {
  waitLong(95);
  ask.mockResolvedValue('denied');
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText(new RegExp(bundledEn.account.notify.blocked))).toBeTruthy();
  expect(useUserStore.getState().preferences.notifications).toBe(false);
});
