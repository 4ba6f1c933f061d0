// Whoever waits for a turn at the database waits no longer than a call waits for a connection: by then it is away.
import { Refusal } from '#server/refusal.ts';

/** As `connectionTimeoutMillis` in describe-connection.ts. */
const PATIENCE_MS = 10_000;

type Waiting = {
  /** By `performance.now()`. */
  since: number;
  reject: (reason: unknown) => void;
};

/** Refuses (unavailable) those who came too long ago, and returns the others. */
export function dropLate<One extends Waiting>(waiting: readonly One[], patienceMs = PATIENCE_MS): One[] {
  const end = performance.now() - patienceMs;
  return waiting.filter(({ since, reject }) => {
    const isLate = since < end;
    if (isLate) reject(new Refusal('unavailable'));
    return !isLate;
  });
}
