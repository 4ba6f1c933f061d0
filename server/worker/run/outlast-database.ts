// Does work that only the database can keep from being done, however long that is away: nothing made is lost by it.
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseFault } from '#server/is-unavailable.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;

/**
 * `work` must be such that doing it twice is as doing it once: an answer may be lost after a commit. Throws what `work`
 * throws when that is no fault of the database, or the signal is aborted.
 */
export async function outlastDatabase<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isDatabaseFault(error)) throw error;
      await sleep(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) throw error;
    }
  }
}
