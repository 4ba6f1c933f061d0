// Which way people look who are at one thing, or dance.

import { isTouching } from '../lexicon/hand-work.ts';
import { firstAtBoard } from '../people/hands.ts';
import type { Stage } from '../staging/stage.ts';
import { flipAtDance } from './dance-together.ts';
import { flipAtFeat } from './pair-off.ts';
import type { Spot } from './spot.ts';

/** Drawings look to the left; undefined where it is not settled by what they do together. */
export function flipTogether(stage: Stage, spot: Spot): boolean | undefined {
  return (
    flipAtFeat(stage, spot) ??
    flipAtDance(stage, spot) ??
    flipAtBoard(stage, spot) ??
    flipAtCastle(stage, spot) ??
    flipAtTouch(stage, spot)
  );
}

/** The first who plays has the board at the right, the other looks to the left. */
function flipAtBoard({ reading }: Stage, { subject, index }: Spot): boolean | undefined {
  if (subject.person?.hands !== 'chess') return undefined;
  return subject === firstAtBoard(reading.subjects) && index === 0;
}

/** Who builds a castle of sand has it between them: the first on its left. */
function flipAtCastle({ reading: { subjects } }: Stage, { subject, index }: Spot): boolean | undefined {
  if (subject.person?.does !== 'kneel' || !subjects.some(({ key }) => key === 'sandcastle')) return undefined;
  const before = subjects
    .slice(0, subjects.indexOf(subject))
    .filter(({ person }) => person?.does === 'kneel')
    .reduce((sum, { count }) => sum + count, 0);
  return (before + index) % 2 === 0;
}

/** Of several whose hands are at one thing every second is on its other side. */
function flipAtTouch({ reading: { links, subjects } }: Stage, { subject, index }: Spot): boolean | undefined {
  if (!isTouching(subject.person?.hands)) return undefined;
  const own = links.find((link) => link.relation === 'touching' && subjects[link.from] === subject);
  const before = subjects.filter(
    (one, at) =>
      at < subjects.indexOf(subject) &&
      links.some(({ relation, from, to }) => relation === 'touching' && from === at && to === own?.to),
  );
  return (before.reduce((sum, { count }) => sum + count, 0) + index) % 2 === 0;
}
