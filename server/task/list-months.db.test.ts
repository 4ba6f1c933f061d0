// Months of the own tasks: the same images as the list counts, each in the month that the reader's clock showed.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { taskMonths } from '#contract/task.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { deleteImages } from './delete-images.ts';
import { listMonths } from './list-months.ts';
import { listTasks } from './list-tasks.ts';
import { setFavorite } from './set-favorite.ts';

let app: TaskApp;
let owner: number;

beforeAll(async () => {
  app = await openTaskApp();
  owner = await addUser(app);
});

afterAll(() => app.close());

type Asked = Partial<ParsedInputOf<typeof taskMonths>>;
const months = (asked: Asked = {}, userId = owner) => listMonths(app, userId, { zone: 'UTC', ...asked });
const made = (at: string, changes: Partial<typeof tasks.$inferInsert> = {}) =>
  addWork(app, owner, { public: false, created_at: new Date(at), ...changes });

it('counts by month, newest first, and leaves out months without any', async () => {
  await made('2026-08-15T12:00:00Z', { prompt: 'a fox' });
  const four = await made('2026-11-02T12:00:00Z', { prompt: 'a boat', type: 2 });
  for (const index of [1, 2, 3]) await storeResult(app, Number(four), { width: 64, height: 64 }, index);
  await made('2026-11-20T12:00:00Z', { prompt: 'a fox', type: 5 });
  const failed = await made('2026-10-01T12:00:00Z', { status: -1 });
  await app.db.execute(sql`delete from media where task_id = ${Number(failed)}`);
  expect(await months()).toEqual([
    { month: '2026-11', images: 5 },
    { month: '2026-10', images: 1 },
    { month: '2026-08', images: 1 },
  ]);
  expect(await months({}, await addUser(app))).toEqual([]);

  // One is deleted and one has the star.
  await deleteImages(app, owner, [{ id: four, images: [3] }]);
  await setFavorite(app, owner, { id: four, favorite: true, images: [0, 1] });
  expect((await months())[0]).toEqual({ month: '2026-11', images: 4 });
  expect(await months({ favorite: true })).toEqual([{ month: '2026-11', images: 2 }]);
});

it.each<Asked>([
  {},
  { q: 'fox' },
  { media: 'video' },
  { type: [2] },
  { status: [-1] },
  { favorite: true },
  { favorite: false },
  { public: true },
])('counts what the list with %o counts', async (asked) => {
  const { images } = await listTasks(app, owner, { page_size: 1, ...asked }, 'en');
  const sum = (await months(asked)).reduce((all, month) => all + month.images, 0);
  expect(sum).toBe(images);
});

it('puts a work at the border of a month where the clock of the zone showed it', async () => {
  const reader = await addUser(app);
  await addWork(app, reader, { created_at: new Date('2026-03-01T02:30:00Z') });
  const of = async (zone: string) => (await months({ zone }, reader)).map(({ month }) => month);
  expect(await of('UTC')).toEqual(['2026-03']);
  expect(await of('America/New_York')).toEqual(['2026-02']);
  // To the moment, and by a name that only browsers still use.
  for (const [at, month] of [
    ['2026-06-30T18:29:59.999Z', '2026-06'],
    ['2026-06-30T18:30:00Z', '2026-07'],
  ] as const) {
    await app.db
      .update(tasks)
      .set({ created_at: new Date(at) })
      .where(eq(tasks.user_id, reader));
    expect(await of('Asia/Calcutta')).toEqual([month]);
  }
  // Berlin's clock is changed on the day before this month begins, and its offset with it.
  await app.db
    .update(tasks)
    .set({ created_at: new Date('2024-03-31T22:00:00Z') })
    .where(eq(tasks.user_id, reader));
  expect(await of('Europe/Berlin')).toEqual(['2024-04']);
  expect(await of('UTC')).toEqual(['2024-03']);
});

it('says of a year that has just begun somewhere that it has begun there', async () => {
  const reader = await addUser(app);
  const now = new Date();
  await addWork(app, reader, { created_at: now });
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const month = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, year: 'numeric', month: '2-digit' });
    expect(await months({ zone }, reader)).toEqual([{ month: month.format(now), images: 1 }]);
  }
});
