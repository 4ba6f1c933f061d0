// Who is alone in a street stands beside what the city is known by, which is seen at its end, and not before it;
// and who is by a spring in the sand stands beside that.

import { LIVING_KINDS } from '../reading/subject-kinds.ts';
import { hasOasis } from '../scenery/landforms.ts';
import { sightOf } from '../staging/city-sight.ts';
import type { Stage } from '../staging/stage.ts';
import type { Spot } from './spot.ts';

/** So far out of the middle, as a part of the width: alone, with what is held before them, and of two. */
const [ALONE, OF_TWO] = [0.25, 0.16] as const;
/** More hide it wherever they stand. */
const MOST = 2;

/** Returns the spots, moved to the side of the light where there is such a sight: it is on the other. */
export function besideSight(stage: Stage, spots: Spot[]): Spot[] {
  const { width, light } = stage;
  const isAtSpring = hasOasis(stage);
  const walkers = spots.filter(({ subject: { kind } }) =>
    isAtSpring ? LIVING_KINDS.has(kind) : kind === 'figure',
  );
  const isSeen = isAtSpring || (stage.scene === 'street' && sightOf(stage) !== undefined);
  if (!isSeen || walkers.length === 0 || spots.length > MOST) return spots;
  const moved = light.side * width * (spots.length === 1 ? ALONE : OF_TWO);
  return spots.map((spot) => ({
    ...spot,
    x: spot.x + moved,
    isFlipped: spots.length === 1 ? light.side > 0 : spot.isFlipped,
  }));
}
