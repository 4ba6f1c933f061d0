// Tasks of several users are made in one transaction, and yet each as if it were alone.
import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { idempotency_keys, tasks } from '#server/database/schema/tasks.ts';
import { ledger } from '#server/database/schema/points.ts';
import { planCharge } from '#server/points/charge-task.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { Refusal } from '#server/refusal.ts';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import { boatParams as params } from '#tests/fakes/boat-params.ts';
import { addBucket, addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { taskToWrite } from '#tests/fakes/task-to-write.ts';
import { createTask } from './create-task.ts';
import { type Decision, type Making, makeTask } from './make-tasks.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});

afterAll(async () => {
  await app.close();
});

const COST = 2;
const asked = { type: 1, params, language: 'en' } as const;

/** Costs two points; `prompt` is what is written of it. */
function makingOf(userId: number, changes: Partial<Making> & { prompt?: string } = {}): Making {
  const { prompt = 'a boat', ...rest } = changes;
  const decide: Making['decide'] = async (tx, user, { held, stand }): Promise<Decision> => {
    const { spending, balance } = await planCharge(tx, userId, { held, points: COST });
    const times = { eta_seconds: 1, eta_most_seconds: 2 };
    const answer = { type: 1 as const, status: 0 as const, cost: COST, ...balance, ...times };
    return {
      answer: { ...answer, queue_ahead: stand.ahead },
      toWrite: taskToWrite({ user, spending, points: COST, prompt }),
    };
  };
  return { userId, token: null, gift: null, jobs: app.jobs, decide, ...rest };
}

const addUsers = async (count: number) =>
  await Promise.all(Array.from({ length: count }, () => addUser(app, { points: 10 })));

/** In how many transactions the tasks of these users were written. */
async function countTransactions(userIds: readonly number[]): Promise<number> {
  const [row] = await app.db
    .select({ n: sql<number>`count(distinct tasks.xmin::text)::int` })
    .from(tasks)
    .where(inArray(tasks.user_id, [...userIds]));
  return row?.n ?? 0;
}

const refusePoor = () => Promise.reject(new Refusal('not_enough_points'));
const countTasks = async (userId: number) => await app.db.$count(tasks, eq(tasks.user_id, userId));

it('makes those of one moment in one transaction, each with its price, its job and its answer', async () => {
  const people = await addUsers(6);
  const posts = people.map((userId) => ({ userId, clientToken: randomUUID() }));
  const { rows: before } = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pgboss.job where name = 'tasks'`,
  );
  const answers = await Promise.all(
    posts.map(({ userId, clientToken }) => createTask(app, userId, { ...asked, clientToken })),
  );
  expect(await countTransactions(people)).toBeLessThan(people.length);
  for (const [index, { userId, clientToken }] of posts.entries()) {
    const answer = answers[index];
    const [task, ...others] = await app.db.select().from(tasks).where(eq(tasks.user_id, userId));
    expect(others).toEqual([]);
    expect(answer).toMatchObject({ id: String(task?.id), point: 10 - (answer?.cost ?? 0) });
    expect(task).toMatchObject({ seq: 1, prompt: params.prompt, params, cost: answer?.cost });
    const moves = await app.db
      .select()
      .from(ledger)
      .where(eq(ledger.task_id, Number(answer?.id)));
    const cost = answer?.cost ?? 0;
    expect(moves).toMatchObject([{ user_id: userId, amount: -cost, balance_after: 10 - cost }]);
    const keys = await app.db.select().from(idempotency_keys).where(eq(idempotency_keys.user_id, userId));
    expect(keys).toMatchObject([{ token: clientToken, task_id: task?.id, answer }]);
    expect(await createTask(app, userId, { ...asked, clientToken })).toEqual(answer);
  }
  const { rows: after } = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pgboss.job where name = 'tasks'`,
  );
  expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(people.length);
});

it('refuses one of a group, and writes nothing of it', async () => {
  const [one = 0, poor = 0, other = 0] = await addUsers(3);
  const made = await Promise.allSettled([
    makeTask(app.db, makingOf(one)),
    makeTask(app.db, makingOf(poor, { decide: refusePoor })),
    makeTask(app.db, makingOf(other)),
  ]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(made[1]).toMatchObject({ reason: { refusal: 'not_enough_points' } });
  expect(await countTransactions([one, other])).toBe(1);
  expect(await countTasks(poor)).toBe(0);
  expect(await readBalance(app.db, poor)).toEqual({ point: 10, sub_point: 0 });
});

it('makes the others where the database cannot bear what one of them asks', async () => {
  const [one = 0, odd = 0, other = 0] = await addUsers(3);
  const made = await Promise.allSettled([
    makeTask(app.db, makingOf(one)),
    makeTask(app.db, makingOf(odd, { prompt: 'a boat \u0000' })),
    makeTask(app.db, makingOf(other)),
  ]);
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await Promise.all([one, odd, other].map(countTasks))).toEqual([1, 0, 1]);
  expect(await readBalance(app.db, odd)).toEqual({ point: 10, sub_point: 0 });
});

it('makes nobody wait for a user whom somebody else has locked', async () => {
  const [one = 0, locked = 0, other = 0] = await addUsers(3);
  const elsewhere = connectDatabase(app.database.url, { connections: 1 });
  onTestFinished(elsewhere.close);
  let late: Promise<unknown> = Promise.resolve();
  await elsewhere.db.transaction(async (tx) => {
    await lockUser(tx, locked);
    const made = [one, locked, other].map((userId) => makeTask(app.db, makingOf(userId)));
    late = made[1] ?? late;
    await Promise.all([made[0], made[2]]);
    expect(await countTasks(locked)).toBe(0);
  });
  await late;
  expect(await countTransactions([one, other])).toBe(1);
  expect(await countTasks(locked)).toBe(1);
});

it('writes off what has expired of one of them', async () => {
  const [one = 0, rich = 0, poor = 0] = [...(await addUsers(2)), await addUser(app, { points: 1 })];
  for (const userId of [rich, poor]) {
    await addBucket(app, userId, { points: 5, expiresAt: new Date(Date.now() - 60_000) });
  }
  const made = await Promise.allSettled([one, rich, poor].map((id) => makeTask(app.db, makingOf(id))));
  expect(made.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  const kinds = async (userId: number) => {
    const moves = await app.db.select().from(ledger).where(eq(ledger.user_id, userId)).orderBy(ledger.id);
    return moves.map(({ amount, balance_after: left }) => [amount, left]);
  };
  expect((await kinds(rich)).slice(2)).toEqual([
    [-5, 10],
    [-COST, 8],
  ]);
  // Nothing remains of what was refused.
  expect((await kinds(poor)).slice(2)).toEqual([]);
});

it('takes the price of each out of several buckets, in their order', async () => {
  const people = await addUsers(4);
  for (const [index, userId] of people.entries()) {
    await addBucket(app, userId, { points: 1, expiresAt: new Date(Date.now() + (index + 1) * 3_600_000) });
  }
  await Promise.all(people.map((userId) => makeTask(app.db, makingOf(userId))));
  expect(await countTransactions(people)).toBe(1);
  for (const userId of people) {
    const moves = await app.db.select().from(ledger).where(eq(ledger.user_id, userId)).orderBy(ledger.id);
    expect(moves.slice(2).map(({ amount, balance_after: left }) => [amount, left])).toEqual([
      [-1, 10],
      [-1, 9],
    ]);
    expect(await readBalance(app.db, userId)).toEqual({ point: 9, sub_point: 0 });
  }
});

it('leaves all that must always hold', async () => {
  const checked = await checkInvariants(app.db, app.storage);
  expect(checked.filter(({ rows }) => rows.length > 0)).toEqual([]);
});
