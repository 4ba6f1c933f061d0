// Single images of a work on the wire: what is answered, what is refused and in which words, and what an upgrade keeps.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { PublicTask, Task } from '#contract/task.ts';
import { MIGRATIONS } from '#server/database/refuse-newer.ts';
import { media } from '#server/database/schema/media.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { addUser } from '#tests/fakes/task-app.ts';
import { startApiForTest, type TestApi, useTestApi } from '#tests/start-test-api.ts';

const api = useTestApi();
let me: Awaited<ReturnType<TestApi['signIn']>>;

beforeAll(async () => {
  me = await api.signIn();
});

/** Without files: nothing here looks at them. */
async function addImages({ app }: Pick<TestApi, 'app'>, userId: number, isPublic = false): Promise<string> {
  const id = await addWork(app, userId, { public: isPublic, prompt: 'four foxes' });
  const [first] = await app.db
    .select()
    .from(media)
    .where(eq(media.task_id, Number(id)));
  if (!first) throw new Error('no image');
  const { id: _, ...facts } = first;
  await app.db
    .insert(media)
    .values([1, 2, 3].map((index) => ({ ...facts, index, key: `task-${id}-1-${index}.png` })));
  return id;
}

const ask = <Data>(call: string, input: object, language = 'en') =>
  api.post<Data>(`/api/task/${call}`, input, { token: me.token, headers: { 'accept-language': language } });

it('answers for images by their numbers, and for whole works as ever', async () => {
  const id = await addImages(api, me.id);
  expect((await ask('favorite', { id, favorite: true })).data).toEqual({ id, favorite: true });
  const one = { id, favorite: false, images: [3] };
  expect((await ask('favorite', one)).data).toEqual(one);
  const { data: published } = await ask<Task>('publish', { id, public: true, images: [1] });
  expect(published).toMatchObject({ public: true, favorite: true, deleted_images: [] });
  expect(published?.results.map((result) => [result.index, result.favorite, result.public])).toEqual([
    [0, true, false],
    [1, true, true],
    [2, true, false],
    [3, false, false],
  ]);
  const { data: seen } = await api.post<PublicTask>('/app/task/detail', { id }, await api.signIn());
  expect(seen?.images.map(({ index }) => index)).toEqual([1]);
  expect((await ask('delete', { id, images: [1, 2] })).data).toEqual({
    deleted: [],
    refunded: 0,
    images: [{ id, images: [1, 2] }],
  });
  expect((await ask('list', { favorite: true })).data).toMatchObject({ total: 1, images: 1 });
  expect((await ask('delete', { id })).data).toEqual({ deleted: [id], refunded: 0 });
});

it.each([
  ['en', 'This item no longer exists', 'Only a finished work can be published'],
  ['zh', '作品或素材已不存在', '只有已完成的作品可以发布'],
])('refuses in the language of the caller: %s', async (language, gone, unfinished) => {
  const id = await addImages(api, me.id);
  for (const [call, input] of [
    ['favorite', { id, favorite: true, images: [4] }],
    ['publish', { id, public: true, images: [4] }],
    ['delete', { id, images: [4] }],
    ['delete', { items: [{ id, images: [4] }] }],
  ] as const) {
    expect(await ask(call, input, language)).toMatchObject({ code: 2010002, msg: gone });
  }
  for (const images of [[], [16], [-1], [0.5], 0]) {
    for (const [call, input] of [
      ['favorite', { id, favorite: true, images }],
      ['publish', { id, public: true, images }],
      ['delete', { id, images }],
    ] as const) {
      const refused = await ask<{ fields: object }>(call, input, language);
      expect(refused).toMatchObject({ code: 3010001 });
      expect(Object.keys(refused.data?.fields ?? {})[0]).toMatch(/^images/);
    }
  }
  const waiting = await api.post<{ id: string }>('/api/task/text_to_image/post', { prompt: 'x' }, me);
  const early = { id: waiting.data?.id, public: true, images: [0] };
  expect(await ask('publish', early, language)).toMatchObject({ data: { fields: { id: unfinished } } });
});

it('shows after the upgrade what was shown before it: the first image of a public work', async () => {
  const own = await startApiForTest({ ownsDatabase: true });
  const { db } = own.app;
  const user = await addUser(own.app);
  const [shown, kept] = [await addImages(own, user, true), await addImages(own, user)];
  await db.update(tasks).set({ favorite: true });
  await db.execute(
    sql`alter table media drop column unstarred, drop column withheld, drop column deleted_at`,
  );
  await db.execute(sql`alter table tasks drop column erased_images`);
  await db.execute(sql.raw(readFileSync(path.join(MIGRATIONS, '0022_hold_images_apart.sql'), 'utf8')));

  const { data } = await own.post<PublicTask>('/app/task/detail', { id: shown }, await own.signIn());
  expect(data?.images.map(({ index }) => index)).toEqual([0]);
  const rows = await db.select().from(media).orderBy(media.task_id, media.index);
  expect(rows.map(({ withheld }) => withheld)).toEqual([false, true, true, true, false, false, false, false]);
  expect(rows.every(({ unstarred, deleted_at }) => !unstarred && deleted_at === null)).toBe(true);
  expect(rows.map(({ task_id }) => String(task_id))).toEqual([
    shown,
    shown,
    shown,
    shown,
    kept,
    kept,
    kept,
    kept,
  ]);
});
