// After all have their places: who is said to be on the left of somebody, or on the right, and is not, changes places with them.

import type { Stage } from '../staging/stage.ts';
import type { Cast } from './cast.ts';

/** Changes the spots in place. */
export function keepSides(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  const standing = (at: number | null): Cast[] =>
    cast.filter(({ spot }) => spot.subject === subjects[at ?? -1] && !spot.isFloating && !spot.isOnWater);
  for (const { relation, from, to } of links) {
    if (relation !== 'left' && relation !== 'right') continue;
    const [one, ...others] = standing(from);
    const [other, ...more] = standing(to);
    if (!one || !other || others.length > 0 || more.length > 0) continue;
    const isSo = relation === 'left' ? one.spot.x < other.spot.x : one.spot.x > other.spot.x;
    if (isSo) continue;
    [one.spot.x, other.spot.x] = [other.spot.x, one.spot.x];
  }
}
