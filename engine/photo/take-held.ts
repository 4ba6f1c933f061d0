// With somebody who is taken away go the poles in their hands and the chair below them, which would be left in pieces.
import type { Image } from '#engine/raster/image.ts';
import { maskShare, type Mask } from '#engine/raster/mask.ts';
import type { People } from '#engine/vision/see-people.ts';
import { addHeld } from './add-held.ts';
import { takeRemnants } from './take-remnants.ts';

/** Of somebody: from so much on what stands out with them is a thing, of which the ends are hardly believed to; and more is no thing of theirs, but a horse. */
const [LEAST, MOST] = [1.1, 1.6] as const;

/** `mask`: of the image's size, all of somebody. */
export function takeHeld(image: Image, mask: Mask, people: Pick<People, 'faces' | 'salient'>): Mask {
  const held = addHeld(image, mask, people);
  const times = maskShare(held) / Math.max(1e-6, maskShare(mask));
  if (times > MOST) return mask;
  return times > LEAST ? takeRemnants(held, image) : held;
}
