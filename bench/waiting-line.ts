// What a long line of waiting tasks costs those who claim, post, ask and want a price: `node bench/waiting-line.ts`
// prints medians in milliseconds, and how many times the shortest line's. Few users have ten thousand tasks each in the
// longest line, which no plan lets them; many users have ten each. `look` is what a process asks at most each second,
// for all of the others; `full` a claim while a hundred users with tasks in front of the line run all they may,
// `crowd` while six hundred do (6,000 tasks run).
import process from 'node:process';
import { sql } from 'drizzle-orm';
import { type Db } from '#server/database/connect.ts';
import { createTask } from '#server/task/create-task.ts';
import { quoteTask } from '#server/task/quote-task.ts';
import { readTaskStatus } from '#server/task/read-task-status.ts';
import { readWaitingLine } from '#server/task/waiting-line.ts';
import { claimTask } from '#server/worker/run/claim-task.ts';
import { type Bench, withApp } from './with-app.ts';

const LENGTHS = [500, 10_000, 100_000];
const FEW_USERS = 10;
const TASKS_OF_ONE_OF_MANY = 10;
const ROUNDS = 15;
const FULL_USERS = 100;
const CROWD = 600;
const SLOTS = 10;
const CLAIM_LIMIT_MS = 20;
/** People who post: nothing of theirs waits when they come. */
const NEWCOMERS = 100;

type Times = Record<'claim' | 'post' | 'status' | 'price' | 'look' | 'full' | 'crowd', number>;

const params = {
  engine: 'lite',
  prompt: 'A lighthouse on a cliff at dusk',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 1,
};

/** Returns the id of the first user; those who have something waiting come first. */
async function fill({ db }: Bench, length: number, people: number): Promise<number> {
  await db.execute(sql`truncate users cascade`);
  const { rows } = await db.execute<{ first: number }>(sql`
    with added as (
      insert into users (email, name, plan)
      select 'u' || n || '@example.com', 'u', 'ultimate' from generate_series(1, ${people + NEWCOMERS}::int) n
      returning id)
    select min(id) as first from added`);
  const first = rows[0]?.first ?? 0;
  await db.execute(sql`
    with held as (
      insert into buckets (user_id, kind, "left") select id, 'reward', 1000 from users where id >= ${first + people}
      returning id, user_id)
    insert into ledger (user_id, bucket_id, kind, amount, balance_after) select user_id, id, 9, 1000, 1000 from held`);
  await db.execute(sql`
    insert into tasks (user_id, seq, type, status, params, prompt, cost, cost_detail, eta_seconds, eta_most_seconds,
      priority, deadline_at)
    select ${first}::int + (n - 1) * ${people}::int / ${length}::int, n, 1, 0,
      jsonb_build_object('prompt', repeat(md5(n::text), 8)), repeat(md5(n::text), 8), 1, '[]', 4, 8, 3,
      now() + interval '1 day'
    from generate_series(1, ${length}::int) n`);
  await db.execute(sql`vacuum analyze`);
  return first;
}

async function measure(work: (round: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await work(round);
    times.push(performance.now() - begin);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

/** Of the first users of the line: all that they have waiting stays. */
async function fillSlots({ db }: Bench, [from, to]: readonly [number, number]): Promise<void> {
  await db.execute(sql`
    insert into tasks (user_id, seq, type, status, params, cost, cost_detail, deadline_at, started_at, lease_until)
    select users.id, 1000000 + n, 1, 1, '{}', 0, '[]', now() + interval '1 day', now(), now() + interval '1 day'
    from users, generate_series(1, ${SLOTS}::int) n
    where users.id >= ${from} and users.id < ${to} and exists (
      select from tasks where user_id = users.id and status = 0)`);
  await db.execute(sql`analyze tasks`);
}

async function measureLine(bench: Bench, length: number, people: number): Promise<Times> {
  const first = await fill(bench, length, people);
  const { rows } = await bench.db.execute<{ id: number; owner: number }>(sql`
    select id, user_id as owner from tasks where seq = ${Math.ceil(length / 2)}`);
  const { id = 0, owner = 0 } = rows[0] ?? {};
  const asker = { id: first + people, plan: 'ultimate' as const };
  const times = {
    status: await measure(() => readTaskStatus(bench, owner, String(id), 'en')),
    // Each round is another database to it: one that it has not looked at.
    look: await measure(() => readWaitingLine(Object.create(bench.db) as Db)),
    price: await measure(() => quoteTask(bench, asker, { type: 1, params }, 'en')),
    post: await measure((n) => createTask(bench, first + people + n, { type: 1, params, language: 'en' })),
    claim: await measure(() => claimTask(bench.db)),
  };
  await fillSlots(bench, [first, first + FULL_USERS]);
  const full = await measure(() => claimTask(bench.db));
  await fillSlots(bench, [first + FULL_USERS, first + CROWD]);
  return { ...times, full, crowd: await measure(() => claimTask(bench.db)) };
}

async function run(bench: Bench): Promise<void> {
  for (const isFew of [true, false]) {
    let first: Times | undefined;
    for (const length of LENGTHS) {
      const people = isFew ? FEW_USERS : length / TASKS_OF_ONE_OF_MANY;
      const times = await measureLine(bench, length, people);
      first ??= times;
      const told = Object.entries(times).map(([what, ms]) => {
        const ratio = ms / (first?.[what as keyof Times] ?? ms);
        return `${what} ${ms.toFixed(1)} (×${ratio.toFixed(1)})`;
      });
      console.log(`${String(length).padStart(6)} waiting, ${people} users: ${told.join('  ')}`);
      if (Math.max(times.claim, times.full) > CLAIM_LIMIT_MS) process.exitCode = 1;
    }
  }
}

// Filling the line takes longer than a call may.
await withApp({ isDurable: false, connection: { part: 'admin' } }, run);
