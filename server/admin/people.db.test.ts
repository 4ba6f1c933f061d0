// Points that are given and taken, accounts that are blocked and let in again, and how people are found.
import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEDGER_KINDS } from '#contract/points.ts';
import { activities } from '#server/database/schema/community.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { sessions, users } from '#server/database/schema/users.ts';
import { listPointDetails } from '#server/points/list-point-details.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { addAdmin, completeTask, postTask, readLog } from '#tests/fakes/admin-app.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addBucket, addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { adjustPoints } from './adjust-points.ts';
import { listUsers } from './list-users.ts';
import { setUserState } from './set-user-state.ts';

let app: TaskApp;
let admin: number;

beforeAll(async () => {
  app = await openTaskApp();
  admin = await addAdmin(app);
});

afterAll(async () => {
  await expectInvariants(app);
  await app.close();
});

const adjust = (userId: number, points: number, more: { reason?: string; client_token?: string } = {}) =>
  adjustPoints(app, admin, { id: String(userId), points, reason: 'the outage of Monday', ...more });

it('gives points that never expire, tells the person why, and writes it down', async () => {
  const user = await addUser(app, { points: 0 });
  expect(await adjust(user, 50)).toMatchObject({ id: String(user), point: 50, sub_point: 0 });
  expect(await adjust(user, 50)).toMatchObject({ point: 100 }); // another act for the same reason
  const { items } = await listPointDetails(app, user, { page_size: 10 }, 'en');
  expect(items[0]).toMatchObject({
    kind: LEDGER_KINDS.admin,
    amount: 50,
    bucket: 'point',
    balance_after: 100,
    task_id: null,
    note: 'Adjustment · the outage of Monday',
  });
  const told = await app.db.select().from(activities).where(eq(activities.user_id, user));
  expect(told).toMatchObject([
    { kind: 'points_adjusted', actor_id: null, values: { points: 50, reason: 'the outage of Monday' } },
    { kind: 'points_adjusted' },
  ]);
  expect(await readLog(app, user)).toMatchObject([
    { admin_id: admin, act: 'user_points', reason: 'the outage of Monday', detail: { points: 50 } },
    { act: 'user_points' },
  ]);
});

it('takes points from those that expire first, and never more than there are', async () => {
  const user = await addUser(app, { points: 30 });
  const later = await addBucket(app, user, { points: 20, expiresAt: new Date(Date.now() + 9e7) });
  const soon = await addBucket(app, user, { points: 10, expiresAt: new Date(Date.now() + 3e7) });
  const dead = await addBucket(app, user, { points: 40, expiresAt: new Date(Date.now() + 1e9) });
  await app.db
    .update(buckets)
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where(eq(buckets.id, dead));
  expect(await adjust(user, -15)).toMatchObject({ point: 30, sub_point: 15 });
  const moves = await app.db
    .select({ bucket: ledger.bucket_id, amount: ledger.amount })
    .from(ledger)
    .where(and(eq(ledger.user_id, user), eq(ledger.kind, LEDGER_KINDS.admin)))
    .orderBy(asc(ledger.id));
  expect(moves).toEqual([
    { bucket: soon, amount: -10 },
    { bucket: later, amount: -5 },
  ]);
  await expect(adjust(user, -46)).rejects.toMatchObject({
    refusal: 'bad_parameters',
    details: { fields: { points: 'points_short {"n":45}' } },
  });
  expect(await readLog(app, user)).toHaveLength(1);
  expect(await adjust(user, -45)).toMatchObject({ point: 0, sub_point: 0 });
});

it('moves points once for one click, also when it comes five times at once', async () => {
  const user = await addUser(app, { points: 10 });
  const client_token = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => adjust(user, 5, { client_token })));
  expect(answers.map(({ point }) => point)).toEqual([15, 15, 15, 15, 15]);
  await expect(adjust(user, 6, { client_token })).rejects.toMatchObject({
    details: { fields: { client_token: 'token_reused' } },
  });
  expect(await readLog(app, user)).toHaveLength(1);
});

it('blocks an account: what waits is canceled and paid back, what is done stays', async () => {
  const user = await addUser(app, { points: 20 });
  const [done, waiting, more] = [
    await postTask(app, user),
    await postTask(app, user),
    await postTask(app, user),
  ];
  await completeTask(app, done);
  await app.db.insert(sessions).values({
    token_hash: `hash ${user}`,
    user_id: user,
    expires_at: new Date(Date.now() + 9e6),
  });
  const set = (state: 'normal' | 'abnormal') =>
    setUserState(app, admin, { id: String(user), state, reason: 'spam' });
  expect(await set('abnormal')).toMatchObject({ state: 'abnormal', point: 16, works: 1 });
  await set('abnormal');
  const states = await app.db
    .select({ id: tasks.id, status: tasks.status, error: tasks.error_code, refunded: tasks.refunded })
    .from(tasks)
    .where(eq(tasks.user_id, user))
    .orderBy(asc(tasks.id));
  expect(states).toEqual([
    { id: done, status: 2, error: null, refunded: 0 },
    { id: waiting, status: -1, error: 'canceled', refunded: 4 },
    { id: more, status: -1, error: 'canceled', refunded: 4 },
  ]);
  expect(await set('normal')).toMatchObject({ state: 'normal', last_seen_at: null });
  expect(await app.db.$count(sessions, eq(sessions.user_id, user))).toBe(0);
  expect(await readLog(app, user)).toMatchObject([
    { act: 'user_block', reason: 'spam', detail: { canceled: 2, refunded: 8 } },
    { act: 'user_unblock', reason: 'spam' },
  ]);
});

it('leaves one admin who can undo it: nobody blocks themself, and of two who block each other one stays', async () => {
  const [one, two] = [await addAdmin(app), await addAdmin(app)];
  const block = (by: number, whom: number) =>
    setUserState(app, by, { id: String(whom), state: 'abnormal', reason: 'a quarrel' });
  await expect(block(one, one)).rejects.toMatchObject({ details: { fields: { id: 'not_own_account' } } });
  const both = await Promise.allSettled([block(one, two), block(two, one)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((end) => end.status === 'rejected')?.reason).toMatchObject({ refusal: 'no_permission' });
});

it('does not touch authors of the demo gallery, nor who has gone', async () => {
  for (const state of ['demo', 'gone'] as const) {
    const user = await addUser(app);
    await app.db.update(users).set({ state }).where(eq(users.id, user));
    await expect(adjust(user, 5)).rejects.toMatchObject({ refusal: 'user_not_found' });
    await expect(
      setUserState(app, admin, { id: String(user), state: 'abnormal', reason: 'x' }),
    ).rejects.toMatchObject({ refusal: 'user_not_found' });
  }
  await expect(adjust(987_654, 5)).rejects.toMatchObject({ refusal: 'user_not_found' });
});

it('finds people by name, address and id, newest first, page by page', async () => {
  const [ada, adam] = [await addUser(app), await addUser(app, { points: 0 })];
  await app.db.update(users).set({ name: 'Ada 100%', email: 'x1@home.example' }).where(eq(users.id, ada));
  await app.db
    .update(users)
    .set({ name: 'Nobody', email: 'ADA.m@home.example', purge_at: new Date(Date.now() + 1e9) })
    .where(eq(users.id, adam));
  const find = async (asked: object) =>
    (await listUsers(app, { page_size: 10, ...asked })).items.map(({ id }) => Number(id));
  expect(await find({ q: 'ada' })).toEqual([adam, ada]);
  expect(await find({ q: '100%' })).toEqual([ada]);
  expect(await find({ q: String(ada) })).toContain(ada);
  expect(await find({ q: 'ada', state: 'leaving' })).toEqual([adam]);
  expect(await find({ q: 'ada', state: 'normal' })).toEqual([ada]);
  const first = await listUsers(app, { q: 'home.example', page_size: 1 });
  expect(first).toMatchObject({ total: 2, has_more: true });
  expect(await find({ q: 'home.example', cursor: first.next_cursor })).toEqual([ada]);
  expect((await listUsers(app, { q: 'Ada 100%', page_size: 1 })).items[0]).toEqual({
    id: String(ada),
    name: 'Ada 100%',
    email: 'x1@home.example',
    head_img: '',
    role: 'user',
    state: 'normal',
    plan: 'free',
    ...(await readBalance(app.db, ada)),
    works: 0,
    public_works: 0,
    blocked_tries: 0,
    created_at: expect.any(String),
    last_seen_at: null,
  });
});
