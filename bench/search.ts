// What own favorites, own search and the feed's search take as works grow: `node bench/search.ts` prints medians in
// milliseconds, and how many times what they take among 10,000 works, for one's own works and as many public ones of
// others, in databases of one server that are asked in turns. Of favorites, and of works with rare words, there are as
// many however long the list is. Other sizes: `… 10000 1000000`.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import type { AppContext } from '#server/app-context.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { likeTask } from '#server/community/like-task.ts';
import { listTasks } from '#server/task/list-tasks.ts';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 100_000];
const ROUNDS = 31;
const AUTHORS = 1000;
const RARE = 20;
const FAVORITES = 50;
/** So many works are added by one statement, well within its time. */
const PORTION = 100_000;
const LIMIT_RATIO = 1.3;
/** A ratio of times this short tells of the machine. */
const SHORT_MS = 10;

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-bench-'));
const database = await startEmbedded({ folder, database: 'bench', isDurable: false });
const sized: Sized[] = [];
try {
  for (const size of SIZES) sized.push(await openSize(size));
  const [smallest] = sized;
  for (const what of Object.keys(smallest?.asks ?? {})) {
    const times = await measure(sized.map(({ asks }) => asks[what] ?? (() => Promise.resolve())));
    const [small = []] = times;
    for (const [place, { size }] of sized.entries()) {
      const own = times[place] ?? [];
      const ms = median(own);
      // Of times that were taken one right after the other: the machine is faster in one minute than in the next.
      const growth = median(own.map((time, round) => time / (small[round] ?? Number.NaN)));
      const isOver = ms > SHORT_MS && growth > LIMIT_RATIO;
      if (isOver) process.exitCode = 1;
      const ratio = `×${growth.toFixed(2)}${isOver ? ` over ${LIMIT_RATIO}` : ''}`;
      console.log(
        `${what.padEnd(36)} ${String(size).padStart(8)} works ${ms.toFixed(1).padStart(8)}  ${ratio}`,
      );
    }
  }
} finally {
  for (const { close } of sized) await close();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Sized = { size: number; asks: Record<string, () => Promise<unknown>>; close(): Promise<void> };

/** A database with so many own works, and as many public ones of others. */
async function openSize(size: number): Promise<Sized> {
  const url = new URL(database.url());
  const { db: main, close: leave } = connectDatabase(database.url(), { part: 'admin' });
  const name = `bench_${size}`;
  await main.execute(sql.raw(`create database ${name}`));
  await leave();
  url.pathname = name;
  await migrateDatabase(url.href);
  const filling = connectDatabase(url.href, { part: 'admin' });
  const filled = await fill(filling.db, size);
  await filling.close();
  const { db, close } = connectDatabase(url.href, { part: 'api' });
  const config = {
    ...readConfig({ DATA_DIR: folder }),
    databaseUrl: url.href,
    secret: 'for this measurement',
  };
  return { size, asks: asksOf({ config, db }, filled), close };
}

type Filled = { reader: number; publicIds: number[] };

/** The first of each portion, from 1. */
function portions(size: number): number[] {
  return Array.from({ length: Math.ceil(size / PORTION) }, (_, n) => n * PORTION + 1);
}

async function fill(db: Db, size: number): Promise<Filled> {
  const { rows } = await db.execute<{ first: number }>(sql`
    with added as (insert into users (email, name)
      select 'u' || n || '@example.com', 'u' from generate_series(0, ${AUTHORS}::int) n returning id)
    select min(id) as first from added`);
  const reader = rows[0]?.first ?? 0;
  const step = Math.floor(size / RARE);
  for (const [isOwn, from] of [true, false].flatMap((own) => portions(size).map((n) => [own, n] as const))) {
    await db.execute(sql`
      insert into tasks (user_id, seq, type, status, params, prompt, title, cost, cost_detail, public, favorite, ratio,
        deadline_at, started_at, finished_at, published_at)
      select ${reader}::bigint + ${isOwn ? sql`0` : sql`1 + n % ${AUTHORS}::int`}, n, 1, 2, '{}',
        'a ' || (array['fox', 'lighthouse', '雪地里的狐狸', 'harbour'])[1 + n % 4] || ' in the ' || md5(n::text)
          || case when n % ${step}::int = 0 then ' quixotic 鲸落 魇' else '' end || repeat(' and more words', 8),
        'a work', 2, '[]', ${!isOwn}, ${isOwn} and n % ${Math.floor(size / FAVORITES)}::int = 0, '1:1', now(), now(),
        now(), now() - n * interval '1 minute'
      from generate_series(${from}::int, ${Math.min(size, from + PORTION - 1)}::int) n`);
    await db.execute(sql`
      insert into media (user_id, task_id, role, kind, key, thumb_key, width, height, bytes, sha256, format)
      select user_id, id, 'result', 'image', 'task-' || id || '.png', 'task-' || id || '.webp', 1024, 1024, 1, '', 'png'
      from tasks where id > (select coalesce(max(task_id), 0) from media)`);
  }
  await db.execute(sql`vacuum analyze`);
  const { rows: some } = await db.execute<{ id: number }>(sql`select id from tasks where public limit 50`);
  return { reader, publicIds: some.map(({ id }) => id) };
}

type App = Pick<AppContext, 'config' | 'db'>;

function asksOf(app: App, { reader, publicIds }: Filled): Record<string, () => Promise<unknown>> {
  const own = (asked: object) => () => listTasks(app, reader, { page_size: 24, ...asked }, 'en');
  const feed = (q: string) => () => listPublicTasks(app, reader, { page_size: 24, tab: 'latest', q }, 'en');
  const cursor = Buffer.from(JSON.stringify([5000])).toString('base64url');
  return {
    'own works, a later page': own({ cursor }),
    'own favorites': own({ favorite: true }),
    'own search, rare': own({ q: 'quixotic' }),
    'own search, rare, two signs': own({ q: '鲸落' }),
    'own search, rare, one sign': own({ q: '魇' }),
    'own search, nobody wrote': own({ q: 'zzzz' }),
    'own search, common, a later page': own({ q: 'fox', cursor }),
    'feed search, rare': feed('QUIXOTIC'),
    'feed search, rare, two signs': feed('鲸落'),
    'feed search, rare, one sign': feed('魇'),
    'feed search, nobody wrote': feed('没有人写过'),
    'feed search, common': feed('狐狸'),
    'a like': likeNext(app, reader, publicIds),
  };
}

/** What the indexes cost those who do not search. */
function likeNext(app: App, reader: number, ids: readonly number[]): () => Promise<unknown> {
  let next = 0;
  return async () => await likeTask(app, reader, { id: String(ids[(next += 1)]), like: true });
}

/** Milliseconds of each, in rounds: what stands at one place was taken in the same moment. */
async function measure(runs: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const times: number[][] = runs.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [place, run] of runs.entries()) {
      const begin = performance.now();
      await run();
      times[place]?.push(performance.now() - begin);
    }
  }
  return times;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
