// The public feed: its four orders, its filters, who is in it, and that pages of it fit together.
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { feed_snapshots } from '#server/database/schema/community.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { followPerson } from './follow-person.ts';
import { likeTask } from './like-task.ts';
import { listPublicTasks } from './list-public-tasks.ts';
import type { AskedWorks } from './find-works.ts';

let app: TaskApp;

// A feed shows everybody's works: each test has its own.
beforeEach(async () => {
  app = await openTaskApp();
});
afterEach(() => app.close());

type Asked = Partial<AskedWorks>;

const list = (asked: Asked, reader: number | null = null) =>
  listPublicTasks(app, reader, { page_size: 60, ...asked }, 'en');
const idsOf = async (asked: Asked, reader: number | null = null) =>
  (await list(asked, reader)).items.map(({ id }) => id);

async function readToTheEnd(asked: Asked, between: () => Promise<unknown>, reader: number | null = null) {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...asked, cursor }, reader);
    expect(page.total).toBeNull();
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor ?? undefined;
    await between();
  } while (cursor !== undefined);
  return seen;
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const pack = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

describe('pages', () => {
  it.each(['latest', 'top', 'foryou'] as const)(
    '[product 1.7] of %s hold every work once, while new ones come and all are of one instant',
    async (tab) => {
      const instant = new Date('2026-01-02T03:04:05Z');
      const author = await addUser(app);
      const ids: string[] = [];
      for (let n = 0; n < 7; n += 1)
        ids.unshift(await addWork(app, author, { published_at: instant, likes: 3 }));
      const seen = await readToTheEnd({ tab, page_size: 2 }, () => addWork(app, author, { likes: 3 }));
      const old = seen.filter((id) => ids.includes(id));
      expect(old).toEqual(ids);
      expect(new Set(seen).size).toBe(seen.length);
    },
  );

  it('of "For you" keep their order while likes move', async () => {
    const [author, fan] = [await addUser(app), await addUser(app)];
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push(await addWork(app, author, { likes: 60 - 10 * n }));
    const [first, ...rest] = ids;
    const seen = await readToTheEnd({ tab: 'foryou', page_size: 2 }, async () => {
      await app.db
        .update(tasks)
        .set({ likes: sql`${tasks.likes} + 500` })
        .where(eq(tasks.id, Number(rest.at(-1))));
      await app.db
        .update(tasks)
        .set({ likes: 0 })
        .where(eq(tasks.id, Number(first)));
      await likeTask(app, fan, { id: rest[0] ?? '', like: true });
    });
    expect(seen).toEqual(ids);
  });

  it('go on where they were when the written order has been swept away', async () => {
    const author = await addUser(app);
    for (let n = 0; n < 5; n += 1) await addWork(app, author, { likes: n });
    const first = await list({ tab: 'foryou', page_size: 3 });
    await app.db.delete(feed_snapshots);
    const second = await list({ tab: 'foryou', page_size: 3, cursor: first.next_cursor ?? '' });
    expect(second.items).toHaveLength(2);
    expect(second.has_more).toBe(false);
  });

  it('are counted for clients that know no cursor', async () => {
    const author = await addUser(app);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await addWork(app, author, { likes: 0 }));
    for (const tab of ['latest', 'top'] as const) {
      expect(await idsOf({ tab, page: 2, page_size: 2 })).toEqual(ids.slice(2, 4));
    }
    expect(await idsOf({ tab: 'foryou', page: 3, page_size: 2 })).toHaveLength(1);
  });

  it('refuse a cursor that their list never gave', async () => {
    const strange = [pack('2026-99-99 99:99:99+00', 5), pack(1.5, 5), pack(1e308, 5), pack(5), 'x'];
    const reader = await addUser(app);
    await followPerson(app, reader, await addUser(app));
    for (const tab of ['latest', 'top', 'foryou', 'following'] as const) {
      for (const cursor of tab === 'foryou' ? strange : [...strange, pack(5, 0)]) {
        await expect(list({ tab, cursor }, reader)).rejects.toMatchObject({
          details: { fields: { cursor: 'unknown_cursor' } },
        });
      }
      for (const far of [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
        await expect(list({ tab, cursor: pack(far, 5) }, reader)).resolves.toBeDefined();
      }
    }
  });
});

describe('orders', () => {
  it('[product 1.7] "For you" is what is liked, remixed and new', async () => {
    const authors = [await addUser(app), await addUser(app), await addUser(app), await addUser(app)];
    const [a = 0, b = 0, c = 0, d = 0] = authors;
    const old = await addWork(app, a, { likes: 50, published_at: hoursAgo(500) });
    const remixed = await addWork(app, b, { remixes: 4, published_at: hoursAgo(5) });
    const liked = await addWork(app, c, { likes: 6, published_at: hoursAgo(5) });
    const fresh = await addWork(app, d, {});
    // (0+1)/2^1.2 = 0.44; (8+1)/7^1.2 = 0.87; (6+1)/7^1.2 = 0.68; 51/502^1.2 = 0.03
    expect(await idsOf({ tab: 'foryou' })).toEqual([remixed, liked, fresh, old]);
  });

  it('[product 1.7] "For you" leaves out one’s own works, and sets an author’s third work back', async () => {
    const [many, one, me] = [await addUser(app), await addUser(app), await addUser(app)];
    const loud: string[] = [];
    for (let n = 0; n < 4; n += 1) loud.push(await addWork(app, many, { likes: 90 - n }));
    const quiet = await addWork(app, one, {});
    await addWork(app, me, { likes: 1000 });
    expect(await idsOf({ tab: 'foryou' }, me)).toEqual([loud[0], loud[1], quiet, loud[2], loud[3]]);
    expect(await idsOf({ tab: 'foryou' })).toHaveLength(6);
  });

  it('[product 1.7] "For you" mixes tools, also where nobody has liked anything yet', async () => {
    const video = await addWork(app, await addUser(app), { type: 3, published_at: hoursAgo(4) });
    const images: string[] = [];
    for (let n = 3; n > 0; n -= 1)
      images.push(await addWork(app, await addUser(app), { published_at: hoursAgo(n) }));
    const [first = '', second = '', third = ''] = images.toReversed();
    expect(await idsOf({ tab: 'latest' })).toEqual([first, second, third, video]);
    expect(await idsOf({ tab: 'foryou' })).toEqual([first, second, video, third]);
  });

  it('top: the most liked of a day, a week, or ever', async () => {
    const author = await addUser(app);
    const ever = await addWork(app, author, { likes: 9, published_at: hoursAgo(24 * 8) });
    const week = await addWork(app, author, { likes: 5, published_at: hoursAgo(30) });
    const day = await addWork(app, author, { likes: 2 });
    expect(await idsOf({ tab: 'top', period: 'all' })).toEqual([ever, week, day]);
    expect(await idsOf({ tab: 'top', period: 'week' })).toEqual([week, day]);
    expect(await idsOf({ tab: 'top', period: 'day' })).toEqual([day]);
  });

  it('following: the works of those one follows, the newest first, page by page', async () => {
    const [me, a, b, stranger] = [
      await addUser(app),
      await addUser(app),
      await addUser(app),
      await addUser(app),
    ];
    await followPerson(app, me, a);
    await followPerson(app, me, b);
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await addWork(app, n % 2 ? a : b, { type: n === 0 ? 3 : 1 }));
    await addWork(app, stranger, {});
    expect(await readToTheEnd({ tab: 'following', page_size: 2 }, async () => {}, me)).toEqual(ids);
    expect(await idsOf({ tab: 'following', type: [3] }, me)).toEqual(ids.slice(-1));
    expect(await idsOf({ tab: 'following' })).toEqual([]);
    expect(await idsOf({ tab: 'following' }, stranger)).toEqual([]);
    await app.db.update(users).set({ state: 'abnormal' }).where(eq(users.id, a));
    expect(await idsOf({ tab: 'following' }, me)).toEqual([ids[0], ids[2], ids[4]]);
  });
});

describe('filters', () => {
  it.each(['latest', 'top', 'foryou'] as const)(
    'of %s: tool, effect and the shape of the real image',
    async (tab) => {
      const author = await addUser(app);
      const square = await addWork(app, author, { type: 1, likes: 4 });
      const wide = await addWork(app, author, { type: 8, likes: 3, params: {}, width: 1918, height: 1080 });
      const effect = await addWork(app, author, {
        type: 5,
        likes: 2,
        params: { effect_id: 'anime_portrait', images: [] },
        width: 832,
        height: 1216,
      });
      const ids = async (asked: Asked) => (await idsOf({ tab, ...asked })).toSorted();
      expect(await ids({ type: [1, 8] })).toEqual([square, wide].toSorted());
      expect(await ids({ ratio: '16:9' })).toEqual([wide]);
      expect(await ids({ ratio: '2:3' })).toEqual([effect]);
      expect(await ids({ ratio: '5:7' })).toEqual([]);
      expect(await ids({ effect_id: 'anime_portrait' })).toEqual([effect]);
      expect(await ids({ effect_id: 'no_such' })).toEqual([]);
      expect(await ids({ type: [1], ratio: '16:9' })).toEqual([]);
    },
  );

  it('author and words; a prompt that is hidden is not found', async () => {
    const [a, b] = [await addUser(app), await addUser(app)];
    const fox = await addWork(app, a, { prompt: '雪地里的狐狸 100% red_fox' });
    await addWork(app, a, { prompt: 'a secret fox', show_prompt: false });
    const owl = await addWork(app, b, { prompt: 'An owl' });
    for (const tab of ['latest', 'foryou', 'top'] as const) {
      expect(await idsOf({ tab, q: '狐狸' })).toEqual([fox]);
      expect(await idsOf({ tab, q: 'FOX' })).toEqual([fox]);
      expect(await idsOf({ tab, q: '0% red_' })).toEqual([fox]);
      expect(await idsOf({ tab, q: 'f_x' })).toEqual([]);
      expect(await idsOf({ tab, author_id: String(b) })).toEqual([owl]);
      expect(await idsOf({ tab, author_id: String(b), q: 'fox' })).toEqual([]);
    }
  });
});

describe('who is in it', () => {
  it.each([
    ['private', { public: false }],
    ['unfinished', { status: 1 }],
    ['deleted', { deleted_at: new Date() }],
    ['taken down', { hidden_at: new Date() }],
  ] as const)('nothing that is %s', async (_what, change) => {
    const [author, reader] = [await addUser(app), await addUser(app)];
    await followPerson(app, reader, author);
    const id = await addWork(app, author, {});
    for (const tab of ['latest', 'top', 'foryou', 'following'] as const)
      expect(await idsOf({ tab }, reader)).toEqual([id]);
    await app.db
      .update(tasks)
      .set(change)
      .where(eq(tasks.id, Number(id)));
    // At once, also from the order that was written down before.
    for (const tab of ['latest', 'top', 'foryou', 'following'] as const)
      expect(await idsOf({ tab }, reader)).toEqual([]);
  });

  it.each([
    ['blocked', { state: 'abnormal' }],
    ['leaving', { purge_at: new Date() }],
    ['gone', { state: 'gone' }],
  ] as const)('nobody who is %s', async (_what, change) => {
    const [author, reader] = [await addUser(app), await addUser(app)];
    await followPerson(app, reader, author);
    await addWork(app, author, {});
    await app.db.update(users).set(change).where(eq(users.id, author));
    for (const tab of ['latest', 'top', 'foryou', 'following'] as const)
      expect(await idsOf({ tab }, reader)).toEqual([]);
  });

  it('tells a reader what they like and whom they follow', async () => {
    const [author, reader] = [await addUser(app), await addUser(app)];
    const id = await addWork(app, author, {});
    await likeTask(app, reader, { id, like: true });
    await followPerson(app, reader, author);
    const [seen] = (await list({}, reader)).items;
    expect(seen).toMatchObject({ id, liked: true, likes: 1, author: { followed: true } });
    const [byVisitor] = (await list({})).items;
    expect(byVisitor).toMatchObject({ id, liked: false, likes: 1, author: { followed: false } });
  });
});
