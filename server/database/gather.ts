// Lets what comes in one turn of the event loop go to the database together, in groups of which only so many are under way.
import { Refusal } from '#server/refusal.ts';

/** As `connectionTimeoutMillis` in describe-connection.ts: by then whoever asked is away. */
const PATIENCE_MS = 10_000;

/** One who asks and waits: for a place in a group, then for its answer. */
export type Asking<Asked, Answer> = {
  asked: Asked;
  since: number;
  resolve: (answer: Answer | Promise<Answer>) => void;
  reject: (reason: unknown) => void;
};

export type GroupLimits = {
  /** Groups under way; what comes meanwhile waits for one of them and goes together. */
  atOnce: number;
  /** Users, or keys, of one group. */
  most: number;
  /** Whoever has waited so long is refused (unavailable); usually ten seconds. */
  patienceMs?: number;
};

type Turns<Asked, Answer> = Omit<GroupLimits, 'most'> & {
  /** Parts those who wait, in their order, into the next group and the rest. */
  part(waiting: readonly Asking<Asked, Answer>[]): {
    group: Asking<Asked, Answer>[];
    left: Asking<Asked, Answer>[];
  };
  /** Whether any of those who wait could go now. */
  mayGo?(waiting: readonly Asking<Asked, Answer>[]): boolean;
  /** Answers all of a group, and ends when another may go in its place. Never rejects. */
  serve(group: Asking<Asked, Answer>[]): Promise<void>;
};

/** Refuses (unavailable) those who came too long ago, and returns the others. */
function dropLate<Asked, Answer>(
  waiting: readonly Asking<Asked, Answer>[],
  patienceMs = PATIENCE_MS,
): Asking<Asked, Answer>[] {
  const end = performance.now() - patienceMs;
  return waiting.filter(({ since, reject }) => {
    const isLate = since < end;
    if (isLate) reject(new Refusal('unavailable'));
    return !isLate;
  });
}

export function gather<Asked, Answer>({
  atOnce,
  patienceMs,
  part,
  mayGo,
  serve,
}: Turns<Asked, Answer>): {
  ask(asked: Asked): Promise<Answer>;
  /** Looks again whether anybody may go. */
  goOn(): void;
} {
  let waiting: Asking<Asked, Answer>[] = [];
  let running = 0;
  let isLeaving = false;

  async function leave(): Promise<void> {
    isLeaving = false;
    const { group, left } = part(dropLate(waiting, patienceMs));
    waiting = left;
    if (group.length === 0) return;
    running += 1;
    goOn();
    await serve(group);
    running -= 1;
    goOn();
  }

  /** At the end of this turn of the event loop, when all that has come in was read. */
  function goOn(): void {
    if (isLeaving || running >= atOnce || waiting.length === 0 || mayGo?.(waiting) === false) return;
    isLeaving = true;
    setImmediate(() => void leave());
  }

  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ asked, since: performance.now(), resolve, reject });
        goOn();
      }),
    goOn,
  };
}
