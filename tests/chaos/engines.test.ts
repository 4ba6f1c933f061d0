// kill -9 of the whole product at each step of a task on engines that it reaches by network: what is made once is asked
// for once. Where it cannot be told whether one that costs money was asked, the task is held, and not asked again.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TASK_STATUS, type StatusOf } from '#contract/task.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { checkInvariants } from '#server/worker/check-invariants.ts';
import { type FakeComfyUi, startFakeComfyUi, WEIGHTLESS_WORKFLOWS } from '../fakes/engines/comfyui-server.ts';
import type { Trouble, TroubledCall } from '../fakes/engines/engine-server.ts';
import { type FalServer, startFalServer } from '../fakes/engines/fal-server.ts';
import { addBucket } from '../fakes/task-app.ts';
import { readEmails } from '../fakes/read-emails.ts';
import { waitUntil } from '../fakes/wait-until.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';
import { type AppProcess, findFreePort, makeDataDir, removeApp, startApp } from '../start-app.ts';

const EMAIL = 'someone@example.com';
const ENDED = 120_000;

const dataDir = makeDataDir();
let comfy: FakeComfyUi;
let fal: FalServer;
let app: AppProcess;
let port: number;
let token = '';

beforeAll(async () => {
  port = await findFreePort();
  await startServers();
  await start();
  await call('/api/validate_email', { email: EMAIL });
  const email = await waitUntil('the email', async () => (await readEmails({ dataDir }, EMAIL)).at(-1));
  const code = /\b\d{6}\b/.exec(email.text ?? '')?.[0];
  const user = await call<{ id: string; token: string }>('/api/login', { platform: 0, email: EMAIL, code });
  token = user.token;
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir));
  await addBucket({ db }, Number(user.id), { points: 1000 });
  await close();
}, 180_000);
afterAll(async () => {
  await removeApp(app);
  await Promise.all([comfy.close(), fal.close()]);
});

async function startServers(): Promise<void> {
  [comfy, fal] = await Promise.all([startFakeComfyUi(), startFalServer()]);
}

/** Images by ComfyUI, which is free and knows our names; videos by fal, which costs and does not. */
async function start(): Promise<void> {
  const { key, apiBase, restBase, platformBase = '' } = fal.settings;
  const env = {
    DEMO: 'off',
    LOG_LEVEL: 'error',
    RATE_ADDRESS_CALLS: '100000',
    WORKER_TASKS: '2',
    COMFYUI_URL: comfy.url,
    COMFYUI_WORKFLOWS: WEIGHTLESS_WORKFLOWS,
    FAL_KEY: key,
    FAL_API_BASE: apiBase,
    FAL_REST_BASE: restBase,
    FAL_PLATFORM_BASE: platformBase,
    ENGINES_TEXT_TO_IMAGE: 'comfyui',
    ENGINES_TEXT_TO_VIDEO: 'fal',
  };
  app = await startApp({ dataDir, port, env });
}

async function call<Data>(address: string, body: object): Promise<Data> {
  const response = await fetch(app.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  if (code !== 200) throw new Error(`${address} answered ${code}: ${msg} ${JSON.stringify(data)}`);
  return data;
}

async function post(): Promise<{ image: string; video: string }> {
  const click = { prompt: 'a fox', client_token: randomUUID() };
  const image = { ...click, count: 1 };
  const video = { ...click, client_token: randomUUID(), resolution: '540p' };
  return {
    image: (await call<{ id: string }>('/api/task/text_to_image_new/post', image)).id,
    video: (await call<{ id: string }>('/api/task/text_to_video/post', video)).id,
  };
}

const readStatus = (id: string) => call<StatusOf>('/api/task/status', { id });

/** Completed, or held. */
const waitForEnd = (id: string) =>
  waitUntil(
    `the end of task ${id}`,
    async () => {
      const status = await readStatus(id);
      return (status.status === TASK_STATUS.completed || status.status < 0 || status.held) && status;
    },
    ENDED,
  );

const countAsked = () => ({ comfy: comfy.submitted(), fal: fal.countSubmitted() });
const trouble = (at: TroubledCall, what: Trouble) => {
  comfy.trouble(at, what);
  fal.trouble(at, what);
};

it.each([
  {
    step: 'before either has taken it',
    begin: () => trouble('submit', 'hang'),
    reach: () => sleep(2000),
    video: 'held',
    asked: { comfy: 1, fal: 0 },
  },
  {
    step: 'when it was taken, and its answer got lost',
    begin: () => trouble('submit', 'cut-after'),
    reach: () =>
      waitUntil('both are asked', async () => comfy.submitted() === 1 && fal.countSubmitted() === 1),
    video: 'held',
    asked: { comfy: 1, fal: 1 },
  },
  {
    step: 'while it runs',
    begin: () => {},
    reach: async () => {
      await waitUntil('both are asked', async () => comfy.submitted() === 1 && fal.countSubmitted() === 1);
      await sleep(1000);
    },
    video: 'completed',
    asked: { comfy: 1, fal: 1 },
  },
  {
    step: 'while its files are being kept',
    begin: () => {
      comfy.queue.finish();
      void fal.finish();
    },
    reach: () => waitUntil('the image is fetched', () => comfy.calls.includes('GET /view'), ENDED),
    video: 'completed',
    asked: { comfy: 1, fal: 1 },
  },
  {
    step: 'before its files are copied',
    begin: () => {
      comfy.queue.finish();
      void fal.finish();
      trouble('open', 'hang');
    },
    reach: () => sleep(5000),
    video: 'completed',
    asked: { comfy: 1, fal: 1 },
  },
] as const)('killed $step', { timeout: 300_000 }, async ({ begin, reach, video: ends, asked }) => {
  await app.kill();
  await Promise.all([comfy.close(), fal.close()]);
  await startServers();
  await start();
  begin();
  const { image, video } = await post();
  await reach();
  await app.kill();
  comfy.queue.finish();
  void fal.finish();
  await start();
  expect(await waitForEnd(image)).toMatchObject({ status: TASK_STATUS.completed, held: false });
  expect(await waitForEnd(video)).toMatchObject({ held: ends === 'held', refunded: 0 });
  expect(countAsked()).toEqual(asked);
  await expectNothingBroken();
});

async function expectNothingBroken(): Promise<void> {
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir));
  try {
    const storage = await openDiskStorage(path.join(dataDir, 'media'));
    const checked = await checkInvariants(db, storage);
    expect(checked.filter(({ rows }) => rows.length > 0)).toEqual([]);
  } finally {
    await close();
  }
}
