// Does together what comes of several users in the same moment: under load a transaction serves many calls.
import { dropLate } from './drop-late.ts';

type Limits = {
  /** Groups under way; what comes meanwhile waits for one of them and goes together. */
  atOnce: number;
  /** Users of one group. */
  most: number;
  /** Whoever has waited so long is refused (unavailable). */
  patienceMs?: number;
};

/** Called once the group is done, and then for each alone. */
export type Outcome<Answer> = () => Promise<Answer>;

type Asking<Asked, Answer> = {
  asked: Asked;
  since: number;
  resolve: (answer: Answer | Promise<Answer>) => void;
  reject: (reason: unknown) => void;
};

/**
 * `run` gets each user once, and no user again before they have their answer: whoever holds a lock of theirs is never
 * waited for by this process itself. It returns the outcomes in the same order; what it throws is everybody's.
 */
export function gatherByUser<Asked extends { userId: number }, Answer>(
  run: (group: Asked[]) => Promise<Outcome<Answer>[]>,
  { atOnce, most, patienceMs }: Limits,
): (asked: Asked) => Promise<Answer> {
  let waiting: Asking<Asked, Answer>[] = [];
  const busy = new Set<number>();
  let running = 0;
  let isLeaving = false;

  function takeGroup(): Asking<Asked, Answer>[] {
    const group: Asking<Asked, Answer>[] = [];
    const left: Asking<Asked, Answer>[] = [];
    for (const asking of dropLate(waiting, patienceMs)) {
      const isTaken = group.length < most && !busy.has(asking.asked.userId);
      if (isTaken) busy.add(asking.asked.userId);
      (isTaken ? group : left).push(asking);
    }
    waiting = left;
    return group;
  }

  async function settle({ asked, resolve, reject }: Asking<Asked, Answer>, outcome: Outcome<Answer>) {
    try {
      resolve(await outcome());
    } catch (error) {
      reject(error);
    }
    busy.delete(asked.userId);
    goOn();
  }

  async function leave(): Promise<void> {
    isLeaving = false;
    const group = takeGroup();
    if (group.length === 0) return;
    running += 1;
    goOn();
    const outcomes = await tryAll(group.map(({ asked }) => asked));
    running -= 1;
    for (const [index, asking] of group.entries()) void settle(asking, outcomes(index));
    goOn();
  }

  async function tryAll(group: Asked[]): Promise<(index: number) => Outcome<Answer>> {
    try {
      const outcomes = await run(group);
      return (index) =>
        outcomes[index] ?? (() => Promise.reject(new Error('a group forgot one of its users')));
    } catch (error) {
      return () => () => Promise.reject(error);
    }
  }

  /** At the end of this turn of the event loop, when all that has come in was read. */
  function goOn(): void {
    if (isLeaving || running >= atOnce || !waiting.some(({ asked }) => !busy.has(asked.userId))) return;
    isLeaving = true;
    setImmediate(() => void leave());
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, since: performance.now(), resolve, reject });
      goOn();
    });
}
