// The thread's side of a killable thread: does one job after the other, in the order in which they come.
import { parentPort } from 'node:worker_threads';

/** To the thread. */
export type ThreadJob = { job: unknown };

/** From the thread; answers come in the order of the jobs. */
export type ThreadAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; detail: string };

export function serveThread<Job>(doJob: (job: Job) => unknown): void {
  parentPort?.on('message', ({ job }: ThreadJob) => {
    try {
      say({ kind: 'done', result: doJob(job as Job) });
    } catch (error) {
      say({ kind: 'failed', detail: error instanceof Error ? error.message : String(error) });
    }
  });
  say({ kind: 'ready' });
}

function say(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer, []);
}
