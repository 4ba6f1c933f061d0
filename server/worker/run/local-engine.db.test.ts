// Tasks on a model of this machine: by the settings alone, after the end of a worker, and where its process dies.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { eq } from 'drizzle-orm';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { presentEngine } from '#server/task/present-engine.ts';
import { FETCHED_MODEL, placeFetchedModel } from '#tests/fakes/engines/local/place-fetched-model.ts';
import { ANY_IMAGES } from '#tests/fakes/engines/local/ruled-runtime.ts';
import { type LocalServer, startLocalServer } from '#tests/fakes/engines/local-server.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { createTestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';

let app: WorkerApp;
afterEach(() => app.close());

async function post(): Promise<number> {
  const params = { engine: 'pro', prompt: 'A fox', aspect_ratio: '16:9', resolution: '1K', count: 2 };
  return await app.post({ type: 1, params });
}

async function startServer(): Promise<LocalServer> {
  app = await openWorkerApp();
  const server = await startLocalServer();
  onTestFinished(server.close);
  return server;
}

it('is switched on by a setting, and makes what is labelled as made by AI', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atelier-local-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  const command = await placeFetchedModel(dataDir);
  command({ images: ANY_IMAGES });
  app = await openWorkerApp({ DATA_DIR: dataDir, LOCAL_MODEL: FETCHED_MODEL });
  await app.begin();
  const id = await post();
  await app.waitFor(id, 2);
  const { engine } = await app.readTask(id);
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
  await app.begin([server.engine]);
  const id = await post();
  await waitUntil('there is progress', async () => (await app.readTask(id)).progress > 0);
  await app.stop();
  server.finish();
  await app.begin([server.reopen()]);
  await app.waitFor(id, 2);
  expect(await app.db.select().from(media).where(eq(media.task_id, id))).toHaveLength(2);
  await expectInvariants(app);
});

it('is left to the next engine where its process dies again and again', async () => {
  const server = await startServer();
  const next = createTestEngine({ id: 'next' });
  await app.begin([server.engine, next]);
  const id = await post();
  await waitUntil('it is done', async () => {
    for (const pid of server.engine.listPids()) process.kill(pid, 'SIGKILL');
    return (await app.readTask(id)).status === 2;
  });
  expect((await app.readTask(id)).engine).toBe('next');
  await expectInvariants(app);
});
