// Lets an engine rest that does not work, longer and longer, so that tasks do not all run into it.
import { drawRest } from '#server/engines/draw-rest.ts';
import type { EngineErrorKind } from '#server/engines/engine.ts';

/** So many faults in a row, and it rests. One is enough where only the operator can mend it. */
const MOST_FAULTS: Readonly<Partial<Record<EngineErrorKind, number>>> = { unavailable: 3, misconfigured: 1 };
const LIMITS = { firstMs: 15_000, longestMs: 10 * 60_000 };

export type Breaker = {
  /** Null: it worked, or what went wrong was the task's. */
  note(id: string, kind: EngineErrorKind | null): void;
  /** After its rest one task may try, and the next fault lets it rest again, for longer. */
  isResting(id: string): boolean;
};

type Faults = { faults: number; rests: number; until: number };

/** `now`: milliseconds that never go back. `random`: from 0 to 1. */
export function openBreaker(
  now: () => number = () => performance.now(),
  random: () => number = Math.random,
): Breaker {
  const records = new Map<string, Faults>();
  return {
    note(id, kind) {
      const most = kind === null ? undefined : MOST_FAULTS[kind];
      if (most === undefined) {
        if (kind === null) records.delete(id);
        return;
      }
      const { faults, rests } = records.get(id) ?? { faults: 0, rests: 0 };
      const isTired = rests > 0 || faults + 1 >= most;
      records.set(id, {
        faults: faults + 1,
        rests: isTired ? rests + 1 : rests,
        until: isTired ? now() + drawRest({ rests, ...LIMITS }, random) : 0,
      });
    },
    isResting: (id) => (records.get(id)?.until ?? 0) > now(),
  };
}
