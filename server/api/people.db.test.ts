// People and each other as a client meets them: profiles, counts, who follows whom, what happened, who is found.
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity, Profile, UserStats } from '#contract/people.ts';
import { recordActivity } from '#server/community/record-activity.ts';
import { users } from '#server/database/schema/users.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { useTestApi } from '#tests/start-test-api.ts';

type Person = { token: string; id: number; email: string };
type List<Item> = { items: Item[]; total: number | null; has_more: boolean; next_cursor: string | null };

const api = useTestApi();
let ada: Person;
let bob: Person;
beforeAll(async () => {
  ada = await api.signIn('ada@example.com');
  bob = await api.signIn('bob@example.com');
});

function read<Data>(path: string, { token }: Person, language = 'en') {
  return api.post<Data>(path, null, { token, method: 'GET', headers: { 'accept-language': language } });
}

const act = (path: string, { token }: Person) => api.post(path, {}, { token });
const rename = (person: Person, name: string) =>
  api.post('/api/user/edit', { name }, { token: person.token });
const NOBODY = { http: 200, code: 3010002, data: null };

/** Somebody who is about to be hidden; a session of theirs may not outlive that. */
async function hide(person: Person, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await api.app.db.update(users).set(change).where(eq(users.id, person.id));
}

describe('profile', () => {
  it('[§7.10] is read as one’s own and as another sees it', async () => {
    const own = await read<Profile>('/users/profile', ada);
    expect(own.data).toEqual({
      id: String(ada.id),
      name: 'ada',
      head_img: '',
      bio: '',
      is_vip: false,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      stats: expect.objectContaining({ works: 0, points_spent: 0, days_active: 1 }),
      followed: false,
      email: 'ada@example.com',
    });
    const seen = await read<Profile>(`/users/${ada.id}`, bob);
    expect(seen.data).toMatchObject({ id: String(ada.id), name: 'ada' });
    expect(JSON.stringify(seen.data)).not.toMatch(/email|points_spent|days_active|ada@/);
    // By one's own number it is one's own.
    expect((await read<Profile>(`/users/${ada.id}`, ada)).data).toMatchObject({ email: 'ada@example.com' });
    expect(await read('/users/987654', ada)).toMatchObject(NOBODY);
    expect(await read('/users/nobody', ada)).toMatchObject({ code: 3010001 });
  });

  it('[§7.10] [product A12] is changed in the same store as /api/user/edit', async () => {
    const put = (body: object) =>
      api.post<Profile>('/users/profile', body, { token: ada.token, method: 'PUT' });
    expect(await put({ name: ' Ada 画家 ', bio: 'I draw' })).toMatchObject({
      code: 200,
      data: { name: 'Ada 画家', bio: 'I draw', email: 'ada@example.com' },
    });
    expect(await api.post('/api/user/mine', {}, { token: ada.token })).toMatchObject({
      data: { name: 'Ada 画家', bio: 'I draw' },
    });
    expect(await put({ bio: '' })).toMatchObject({ data: { name: 'Ada 画家', bio: '' } });
    expect(await put({ name: '' })).toMatchObject({
      code: 3010001,
      data: { fields: { name: 'The name needs 1–30 characters' } },
    });
    expect(await put({ role: 'admin' })).toMatchObject({
      code: 3010001,
      data: { fields: { role: expect.any(String) } },
    });
  });
});

describe('stats', () => {
  it('[§7.13] tell all of oneself, and of others what is shown', async () => {
    const [maker, fan] = [await api.signIn(), await api.signIn()];
    const { db } = api.app;
    await addWork(api.app, maker.id, { likes: 3 });
    await addWork(api.app, maker.id, { type: 3, likes: 2 });
    await addWork(api.app, maker.id, { public: false, likes: 7 });
    await addWork(api.app, maker.id, { hidden_at: new Date() });
    await addWork(api.app, maker.id, { deleted_at: new Date() });
    await addWork(api.app, maker.id, { status: -1 });
    await act(`/users/${maker.id}/follow`, fan);
    await api.post('/api/task/text_to_image/post', { prompt: 'a fox', count: 3 }, { token: maker.token });
    const own = await read<UserStats>('/users/stats', maker);
    expect(own.data).toEqual({
      works: 4,
      public_works: 2,
      images: 3,
      videos: 1,
      likes_received: 5,
      followers: 1,
      following: 0,
      points_spent: 3,
      days_active: 1,
    });
    const seen = await read<UserStats>(`/users/${maker.id}/stats`, fan);
    expect(seen.data).toEqual({
      works: 2,
      public_works: 2,
      images: 1,
      videos: 1,
      likes_received: 5,
      followers: 1,
      following: 0,
    });
    expect((await read<UserStats>('/users/stats', fan)).data).toMatchObject({ following: 1, followers: 0 });
    expect(await read('/users/987654/stats', fan)).toMatchObject(NOBODY);
    // Points that came back were not spent.
    await db.execute(`update tasks set status = 0 where user_id = ${maker.id} and cost = 3`);
    const list = await api.post<{ items: { id: string }[] }>(
      '/api/task/list',
      { status: [0] },
      { token: maker.token },
    );
    await api.post('/api/task/cancel', { id: list.data?.items[0]?.id }, { token: maker.token });
    expect((await read<UserStats>('/users/stats', maker)).data?.points_spent).toBe(0);
  });
});

describe('follow', () => {
  it('[§7.15] is said once or many times, also at once, and taken back', async () => {
    const [star, fan] = [await api.signIn(), await api.signIn()];
    const followed = { code: 200, data: { followed: true, followers: 1 } };
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => act(`/users/${star.id}/follow`, fan)));
    for (const each of all) expect(each).toMatchObject(followed);
    expect(await act(`/users/${star.id}/follow`, fan)).toMatchObject(followed);
    expect((await read<Profile>(`/users/${star.id}`, fan)).data?.followed).toBe(true);
    expect(await api.post('/api/user/info', { id: String(star.id) }, { token: fan.token })).toMatchObject({
      data: { followers: 1, following: 0, followed: true },
    });
    for (let n = 0; n < 2; n += 1) {
      expect(await act(`/users/${star.id}/unfollow`, fan)).toMatchObject({
        code: 200,
        data: { followed: false, followers: 0 },
      });
    }
    expect((await read<Profile>(`/users/${star.id}`, fan)).data?.followed).toBe(false);
  });

  it('[§7.15] is not for oneself, nor for nobody', async () => {
    const oneself = { code: 3010001, data: { fields: { id: 'You cannot follow yourself' } } };
    expect(await act(`/users/${ada.id}/follow`, ada)).toMatchObject(oneself);
    expect(await act(`/users/${ada.id}/unfollow`, ada)).toMatchObject(oneself);
    expect(await act('/users/987654/follow', ada)).toMatchObject(NOBODY);
    expect(await act('/users/987654/unfollow', ada)).toMatchObject(NOBODY);
  });

  it('[§7.16] lists both sides, newest first, in pages that fit together', async () => {
    const star = await api.signIn();
    const fans: Person[] = [];
    for (let n = 0; n < 5; n += 1) {
      const fan = await api.signIn();
      await act(`/users/${star.id}/follow`, fan);
      fans.unshift(fan);
    }
    await act(`/users/${fans[2]?.id}/follow`, star);
    const names: string[] = [];
    let cursor = '';
    do {
      const page = await read<List<Profile>>(`/users/${star.id}/followers?page_size=2${cursor}`, ada);
      expect(page.data?.total).toBe(5);
      names.push(...(page.data?.items ?? []).map(({ id }) => id));
      cursor = page.data?.next_cursor ? `&cursor=${page.data.next_cursor}` : '';
    } while (cursor !== '');
    expect(names).toEqual(fans.map(({ id }) => String(id)));
    const own = await read<List<Profile>>('/users/followers?page_size=60', star);
    expect(own.data?.items.map(({ followed }) => followed)).toEqual([false, false, true, false, false]);
    const ids = async (path: string, who: Person) =>
      (await read<List<Profile>>(path, who)).data?.items.map(({ id }) => Number(id));
    expect(await ids('/users/following', star)).toEqual([fans[2]?.id]);
    expect(await ids(`/users/${star.id}/following`, ada)).toEqual([fans[2]?.id]);
    expect(await ids('/users/followers?page=2&page_size=3', star)).toEqual(fans.slice(3).map(({ id }) => id));
    expect(await read('/users/987654/followers', ada)).toMatchObject(NOBODY);
    expect(await read('/users/987654/following', ada)).toMatchObject(NOBODY);
    expect(await read('/users/followers?page_size=0', ada)).toMatchObject({ code: 3010001 });
    expect(await read('/users/followers?cursor=x', ada)).toMatchObject({
      code: 3010001,
      data: { fields: { cursor: 'This place in the list is not known' } },
    });
  });
});

describe('activities', () => {
  it('[§7.14] tell what happened, and put the dot out once they were seen', async () => {
    const [maker, fan] = [await api.signIn(), await api.signIn()];
    await rename(fan, '小雨');
    const id = await addWork(api.app, maker.id, { prompt: 'A fox', title: 'A fox' });
    await act(`/users/${maker.id}/follow`, fan);
    await api.post('/api/task/like', { id, like: true }, { token: fan.token });
    const unread = async () =>
      (await api.post<{ unread_activities: number }>('/api/user/mine', {}, { token: maker.token })).data
        ?.unread_activities;
    expect(await unread()).toBe(2);
    const { data } = await read<List<Activity>>('/users/activities', maker, 'zh');
    expect(data?.items).toEqual([
      {
        id: expect.any(String),
        kind: 'liked',
        actor: { id: String(fan.id), name: '小雨', head_img: '' },
        task: { id, thumb: expect.stringMatching(/^\/media\/task-.*-thumb\.webp\?e=/), type: 1 },
        text: '小雨 赞了「A fox」',
        created_at: expect.stringMatching(/Z$/),
        read: false,
      },
      expect.objectContaining({ kind: 'followed', task: null, text: '小雨 关注了你', read: false }),
    ]);
    const first = await read<List<Activity>>('/users/activities?page_size=1', maker);
    const next = await read<List<Activity>>(
      `/users/activities?page_size=1&cursor=${first.data?.next_cursor}`,
      maker,
    );
    expect([first, next].map((page) => page.data?.items[0]?.kind)).toEqual(['liked', 'followed']);
    expect(next.data?.has_more).toBe(false);
    expect(await act('/users/activities/read', maker)).toMatchObject({ data: { unread: 0 } });
    expect(await unread()).toBe(0);
    const seen = await read<List<Activity>>('/users/activities', maker);
    expect(seen.data?.items.every((each) => each.read)).toBe(true);
    // Nobody hears of what happens to others.
    expect((await read<List<Activity>>('/users/activities', fan)).data?.items).toEqual([]);
  });

  it('[§7.14] of another are what they published, and nothing else', async () => {
    const maker = await api.signIn();
    const { db } = api.app;
    await recordActivity(db, {
      userId: maker.id,
      kind: 'points_adjusted',
      values: { points: 5, reason: 'secret' },
    });
    await addWork(api.app, maker.id, { public: false });
    const quiet = await addWork(api.app, maker.id, {
      prompt: 'secret',
      title: 'secret',
      show_prompt: false,
    });
    const loud = await addWork(api.app, maker.id, { prompt: 'A fox', title: 'A fox' });
    const { data } = await read<List<Activity>>(`/users/${maker.id}/activities`, ada);
    expect(data?.items.map(({ task, kind, text, read: isRead }) => [task?.id, kind, text, isRead])).toEqual([
      [loud, 'published', 'Published “A fox”', true],
      [quiet, 'published', 'Published “Text to image”', true],
    ]);
    expect(JSON.stringify(data)).not.toContain('secret');
    const first = await read<List<Activity>>(`/users/${maker.id}/activities?page_size=1`, ada);
    const next = await read<List<Activity>>(
      `/users/${maker.id}/activities?page_size=1&cursor=${first.data?.next_cursor}`,
      ada,
    );
    expect(next.data?.items.map(({ task }) => task?.id)).toEqual([quiet]);
    expect(await read('/users/987654/activities', ada)).toMatchObject(NOBODY);
  });
});

const find = async (words: string) =>
  (
    await read<{ items: Profile[] }>(`/users/search?${new URLSearchParams({ q: words })}`, ada)
  ).data?.items.map(({ name }) => name);

describe('search', () => {
  it('[§7.17] finds parts of names in any script, the most followed first, every sign as itself', async () => {
    const people: Person[] = [];
    for (const name of ['Night Owl', 'Owlet', '小鱼画室', '大鱼小鱼', '100%_real', '1005 real']) {
      const person = await api.signIn();
      await rename(person, name);
      people.push(person);
    }
    await act(`/users/${people[1]?.id}/follow`, ada);
    await act(`/users/${people[3]?.id}/follow`, ada);
    expect(await find('OWL')).toEqual(['Owlet', 'Night Owl']);
    expect(await find('小鱼')).toEqual(['大鱼小鱼', '小鱼画室']);
    expect(await find('0%')).toEqual(['100%_real']);
    expect(await find('%_')).toEqual(['100%_real']);
    expect(await find('__')).toEqual([]);
    expect(await read('/users/search?q=%20a%20', ada)).toMatchObject({ code: 3010001 });
    expect(await read('/users/search', ada)).toMatchObject({ code: 3010001 });
  });

  it('[§7.17] answers at most ten', async () => {
    for (let n = 0; n < 12; n += 1) await rename(await api.signIn(), `Crowd ${n}`);
    expect(await find('crowd')).toHaveLength(10);
  });
});

describe('people who are hidden', () => {
  it.each([
    ['blocked', { state: 'abnormal' }],
    ['leaving', { purge_at: new Date(Date.now() + 86_400_000) }],
    ['gone', { state: 'gone' }],
  ] as const)('[§7.10] [§7.16] [§7.17] are found nowhere: %s', async (what, change) => {
    const [hidden, friend] = [await api.signIn(), await api.signIn()];
    await rename(hidden, `Hidden ${what}`);
    await act(`/users/${hidden.id}/follow`, friend);
    await act(`/users/${friend.id}/follow`, hidden);
    await hide(hidden, change);
    for (const path of ['', '/stats', '/activities', '/followers', '/following']) {
      expect(await read(`/users/${hidden.id}${path}`, friend)).toMatchObject(NOBODY);
    }
    expect(await act(`/users/${hidden.id}/follow`, friend)).toMatchObject(NOBODY);
    expect(
      await api.post('/api/user/info', { id: String(hidden.id) }, { token: friend.token }),
    ).toMatchObject(NOBODY);
    const ids = async (path: string) => (await read<List<Profile>>(path, friend)).data;
    expect(await ids('/users/followers')).toMatchObject({ items: [], total: 0 });
    expect(await ids('/users/following')).toMatchObject({ items: [], total: 0 });
    expect(await ids('/users/search?q=hidden')).toEqual({ items: [] });
    expect((await read<UserStats>('/users/stats', friend)).data).toMatchObject({
      followers: 0,
      following: 0,
    });
    expect((await read<List<Activity>>('/users/activities', friend)).data?.items).toEqual([]);
  });

  it('are not the demo gallery, which is a creator like others', async () => {
    const demo = await api.signIn();
    await rename(demo, 'Gallery of the house');
    await hide(demo, { state: 'demo' });
    expect((await read<Profile>(`/users/${demo.id}`, ada)).data).toMatchObject({
      name: 'Gallery of the house',
    });
    expect(await act(`/users/${demo.id}/follow`, ada)).toMatchObject({ data: { followed: true } });
  });
});
