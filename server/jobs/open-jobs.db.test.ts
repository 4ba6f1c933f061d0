// Jobs are done, by one worker at a time, and as often as their queue says; schedules once in a period.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { endPauses, listJobs, loseWorker } from '#tests/fakes/lose-worker.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import type { Queue, QueueJob, Schedule } from './job.ts';
import { type Jobs, openJobs } from './open-jobs.ts';

const given: Queue<null> = { name: 'given', data: z.null(), options: { retryLimit: 10 } };
const letters: Queue<{ n: number }> = {
  name: 'letters',
  data: z.object({ n: z.int() }),
  options: { policy: 'exclusive', retryLimit: 1, retryDelay: 100, deadLetter: given.name },
};

type App = { db: TestDatabase['db']; log: Logger };
let database: TestDatabase;
let app: App;

beforeEach(async () => {
  database = await createTestDatabase();
  onTestFinished(database.close);
  app = { db: database.db, log: pino({ level: 'silent' }) };
});

async function open(queues: readonly Queue[] = [given, letters], isWorker = true): Promise<Jobs> {
  const jobs = await openJobs(database.url, { queues, isWorker, onError: () => {} });
  onTestFinished(jobs.close);
  return jobs;
}

type Work = { queues?: readonly QueueJob<App>[]; schedules?: readonly Schedule<App>[] };

async function begin({ queues = [], schedules = [] }: Work, jobs?: Jobs): Promise<{ stop(): Promise<void> }> {
  const worker = await (jobs ?? (await open())).start(app, { queues, schedules });
  onTestFinished(worker.stop);
  return worker;
}

const run = () => vi.fn<QueueJob<App, { n: number }>['run']>(() => Promise.resolve());
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

it('sends with a transaction, or not at all', async () => {
  const jobs = await open();
  const done = run();
  await begin({ queues: [{ ...letters, run: done }] }, jobs);
  const undone = app.db.transaction(async (tx) => {
    await jobs.send(letters, { n: 1 }, { tx });
    throw new Error('not so');
  });
  await expect(undone).rejects.toThrow('not so');
  await app.db.transaction((tx) => jobs.send(letters, { n: 2 }, { tx }));
  await waitUntil('it is done', () => done.mock.calls.length > 0);
  expect(done.mock.calls.map(([, data]) => data)).toEqual([{ n: 2 }]);
});

it('keeps one of a key, from when it is sent until it is done', async () => {
  const jobs = await open();
  for (const key of ['a', 'b', 'a']) await jobs.send(letters, { n: 1 }, { key });
  expect(await listJobs(database, 'letters')).toHaveLength(2);
  const done = run();
  await begin({ queues: [{ ...letters, pollSeconds: 0.5, run: done }] }, jobs);
  await waitUntil('both are done', () => done.mock.calls.length === 2);
  await waitUntil('they are over', async () =>
    (await listJobs(database, 'letters')).every(({ state }) => state === 'completed'),
  );
  await jobs.send(letters, { n: 1 }, { key: 'a' });
  await waitUntil('it is done again', () => done.mock.calls.length === 3);
});

it('tries again after a pause, as often as the queue says, and gives it to the queue of what was given up', async () => {
  const error = vi.spyOn(app.log, 'error');
  const broken = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('broken')));
  const last = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const jobs = await open();
  await begin(
    {
      queues: [
        { ...letters, pollSeconds: 0.5, run: broken },
        { ...given, data: z.any(), pollSeconds: 0.5, run: last },
      ],
    },
    jobs,
  );
  await jobs.send(letters, { n: 7 });
  await waitUntil('the first try', async () => (await listJobs(database, 'letters'))[0]?.state === 'retry');
  const [{ pause } = { pause: 0 }] = await listJobs(database, 'letters');
  expect(pause).toBeGreaterThan(90);
  expect(last).not.toHaveBeenCalled();
  expect(error.mock.calls.map(([about]) => about)).toEqual([
    expect.objectContaining({ job: 'letters', data: { n: 7 }, attempt: 1 }),
  ]);
  await endPauses(database, 'letters');
  await waitUntil('it is given up', () => last.mock.calls.length === 1);
  expect(last).toHaveBeenCalledWith(app, { n: 7 }, expect.anything());
  expect(broken).toHaveBeenCalledTimes(2);
});

it('does nothing with data that its queue does not know', async () => {
  const done = run();
  const jobs = await open();
  await begin({ queues: [{ ...letters, run: done }] }, jobs);
  await jobs.send(letters as Queue, { n: 'one' });
  await waitUntil('it is refused', async () => (await listJobs(database, 'letters'))[0]?.state === 'retry');
  expect(done).not.toHaveBeenCalled();
});

it('gives back what is under way when it must stop, as if it had not begun', async () => {
  const jobs = await open();
  const begun = vi.fn<(app: App, data: null, signal: AbortSignal) => Promise<never>>((_app, _data, signal) =>
    untilAborted(signal),
  );
  await jobs.send(letters, { n: 1 }, { key: 'a' });
  for (let round = 1; round <= 3; round += 1) {
    const worker = await begin({ queues: [{ ...letters, data: z.any(), run: begun }] });
    await waitUntil('it has begun', () => begun.mock.calls.length === round);
    await worker.stop();
    const rows = await listJobs(database, 'letters');
    expect(rows.filter(({ state }) => state !== 'completed')).toEqual([
      { state: 'created', retry_count: 0, retry_limit: 1, pause: expect.any(Number) },
    ]);
  }
  const done = run();
  await begin({ queues: [{ ...letters, run: done }] });
  await waitUntil('another worker does it', () => done.mock.calls.length === 1);
  expect(done.mock.calls[0]?.[1]).toEqual({ n: 1 });
});

it('waits for what does not let itself be stopped', async () => {
  const jobs = await open();
  const slow = Promise.withResolvers<void>();
  const begun = vi.fn<() => Promise<void>>(() => slow.promise);
  const worker = await begin({ queues: [{ ...letters, run: begun }] }, jobs);
  await jobs.send(letters, { n: 1 });
  await waitUntil('it has begun', () => begun.mock.calls.length === 1);
  let isStopped = false;
  const stopping = worker.stop().then(() => (isStopped = true));
  await sleep(200);
  expect(isStopped).toBe(false);
  slow.resolve();
  await stopping;
  expect((await listJobs(database, 'letters')).map(({ state }) => state)).toEqual(['completed']);
});

it('gives the job of a worker that is gone to another, and keeps what the first says later from counting', async () => {
  const jobs = await open();
  const slow = Promise.withResolvers<void>();
  const first = vi.fn<() => Promise<void>>(() => slow.promise);
  await begin({ queues: [{ ...letters, run: first }] }, jobs);
  await jobs.send(letters, { n: 1 });
  await waitUntil('the first has it', () => first.mock.calls.length === 1);
  await loseWorker(database, 'letters');
  await endPauses(database, 'letters');
  const held = Promise.withResolvers<void>();
  const second = vi.fn<() => Promise<void>>(() => held.promise);
  await begin({ queues: [{ ...letters, run: second }] });
  await waitUntil('the second has it', () => second.mock.calls.length === 1);
  slow.reject(new Error('too late'));
  await sleep(200);
  expect(await listJobs(database, 'letters')).toMatchObject([{ state: 'active', retry_count: 1 }]);
  held.resolve();
  await waitUntil('it is done', async () => (await listJobs(database, 'letters'))[0]?.state === 'completed');
});

const nightly = {
  name: 'nightly',
  every: '0 3 * * *',
  secondsAfterStart: 0,
  run: () => Promise.resolve(),
};

it('never does a schedule twice at a time', async () => {
  const slow = Promise.withResolvers<void>();
  const begun = vi.fn<() => Promise<void>>(() => slow.promise);
  await begin({ schedules: [{ ...nightly, run: begun }] });
  await waitUntil('it has begun', () => begun.mock.calls.length === 1);
  await begin({ schedules: [{ ...nightly, run: begun }] });
  await sleep(300);
  expect(begun).toHaveBeenCalledTimes(1);
  expect(await listJobs(database, 'nightly')).toHaveLength(1);
  slow.resolve();
});

it('logs a schedule that fails by its name, and tries it in its next period', async () => {
  const error = vi.spyOn(app.log, 'error');
  const broken = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('broken')));
  await begin({ schedules: [{ ...nightly, run: broken }] });
  await waitUntil('it has failed', async () => (await listJobs(database, 'nightly'))[0]?.state === 'failed');
  expect(error.mock.calls[0]?.[0]).toMatchObject({ job: 'nightly', err: expect.any(Error) });
  await begin({ schedules: [{ ...nightly, run: broken }] });
  await waitUntil('it is tried again', () => broken.mock.calls.length === 2);
});

it('ends schedules that are kept no more, and takes over the options of today', async () => {
  await (await begin({ schedules: [nightly] })).stop();
  await begin({ schedules: [{ name: 'hourly', every: '0 * * * *', run: nightly.run }] });
  const { rows: kept } = await app.db.execute(sql`select name from pgboss.schedule`);
  expect(kept).toEqual([{ name: 'hourly' }]);

  await open([{ ...given, options: { retryLimit: 3 } }], false);
  const { rows } = await app.db.execute(sql`select retry_limit from pgboss.queue where name = 'given'`);
  expect(rows).toEqual([{ retry_limit: 3 }]);
});

type QueueRow = { name: string; cron: string | null; said: string | null; written: string };

async function readQueues(): Promise<QueueRow[]> {
  const { rows } = await app.db.execute<QueueRow>(sql`
    select q.name, s.cron, s.options::text as said, concat(q.updated_on, s.updated_on, q.xmin, s.xmin) as written
    from pgboss.queue q left join pgboss.schedule s on s.name = q.name
    where q.name in ('given', 'letters', 'nightly', '__pgboss__send-it') order by 1`);
  return rows;
}

async function startOnce(schedule: Schedule<App>): Promise<QueueRow[]> {
  await (await begin({ schedules: [schedule] })).stop();
  return await readQueues();
}

it('writes nothing of queues and schedules at a start where all is as it was, and else what is new', async () => {
  const first = await startOnce(nightly);
  expect(await startOnce(nightly)).toEqual(first);
  const moved = { ...nightly, every: '0 4 * * *', timeZone: 'Asia/Shanghai', isMadeUp: true };
  const changed = (await startOnce(moved)).find(({ name }) => name === 'nightly');
  expect(changed?.cron).toBe('0 4 * * *');
  expect(JSON.parse(changed?.said ?? '')).toEqual({ tz: 'Asia/Shanghai', missed: 'once' });
  const madeUp = await startOnce({ ...moved, isMadeUp: false });
  expect(JSON.parse(madeUp.find(({ name }) => name === 'nightly')?.said ?? '')).toMatchObject({
    missed: 'skip',
  });
});

it('keeps what is done for an hour, and so does pg-boss with the periods of all schedules', async () => {
  await begin({ schedules: [nightly] });
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select name from pgboss.queue where deletion_seconds = 3600 order by name`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['__pgboss__send-it', 'letters', 'nightly']),
  );
});
