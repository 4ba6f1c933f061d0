// Lets a painter of planes loose on an image.
import type { Image } from '#engine/raster/image.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { careForFace } from './care-for-face.ts';
import { type Planes, readPlanes, writeImage } from '#engine/raster/planes.ts';

/** Changes an image in place; `care` says where little may be lost, 0–1. */
export type Painter = (planes: Planes, seed: number, care: Float32Array) => void;

/**
 * The image handed in is not changed; the result is opaque. `natural` is the same image in the colours that it was
 * taken in, where a face can still be found.
 */
export function repaint(image: Image, seed: number, paint: Painter, natural = image): Image {
  const care = careForFace(natural);
  try {
    const planes = readPlanes(image);
    paint(planes, seed, care);
    return writeImage(planes);
  } finally {
    returnPlanes();
  }
}
