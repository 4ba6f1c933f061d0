// What is asked often does not read all tasks: where a small table may be read whole, the database is told not to.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listPublicTasks } from '#server/community/list-public-tasks.ts';
import { createTask } from '#server/task/create-task.ts';
import { listTasks } from '#server/task/list-tasks.ts';
import { quoteTask } from '#server/task/quote-task.ts';
import { readTaskStatus } from '#server/task/read-task-status.ts';
import { readWaitingLine } from '#server/task/waiting-line.ts';
import { claimTask } from '#server/worker/run/claim-task.ts';
import { listCandidates } from '#server/worker/run/list-candidates.ts';
import { sweep } from '#server/worker/upkeep/sweep.ts';
import { boatParams as params } from '#tests/fakes/boat-params.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { fillWaitingLine } from '#tests/fakes/waiting-tasks.ts';
import { connectDatabase, type Database, type Db } from './connect.ts';

let app: TaskApp;
let only: Database;
let user: number;
/** Has made nothing yet. */
let newcomer: number;

beforeAll(async () => {
  app = await openTaskApp();
  // Also for this: what another connection has scanned may be counted as late as ten seconds after it.
  only = connectDatabase(app.database.url, { connections: 1 });
  user = await addUser(only, { points: 1000, plan: 'ultimate' });
  newcomer = await addUser(only, { points: 1000, plan: 'ultimate' });
  await fillWaitingLine(only.db, { people: 60, tasks: 900, runningShare: 0.05, seed: 9 });
  await only.db.execute(sql`
    insert into tasks (user_id, seq, type, status, params, prompt, cost, cost_detail, public, favorite, deadline_at,
      started_at, finished_at, published_at)
    select ${user}::bigint, n, 1, 2, '{}', md5(n::text), 0, '[]', true, n % 50 = 0, now(), now(), now(), now()
    from generate_series(1, 12000) n`);
  await only.db.execute(sql`update users set last_seq = 12000 where id = ${user}`);
  await only.db.execute(sql`
    insert into media (user_id, task_id, role, kind, key, width, height, bytes, sha256, format)
    select user_id, id, 'result', 'image', 'task-' || id || '.png', 1024, 1024, 1, '', 'png' from tasks where status = 2`);
  await only.db.execute(sql`analyze tasks, media`);
});

beforeEach(async () => {
  await only.db.execute(sql`set enable_seqscan = off`);
});

afterAll(async () => {
  await only.close();
  await app.close();
});

type Counts = { whole: number; indexes: Map<string, number> };

/** Since the database began: scans of all tasks and all media, and of each of their indexes. */
async function countScans(): Promise<Counts> {
  await only.db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows: table } = await only.db.execute<{ n: number }>(
    sql`select sum(seq_scan)::int as n from pg_stat_user_tables where relname in ('tasks', 'media')`,
  );
  const { rows } = await only.db.execute<{ name: string; n: number }>(
    sql`select indexrelname as name, idx_scan as n from pg_stat_user_indexes where relname in ('tasks', 'media')`,
  );
  return { whole: table[0]?.n ?? 0, indexes: new Map(rows.map(({ name, n }) => [name, n])) };
}

const page = { page_size: 24 };

/** With one connection, and a line that it has not looked at. */
const appOf = () => ({ ...app, db: Object.create(only.db) as Db });

type Hot = [what: string, run: () => Promise<unknown>, indexes: string[]];

it.each<Hot>([
  ['a claim', () => claimTask(only.db), ['tasks_waiting_user', 'tasks_running']],
  ['a look at the front of the line', () => listCandidates(only.db, [], 20), ['tasks_waiting']],
  ['a look at the line', () => readWaitingLine(appOf().db), ['tasks_running']],
  // Of the indexes that begin with a person the database may take any: to somebody who has made nothing they are alike.
  ['a post', () => createTask(appOf(), newcomer, { type: 1, params, language: 'en' }), []],
  ['a price', () => quoteTask(appOf(), { id: user, plan: 'pro' }, { type: 1, params }, 'en'), []],
  ['the sweep', () => sweep(appOf()), []],
  ['own works and their number', () => listTasks(appOf(), user, page, 'en'), ['media_task']],
  ['own favorites', () => listTasks(appOf(), user, { ...page, favorite: true }, 'en'), ['tasks_favorite']],
  ['own search', () => listTasks(appOf(), user, { ...page, q: 'zzzz' }, 'en'), ['tasks_grams']],
  ['own search, 词', () => listTasks(appOf(), user, { ...page, q: '词' }, 'en'), ['tasks_grams']],
  ['feed search', () => listPublicTasks(appOf(), user, { ...page, q: '没有' }, 'en'), ['tasks_grams']],
])('%s', async (_what, run, indexes) => {
  const before = await countScans();
  await run();
  const after = await countScans();
  expect(after.whole - before.whole).toBe(0);
  const used = [...after.indexes].filter(([name, n]) => n > (before.indexes.get(name) ?? 0));
  expect(used.map(([name]) => name)).toEqual(expect.arrayContaining(indexes));
});

it('the status of a waiting task', async () => {
  const { rows } = await only.db.execute<{ id: number; user_id: number }>(
    sql`select id, user_id from tasks where status = 0 limit 1`,
  );
  const { id = 0, user_id: owner = 0 } = rows[0] ?? {};
  const before = await countScans();
  await readTaskStatus(appOf(), owner, String(id), 'en');
  expect((await countScans()).whole - before.whole).toBe(0);
});
