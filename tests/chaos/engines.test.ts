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
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import { type OpenAiServer, startOpenAiServer } from '../fakes/engines/openai-server.ts';
import { type FakeComfyUi, startFakeComfyUi, WEIGHTLESS_WORKFLOWS } from '../fakes/engines/comfyui-server.ts';
import type { Trouble, TroubledCall } from '../fakes/engines/engine-server.ts';
import { type FalServer, startFalServer } from '../fakes/engines/fal-server.ts';
import { type ReplicateServer, startReplicateServer } from '../fakes/engines/replicate-server.ts';
import { makeImage } from '../fakes/sample-media.ts';
import { addBucket } from '../fakes/task-app.ts';
import { readEmails } from '../fakes/read-emails.ts';
import { waitUntil } from '../fakes/wait-until.ts';
import { readDatabaseUrl } from '../start/data-folder.ts';
import { type AppProcess, findFreePort, makeDataDir, removeApp, startApp } from '../start-app.ts';

const ENDED = 120_000;

/** What each engine makes here: an image without and with an image given, a video without and with one. */
const TOOLS = {
  comfy: 'text_to_image_new',
  openAi: 'image_to_image',
  fal: 'text_to_video',
  replicate: 'image_to_video',
} as const;
type EngineName = keyof typeof TOOLS;
const NAMES = Object.keys(TOOLS) as EngineName[];
type ForEach<Value> = Record<EngineName, Value>;

const dataDir = makeDataDir();
let servers: { comfy: FakeComfyUi; openAi: OpenAiServer; fal: FalServer; replicate: ReplicateServer };
let app: AppProcess;
let port: number;
/** Two people: a free plan has room for one video at a time. */
let people: { token: string; uploadId: string }[] = [];

beforeAll(async () => {
  port = await findFreePort();
  await startServers();
  await start();
  people = await Promise.all(['one@example.com', 'two@example.com'].map(signUp));
}, 180_000);
afterAll(async () => {
  await removeApp(app);
  await closeServers();
});

async function signUp(address: string): Promise<{ token: string; uploadId: string }> {
  await call('/api/validate_email', { email: address });
  const email = await waitUntil('the email', async () => (await readEmails({ dataDir }, address)).at(-1));
  const code = /\b\d{6}\b/.exec(email.text ?? '')?.[0];
  const typed = { platform: 0, email: address, code };
  const { id, token } = await call<{ id: string; token: string }>('/api/login', typed);
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir));
  await addBucket({ db }, Number(id), { points: 1000 });
  await close();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await makeImage(640, 640))], { type: 'image/png' }), 'a.png');
  const { upload_id } = await call<{ upload_id: string }>('/api/task/upload', form, token);
  return { token, uploadId: upload_id };
}

async function startServers(): Promise<void> {
  const [comfy, openAi, fal, replicate] = await Promise.all([
    startFakeComfyUi(),
    startOpenAiServer(),
    startFalServer(),
    startReplicateServer(),
  ]);
  servers = { comfy, openAi, fal, replicate };
}

const closeServers = () => Promise.all(Object.values(servers).map((server) => server.close()));

/**
 * ComfyUI is free and knows our names. The others cost, and know none, but that Replicate's list of predictions names the
 * address of the webhook, and with it our token, where we have an address of https.
 */
async function start({ hasAddress = false } = {}): Promise<void> {
  const { comfy, openAi, fal, replicate } = servers;
  const env = {
    DEMO: 'off',
    LOG_LEVEL: 'error',
    RATE_ADDRESS_CALLS: '100000',
    WORKER_TASKS: '4',
    ...(hasAddress && { PUBLIC_URL: `https://127.0.0.1:${port}` }), // where nothing answers
    COMFYUI_URL: comfy.url,
    COMFYUI_WORKFLOWS: WEIGHTLESS_WORKFLOWS,
    FAL_KEY: fal.settings.key,
    FAL_API_BASE: fal.settings.apiBase,
    FAL_REST_BASE: fal.settings.restBase,
    FAL_PLATFORM_BASE: fal.settings.platformBase ?? '',
    REPLICATE_API_TOKEN: replicate.settings.token,
    REPLICATE_API_BASE: replicate.settings.apiBase,
    OPENAI_API_KEY: openAi.settings.key,
    OPENAI_BASE_URL: openAi.settings.baseUrl,
    OPENAI_IMAGE_SERVER: 'openai',
    OPENAI_IMAGE_MODEL: openAi.settings.model,
    ENGINES_TEXT_TO_IMAGE: 'comfyui',
    ENGINES_IMAGE_TO_IMAGE: 'openai',
    ENGINES_TEXT_TO_VIDEO: 'fal',
    ENGINES_IMAGE_TO_VIDEO: 'replicate',
  };
  app = await startApp({ dataDir, port, env });
}

async function call<Data>(address: string, body: object, token = ''): Promise<Data> {
  const isForm = body instanceof FormData;
  const response = await fetch(app.url + address, {
    method: 'POST',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...(token && { token }) },
    body: isForm ? body : JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: Data };
  if (code !== 200) throw new Error(`${address} answered ${code}: ${msg} ${JSON.stringify(data)}`);
  return data;
}

/** Ids of the tasks. */
type Posted = Partial<ForEach<string>>;

async function post(names: readonly EngineName[]): Promise<Posted> {
  const given = (name: EngineName) => ({ upload_id: ownerOf(name).uploadId });
  const bodies: ForEach<object> = {
    comfy: { count: 1 },
    openAi: { count: 1, images: [given('openAi')] },
    fal: { resolution: '540p' },
    replicate: { resolution: '540p', image: given('replicate') },
  };
  const posted: Posted = {};
  for (const name of names) {
    const click = { prompt: 'a fox', ...bodies[name], client_token: randomUUID() };
    const address = `/api/task/${TOOLS[name]}/post`;
    posted[name] = (await call<{ id: string }>(address, click, ownerOf(name).token)).id;
  }
  return posted;
}

function ownerOf(name: EngineName): (typeof people)[number] {
  const owner = people[name === 'replicate' ? 1 : 0];
  if (!owner) throw new Error('nobody has signed up yet');
  return owner;
}

/** Completed, failed, or held. */
const waitForEnd = (name: EngineName, id: string) =>
  waitUntil(
    `the end of ${name}`,
    async () => {
      const { status, held, refunded } = await call<StatusOf>(
        '/api/task/status',
        { id },
        ownerOf(name).token,
      );
      const isOver = status === TASK_STATUS.completed || status < 0 || held;
      return (
        isOver &&
        `${held ? 'held' : status === TASK_STATUS.completed ? 'completed' : 'failed'}${refunded ? `, ${refunded} back` : ''}`
      );
    },
    ENDED,
  );

/** Waits until the rows of these tasks say so. */
async function waitForRows(
  posted: Posted,
  names: readonly EngineName[],
  what: string,
  isSo: SQL,
): Promise<void> {
  const { db, close } = connectDatabase(readDatabaseUrl(dataDir), { connections: 1 });
  const ids = names.map((name) => Number(posted[name]));
  const areThese = and(inArray(tasks.id, ids), isSo);
  try {
    await waitUntil(what, async () => (await db.$count(tasks, areThese)) === ids.length, ENDED);
  } finally {
    await close();
  }
}

/** Stored before the call: from here on it may have happened. */
const waitUntilAsked = (posted: Posted) =>
  waitForRows(posted, NAMES, 'all are about to be asked', sql`${tasks.prepared} ->> 'runId' is not null`);
/** What the engines call their runs is known to the next process; OpenAI has no name for one that is not over. */
const waitUntilStored = (posted: Posted, names = NAMES) =>
  waitForRows(posted, names, 'their runs are known', sql`${tasks.remote_ref} is not null`);

const countAsked = (): ForEach<number> => ({
  comfy: servers.comfy.submitted(),
  openAi: servers.openAi.countSubmitted(),
  fal: servers.fal.countSubmitted(),
  replicate: servers.replicate.countSubmitted(),
});
const trouble = (at: TroubledCall, what: Trouble) => {
  for (const server of Object.values(servers)) server.trouble(at, what);
};
const finish = () => {
  servers.comfy.queue.finish();
  servers.openAi.finish();
  void servers.fal.finish();
  void servers.replicate.finish();
};

type KilledAt = {
  step: string;
  /** Only these are asked. */
  names?: readonly EngineName[];
  hasAddress?: boolean;
  begin: () => void;
  reach: (posted: Posted) => Promise<unknown>;
  ends: Partial<ForEach<'completed' | 'held'>>;
  asked: Partial<ForEach<number>>;
};
const ONCE_EACH = { comfy: 1, openAi: 1, fal: 1, replicate: 1 };
const ALL_HELD = { comfy: 'held', openAi: 'held', fal: 'held', replicate: 'held' } as const;
const ALL_COMPLETED = {
  comfy: 'completed',
  openAi: 'completed',
  fal: 'completed',
  replicate: 'completed',
} as const;

it.each([
  {
    step: 'before any has taken it',
    begin: () => trouble('submit', 'hang'),
    reach: waitUntilAsked,
    ends: { ...ALL_HELD, comfy: 'completed' },
    asked: { comfy: 1, openAi: 0, fal: 0, replicate: 0 },
  },
  {
    step: 'when it was taken, and its answer got lost',
    begin: () => trouble('submit', 'cut-after'),
    reach: () => waitUntil('all are asked', () => Object.values(countAsked()).every((n) => n === 1), ENDED),
    ends: { ...ALL_HELD, comfy: 'completed' },
    asked: ONCE_EACH,
  },
  {
    step: 'when it was taken, and can be found',
    names: ['replicate'],
    hasAddress: true,
    begin: () => trouble('submit', 'cut-after'),
    reach: () => waitUntil('it is asked', () => servers.replicate.countSubmitted() === 1, ENDED),
    ends: { replicate: 'completed' },
    asked: { replicate: 1 },
  },
  {
    step: 'while it runs',
    begin: () => {},
    reach: async (posted) => {
      await waitUntilStored(posted, ['comfy', 'fal', 'replicate']);
      await waitUntil('OpenAI is asked', () => servers.openAi.countSubmitted() === 1, ENDED);
    },
    ends: { ...ALL_COMPLETED, openAi: 'held' },
    asked: ONCE_EACH,
  },
  {
    step: 'while its files are being kept',
    begin: finish,
    reach: async (posted) => {
      await waitUntilStored(posted);
      await waitUntil('the image is fetched', () => servers.comfy.calls.includes('GET /view'), ENDED);
    },
    ends: ALL_COMPLETED,
    asked: ONCE_EACH,
  },
  {
    step: 'before its files are copied',
    begin: () => {
      finish();
      trouble('open', 'hang');
    },
    reach: async (posted) => {
      await waitUntilStored(posted);
      await waitUntil('the image is asked for', () => servers.comfy.calls.includes('GET /view'), ENDED);
    },
    ends: ALL_COMPLETED,
    asked: ONCE_EACH,
  },
] satisfies KilledAt[])('killed $step', { timeout: 300_000 }, async (at) => {
  const { names = NAMES, hasAddress = false, begin, reach, ends, asked } = at;
  await app.kill();
  await closeServers();
  await startServers();
  await start({ hasAddress });
  begin();
  const posted = await post(names);
  await reach(posted);
  await app.kill();
  finish();
  await start({ hasAddress });
  const ended = names.map(async (name) => [name, await waitForEnd(name, posted[name] ?? '')] as const);
  expect(Object.fromEntries(await Promise.all(ended))).toEqual(ends);
  expect(countAsked()).toMatchObject(asked);
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
