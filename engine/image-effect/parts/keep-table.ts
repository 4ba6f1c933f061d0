// A cup that is seen from above stays on the table that it stands on: before a landscape alone it would float.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { cutOutBy } from '#engine/photo/cut-out-by.ts';
import { findDrink } from '#engine/photo/find-drink.ts';
import { findSurface } from '#engine/photo/find-surface.ts';
import { toSurface } from './canvas-image.ts';
import type { CutOut } from './cut-out.ts';

/** Of the height of what stands on it: so far below its top the table ends behind it. */
const END = 0.34;
/** Of the shorter side: that edge lies behind what is in focus. */
const SOFT = 0.004;
/** Of what is free below its edge: so much must be the table. */
const LEAST = 0.8;

/** The same with its table, where it is seen from above and surely stands on one; `behind`: rows of what is seen behind it. */
export function keepTable(photo: Image, cut: CutOut): { cut: CutOut; behind: number } {
  const alone = { cut, behind: photo.height };
  if (cut.face || !findDrink(photo, cut.mask)) return alone;
  const end = cut.box.top + cut.box.height * END;
  const table = findSurface(photo, 'table', cut.mask);
  if (!table || shareBelow(table, cut.mask, end) < LEAST) return alone;
  const { width, height } = photo;
  const soft = Math.min(width, height) * SOFT;
  const values = cut.mask.values.slice();
  for (let y = Math.floor(end - soft); y < height; y++) {
    const own = ramp(end - soft, end + soft, y);
    for (let i = y * width; i < (y + 1) * width; i++) values[i] = Math.max(values[i] as number, own);
  }
  const image = cutOutBy(photo, values);
  const box = { left: 0, top: cut.box.top, width, height: height - cut.box.top };
  const whole = { ...cut, image, surface: toSurface(image), mask: { width, height, values }, box };
  return { cut: { ...whole, isCutByFrame: true }, behind: Math.ceil(end + soft) };
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
