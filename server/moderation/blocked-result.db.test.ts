// A result that may not be shown: nobody ever sees it, and its owner pays nothing.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { banned_files, blocked_tries } from '#server/database/schema/admin.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { createTask } from '#server/task/create-task.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { builtInCheckers } from './built-in-checkers.ts';
import { judgeResults } from './judge-results.ts';
import { type Checker, type MadeFile, openModeration } from './moderation.ts';

let app: TaskApp;
let worker: Worker | null = null;

beforeEach(async () => {
  app = await openTaskApp({ DEMO: 'off' });
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await app.close();
});

const params = { engine: 'pro', prompt: 'a fox', negative_prompt: '', style: 'auto', count: 2 };
const shape = { aspect_ratio: '1:1', resolution: '1K' };

/** Runs one task with this last checker of results behind those of every deployment. */
async function run(last: Checker<MadeFile>, status: number) {
  const checkers = builtInCheckers(app.db);
  const moderation = openModeration({ ...checkers, result: [...checkers.result, last] }, app.log);
  const user = await addUser(app);
  const order = { type: 1, params: { ...params, ...shape }, language: 'en' } as const;
  const id = Number((await createTask(app, user, order)).id);
  worker = await startWorker(
    { ...app, moderation },
    { engines: listEngines([createTestEngine()]), drainMs: 300 },
  );
  const task = await waitUntil(`status ${status} of task ${id}`, async () => {
    const [row] = await app.db.select().from(tasks).where(eq(tasks.id, id));
    return row?.status === status && row;
  });
  return { user, task };
}

const objecting: Checker<MadeFile> = {
  name: 'objecting',
  limitMs: 1000,
  whenBroken: 'refuse',
  check: ({ key }) => Promise.resolve(key.includes('-1.') ? 'violence' : null),
};

it('[product 2.0] one blocked result fails the task, removes all its files and gives all points back', async () => {
  const { user, task } = await run(objecting, -1);
  expect(task).toMatchObject({ error_code: 'result_blocked', refunded: task.cost });
  expect(await readBalance(app.db, user)).toMatchObject({ point: 100 });
  expect(await app.db.$count(media, eq(media.user_id, user))).toBe(0);
  const files = await readdir(path.join(app.folder, 'media'), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  const [counted] = await app.db.select().from(blocked_tries).where(eq(blocked_tries.user_id, user));
  expect(counted).toMatchObject({ stage: 'result', reason: 'violence' });
  await expectInvariants(app);
});

it('a result that could not be judged is not shown either; the task is taken up again', async () => {
  let asked = 0;
  const recovering: Checker<MadeFile> = {
    ...objecting,
    check: () => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('away')) : Promise.resolve(null);
    },
  };
  const { task } = await run(recovering, 2);
  expect(task.fence).toBeGreaterThan(1);
  await expectInvariants(app);
});

const made = (sha256: string): MadeFile[] => [{ kind: 'image', key: 'x', hashes: [sha256] }];

it('bytes that were banned are not shown again', async () => {
  const user = await addUser(app);
  await app.db.insert(banned_files).values({ sha256: 'ab', reason: 'illegal' });
  expect(await judgeResults(app, user, made('cd'))).toBeNull();
  expect(await judgeResults(app, user, made('ab'))).toBe('illegal');
});
