// Task posts per second against the least that a post could be: one job sent to the queue inside a transaction.
// Run: node bench/posts.ts   (starts a PostgreSQL of its own; `node bench/posts.ts 1`: one at a time)
// Beside the rate it prints the processor's time of each, PostgreSQL's with it, which other work on the machine changes less.
import { performance } from 'node:perf_hooks';
import { buckets } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { movePoints } from '#server/points/move-points.ts';
import { createTask } from '#server/task/create-task.ts';
import { taskWakes } from '#server/task/task-wakes.ts';
import { readProcessorSeconds } from './load/processor-seconds.ts';
import { type Bench, withApp } from './with-app.ts';

const ROUNDS = 21;
const POSTS_A_ROUND = 200;
const PEOPLE = 200;
const AT_ONCE = Number(process.argv[2] ?? 8);
const POINTS_EACH = 1000;

const params = {
  engine: 'lite',
  prompt: 'A lighthouse on a cliff at dusk',
  negative_prompt: '',
  style: 'auto',
  aspect_ratio: '1:1',
  resolution: '1K',
  count: 1,
};

async function addPeople({ db }: Bench): Promise<number[]> {
  const values = Array.from({ length: PEOPLE }, (_, n) => ({
    email: `bench${n}@example.com`,
    name: `Bench ${n}`,
    plan: 'ultimate' as const,
  }));
  const people = await db.insert(users).values(values).returning({ id: users.id });
  for (const { id } of people) {
    await db.transaction(async (tx) => {
      const [bucket] = await tx
        .insert(buckets)
        .values({ user_id: id, kind: 'reward', left: 0 })
        .returning({ id: buckets.id });
      await movePoints(tx, { userId: id, bucketId: bucket?.id ?? 0, kind: 'reward', amount: POINTS_EACH });
    });
  }
  return people.map(({ id }) => id);
}

type Measured = { rate: number; milliseconds: number };

/** Does the work a fixed number of times, some at once: how often a second, and what each took of the processor. */
async function measure(work: (n: number) => Promise<unknown>): Promise<Measured> {
  let next = 0;
  const [begin, before] = [performance.now(), readProcessorSeconds([process.pid])];
  const lane = async (): Promise<void> => {
    while (next < POSTS_A_ROUND) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return {
    rate: POSTS_A_ROUND / ((performance.now() - begin) / 1000),
    milliseconds: ((readProcessorSeconds([process.pid]) - before) * 1000) / POSTS_A_ROUND,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function run(bench: Bench): Promise<void> {
  const people = await addPeople(bench);
  const rounds = { send: [] as Measured[], post: [] as Measured[] };
  // The two take turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.send.push(
      await measure(() => bench.db.transaction((tx) => bench.jobs.send(taskWakes, null, { tx }))),
    );
    rounds.post.push(
      await measure((n) => createTask(bench, people[n % PEOPLE] ?? 0, { type: 1, params, language: 'en' })),
    );
  }
  const of = (what: keyof typeof rounds, key: keyof Measured) => median(rounds[what].map((one) => one[key]));
  const line = (what: keyof typeof rounds) =>
    `${of(what, 'rate').toFixed(0)} a second, ${of(what, 'milliseconds').toFixed(2)} ms of the processor each`;
  console.log(`task posts            ${line('post')} (medians of ${ROUNDS} rounds of ${POSTS_A_ROUND})`);
  console.log(`bare send in its own  ${line('send')}`);
  const rate = of('post', 'rate') / of('send', 'rate');
  const processor = of('send', 'milliseconds') / of('post', 'milliseconds');
  console.log(
    `ratio                 ${rate.toFixed(2)} by the clock, ${processor.toFixed(2)} by the processor`,
  );
}

await withApp({ isDurable: true, connection: { connections: AT_ONCE } }, run);
