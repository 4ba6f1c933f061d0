// What was promised to be erased is gone, with its bytes; the points that it moved stay explained.
import { Readable } from 'node:stream';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { media } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { purged_tasks, tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { listPointDetails } from '#server/points/list-point-details.ts';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { createTask } from './create-task.ts';
import { deleteTasks } from './delete-tasks.ts';
import { failTask } from './fail-task.ts';
import { purgeTasks } from './purge-tasks.ts';

let app: TaskApp;
let user: number;

beforeEach(async () => {
  app = await openTaskApp();
  user = await addUser(app, { plan: 'pro' });
});

afterEach(async () => {
  await app.close();
});

const params = { engine: 'pro', prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1K', count: 1 };

async function post(): Promise<number> {
  return Number((await createTask(app, user, { type: 1, params, language: 'en' })).id);
}

async function complete(): Promise<number> {
  const id = await post();
  await app.db
    .update(tasks)
    .set({ status: 2, started_at: sql`now()`, finished_at: sql`now()` })
    .where(eq(tasks.id, id));
  await storeResult(app, id);
  return id;
}

async function fail(): Promise<number> {
  const id = await post();
  await failTask(app.db, { taskId: id, userId: user, failure: 'timeout', from: [0] });
  return id;
}

async function moveBack(days: number, ...ids: number[]): Promise<void> {
  const ago = sql`make_interval(days => ${days})`;
  await app.db
    .update(tasks)
    .set({
      created_at: sql`${tasks.created_at} - ${ago}`,
      finished_at: sql`${tasks.finished_at} - ${ago}`,
      deleted_at: sql`${tasks.deleted_at} - ${ago}`,
    })
    .where(inArray(tasks.id, ids));
}

async function listTaskIds(): Promise<number[]> {
  const rows = await app.db.select({ id: tasks.id }).from(tasks).orderBy(tasks.id);
  return rows.map(({ id }) => id);
}

async function listKeys(): Promise<string[]> {
  return (await Readable.from(app.storage.list(-60)).toArray()) as string[];
}

it('erases deleted and failed tasks with their images after thirty days', async () => {
  const [deleted, failed] = [await complete(), await fail()];
  await deleteTasks(app, user, [String(deleted)]);
  await moveBack(29, deleted, failed);
  expect(await purgeTasks(app)).toBe(0);
  expect(await listKeys()).toHaveLength(2);

  await moveBack(1, deleted, failed);
  expect(await purgeTasks(app)).toBe(2);
  expect(await listTaskIds()).toEqual([]);
  expect(await app.db.$count(media)).toBe(0);
  expect(await listKeys()).toEqual([]);
  expect(await purgeTasks(app)).toBe(0);
});

it('keeps works that nobody deleted, however old, and what was deleted a moment ago', async () => {
  const [old, recent] = [await complete(), await complete()];
  await moveBack(400, old, recent);
  await deleteTasks(app, user, [String(recent)]);
  expect(await purgeTasks(app)).toBe(0);
  expect(await listTaskIds()).toEqual([old, recent]);
  expect(await listKeys()).toHaveLength(4);
});

it('keeps the image that its owner shows as their face, until they show another', async () => {
  const [face, other] = [await complete(), await complete()];
  await deleteTasks(app, user, [String(face), String(other)]);
  await moveBack(31, face, other);
  const show = (key: string) => app.db.update(users).set({ head_img: key }).where(eq(users.id, user));
  const [image] = await app.db.select().from(media).where(eq(media.task_id, face));
  await show(image?.key ?? '');
  expect(await purgeTasks(app)).toBe(1);
  expect(await listTaskIds()).toEqual([face]);
  expect((await listKeys()).sort()).toEqual([image?.thumb_key, image?.key].sort());
  await show('');
  expect(await purgeTasks(app)).toBe(1);
});

it('leaves a hidden task alone that has not ended', async () => {
  const id = await post();
  await app.db
    .update(tasks)
    .set({ status: 1, started_at: sql`now()` })
    .where(eq(tasks.id, id));
  await deleteTasks(app, user, [String(id)]);
  await moveBack(31, id);
  expect(await purgeTasks(app)).toBe(0);
});

it('keeps the ledger, and what must always hold still does', async () => {
  const [deleted, failed, kept] = [await complete(), await fail(), await complete()];
  await deleteTasks(app, user, [String(deleted)]);
  await moveBack(31, deleted, failed);
  const [balance, moves] = [await readBalance(app.db, user), await app.db.$count(ledger)];
  expect(await purgeTasks(app)).toBe(2);
  expect(await listTaskIds()).toEqual([kept]);
  expect(await readBalance(app.db, user)).toEqual(balance);
  expect(await app.db.$count(ledger)).toBe(moves);
  await expectInvariants(app);
  const page = await listPointDetails(app, user, { page: 1, page_size: 20 }, 'en');
  const erased = page.items.filter(({ task_id }) => task_id !== null && task_id !== String(kept));
  expect(erased.map(({ kind_name }) => kind_name).sort()).toEqual([
    'task_charge',
    'task_charge',
    'task_refund',
  ]);
  for (const move of erased) expect(move).toMatchObject({ task_type: 1, note: 'Text to image' });
});

it('still sees when the money of an erased task is wrong', async () => {
  const id = await fail();
  await moveBack(31, id);
  await purgeTasks(app);
  const listBroken = async () => {
    const checked = await checkInvariants(app.db, app.storage);
    return checked.filter(({ rows }) => rows.length > 0).map(({ rule }) => rule);
  };
  await app.db.update(purged_tasks).set({ cost: 7 });
  expect(await listBroken()).toEqual(['one_charge_a_task_of_its_price', 'failed_is_refunded_whole']);
  await app.db.delete(purged_tasks);
  expect(await listBroken()).toEqual(['no_move_without_its_task']);
});

it('erases once when two workers come at the same time', async () => {
  const ids = await Promise.all([fail(), fail(), fail()]);
  await moveBack(31, ...ids);
  const counts = await Promise.all([purgeTasks(app), purgeTasks(app)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  expect(await app.db.$count(purged_tasks)).toBe(3);
  await expectInvariants(app);
});
