// Who sits on the edge of a bed sits as high as the bed is: the feet of children hang before it.

import type { Spot } from './spot.ts';

/** How high the edge of the mattress is, as a part of the height of the bed. */
const EDGE = 0.5;

/** Changes the spot of who sits. */
export function sitOnEdge(sitter: Spot, bed: Spot): void {
  if (bed.subject.key !== 'bed' || sitter.lap === undefined) return;
  const lift = bed.tall * EDGE - sitter.lap * sitter.tall;
  if (lift <= 0) return;
  sitter.y = bed.y - lift;
  Object.assign(sitter, { isFloating: true, isPerched: true });
}
