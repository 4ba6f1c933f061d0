// "A portrait of a sailor, a lighthouse in the background", "of a girl with her cat": what is seen behind somebody who
// fills the frame, and beside their shoulder.

import { canRest } from '../../animals/heads.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';
import { metresOf } from '../../things/metres.ts';
import type { PromptReading, Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';

/** Large enough to be seen beside a head and its shoulders. */
const SEEN_BEHIND: ReadonlySet<Subject['kind']> = new Set([
  'building',
  'vehicle',
  'boat',
  'mount',
  'full',
  'plant',
]);
/** Nobody has these before the breast. */
const NEVER_BEFORE: ReadonlySet<Subject['kind']> = new Set(['building', 'boat']);

/** "A soldier with a tank in the background" is beside it, too. */
const BESIDE: ReadonlySet<Tie['relation']> = new Set(['behind', 'in_front', 'beside']);

/** Marks what stands behind whoever sits for the portrait. Changes the subjects; told before it is known how near they are. */
export function standBehindSitters({ frame, subjects }: PromptReading, ties: readonly Tie[]): void {
  const isOfFaces = frame === 'portrait' || frame === 'close_up';
  if (!isOfFaces || !subjects.some(isSitter)) return;
  // At the shoulder there is room for one.
  const hasOnePet = subjects.filter(isPet).length === 1;
  for (const one of subjects) {
    const isSaidToBe = ties.some(
      ({ relation, from, to }) =>
        (relation === 'behind' && from === one && to !== null && isSitter(to)) ||
        (relation === 'in_front' && to === one && isSitter(from)),
    );
    const isBehind = NEVER_BEFORE.has(one.kind) || one.far !== undefined || isSaidToBe;
    const isOtherwise = ties.some(
      ({ relation, from, to }) => !BESIDE.has(relation) && (from === one || to === one),
    );
    if (isOtherwise) continue;
    if (isBehind && SEEN_BEHIND.has(one.kind)) one.isBehindSitter = true;
    else if (!isBehind && hasOnePet && one.count === 1 && isPet(one)) one.isBesideSitter = true;
  }
}

/** No larger than a dog. */
function isPet(subject: Subject): boolean {
  return (
    subject.kind !== 'figure' &&
    ANIMAL_KINDS.has(subject.kind) &&
    metresOf(subject) < TALLEST_PET &&
    canRest(subject, 'sit')
  );
}
const TALLEST_PET = 1;

function isSitter({ kind }: Subject): boolean {
  return kind === 'figure';
}
