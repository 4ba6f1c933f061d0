// Who sits on an edge sits as high as it is, and the legs hang down before it: children on a bed, people on a fence, a wall,
// a branch or a window sill.

import { wideOf, type Cast } from './cast.ts';
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

/** Pixels: how far down before an edge the legs of who sits on it hang. */
export function legsOf({ lap = 0, tall }: Spot): number {
  return lap * tall;
}

/** Changes the spot of who was put on an edge by the feet: what is on it is the lap. */
export function sitWithLap(one: Cast): void {
  const { spot } = one;
  spot.x += (0.5 - (spot.lapAcross ?? 0.5)) * wideOf(one);
  spot.y += legsOf(spot);
  spot.isPerched = true;
}

/** Changes the spots of people on a fence, a wall, a branch or a sill, who were put there by the feet. */
export function letLegsHang(cast: readonly Cast[]): void {
  for (const one of cast)
    if (one.spot.isPerched && one.spot.pose === 'seat' && one.spot.subject.kind === 'figure') sitWithLap(one);
}
