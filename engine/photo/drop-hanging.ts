// What was cut out with a thing or an animal and would hang in the air above it on another ground: the head of a second deer
// that stands behind the first in the grass.
import { labelComponents } from '#engine/raster/label-components.ts';
import type { Mask } from '#engine/raster/mask.ts';

/** Of the largest piece: what is larger stands for itself. */
const LARGE = 0.35;
/** Of the height of the largest piece, from its top: what ends above that does not stand on its ground. */
const ABOVE = 0.6;

/** Returns the mask itself where nothing hangs over its largest piece. */
export function dropHanging(mask: Mask): Mask {
  const { width, height, values } = mask;
  const { labels, sizes } = labelComponents(width, height, (i) => (values[i] as number) > 0.05);
  if (sizes.length < 2) return mask;
  const tops = sizes.map(() => height);
  const bottoms = sizes.map(() => 0);
  for (const [i, piece] of labels.entries()) {
    if (piece < 0) continue;
    const row = Math.floor(i / width);
    tops[piece] = Math.min(tops[piece] ?? row, row);
    bottoms[piece] = Math.max(bottoms[piece] ?? row, row);
  }
  const most = Math.max(...sizes);
  const main = sizes.indexOf(most);
  const [top = 0, bottom = 0] = [tops[main], bottoms[main]];
  const row = top + (bottom - top) * ABOVE;
  const isHanging = sizes.map((size, piece) => size < most * LARGE && (bottoms[piece] ?? 0) < row);
  if (!isHanging.includes(true)) return mask;
  return { ...mask, values: values.map((value, i) => (isHanging[labels[i] as number] === true ? 0 : value)) };
}
