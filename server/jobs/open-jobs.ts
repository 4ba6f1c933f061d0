// The jobs of this process: sent, taken and given back by pg-boss, which keeps them in our own database.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { fromDrizzle, type JobResult, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
import * as z from 'zod';
import { connectionOf, type Db } from '#server/database/connect.ts';
import { describeConnection } from '#server/database/describe-connection.ts';
import type { Tx } from '#server/database/tx.ts';
import type { Queue, QueueJob, Schedule } from './job.ts';

const POLL_SECONDS = 10;
/** A worker that was not heard of for a minute has lost its jobs; it speaks four times as often. */
const HEARTBEAT_SECONDS = 60;
const HEARTBEAT_EVERY_SECONDS = 15;
const LOST_EVERY_SECONDS = 15;
/** A step that hangs though its worker lives is given up after this. */
const LONGEST_SECONDS = 6 * 60 * 60;
const KEEP_DONE_SECONDS = 60 * 60;
/** Where pg-boss itself puts every period of every schedule, for a week if nobody says otherwise. */
const PERIODS = '__pgboss__send-it';

type Work<App> = { queues: readonly QueueJob<App>[]; schedules: readonly Schedule<App>[] };

export type Jobs = {
  /**
   * With `tx` in that transaction: both are there, or neither. Where the queue's policy is `exclusive`, nothing is sent
   * while a job of the same `key` waits or runs. `afterSeconds`: not taken before; it is looked for, not notified of.
   */
  send<Data extends object | null>(
    queue: Queue<Data>,
    data: NoInfer<Data>,
    options?: { tx?: Tx; key?: string; afterSeconds?: number },
  ): Promise<void>;
  /** Several of a queue in that transaction, with the data of each. */
  sendAll<Data extends object | null>(queue: Queue<Data>, all: NoInfer<Data>[], tx: Tx): Promise<void>;
  /**
   * Takes jobs and keeps schedules until `stop`, which takes no more, aborts what is under way and resolves when that
   * has ended or was given back.
   */
  start<App extends { db: Db; log: Logger }>(
    app: App,
    work: Work<NoInfer<App>>,
  ): Promise<{ stop(): Promise<void> }>;
  close(): Promise<void>;
};

type Options = {
  /** All that something is sent to. */
  queues: readonly Queue[];
  /** Of workers: it hears of new jobs at once, sends what schedules say, and takes jobs from workers that are gone. */
  isWorker: boolean;
  /** Hears of lost connections; they are repaired without help. */
  onError: (error: unknown) => void;
};

/**
 * Opens the queues of a migrated database. `migrate` stays on, as it is by itself, though whoever started us has done it:
 * without it pg-boss opens no tables that a newer release has brought further meanwhile, and nobody would ever build the
 * indexes that its migrations leave for later, one a minute.
 */
export async function openJobs(url: string, { queues, isWorker, onError }: Options): Promise<Jobs> {
  const boss = new PgBoss({
    ...describeConnection(url, 'queue'),
    max: 3,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: LOST_EVERY_SECONDS,
    monitorIntervalSeconds: LOST_EVERY_SECONDS,
  });
  boss.on('error', onError);
  await boss.start();
  const known = await readQueues(boss);
  for (const queue of queues) await openQueue(boss, queue, known);
  if (isWorker) await changeQueue(boss, PERIODS, { deleteAfterSeconds: KEEP_DONE_SECONDS }, known);
  return {
    send: async ({ name }, data, { tx, key, afterSeconds } = {}) => {
      await boss.send(name, data, {
        ...(key !== undefined && { singletonKey: key }),
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
        ...(tx && { db: { executeSql: (text, values) => sendNamed(tx, text, values) } }),
      });
    },
    sendAll: async ({ name }, all, tx) => {
      const jobs = all.map((data) => (data === null ? {} : { data }));
      await boss.insert(name, jobs, { db: { executeSql: (text, values) => sendNamed(tx, text, values) } });
    },
    start: async (app, work) => await takeJobs(boss, app, work),
    close: () => boss.stop({ graceful: false, close: true }),
  };
}

/** Of each queue there are two texts, for one job and for several. Planned once by each connection: one is sent with every task. */
const names = new Map<string, string>();

async function sendNamed(tx: Tx, text: string, values: unknown[] = []) {
  const name = names.get(text) ?? `send_job_${names.size}`;
  names.set(text, name);
  return await connectionOf(tx).query({ name, text, values });
}

const within = (tx: Tx | undefined) => (tx ? { db: fromDrizzle(tx, sql) } : {});

type KnownQueues = ReadonlyMap<string, QueueResult>;

async function readQueues(boss: PgBoss): Promise<KnownQueues> {
  return new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
}

/** Made where it is new; one of an earlier release takes over what its options are today. */
async function openQueue(
  boss: PgBoss,
  { name, options }: Pick<Queue, 'name' | 'options'>,
  known: KnownQueues,
): Promise<void> {
  const kept = {
    notify: true,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: LONGEST_SECONDS,
    ...options,
  };
  if (!known.has(name)) await boss.createQueue(name, kept);
  const { policy: _cannotChange, ...changeable } = kept;
  await changeQueue(boss, name, changeable, known);
}

/** Mostly nothing is new at a start: then nothing is written, and pg-boss goes on with the queues that it has just read. */
async function changeQueue(
  boss: PgBoss,
  name: string,
  options: Omit<Queue['options'], 'policy'>,
  known: KnownQueues,
): Promise<void> {
  const found = known.get(name);
  const isSo = found && Object.entries(options).every(([key, value]) => Reflect.get(found, key) === value);
  if (!isSo) await boss.updateQueue(name, options);
}

async function takeJobs<App extends { db: Db; log: Logger }>(
  boss: PgBoss,
  app: App,
  { queues, schedules }: Work<App>,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  const scheduled = schedules.map(asQueueJob);
  const jobs = [...queues, ...scheduled];
  const known = await readQueues(boss);
  for (const job of scheduled) await openQueue(boss, job, known);
  await keepSchedules(boss, schedules);
  for (const job of jobs) await takeJob(boss, app, job, stopping.signal);
  return {
    stop: async () => {
      stopping.abort(new Error('the worker stops'));
      await Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })));
    },
  };
}

/** `exclusive`: while one waits or runs, another one is not taken in. A failure is not tried again before its next period. */
function asQueueJob<App>({ name, run }: Schedule<App>): QueueJob<App> {
  const options = { policy: 'exclusive', retryLimit: 0 };
  return { name, data: z.null(), options, run: (app, _data, signal) => run(app, signal) };
}

/** Those that an earlier release kept, and this one does not, end. */
async function keepSchedules<App>(boss: PgBoss, schedules: readonly Schedule<App>[]): Promise<void> {
  const names = new Set(schedules.map(({ name }) => name));
  const known = await boss.getSchedules();
  for (const { name } of known) if (!names.has(name)) await boss.unschedule(name);
  for (const { name, every, timeZone = 'UTC', isMadeUp = false, secondsAfterStart } of schedules) {
    const options = { tz: timeZone, missed: isMadeUp ? 'once' : 'skip' } as const;
    const found = known.find((schedule) => schedule.name === name);
    const isSo = found?.cron === every && isDeepStrictEqual(found.options, options);
    if (!isSo) await boss.schedule(name, every, null, options);
    if (secondsAfterStart !== undefined) await boss.send(name, null, { startAfter: secondsAfterStart });
  }
}

async function takeJob<App extends { db: Db; log: Logger }>(
  boss: PgBoss,
  app: App,
  job: QueueJob<App>,
  stopping: AbortSignal,
): Promise<void> {
  const { name, data, batchSize = 1, pollSeconds = POLL_SECONDS } = job;
  const doOne = async (taken: JobWithMetadata<unknown>): Promise<JobResult> => {
    const signal = AbortSignal.any([stopping, taken.signal]);
    try {
      signal.throwIfAborted();
      await job.run(app, data.parse(taken.data), signal);
    } catch (error) {
      if (!stopping.aborted) {
        app.log.error(
          { err: error, job: name, data: taken.data, attempt: taken.retryCount + 1 },
          'A job failed',
        );
        return { id: taken.id, status: 'failed', output: error };
      }
      await giveBack(boss, app.db, taken);
    }
    return { id: taken.id, status: 'completed' };
  };
  const options = {
    batchSize,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
    heartbeatRefreshSeconds: HEARTBEAT_EVERY_SECONDS,
  } as const;
  await boss.work<unknown, unknown, typeof options>(name, options, async (taken) => {
    const results: JobResult[] = [];
    for (const one of taken) results.push(await doOne(one));
    return results;
  });
}

/** A new job in its place, for pg-boss would count a failure; nothing, when the job belongs to another worker by now. */
async function giveBack(boss: PgBoss, db: Db, taken: JobWithMetadata<unknown>): Promise<void> {
  const { id, name, data, retryCount, retryLimit, singletonKey } = taken;
  await db.transaction(async (tx) => {
    const done = (await boss.complete(name, { id, retryCount }, null, within(tx))) as { affected?: number };
    if (done.affected === 0) return;
    const key = singletonKey === null ? {} : { singletonKey };
    await boss.send(name, data as object | null, {
      ...key,
      retryLimit: retryLimit - retryCount,
      ...within(tx),
    });
  });
}
