// Whose faces an instruction means: all that the image is about, or the one on the side that was named.
import type { Image } from '#engine/raster/image.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import type { Place } from './instruction.ts';

/** Takes all faces, the widest first; returns them so, or the one. */
export function facesMeant(
  image: Pick<Image, 'width' | 'height'>,
  faces: readonly Face[],
  { across }: Place,
): readonly Face[] {
  const main = mainFaces(image, faces);
  if (across === undefined || main.length < 2) return main;
  const sorted = main.toSorted((one, other) => one.x - other.x);
  const at = { left: 0, middle: (sorted.length - 1) >> 1, right: sorted.length - 1 }[across];
  return sorted.slice(at, at + 1);
}
