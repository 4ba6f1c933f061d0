// The life of a session in the browser, against a real server on the loopback.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mine } from '#contract/account.ts';
import { USER_REFRESH_MS } from '#contract/limits.ts';
import { startAnswerServer } from '#tests/fakes/answer-server.ts';
import type { AnswerServer } from '#tests/fakes/answer-server.ts';
import { connectApi } from '#web/api/connection.ts';
import { isAdmin, totalCredits } from '#web/model/me/user.ts';
import { USER_STORE_KEY } from '#web/model/me/user-store.ts';
import { forgetMe, readToken, refreshMe, setBalance } from '#web/model/me/me.ts';
import { useUserStore } from '#web/model/me/user-store.ts';
import { readDeviceId } from './device-id.ts';
import { saveReferrer, readReferrer } from './refsource.ts';
import { onSessionEvent } from './session-events.ts';
import type { SessionEvent } from './session-events.ts';
import { endSession, signInWithCode, signOut, signOutEverywhere } from './session.ts';
import { startSession } from './start-session.ts';

let server: AnswerServer;
let events: SessionEvent[];
let stops: (() => void)[];

const preferences: Mine['preferences'] = { theme: 'dark', language: 'zh', notifications: true };
const user = {
  id: '7',
  name: 'Mei Lin',
  email: 'mei@example.com',
  head_img: '/media/face.webp',
  point: 100,
  sub_point: 20,
  is_vip: true,
  role: 'admin',
};

beforeAll(async () => {
  server = await startAnswerServer();
  connectApi({ baseUrl: server.url, readToken, onNeedLogin: endSession });
});
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  forgetMe();
  useUserStore.setState({ isLoginOpen: false });
  server.asked.length = 0;
  server.answerWith(({ path }) =>
    path === '/api/login'
      ? server.ok({ ...user, token: 'fresh-token', first_login: false, gift: 0 })
      : server.ok({ ...user, point: 90, preferences }),
  );
  events = [];
  stops = [onSessionEvent((event) => events.push(event))];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

const dispatchStorage = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const isForgotten = () =>
  ['auth_token', 'user_info', 'user_info_last_update'].every((key) => localStorage.getItem(key) === null) &&
  useUserStore.getState().user === null;
const signIn = () => signInWithCode('mei@example.com', '123456', 'en');

describe('the user', () => {
  it('[§3.1] [§3.4] is kept with its fields, the image as avatar', async () => {
    await signIn();
    expect(useUserStore.getState().user).toEqual({
      id: '7',
      name: 'Mei Lin',
      email: 'mei@example.com',
      avatar: '/media/face.webp',
      role: 'user',
      point: 100,
      sub_point: 20,
      is_vip: true,
      preferences: expect.objectContaining({ theme: 'system' }) as object,
    });
  });

  it('[§3.2] has credits of both kinds', () => {
    expect(totalCredits({ point: 120, sub_point: 1830 })).toBe(1950);
  });

  it('[§3.3] stands under user-store without its passing flags', async () => {
    useUserStore.setState({ isLoginOpen: true, isLoading: true, error: 'x' });
    await signIn();
    const { state } = kept(USER_STORE_KEY) as { state: Record<string, unknown> };
    expect(Object.keys(state).sort()).toEqual(['preferences', 'user']);
    expect(state.user).toMatchObject({ id: '7', point: 100 });
  });

  it('[§6.1] is an admin only by its role, and never by what was fetched', async () => {
    await signIn();
    await refreshMe({ force: true });
    const fetched = useUserStore.getState().user;
    expect(fetched && isAdmin(fetched)).toBe(false);
    expect(isAdmin({ role: 'admin' })).toBe(true);
  });

  it('takes a balance that another call told', async () => {
    await signIn();
    setBalance({ point: 98, sub_point: 0 });
    expect(useUserStore.getState().user).toMatchObject({ point: 98, sub_point: 0 });
  });
});

describe('values kept in the browser', () => {
  it('[§3.8] are named as the specification has them', async () => {
    saveReferrer(new URL('https://here.example/?ref=friend'), '');
    await signIn();
    expect(localStorage.getItem('auth_token')).toBe('fresh-token');
    expect(kept('user_info')).toMatchObject({ id: '7' });
    expect(Number(localStorage.getItem('user_info_last_update'))).toBeGreaterThan(0);
    expect(localStorage.getItem('device_id')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(kept('refsource')).toMatchObject({ source: 'friend' });
  });

  it('keeps one device id', () => {
    expect(readDeviceId()).toBe(readDeviceId());
  });

  it('keeps the first touch for 30 days', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    saveReferrer(new URL('https://here.example/explore'), 'https://here.example/home');
    expect(readReferrer()).toBe('');
    saveReferrer(new URL('https://here.example/'), 'https://blog.example/post?secret=1');
    saveReferrer(new URL('https://here.example/?ref=later'), '');
    expect(readReferrer()).toBe('blog.example');
    vi.setSystemTime(1_800_000_000_000 + 30 * 24 * 60 * 60_000);
    expect(readReferrer()).toBe('');
    saveReferrer(new URL('https://here.example/?ref=later'), '');
    expect(readReferrer()).toBe('later');
  });
});

describe('refreshing the user', () => {
  it('[§9.5] happens on a change of route at most every 5 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    expect(USER_REFRESH_MS).toBe(5 * 60_000);
    await signIn();
    server.asked.length = 0;
    await refreshMe();
    vi.setSystemTime(1_800_000_000_000 + USER_REFRESH_MS - 1);
    await refreshMe();
    expect(server.asked).toHaveLength(0);
    vi.setSystemTime(1_800_000_000_000 + USER_REFRESH_MS);
    await refreshMe();
    await refreshMe();
    expect(server.asked.map(({ path }) => path)).toEqual(['/api/user/mine']);
    expect(useUserStore.getState()).toMatchObject({ user: { point: 90 }, preferences, me: { id: '7' } });
  });

  it('[§9.5] counts a failure, too: a server in trouble is not asked at every step', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
    await signIn();
    vi.setSystemTime(1_800_000_000_000 + USER_REFRESH_MS);
    server.answerWith({ drop: true });
    await refreshMe();
    server.asked.length = 0;
    vi.setSystemTime(1_800_000_000_000 + 2 * USER_REFRESH_MS - 1);
    await refreshMe();
    expect(server.asked).toHaveLength(0);
    expect(localStorage.getItem('user_info_last_update')).toBe(String(1_800_000_000_000 + USER_REFRESH_MS));
  });

  it('asks nothing for a guest', async () => {
    await refreshMe({ force: true });
    expect(server.asked).toHaveLength(0);
  });

  it('[§4.3] logs in by the record of a token that was kept', async () => {
    localStorage.setItem('auth_token', 'kept-token');
    stops.push(startSession());
    await expect.poll(() => useUserStore.getState().user?.id).toBe('7');
    expect(server.asked[0]?.headers.token).toBe('kept-token');
    expect(useUserStore.getState().isSignedIn).toBe(true);
  });

  it('keeps what is known when the server cannot be reached', async () => {
    await signIn();
    server.answerWith({ drop: true });
    expect(await refreshMe({ force: true })).toBeNull();
    expect(useUserStore.getState()).toMatchObject({ isSignedIn: true, isLoading: false, user: { id: '7' } });
    expect(useUserStore.getState().error).not.toBeNull();
  });
});

describe('the end', () => {
  it('everywhere is told to the server, and comes only with its answer', async () => {
    await signIn();
    server.answerWith({ status: 500, body: {} });
    await expect(signOutEverywhere()).rejects.toMatchObject({ kind: 'http' });
    expect(readToken()).toBe('fresh-token');
    server.answerWith(server.ok({}));
    await signOutEverywhere();
    expect(server.asked.at(-1)).toMatchObject({ path: '/api/logout', text: '{"everywhere":true}' });
    expect(isForgotten()).toBe(true);
    expect(events.at(-1)).toEqual({ kind: 'signed_out', isExpired: false, isHere: true });
  });

  it('[§4.3] [§8.18] clears credentials, logs out and opens the login modal on 401', async () => {
    await signIn();
    server.answerWith({ status: 401, body: { code: -1, msg: '', data: null } });
    await refreshMe({ force: true });
    expect(isForgotten()).toBe(true);
    expect(useUserStore.getState()).toMatchObject({ isSignedIn: false, isLoginOpen: true });
    expect(events.at(-1)).toEqual({ kind: 'signed_out', isExpired: true, isHere: true });
  });

  it('[§7.2] signs out here at once and tells the server with the old token', async () => {
    await signIn();
    server.answerWith({ drop: true });
    const leaving = signOut();
    expect(isForgotten()).toBe(true);
    await leaving;
    expect(server.asked.at(-1)).toMatchObject({ path: '/api/logout', headers: { token: 'fresh-token' } });
    expect(useUserStore.getState().isLoginOpen).toBe(false);
    expect(events.at(-1)).toEqual({ kind: 'signed_out', isExpired: false, isHere: true });
  });

  it('leaves the device and the preferences', async () => {
    await signIn();
    await refreshMe({ force: true });
    const device = readDeviceId();
    await signOut();
    expect(readDeviceId()).toBe(device);
    expect(useUserStore.getState().preferences).toEqual(preferences);
  });
});

describe('other tabs', () => {
  it('follows a logout elsewhere', async () => {
    await signIn();
    stops.push(startSession());
    localStorage.removeItem('auth_token');
    dispatchStorage('auth_token');
    expect(useUserStore.getState()).toMatchObject({ isSignedIn: false, user: null, isLoginOpen: false });
    expect(events.at(-1)).toEqual({ kind: 'signed_out', isExpired: false, isHere: false });
  });

  it('follows a login elsewhere', async () => {
    stops.push(startSession());
    useUserStore.setState({ isLoginOpen: true });
    localStorage.setItem('auth_token', 'from-elsewhere');
    dispatchStorage('auth_token');
    await expect.poll(() => events.at(-1)).toEqual({ kind: 'mirrored', userId: '7' });
    expect(useUserStore.getState()).toMatchObject({ isSignedIn: true, isLoginOpen: false });
  });

  it('does not follow a login elsewhere that the server refuses', async () => {
    server.answerWith({ status: 401, body: '' });
    stops.push(startSession());
    localStorage.setItem('auth_token', 'bad');
    dispatchStorage('auth_token');
    await expect.poll(() => events.map(({ kind }) => kind)).toEqual(['signed_out']);
    await expect.poll(() => useUserStore.getState().isLoading).toBe(false);
    expect(events).toHaveLength(1);
    expect(useUserStore.getState().isSignedIn).toBe(false);
  });

  it('follows a store that was cleared, and hears nothing of other keys', async () => {
    await signIn();
    stops.push(startSession());
    dispatchStorage('something-else');
    expect(useUserStore.getState().isSignedIn).toBe(true);
    localStorage.clear();
    dispatchStorage(null);
    expect(useUserStore.getState().isSignedIn).toBe(false);
  });
});
