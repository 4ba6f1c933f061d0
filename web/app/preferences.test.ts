// What is chosen on one device comes to the others, and what is on its way is not undone. Against a server on the loopback.
import { waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Preferences } from '#contract/account.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer, PlannedAnswer } from '#tests/fakes/answer-server.ts';
import { buildMine } from '#tests/fakes/own-record.ts';
import { connectApi } from '#web/api/connection.ts';
import { signInWithCode } from '#web/session/session.ts';
import { emitSessionEvent } from '#web/session/session-events.ts';
import { forgetMe, readToken, refreshMe, saveMe } from '#web/model/me/me.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { readLanguage, startI18n, switchLanguage } from '#web/i18n/start-i18n.ts';
import { choosePreference, followPreferences } from './preferences.ts';
import { useTheme } from './shell/theme.ts';

let server: AnswerServer;
let kept: Preferences;
let patch: () => PlannedAnswer | Promise<PlannedAnswer>;
let stop: () => void;

beforeAll(async () => {
  server = await startAnswerServer();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  connectApi({ baseUrl: server.url, readToken });
  await startI18n('test');
});
afterAll(() => server.close());
beforeEach(async () => {
  localStorage.clear();
  kept = { theme: 'system', language: 'en', notifications: false };
  patch = () => server.ok(kept);
  server.answerWith(async ({ method, path, text }) => {
    if (path === '/api/user/mine') return server.ok(buildMine({ preferences: kept }));
    if (path === '/api/login') return server.ok({ ...buildMine(), token: 't', first_login: true, gift: 0 });
    if (method !== 'PATCH') return { status: 404 };
    const change = JSON.parse(text) as Partial<Preferences>;
    const answer = await patch();
    if (answer.status !== undefined) return answer;
    kept = { ...kept, ...change };
    return server.ok(kept);
  });
  await switchLanguage('en');
  useTheme.getState().setTheme('system');
  stop = followPreferences();
  server.asked.length = 0;
});
afterEach(() => {
  emitSessionEvent({ kind: 'signed_out', isExpired: false, isHere: true });
  stop();
  forgetMe();
});

const signIn = () => {
  localStorage.setItem('auth_token', 'the-token');
  useUserStore.setState({ isSignedIn: true });
};
const sent = () =>
  server.asked.filter(({ method }) => method === 'PATCH').map(({ text }) => JSON.parse(text) as unknown);
const shown = () => ({
  theme: useTheme.getState().theme,
  language: readLanguage(),
  notifications: useUserStore.getState().preferences.notifications,
});

it('[product A15] of a guest stay in this browser', () => {
  choosePreference({ theme: 'dark' });
  choosePreference({ notifications: true });
  expect(shown()).toEqual({ theme: 'dark', language: 'en', notifications: true });
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(server.asked).toEqual([]);
});

it('[§7.12] are sent one by one, and the others stay', async () => {
  signIn();
  choosePreference({ theme: 'dark' });
  await waitFor(() => expect(kept.theme).toBe('dark'));
  choosePreference({ notifications: true });
  await waitFor(() => expect(kept).toEqual({ theme: 'dark', language: 'en', notifications: true }));
  expect(sent()).toEqual([{ theme: 'dark' }, { notifications: true }]);
});

it('[product A15] that another device chose come with the own record', async () => {
  signIn();
  kept = { theme: 'dark', language: 'zh', notifications: true };
  await refreshMe({ force: true });
  await waitFor(() => expect(shown()).toEqual(kept));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(sent()).toEqual([]);
});

it('are not undone by a record that was on its way already', async () => {
  signIn();
  const held = Promise.withResolvers<PlannedAnswer>();
  patch = () => held.promise;
  choosePreference({ theme: 'dark' });
  saveMe(buildMine({ preferences: { theme: 'light', language: 'en', notifications: true } }));
  expect(shown()).toEqual({ theme: 'dark', language: 'en', notifications: true });
  held.resolve({});
  await waitFor(() => expect(kept.theme).toBe('dark'));
});

it('go one after the other when chosen in haste, so that the last one stays', async () => {
  signIn();
  const held = Promise.withResolvers<PlannedAnswer>();
  patch = () => held.promise;
  for (const theme of ['light', 'dark', 'system', 'dark'] as const) choosePreference({ theme });
  held.resolve({});
  await waitFor(() => expect(kept.theme).toBe('dark'));
  expect(sent()).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
});

it('that could not be sent hold here, and are sent with the next record', async () => {
  signIn();
  patch = () => ({ status: 503 });
  choosePreference({ theme: 'dark' });
  await waitFor(() => expect(sent()).toHaveLength(1));
  patch = () => ({});
  await refreshMe({ force: true });
  await waitFor(() => expect(kept.theme).toBe('dark'));
  expect(shown().theme).toBe('dark');
});

it('of the guest go with a new account', async () => {
  choosePreference({ theme: 'dark' });
  await signInWithCode('mei@example.com', '123456', 'en');
  await refreshMe({ force: true });
  await waitFor(() => expect(kept.theme).toBe('dark'));
});
