// Which way whoever stands in a scene looks because of who else is there.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';
import type { Stage } from '../staging/stage.ts';

/** Two of whom one goes after the other, or who walk hand in hand, look the same way; two who deal with each other look at each other. */
export const ONE_WAY: ReadonlySet<string> = new Set(['chasing', 'following']);
export const FACING: ReadonlySet<string> = new Set([
  'fighting',
  'hugging',
  'feeding',
  'looking_at',
  'approaching',
  'touching',
]);

/** Which way a subject has to look because of its links; undefined where it does not matter. */
export function flipOf(stage: Stage, subject: Subject): boolean | undefined {
  const { links, subjects } = stage.reading;
  // Who run together, or walk in a row, go the same way.
  if ((subject.rests?.how === 'run' || subject.isInRow === true) && subject.count > 1) return false;
  const own = subjects.indexOf(subject);
  // A dog runs behind the bicycle that somebody rides.
  const isOf = (who: number): boolean => who === own || carriedBy(stage.reading, who) === subject;
  for (const { relation, from, to } of links) {
    if (to !== null && ONE_WAY.has(relation) && (isOf(from) || isOf(to))) return false;
    if (to === null || (from !== own && to !== own)) continue;
    const isOnTheWay = relation === 'hugging' && subject.person?.does === 'walk';
    if (isOnTheWay) return false;
    // All drawings look to the left: the one on the left, who does it, has to turn.
    if (FACING.has(relation)) return own === from;
  }
  if (isWalked(stage.reading, subject)) return false;
  if (isRunning(subject) && subjects.some((other) => other !== subject && isRunning(other))) return false;
  return undefined;
}

/** "A woman walking her dog", 男孩牵着牛走: an animal that goes with somebody goes the same way. */
function isWalked({ links, subjects }: PromptReading, { kind, key }: Subject): boolean {
  return (
    ANIMAL_KINDS.has(kind) &&
    links.some(({ relation, from, to }) => {
      const [one, other] = [subjects[from], subjects[to ?? -1]];
      const isWithIt = one?.key === key || other?.key === key;
      return relation === 'beside' && isWithIt && [one, other].some((who) => who?.person?.does === 'walk');
    })
  );
}

/** "A boy and a dog running": the same way. */
function isRunning({ rests, person }: Subject): boolean {
  return rests?.how === 'run' || person?.does === 'run';
}

/** What somebody rides, drives or sits in. */
export function carriedBy({ links, subjects }: PromptReading, who: number): Subject | undefined {
  const seat = links.find(
    ({ relation, from, to }) =>
      from === who &&
      (relation === 'riding' ||
        relation === 'driving' ||
        ((relation === 'in' || relation === 'on') && subjects[to ?? -1]?.kind === 'vehicle')),
  );
  return seat ? subjects[seat.to ?? -1] : undefined;
}
