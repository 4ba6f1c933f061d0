// What is old goes, what is not stays.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LEDGER_KINDS } from '#contract/points.ts';
import { buckets, ledger } from '#server/database/schema/points.ts';
import { idempotency_keys, tasks } from '#server/database/schema/tasks.ts';
import { createTask } from '#server/task/create-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { purgeTasks } from '#server/task/purge-tasks.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addBucket, addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { sweep } from './sweep.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});

afterAll(async () => {
  await app.close();
});

const params = { engine: 'lite', prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1K', count: 1 };

async function post(user: number): Promise<number> {
  return Number((await createTask(app, user, { type: 1, params, language: 'en' })).id);
}

async function listStatuses(ids: number[]): Promise<number[]> {
  const rows = await app.db
    .select({ status: tasks.status })
    .from(tasks)
    .where(inArray(tasks.id, ids))
    .orderBy(tasks.id);
  return rows.map(({ status }) => status);
}

/** Users of whom points were written off. */
async function listExpired(ids: number[]): Promise<number[]> {
  const isExpiry = and(eq(ledger.kind, LEDGER_KINDS.expire), inArray(ledger.user_id, ids));
  const rows = await app.db
    .selectDistinct({ id: ledger.user_id })
    .from(ledger)
    .where(isExpiry)
    .orderBy(ledger.user_id);
  return rows.map(({ id }) => id);
}

it('forgets clicks after a day', async () => {
  const user_id = await addUser(app);
  const click = { user_id, input_hash: '', task_id: 1, answer: {} };
  const [old, fresh] = [randomUUID(), randomUUID()];
  await app.db.insert(idempotency_keys).values([
    { ...click, token: old, created_at: sql`now() - interval '25 hours'` },
    { ...click, token: fresh, created_at: sql`now() - interval '23 hours'` },
  ]);
  await sweep(app);
  expect((await app.db.select().from(idempotency_keys)).map(({ token }) => token)).toEqual([fresh]);
});

it('lets nobody wait for a user, or a task, that somebody else holds', async () => {
  const people = [await addUser(app), await addUser(app), await addUser(app), await addUser(app)];
  const posted: number[] = [];
  const purged: number[] = [];
  for (const user of people) {
    await addBucket(app, user, { points: 7, expiresAt: new Date(Date.now() + 60_000) });
    posted.push(await post(user));
    purged.push(await post(user));
  }
  await app.db
    .update(tasks)
    .set({ deadline_at: sql`now() - interval '1 second'` })
    .where(inArray(tasks.id, posted));
  for (const [n, userId] of people.entries()) {
    await failTask(app.db, { taskId: purged[n] ?? 0, userId, failure: 'timeout', from: [0] });
  }
  await app.db
    .update(tasks)
    .set({ finished_at: sql`now() - interval '40 days'` })
    .where(inArray(tasks.id, purged));
  await app.db
    .update(buckets)
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where(isNotNull(buckets.expires_at));
  const paused = await app.database.pool.connect();
  try {
    await paused.query('begin');
    await paused.query(`select id from users where id = ${people[0]} for update`);
    await paused.query(`select id from tasks where id = ${posted[1]} for update`);
    await sweep(app);
    expect(await purgeTasks(app)).toBe(3);
    expect(await listStatuses(posted)).toEqual([0, 0, -1, -1]);
    expect(await listExpired(people)).toEqual([people[1], people[2], people[3]]);
  } finally {
    await paused.query('rollback');
    paused.release();
  }
  await sweep(app);
  expect(await purgeTasks(app)).toBe(1);
  expect(await listStatuses(posted)).toEqual([-1, -1, -1, -1]);
  expect(await listExpired(people)).toEqual(people);
  await expectInvariants(app);
});

it('goes on with the others when one task cannot be ended', async () => {
  const [odd, even] = [await post(await addUser(app)), await post(await addUser(app))];
  await app.db
    .update(tasks)
    .set({ deadline_at: sql`now() - interval '1 second'` })
    .where(inArray(tasks.id, [odd, even]));
  await app.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'as told'; end $$`);
  await app.db.execute(sql`
    create trigger refuse before update on tasks for each row when (new.id = ${sql.raw(String(odd))}) execute function refuse()`);
  await expect(sweep(app)).rejects.toThrow('failed for 1');
  expect(await listStatuses([odd, even])).toEqual([0, -1]);
  await app.db.execute(sql`drop trigger refuse on tasks`);
  await sweep(app);
  expect(await listStatuses([odd, even])).toEqual([-1, -1]);
});

it('removes images that no row knows, and nothing else', async () => {
  const user = await addUser(app);
  const id = await post(user);
  await storeResult(app, id);
  const put = (key: string) => app.storage.put(key, Readable.from([Buffer.from('x')]));
  await put('task-77-1-0.png');
  await put('task-77-1-0-thumb.webp');
  await put('avatar-1.png');
  expect(await sweepOrphans(app, 60)).toBe(0); // too young: their task may be under way
  expect(await sweepOrphans(app, -60)).toBe(2);
  const left = await Readable.from(app.storage.list(-60)).toArray();
  expect(left.sort()).toEqual(['avatar-1.png', `task-${id}-0-0-thumb.webp`, `task-${id}-0-0.png`]);
});
