// What is left of an account after its days of grace: its ledger without a name, and nothing else.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, or, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { audit_log, blocked_tries } from '#server/database/schema/admin.ts';
import { activities, follows, likes, reports, views } from '#server/database/schema/community.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { gifts, ledger } from '#server/database/schema/points.ts';
import { idempotency_keys, purged_tasks, tasks } from '#server/database/schema/tasks.ts';
import {
  data_exports,
  identities,
  known_devices,
  login_codes,
  sessions,
  users,
} from '#server/database/schema/users.ts';
import { resumable_uploads } from '#server/database/schema/uploads.ts';
import { grantWelcomeGift } from '#server/points/grant-welcome-gift.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { PART_PREFIX } from '#server/media/resumable-uploads.ts';
import { createTask } from '#server/task/create-task.ts';
import { deleteImages } from '#server/task/delete-images.ts';
import { failTask } from '#server/task/fail-task.ts';
import { sweepOrphans } from '#server/worker/upkeep/sweep-orphans.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { purgeAccounts } from './purge-accounts.ts';
import { restoreAccount } from './restore-account.ts';

let app: TaskApp;
let me: number;
let other: number;

beforeEach(async () => {
  app = await openTaskApp();
  me = await addUser(app, { plan: 'pro' });
  other = await addUser(app, { plan: 'pro' });
});

afterEach(async () => {
  await app.close();
});

const params = { engine: 'pro', prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1K', count: 1 };

async function post(user: number): Promise<number> {
  return Number((await createTask(app, user, { type: 1, params, language: 'en' })).id);
}

async function complete(user: number): Promise<number> {
  const id = await post(user);
  await app.db
    .update(tasks)
    .set({
      status: 2,
      started_at: sql`now()`,
      finished_at: sql`now()`,
      public: true,
      published_at: sql`now()`,
    })
    .where(eq(tasks.id, id));
  await storeResult(app, id);
  return id;
}

async function run(id: number): Promise<void> {
  await app.db
    .update(tasks)
    .set({ status: 1, started_at: sql`now()`, lease_until: sql`now() + interval '1 minute'` })
    .where(eq(tasks.id, id));
}

async function leave(user: number, ago = '1 second'): Promise<void> {
  await app.db
    .update(users)
    .set({ purge_at: sql`now() - ${ago}::interval` })
    .where(eq(users.id, user));
}

const store = (key: string) => app.storage.put(key, Readable.from([Buffer.from(key)]));
const put = async (key: string) => (await store(key)).key;
const putPart = async (id: string, n: number) => ({
  key: await put(`${PART_PREFIX}${id}-${n}.bin`),
  bytes: 1,
});

async function listKeys(): Promise<string[]> {
  return ((await Readable.from(app.storage.list(-60)).toArray()) as string[]).sort();
}

async function findUser(id: number) {
  const [user] = await app.db.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error(`no user ${id}`);
  return user;
}

/** One of everything that can hang on a person, given and taken. */
async function furnish(): Promise<{ mine: number; theirs: number; upload: number }> {
  const { db } = app;
  const [mine, theirs] = [await complete(me), await complete(other)];
  await storeResult(app, mine, undefined, 1);
  await deleteImages(app, me, [{ id: String(mine), images: [1] }]);
  await failTask(db, { taskId: await post(me), userId: me, failure: 'timeout', from: [0] });
  const sent = { user_id: me, role: 'upload', kind: 'image', format: 'png' } as const;
  const face = await store('upload-face.png');
  const [upload] = await db
    .insert(media)
    .values([
      { ...sent, ...(await store('upload-1.png')), thumb_key: await put('upload-1-thumb.webp') },
      { ...sent, ...face },
    ])
    .returning();
  if (!upload) throw new Error('no upload');
  await db.insert(task_inputs).values({ task_id: mine, role: 'image', index: 0, media_id: upload.id });
  await put(`task-${mine}-0-0-download.jpg`);
  await db
    .update(users)
    .set({
      head_img: face.key,
      bio: 'paints',
      name: 'Ada',
      mailbox: 'ada@example.com',
      referrer: 'a friend',
      theme: 'dark',
    })
    .where(eq(users.id, me));
  for (const [user, task] of [
    [me, theirs],
    [other, mine],
    [other, theirs],
  ] as const) {
    await db.insert(likes).values({ user_id: user, task_id: task });
    await db.insert(views).values({ user_id: user, task_id: task });
    await db
      .update(tasks)
      .set({ likes: sql`${tasks.likes} + 1`, views: sql`${tasks.views} + 1` })
      .where(eq(tasks.id, task));
    await db.insert(reports).values({ reporter_id: user, task_id: task, reason: 'violence' });
  }
  await db.insert(follows).values([
    { follower_id: me, followee_id: other },
    { follower_id: other, followee_id: me },
  ]);
  await db.insert(activities).values([
    { user_id: me, kind: 'liked', actor_id: other, task_id: mine },
    { user_id: other, kind: 'liked', actor_id: me, task_id: theirs },
    { user_id: other, kind: 'task_done', task_id: theirs },
  ]);
  const { email } = await findUser(me);
  await db.insert(identities).values({ issuer: 'https://id.example', subject: '7', user_id: me });
  await db
    .insert(sessions)
    .values({ token_hash: 'h', user_id: me, expires_at: sql`now() + interval '1 day'` });
  await db
    .insert(login_codes)
    .values({ email, code_hash: 'c', expires_at: sql`now() + interval '10 minutes'` });
  await db
    .insert(idempotency_keys)
    .values({ user_id: me, token: randomUUID(), input_hash: '', task_id: mine, answer: {} });
  await db.insert(blocked_tries).values({ user_id: me, stage: 'prompt', reason: 'violence' });
  await db
    .insert(data_exports)
    .values({ user_id: me, state: 'sent', language: 'en', key: await put('export-1.zip') });
  await db.insert(known_devices).values({ user_id: me, device_hash: 'd' });
  // Two files that are half there, in two stretches and in one, and one that was refused.
  const half = {
    user_id: me,
    bytes: 100,
    expected: 'video',
    expires_at: sql`now() + interval '1 day'`,
  } as const;
  await db.insert(resumable_uploads).values([
    { ...half, id: 'one', received: 2, parts: [await putPart('one', 0), await putPart('one', 1)] },
    { ...half, id: 'two', received: 1, parts: [await putPart('two', 0)] },
    { ...half, id: 'old', problem: 'file_broken' },
  ]);
  await db.insert(gifts).values({ user_id: me, device_id: 'my-device', address_hash: 'somewhere' });
  await db.insert(audit_log).values({ act: 'user_points', user_id: me, reason: 'kind' });
  return { mine, theirs, upload: upload.id };
}

describe('[§7.5] [product A16] an account whose seven days are over', () => {
  it('is gone with everything that hangs on it; the ledger stays under a row without a name', async () => {
    const { mine, theirs } = await furnish();
    const { db } = app;
    const moves = () => db.select().from(ledger).where(eq(ledger.user_id, me)).orderBy(ledger.id);
    const [before, balance] = [await moves(), await readBalance(db, me)];
    await leave(me);
    expect(await purgeAccounts(app)).toBe(1);

    expect(await findUser(me)).toMatchObject({
      state: 'gone',
      role: 'user',
      email: '',
      mailbox: '',
      name: '',
      bio: '',
      head_img: '',
      referrer: '',
      theme: 'system',
      language: 'en',
      notifications: false,
      purge_at: null,
    });
    expect(await moves()).toEqual(before);
    expect(await readBalance(db, me)).toEqual(balance);
    for (const [table, isTheirs] of [
      [tasks, eq(tasks.user_id, me)],
      [media, eq(media.user_id, me)],
      [likes, or(eq(likes.user_id, me), eq(likes.task_id, mine))],
      [views, or(eq(views.user_id, me), eq(views.task_id, mine))],
      [follows, or(eq(follows.follower_id, me), eq(follows.followee_id, me))],
      [activities, or(eq(activities.user_id, me), eq(activities.actor_id, me))],
      [reports, or(eq(reports.reporter_id, me), eq(reports.task_id, mine))],
      [identities, eq(identities.user_id, me)],
      [sessions, eq(sessions.user_id, me)],
      [idempotency_keys, eq(idempotency_keys.user_id, me)],
      [known_devices, eq(known_devices.user_id, me)],
      [blocked_tries, eq(blocked_tries.user_id, me)],
      [data_exports, eq(data_exports.user_id, me)],
      [resumable_uploads, eq(resumable_uploads.user_id, me)],
      [login_codes, undefined],
      [task_inputs, undefined],
    ] as const) {
      expect(await db.$count(table, isTheirs)).toBe(0);
    }
    expect(await db.$count(purged_tasks, eq(purged_tasks.user_id, me))).toBe(2);
    expect(await db.$count(audit_log)).toBe(1);
    expect(await listKeys()).toEqual([`task-${theirs}-0-0-thumb.webp`, `task-${theirs}-0-0.png`]);
    await expectInvariants(app);
    expect(await purgeAccounts(app)).toBe(0);
  });

  it('takes the files with it that came only in part, and nobody else’s', async () => {
    const half = {
      bytes: 100,
      received: 1,
      expected: 'video',
      expires_at: sql`now() + interval '1 day'`,
    } as const;
    for (const [id, user] of [
      ['mine', me],
      ['theirs', other],
    ] as const) {
      const parts = [await putPart(id, 0)];
      await app.db.insert(resumable_uploads).values({ ...half, id, user_id: user, parts });
    }
    await leave(me);
    expect(await purgeAccounts(app)).toBe(1);
    expect(await app.db.select({ id: resumable_uploads.id }).from(resumable_uploads)).toEqual([
      { id: 'theirs' },
    ]);
    expect(await listKeys()).toEqual([`${PART_PREFIX}theirs-0.bin`]);
  });

  it('leaves what is another person’s, whose counts fall by what was given', async () => {
    const { theirs } = await furnish();
    await leave(me);
    await purgeAccounts(app);
    const { db } = app;
    const [work] = await db.select().from(tasks).where(eq(tasks.id, theirs));
    expect(work).toMatchObject({ user_id: other, likes: 1, views: 1 });
    expect(await db.select({ user: likes.user_id }).from(likes)).toEqual([{ user: other }]);
    expect(await db.$count(activities)).toBe(1);
    expect(await db.$count(reports)).toBe(1);
    expect((await findUser(other)).state).toBe('normal');
  });

  it('stays while the days last, and when somebody signed in before a worker came', async () => {
    await complete(me);
    await leave(me, '-1 hour');
    expect(await purgeAccounts(app)).toBe(0);
    await leave(me);
    expect(await app.db.transaction((tx) => restoreAccount(tx, me))).toBe(true);
    expect(await purgeAccounts(app)).toBe(0);
    expect(await app.db.$count(tasks)).toBe(1);
    expect((await findUser(me)).state).toBe('normal');
  });

  it('frees its address at once: the new account is another one, without the old points', async () => {
    const { email } = await findUser(me);
    await leave(me);
    await purgeAccounts(app);
    const [again] = await app.db.insert(users).values({ email, name: 'again' }).returning();
    expect(again?.id).not.toBe(me);
    expect(await readBalance(app.db, again?.id ?? 0)).toEqual({ point: 0, sub_point: 0 });
  });

  it('does not win the welcome gift again with the same device', async () => {
    const claim = { deviceId: 'd-1', mailboxHash: '', addressHash: 'a', giftsAnAddressADay: 100 };
    const give = (userId: number) => app.db.transaction((tx) => grantWelcomeGift(tx, { ...claim, userId }));
    expect(await give(me)).toBe(100);
    await leave(me);
    await purgeAccounts(app);
    expect(await give(await addUser(app))).toBe(0);
    expect(await app.db.select().from(gifts)).toMatchObject([{ device_id: 'd-1', address_hash: '' }]);
  });

  it('does not win it again with the same mailbox either, which nothing names any more', async () => {
    const claim = { deviceId: '', mailboxHash: 'of-the-mailbox', addressHash: '', giftsAnAddressADay: 100 };
    const give = (userId: number) => app.db.transaction((tx) => grantWelcomeGift(tx, { ...claim, userId }));
    expect(await give(me)).toBe(100);
    await leave(me);
    await purgeAccounts(app);
    expect(await give(await addUser(app))).toBe(0);
  });

  it('waits for a task that still runs, and pays back one that waits', async () => {
    const [waiting, running] = [await post(me), await post(me)];
    await run(running);
    await leave(me);
    expect(await purgeAccounts(app)).toBe(0);
    expect(await findUser(me)).toMatchObject({ state: 'gone', email: '' });
    expect(await app.db.select({ id: tasks.id }).from(tasks)).toEqual([{ id: running }]);
    const [money] = await app.db.select().from(purged_tasks);
    expect(money).toMatchObject({ id: waiting, status: -1, cost: 2, refunded: 2 });

    await failTask(app.db, { taskId: running, userId: me, failure: 'timeout', from: [1] });
    expect(await purgeAccounts(app)).toBe(1);
    expect(await app.db.$count(tasks)).toBe(0);
    await expectInvariants(app);
  });

  it('cannot be taken back once its door is closed', async () => {
    await run(await post(me));
    await leave(me);
    await purgeAccounts(app);
    await expect(app.db.transaction((tx) => restoreAccount(tx, me))).rejects.toMatchObject({
      refusal: 'token_issue_failed',
    });
  });
});

describe('[product A16] erasing', () => {
  it('goes on where a worker was killed, whichever of its files was the last', async () => {
    const { theirs } = await furnish();
    await complete(me);
    await leave(me);
    const { storage } = app;
    let allowed = 0;
    let rounds = 0;
    // Each round dies at its next file: the transaction before it is written, the bytes are not all gone.
    for (let isGone = false; !isGone; rounds += 1) {
      let left = allowed;
      const killed = {
        ...app,
        storage: {
          ...storage,
          remove: async (key: string) => {
            if (left === 0) throw new Error('killed');
            left -= 1;
            await storage.remove(key);
          },
        },
      };
      isGone = (await purgeAccounts(killed)) === 1;
      await expectInvariants(app);
      allowed += 1;
      if (rounds > 50) throw new Error('it never ends');
    }
    expect(rounds).toBeGreaterThan(2);
    expect(await findUser(me)).toMatchObject({ state: 'gone', head_img: '', purge_at: null });
    expect(await app.db.$count(media, eq(media.user_id, me))).toBe(0);
    await sweepOrphans(app, -60);
    expect(await listKeys()).toEqual([`task-${theirs}-0-0-thumb.webp`, `task-${theirs}-0-0.png`]);
  });

  it('is done once when several workers come at the same time', async () => {
    await furnish();
    await leave(me);
    const counts = await Promise.all([purgeAccounts(app), purgeAccounts(app), purgeAccounts(app)]);
    // One that met a batch of another leaves the end to the next round.
    const last = await purgeAccounts(app);
    expect(counts.reduce((sum, count) => sum + count, last)).toBeGreaterThan(0);
    expect(await app.db.$count(purged_tasks)).toBe(2);
    expect(await findUser(me)).toMatchObject({ state: 'gone', purge_at: null });
    const [work] = await app.db.select().from(tasks).where(eq(tasks.user_id, other));
    expect(work).toMatchObject({ likes: 1, views: 1 });
    await expectInvariants(app);
  });

  it('of one account that fails keeps no other from its turn', async () => {
    await furnish();
    await leave(me, '1 hour');
    await leave(other);
    const broken = { ...app.storage, remove: () => Promise.reject(new Error('broken disk')) };
    await app.db.delete(tasks).where(eq(tasks.user_id, other));
    expect(await purgeAccounts({ ...app, storage: broken })).toBe(1);
    expect((await findUser(other)).purge_at).toBeNull();
    expect((await findUser(me)).purge_at).not.toBeNull();
  });
});
