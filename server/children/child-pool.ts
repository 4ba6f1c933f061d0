// Runs heavy jobs in child processes that can be killed, are replaced when they have grown, and never outlive us.
import { fork, type ChildProcess } from 'node:child_process';
import os from 'node:os';
import process from 'node:process';
import { bundledProgram } from '#server/process/find-bundle.mjs';
import { ChildFailure } from './child-failure.ts';
import { CHILD_ENV, CHILD_OPTIONS } from './child-memory.ts';
import { enclose, type Enclosed } from './enclose.ts';
import { lendFiles, openPlace } from './lend-files.ts';
import { lowerPriority } from './lower-priority.ts';
import type { Sandbox, SandboxPlace } from './sandbox.ts';
import type { AnswerMessage, JobMessage } from './serve-jobs.ts';

export type ChildPoolOptions = {
  /** Absolute path of the module that calls serveJobs. */
  file: string;
  /** What the children are shut in, and the folder that they work in. Null only for children that open nothing. */
  enclosure: Enclosure | null;
  /** Children at the same time; one job runs in one child. */
  size: number;
  /** A child that took longer for one job is killed. */
  timeoutSeconds?: number;
  /** A child is replaced after so many jobs, or as soon as it holds more memory than this. */
  jobsPerChild?: number;
  maxRssBytes?: number;
  /** A child without work is ended after this time, so that an idle product is small. */
  idleSeconds?: number;
};

export type Enclosure = { sandbox: Sandbox; place: SandboxPlace };

export type JobOptions = {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
  /** The process that does the job, when it is given to one. */
  onStart?: (pid: number) => void;
  /** Instead of the pool's own. */
  timeoutSeconds?: number;
};

export type ChildPool = {
  /**
   * Rejects with ChildFailure, of a job that is ended when its process is gone; a failed job is never tried again by
   * itself.
   */
  run(job: unknown, options?: JobOptions): Promise<unknown>;
  /** Process ids of the living children. */
  listPids(): number[];
  /** Kills the children; jobs that run or wait fail as canceled. */
  close(): Promise<void>;
};

type Waiting = {
  job: unknown;
  onProgress: (share: number) => void;
  onStart: (pid: number) => void;
  timeoutMs: number;
  resolve: (result: unknown) => void;
  reject: (failure: ChildFailure) => void;
};

type Child = {
  process: ChildProcess;
  current: (Waiting & { id: number; timer: NodeJS.Timeout }) | null;
  jobsDone: number;
  /** The end of what it wrote to stderr: why it crashed. */
  lastWords: string;
  idleTimer: NodeJS.Timeout | null;
  ended: Promise<void>;
};

/**
 * After an edit of a photo a process holds 480 MB, with networks and compiled code that the next edit needs: replaced
 * below that, every edit would begin with a start, which costs more than the edit itself.
 */
const MOST_RSS_BYTES = 640 * 1024 * 1024;
const LAST_WORDS_CHARACTERS = 2000;
const HAS_GROUPS = process.platform !== 'win32';

export function createChildPool(options: ChildPoolOptions): ChildPool {
  const timeoutMs = (options.timeoutSeconds ?? 120) * 1000;
  const jobsPerChild = options.jobsPerChild ?? 25;
  const maxRssBytes = options.maxRssBytes ?? MOST_RSS_BYTES;
  const idleMs = (options.idleSeconds ?? 300) * 1000;
  const waiting: Waiting[] = [];
  const children = new Set<Child>();
  /** Killed children that are not gone yet: close() waits for them too. */
  const ending = new Set<Child>();
  let nextId = 1;
  let isClosed = false;

  function run(
    job: unknown,
    { signal, onProgress, onStart, timeoutSeconds }: JobOptions = {},
  ): Promise<unknown> {
    if (isClosed || signal?.aborted)
      return Promise.reject(new ChildFailure('canceled', 'canceled before it began'));
    return new Promise((resolve, reject) => {
      const settle = (): void => signal?.removeEventListener('abort', abort);
      const entry: Waiting = {
        job,
        onProgress: onProgress ?? (() => {}),
        onStart: onStart ?? (() => {}),
        timeoutMs: timeoutSeconds === undefined ? timeoutMs : timeoutSeconds * 1000,
        resolve: (result) => {
          settle();
          resolve(result);
        },
        reject: (failure) => {
          settle();
          reject(failure);
        },
      };
      const abort = (): void => cancel(entry);
      signal?.addEventListener('abort', abort, { once: true });
      waiting.push(entry);
      assignJobs();
    });
  }

  function assignJobs(): void {
    if (isClosed) return;
    while (waiting.length > 0) {
      const child = [...children].find(({ current }) => current === null) ?? startChild();
      if (!child) return;
      const next = waiting.shift();
      if (next) giveJob(child, next);
    }
  }

  function startChild(): Child | null {
    if (children.size >= options.size) return null;
    const { command, env } = encloseNode(options);
    const [execPath, ...execArgv] = command;
    const started = fork(bundledProgram(options.file), [], {
      execPath,
      execArgv,
      // Nothing of our environment: it holds secrets, and a child needs none of it.
      env: { ...env, ...CHILD_ENV },
      // A group of its own: what it started (ffmpeg) ends with it.
      detached: HAS_GROUPS,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const child: Child = {
      process: started,
      current: null,
      jobsDone: 0,
      lastWords: '',
      idleTimer: null,
      ended: new Promise((resolve) => {
        // Behind a sandbox's own process, whose exit is told first, the child holds its stderr until it is gone.
        started.once('close', () => resolve());
        started.once('error', () => resolve());
      }),
    };
    children.add(child);
    started.stderr?.setEncoding('utf8').on('data', (text: string) => {
      child.lastWords = (child.lastWords + text).slice(-LAST_WORDS_CHARACTERS);
    });
    started.on('message', (message: AnswerMessage) => hear(child, message));
    started.once('error', (error) => {
      child.lastWords += error.message;
      drop(child, 'crashed', 'could not be started');
    });
    started.once('exit', (code, signalName) =>
      drop(child, 'crashed', `ended with ${nameEnd(code, signalName)}`),
    );
    return child;
  }

  function giveJob(child: Child, next: Waiting): void {
    if (child.idleTimer) clearTimeout(child.idleTimer);
    child.idleTimer = null;
    const id = nextId++;
    const timer = setTimeout(() => {
      kill(child, new ChildFailure('timeout', `took longer than ${next.timeoutMs / 1000} seconds`));
    }, next.timeoutMs);
    child.current = { ...next, id, timer };
    const message: JobMessage = { id, job: next.job };
    if (options.enclosure) lendFiles(options.enclosure.sandbox, options.enclosure.place, next.job);
    // An error here means that the child is gone; its exit settles the job.
    child.process.send(message, () => {});
    if (child.process.pid !== undefined) next.onStart(child.process.pid);
  }

  function hear(child: Child, message: AnswerMessage): void {
    const { current } = child;
    if (message.kind === 'ready') {
      // It starts like any other program: where all cores are taken, one that stands back needs half a minute for that.
      lowerPriority(child.process.pid, { ownsSession: HAS_GROUPS });
      return;
    }
    if (current?.id !== message.id) return;
    if (message.kind === 'progress') {
      current.onProgress(message.share);
      return;
    }
    clearTimeout(current.timer);
    child.current = null;
    child.jobsDone++;
    if (child.jobsDone >= jobsPerChild || message.rssBytes > maxRssBytes) {
      kill(child, null);
    } else {
      child.idleTimer = setTimeout(() => kill(child, null), idleMs);
      // An idle child must not keep a finished program alive.
      child.idleTimer.unref();
    }
    if (message.kind === 'done') current.resolve(message.result);
    else current.reject(new ChildFailure('failed', message.detail, message.code));
    assignJobs();
  }

  function cancel(entry: Waiting): void {
    const failure = new ChildFailure('canceled', 'canceled');
    const place = waiting.indexOf(entry);
    if (place >= 0) {
      waiting.splice(place, 1);
      entry.reject(failure);
      return;
    }
    for (const child of children) {
      if (child.current?.reject === entry.reject) kill(child, failure);
    }
  }

  /** Ends a child at once: a drawing in the middle of its loop hears no softer word. */
  function kill(child: Child, failure: ChildFailure | null): void {
    const { current } = child;
    forget(child);
    ending.add(child);
    void child.ended.then(() => ending.delete(child));
    killGroup(child.process);
    // Its owner removes what it worked in.
    if (current && failure) void child.ended.then(() => current.reject(failure));
    assignJobs();
  }

  function drop(child: Child, reason: 'crashed', how: string): void {
    if (!children.has(child)) return;
    const { current } = child;
    forget(child);
    killGroup(child.process); // it is gone; what it had started may not be
    const words = child.lastWords.trim().split('\n').slice(-4).join(' ');
    current?.reject(new ChildFailure(reason, `the drawing process ${how}${words ? `: ${words}` : ''}`));
    assignJobs();
  }

  function forget(child: Child): void {
    children.delete(child);
    if (child.current) clearTimeout(child.current.timer);
    if (child.idleTimer) clearTimeout(child.idleTimer);
    child.current = null;
  }

  return {
    run,
    listPids: () => [...children].flatMap(({ process: { pid } }) => (pid === undefined ? [] : [pid])),
    async close() {
      isClosed = true;
      for (const entry of waiting.splice(0))
        entry.reject(new ChildFailure('canceled', 'the pool was closed'));
      for (const child of children) kill(child, new ChildFailure('canceled', 'the pool was closed'));
      await Promise.all([...ending].map(({ ended }) => ended));
    },
  };
}

function encloseNode({ enclosure, file }: ChildPoolOptions): Enclosed {
  const node = [process.execPath, ...CHILD_OPTIONS];
  if (!enclosure) return { command: node, env: {} };
  openPlace(enclosure.sandbox, enclosure.place);
  return enclose(enclosure.sandbox, enclosure.place, node, file);
}

/** A shell or bubblewrap in between tells a signal as a number above 128. */
function nameEnd(code: number | null, signalName: NodeJS.Signals | null): string {
  const [name = `code ${code}`] =
    Object.entries(os.constants.signals).find(([, number]) => code === 128 + number) ?? [];
  return signalName ?? name;
}

function killGroup(child: ChildProcess): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already, or was never made.
  }
  child.kill('SIGKILL');
}
