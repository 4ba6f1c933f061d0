// Who is meant in an image: of its main faces those that somebody pointed at, else the widest.
import type { Image } from '#engine/raster/image.ts';
import type { Face } from './find-faces.ts';
import { mainFaces } from './main-faces.ts';

/** A place in an image, as parts of its width and height. */
export type Share = { x: number; y: number };

/**
 * `faces`: all of the image, the widest first; `at`: the middles of those that are meant, in the order of the people.
 * Returns the main faces nearest to them, each once. Where fewer places are given than are needed the widest are
 * returned, from left to right; fewer than `count` where there are no more.
 */
export function chooseFaces(
  image: Pick<Image, 'width' | 'height'>,
  faces: readonly Face[],
  count: number,
  at: readonly Share[] = [],
): readonly Face[] {
  const main = mainFaces(image, faces);
  if (at.length < count) return main.slice(0, count).toSorted((one, other) => one.x - other.x);
  const left = [...main];
  return at.slice(0, count).flatMap(({ x, y }) => {
    const distances = left.map((face) => Math.hypot(face.x - x * image.width, face.y - y * image.height));
    return left.splice(distances.indexOf(Math.min(...distances)), left.length > 0 ? 1 : 0);
  });
}
