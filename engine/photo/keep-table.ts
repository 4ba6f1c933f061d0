// A cup that is seen from above stays on what it stands on: before a landscape alone it would float.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';
import type { Cut } from './cut-subject.ts';
import { findDrink } from './find-drink.ts';
import { findSurface } from './find-surface.ts';

/** Of the height of what stands on it: so far below its top the table ends behind it. */
const END = 0.34;
/** Of the shorter side: that edge lies behind what is in focus. */
const SOFT = 0.004;
/** Of what is free below its edge: so much must be the table; the rest is shadow, or what else lies there. */
const LEAST = 0.65;
/** Of its width: so much of it the frame cuts off at its top, and of the height its foot is so far down: else it would hang. */
const HUNG = 0.3;
const FOOT = 0.97;

/** `behind`: rows of what is seen behind it. */
export type Laid = { mask: Mask; box: Cut['box']; behind: number };

/** What stands out with what it stands on below it, where it is seen from above and surely stands on something; else null. */
export function keepTable(
  photo: Image,
  { mask, box, face }: Pick<Cut, 'mask' | 'box' | 'face'>,
): Laid | null {
  if (face || !findDrink(photo, mask)) return null;
  const { width, height } = photo;
  const end = box.top + box.height * END;
  if (!isHung(mask, box) && !isOnTable(photo, mask, end)) return null;
  const soft = Math.min(width, height) * SOFT;
  const values = mask.values.slice();
  for (let y = Math.floor(end - soft); y < height; y++) {
    const own = ramp(end - soft, end + soft, y);
    for (let i = y * width; i < (y + 1) * width; i++) values[i] = Math.max(values[i] as number, own);
  }
  return {
    mask: { width, height, values },
    box: { left: 0, top: box.top, width, height: height - box.top },
    behind: Math.ceil(end + soft),
  };
}

/** In a close-up the saucer is all that one sees of what it stands on, or a dark shadow: it would hang from the frame. */
function isHung({ width, height, values }: Mask, box: Cut['box']): boolean {
  const across = values.subarray(0, width).reduce((sum, value) => sum + value, 0);
  return across > box.width * HUNG && box.top + box.height < height * FOOT;
}

function isOnTable(photo: Image, cover: Mask, row: number): boolean {
  const table = findSurface(photo, 'table', cover);
  return table !== null && shareBelow(table, cover, row) >= LEAST;
}

/** How much of what is not covered below a row is in a mask. */
function shareBelow({ width, values }: Mask, cover: Mask, row: number): number {
  let [own, free] = [0, 1e-6];
  for (let i = Math.ceil(row) * width; i < values.length; i++) {
    free += 1 - (cover.values[i] as number);
    own += values[i] as number;
  }
  return own / free;
}
