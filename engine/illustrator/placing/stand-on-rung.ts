// Who is on a ladder stands on one of its rungs, as large as beside it.

import type { Spot } from './spot.ts';
import { heightOf } from './standing-height.ts';
import type { Stage } from '../staging/stage.ts';
import { RUNG } from '../things/ladders.ts';
import { metresOf } from '../things/metres.ts';

/** Changes the spot of who stands there. */
export function standOnRung(stage: Stage, spot: Spot, ladder: Spot): void {
  const isUpright = spot.subject.kind === 'figure';
  // An animal is told larger, and is up at the top.
  const told = isUpright ? 1 : 1.5;
  const tall = (told * ladder.tall * heightOf(stage, spot.subject)) / metresOf(ladder.subject);
  Object.assign(spot, {
    x: ladder.x,
    y: ladder.y - ladder.tall * (isUpright ? RUNG : 0.985),
    tall,
    depth: ladder.depth + 0.002,
    isFloating: true,
    isPerched: true,
  });
}
