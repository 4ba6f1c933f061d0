// Whether somebody else stands beside the only one whose face was found: what is seen of people reaches far beyond one body.
import type { Mask } from '#engine/raster/mask.ts';
import type { Face } from './find-faces.ts';

/** Widths of a face from its middle: shoulders and elbows end there. */
const OWN = 2.2;
/** Heights of a face above and below its middle: from a raised hand down to the hips. */
const [ABOVE, BELOW] = [1.2, 4.5] as const;
/** Of the area of a face: arms that are held out come to less on each side. */
const ANOTHER = 5;
const SURE = 0.5;

/** `mask`: of everybody, in any size; `face` in pixels of an image of that `width`. */
export function isBesideOthers({ width, height, values }: Mask, face: Face, imageWidth: number): boolean {
  const scale = width / imageWidth;
  const first = Math.max(0, Math.round((face.y - face.height * ABOVE) * scale));
  const last = Math.min(height, Math.round((face.y + face.height * BELOW) * scale));
  const [from, to] = [-1, 1].map((side) => (face.x + side * face.width * OWN) * scale) as [number, number];
  let [left, right] = [0, 0];
  for (let y = first; y < last; y++)
    for (let x = 0; x < width; x++) {
      if ((values[y * width + x] as number) < SURE) continue;
      if (x < from) left++;
      else if (x > to) right++;
    }
  return Math.max(left, right) > face.width * face.height * scale ** 2 * ANOTHER;
}
