// How long a run has made no progress, where time in which its processes were not given the processor does not count.
import { type ProcessorUse, readProcessorUse } from '#server/children/processor-use.ts';

export type Silence = {
  /** Progress was made: it begins anew. */
  end(): void;
  /** Looks now; to be called every few seconds. */
  seconds(): number;
};

/** One look counts for no more: if we ourselves were paused, words of the processes may still be on their way to us. */
const LONGEST_LOOK_SECONDS = 5;

/**
 * `listPids` names the processes that work for the run now; without any it waits in line, and nothing counts. While one
 * of them runs or would run, what they had of the processor counts, but never more than the clock says; while all sleep,
 * and where nothing can be told, the clock counts.
 */
export function measureSilence(
  listPids: () => readonly number[],
  readUse: (pid: number) => ProcessorUse | null = readProcessorUse,
  now: () => number = () => performance.now() / 1000,
): Silence {
  let silent = 0;
  let lookedAt = now();
  let seen = look();

  function look(): Map<number, ProcessorUse | null> {
    return new Map(listPids().map((pid) => [pid, readUse(pid)]));
  }

  function count(passed: number, before: typeof seen): number {
    const uses = [...seen];
    if (uses.length === 0) return 0;
    if (uses.every(([, use]) => use === null || use.isAsleep)) return passed;
    const had = uses.reduce(
      (sum, [pid, use]) => sum + (use?.seconds ?? 0) - (before.get(pid)?.seconds ?? 0),
      0,
    );
    return Math.min(passed, Math.max(0, had));
  }

  return {
    end() {
      silent = 0;
      lookedAt = now(); // what the processes have had until now is looked at later: it counts for no more than the clock
    },
    seconds() {
      const before = seen;
      const passed = Math.min(now() - lookedAt, LONGEST_LOOK_SECONDS);
      lookedAt = now();
      seen = look();
      silent += count(passed, before);
      return silent;
    },
  };
}
