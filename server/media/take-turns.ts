// Lets what one person asks for wait for what that person asked for before, so that nobody takes the machine from all.

import { Refusal } from '#server/refusal.ts';

const RETRY_AFTER_SECONDS = 2;

/** Runs `work` when it is its turn among the works of the same key. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * At most `atOnce` works of a key run at a time; the others wait in their order. Where `mostWaiting` wait already, one
 * more refuses `too_many_requests`.
 */
export function openTurns(atOnce: number, mostWaiting = Number.POSITIVE_INFINITY): Turns {
  const lines = new Map<string, { running: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else if (line.waiting.length >= mostWaiting) {
      throw new Refusal('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    } else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      if (next) next(); // it takes our place
      else line.running -= 1;
      if (line.running === 0) lines.delete(key);
    }
  };
}
