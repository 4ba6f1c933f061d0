// Words are found the same by the index as by reading every prompt, in all scripts, and no list is read through for them.
import { and, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AskedWorks } from '#server/community/find-works.ts';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { listTasks } from './list-tasks.ts';
import { matchGrams, matchText, NEAR } from './match-text.ts';

let app: TaskApp;
let owner: number;

const PROMPTS = [
  'A Red Fox',
  'red',
  'r',
  '雪地里的狐狸',
  '狐',
  '一只 fox 在雪地',
  'ÉCLAIR au café',
  'éclair',
  '100% \\ under_score',
  '🦊 in 雪',
  "it's",
  '',
];
const WORDS = [
  'fox',
  'FOX',
  'red fox',
  'r',
  'x',
  '狐',
  '狐狸',
  '雪地',
  '里',
  'é',
  'éclair',
  'ÉCLAIR',
  '100%',
  '\\',
  '_s',
  '🦊',
  "'",
  'nobody',
  '没有',
];

beforeAll(async () => {
  app = await openTaskApp();
  owner = await addUser(app, { points: 0 });
  await add(PROMPTS);
});

afterAll(() => app.close());

/** Published by their owner, the first the newest. */
async function add(prompts: readonly string[]): Promise<void> {
  await app.db.execute(sql`delete from media`);
  await app.db.execute(sql`delete from tasks`);
  await app.db.execute(sql`
    insert into tasks (user_id, seq, type, status, params, prompt, cost, cost_detail, public, deadline_at, started_at,
      finished_at, published_at)
    select ${owner}::bigint, n, 1, 2, '{}', prompt, 0, '[]', true, now(), now(), now(), now() - n * interval '1 minute'
    from unnest(${sql.param(prompts)}::text[]) with ordinality as given (prompt, n)`);
  await app.db.execute(sql`
    insert into media (user_id, task_id, role, kind, key, thumb_key, width, height, bytes, sha256, format)
    select user_id, id, 'result', 'image', 'm' || id, 't' || id, 1, 1, 1, '', 'png' from tasks`);
}

async function find(condition: SQL | undefined): Promise<string[]> {
  const found = app.db.select({ prompt: tasks.prompt }).from(tasks).where(condition).orderBy(tasks.id);
  return (await found).map(({ prompt }) => prompt);
}

it.each(WORDS)('finds by the index what is found by reading: %s', async (word) => {
  const found = await find(matchText(word, [tasks.prompt]));
  expect(found).toEqual(PROMPTS.filter((prompt) => prompt.toLowerCase().includes(word.toLowerCase())));
  expect(await find(and(matchGrams(word), matchText(word, [tasks.prompt])))).toEqual(found);
});

it('goes without the index for a single letter alone', () => {
  expect(WORDS.filter((word) => matchGrams(word) === undefined)).toEqual(['r', 'x', '\\', "'"]);
});

async function own(asked: object) {
  const page = await listTasks(app, owner, { page_size: 3, ...asked }, 'en');
  return { ...page, seqs: page.items.map(({ seq }) => seq) };
}

async function feed(asked: Partial<AskedWorks>) {
  const page = await listPublicTasks(app, null, { page_size: 3, tab: 'latest', ...asked }, 'en');
  return { ...page, prompts: page.items.map(({ prompt }) => prompt) };
}

it('finds what lies far behind, near, and both, page after page', async () => {
  const prompts = Array.from({ length: NEAR + 300 }, (_, n) => (n % 2 === 0 ? `common ${n}` : `other ${n}`));
  for (const at of [4, 1000, NEAR + 100, NEAR + 200, NEAR + 250]) prompts[at] = `rare thing ${at}`;
  await add(prompts);
  // The newest of one's own has the highest number.
  expect(await own({ q: 'rare' })).toMatchObject({ seqs: [2251, 2201, 2101], total: 5, images: 5 });
  expect(await own({ q: 'rare', sort: 'oldest' })).toMatchObject({ seqs: [5, 1001, 2101] });
  expect(await own({ q: 'rare', page: 2 })).toMatchObject({ seqs: [1001, 5], total: null, has_more: false });
  const first = await own({ q: 'common' });
  expect(first.seqs).toEqual([2299, 2297, 2295]);
  const second = await own({ q: 'common', cursor: first.next_cursor ?? '' });
  expect(second).toMatchObject({ seqs: [2293, 2291, 2289], total: null, images: null });
  for (const tab of ['latest', 'foryou', 'top'] as const) {
    const begin = await feed({ q: 'rare', tab });
    const more = await feed({ q: 'rare', tab, cursor: begin.next_cursor ?? '' });
    const found = [...begin.prompts, ...more.prompts];
    const newest = [4, 1000, NEAR + 100, NEAR + 200, NEAR + 250].map((at) => `rare thing ${at}`);
    expect(found).toEqual(tab === 'top' ? newest.toReversed() : newest);
    expect(more.has_more).toBe(false);
  }
  expect((await feed({ q: 'common' })).prompts).toEqual(['common 0', 'common 2', 'common 6']);
  expect((await feed({ q: 'common', page: 2 })).prompts).toEqual(['common 8', 'common 10', 'common 12']);
  expect((await feed({ q: 'common', tab: 'top', period: 'day' })).prompts).toHaveLength(3);
});

it('does not find a prompt that is not shown', async () => {
  await add(['a secret fox', 'a fox']);
  await app.db.execute(sql`update tasks set show_prompt = false where prompt like '%secret%'`);
  expect((await feed({ q: 'fox' })).items).toHaveLength(1);
  expect((await own({ q: 'fox' })).seqs).toHaveLength(2);
});
