// A few mistakes, made in one module each and looked at by small scenes: what is right passes them, and the mistake does not.
// All of them, by the tests that have to notice: `node tests/mutants/run-mutants.ts`.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as diskStorage from '#server/adapters/storage-disk.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { Refusal } from '#server/refusal.ts';
import * as making from '#server/task/create-task.ts';
import * as failing from '#server/task/fail-task.ts';
import * as claiming from '#server/worker/run/claim-task.ts';
import * as updating from '#server/worker/run/update-claimed.ts';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { importMutated } from './import-mutated.ts';

let app: TaskApp;
beforeEach(async () => {
  app = await openTaskApp();
});
afterEach(() => app.close());

const input = { prompt: 'a lamp', count: 1, engine: 'pro', negative_prompt: '', style: 'auto' };
const order = {
  type: 1,
  params: { ...input, aspect_ratio: '1:1', resolution: '1K' },
  language: 'en',
} as const;

async function listBroken(): Promise<string[]> {
  const checked = await checkInvariants(app.db, app.storage);
  return checked.flatMap(({ rule, rows }) => (rows.length > 0 ? [rule] : []));
}

async function addTask(): Promise<{ id: number; userId: number }> {
  const userId = await addUser(app);
  return { id: Number((await making.createTask(app, userId, order)).id), userId };
}

/** Three presses of one button at once. */
async function pressThrice({ createTask }: typeof making): Promise<string[]> {
  const userId = await addUser(app);
  const clientToken = randomUUID();
  const press = () => createTask(app, userId, { ...order, clientToken });
  const answers = await Promise.allSettled([press(), press(), press()]);
  const made = await app.db.$count(tasks, eq(tasks.user_id, userId));
  const strange = answers.flatMap((answer) => (answer.status === 'rejected' ? ['an error'] : []));
  return [...strange, ...(made === 1 ? [] : [`${made} tasks`])];
}

/** What a worker may do whose task another has. */
async function wakeZombie({ updateClaimed }: typeof updating): Promise<string[]> {
  const { id } = await addTask();
  const claimed = await claiming.claimTask(app.db);
  await app.db.update(tasks).set({ fence: sql`fence + 1` });
  if (!claimed) return ['nothing was claimed'];
  const isRefused = await updateClaimed(app.db, claimed, { progress: 90 }).then(
    () => false,
    () => true,
  );
  return isRefused ? [] : [`task ${id} was written to`];
}

/** What must hold after two failures of one task at once. */
async function failTwice({ failTask }: typeof failing): Promise<string[]> {
  const { id: taskId, userId } = await addTask();
  const fail = () => failTask(app.db, { taskId, userId, failure: 'engine_error', from: [0, 1] });
  const answers = await Promise.allSettled([fail(), fail()]);
  const done = answers.filter((one) => one.status === 'fulfilled' && one.value !== undefined);
  return [...(await listBroken()), ...(done.length === 1 ? [] : [`failed ${done.length} times`])];
}

/** What a claim counts. */
async function claimOnce({ claimTask }: typeof claiming): Promise<string[]> {
  await addTask();
  const claimed = await claimTask(app.db);
  return claimed?.attempts === 1 ? [] : [`${claimed?.attempts} attempts`];
}

/** What is there of a file that is being written. */
async function lookAtHalf({ openDiskStorage }: typeof diskStorage): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'atelier-mutant-'));
  const storage = await openDiskStorage(folder);
  let size: number | undefined;
  async function* halve() {
    yield Buffer.alloc(200_000);
    await waitUntil('the half is on the disk', async () => (await measureAll(folder)) > 0);
    size = await storage.size('half.png');
    yield Buffer.alloc(200_000);
  }
  await storage.put('half.png', Readable.from(halve()));
  await rm(folder, { recursive: true });
  return size === undefined ? [] : [`${size} bytes`];
}

/** The bytes of all files below the folder, whatever their names. */
async function measureAll(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const found = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  return found.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

/** The token of one press that comes with something else. */
async function pressForAnother({ createTask }: typeof making): Promise<string[]> {
  const userId = await addUser(app);
  const clientToken = randomUUID();
  await createTask(app, userId, { ...order, clientToken });
  const other = { ...order, params: { ...order.params, count: 2 }, clientToken };
  const answer = await createTask(app, userId, other).catch((error: unknown) => error);
  const isRefused = answer instanceof Refusal && answer.refusal === 'bad_parameters';
  return isRefused ? [] : ['an answer to something else'];
}

it.each<[mistake: string, right: object, look: (module: never) => Promise<string[]>]>([
  ['client_token ignored', making, pressThrice],
  ['client_token good for another input', making, pressForAnother],
  ['fence not compared by a worker', updating, wakeZombie],
  ['failure without its refund', failing, failTwice],
  ['failure of what has ended', failing, failTwice],
  ['attempt not counted at the claim', claiming, claimOnce],
  ['half of a file under its name', diskStorage, lookAtHalf],
])('%s', async (mistake, right, look) => {
  expect(await look(right as never)).toEqual([]);
  expect(await look(await importMutated(mistake))).not.toEqual([]);
});
