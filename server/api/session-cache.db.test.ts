// A session that is remembered ends as soon as one that is looked up each time.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openSessionCache } from '#server/account/session-cache.ts';
import { endAllSessions, hashToken } from '#server/account/session-token.ts';
import { sessions, users } from '#server/database/schema/users.ts';
import { useTestApi } from '#tests/start-test-api.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';

const api = useTestApi();
const NEED_LOGIN = -1;
const ABNORMAL_USER = 3_010_010;
let me: { token: string; id: number };
let signedIn = 0;

beforeEach(async () => {
  signedIn += 1;
  me = await api.signIn(`cached${signedIn}@example.com`);
});

/** The code of an answer about a task that is not there. */
async function ask(token = me.token): Promise<number> {
  return (await api.post('/api/task/status', { id: '1' }, { token })).code;
}

/** By hand, and nobody is told. */
const removeSession = () => api.app.db.delete(sessions).where(eq(sessions.token_hash, hashToken(me.token)));

it('is remembered', async () => {
  const isRemembered = await waitUntil('the process hears of ends', async () => {
    const { token } = await api.signIn(`heard${(signedIn += 1)}@example.com`);
    await ask(token);
    await api.app.db.delete(sessions).where(eq(sessions.token_hash, hashToken(token)));
    return (await ask(token)) !== NEED_LOGIN;
  });
  expect(isRemembered).toBe(true);
});

it('ends at once with signing out, here', async () => {
  const open = await ask();
  await api.post('/api/logout', { everywhere: false }, { token: me.token });
  expect([open === NEED_LOGIN, await ask()]).toEqual([false, NEED_LOGIN]);
});

/** What is remembered grows no older: it can end by the word alone. */
function stopAge(): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
}

it('ends with the word of another process', async () => {
  stopAge();
  await ask();
  await api.app.db.transaction((tx) => endAllSessions(tx, me.id));
  await expect.poll(() => ask()).toBe(NEED_LOGIN);
});

it('ends with the block of its user', async () => {
  stopAge();
  await ask();
  await api.app.db.update(users).set({ state: 'abnormal' }).where(eq(users.id, me.id));
  await api.app.db.execute(`select pg_notify('session', '${me.id}')`);
  await expect.poll(() => ask()).toBe(ABNORMAL_USER);
});

async function openHeard() {
  const cache = openSessionCache(api.app.db);
  cache.setHearing(true);
  expect(await cache.find(me.token)).toMatchObject({ id: me.id });
  return cache;
}

it('is remembered for seven seconds, and not while nobody would tell of its end', async () => {
  const cache = await openHeard();
  await removeSession();
  expect(await cache.find(me.token)).toMatchObject({ id: me.id });
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now + 7001);
  expect(await cache.find(me.token)).toBeNull();
  clock.mockRestore();
  expect(await openSessionCache(api.app.db).find(me.token)).toBeNull();
});

it('is forgotten with the loss of the word, and with the word', async () => {
  for (const end of ['loss', 'word'] as const) {
    me = await api.signIn(`${end}@example.com`);
    const cache = await openHeard();
    await removeSession();
    if (end === 'loss') cache.setHearing(false);
    else cache.forget(me.id);
    expect(await cache.find(me.token)).toBeNull();
  }
});

it('is not remembered from before a word that came while it was looked up', async () => {
  const cache = openSessionCache(api.app.db);
  cache.setHearing(true);
  const finding = cache.find(me.token);
  cache.forget(me.id);
  expect(await finding).toMatchObject({ id: me.id });
  await removeSession();
  expect(await cache.find(me.token)).toBeNull();
});
