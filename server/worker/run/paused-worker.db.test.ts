// A worker process that stands still for longer than its lease, as under a debugger or on a frozen machine, and wakes up.
import process from 'node:process';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engine_runs } from '#server/database/schema/engines.ts';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type AppProcess, listDescendants, startApp } from '#tests/start-app.ts';

const LIMIT_MS = 120_000;

let app: WorkerApp;
let other: AppProcess | undefined;

beforeAll(async () => {
  app = await openWorkerApp();
}, LIMIT_MS);
afterAll(async () => {
  await other?.kill();
  await app.close();
});

/**
 * All that it has started, the supervisor among them, which would start a worker that stands still anew. A short-lived
 * one (ffmpeg, a backend of the database) may end between being listed and being signalled.
 */
function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (readErrorCode(error) !== 'ESRCH') throw error;
    }
  }
}

async function readAll(taskId: number) {
  const [task, results, moves] = await Promise.all([
    app.readTask(taskId),
    app.db.select().from(media).where(eq(media.task_id, taskId)).orderBy(media.id),
    app.db.select().from(ledger).where(eq(ledger.task_id, taskId)).orderBy(ledger.id),
  ]);
  const keys: string[] = [];
  for await (const key of app.storage.list(-60)) keys.push(key);
  return { task, results, moves, keys: keys.filter((key) => key.startsWith(`task-${taskId}-`)).sort() };
}

it('changes nothing of what another has done meanwhile', { timeout: 2 * LIMIT_MS }, async () => {
  const id = await app.post({
    type: 1,
    params: {
      engine: 'pro',
      prompt: 'a fox in the snow',
      negative_prompt: '',
      style: 'auto',
      aspect_ratio: '1:1',
      resolution: '1K',
      count: 4,
    },
  });
  other = await startApp({
    dataDir: app.folder,
    env: {
      ROLE: 'worker',
      DATABASE_URL: app.database.url,
      SECRET: app.config.secret,
      LOG_LEVEL: 'warn',
    },
  });
  const isBegun = async () => (await app.readTask(id)).remote_ref !== null;
  await waitUntil('it is under way there', isBegun, LIMIT_MS);
  const pids = [other.pid, ...listDescendants(other.pid)];
  signalAll(pids, 'SIGSTOP');
  expect(await app.readTask(id)).toMatchObject({ status: 1, fence: 1 });

  await app.db
    .update(tasks)
    .set({ lease_until: sql`now() - interval '1 second'` })
    .where(eq(tasks.id, id));
  await app.begin([createTestEngine()]);
  expect(await app.waitFor(id, 2)).toMatchObject({ fence: 2, engine: 'test', refunded: 0 });
  await app.stop(); // the end of its run is written, too
  const done = await readAll(id);
  expect(done.results).toHaveLength(4);

  signalAll(pids, 'SIGCONT');
  const isOver = async () => {
    const runs = await app.db.select().from(engine_runs).where(eq(engine_runs.task_id, id));
    return runs.length === 2 && runs.every(({ ended_at }) => ended_at !== null);
  };
  await waitUntil('the one that woke up has given up', isOver, LIMIT_MS);
  expect(await other.stop()).toBe(0);
  const { keys, ...left } = await readAll(id);
  expect({ ...left, keys: done.keys }).toEqual(done);
  expect(keys).toEqual(expect.arrayContaining(done.keys));
  // What it had half stored when its connections were gone may remain, under names of its own claim, for the sweep of orphans.
  const others = keys.filter((key) => !done.keys.includes(key));
  expect(others.filter((key) => !key.startsWith(`task-${id}-1-`))).toEqual([]);
  await expectInvariants(app);
});
