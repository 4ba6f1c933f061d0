// Points come, go and come back by dated buckets, and the ledger tells all of it.
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prices } from '#contract/prices.ts';
import { LEDGER_KINDS } from '#contract/points.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { createTask } from '#server/task/create-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addBucket, addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { expireBuckets } from './expire-buckets.ts';
import { grantDailyPoints } from './grant-daily-points.ts';
import { type GiftClaim, grantWelcomeGift } from './grant-welcome-gift.ts';
import { listPointDetails } from './list-point-details.ts';
import { movePoints } from './move-points.ts';
import { readBalance, readWallet } from './read-wallet.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});

afterAll(async () => {
  await expectInvariants(app);
  await app.close();
});

const HOUR_MS = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

const params = {
  engine: 'pro',
  prompt: 'a lamp',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
};

/** Posts a task of this price (even, 2 to 8). */
async function spend(userId: number, points: number): Promise<number> {
  const task = { type: 1 as const, params: { ...params, count: points / 2 }, language: 'en' as const };
  return Number((await createTask(app, userId, task)).id);
}

async function fail(userId: number, taskId: number): Promise<number | undefined> {
  return await failTask(app.db, { taskId, userId, failure: 'engine_error', from: [0, 1] });
}

/** Moves the end of a bucket into the past, as time would. */
async function letExpire(bucketId: number): Promise<void> {
  await app.db
    .update(buckets)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(eq(buckets.id, bucketId));
}

async function leftIn(bucketId: number): Promise<{ left: number; expires_at: Date | null } | undefined> {
  const [bucket] = await app.db
    .select({ left: buckets.left, expires_at: buckets.expires_at })
    .from(buckets)
    .where(eq(buckets.id, bucketId));
  return bucket;
}

async function movesOf(userId: number): Promise<{ kind: number; amount: number; after: number }[]> {
  return await app.db
    .select({ kind: ledger.kind, amount: ledger.amount, after: ledger.balance_after })
    .from(ledger)
    .where(eq(ledger.user_id, userId))
    .orderBy(asc(ledger.id));
}

it('[§3.2] counts points that expire as sub_point, the others as point', async () => {
  const user = await addUser(app, { points: 30 });
  await addBucket(app, user, { points: 12, expiresAt: inHours(5) });
  expect(await readBalance(app.db, user)).toEqual({ point: 30, sub_point: 12 });
});

it('spends what expires first, and what never expires last', async () => {
  const user = await addUser(app, { points: 10 });
  const late = await addBucket(app, user, { points: 3, expiresAt: inHours(48) });
  const soon = await addBucket(app, user, { points: 3, expiresAt: inHours(2) });
  await spend(user, 8);
  expect((await leftIn(soon))?.left).toBe(0);
  expect((await leftIn(late))?.left).toBe(0);
  expect(await readBalance(app.db, user)).toEqual({ point: 8, sub_point: 0 });
  const charges = (await movesOf(user)).filter(({ kind }) => kind === LEDGER_KINDS.task_charge);
  expect(charges).toEqual([
    { kind: 5, amount: -3, after: 13 },
    { kind: 5, amount: -3, after: 10 },
    { kind: 5, amount: -2, after: 8 },
  ]);
});

it('gives a failed task back to the same buckets', async () => {
  const user = await addUser(app, { points: 10 });
  const soon = await addBucket(app, user, { points: 3, expiresAt: inHours(2) });
  const task = await spend(user, 6);
  expect(await fail(user, task)).toBe(6);
  expect((await leftIn(soon))?.left).toBe(3);
  expect(await readBalance(app.db, user)).toEqual({ point: 10, sub_point: 3 });
});

it('lets refunded points live for a day when their bucket has expired meanwhile, and nothing beside them', async () => {
  const user = await addUser(app, { points: 0 });
  const bucket = await addBucket(app, user, { points: 10, expiresAt: inHours(1) });
  const task = await spend(user, 4);
  await letExpire(bucket);
  expect(await fail(user, task)).toBe(4);
  const after = await leftIn(bucket);
  expect(after?.left).toBe(4);
  expect(after?.expires_at?.getTime()).toBeGreaterThan(inHours(23.9).getTime());
  expect((await movesOf(user)).map(({ kind, amount }) => [kind, amount])).toEqual([
    [9, 10],
    [5, -4],
    [8, -6],
    [6, 4],
  ]);
});

it('cannot be made to refund twice, whoever asks at the same time', async () => {
  const user = await addUser(app, { points: 8 });
  const task = await spend(user, 8);
  const answers = await Promise.all(Array.from({ length: 12 }, () => fail(user, task)));
  expect(answers.filter((points) => points !== undefined)).toEqual([8]);
  expect(await readBalance(app.db, user)).toEqual({ point: 8, sub_point: 0 });
});

it('is refused by the database when a task would move a bucket twice', async () => {
  const user = await addUser(app, { points: 8 });
  const task = await spend(user, 8);
  expect(await fail(user, task)).toBe(8);
  const [paid] = await app.db.select().from(ledger).where(eq(ledger.task_id, task));
  const again = {
    userId: user,
    bucketId: paid?.bucket_id ?? 0,
    kind: 'task_refund',
    amount: 8,
    taskId: task,
  } as const;
  await expect(app.db.transaction((tx) => movePoints(tx, again))).rejects.toMatchObject({
    cause: { code: '23505' },
  });
  expect(await readBalance(app.db, user)).toEqual({ point: 8, sub_point: 0 });
});

it('writes expired points off once', async () => {
  const user = await addUser(app, { points: 5 });
  const bucket = await addBucket(app, user, { points: 7, expiresAt: inHours(1) });
  await letExpire(bucket);
  expect(await readBalance(app.db, user)).toEqual({ point: 5, sub_point: 0 });
  await Promise.all([expireBuckets(app.db), expireBuckets(app.db)]);
  expect((await movesOf(user)).at(-1)).toEqual({ kind: 8, amount: -7, after: 5 });
  expect(await expireBuckets(app.db)).toBe(0);
});

it('does not spend expired points that the sweep has not seen yet', async () => {
  const user = await addUser(app, { points: 1 });
  await letExpire(await addBucket(app, user, { points: 50, expiresAt: inHours(1) }));
  await expect(spend(user, 2)).rejects.toMatchObject({ refusal: 'not_enough_points' });
});

it('spends what is good, and not what has expired beside it', async () => {
  const user = await addUser(app, { points: 4 });
  const expired = await addBucket(app, user, { points: 50, expiresAt: inHours(1) });
  await letExpire(expired);
  await spend(user, 2);
  expect(await readBalance(app.db, user)).toEqual({ point: 2, sub_point: 0 });
  expect((await movesOf(user)).slice(2).map(({ amount }) => amount)).toEqual([-50, -2]); // written off, then spent
});

it('gives the daily points once a day, however often and fast it is asked', async () => {
  const user = await addUser(app, { points: 0 });
  const given = await Promise.all(Array.from({ length: 10 }, () => grantDailyPoints(app.db, user)));
  expect(given.filter((points) => points > 0)).toEqual([prices().gifts.daily]);
  expect(await grantDailyPoints(app.db, user)).toBe(0);
  const wallet = await readWallet(app.db, user);
  expect(wallet).toMatchObject({ point: 0, sub_point: 20, daily: { amount: 20 } });
  expect(wallet.buckets).toEqual([{ kind: 'daily', left: 20, expires_at: wallet.daily.resets_at }]);
  // Midnight in Shanghai, which knows no summer time, is 16:00 UTC.
  expect(wallet.daily.resets_at).toMatch(/T16:00:00\.000Z$/);
});

it('gives them again the next day, and yesterday’s are gone', async () => {
  const user = await addUser(app, { points: 0 });
  await grantDailyPoints(app.db, user);
  const [yesterday] = await app.db.select().from(buckets).where(eq(buckets.user_id, user));
  await letExpire(yesterday?.id ?? 0);
  await app.db
    .update(ledger)
    .set({ reason: 'another day' })
    .where(and(eq(ledger.user_id, user), eq(ledger.kind, LEDGER_KINDS.daily)));
  expect(await grantDailyPoints(app.db, user)).toBe(20);
  expect(await readBalance(app.db, user)).toEqual({ point: 0, sub_point: 20 });
});

async function claim(changes: Partial<GiftClaim> = {}): Promise<number> {
  const userId = changes.userId ?? (await addUser(app, { points: 0 }));
  const none = { deviceId: '', mailboxHash: '', addressHash: '' };
  const claimed = { ...none, giftsAnAddressADay: 3, ...changes, userId };
  return await app.db.transaction((tx) => grantWelcomeGift(tx, claimed));
}

it('gives the welcome gift once for each account and device', async () => {
  const userId = await addUser(app, { points: 0 });
  expect(await claim({ userId, deviceId: 'one phone' })).toBe(prices().gifts.welcome);
  expect(await claim({ userId, deviceId: 'another phone' })).toBe(0);
  expect(await claim({ deviceId: 'one phone' })).toBe(0);
  expect(await readBalance(app.db, userId)).toEqual({ point: 100, sub_point: 0 });
});

/** Accounts of one person: `a@x.co`, `a+1@x.co` … */
async function addAccounts(count: number): Promise<number[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => addUser(app, { points: 0 })));
  await app.db
    .update(users)
    .set({ mailbox: `person-${ids[0]}@example.com` })
    .where(inArray(users.id, ids));
  return ids;
}

it('gives the welcome gift once for each mailbox, also where it was given before its hash was kept', async () => {
  const [first = 0, second = 0] = await addAccounts(2);
  expect(await claim({ userId: first, mailboxHash: 'm-1' })).toBe(prices().gifts.welcome);
  expect(await claim({ mailboxHash: 'm-1' })).toBe(0);
  expect(await claim({ userId: second })).toBe(0);
});

it('gives the points of a day to one account of a mailbox, also when all ask at once', async () => {
  const accounts = await addAccounts(6);
  const given = await Promise.all(accounts.map((user) => grantDailyPoints(app.db, user)));
  expect(given.toSorted((a, b) => b - a)).toEqual([20, 0, 0, 0, 0, 0]);
  for (const user of accounts) expect(await grantDailyPoints(app.db, user)).toBe(0);
  expect(await grantDailyPoints(app.db, await addUser(app, { points: 0 }))).toBe(20);
});

it('counts the gifts of an address, also when they are asked for together', async () => {
  const given = await Promise.all(Array.from({ length: 6 }, () => claim({ addressHash: 'a house' })));
  expect(given.filter((points) => points > 0)).toHaveLength(3);
});

it('[§7.5] lists every move in words, in the language of the reader', async () => {
  const user = await addUser(app, { points: 0 });
  await grantDailyPoints(app.db, user);
  const task = await spend(user, 4);
  await fail(user, task);
  const english = await listPointDetails(app, user, { page_size: 10 }, 'en');
  expect(english.items.map(({ kind_name, amount, note }) => [kind_name, amount, note])).toEqual([
    ['task_refund', 4, 'Text to image · 2 × Fine 1K'],
    ['task_charge', -4, 'Text to image · 2 × Fine 1K'],
    ['daily', 20, 'Daily points'],
  ]);
  expect(english.items[0]).toMatchObject({
    kind: 6,
    bucket: 'sub_point',
    balance_after: 20,
    task_id: String(task),
    task_type: 1,
  });
  const chinese = await listPointDetails(app, user, { page_size: 10 }, 'zh');
  expect(chinese.items.map(({ note }) => note)).toEqual([
    '文生图 · 2 张 × 精绘 1K',
    '文生图 · 2 张 × 精绘 1K',
    '每日积分',
  ]);
  const income = await listPointDetails(app, user, { page_size: 10, direction: 'income' }, 'en');
  expect(income).toMatchObject({ total: 2, has_more: false, next_cursor: null });
});

it('pages by cursor and by number without losing or repeating a move', async () => {
  const user = await addUser(app, { points: 0 });
  for (let n = 1; n <= 5; n += 1) await addBucket(app, user, { points: n });
  const ids = (
    await app.db
      .select({ id: ledger.id })
      .from(ledger)
      .where(eq(ledger.user_id, user))
      .orderBy(desc(ledger.id))
  ).map(({ id }) => String(id));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listPointDetails(app, user, { page_size: 2, cursor }, 'en');
    seen.push(...page.items.map(({ id }) => id));
    // What comes in between belongs to an earlier page, and must not push anything into the next one.
    await addBucket(app, user, { points: 1 });
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(ids);
  const second = await listPointDetails(app, user, { page_size: 3, page: 2 }, 'en');
  expect(second).toMatchObject({ page: 2, total: 8, has_more: true });
  await expect(listPointDetails(app, user, { page_size: 2, cursor: 'x' }, 'en')).rejects.toMatchObject({
    refusal: 'bad_parameters',
  });
});
