// What people show one another, over the wire: publish, like, report, and the feed as each reader gets it.
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { PublicTask, Task } from '#contract/task.ts';
import { reports } from '#server/database/schema/community.ts';
import { addWork } from '#tests/fakes/add-work.ts';
import { type TestApi, useTestApi } from '#tests/start-test-api.ts';

type Person = Awaited<ReturnType<TestApi['signIn']>>;
type Feed = { items: PublicTask[]; total: number | null; next_cursor: string | null };

const api = useTestApi();
let author: Person;
let fan: Person;
beforeAll(async () => {
  [author, fan] = [await api.signIn('ada@example.com'), await api.signIn()];
});

const send = <Data>(path: string, body: object, by?: Person, language = 'en') =>
  api.post<Data>(path, body, {
    ...(by ? { token: by.token } : {}),
    headers: { 'accept-language': language },
  });
const GONE = { http: 200, code: 2010002, data: null };

it('[product T13] publishes an own work and takes it back at once, for everybody', async () => {
  const id = await addWork(api.app, author.id, { public: false, prompt: 'a fox', title: 'a fox' });
  expect(await send('/app/task/detail', { id })).toMatchObject(GONE);
  const shown = await send<Task>('/api/task/publish', { id, public: true }, author);
  expect(shown).toMatchObject({ code: 200, data: { id, public: true, show_prompt: true, hidden: false } });
  const seen = { id, title: 'a fox', prompt: 'a fox', author: { id: String(author.id), name: 'ada' } };
  for (const reader of [undefined, fan]) {
    expect(await send('/app/task/detail', { id }, reader)).toMatchObject({ data: seen });
    const feed = await send<Feed>('/app/task/public', { tab: 'foryou' }, reader);
    expect(feed.data?.items).toContainEqual(expect.objectContaining({ id }));
  }
  await send('/api/task/publish', { id, public: false }, author);
  for (const reader of [undefined, fan]) {
    expect(await send('/app/task/detail', { id }, reader)).toMatchObject(GONE);
    const feed = await send<Feed>('/app/task/public', { tab: 'foryou' }, reader);
    expect(feed.data?.items).not.toContainEqual(expect.objectContaining({ id }));
  }
  expect(await send('/api/task/publish', { id, public: true }, fan)).toMatchObject(GONE);
});

it('[product T17] keeps the prompt back for whoever asks for it', async () => {
  const id = await addWork(api.app, author.id, { public: false });
  const quietly = { id, public: true, show_prompt: false };
  expect(await send('/api/task/publish', quietly, author)).toMatchObject({
    code: 200,
    data: { show_prompt: false },
  });
  expect(await send('/app/task/detail', { id })).toMatchObject({ data: { id, prompt: null } });
});

it('[product T19] likes a public work once, and tells the feed and the detail so', async () => {
  const id = await addWork(api.app, author.id);
  const like = (is: boolean, by = fan) => send('/api/task/like', { id, like: is }, by);
  for (let n = 0; n < 2; n += 1) {
    expect(await like(true)).toMatchObject({ code: 200, data: { id, liked: true, likes: 1 } });
  }
  const feed = await send<Feed>('/app/task/public', { tab: 'latest' }, fan);
  expect(feed.data?.items.find((work) => work.id === id)).toMatchObject({ liked: true, likes: 1, views: 0 });
  expect(await send('/app/task/detail', { id }, fan)).toMatchObject({
    data: { liked: true, likes: 1, views: 1 },
  });
  expect(await send('/app/task/detail', { id })).toMatchObject({
    data: { liked: false, likes: 1, views: 1 },
  });
  for (let n = 0; n < 2; n += 1) {
    expect(await like(false)).toMatchObject({ code: 200, data: { id, liked: false, likes: 0 } });
  }
  expect(await like(true, author)).toMatchObject({
    code: 3010001,
    data: { fields: { id: 'This is your own work' } },
  });
  const hidden = await addWork(api.app, author.id, { public: false });
  expect(await send('/api/task/like', { id: hidden, like: true }, fan)).toMatchObject(GONE);
});

it('[product 4.1] reports a work with one of six reasons and a text', async () => {
  const id = await addWork(api.app, author.id);
  const report = (body: object) => send('/api/report', { task_id: id, ...body }, fan);
  for (const reason of ['sexual', 'violence', 'minors', 'real_person', 'hateful', 'illegal']) {
    expect(await report({ reason, text: ' why ' })).toMatchObject({ code: 200, data: {} });
  }
  const said = await api.app.db
    .select()
    .from(reports)
    .where(eq(reports.task_id, Number(id)));
  expect(said).toMatchObject([{ reporter_id: fan.id, reason: 'illegal', text: 'why', decision: null }]);
  expect(await report({ reason: 'ugly' })).toMatchObject({ code: 3010001 });
  expect(await report({ reason: 'violence', text: '字'.repeat(501) })).toMatchObject({
    code: 3010001,
    data: { fields: { text: 'The text can have at most 500 characters' } },
  });
  expect(await send('/api/report', { task_id: '987654321', reason: 'violence' }, fan)).toMatchObject(GONE);
});

it('[§7.9] gives the feed to visitors, and to nobody a tab of others’ choosing', async () => {
  const visitor = await send<Feed>('/app/task/public', { tab: 'following' });
  expect(visitor).toMatchObject({ code: 200, data: { items: [], total: null, next_cursor: null } });
  await send(`/users/${author.id}/follow`, {}, fan);
  const followed = await send<Feed>('/app/task/public', { tab: 'following' }, fan);
  expect(followed.data?.items.length).toBeGreaterThan(0);
  expect(followed.data?.items.every((work) => work.author.followed)).toBe(true);
  expect((await send<Feed>('/app/task/public', { tab: 'following' }, author)).data?.items).toEqual([]);
  const own = await send<Feed>('/app/task/public', { tab: 'foryou' }, author);
  expect(own.data?.items).toEqual([]);
});
