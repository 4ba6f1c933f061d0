// Which of the faces an image is about: passers-by in the distance are none of its subject.
import type { Image } from '#engine/raster/image.ts';
import type { Face } from './find-faces.ts';

/** Width of a face, as a part of the image's shorter side, and of the widest face's. */
const LEAST_WIDTH = 0.05;
const LEAST_OF_WIDEST = 0.5;

/** Takes and returns the widest first. */
export function mainFaces(
  { width, height }: Pick<Image, 'width' | 'height'>,
  faces: readonly Face[],
): readonly Face[] {
  const least = Math.max(Math.min(width, height) * LEAST_WIDTH, (faces[0]?.width ?? 0) * LEAST_OF_WIDEST);
  return faces.filter((face) => face.width >= least);
}
