// Keeps a process of ours running beside this one: starts it again when it dies, later each time, and ends it with us.
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** One that lived this long was well: the next pause is short again. */
const HEALTHY_MS = 60_000;
const TRIES_TO_BE_READY = 3;

export type KeptChild = { stop(): Promise<void> };

type Options = {
  program: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** How long it may take to end after it was asked to (milliseconds). */
  patienceMs: number;
  onDeath(cause: string, pauseMs: number): void;
};

/**
 * Resolves when the child has sent `ready`; rejects when it died three times before that, or the signal aborts.
 * The child is asked to end by the message `stop`, and must end by itself when its channel closes.
 */
export async function keepChild(options: Options): Promise<KeptChild> {
  const ready = Promise.withResolvers<void>();
  let child: ChildProcess | null = null;
  let isStopping = false;
  let isReady = false;
  let deaths = 0;

  const launch = () => {
    const bornAt = Date.now();
    const current = fork(options.program, options.args, {
      env: options.env,
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    child = current;
    current.on('message', (message) => {
      if (message !== 'ready') return;
      isReady = true;
      ready.resolve();
    });
    current.on('error', () => {}); // seen as its end
    current.once('close', (code, signal) => {
      if (isStopping) return;
      deaths = Date.now() - bornAt > HEALTHY_MS ? 1 : deaths + 1;
      if (!isReady && deaths >= TRIES_TO_BE_READY) {
        ready.reject(new Error(`${options.program} ended ${deaths} times before it was ready`));
        return;
      }
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 1));
      options.onDeath(signal ?? `code ${code}`, pauseMs);
      void relaunch(pauseMs);
    });
  };
  const relaunch = async (pauseMs: number) => {
    await sleep(pauseMs, undefined, { ref: false });
    if (!isStopping) launch();
  };
  const stop = async () => {
    isStopping = true;
    if (!child || hasEnded(child)) return;
    const current = child;
    const ended = new Promise((resolve) => current.once('close', resolve));
    if (current.connected) current.send('stop');
    else current.kill('SIGTERM');
    const killer = setTimeout(() => current.kill('SIGKILL'), options.patienceMs);
    await ended;
    clearTimeout(killer);
  };

  options.signal.addEventListener('abort', () => ready.reject(options.signal.reason), { once: true });
  options.signal.throwIfAborted();
  launch();
  try {
    await ready.promise;
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
