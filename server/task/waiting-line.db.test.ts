// A long line is counted once for all who ask, and what it tells is near to what counting each place would tell.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { fillWaitingLine } from '#tests/fakes/waiting-tasks.ts';
import type { Db } from '#server/database/connect.ts';
import { placesOf, readQueuePlaces, readWaiting } from './read-queue.ts';
import { quoteTask } from './quote-task.ts';
import { readWaitingLine, standIn } from './waiting-line.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});

afterAll(() => app.close());

/** The same database to whoever has not looked at it yet. */
const anew = (): Db => Object.create(app.db) as Db;

async function waitingIds(): Promise<number[]> {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from tasks where status = 0`);
  return rows.map(({ id }) => id);
}

it('leaves a short line to those who ask', async () => {
  await fillWaitingLine(app.db, { people: 20, tasks: 150, runningShare: 0.1, seed: 1 });
  expect(await readWaitingLine(anew())).toBeNull();
});

it.each([
  { people: 10, tasks: 2000 },
  { people: 300, tasks: 2000 },
])('tells places in a long one within a fiftieth of its length: %o', async ({ people, tasks }) => {
  await fillWaitingLine(app.db, { people, tasks, runningShare: 0.02, seed: people });
  const line = await readWaitingLine(anew());
  expect(line).not.toBeNull();
  const ids = await waitingIds();
  const [exact, told] = [
    await readQueuePlaces(app.db, ids, { line: null, workers: 1 }),
    await readQueuePlaces(app.db, ids, { line, workers: 1 }),
  ];
  expect(told.size).toBe(ids.length);
  const seconds = Math.max(...[...exact.values()].map(({ eta_seconds }) => eta_seconds));
  for (const [id, { ahead, eta_seconds }] of exact) {
    expect(Math.abs((told.get(id)?.ahead ?? Infinity) - ahead)).toBeLessThan(tasks / 50);
    expect(Math.abs((told.get(id)?.eta_seconds ?? Infinity) - eta_seconds)).toBeLessThan(seconds / 50);
  }
});

it('tells exactly what a price is asked for, of newcomers and of those who wait', async () => {
  await fillWaitingLine(app.db, { people: 40, tasks: 900, runningShare: 0.05, seed: 3 });
  const line = await readWaitingLine(anew());
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select distinct user_id as id from tasks limit 5`,
  );
  for (const id of [await addUser(app), ...rows.map((row) => row.id)]) {
    for (const plan of ['free', 'basic', 'pro', 'ultimate'] as const) {
      expect(await readWaiting(app.db, { id, plan }, line)).toEqual(
        await readWaiting(app.db, { id, plan }, null),
      );
    }
  }
});

it('looks once for all who ask within a second', async () => {
  await fillWaitingLine(app.db, { people: 40, tasks: 900, runningShare: 0, seed: 4 });
  vi.useFakeTimers({ toFake: ['performance'] }); // the second does not end
  onTestFinished(() => void vi.useRealTimers());
  const db = anew();
  const lines = await Promise.all([1, 2, 3].map(() => readWaitingLine(db)));
  await app.db.execute(sql`delete from tasks where id % 2 = 0`);
  for (const line of [...lines, await readWaitingLine(db)]) expect(line).toBe(lines[0]);
});

it('asks again after a look that failed', async () => {
  const db = anew();
  let isAway = true;
  db.execute = (statement) => {
    if (!isAway) return app.db.execute(statement);
    throw new Error('the database is away');
  };
  await expect(readWaitingLine(db)).rejects.toThrow('away');
  isAway = false;
  await expect(readWaitingLine(db)).resolves.toBeDefined();
});

it('tells a status and a price from the long line', async () => {
  await fillWaitingLine(app.db, { people: 40, tasks: 900, runningShare: 0, seed: 5 });
  const [id = 0] = (await waitingIds()).slice(-1);
  const asked = { ...app, db: anew() };
  const place = (await placesOf(asked, [id])).get(id);
  expect(place?.ahead).toBeGreaterThan(0);
  const user = { id: await addUser(app), plan: 'free' as const };
  const quoted = await quoteTask(asked, user, { type: 1, params: {} }, 'en');
  expect(quoted.queue_ahead).toBeGreaterThan(500);
});

it('puts what the line does not know at its end', () => {
  expect(standIn([], { priority: 0, turn: 1, id: 1 })).toEqual({ ahead: 0, seconds: 0 });
  const section = { priority: 1, turn: 1, n: 4, seconds: 20, first: 1, last: 7, ahead: 0, before: 0 };
  expect(standIn([section], { priority: 0, turn: 1, id: 9 })).toEqual({ ahead: 4, seconds: 20 });
  expect(standIn([section], { priority: 2, turn: 1, id: 9 })).toEqual({ ahead: 0, seconds: 0 });
  expect(standIn([section], { priority: 1, turn: 1, id: 7 })).toEqual({ ahead: 3, seconds: 15 });
});
