// Whether what a hole was filled with shows the hole's own outline: somebody who was taken away would be seen as a dark or a
// light shape of theirs.
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';

/** On its longer side: in so few pixels grass and bricks are of one colour, and a shape is not. */
const PIXELS = 64;
/** Half of what two places that are compared lie apart. */
const BESIDE = 2;
/** Of a pixel: from so much on it is of the hole, and up to so much of what is around it. */
const [INSIDE, OUTSIDE] = [0.9, 0.05];
/** From so much on a pixel is of what is not filled, whatever lies before it. */
const KEPT = 0.3;
/** Of 255: over half of an outline that is seen, colours change by more than this. */
const CLEAR = 20;
/** And they change by so many times more than between two places that both lie beside the hole. */
const UNLIKE_AROUND = 1.25;

/** `kept`: in any size, what stands beside the hole and has an outline of its own. */
export function showsOutline(filled: Image, hole: Mask, kept: Mask): boolean {
  const small = shrinkImage(filled, PIXELS);
  const { width, height } = small;
  const inside = resizeMask(hole, width, height).values;
  const others = resizeMask(kept, width, height).values;
  const isIn = (i: number): boolean => (inside[i] as number) > INSIDE;
  const isOutside = (i: number): boolean => (inside[i] as number) < OUTSIDE;
  const isOfOthers = (i: number): boolean => isOutside(i) && (others[i] as number) > KEPT;
  const across: number[] = [];
  const around: number[] = [];
  for (let y = BESIDE; y < height - BESIDE; y++)
    for (let x = BESIDE; x < width - BESIDE; x++)
      for (const step of [BESIDE, BESIDE * width]) {
        const [one, other] = [y * width + x - step, y * width + x + step];
        if (isOfOthers(one) || isOfOthers(other)) continue;
        if ((isIn(one) && isOutside(other)) || (isOutside(one) && isIn(other)))
          across.push(apart(small, one, other));
        else if (isOutside(one) && isOutside(other)) around.push(apart(small, one, other));
      }
  if (across.length === 0 || around.length === 0) return false;
  const middle = across.toSorted((one, other) => one - other)[across.length >> 1] as number;
  return middle > CLEAR && mean(across) > mean(around) * UNLIKE_AROUND;
}

function apart({ data }: Image, one: number, other: number): number {
  const square = (channel: number): number =>
    ((data[one * 4 + channel] as number) - (data[other * 4 + channel] as number)) ** 2;
  return Math.sqrt((square(0) + square(1) + square(2)) / 3);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
