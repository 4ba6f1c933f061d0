// The child's side of a child pool: does one job after the other, and ends when its parent is gone.
import { readdirSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { lowerPriority } from './lower-priority.ts';

/** Parent to child. */
export type JobMessage = { id: number; job: unknown };

/** Child to parent. */
export type AnswerMessage =
  | { kind: 'ready' }
  | { kind: 'progress'; id: number; share: number }
  | { kind: 'done'; id: number; result: unknown; rssBytes: number }
  | { kind: 'failed'; id: number; code: string; detail: string; rssBytes: number };

/** A job's own name for why it cannot be done; the pool hands it on as ChildFailure.code. */
export class JobFailure extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.name = 'JobFailure';
    this.code = code;
  }
}

/** Serves jobs for as long as the parent lives. `reportShare` takes how much of the job is done, 0..1. */
export function serveJobs<Job>(
  doJob: (job: Job, reportShare: (share: number) => void) => Promise<unknown>,
): void {
  yieldToOthers();
  // Ctrl-C reaches the whole process group; whether work is cut short is for the parent to decide.
  process.on('SIGINT', () => {});
  process.on('disconnect', () => endGroup());
  // A job in the middle of its loop would not hear that: a thread of its own watches too.
  new Worker(new URL('watch-parent.mjs', import.meta.url), {
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
  }).unref();
  process.on('message', (message: JobMessage) => {
    void answer(message);
  });
  say({ kind: 'ready' });

  async function answer({ id, job }: JobMessage): Promise<void> {
    try {
      const result = await doJob(job as Job, (share) => say({ kind: 'progress', id, share }));
      say({ kind: 'done', id, result, rssBytes: process.memoryUsage.rss() });
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      const code = error instanceof JobFailure ? error.code : '';
      say({ kind: 'failed', id, code, detail, rssBytes: process.memoryUsage.rss() });
    }
  }
}

/**
 * The pool sees only what stands between it and us, where we are shut in; and Node has threads already, each with a
 * priority of its own. Memory is taken from us first.
 */
function yieldToOthers(): void {
  for (const thread of listThreads()) lowerPriority(thread);
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Not every system has it.
  }
}

/** Numbers that the system knows them by; elsewhere a process has one priority. */
function listThreads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}

/** Ends this process and what it started; the pool made it the leader of a group. */
function endGroup(): void {
  try {
    process.kill(-process.pid, 'SIGKILL');
  } catch {
    process.exit(0); // no groups on this system
  }
}

function say(message: AnswerMessage): void {
  if (process.connected) process.send?.(message);
}
