// One image of four is starred, published, deleted and taken along without the others; whole works go on as before.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TASK_STATUS, type PublicTask, type Task } from '#contract/task.ts';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import { likeTask } from '#server/community/like-task.ts';
import { publishTask } from '#server/community/publish-task.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { sweepOrphans } from '#server/worker/upkeep/sweep-orphans.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { allowUnlabelled } from './allow-unlabelled.ts';
import { createTask } from './create-task.ts';
import { deleteImages } from './delete-images.ts';
import { deleteTasks } from './delete-tasks.ts';
import { listTasks } from './list-tasks.ts';
import { findMedia } from './measure-params.ts';
import { purgeImages } from './purge-images.ts';
import { purgeTasks } from './purge-tasks.ts';
import { readTaskDetail } from './read-task-detail.ts';
import { readTaskStatus } from './read-task-status.ts';
import { setFavorite } from './set-favorite.ts';

let app: TaskApp;
let owner: number;
let reader: number;

beforeAll(async () => {
  app = await openTaskApp();
  owner = await addUser(app, { points: 1000, plan: 'ultimate' });
  reader = await addUser(app);
});

afterAll(async () => {
  await expectInvariants(app);
  await app.close();
});

const NOT_FOUND = { refusal: 'asset_not_found' };
const params = { engine: 'pro', prompt: 'four foxes', aspect_ratio: '3:2', resolution: '1K', count: 4 };

async function post(): Promise<string> {
  return (await createTask(app, owner, { type: 1, params, language: 'en' })).id;
}

/** As the worker would: four images, the second of another shape. */
async function make(count = 4): Promise<string> {
  const id = await post();
  await app.db
    .update(tasks)
    .set({ status: TASK_STATUS.completed, progress: 100, started_at: sql`now()`, finished_at: sql`now()` })
    .where(eq(tasks.id, Number(id)));
  for (let index = 0; index < count; index += 1) {
    await storeResult(
      app,
      Number(id),
      index === 1 ? { width: 320, height: 480 } : { width: 480, height: 320 },
      index,
    );
  }
  return id;
}

const readOwn = async (id: string) => (await readTaskDetail(app, owner, id, 'en')) as Task;
const readPublic = async (id: string) => (await readTaskDetail(app, reader, id, 'en')) as PublicTask;
const publish = (id: string, asked: { public: boolean; images?: number[]; show_prompt?: boolean }) =>
  publishTask(app, { id: owner }, { id, ...asked }, 'en');
const remove = (id: string, images?: number[]) => deleteImages(app, owner, [{ id, images }]);
const list = (asked: object = {}) => listTasks(app, owner, { page_size: 60, ...asked }, 'en');
const indexes = (images: readonly { index: number }[]) => images.map(({ index }) => index);
const starred = ({ results }: Task) => indexes(results.filter(({ favorite }) => favorite));
const shown = ({ results }: Task) => indexes(results.filter((result) => result.public));
const ratioOf = async (id: string) =>
  (
    await app.db
      .select({ ratio: tasks.ratio })
      .from(tasks)
      .where(eq(tasks.id, Number(id)))
  )[0]?.ratio;

it('stars one image of four, and finds its work among the favorites', async () => {
  const id = await make();
  await setFavorite(app, owner, { id, favorite: true, images: [2] });
  const task = await readOwn(id);
  expect([task.favorite, starred(task)]).toEqual([true, [2]]);
  expect(indexes(task.results)).toEqual([0, 1, 2, 3]);
  expect((await list({ favorite: true })).items.map((one) => one.id)).toEqual([id]);
  const status = await readTaskStatus(app, owner, id, 'en');
  expect(status.results?.map(({ favorite }) => favorite)).toEqual([false, false, true, false]);

  await setFavorite(app, owner, { id, favorite: true, images: [0, 2] });
  expect(starred(await readOwn(id))).toEqual([0, 2]);
  await setFavorite(app, owner, { id, favorite: false, images: [2] });
  expect(starred(await readOwn(id))).toEqual([0]);
  await setFavorite(app, owner, { id, favorite: false, images: [0] });
  expect((await list({ favorite: true })).items).toEqual([]);
});

it('takes what is said of a whole work as said of all its images', async () => {
  const id = await make();
  await setFavorite(app, owner, { id, favorite: true, images: [1] });
  await setFavorite(app, owner, { id, favorite: true });
  expect(starred(await readOwn(id))).toEqual([0, 1, 2, 3]);
  await setFavorite(app, owner, { id, favorite: false, images: [3] });
  expect(starred(await readOwn(id))).toEqual([0, 1, 2]);
  await setFavorite(app, owner, { id, favorite: false });
  expect(await readOwn(id)).toMatchObject({ favorite: false });
  await setFavorite(app, owner, { id, favorite: true, images: [3] });
  expect(starred(await readOwn(id))).toEqual([3]);
});

it('gives the star of a task that still runs to all that come of it', async () => {
  const id = await post();
  await setFavorite(app, owner, { id, favorite: true });
  await expect(setFavorite(app, owner, { id, favorite: true, images: [0] })).rejects.toMatchObject(NOT_FOUND);
  await app.db
    .update(tasks)
    .set({ status: TASK_STATUS.completed, started_at: sql`now()`, finished_at: sql`now()` })
    .where(eq(tasks.id, Number(id)));
  await storeResult(app, Number(id));
  await storeResult(app, Number(id), undefined, 1);
  expect(starred(await readOwn(id))).toEqual([0, 1]);
});

it('refuses images that there are not, and those of others', async () => {
  const id = await make(2);
  for (const userId of [owner, reader]) {
    const images = userId === owner ? [7] : [0];
    await expect(setFavorite(app, userId, { id, favorite: true, images })).rejects.toMatchObject(NOT_FOUND);
    await expect(publishTask(app, { id: userId }, { id, public: true, images }, 'en')).rejects.toMatchObject(
      NOT_FOUND,
    );
    await expect(deleteImages(app, userId, [{ id, images }])).rejects.toMatchObject(NOT_FOUND);
  }
  expect(await readOwn(id)).toMatchObject({ favorite: false, public: false, deleted_images: [] });
});

it('shows others the published images and no other', async () => {
  const id = await make();
  expect(shown(await publish(id, { public: true, images: [1, 3] }))).toEqual([1, 3]);
  const work = await readPublic(id);
  expect(indexes(work.images)).toEqual([1, 3]);
  expect(work).toMatchObject({ url: work.images[0]?.url, width: 320, height: 480 });
  const feed = await listPublicTasks(app, reader, { tab: 'latest', page_size: 60 }, 'en');
  expect(indexes(feed.items.find((one) => one.id === id)?.images ?? [])).toEqual([1, 3]);
  // The shape by which the feed is filtered is that of what is seen first.
  expect(await ratioOf(id)).toBe('2:3');

  await publish(id, { public: true, images: [0] });
  expect(indexes((await readPublic(id)).images)).toEqual([0, 1, 3]);
  expect(await ratioOf(id)).toBe('3:2');
  await publish(id, { public: false, images: [0, 1] });
  expect(indexes((await readPublic(id)).images)).toEqual([3]);
});

it('lets others use what is shown to them, and nothing else', async () => {
  const id = await make();
  await publish(id, { public: true, images: [1] });
  const use = (userId: number, index: number) => findMedia(app.db, userId, { task_id: id, index });
  await expect(use(reader, 0)).rejects.toMatchObject(NOT_FOUND);
  expect(await use(reader, 1)).toMatchObject({ index: 1 });
  expect(await use(owner, 0)).toMatchObject({ index: 0 });
  const remix = { ...params, images: [{ task_id: id, index: 1 }], mode: 'edit', prompt: 'at night' };
  const { id: made } = await createTask(app, reader, { type: 2, params: remix, language: 'en' });
  const inputs = async () => ((await readTaskDetail(app, reader, made, 'en')) as Task).inputs;
  expect(await inputs()).toMatchObject([{ work: { id, type: 1, index: 1, own: false } }]);
  expect((await readTaskDetail(app, reader, made, 'en')) as Task).toMatchObject({
    remixed_from: { id, thumb: expect.stringContaining('-0-1-') },
  });
  await publish(id, { public: true, images: [2] });
  await publish(id, { public: false, images: [1] });
  expect(await inputs()).toEqual([]);
});

it('says which work an input comes from, as long as its owner has it', async () => {
  const id = await make();
  const asked = { ...params, images: [{ task_id: id, index: 3 }], mode: 'edit', prompt: 'at night' };
  const made = (await createTask(app, owner, { type: 2, params: asked, language: 'en' })).id;
  const source = async () => (await readOwn(made)).inputs[0]?.work;
  expect(await source()).toEqual({ id, type: 1, index: 3, own: true });
  await remove(id, [3]);
  expect(await source()).toBeNull();
});

it('shows a work no longer without its last public image, and keeps its date and its likes', async () => {
  const id = await make();
  await publish(id, { public: true, images: [0, 1] });
  await likeTask(app, reader, { id, like: true });
  const published = async () =>
    (
      await app.db
        .select({ at: tasks.published_at })
        .from(tasks)
        .where(eq(tasks.id, Number(id)))
    )[0]?.at;
  const first = await published();
  expect(await publish(id, { public: false, images: [0] })).toMatchObject({ public: true });
  expect(await publish(id, { public: false, images: [1] })).toMatchObject({ public: false });
  await expect(readPublic(id)).rejects.toMatchObject(NOT_FOUND);
  // What was held back before is not shown by the next publishing of one image, all of them by that of the work.
  expect(shown(await publish(id, { public: true, images: [3] }))).toEqual([3]);
  expect(shown(await publish(id, { public: true }))).toEqual([0, 1, 2, 3]);
  expect(await readPublic(id)).toMatchObject({ likes: 1 });
  expect(await published()).toEqual(first);
});

it('deletes one image of four from everywhere, and keeps the others as they are', async () => {
  const id = await make();
  await publish(id, { public: true, images: [0, 1] });
  await setFavorite(app, owner, { id, favorite: true, images: [0, 2] });
  expect(await remove(id, [0])).toEqual({ deleted: [], refunded: 0, images: [{ id, images: [0] }] });
  const task = await readOwn(id);
  expect(indexes(task.results)).toEqual([1, 2, 3]);
  expect(task).toMatchObject({ deleted_images: [0], favorite: true, public: true });
  expect([starred(task), shown(task)]).toEqual([[2], [1]]);
  expect(indexes((await readPublic(id)).images)).toEqual([1]);
  expect(await ratioOf(id)).toBe('2:3');
  await expect(findMedia(app.db, owner, { task_id: id, index: 0 })).rejects.toMatchObject(NOT_FOUND);
  await expect(allowUnlabelled(app, owner, { id, index: 0, accept: true })).rejects.toMatchObject(NOT_FOUND);
  await expect(setFavorite(app, owner, { id, favorite: true, images: [0] })).rejects.toMatchObject(NOT_FOUND);
  // Again: the same answer, and nothing happens.
  expect(await remove(id, [0])).toEqual({ deleted: [], refunded: 0, images: [{ id, images: [0] }] });
  await setFavorite(app, owner, { id, favorite: true });
  expect(starred(await readOwn(id))).toEqual([1, 2, 3]);
});

it('takes star and publishing of a work with the last image that had them', async () => {
  const id = await make();
  await publish(id, { public: true, images: [1] });
  await setFavorite(app, owner, { id, favorite: true, images: [1] });
  await remove(id, [1]);
  expect(await readOwn(id)).toMatchObject({ favorite: false, public: false });
  await expect(readPublic(id)).rejects.toMatchObject(NOT_FOUND);
});

it('deletes the work with its last image', async () => {
  const id = await make(2);
  await remove(id, [0]);
  expect(await remove(id, [1])).toEqual({ deleted: [id], refunded: 0, images: [] });
  await expect(readOwn(id)).rejects.toMatchObject(NOT_FOUND);
  expect(await remove(id, [1])).toEqual({ deleted: [id], refunded: 0, images: [] });
});

it('deletes images of many works and whole works in one call', async () => {
  const [some, all, whole, waiting] = [await make(), await make(2), await make(1), await post()];
  const stranger = await addUser(app);
  const [cost] = await app.db
    .select({ cost: tasks.cost })
    .from(tasks)
    .where(eq(tasks.id, Number(waiting)));
  const items = [
    { id: some, images: [3, 1, 1] },
    { id: some, images: [0, 9] },
    { id: all, images: [0, 1] },
    { id: whole },
    { id: waiting },
    { id: '999999999', images: [0] },
  ];
  await expect(deleteImages(app, stranger, items)).rejects.toMatchObject(NOT_FOUND);
  expect(await deleteImages(app, owner, items)).toEqual({
    deleted: [all, whole, waiting],
    refunded: cost?.cost,
    images: [{ id: some, images: [0, 1, 3] }],
  });
  expect(indexes((await readOwn(some)).results)).toEqual([2]);
});

it('loses nothing when two images are deleted at the same moment', async () => {
  const id = await make(2);
  const answers = await Promise.all([remove(id, [0]), remove(id, [1])]);
  expect(answers.flatMap(({ deleted }) => deleted)).toEqual([id]);
  await expect(readOwn(id)).rejects.toMatchObject(NOT_FOUND);
});

it('counts what hangs on a wall in images', async () => {
  owner = await addUser(app, { points: 1000, plan: 'ultimate' });
  const [four, two] = [await make(), await make(2)];
  await post();
  await remove(four, [1]);
  await setFavorite(app, owner, { id: four, favorite: true, images: [0, 2] });
  await publish(two, { public: true, images: [1] });
  expect(await list()).toMatchObject({ total: 3, images: 3 + 2 + 1 });
  expect(await list({ favorite: true })).toMatchObject({ total: 1, images: 2 });
  expect(await list({ public: true })).toMatchObject({ total: 1, images: 1 });
  expect(await list({ media: 'video' })).toMatchObject({ total: 0, images: 0 });
  const first = await list({ page_size: 1 });
  expect(first.images).toBe(6);
  expect((await list({ page_size: 1, cursor: first.next_cursor ?? '' })).images).toBeNull();
});

async function moveBack(days: number, ...ids: string[]): Promise<void> {
  const ago = sql`make_interval(days => ${days})`;
  const numbers = ids.map(Number);
  await app.db
    .update(media)
    .set({ deleted_at: sql`${media.deleted_at} - ${ago}` })
    .where(inArray(media.task_id, numbers));
  await app.db
    .update(tasks)
    .set({ deleted_at: sql`${tasks.deleted_at} - ${ago}` })
    .where(inArray(tasks.id, numbers));
}

const keysOf = async (id: string) =>
  ((await Readable.from(app.storage.list(-60)).toArray()) as string[])
    .filter((key) => key.startsWith(`task-${id}-`))
    .sort();

it('erases a deleted image after thirty days, and still knows that there was one', async () => {
  const id = await make(3);
  await remove(id, [0, 1]);
  await moveBack(29, id);
  expect(await purgeImages(app)).toBe(0);
  // Bytes of what is deleted and not yet erased are nobody's orphans.
  await sweepOrphans(app, -60);
  expect(await keysOf(id)).toHaveLength(6);
  await moveBack(1, id);
  expect(await purgeImages(app)).toBe(2);
  expect(await purgeImages(app)).toBe(0);
  expect(await keysOf(id)).toEqual([`task-${id}-0-2-thumb.webp`, `task-${id}-0-2.png`]);
  expect(await readOwn(id)).toMatchObject({ deleted_images: [0, 1], results: [{ index: 2 }] });
  expect(await remove(id, [0])).toMatchObject({ images: [{ id, images: [0] }] });
  await expectInvariants(app);
});

it('leaves the last rows of a deleted work to the work', async () => {
  const [byImages, whole] = [await make(2), await make(2)];
  await remove(byImages, [0]);
  await remove(byImages, [1]);
  await remove(whole, [0]);
  await deleteTasks(app, owner, [whole]);
  await moveBack(31, byImages);
  await app.db
    .update(media)
    .set({ deleted_at: sql`${media.deleted_at} - interval '31 days'` })
    .where(and(eq(media.task_id, Number(whole)), eq(media.index, 0)));
  // The first image of the second work is due before its work is.
  expect(await purgeImages(app)).toBe(1);
  await expectInvariants(app);
  expect(await purgeTasks(app)).toBe(1);
  expect([await keysOf(byImages), await keysOf(whole)]).toEqual([[], [expect.anything(), expect.anything()]]);
});

it('keeps a deleted image that its owner shows as their face', async () => {
  const id = await make(2);
  await remove(id, [0]);
  await moveBack(31, id);
  const wear = (key: string) => app.db.update(users).set({ head_img: key }).where(eq(users.id, owner));
  await wear(`task-${id}-0-0.png`);
  expect(await purgeImages(app)).toBe(0);
  await wear('');
  expect(await purgeImages(app)).toBe(1);
});

it('erases once when two workers come at the same time', async () => {
  const id = await make(4);
  await remove(id, [0, 1, 2]);
  await moveBack(31, id);
  const counts = await Promise.all([purgeImages(app), purgeImages(app)]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(3);
  expect(await readOwn(id)).toMatchObject({ deleted_images: [0, 1, 2] });
});

it('shows nothing of a work that was taken down, and publishes no image of it', async () => {
  const id = await make();
  await publish(id, { public: true, images: [1] });
  await app.db
    .update(tasks)
    .set({ hidden_at: sql`now()` })
    .where(eq(tasks.id, Number(id)));
  await expect(readPublic(id)).rejects.toMatchObject(NOT_FOUND);
  await expect(publish(id, { public: true, images: [2] })).rejects.toMatchObject({
    details: { fields: { id: 'taken_down' } },
  });
  expect(shown(await publish(id, { public: false, images: [1] }))).toEqual([]);
});
