// Asks again and again until the answer is final (spec §9: every 3 s, at most 100 times).
import { POLL_INTERVAL_MS, POLL_MAX_ATTEMPTS } from '#contract/limits.ts';
import { CallError } from './call-error.ts';

export type PollOptions = {
  intervalMs?: number;
  maxAttempts?: number;
  signal?: AbortSignal;
};

export class PollingTimeout extends Error {
  constructor() {
    super('polling timeout');
    this.name = 'PollingTimeout';
  }
}

/**
 * Resolves with the first answer that is final. A check that finds no network counts as an attempt and stays
 * silent; any other failure ends the polling. Rejects with 'polling timeout' after the last attempt.
 */
export async function poll<Answer>(
  check: (attempt: number) => Promise<Answer>,
  isFinal: (answer: Answer) => boolean,
  { intervalMs = POLL_INTERVAL_MS, maxAttempts = POLL_MAX_ATTEMPTS, signal }: PollOptions = {},
): Promise<Answer> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    signal?.throwIfAborted();
    try {
      const answer = await check(attempt);
      if (isFinal(answer)) return answer;
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
    if (attempt < maxAttempts) await wait(intervalMs, signal);
  }
  throw new PollingTimeout();
}

function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout');
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
