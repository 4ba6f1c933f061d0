// The gallery fills itself once, keeps nobody waiting, and costs nothing.
import { count, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TASK_STATUS } from '#contract/task.ts';
import { readHealth } from '#server/admin/read-health.ts';
import { media, task_inputs } from '#server/database/schema/media.ts';
import { ledger } from '#server/database/schema/points.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import { countEffectUses } from '#server/task/count-effect-uses.ts';
import { SCHEDULES } from '#server/worker/schedules.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { fillGallery } from './fill-gallery.ts';
import { type Gallery, readGallery } from './gallery-works.ts';

/** Some of it, so that a test is done in seconds: images of words and of images, and videos of both. */
const NAMES = new Set(['meadow', 'car', 'girl', 'girl-speaks', 'meadow-night', 'car-cake']);
const MEADOW = 'a girl in a yellow dress under a big tree in a flower field';
/** For what is the same with every work: a video gets its poster and preview each time. */
const IMAGES = new Set(['meadow', 'car', 'girl', 'meadow-night']);
const whole = readGallery();
const galleryOf = (names: ReadonlySet<string>): Gallery => ({
  ...whole,
  works: whole.works.filter(({ name }) => names.has(name)),
});

let app: TaskApp;
const running = new AbortController();
const fill = (names: ReadonlySet<string> = NAMES) => fillGallery(app, running.signal, galleryOf(names));
const countWorks = () => app.db.$count(tasks);

beforeEach(async () => {
  app = await openTaskApp({ DEMO: 'on' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

it('adds each work once, by its authors, whole and without a point moved', async () => {
  expect(await fill()).toBe(NAMES.size);
  expect(await fill()).toBe(0);
  expect(await countWorks()).toBe(NAMES.size);
  expect(await app.db.$count(users, eq(users.state, 'demo'))).toBe(Object.keys(whole.authors).length);
  expect(await app.db.$count(ledger)).toBe(0);
  await expectInvariants(app);

  const { items } = await listPublicTasks(app, null, { page_size: 9 }, 'en');
  expect(items.map(({ prompt, effect, type }) => [type, effect?.id ?? prompt])).toEqual([
    [6, 'cake_cut'],
    [2, 'make it night'],
    [7, 'Hello! What shall we paint today?'],
    [1, 'portrait of a girl in a garden'],
    [1, 'a red car'],
    [1, MEADOW],
  ]);
  for (const { author } of items) expect(author.name).toMatch(/demo|示例/);
  const videos = items.filter(({ kind }) => kind === 'video');
  expect(videos.map(({ duration, preview }) => duration > 1 && preview !== '')).toEqual([true, true]);
});

it('gives each work what it was made of, with what was measured of it', async () => {
  await fill(IMAGES);
  const [night] = await app.db.select().from(tasks).where(eq(tasks.type, 2));
  const [meadow] = await app.db.select().from(tasks).where(eq(tasks.prompt, MEADOW));
  const [image] = await app.db
    .select()
    .from(media)
    .where(eq(media.task_id, meadow?.id ?? 0));
  expect(night?.params).toMatchObject({
    images: [{ task_id: String(meadow?.id), index: 0, width: image?.width, height: image?.height }],
  });
  const given = await app.db
    .select()
    .from(task_inputs)
    .where(eq(task_inputs.task_id, night?.id ?? 0));
  expect(given).toEqual([{ task_id: night?.id, role: 'image', index: 0, media_id: image?.id }]);
});

it('waits as long as a task of somebody waits or runs', async () => {
  const person = await addUser(app);
  const open = Number(await addWork(app, person, { public: false }));
  const set = (status: 0 | 1 | 2) => app.db.update(tasks).set({ status }).where(eq(tasks.id, open));
  await set(TASK_STATUS.queued);
  let hasEnded = false;
  const filling = fill(IMAGES).finally(() => (hasEnded = true));
  await expect.poll(() => app.db.$count(users, eq(users.state, 'demo'))).toBe(5);
  await set(TASK_STATUS.processing);
  await new Promise((resolve) => setTimeout(resolve, 700)); // it looks about twice
  expect(hasEnded).toBe(false);
  expect(await countWorks()).toBe(1);
  await set(TASK_STATUS.completed);
  expect(await filling).toBe(IMAGES.size);
});

it('tries again what could not be stored, and leaves nothing of it behind', async () => {
  const put = vi.spyOn(app.storage, 'put').mockRejectedValueOnce(new Error('the disk is full'));
  await expect(fill(IMAGES)).rejects.toThrow('the disk is full');
  expect(await countWorks()).toBe(0);
  put.mockRestore();
  expect(await fill(IMAGES)).toBe(IMAGES.size);
  await expectInvariants(app);
});

it('is added once by two workers at a time', async () => {
  const added = await Promise.all([fill(), fill()]);
  expect(added[0] + added[1]).toBe(NAMES.size);
  expect(await countWorks()).toBe(NAMES.size);
  await expectInvariants(app);
});

it.each([true, false])(
  'takes away what an earlier release had not drawn yet, and keeps what it had; demo %s',
  async (hasDemo) => {
    const values = { email: 'gallery@atelier.invalid', name: 'Atelier', state: 'demo' as const };
    const [owner] = await app.db.insert(users).values(values).returning({ id: users.id });
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(Number(await addWork(app, owner?.id ?? 0)));
    const [waiting = 0, failed = 0, done = 0] = ids;
    await app.db.delete(media).where(inArray(media.task_id, [waiting, failed]));
    const undone = { finished_at: null, started_at: null, published_at: null };
    await app.db
      .update(tasks)
      .set({ status: 0, priority: -1, ...undone })
      .where(eq(tasks.id, waiting));
    await app.db.update(tasks).set({ status: -1, error_code: 'engine_error' }).where(eq(tasks.id, failed));
    const upgraded = { ...app, config: { ...app.config, hasDemo } };
    await fillGallery(upgraded, running.signal, { ...whole, works: [] });
    const left = await app.db.select({ id: tasks.id }).from(tasks);
    expect(left).toEqual([{ id: done }]);
  },
);

it('is no work that an admin counts, and no use of an effect', async () => {
  await fill(new Set(['car', 'car-cake']));
  expect(await app.db.$count(tasks, eq(tasks.type, 6))).toBe(1);
  expect((await readHealth(app, 'en')).ended).toEqual({ completed: 0, failed: 0 });
  expect(await countEffectUses(app.db, 6)).toEqual(new Map());
});

it('is filled at each start and every hour, where it is wanted', async () => {
  const schedule = SCHEDULES.find(({ name }) => name === 'fill-gallery');
  expect(schedule?.secondsAfterStart).toBe(0);
  await schedule?.run({ ...app, config: { ...app.config, hasDemo: false } }, running.signal);
  expect(await app.db.select({ n: count() }).from(users)).toEqual([{ n: 0 }]);
});
