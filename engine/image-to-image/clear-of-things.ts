// Where in a sky nothing stands in the way of what is added to it.
import type { Mask } from '#engine/raster/mask.ts';

/** A thing in the air: the middle of its lower edge and its sides, pixels. */
export type Hung = { x: number; y: number; wide: number; tall: number };

/** Steps on each side of where it was to be, and how far the farthest is, of the image's shorter side. */
const STEPS = 5;
const REACH = 0.5;
/** What going so far costs, against the share of it that would lie before something else. */
const WAY = 0.1;
/** Points on each side at which the sky is asked. */
const POINTS = 8;

/**
 * Returns the place nearest to the asked one at which most of the thing has sky behind it and none of `others` is.
 * `sideways`: how far it may go across, of `REACH`; 0 where somebody said where across it has to be.
 */
export function clearOfThings(sky: Mask, asked: Hung, others: readonly Hung[], sideways: number): Hung {
  const reach = Math.min(sky.width, sky.height) * REACH;
  let best = asked;
  let least = Infinity;
  for (let across = -STEPS; across <= STEPS; across++) {
    for (let down = -STEPS; down <= STEPS; down++) {
      const [dx, dy] = [(across / STEPS) * sideways, down / STEPS];
      const place = { ...asked, x: asked.x + dx * reach, y: asked.y + dy * reach };
      if (!isInside(sky, place)) continue;
      const cost =
        coverOf(sky, place) + Math.hypot(dx, dy) * WAY + (others.some((one) => isBeside(one, place)) ? 1 : 0);
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}

function isInside({ width, height }: Mask, { x, y, wide, tall }: Hung): boolean {
  return x - wide / 2 >= 0 && x + wide / 2 <= width && y - tall >= 0 && y <= height;
}

/** Returns the share of the thing that has no sky behind it, 0–1. */
export function coverOf({ width, height, values }: Mask, { x, y, wide, tall }: Hung): number {
  let sky = 0;
  for (let row = 0; row < POINTS; row++) {
    for (let column = 0; column < POINTS; column++) {
      const px = Math.min(width - 1, Math.floor(x + ((column + 0.5) / POINTS - 0.5) * wide));
      const py = Math.min(height - 1, Math.floor(y - ((row + 0.5) / POINTS) * tall));
      sky += values[py * width + px] ?? 0;
    }
  }
  return 1 - sky / POINTS ** 2;
}

/** Whether one hides a part of the other. */
export function isBeside(one: Hung, other: Hung): boolean {
  const across = Math.abs(one.x - other.x) < (one.wide + other.wide) * 0.55;
  return (
    across && one.y - one.tall < other.y + other.tall * 0.1 && other.y - other.tall < one.y + one.tall * 0.1
  );
}
