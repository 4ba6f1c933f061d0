// A task on its way through the worker: from the click to images in storage, or to the points going back.
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '#server/database/connect.ts';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import type { Poll } from '#server/engines/engine.ts';
import { withFaults } from '#server/engines/faulty.ts';
import { createTask } from '#server/task/create-task.ts';
import { failTask } from '#server/task/fail-task.ts';
import { readTaskStatus } from '#server/task/read-task-status.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { createTestEngine, type TestEngine } from '#tests/fakes/test-engine.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { listEngines } from '#server/worker/engines/choose-engine.ts';
import { claimTask } from '#server/worker/run/claim-task.ts';
import { finishTask } from '#server/worker/run/finish-task.ts';
import { releaseLeases } from '#server/worker/run/release-leases.ts';
import { runTask } from '#server/worker/run/run-task.ts';
import { ImageToImageFields } from '#tools/image-to-image/fields.ts';
import { startWorker, type Worker } from './start-worker.ts';
import { sweep } from '#server/worker/upkeep/sweep.ts';

let app: TaskApp;
let engine: TestEngine;
let worker: Worker | null = null;

beforeEach(async () => {
  app = await openTaskApp({ DEMO: 'off' });
  engine = createTestEngine();
});

afterEach(async () => {
  await worker?.stop();
  worker = null;
  await app.close();
});

const params = {
  engine: 'pro',
  prompt: 'A fox in the snow',
  negative_prompt: 'rain',
  style: 'ink',
  aspect_ratio: '21:9',
  resolution: '1K',
  count: 4,
};

async function begin(): Promise<void> {
  worker = await startWorker(app, { engines: listEngines([engine]), drainMs: 300 });
}

async function post(userId: number, changes: object = {}): Promise<number> {
  const posted = await createTask(app, userId, {
    type: 1,
    params: { ...params, ...changes },
    language: 'en',
  });
  return Number(posted.id);
}

type TaskRow = typeof tasks.$inferSelect;

async function readTask(id: number): Promise<TaskRow> {
  const [task] = await app.db.select().from(tasks).where(eq(tasks.id, id));
  if (!task) throw new Error(`no task ${id}`);
  return task;
}

async function waitForStatus(id: number, status: number): Promise<TaskRow> {
  return await waitUntil(`status ${status} of task ${id}`, async () => {
    const task = await readTask(id);
    return task.status === status && task;
  });
}

it('[§4.1] makes the images, stores them and says what was understood', async () => {
  await begin();
  const user = await addUser(app);
  const id = await post(user, { seed: 7 });
  const task = await waitForStatus(id, 2);
  expect(task).toMatchObject({
    progress: 100,
    engine: 'test',
    understood: ['fox'],
    ignored: ['zorb'],
    refunded: 0,
    lease_until: null,
    error_code: null,
  });
  expect(engine.submitted).toEqual([
    {
      tool: 'text-to-image',
      seeds: [7, 8, 9, 10],
      width: 1536,
      height: 640,
      fields: { engine: 'pro', prompt: 'A fox in the snow', negative_prompt: 'rain', style: 'ink' },
      inputs: [],
    },
  ]);
  const rows = await app.db.select().from(media).where(eq(media.task_id, id)).orderBy(media.index);
  expect(rows.map(({ index, seed, width, height }) => [index, seed, width, height])).toEqual(
    [7, 8, 9, 10].map((seed, index) => [index, seed, 1536, 640]),
  );
  const [first] = rows;
  const stream = await app.storage.open(first?.key ?? '');
  const file = Buffer.concat((await stream.toArray()) as Buffer[]);
  expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 1536, height: 640 });
  expect(file.includes('Content ID')).toBe(true);
  const thumb = Buffer.concat((await (await app.storage.open(first?.thumb_key ?? '')).toArray()) as Buffer[]);
  expect(await sharp(thumb).metadata()).toMatchObject({ format: 'webp', width: 512 });
  await expect.poll(() => engine.released).toHaveLength(1); // after the end of its task
  await expectInvariants(app);
});

it('pays back the images that are missing, and no more', async () => {
  engine.script = { missing: [1] };
  await begin();
  const user = await addUser(app, { points: 8 });
  const id = await post(user);
  expect(await waitForStatus(id, 2)).toMatchObject({ cost: 8, refunded: 2 });
  expect(await readBalance(app.db, user)).toEqual({ point: 2, sub_point: 0 });
  const [last] = await app.db.select().from(ledger).orderBy(desc(ledger.id)).limit(1);
  expect(last).toMatchObject({ kind: 7, amount: 2, task_id: id });
  const rows = await app.db.select({ index: media.index }).from(media).orderBy(media.index);
  expect(rows.map(({ index }) => index)).toEqual([0, 2, 3]);
  await expectInvariants(app);
});

it('[§4.1] gives all points back when the engine fails, and keeps its reason', async () => {
  engine.script = { end: 'fail' };
  await begin();
  const user = await addUser(app, { points: 8 });
  const id = await post(user);
  expect(await waitForStatus(id, -1)).toMatchObject({ error_code: 'result_blocked', refunded: 8 });
  expect(await readBalance(app.db, user)).toEqual({ point: 8, sub_point: 0 });
  await expectInvariants(app);
});

it('does not believe an image that cannot be decoded', async () => {
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  engine.script = { bytes: whole.subarray(0, whole.length - 40) };
  await begin();
  const user = await addUser(app);
  const id = await post(user);
  expect(await waitForStatus(id, -1)).toMatchObject({ error_code: 'engine_error', refunded: 8 });
  await expectInvariants(app);
});

it('hands a run that does not survive us to the next worker when it must stop', async () => {
  engine.script = { end: 'never' };
  await begin();
  const user = await addUser(app);
  const id = await post(user, { count: 1 });
  await waitUntil('the run', () => engine.submitted.length === 1);
  await worker?.stop();
  expect(engine.canceled).toHaveLength(1);
  expect(await readTask(id)).toMatchObject({ status: 1, lease_until: null, fence: 1 });
  engine.script = {};
  await begin();
  expect(await waitForStatus(id, 2)).toMatchObject({ fence: 2, refunded: 0 });
  // The seed was drawn once: the second run makes the same image.
  expect(engine.submitted.map(({ seeds }) => seeds)).toEqual([
    engine.submitted[0]?.seeds,
    engine.submitted[0]?.seeds,
  ]);
  await expectInvariants(app);
});

it('gives a work to the next tool without the mark that people see on it', async () => {
  engine = createTestEngine({ traits: { tools: ['text-to-image', 'image-to-image'] } });
  await begin();
  const user = await addUser(app);
  const id = await post(user, { count: 1 });
  expect(await waitForStatus(id, 2)).toMatchObject({ watermark: true });
  const asked = { images: [{ task_id: String(id), index: 0 }], prompt: 'make it night', count: 1 };
  const posted = await createTask(app, user, {
    type: 2,
    params: ImageToImageFields.parse(asked),
    language: 'en',
  });
  await waitForStatus(Number(posted.id), 2);
  const [work] = await app.db.select().from(media).where(eq(media.task_id, id));
  expect(engine.submitted.at(-1)?.inputs).toMatchObject([{ key: work?.clean_key, kind: 'image' }]);
  expect(work?.clean_key).not.toBe('');
  await expectInvariants(app);
});

it('counts no attempt for a worker that ends in order, however often', async () => {
  engine.script = { end: 'never' };
  const id = await post(await addUser(app), { count: 1 });
  for (let stop = 1; stop <= 6; stop += 1) {
    await begin();
    await waitUntil('the run', () => engine.submitted.length === stop);
    await worker?.stop();
    await sweep(app);
    expect(await readTask(id)).toMatchObject({ status: 1, fence: stop, attempts: 0, lease_until: null });
  }
  engine.script = {};
  await begin();
  expect(await waitForStatus(id, 2)).toMatchObject({ fence: 7, refunded: 0 });
  await expectInvariants(app);
});

/** One claim and its run, on a product with these faults. */
async function runOnce(faulty: Partial<TaskApp> = {}): Promise<TaskRow> {
  await app.db.update(tasks).set({ lease_until: null }).where(eq(tasks.status, 1));
  const task = await claimTask(app.db);
  if (!task) throw new Error('nothing was claimed');
  await runTask({ ...app, ...faulty }, listEngines([engine]), task, new AbortController().signal);
  return await readTask(task.id);
}

const failing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(`${code}: as told`), { code }));

it('waits for a disk of ours that is full, longer each time, and counts no attempt', async () => {
  const errors: unknown[] = [];
  const log = Object.assign(Object.create(app.log) as typeof app.log, {
    child: () => log,
    error: (said: unknown) => errors.push(said),
  });
  const id = await post(await addUser(app), { count: 1 });
  const pauses: number[] = [];
  for (const code of ['ENOSPC', 'EDQUOT', 'EROFS', 'EMFILE', 'ENOSPC', 'ENOSPC']) {
    const task = await runOnce({ log, storage: { ...app.storage, put: failing(code) } });
    expect(task).toMatchObject({ status: 1, attempts: 0, error_detail: `${code}: as told` });
    const { rows } = await app.db.execute<{ seconds: number }>(
      sql`select extract(epoch from lease_until - now())::float as seconds from tasks`,
    );
    pauses.push(rows[0]?.seconds ?? 0);
    await sweep(app);
  }
  [5, 10, 20, 40, 60, 60].forEach((pause, n) => {
    expect(pauses[n]).toBeLessThanOrEqual(pause);
    expect(pauses[n]).toBeGreaterThan(pause / 2);
  });
  expect(errors).toHaveLength(1);
  expect(await runOnce()).toMatchObject({ id, status: 2, refunded: 0, error_detail: null, fence: 7 });
  await expectInvariants(app);
});

it('begins nothing while what it makes could not be kept', async () => {
  const disk = { isWritable: false, looks: 0 };
  const isWritable = async () => {
    disk.looks += 1;
    return disk.isWritable;
  };
  const id = await post(await addUser(app), { count: 1 });
  const storage = { ...app.storage, isWritable };
  worker = await startWorker({ ...app, storage }, { engines: listEngines([engine]), drainMs: 300 });
  await waitUntil('some looks at the disk', () => disk.looks > 2);
  expect(await readTask(id)).toMatchObject({ status: 0, fence: 0 });
  disk.isWritable = true;
  expect(await waitForStatus(id, 2)).toMatchObject({ fence: 1, attempts: 1 });
});

it('takes a full disk that an engine meets for a fault of ours, and pays back at the deadline', async () => {
  const full: Poll = { state: 'failed', failure: 'engine_error', detail: 'no room', isOurFault: true };
  engine.script = { steps: [full] };
  const id = await post(await addUser(app), { count: 1 });
  expect(await runOnce()).toMatchObject({ status: 1, attempts: 0, error_detail: 'no room' });
  engine.submit = failing('EROFS');
  expect(await runOnce()).toMatchObject({ status: 1, attempts: 0, error_detail: 'EROFS: as told' });
  await app.db.update(tasks).set({ deadline_at: sql`now() - interval '1 second'` });
  await sweep(app);
  expect(await readTask(id)).toMatchObject({ status: -1, error_code: 'capacity', refunded: 2 });
  await expectInvariants(app);
});

it('counts an attempt for an error that nobody expected', async () => {
  const id = await post(await addUser(app), { count: 1 });
  const storage = { ...app.storage, put: failing('ERR_BUG') };
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    expect(await runOnce({ storage })).toMatchObject({ status: 1, attempts: attempt });
  }
  await app.db.update(tasks).set({ lease_until: null });
  await sweep(app);
  expect(await readTask(id)).toMatchObject({ status: -1, error_code: 'engine_error', refunded: 2 });
});

/** The database, whose `name` goes wrong so many times, from the moment that something was made. */
function ailingDb(name: 'transaction' | 'update', times: number, fail: (go: () => unknown) => unknown): Db {
  const go = app.db[name].bind(app.db) as (...args: unknown[]) => unknown;
  let left = times;
  const ailing = (...args: unknown[]) =>
    engine.submitted.length > 0 && left-- > 0 ? fail(() => go(...args)) : go(...args);
  return Object.assign(Object.create(app.db) as Db, { [name]: ailing });
}

const isAway = () => {
  throw Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
};

it('keeps what was made while the database is away, and makes it once', async () => {
  await post(await addUser(app));
  const task = await runOnce({ db: ailingDb('transaction', 3, isAway) });
  expect(task).toMatchObject({ status: 2, fence: 1, refunded: 0 });
  expect(engine.submitted).toHaveLength(1);
  await expectInvariants(app);
});

it('keeps what was made when the answer to the last commit is lost', async () => {
  await post(await addUser(app));
  let isLost = false;
  const db = ailingDb('transaction', Infinity, async (go) => {
    const answer = await go();
    if (isLost || (await app.db.$count(media)) === 0) return answer;
    isLost = true;
    throw new Error('Connection terminated unexpectedly');
  });
  expect(await runOnce({ db })).toMatchObject({ status: 2, fence: 1, refunded: 0 });
  expect(isLost).toBe(true);
  expect(await app.db.$count(media)).toBe(4);
  await expectInvariants(app);
});

it('goes on with a run while the database cannot write down where it stands', async () => {
  await post(await addUser(app));
  expect(await runOnce({ db: ailingDb('update', 3, isAway) })).toMatchObject({ status: 2, fence: 1 });
  expect(engine.submitted).toHaveLength(1);
});

it('goes on with a run that survives us, and never asks for it twice', async () => {
  engine = createTestEngine({ end: 'never', traits: { isRestartSafe: true, isPaid: true } });
  await begin();
  const user = await addUser(app);
  const id = await post(user, { count: 1 });
  await waitUntil('the stored run', async () => (await readTask(id)).remote_ref !== null);
  await worker?.stop();
  expect(engine.canceled).toEqual([]);
  expect(engine.released).toEqual([]);
  engine.finishAll();
  await begin();
  await waitForStatus(id, 2);
  expect(engine.submitted).toHaveLength(1);
  await expectInvariants(app);
});

it('holds what a paid engine may have been asked already, and does not ask again', async () => {
  engine = createTestEngine({ traits: { isPaid: true } });
  const user = await addUser(app);
  const id = await post(user, { count: 1 });
  // As a worker leaves it that died between the call and the stored answer.
  await app.db
    .update(tasks)
    .set({ engine: 'test', prepared: { request: { seeds: [1] }, prepared: {}, runId: 1 } })
    .where(eq(tasks.id, id));
  await begin();
  await waitUntil('it is held', async () => (await readTask(id)).held_at !== null);
  await worker?.stop();
  await releaseLeases(app.db); // as one that starts alone
  await begin();
  await sweep(app);
  expect(await readTask(id)).toMatchObject({ status: 1, refunded: 0, attempts: 0 });
  expect(engine.submitted).toEqual([]);
  await app.db.update(tasks).set({ held_at: sql`now() - interval '49 hours'` });
  await sweep(app);
  expect(await readTask(id)).toMatchObject({
    status: -1,
    error_code: 'engine_error',
    refunded: 2,
    held_at: null,
  });
  await expectInvariants(app);
});

it('shows its owner what there is to see so far, and no longer than it runs', async () => {
  const square = { width: 64, height: 64, channels: 3, background: '#a03010' } as const;
  const image = await sharp({ create: square }).jpeg().toBuffer();
  const broken = Buffer.from('no image at all');
  engine.script = {
    end: 'never',
    steps: [
      { state: 'running', progress: 10, preview: { index: 0, image: broken } },
      { state: 'running', progress: 10, preview: { index: 0, image } },
    ],
  };
  await begin();
  const user = await addUser(app);
  const id = await post(user, { count: 1 });
  const { preview } = await waitUntil('the preview', async () => {
    const status = await readTaskStatus(app, user, String(id), 'en');
    return status.preview !== '' && status;
  });
  expect(thumbHashToAverageRGBA(Buffer.from(preview, 'base64')).r).toBeGreaterThan(0.5);
  engine.finishAll();
  await waitForStatus(id, 2);
  expect(await readTaskStatus(app, user, String(id), 'en')).toMatchObject({ preview: '' });
});

it('lets go of a task that was ended behind its back', async () => {
  engine.script = { end: 'never' };
  const user = await addUser(app);
  const id = await post(user, { count: 1 });
  const task = await claimTask(app.db);
  if (!task) throw new Error('nothing was claimed');
  const stopping = new AbortController();
  const run = runTask(app, listEngines([engine]), task, stopping.signal);
  await waitUntil('the run', () => engine.submitted.length === 1);
  await failTask(app.db, { taskId: id, userId: user, failure: 'timeout', from: [1] });
  engine.finishAll(); // and it succeeds too late
  await run;
  expect(await readTask(id)).toMatchObject({ status: -1, error_code: 'timeout', refunded: 2 });
  expect(await app.db.$count(media)).toBe(0);
  expect(await readdir(path.join(app.folder, 'media'), { recursive: true })).not.toContainEqual(
    expect.stringMatching(/\.(png|webp)$/),
  );
  await expectInvariants(app);
});

it('shows progress that never falls', async () => {
  engine.script = {
    steps: [5, 60, 30, 20].map((progress) => ({ state: 'running', progress })),
    end: 'never',
  };
  await begin();
  const id = await post(await addUser(app), { count: 1 });
  await waitUntil('60 %', async () => (await readTask(id)).progress === 60);
  engine.finishAll();
  expect(await waitForStatus(id, 2)).toMatchObject({ progress: 100 });
});

it('does not lose its place to an engine that never answers', async () => {
  engine.script = { isDeaf: true };
  await begin();
  const id = await post(await addUser(app), { count: 1 });
  await waitUntil('the question', () => engine.submitted.length === 1);
  await worker?.stop();
  expect(await readTask(id)).toMatchObject({ status: 1, lease_until: null });
  engine.script = {};
  await begin();
  await waitForStatus(id, 2);
});

it('fails a task whose engine delivers what nobody asked for', async () => {
  engine.script = { isDoubling: true };
  await begin();
  const id = await post(await addUser(app));
  expect(await waitForStatus(id, -1)).toMatchObject({ error_code: 'engine_error', refunded: 8 });
  await expectInvariants(app);
});

it('takes the only place from a run that stalls, pays it back, and goes on with the next', async () => {
  engine = createTestEngine({ traits: { stallSeconds: 1 } });
  const faulty = withFaults(engine, 'stall:0.5'); // it meets the first task of a database, and not the second
  const [stalled, next] = [await post(await addUser(app)), await post(await addUser(app))];
  const alone = { ...app, config: { ...app.config, workerTasks: 1 } };
  worker = await startWorker(alone, { engines: listEngines([faulty]), drainMs: 300 });
  await waitForStatus(next, 2);
  expect(await readTask(stalled)).toMatchObject({
    status: -1,
    error_code: 'engine_error',
    error_detail: 'poll: no progress for 1 seconds',
    refunded: 8,
  });
  await expectInvariants(app);
});

it('clears away what a dead worker was making, when it is alone', async () => {
  const left = path.join(app.folder, 'scratch', '5f0c6b0e-6f6f-4a30-9a44-0d3f9c1b0a01', 'job-0');
  const begin = async (isAlone: boolean) => {
    await mkdir(left, { recursive: true });
    worker = await startWorker(app, { engines: listEngines([engine]), drainMs: 300, isAlone });
    await worker.stop();
    return await readdir(path.join(app.folder, 'scratch')).catch(() => []);
  };
  expect(await begin(false)).toHaveLength(1);
  expect(await begin(true)).toHaveLength(0);
});

it('keeps nothing more of a task that was taken from it', async () => {
  const user = await addUser(app);
  const id = await post(user);
  const task = await claimTask(app.db);
  if (!task) throw new Error('nothing was claimed');
  const lost = AbortSignal.abort(new Error('lost'));
  const seeds = [1];
  const request = { tool: 'text-to-image', seeds, width: 64, height: 64, fields: {}, inputs: [] } as const;
  const outputs = [{ index: 0, kind: 'image', seed: 1, location: 'x' } as const];
  const success = { outputs, missing: [], understood: [], ignored: [] };
  const finishing = finishTask(app, engine, task, { ...request, seeds }, success, lost);
  await expect(finishing).rejects.toThrow('lost');
  expect(await app.db.$count(media, eq(media.task_id, id))).toBe(0);
});
