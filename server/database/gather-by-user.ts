// Does together what comes of several users in the same moment: under load a transaction serves many calls.
import { type Asking, type GroupLimits, gather } from './gather.ts';

/** Called once the group is done, and then for each alone. */
export type Outcome<Answer> = () => Promise<Answer>;

/**
 * `run` gets each user once, and no user again before they have their answer: whoever holds a lock of theirs is never
 * waited for by this process itself. It returns the outcomes in the same order; what it throws is everybody's.
 */
export function gatherByUser<Asked extends { userId: number }, Answer>(
  run: (group: Asked[]) => Promise<Outcome<Answer>[]>,
  { most, ...limits }: GroupLimits,
): (asked: Asked) => Promise<Answer> {
  const busy = new Set<number>();

  const { ask, goOn } = gather<Asked, Answer>({
    ...limits,
    mayGo: (waiting) => waiting.some(({ asked }) => !busy.has(asked.userId)),
    part(waiting) {
      const group: Asking<Asked, Answer>[] = [];
      const left: Asking<Asked, Answer>[] = [];
      for (const asking of waiting) {
        const isTaken = group.length < most && !busy.has(asking.asked.userId);
        if (isTaken) busy.add(asking.asked.userId);
        (isTaken ? group : left).push(asking);
      }
      return { group, left };
    },
    async serve(group) {
      const outcomes = await tryAll(group.map(({ asked }) => asked));
      for (const [index, asking] of group.entries()) void settle(asking, outcomes(index));
    },
  });

  async function settle({ asked, resolve, reject }: Asking<Asked, Answer>, outcome: Outcome<Answer>) {
    try {
      resolve(await outcome());
    } catch (error) {
      reject(error);
    }
    busy.delete(asked.userId);
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

  return ask;
}
