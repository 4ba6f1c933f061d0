// Whose turn it is, and what a claim is worth.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prices, type PlanId } from '#contract/prices.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { Tx } from '#server/database/tx.ts';
import { createTask } from '#server/task/create-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { boatParams as params } from '#tests/fakes/boat-params.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { CLAIM_LOCK, type ClaimedTask, claimTask } from './claim-task.ts';
import { sweep } from '#server/worker/upkeep/sweep.ts';
import { LostClaim, updateClaimed } from './update-claimed.ts';

let app: TaskApp;

beforeEach(async () => {
  app = await openTaskApp();
});

afterEach(async () => {
  await expectInvariants(app);
  await app.close();
});

async function postMany(count: number, plan: PlanId = 'free'): Promise<number[]> {
  const user = await addUser(app, { plan });
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    ids.push(Number((await createTask(app, user, { type: 1, params, language: 'en' })).id));
  }
  return ids;
}

async function claimAll(): Promise<number[]> {
  const ids: number[] = [];
  for (let task = await claimTask(app.db); task; task = await claimTask(app.db)) {
    ids.push(task.id);
  }
  return ids;
}

async function claimUntilNone(db: Db): Promise<ClaimedTask[]> {
  const claimed: ClaimedTask[] = [];
  for (let task = await claimTask(db); task; task = await claimTask(db)) claimed.push(task);
  return claimed;
}

/** Users who run more than their plan lets them. */
async function listOverSlots(): Promise<unknown[]> {
  const running = await app.db
    .select({ plan: users.plan, n: sql<number>`count(*)` })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(eq(tasks.status, 1))
    .groupBy(users.id, users.plan);
  return running.filter(({ plan, n }) => n > prices().plans[plan].limits.image_running);
}

async function end(id: number): Promise<void> {
  const userId = (await readTask(id))?.user_id ?? 0;
  await failTask(app.db, { taskId: id, userId, failure: 'engine_error', from: [1] });
}

async function setTask(id: number, values: Partial<Record<keyof typeof tasks.$inferInsert, unknown>>) {
  await app.db
    .update(tasks)
    .set(values as object)
    .where(eq(tasks.id, id));
}

async function readTask(id: number) {
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
  return task;
}

const PAST = sql`now() - interval '1 second'`;

it('takes users in turn, so that one who posts much does not stand before the others', async () => {
  const a = await postMany(4);
  const b = await postMany(2);
  const c = await postMany(1);
  // Two at a time is what the free plan runs; the rest waits for an end.
  expect(await claimAll()).toEqual([a[0], b[0], c[0], a[1], b[1]]);
});

it('counts what runs already into the turn', async () => {
  const a = await postMany(3, 'pro');
  expect((await claimTask(app.db))?.id).toBe(a[0]);
  const b = await postMany(2, 'pro');
  expect(await claimAll()).toEqual([b[0], a[1], b[1], a[2]]);
});

it('takes higher plans first', async () => {
  const free = await postMany(1);
  const basic = await postMany(1, 'basic');
  const ultimate = await postMany(1, 'ultimate');
  expect(await claimAll()).toEqual([...ultimate, ...basic, ...free]);
});

it('keeps to the slots of the plan, though many workers claim at once', async () => {
  await postMany(6);
  for (let round = 0; round < 5; round += 1) {
    const claimed = await Promise.all(Array.from({ length: 8 }, () => claimTask(app.db)));
    const late = await claimAll(); // of a user whose claim is just being made nothing is waited for
    expect(claimed.filter(Boolean).length + late.length).toBe(2);
    await app.db.update(tasks).set({ status: 0, lease_until: null }).where(eq(tasks.status, 1));
  }
});

it('never gives one task to two workers, nor a user more than the slots of the plan', async () => {
  // Eight processes with a connection each; the pool of one process would make them stand in line.
  const workers = Array.from({ length: 8 }, () => connectDatabase(app.database.url, { connections: 1 }));
  try {
    const posted: number[] = [];
    for (const plan of ['free', 'free', 'basic', 'pro', 'free'] as const)
      posted.push(...(await postMany(5, plan)));
    const claims = new Map<number, number>();
    while (claims.size < posted.length) {
      const claimed = await Promise.all(workers.map(({ db }) => claimUntilNone(db)));
      for (const task of [...claimed.flat(), ...(await claimUntilNone(app.db))]) {
        expect(claims.has(task.id)).toBe(false);
        claims.set(task.id, task.user_id);
      }
      expect(await listOverSlots()).toEqual([]);
      const one = app.db.select({ id: tasks.id }).from(tasks).where(eq(tasks.status, 1)).orderBy(tasks.id);
      for (const { id } of (await one).filter((_, n) => n % 2 === 0)) await end(id);
    }
    for (const { id } of await app.db.select().from(tasks).where(eq(tasks.status, 1))) await end(id);
  } finally {
    for (const { close } of workers) await close();
  }
});

/** The same database, with something before or after the steps of a claim. */
function dbWith(transaction: (run: (tx: Tx) => Promise<unknown>) => Promise<unknown>): Db {
  return Object.assign(Object.create(app.db) as Db, { transaction: transaction as Db['transaction'] });
}

it('counts again what runs when its turn is there', async () => {
  const [, , third = 0] = await postMany(3);
  await claimTask(app.db);
  const late = dbWith(async (run) => {
    // Between the look at the line and the claim another worker takes the last slot.
    await setTask(third, {
      status: 1,
      started_at: sql`now()`,
      lease_until: sql`now() + interval '1 minute'`,
    });
    return await app.db.transaction(run);
  });
  expect(await claimTask(late)).toBeUndefined();
  expect(await listOverSlots()).toEqual([]);
});

it('claims nothing for a user for whom another worker is claiming', async () => {
  const [, second = 0, third = 0] = await postMany(3);
  await claimTask(app.db);
  const [isClaiming, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = dbWith((run) =>
    app.db.transaction(async (tx) => {
      const claimed = await run(tx);
      isClaiming.resolve();
      await mayCommit.promise;
      return claimed;
    }),
  );
  const first = claimTask(slow);
  await isClaiming.promise;
  await setTask(third, { priority: 5 }); // it stands before the one that is just being claimed
  expect(await claimTask(app.db)).toBeUndefined();
  mayCommit.resolve();
  expect(await first).toMatchObject({ id: second });
  expect(await listOverSlots()).toEqual([]);
});

it('is stopped by nobody who holds the claim of one user, or one task', async () => {
  const [held = 0] = await postMany(2, 'ultimate');
  const [lost = 0] = await postMany(1);
  await claimTask(app.db);
  const others = await postMany(2);
  expect(await claimTask(app.db)).toBeDefined(); // the second of the first user
  expect(await claimTask(app.db)).toMatchObject({ id: lost });
  await setTask(held, { status: 0, lease_until: null });
  await setTask(lost, { lease_until: PAST });
  const userId = (await readTask(held))?.user_id;
  const paused = await app.database.pool.connect();
  try {
    await paused.query('begin');
    await paused.query(`select pg_advisory_xact_lock(${CLAIM_LOCK}, ${userId})`);
    await paused.query(`select id from tasks where id = ${lost} for update`);
    // The plan of the first user goes before all others.
    expect(await claimAll()).toEqual(others);
  } finally {
    await paused.query('rollback');
    paused.release();
  }
  expect(await claimAll()).toEqual([lost, held]);
});

it('gives a task away only after its lease, and the first worker changes nothing any more', async () => {
  const [id = 0] = await postMany(1);
  const first = await claimTask(app.db);
  expect(first).toMatchObject({ id, status: 1, fence: 1 });
  expect(await claimTask(app.db)).toBeUndefined();
  await setTask(id, { lease_until: PAST });
  const second = await claimTask(app.db);
  expect(second).toMatchObject({
    id,
    fence: 2,
    started_at: first?.started_at,
    deadline_at: first?.deadline_at,
  });
  const zombie = { id, user_id: first?.user_id ?? 0, fence: 1 };
  await expect(updateClaimed(app.db, zombie, { progress: 90 })).rejects.toBeInstanceOf(LostClaim);
  const late = { taskId: id, userId: zombie.user_id, failure: 'engine_error', from: [1], fence: 1 } as const;
  expect(await failTask(app.db, late)).toBeUndefined();
  expect(await readTask(id)).toMatchObject({ status: 1, progress: 0 });
});

it('starts a hard limit at the first claim, and pays back what goes over it', async () => {
  const [id = 0] = await postMany(1);
  const task = await claimTask(app.db);
  const seconds = ((task?.deadline_at.getTime() ?? 0) - (task?.started_at?.getTime() ?? 0)) / 1000;
  expect(seconds).toBe(600);
  await setTask(id, { deadline_at: PAST });
  await Promise.all([sweep(app), sweep(app)]);
  expect(await readTask(id)).toMatchObject({
    status: -1,
    error_code: 'timeout',
    refunded: 1,
    lease_until: null,
  });
});

it('pays back what nobody could start', async () => {
  const [id = 0] = await postMany(1);
  await setTask(id, { deadline_at: PAST });
  await sweep(app);
  expect(await readTask(id)).toMatchObject({ status: -1, error_code: 'capacity', refunded: 1 });
});

it('gives a task up that has taken five workers with it', async () => {
  const [id = 0] = await postMany(1);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await claimTask(app.db)).toMatchObject({ fence: attempt, attempts: attempt });
    await sweep(app); // the fifth attempt is still under way here
    await setTask(id, { lease_until: PAST });
  }
  expect(await claimTask(app.db)).toBeUndefined();
  await sweep(app);
  expect(await readTask(id)).toMatchObject({ status: -1, error_code: 'engine_error', refunded: 1 });
});

it('ends a task once, when it is canceled, fails and runs out at the same time', async () => {
  const [id = 0] = await postMany(1);
  const userId = (await readTask(id))?.user_id ?? 0;
  await setTask(id, { deadline_at: PAST });
  const ends = [
    failTask(app.db, { taskId: id, userId, failure: 'canceled', from: [0] }),
    failTask(app.db, { taskId: id, userId, failure: 'engine_error', from: [0, 1] }),
    sweep(app),
    sweep(app),
  ];
  await Promise.all(ends);
  expect(await readTask(id)).toMatchObject({ status: -1, refunded: 1 });
});
