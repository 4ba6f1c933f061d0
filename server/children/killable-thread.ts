// Runs short jobs in a thread of this process, so that one that never ends stops neither the event loop nor the next job.
import { Worker } from 'node:worker_threads';
import { ChildFailure } from './child-failure.ts';
import type { ThreadAnswer, ThreadJob } from './serve-thread.ts';

export type KillableThreadOptions = {
  /** The module that calls serveThread. */
  file: URL;
  /** A thread that works longer than this on one job is ended, and a fresh one goes on with the next. */
  limitMs: number;
  /** So many jobs wait at most, the one that is done included; more are refused at once. */
  mostWaiting: number;
};

export type KillableThread = {
  /** Rejects with ChildFailure; a failed job is never tried again by itself. */
  run(job: unknown): Promise<unknown>;
  /** Ends the thread; jobs that wait fail as canceled. */
  close(): Promise<void>;
};

/** Loading its modules is no job: on a busy machine it takes seconds. */
const START_LIMIT_MS = 20_000;
const HEAP_MEGABYTES = 128;

type Waiting = {
  job: unknown;
  resolve: (result: unknown) => void;
  reject: (failure: ChildFailure) => void;
};

/** The thread is started with the first job and then kept; it never keeps a process alive that has nothing else to do. */
export function openKillableThread({ file, limitMs, mostWaiting }: KillableThreadOptions): KillableThread {
  /** In order: the first is being done, all of them are sent already. */
  const jobs: Waiting[] = [];
  let thread: Worker | null = null;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function run(job: unknown): Promise<unknown> {
    if (isClosed) return Promise.reject(new ChildFailure('canceled', 'the thread was closed'));
    if (jobs.length >= mostWaiting) {
      return Promise.reject(new ChildFailure('failed', `${mostWaiting} jobs wait for the thread already`));
    }
    return new Promise((resolve, reject) => {
      jobs.push({ job, resolve, reject });
      if (!thread) start();
      else send(thread, job);
      if (jobs.length === 1) watchFirst();
    });
  }

  function start(): void {
    // Nothing of our environment and of our arguments: it holds secrets, and word lists need none of it.
    const started = new Worker(file, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    });
    thread = started;
    isReady = false;
    started.on('message', (answer: ThreadAnswer) => thread === started && hear(answer));
    started.on('error', (error) => thread === started && replace(new ChildFailure('crashed', error.message)));
    started.on('exit', (code) => {
      if (thread === started) replace(new ChildFailure('crashed', `the thread ended with code ${code}`));
    });
    for (const { job } of jobs) send(started, job);
  }

  /** The clock of a job begins when the thread comes to it, not while it waits. */
  function watchFirst(): void {
    clearTimeout(timer);
    timer = undefined;
    if (jobs.length === 0) {
      thread?.unref();
      return;
    }
    thread?.ref();
    const patienceMs = isReady ? limitMs : START_LIMIT_MS;
    const watching = setTimeout(() => {
      // What the thread said while we were busy ourselves is heard before it is judged.
      setImmediate(() => {
        if (timer === watching) replace(new ChildFailure('timeout', `took longer than ${patienceMs} ms`));
      });
    }, patienceMs);
    timer = watching;
  }

  function hear(answer: ThreadAnswer): void {
    if (answer.kind === 'ready') isReady = true;
    else {
      const first = jobs.shift();
      if (answer.kind === 'done') first?.resolve(answer.result);
      else first?.reject(new ChildFailure('failed', answer.detail));
    }
    watchFirst();
  }

  /** Ends the thread and fails the job that it was at; one that did not even start would do no better with the others. */
  function replace(failure: ChildFailure): void {
    const broken = thread;
    thread = null;
    void broken?.terminate();
    const failed = jobs.splice(0, isReady ? 1 : jobs.length);
    for (const { reject } of failed) reject(failure);
    if (jobs.length > 0) start();
    watchFirst();
  }

  return {
    run,
    close: async () => {
      isClosed = true;
      const ending = thread;
      thread = null;
      for (const { reject } of jobs.splice(0)) reject(new ChildFailure('canceled', 'the thread was closed'));
      watchFirst();
      await ending?.terminate();
    },
  };
}

function send(thread: Worker, job: unknown): void {
  const message: ThreadJob = { job };
  thread.postMessage(message, []);
}
