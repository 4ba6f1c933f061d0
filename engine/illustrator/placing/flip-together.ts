// Which way people look who are at one thing, or dance.

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
    flipAtCastle(stage, spot)
  );
}

/** The first who plays has the board at the right, the other looks to the left. */
function flipAtBoard({ reading }: Stage, { subject, index }: Spot): boolean | undefined {
  if (subject.person?.hands !== 'chess') return undefined;
  return subject === firstAtBoard(reading.subjects) && index === 0;
}

/** Who builds a castle of sand has it between them: the first on its left. */
function flipAtCastle({ reading }: Stage, { subject, index }: Spot): boolean | undefined {
  if (subject.person?.does !== 'kneel' || !reading.subjects.some(({ key }) => key === 'sandcastle'))
    return undefined;
  return index % 2 === 0;
}
