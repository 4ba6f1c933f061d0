// How a process starts in steps, is stopped at any moment, and takes everything down again in reverse order.
import process from 'node:process';
import { StartError } from './start-error.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** One Ctrl-C arrives up to three times: from the terminal, from npm and from the bootstrap. */
const SAME_CTRL_C_MS = 1500;
/** Longer than the API, the worker and the database together may take. */
const STOP_LIMIT_MS = 75_000;

export type Life = {
  /** Aborted as soon as somebody asks to stop: a start under way gives up at its next step. */
  signal: AbortSignal;
  /** Adds what must be taken down; the last added goes first. */
  onStop(step: () => Promise<unknown> | unknown): void;
  /** Begins the end; the process exits when everything is down. */
  stop(reason: string, exitCode: number): void;
};

type Voice = { say(sentence: string): void; complain(error: unknown): void };

/**
 * Runs `start` and keeps the process until a signal, the loss of its parent, or `stop`. Only after `start` has ended,
 * well or not, are the steps taken down: so nothing can come up behind a stop, and nothing is left behind.
 */
export function runLife(start: (life: Life) => Promise<void>, voice: Voice): void {
  const abort = new AbortController();
  const steps: (() => Promise<unknown> | unknown)[] = [];
  let starting: Promise<void> = Promise.resolve();
  let stopAskedAt = 0;

  const stop = (reason: string, exitCode: number) => {
    if (stopAskedAt > 0) return;
    stopAskedAt = Date.now();
    process.exitCode = exitCode;
    if (reason) voice.say(reason);
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    abort.abort(new Error('stopping'));
    void takeDown();
  };

  const takeDown = async () => {
    await starting;
    for (const step of steps.toReversed()) {
      try {
        await step();
      } catch (error) {
        voice.complain(error);
      }
    }
    process.exit();
  };

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const isImpatient = signal === 'SIGINT' && stopAskedAt > 0 && Date.now() - stopAskedAt > SAME_CTRL_C_MS;
      if (isImpatient) process.exit(130);
      stop('Stopping', 0);
    });
  }
  process.on('disconnect', () => stop('Stopping: the process that started this one has ended', 1));
  process.on('uncaughtException', (error) => {
    voice.complain(error);
    stop('Stopping after an error that nobody expected', 1);
  });
  // A terminal that was closed makes every further line an error; the hang-up signal does the rest.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

  starting = start({ signal: abort.signal, onStop: (step) => steps.push(step), stop }).catch((error) => {
    if (abort.signal.aborted && !(error instanceof StartError)) return;
    voice.complain(error);
    // `starting` must have settled before the steps are taken down.
    queueMicrotask(() => stop('', 1));
  });
}
