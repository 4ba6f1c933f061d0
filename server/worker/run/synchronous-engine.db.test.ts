// A task on an engine whose one call makes it all: nothing that is paid for is asked for twice, whatever ends the call.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { createTask } from '#server/task/create-task.ts';
import { type OpenAiServer, startOpenAiServer } from '#tests/fakes/engines/openai-server.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';

let app: TaskApp;
let user: number;
let server: OpenAiServer;
let worker: Worker | null = null;

beforeEach(async () => {
  app = await openTaskApp({ DEMO: 'off' });
  user = await addUser(app);
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
  await server.close();
  await app.close();
});

async function begin(): Promise<void> {
  worker = await startWorker(app, { engines: listEngines([server.reopen()]), drainMs: 100 });
}

async function post(count = 2): Promise<number> {
  const params = { engine: 'pro', prompt: 'A fox', aspect_ratio: '16:9', resolution: '1K', count };
  return Number((await createTask(app, user, { type: 1, params, language: 'en' })).id);
}

async function readTask(id: number) {
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
  if (!task) throw new Error(`no task ${id}`);
  return task;
}
const waitFor = (id: number, status: number) =>
  waitUntil(`status ${status}`, async () => (await readTask(id)).status === status);
const waitUntilHeld = (id: number) =>
  waitUntil('it is held', async () => (await readTask(id)).held_at !== null);

/** The worker ends in the middle of the call, and another one takes the task up. */
async function replaceWorker(): Promise<void> {
  await vi.waitFor(() => expect(server.countSubmitted()).toBe(1));
  await worker?.stop();
  server.finish();
  await begin();
}

it('is done with one call, in the size that was asked for', async () => {
  server = await startOpenAiServer();
  server.finish();
  await begin();
  const id = await post();
  await waitFor(id, 2);
  const made = await app.db.select().from(media).where(eq(media.task_id, id));
  expect(made.map(({ width, height }) => [width, height])).toEqual([
    [1344, 768],
    [1344, 768],
  ]);
  expect(server.countSubmitted()).toBe(1);
  await expectInvariants(app);
});

it.each(['cut-after', 'garbage', 'broken'] as const)(
  'of which the answer is %s is held where it is paid for, and asked for once',
  async (trouble) => {
    server = await startOpenAiServer();
    server.trouble('submit', trouble);
    server.finish();
    await begin();
    await waitUntilHeld(await post());
    expect(server.countSubmitted()).toBeLessThanOrEqual(1);
  },
);

it('in the middle of which the worker ends is held where it is paid for', async () => {
  server = await startOpenAiServer();
  await begin();
  const id = await post();
  await replaceWorker();
  await waitUntilHeld(id);
  expect(server.countSubmitted()).toBe(1);
});

it('in the middle of which the worker ends is asked for again where it is free', async () => {
  server = await startOpenAiServer({ server: 'other', key: '' });
  await begin();
  const id = await post();
  await replaceWorker();
  await waitFor(id, 2);
  expect(server.countSubmitted()).toBe(3); // the one that was ended, and one for each of two images
  await expectInvariants(app);
});

it('shows a sketch while its call is held', async () => {
  server = await startOpenAiServer({ previews: 1 });
  await begin();
  const id = await post(1);
  await waitUntil('there is something to see', async () => (await readTask(id)).preview !== '');
  expect(await readTask(id)).toMatchObject({ status: 1, remote_ref: null });
  server.finish();
  await waitFor(id, 2);
  expect(server.countSubmitted()).toBe(1);
});
