// What the owner of tasks can see and do, and what a stranger cannot.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { readBalance } from '#server/points/read-wallet.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { cancelTask } from './cancel-task.ts';
import { createTask } from './create-task.ts';
import { deleteTasks } from './delete-tasks.ts';
import { failTask } from './fail-task.ts';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import { listTasks } from './list-tasks.ts';
import { quoteTask } from './quote-task.ts';
import { readTaskDetail } from './read-task-detail.ts';
import { readTaskStatus, readTaskStatuses } from './read-task-status.ts';
import { repeatTask } from './repeat-task.ts';
import { retryTask } from './retry-task.ts';
import { setFavorite } from './set-favorite.ts';

let app: TaskApp;

beforeAll(async () => {
  app = await openTaskApp();
});

afterAll(async () => {
  await expectInvariants(app);
  await app.close();
});

const params = {
  engine: 'pro',
  prompt: 'A lighthouse, 50% fog',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '3:2',
  resolution: '1K',
  count: 1,
};
const NOT_FOUND = { refusal: 'asset_not_found' };

async function post(userId: number, changes: object = {}): Promise<string> {
  return (await createTask(app, userId, { type: 1, params: { ...params, ...changes }, language: 'en' })).id;
}

/** As the worker would, without the waiting. */
async function complete(id: string): Promise<void> {
  await app.db
    .update(tasks)
    .set({ status: 2, progress: 100, started_at: sql`now()`, finished_at: sql`now()` })
    .where(eq(tasks.id, Number(id)));
  await storeResult(app, Number(id));
}

async function start(id: string): Promise<void> {
  await app.db
    .update(tasks)
    .set({ status: 1, fence: 1, progress: 40, started_at: sql`now()` })
    .where(eq(tasks.id, Number(id)));
}

async function publish(id: string, changes: Partial<typeof tasks.$inferInsert> = {}): Promise<void> {
  await app.db
    .update(tasks)
    .set({ public: true, published_at: sql`now()`, ...changes })
    .where(eq(tasks.id, Number(id)));
}

it('[§3.5] [§7.8] tells how a task is going, with results when it is done', async () => {
  const user = await addUser(app);
  const id = await post(user);
  expect(await readTaskStatus(app, user, id, 'zh')).toMatchObject({
    id,
    type: 1,
    status: 0,
    status_msg: '排队中',
    progress: 0,
    error_code: null,
    refunded: 0,
  });
  await start(id);
  expect(await readTaskStatus(app, user, id, 'en')).toMatchObject({
    status: 1,
    status_msg: 'Generating',
    progress: 40,
  });
  await app.db
    .update(tasks)
    .set({ held_at: new Date() })
    .where(eq(tasks.id, Number(id)));
  expect(await readTaskStatus(app, user, id, 'en')).toMatchObject({
    status: 1,
    status_msg: 'Checking',
    held: true,
    eta_seconds: 0,
  });
  await app.db
    .update(tasks)
    .set({ held_at: null })
    .where(eq(tasks.id, Number(id)));
  await complete(id);
  const done = await readTaskStatus(app, user, id, 'en');
  expect(done).toMatchObject({ status: 2, status_msg: 'Done', progress: 100, eta_seconds: 0 });
  expect(done.results).toHaveLength(1);
  expect(done.results?.[0]?.url).toMatch(/^\/media\/.+\?e=\d+&s=.+/);
});

it('answers many at once in their order, without those that are not the caller’s', async () => {
  const [user, stranger] = [await addUser(app), await addUser(app)];
  const [first, second, foreign] = [await post(user), await post(user), await post(stranger)];
  const statuses = await readTaskStatuses(app, user, [second, foreign, first, '999999999'], 'en');
  expect(statuses.map(({ id }) => id)).toEqual([second, first]);
});

it('tells each of many who ask at the same moment of their own tasks alone', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => addUser(app)));
  const ids: string[] = [];
  for (const person of people) ids.push(await post(person));
  const asks = vi.spyOn(Client.prototype, 'query');
  try {
    const told = await Promise.all(people.map((person) => readTaskStatuses(app, person, ids, 'en')));
    expect(told.map((statuses) => statuses.map(({ id }) => id))).toEqual(ids.map((id) => [id]));
    const statements = asks.mock.calls.map(([query]) => (query as { name?: string }).name);
    expect(statements.filter((name) => name?.startsWith('read_statuses'))).toHaveLength(1);
  } finally {
    asks.mockRestore();
  }
});

it('[§8.15] treats another’s task like one that never was', async () => {
  const [owner, stranger] = [await addUser(app), await addUser(app)];
  const id = await post(owner);
  await expect(readTaskStatus(app, stranger, id, 'en')).rejects.toMatchObject(NOT_FOUND);
  await expect(readTaskDetail(app, stranger, id, 'en')).rejects.toMatchObject(NOT_FOUND);
  await expect(readTaskDetail(app, null, id, 'en')).rejects.toMatchObject(NOT_FOUND);
  await expect(deleteTasks(app, stranger, [id])).rejects.toMatchObject(NOT_FOUND);
  await expect(cancelTask(app, stranger, id)).rejects.toMatchObject(NOT_FOUND);
  await expect(setFavorite(app, stranger, { id, favorite: true })).rejects.toMatchObject(NOT_FOUND);
  await expect(retryTask(app, stranger, { id, language: 'en' })).rejects.toMatchObject(NOT_FOUND);
  await expect(repeatTask(app, stranger, { id, language: 'en' })).rejects.toMatchObject(NOT_FOUND);
  expect((await listTasks(app, stranger, { page_size: 10 }, 'en')).items).toEqual([]);
});

it('cancels a task that waits, and pays it back', async () => {
  const user = await addUser(app, { points: 2 });
  const id = await post(user);
  await cancelTask(app, user, id);
  expect(await readTaskStatus(app, user, id, 'en')).toMatchObject({
    status: -1,
    status_msg: 'Canceled',
    error_code: 'canceled',
    refunded: 2,
  });
  expect(await readBalance(app.db, user)).toEqual({ point: 2, sub_point: 0 });
  await expect(cancelTask(app, user, id)).rejects.toMatchObject({
    refusal: 'bad_parameters',
    details: { fields: { id: 'only_queued' } },
  });
});

it('[§7.9] deletes a waiting task with its points back, a running one only from sight', async () => {
  const user = await addUser(app, { points: 10 });
  const [waiting, running] = [await post(user), await post(user)];
  await start(running);
  expect(await deleteTasks(app, user, [waiting, running])).toEqual({
    deleted: [waiting, running],
    refunded: 2,
  });
  expect((await listTasks(app, user, { page_size: 10 }, 'en')).items).toEqual([]);
  const [still] = await app.db
    .select()
    .from(tasks)
    .where(eq(tasks.id, Number(running)));
  expect(still?.status).toBe(1);
  expect(await deleteTasks(app, user, [waiting, running])).toMatchObject({ refunded: 0 });
  await expect(readTaskStatus(app, user, running, 'en')).rejects.toMatchObject(NOT_FOUND);
  await complete(running);
});

it('[§7.7] retries only what failed, as a new task at the normal price', async () => {
  const user = await addUser(app, { points: 10 });
  const id = await post(user, { seed: 5 });
  await expect(retryTask(app, user, { id, language: 'en' })).rejects.toMatchObject({
    details: { fields: { id: 'only_failed' } },
  });
  await failTask(app.db, { taskId: Number(id), userId: user, failure: 'timeout', from: [0] });
  const again = await retryTask(app, user, { id, language: 'en' });
  expect(again).toMatchObject({ status: 0, cost: 2, point: 8 });
  expect(await readTaskDetail(app, user, again.id, 'en')).toMatchObject({
    retry_of: id,
    params: { seed: 5 },
    receipt: [{ kind: 5, points: -2 }],
  });
});

it('[product T11] runs a task again with what was asked for, but for its seed', async () => {
  const user = await addUser(app, { points: 10 });
  const id = await post(user, { seed: 5 });
  const clientToken = randomUUID();
  const again = await repeatTask(app, user, { id, clientToken, language: 'en' });
  expect(again).toMatchObject({ status: 0, cost: 2, point: 6 });
  const [first, second] = [
    await readTaskDetail(app, user, id, 'en'),
    await readTaskDetail(app, user, again.id, 'en'),
  ];
  expect(first.params).toMatchObject({ seed: 5 });
  expect(second).toMatchObject({ retry_of: null, prompt: first.prompt });
  expect(second.params).not.toHaveProperty('seed', 5);
  expect(await repeatTask(app, user, { id, clientToken, language: 'en' })).toEqual(again);
  await deleteTasks(app, user, [id]);
  expect(await repeatTask(app, user, { id, clientToken, language: 'en' })).toEqual(again);
  await expect(repeatTask(app, user, { id, language: 'en' })).rejects.toMatchObject(NOT_FOUND);
});

it('runs nothing again that no call of today would take', async () => {
  const user = await addUser(app, { points: 10 });
  const id = await post(user);
  await app.db
    .update(tasks)
    .set({ params: sql`${tasks.params} || '{"style":"of another time"}'::jsonb` })
    .where(eq(tasks.id, Number(id)));
  await expect(repeatTask(app, user, { id, language: 'en' })).rejects.toMatchObject({
    details: { fields: { id: 'not_again' } },
  });
  expect(await readBalance(app.db, user)).toEqual({ point: 8, sub_point: 0 });
});

it('answers one click on retry the same, also when the failed task was deleted since', async () => {
  const user = await addUser(app, { points: 10 });
  const ids = [await post(user), await post(user)];
  for (const id of ids) {
    await failTask(app.db, { taskId: Number(id), userId: user, failure: 'timeout', from: [0] });
  }
  const [id = '', other = ''] = ids;
  const click = { id, clientToken: randomUUID(), language: 'en' } as const;
  const [first, second] = await Promise.all([retryTask(app, user, click), retryTask(app, user, click)]);
  expect(second).toEqual(first);
  await deleteTasks(app, user, [id]);
  expect(await retryTask(app, user, click)).toEqual(first);
  await expect(retryTask(app, user, { id, language: 'en' })).rejects.toMatchObject(NOT_FOUND);
  await expect(retryTask(app, user, { ...click, id: other })).rejects.toMatchObject({
    details: { fields: { client_token: 'token_reused' } },
  });
  expect(await readBalance(app.db, user)).toMatchObject({ point: 8 });
});

it('[§7.9] lists the own tasks by what is looked for', async () => {
  const user = await addUser(app, { plan: 'ultimate' });
  const [fog, snow] = [await post(user), await post(user, { prompt: 'Snow_fall' })];
  await complete(fog);
  await setFavorite(app, user, { id: snow, favorite: true });
  const idsOf = async (asked: object) =>
    (await listTasks(app, user, { page_size: 10, ...asked }, 'en')).items.map(({ id }) => id);
  expect(await idsOf({})).toEqual([snow, fog]);
  expect(await idsOf({ sort: 'oldest' })).toEqual([fog, snow]);
  expect(await idsOf({ status: [2] })).toEqual([fog]);
  expect(await idsOf({ status: [0, 1] })).toEqual([snow]);
  expect(await idsOf({ favorite: true })).toEqual([snow]);
  expect(await idsOf({ media: 'video' })).toEqual([]);
  expect(await idsOf({ type: [1, 2] })).toEqual([snow, fog]);
  expect(await idsOf({ q: 'LIGHTHOUSE' })).toEqual([fog]);
  // % and _ are what was typed, not patterns.
  expect(await idsOf({ q: '50% fog' })).toEqual([fog]);
  expect(await idsOf({ q: 'w_f' })).toEqual([snow]);
  expect(await idsOf({ q: 'g%e' })).toEqual([]);
  expect(await idsOf({ public: true })).toEqual([]);
});

it('pages the own tasks while new ones come', async () => {
  const user = await addUser(app, { plan: 'ultimate' });
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.unshift(await post(user));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listTasks(app, user, { page_size: 2, cursor }, 'en');
    seen.push(...page.items.map(({ id }) => id));
    await post(user);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual(ids);
});

it('hides the works of an account that was blocked', async () => {
  const user = await addUser(app);
  const id = await post(user);
  await complete(id);
  await publish(id);
  expect(await readTaskDetail(app, null, id, 'en')).toMatchObject({ id });
  await app.db.update(users).set({ state: 'abnormal' }).where(eq(users.id, user));
  await expect(readTaskDetail(app, null, id, 'en')).rejects.toMatchObject(NOT_FOUND);
  const listed = await listPublicTasks(app, null, { author_id: String(user), page_size: 9 }, 'en');
  expect(listed.items).toEqual([]);
});

it('shows the image of an author by a signed address', async () => {
  const user = await addUser(app);
  await app.db.update(users).set({ head_img: 'face.png' }).where(eq(users.id, user));
  const id = await post(user);
  await complete(id);
  await publish(id);
  const shown = await readTaskDetail(app, null, id, 'en');
  expect(shown).toMatchObject({
    author: { head_img: expect.stringMatching(/^\/media\/face\.png\?e=\d+&s=/) },
  });
});

it('hides a prompt where the author wishes so, also from the search and the title', async () => {
  const user = await addUser(app);
  const id = await post(user, { prompt: 'my secret recipe' });
  await complete(id);
  await publish(id, { show_prompt: false });
  const shown = await readTaskDetail(app, null, id, 'en');
  expect(shown).toMatchObject({
    prompt: null,
    params: null,
    title: 'Text to image',
    author: { id: String(user) },
  });
  expect(JSON.stringify(shown)).not.toContain('secret');
  expect((await listPublicTasks(app, null, { q: 'secret', page_size: 9 }, 'en')).items).toEqual([]);
  await deleteTasks(app, user, [id]);
  await expect(readTaskDetail(app, null, id, 'en')).rejects.toMatchObject(NOT_FOUND);
});

it('[§7.9] quotes an unfinished form, and says whether the points are enough', async () => {
  const user = { id: await addUser(app, { points: 7 }), plan: 'free' as const };
  const quote = await quoteTask(app, user, { type: 1, params: { count: 4 } }, 'en');
  expect(quote).toMatchObject({
    price: 8,
    items: [{ label: '4 × Fine 1K', amount: 8 }],
    point: 7,
    sub_point: 0,
    enough: false,
  });
  await expect(quoteTask(app, user, { type: 1, params: { count: 9 } }, 'en')).rejects.toMatchObject({
    refusal: 'bad_parameters',
    details: { fields: { 'params.count': expect.any(String) } },
  });
  // Nothing has been chosen yet: the least that it can cost.
  expect(await quoteTask(app, user, { type: 7, params: {} }, 'en')).toMatchObject({ price: 15 });
});
