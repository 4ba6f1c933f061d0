// Where the segmentation of people is of two minds over a whole area, as between dark hair and a dark wall or within a bent
// arm, what stands out in the image says whether it is somebody's.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { ramp } from '#engine/raster/curves.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';

/** Of the longer side: an edge is as narrow, and half believed along it; what is half believed farther around is doubt. */
const REACH = 0.02;
/** Of the belief around a pixel: from so much doubt on it is not for the segmentation alone, and from so much on not at all. */
const DOUBTFUL = [0.15, 0.35] as const;
/** Of all that is somebody’s: below so much it is not worth half a second of the processor. */
const LEAST_TO_ASK = 0.32;

/** How much of each pixel's belief is doubt, 0–1, narrow edges apart; null where that is too little to ask anybody else. */
export function findDoubt({ width, height, values }: Mask): Float32Array | null {
  const doubt = averagePlane(
    values.map((share) => 4 * share * (1 - share)),
    width,
    height,
    Math.max(1, Math.round(Math.max(width, height) * REACH)),
  );
  let [all, doubted] = [0, 0];
  for (const [i, share] of values.entries()) {
    const own = ramp(DOUBTFUL[0], DOUBTFUL[1], doubt[i] as number);
    doubt[i] = own;
    doubted += own;
    all += share;
  }
  return doubted > all * LEAST_TO_ASK ? doubt : null;
}

/** The mask with what `salient` says wherever it is in doubt. */
export function settleDoubt(mask: Mask, doubt: Float32Array, salient: Mask): Mask {
  const standing = resizeMask(salient, mask.width, mask.height).values;
  const values = mask.values.map(
    (share, i) => share + ((standing[i] as number) - share) * (doubt[i] as number),
  );
  return { ...mask, values };
}
