// Task posts per second against the least that a post could be: one job sent to the queue inside a transaction.
// Run: node bench/posts.ts   (starts a PostgreSQL of its own)
import { performance } from 'node:perf_hooks';
import { buckets } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { movePoints } from '#server/points/move-points.ts';
import { createTask } from '#server/task/create-task.ts';
import { taskWakes } from '#server/task/task-wakes.ts';
import { type Bench, withApp } from './with-app.ts';

const ROUNDS = 5;
const POSTS_A_ROUND = 200;
const PEOPLE = 200;
const AT_ONCE = 8;
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

/** Runs the work a fixed number of times, some at once, and answers how many a second. */
async function measure(work: (n: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const begin = performance.now();
  const lane = async (): Promise<void> => {
    while (next < POSTS_A_ROUND) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return POSTS_A_ROUND / ((performance.now() - begin) / 1000);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function run(bench: Bench): Promise<void> {
  const people = await addPeople(bench);
  const rates = { post: [] as number[], send: [] as number[] };
  // The two take turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.send.push(
      await measure(() => bench.db.transaction((tx) => bench.jobs.send(taskWakes, null, { tx }))),
    );
    rates.post.push(
      await measure((n) => createTask(bench, people[n % PEOPLE] ?? 0, { type: 1, params, language: 'en' })),
    );
  }
  const [post, send] = [median(rates.post), median(rates.send)];
  console.log(
    `task posts            ${post.toFixed(0)} a second (median of ${ROUNDS} rounds of ${POSTS_A_ROUND})`,
  );
  console.log(`bare send in its own  ${send.toFixed(0)} a second`);
  console.log(`ratio                 ${(post / send).toFixed(2)}`);
}

await withApp({ isDurable: true, connection: { connections: AT_ONCE } }, run);
