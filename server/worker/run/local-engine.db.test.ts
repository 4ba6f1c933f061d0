// Tasks on a model of this machine: by the settings alone, after the end of a worker, and where its process dies.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import type { Engine } from '#server/engines/engine.ts';
import { createTask } from '#server/task/create-task.ts';
import { presentEngine } from '#server/task/present-engine.ts';
import { FETCHED_MODEL, placeFetchedModel } from '#tests/fakes/engines/local/place-fetched-model.ts';
import { ANY_IMAGES } from '#tests/fakes/engines/local/ruled-runtime.ts';
import { type LocalServer, startLocalServer } from '#tests/fakes/engines/local-server.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';

let app: TaskApp;
let worker: Worker | null = null;
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await app.close();
});

async function post(): Promise<number> {
  const params = { engine: 'pro', prompt: 'A fox', aspect_ratio: '16:9', resolution: '1K', count: 2 };
  return Number((await createTask(app, await addUser(app), { type: 1, params, language: 'en' })).id);
}

async function readTask(id: number) {
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
  if (!task) throw new Error(`no task ${id}`);
  return task;
}
const waitFor = (id: number, status: number) =>
  waitUntil(`status ${status}`, async () => (await readTask(id)).status === status);

async function startServer(): Promise<LocalServer> {
  app = await openTaskApp({ DEMO: 'off' });
  const server = await startLocalServer();
  onTestFinished(server.close);
  return server;
}

async function begin(...engines: Engine[]): Promise<void> {
  worker = await startWorker(app, { engines: listEngines(engines), drainMs: 100 });
}

it('is switched on by a setting, and makes what is labelled as made by AI', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-local-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  const command = await placeFetchedModel(dataDir);
  command({ images: ANY_IMAGES });
  app = await openTaskApp({ DEMO: 'off', DATA_DIR: dataDir, LOCAL_MODEL: FETCHED_MODEL });
  worker = await startWorker(app);
  const id = await post();
  await waitFor(id, 2);
  const { engine } = await readTask(id);
  expect(engine).toBe('local');
  expect(presentEngine('local', 'zh')).toEqual({ id: 'local', name: '服务器上的开源模型', is_ai: true });
  const made = await app.db.select().from(media).where(eq(media.task_id, id));
  expect(made.map(({ width, height }) => [width, height])).toEqual([
    [1344, 768],
    [1344, 768],
  ]);
  await expectInvariants(app);
});

it('is begun anew by the next worker, and its progress is seen', async () => {
  const server = await startServer();
  await begin(server.engine);
  const id = await post();
  await waitUntil('there is progress', async () => (await readTask(id)).progress > 0);
  await worker?.stop();
  server.finish();
  await begin(server.reopen());
  await waitFor(id, 2);
  expect(await app.db.select().from(media).where(eq(media.task_id, id))).toHaveLength(2);
  await expectInvariants(app);
});

it('is left to the next engine where its process dies again and again', async () => {
  const server = await startServer();
  const next = createTestEngine({ id: 'next' });
  await begin(server.engine, next);
  const id = await post();
  await waitUntil('it is done', async () => {
    for (const pid of server.engine.listPids()) process.kill(pid, 'SIGKILL');
    return (await readTask(id)).status === 2;
  });
  expect((await readTask(id)).engine).toBe('next');
  await expectInvariants(app);
});
