// What a job is declared by: what is sent and how pg-boss keeps it, what a worker does with it, and what comes by the clock.
import type { QueueOptions, QueuePolicy } from 'pg-boss';
import type * as z from 'zod';

type JobData = object | null;

/**
 * Where jobs of one kind wait. `options` are those of pg-boss, with times in seconds: how often a job is tried, after
 * which pauses, and what it is given up to. The `policy` of a queue that was released can never be changed.
 */
export type Queue<Data extends JobData = JobData> = {
  name: string;
  /** What every job carries: ids of rows, not what they hold. */
  data: z.ZodType<Data>;
  options: QueueOptions & {
    policy?: QueuePolicy;
    /** Gets what was given up here, with the same data; it stands before this one in the list of queues. */
    deadLetter?: string;
  };
};

/** A queue, and what a worker does with each of its jobs. */
export type QueueJob<App, Data extends JobData = JobData> = Queue<Data> & {
  /** At most so many are fetched together, and done one after another (1). */
  batchSize?: number;
  /** How often jobs are looked for that came without a notification: after a pause, or behind others (10). */
  pollSeconds?: number;
  /**
   * What it throws makes pg-boss try the job again as the options say. `signal` is aborted when the worker must stop
   * (the job is given back then, as if it had not begun) and when the job belongs to another worker.
   */
  run(app: App, data: Data, signal: AbortSignal): Promise<unknown>;
};

/** What is done by the clock: once in each period, whoever and however many the workers are, and never twice at a time. */
export type Schedule<App> = {
  name: string;
  /** A cron expression of five places. */
  every: string;
  /** Whose clock it is read by (UTC). */
  timeZone?: string;
  /** Done once after periods in which nobody was there; else they are left out. For periods that are long. */
  isMadeUp?: boolean;
  /** Also so long after the start of a worker. */
  secondsAfterStart?: number;
  /** What it throws is logged; the next period tries again. `signal` as that of a queue's job. */
  run(app: App, signal: AbortSignal): Promise<unknown>;
};
