// A task on an engine whose one call makes it all: nothing that is paid for is asked for twice, whatever ends the call.
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { type OpenAiServer, startOpenAiServer } from '#tests/fakes/engines/openai-server.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';

let app: WorkerApp;
let server: OpenAiServer;

beforeEach(async () => {
  app = await openWorkerApp();
});
afterEach(async () => {
  await app.stop();
  await server.close();
  await app.close();
});

const begin = () => app.begin([server.reopen()]);

async function post(count = 2): Promise<number> {
  const params = { engine: 'pro', prompt: 'A fox', aspect_ratio: '16:9', resolution: '1K', count };
  return await app.post({ type: 1, params });
}

/** The worker ends in the middle of the call, and another one takes the task up. */
async function replaceWorker(): Promise<void> {
  await expect.poll(() => server.countSubmitted()).toBe(1);
  await app.stop();
  server.finish();
  await begin();
}

it('is done with one call, in the size that was asked for', async () => {
  server = await startOpenAiServer();
  server.finish();
  await begin();
  const id = await post();
  await app.waitFor(id, 2);
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
    await app.waitUntilHeld(await post());
    expect(server.countSubmitted()).toBeLessThanOrEqual(1);
  },
);

it('in the middle of which the worker ends is held where it is paid for', async () => {
  server = await startOpenAiServer();
  await begin();
  const id = await post();
  await replaceWorker();
  await app.waitUntilHeld(id);
  expect(server.countSubmitted()).toBe(1);
});

it('in the middle of which the worker ends is asked for again where it is free', async () => {
  server = await startOpenAiServer({ server: 'other', key: '' });
  await begin();
  const id = await post();
  await replaceWorker();
  await app.waitFor(id, 2);
  expect(server.countSubmitted()).toBe(3); // the one that was ended, and one for each of two images
  await expectInvariants(app);
});

it('shows a sketch while its call is held', async () => {
  server = await startOpenAiServer({ previews: 1 });
  await begin();
  const id = await post(1);
  await waitUntil('there is something to see', async () => (await app.readTask(id)).preview !== '');
  expect(await app.readTask(id)).toMatchObject({ status: 1, remote_ref: null });
  server.finish();
  await app.waitFor(id, 2);
  expect(server.countSubmitted()).toBe(1);
});
