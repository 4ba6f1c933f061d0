// How long pages of Explore, of people and of one's own works take among many: `node bench/feed.ts` prints milliseconds
// (median and slowest) beside the limit. 100,000 public works of 1,000 authors; 10,000 works and 300 followed authors of
// the reader. Words that nobody wrote are looked for in every prompt, and may take longer.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import type { AskedWorks } from '#server/community/find-works.ts';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import { readProfile } from '#server/community/read-profile.ts';
import { searchPeople } from '#server/community/search-people.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { feed_snapshots } from '#server/database/schema/community.ts';
import { listTasks } from '#server/task/list-tasks.ts';

const WORKS = 100_000;
const AUTHORS = 1000;
const OWN_WORKS = 10_000;
const FOLLOWED = 300;
const ROUNDS = 15;
/** Half a second is what a page may take on the whole way; the database gets a fifth of it. */
const LIMIT_MS = 100;
/** Every prompt is read: rare, and no index of ours knows parts of words in all scripts. */
const ALL_WORDS_LIMIT_MS = 500;

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
const database = await startEmbedded({ folder, database: 'bench', isDurable: false });
await migrateDatabase(database.url());
const { db, close } = connectDatabase(database.url(), { part: 'admin' }); // filling it takes longer than a call may
const config = {
  ...readConfig({ DATA_DIR: folder }),
  databaseUrl: database.url(),
  secret: 'for this measurement',
};
const app = { config, db };
try {
  await fill();
  await measureAll();
} finally {
  await close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  await db.execute(sql`
    insert into users (email, name)
    select 'u' || n || '@example.com', (array['Night owl', '小鱼画室', 'Ada', 'Kiln'])[1 + n % 4] || ' ' || n
    from generate_series(0, ${AUTHORS}::int) n`);
  // The reader is the first, and made all their works before everybody else: no order of ids brings them early.
  await db.execute(sql`
    insert into tasks (user_id, seq, type, status, params, prompt, title, cost, cost_detail, favorite, deadline_at,
      started_at, finished_at)
    select 1, n, case when n % 100 = 0 then 5 else 1 end, 2,
      jsonb_build_object('prompt', md5(n::text), 'aspect_ratio', '1:1', 'engine', 'pro', 'count', 1, 'style', 'auto',
        'resolution', '1K', 'negative_prompt', '') ||
        case when n % 100 = 0 then jsonb_build_object('effect_id', 'felt', 'images', '[]'::jsonb) else '{}' end,
      'a ' || (array['fox', 'lighthouse', '狐狸', 'harbour'])[1 + n % 4] || md5(n::text), 'a work', 2, '[]',
      n % 500 = 0, now(), now(), now()
    from generate_series(1, ${OWN_WORKS}::int) n`);
  // Works of the others are spread over two years, most of them liked by nobody.
  await db.execute(sql`
    insert into tasks (user_id, seq, type, status, params, prompt, title, cost, cost_detail, public, likes, remixes,
      ratio, deadline_at, created_at, started_at, finished_at, published_at)
    select 2 + (n * 7919) % ${AUTHORS}::int, n, 1 + n % 8, 2,
      jsonb_build_object('prompt', 'a long prompt of ' || md5(n::text), 'aspect_ratio', '1:1', 'engine', 'pro',
        'negative_prompt', repeat(md5(n::text), 8)) ||
        case when n % 8 in (4, 5) then jsonb_build_object('effect_id', 'effect_' || n % 60) else '{}' end,
      'a ' || (array['fox', 'lighthouse', '雪地里的狐狸', 'harbour'])[1 + n % 4] || ' in the ' || md5(n::text)
        || repeat(' and more words', 8), 'a work', 2, '[]', true,
      case when n % 10 = 0 then (random() * 300)::int else 0 end, (random() * 3)::int,
      (array['1:1', '16:9', '3:4', '4:3'])[1 + n % 4], at, at, at, at, at
    from generate_series(1, ${WORKS}::int) n,
      lateral (select now() - n * interval '10.5 minutes' as at) times`);
  await db.execute(sql`
    insert into media (user_id, task_id, role, kind, key, thumb_key, width, height, bytes, sha256, format)
    select user_id, id, 'result', 'image', 'task-' || id || '.png', 'task-' || id || '.webp', 1024, 1024, 1, '', 'png'
    from tasks`);
  await db.execute(sql`insert into follows (follower_id, followee_id)
    select 1, n from generate_series(2, ${FOLLOWED + 1}::int) n`);
  await db.execute(sql`insert into follows (follower_id, followee_id)
    select n, 2 from generate_series(3, ${AUTHORS}::int) n`);
  await db.execute(
    sql`insert into likes (user_id, task_id) select 1, id from tasks where user_id <> 1 and id % 50 = 0`,
  );
  await db.execute(sql`vacuum analyze`);
}

type Measured = { what: string; run: () => Promise<unknown>; limitMs?: number };

async function measureAll(): Promise<void> {
  for (const { what, run, limitMs = LIMIT_MS } of [...feedPages(), ...others()]) {
    const times: number[] = [];
    for (let n = 0; n < ROUNDS; n += 1) {
      const startedAt = performance.now();
      await run();
      times.push(performance.now() - startedAt);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(ROUNDS / 2)] ?? 0;
    const slowest = sorted.at(-1) ?? 0;
    const mark = median > limitMs ? ` over ${limitMs}` : '';
    console.log(
      `${what.padEnd(44)} ${median.toFixed(1).padStart(7)} ${slowest.toFixed(1).padStart(7)}${mark}`,
    );
    if (median > limitMs) process.exitCode = 1;
  }
}

function page(asked: Partial<AskedWorks>): Promise<unknown> {
  return listPublicTasks(app, 1, { page_size: 24, ...asked }, 'en');
}

function feedPages(): Measured[] {
  const asks: [string, Partial<AskedWorks>][] = [
    ['latest', { tab: 'latest' }],
    ['latest, page 100', { tab: 'latest', page: 100 }],
    ['latest, one tool', { tab: 'latest', type: [8] }],
    ['latest, a shape', { tab: 'latest', ratio: '16:9' }],
    ['latest, a shape that nobody has', { tab: 'latest', ratio: '21:9' }],
    ['latest, an effect', { tab: 'latest', effect_id: 'effect_4' }],
    ['latest, an author', { tab: 'latest', author_id: '500' }],
    ['latest, common words', { tab: 'latest', q: '狐狸' }],
    ['top of the day', { tab: 'top', period: 'day' }],
    ['top of the week', { tab: 'top', period: 'week' }],
    ['top ever', { tab: 'top', period: 'all' }],
    ['following', { tab: 'following' }],
    ['following, one tool', { tab: 'following', type: [3] }],
    ['for you', { tab: 'foryou' }],
    ['for you, an effect', { tab: 'foryou', effect_id: 'effect_4' }],
  ];
  return [
    ...asks.map(([what, asked]) => ({ what, run: () => page(asked) })),
    {
      what: 'latest, words that nobody wrote',
      run: () => page({ tab: 'latest', q: 'zzzz' }),
      limitMs: ALL_WORDS_LIMIT_MS,
    },
    {
      what: 'latest, 没有人写过的词',
      run: () => page({ tab: 'latest', q: '没有人写过' }),
      limitMs: ALL_WORDS_LIMIT_MS,
    },
    {
      what: 'for you, ranked anew',
      run: async () => {
        await db.delete(feed_snapshots);
        await page({ tab: 'foryou' });
      },
    },
  ];
}

function own(asked: object): Promise<unknown> {
  return listTasks(app, 1, { page_size: 24, ...asked }, 'en');
}

function others(): Measured[] {
  const cursor = Buffer.from(JSON.stringify([OWN_WORKS / 2])).toString('base64url');
  return [
    { what: 'own works', run: () => own({}) },
    { what: 'own works, in the middle', run: () => own({ cursor }) },
    { what: 'own works, favorites', run: () => own({ favorite: true }) },
    { what: 'own works, one tool', run: () => own({ type: [5] }) },
    { what: 'own works, words that nobody wrote', run: () => own({ q: 'zzzz' }) },
    { what: 'own works, words, in the middle', run: () => own({ q: 'fox', cursor }) },
    { what: 'a profile', run: () => readProfile(app, 1, 2) },
    { what: 'one’s own profile', run: () => readProfile(app, 1, 1) },
    { what: 'people by name', run: () => searchPeople(app, 1, '小鱼') },
  ];
}
