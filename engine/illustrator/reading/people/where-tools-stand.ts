// "Painting at an easel in front of a cottage": what one works at is drawn with them, and where it is they are.

import { workWith } from '../../lexicon/hand-work.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Tie } from './dress-people.ts';

const STANDS_THERE: ReadonlySet<Tie['relation']> = new Set<Tie['relation']>([
  'in_front',
  'behind',
  'beside',
  'under',
]);

/** The place of a tool as that of whoever works with it. */
export function ofOwner(tie: Tie, subjects: readonly Subject[]): Tie {
  const work = tie.from.person || !STANDS_THERE.has(tie.relation) ? undefined : workWith(tie.from);
  const owner = work && subjects.find(({ person }) => person?.hands === work);
  return owner && owner !== tie.to ? { ...tie, from: owner } : tie;
}
