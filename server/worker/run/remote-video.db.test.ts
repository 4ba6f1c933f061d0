// A video task on a server of videos: begun once, followed by whichever worker is there, and brought home as MP4.
import { readdirSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { engine_runs } from '#server/database/schema/engines.ts';
import { media } from '#server/database/schema/media.ts';
import type { EngineServer } from '#tests/fakes/engines/engine-server.ts';
import { startOpenAiVideoServer } from '#tests/fakes/engines/openai-video-server.ts';
import { startSdCppServer } from '#tests/fakes/engines/sdcpp-server.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { openWorkerApp, type WorkerApp } from '#tests/fakes/worker-app.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';

let app: WorkerApp;
let server: EngineServer;

beforeEach(async () => {
  app = await openWorkerApp();
});
afterEach(async () => {
  await app.stop();
  await server.close();
  await app.close();
});

async function begin(limits: Parameters<typeof listEngines>[1] = {}): Promise<void> {
  await app.begin(listEngines([server.reopen()], limits));
}

async function post(): Promise<number> {
  const params = { prompt: 'A fox runs', aspect_ratio: '16:9', resolution: '720p', duration: 5 };
  const filled = { ...params, mode: 'standard', camera: 'auto', sound: false, negative_prompt: '' };
  return await app.post({ type: 3, params: filled });
}

it('is followed by the next worker, asked for once, and stored as a video', async () => {
  server = await startOpenAiVideoServer({ server: 'vllm-omni', key: '' });
  await begin();
  const id = await post();
  await app.waitUntilBegun(id);
  await app.stop();
  await begin();
  server.finish();
  await app.waitFor(id, 2);
  const [made] = await app.db.select().from(media).where(eq(media.task_id, id));
  expect(made).toMatchObject({ kind: 'video', width: 1280, height: 720, format: 'mp4' });
  expect(server.countSubmitted()).toBe(1);
  await expectInvariants(app);
});

it('of stable-diffusion.cpp is an MP4 when it comes home, and leaves nothing behind', async () => {
  const sdcpp = await startSdCppServer({ makes: 'video', fps: 4 });
  server = sdcpp;
  await begin();
  const id = await post();
  await app.waitUntilBegun(id);
  server.finish();
  await app.waitFor(id, 2);
  const [made] = await app.db.select().from(media).where(eq(media.task_id, id));
  expect(made).toMatchObject({ kind: 'video', width: 1280, height: 720, fps: 4, format: 'mp4' });
  expect(made?.duration).toBeCloseTo(5.25, 2); // 21 frames
  await expect.poll(() => readdirSync(sdcpp.settings.scratchFolder)).toEqual([]);
  await expectInvariants(app);
});

it('whose answer was lost is held where it may be paid for', async () => {
  server = await startOpenAiVideoServer();
  server.trouble('submit', 'cut-after');
  await begin();
  const id = await post();
  await app.waitUntilHeld(id);
  expect(server.countSubmitted()).toBe(1);
});

it.each([
  ['other', -1, 1],
  ['sglang', 2, 2],
] as const)('forgotten by the server (%s) is never paid twice', async (kind, status, submits) => {
  server = await startOpenAiVideoServer({ server: kind });
  await begin();
  const id = await post();
  await expect.poll(() => server.countSubmitted()).toBe(1);
  await app.waitUntilBegun(id);
  server.restart();
  server.finish();
  await app.waitFor(id, status);
  expect(server.countSubmitted()).toBe(submits);
  await expectInvariants(app);
});

it('forgotten by the server is begun anew in its own place, where that has room for it alone', async () => {
  server = await startOpenAiVideoServer({ server: 'sglang' });
  await begin({ tasks: { 'openai-video': 1 }, points: { 'openai-video': 1 } });
  const id = await post();
  await app.waitUntilBegun(id);
  server.restart();
  server.finish();
  await app.waitFor(id, 2);
  expect(await app.readTask(id)).toMatchObject({ fence: 1 }); // it was not put off
  await app.stop();
  const runs = await app.db.select().from(engine_runs).orderBy(engine_runs.id);
  expect(runs).toMatchObject([
    { state: 'lost', ended_at: expect.any(Date) as Date },
    { state: 'succeeded', ended_at: expect.any(Date) as Date },
  ]);
});

it('whose file is cut on its way is read again, and not asked for again', async () => {
  server = await startOpenAiVideoServer();
  server.trouble('open', 'cut');
  server.finish();
  await begin();
  const id = await post();
  await app.waitFor(id, 2);
  expect(server.countSubmitted()).toBe(1);
  await expectInvariants(app);
});
