// kill -9 of the whole product at each step of a task on engines that it reaches by network: what is made once is asked
// for once. Where it cannot be told whether one that costs money was asked, the task is held, and not asked again.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { and, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TASK_STATUS, type StatusOf } from '#contract/task.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { tasks } from '#server/database/schema/tasks.ts';
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

type Posted = { image: string; video: string };

async function post(): Promise<Posted> {
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

/** Waits until the rows of both tasks say so. */
async function waitForRows({ image, video }: Posted, what: string, isSo: SQL): Promise<void> {
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir), { connections: 1 });
  const areThese = and(inArray(tasks.id, [Number(image), Number(video)]), isSo);
  try {
    await waitUntil(what, async () => (await db.$count(tasks, areThese)) === 2, ENDED);
  } finally {
    await close();
  }
}

/** Stored before the call: from here on it may have happened. */
const waitUntilAsked = (posted: Posted) =>
  waitForRows(posted, 'both are about to be asked', sql`${tasks.prepared} ->> 'runId' is not null`);
/** What the engines call their runs is known to the next process. */
const waitUntilStored = (posted: Posted) =>
  waitForRows(posted, 'both runs are known', sql`${tasks.remote_ref} is not null`);

const countAsked = () => ({ comfy: comfy.submitted(), fal: fal.countSubmitted() });
const trouble = (at: TroubledCall, what: Trouble) => {
  comfy.trouble(at, what);
  fal.trouble(at, what);
};

type KilledAt = {
  step: string;
  begin: () => void;
  reach: (posted: Posted) => Promise<unknown>;
  video: 'held' | 'completed';
  asked: { comfy: number; fal: number };
};

it.each([
  {
    step: 'before either has taken it',
    begin: () => trouble('submit', 'hang'),
    reach: waitUntilAsked,
    video: 'held',
    asked: { comfy: 1, fal: 0 },
  },
  {
    step: 'when it was taken, and its answer got lost',
    begin: () => trouble('submit', 'cut-after'),
    reach: () =>
      waitUntil('both are asked', () => comfy.submitted() === 1 && fal.countSubmitted() === 1, ENDED),
    video: 'held',
    asked: { comfy: 1, fal: 1 },
  },
  {
    step: 'while it runs',
    begin: () => {},
    reach: waitUntilStored,
    video: 'completed',
    asked: { comfy: 1, fal: 1 },
  },
  {
    step: 'while its files are being kept',
    begin: () => {
      comfy.queue.finish();
      void fal.finish();
    },
    reach: async (posted) => {
      await waitUntilStored(posted);
      await waitUntil('the image is fetched', () => comfy.calls.includes('GET /view'), ENDED);
    },
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
    reach: async (posted) => {
      await waitUntilStored(posted);
      await waitUntil('the image is asked for', () => comfy.calls.includes('GET /view'), ENDED);
    },
    video: 'completed',
    asked: { comfy: 1, fal: 1 },
  },
] satisfies KilledAt[])(
  'killed $step',
  { timeout: 300_000 },
  async ({ begin, reach, video: ends, asked }) => {
    await app.kill();
    await Promise.all([comfy.close(), fal.close()]);
    await startServers();
    await start();
    begin();
    const posted = await post();
    const { image, video } = posted;
    await reach(posted);
    await app.kill();
    comfy.queue.finish();
    void fal.finish();
    await start();
    expect(await waitForEnd(image)).toMatchObject({ status: TASK_STATUS.completed, held: false });
    expect(await waitForEnd(video)).toMatchObject({ held: ends === 'held', refunded: 0 });
    expect(countAsked()).toEqual(asked);
    await expectNothingBroken();
  },
);

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
