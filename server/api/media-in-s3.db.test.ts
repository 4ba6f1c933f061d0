// The product on a store of S3, from the post to the sweep: what is kept there, what is given out, what is left.
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Upload } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { expireUploads } from '#server/media/expire-uploads.ts';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { packExport } from '#server/account/pack-exports.ts';
import { data_exports } from '#server/database/schema/users.ts';
import { purgeTasks } from '#server/task/purge-tasks.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { startWorker, type Worker } from '#server/worker/start-worker.ts';
import { sweepOrphans } from '#server/worker/upkeep/sweep-orphans.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { openPackContext } from '#tests/fakes/pack-context.ts';
import { readZip } from '#tests/fakes/read-zip.ts';
import { type S3Server, startS3Server } from '#tests/fakes/s3/s3-server.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { createTestEngine, type TestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { type Answer, startTestApi, type TestApi } from '#tests/start-test-api.ts';

const EDIT = '/api/task/image_to_image/post';
const LITE = '/api/task/text_to_image/post';

let store: S3Server;
let api: TestApi;
let engine: TestEngine;
let worker: Worker;
let upload: Upload;
let me: Awaited<ReturnType<TestApi['signIn']>>;

beforeAll(async () => {
  store = await startS3Server();
  api = await startTestApi({ config: { s3: store.settings } });
  engine = createTestEngine({ traits: { tools: ['text-to-image', 'image-to-image'] } });
  worker = await startWorker(api.app, { engines: listEngines([engine]), drainMs: 0 });
  me = await api.signIn();
});

// Whether it takes works is asked once in ten seconds, and on a busy machine maybe in the middle of a trouble.
beforeEach(() => waitUntil('the store takes works', () => api.app.storage.isWritable()));
afterAll(async () => {
  await worker.stop();
  await api.close();
  await store.close();
});

const post = <Data>(path: string, body: object): Promise<Answer<Data>> =>
  api.post<Data>(path, body, { token: me.token });

async function readMedia(url: string, headers: Record<string, string> = {}) {
  const response = await api.fetch(url, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

async function send(image: Buffer): Promise<Upload> {
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(image)], { type: 'image/png' }), 'photo.png');
  const response = await api.fetch('/api/task/upload', {
    method: 'POST',
    body,
    headers: { token: me.token },
  });
  const { data } = (await response.json()) as Answer<Upload>;
  if (!data) throw new Error('the upload was refused');
  return data;
}

async function begin(path: string, body: object): Promise<string> {
  const { data, msg } = await post<{ id: string }>(path, body);
  if (!data) throw new Error(msg);
  return data.id;
}

const finish = (id: string): Promise<Task> =>
  waitUntil(
    `task ${id} is done`,
    async () => {
      const { data: task } = await post<Task>('/app/task/detail', { id });
      return task?.status === 2 && task;
    },
    50_000,
  );

const make = async (path: string, body: object) => await finish(await begin(path, body));

it('stores what is sent, with its thumbnail', async () => {
  upload = await send(await makeImage());
  const sent = await readMedia(upload.url);
  expect(sent.status).toBe(200);
  expect(await sharp(sent.bytes).metadata()).toMatchObject({ width: upload.width, height: upload.height });
  expect(await sharp((await readMedia(upload.thumb)).bytes).metadata()).toMatchObject({ format: 'webp' });
});

it('stores what is made of it, and gives it out whole, in parts, smaller and as a download', async () => {
  const images = [{ upload_id: upload.upload_id }];
  const task = await make(EDIT, { images, mode: 'restyle', style: 'ink', prompt: 'a lamp', count: 1 });
  const [result] = task.results;
  const whole = await readMedia(result?.url ?? '');
  expect(whole.headers.get('content-type')).toBe('image/png');
  expect(whole.headers.get('content-security-policy')).toContain('sandbox');
  const [row] = await api.app.db
    .select()
    .from(media)
    .where(eq(media.task_id, Number(task.id)));
  expect(store.objects.get(row?.key ?? '')?.bytes.length).toBe(row?.bytes);
  expect(whole.bytes.equals(store.objects.get(row?.key ?? '')?.bytes ?? Buffer.alloc(0))).toBe(true);

  const part = await readMedia(result?.url ?? '', { range: 'bytes=10-29' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 10-29/${whole.bytes.length}`);
  expect(part.bytes.equals(whole.bytes.subarray(10, 30))).toBe(true);
  const end = await readMedia(result?.url ?? '', { range: 'bytes=-7' });
  expect(end.bytes.equals(whole.bytes.subarray(-7))).toBe(true);
  expect((await readMedia(result?.url ?? '', { range: `bytes=${whole.bytes.length}-` })).status).toBe(416);
  const etag = whole.headers.get('etag') ?? '';
  expect((await readMedia(result?.url ?? '', { 'if-none-match': etag })).status).toBe(304);

  const smaller = await readMedia(`${result?.url}&w=1024`);
  expect(await sharp(smaller.bytes).metadata()).toMatchObject({ format: 'webp' });
  const jpeg = await readMedia(`${result?.url}&f=jpg&d=lamp`);
  expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ format: 'jpeg' });
  expect(jpeg.headers.get('content-disposition')).toContain('lamp.jpg');
  await expectInvariants(api.app);
});

it('asks the store twice for what is looked at: whether it is there, and for its bytes', async () => {
  store.calls.splice(0);
  await readMedia(upload.url);
  expect(store.calls.filter((call) => call !== 'list')).toEqual(['head', 'get']);
});

it('finishes a task for which the store was away for a while, and charges it once', async () => {
  engine.script = { end: 'never', steps: [{ state: 'running', progress: 50 }] };
  const id = await begin(LITE, { prompt: 'a fox in the snow', count: 1 });
  await waitUntil('it is asked', () => engine.submitted.at(-1)?.tool === 'text-to-image');
  store.trouble('put', 'refused');
  engine.script = {};
  await waitUntil('it is given back', async () => {
    const [row] = await api.app.db
      .select()
      .from(tasks)
      .where(eq(tasks.id, Number(id)));
    return row?.error_detail?.includes('AccessDenied');
  });
  store.heal();
  await finish(id);
  const moves = await api.app.db
    .select()
    .from(ledger)
    .where(eq(ledger.task_id, Number(id)));
  expect(moves.map(({ amount }) => Math.sign(amount))).toEqual([-1]);
  await expectInvariants(api.app);
});

it('finishes a task of which the store took half at first, and names no file that is not whole', async () => {
  store.trouble('put', 'half', 2);
  const task = await make(LITE, { prompt: 'a lighthouse', count: 1 });
  const rows = await api.app.db
    .select()
    .from(media)
    .where(eq(media.task_id, Number(task.id)));
  expect(rows).toHaveLength(1);
  expect(store.objects.get(rows[0]?.key ?? '')?.bytes.length).toBe(rows[0]?.bytes);
  store.heal();
  await expectInvariants(api.app);
});

it('tells a read that the store cuts as a broken answer', async () => {
  const task = await make(LITE, { prompt: 'a tree', count: 1 });
  store.trouble('get', 'half');
  await expect(readMedia(task.results[0]?.url ?? '')).rejects.toThrow('terminated');
  store.heal();
  expect((await readMedia(task.results[0]?.url ?? '')).status).toBe(200);
});

it('refuses posts and files while nothing can be stored, and takes no points', async () => {
  store.trouble('any', 'refused');
  await waitUntil('it is known', async () => !(await api.app.storage.isWritable()));
  expect(await post(LITE, { prompt: 'a fox', count: 1 })).toMatchObject({ http: 503, code: 503 });
  expect(await api.post('/readyz', null, { method: 'GET' })).toMatchObject({
    http: 503,
    data: { fields: { storage: 'Not usable at the moment' } },
  });
  store.heal();
  await waitUntil('it is known', () => api.app.storage.isWritable());
});

it('packs an export from the store into the store', async () => {
  await make(LITE, { prompt: 'a boat', count: 1 });
  await post('/api/user/export', {});
  const [row] = await api.app.db.select().from(data_exports).where(eq(data_exports.user_id, me.id));
  await packExport(openPackContext(api.app), { export_id: row?.id ?? 0 }, new AbortController().signal);
  const key = await waitUntil('the export is packed', async () => {
    const [packed] = await api.app.db.select().from(data_exports).where(eq(data_exports.user_id, me.id));
    return packed?.key !== '' && packed?.key;
  });
  const zip = await readZip(store.objects.get(key)?.bytes ?? Buffer.alloc(0));
  expect([...zip.keys()].filter((name) => name.startsWith('media/')).length).toBeGreaterThan(0);
});

it('erases from the store what was deleted, what nobody used, and what no row knows', async () => {
  const task = await make(LITE, { prompt: 'a cup', count: 1 });
  await readMedia(`${task.results[0]?.url}&f=jpg&d=cup`);
  const [row] = await api.app.db
    .select()
    .from(media)
    .where(eq(media.task_id, Number(task.id)));
  const before = [...store.objects.keys()].filter((name) => name.startsWith(`task-${task.id}-`));
  expect(before.length).toBeGreaterThan(2);
  expect(before).toContain(row?.key);
  await post('/api/task/delete', { id: task.id });
  await api.app.db
    .update(tasks)
    .set({ deleted_at: sql`now() - interval '31 days'` })
    .where(eq(tasks.id, Number(task.id)));
  await purgeTasks(api.app);
  await api.app.db
    .update(media)
    .set({ expires_at: sql`now() - interval '1 minute'` })
    .where(eq(media.role, 'upload'));
  while ((await expireUploads(api.app)) > 0);
  // Made for a download, without a row of its own: for the sweep.
  const made = `task-${task.id}-1-0-labelled.jpg`;
  expect([...store.objects.keys()].filter((name) => name.startsWith(`task-${task.id}-`))).toEqual([made]);

  const orphan = `task-${task.id}-9-0.png`;
  await api.app.storage.put(orphan, await api.app.storage.open([...store.objects.keys()][0] ?? ''));
  expect(await sweepOrphans(api.app, 3600)).toBe(0);
  store.age(7200);
  expect(await sweepOrphans(api.app, 3600)).toBeGreaterThan(0);
  expect([orphan, made].filter((key) => store.objects.has(key))).toEqual([]);
  await expectInvariants(api.app);
});
