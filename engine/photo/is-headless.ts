// Whether a photo cuts off the head of what it is about: alone in another place it would be a body without one.
import type { Image } from '#engine/raster/image.ts';
import { maskBox } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import type { Cut } from './cut-subject.ts';
import { findAnimalEyes } from './find-animal-eyes.ts';

/** Of the width of what shows no face: so much of it goes on above the photo, which may be a neck. */
const NECK = 0.08;

export function isHeadless(photo: Image, { mask, face }: Pick<Cut, 'mask' | 'face'>): boolean {
  if (face) return isForeheadCut(face);
  const across = mask.values.subarray(0, mask.width).reduce((sum, value) => sum + value, 0);
  if (across <= (maskBox(mask)?.width ?? 0) * NECK) return false;
  // The ears of an animal that looks at us may be cut off.
  return findAnimalEyes(photo, mask) === null;
}

/** Hair that is cut off is missed by nobody. */
export function isForeheadCut({ y, height }: Face): boolean {
  return y - height / 2 < 0;
}
