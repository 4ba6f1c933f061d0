// Keeps a process of ours running beside this one: starts it again when it dies, later each time, and ends it with us.
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { NODE_OPTIONS } from './node-options.ts';
import { type HeartbeatLimits, watchHeartbeat } from './watch-heartbeat.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** One that lived this long was well: the next pause is short again. */
const HEALTHY_MS = 60_000;
const TRIES_TO_BE_READY = 3;
/** A restart was asked for by somebody who waits for it, and the next start cleans up after any end. */
const RESTART_PATIENCE_MS = 1500;

export type SupervisedChild = {
  stop(): Promise<void>;
  /** Ends the child and starts it again at once with the same settings. Call it again only when it has resolved. */
  restart(): Promise<void>;
};

type Options = {
  program: string;
  /** Its first message, sent as soon as it is known: what no other process may read, such as secrets. */
  settings: Promise<object>;
  signal: AbortSignal;
  /** How long it may take to end after it was asked to (milliseconds). */
  patienceMs: number;
  onDeath(cause: string, pauseMs: number): void;
  /** Instead of the usual ones. */
  heartbeat?: HeartbeatLimits;
};

/**
 * Resolves when the child has sent `ready`; rejects when it ended by itself three times before that, or the signal
 * aborts. The child gets `settings` as its first message, inherits an environment that readProcessConfig() has cleared of
 * them, is asked to end by the message `stop`, and must end by itself when its channel closes. One whose heartbeat stops
 * is killed, and started again like one that died.
 */
export async function superviseChild(options: Options): Promise<SupervisedChild> {
  const ready = Promise.withResolvers<void>();
  let child: ChildProcess | null = null;
  let isStopping = false;
  let isRestarting = false;
  let pause = new AbortController();
  let isReady = false;
  let deaths = 0;
  let failedStarts = 0;

  const launch = () => {
    const bornAt = Date.now();
    const current = fork(options.program, [], {
      execArgv: [...NODE_OPTIONS],
    });
    child = current;
    options.settings.then(
      (settings) => current.connected && current.send(settings, () => {}),
      () => {}, // the start has failed, and tells why
    );
    let silence: string | null = null;
    watchHeartbeat(
      current,
      (cause) => {
        silence = cause;
        current.kill('SIGKILL');
      },
      options.heartbeat,
    );
    current.on('message', (message) => {
      if (message !== 'ready') return;
      isReady = true;
      ready.resolve();
    });
    current.on('error', () => {}); // seen as its end
    current.once('close', (code, signal) => {
      if (isStopping || isRestarting) return;
      deaths = Date.now() - bornAt > HEALTHY_MS ? 1 : deaths + 1;
      // One that somebody killed says nothing of the next.
      if (!isReady && signal === null) failedStarts += 1;
      if (failedStarts >= TRIES_TO_BE_READY) {
        ready.reject(new Error(`${options.program} ended ${failedStarts} times before it was ready`));
        return;
      }
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 1));
      options.onDeath(silence ?? signal ?? `code ${code}`, pauseMs);
      void relaunch(pauseMs);
    });
  };
  const relaunch = async (pauseMs: number) => {
    pause = new AbortController();
    await sleep(pauseMs, undefined, { ref: false, signal: pause.signal }).catch(() => {}); // a restart cuts it short
    if (!isStopping) launch();
  };
  const stop = async () => {
    isStopping = true;
    if (child && !hasEnded(child)) await endChild(child, options.patienceMs);
  };
  const restart = async () => {
    deaths = 0;
    if (!child || hasEnded(child)) return pause.abort();
    isRestarting = true;
    await endChild(child, RESTART_PATIENCE_MS);
    isRestarting = false;
    if (!isStopping) launch();
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
  return { stop, restart };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function endChild(child: ChildProcess, patienceMs: number): Promise<void> {
  const ended = new Promise((resolve) => child.once('close', resolve));
  if (child.connected) child.send('stop');
  else child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(killer);
}
