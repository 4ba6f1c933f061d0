// Lets a painter of planes loose on a picture.
import type { Picture } from '#engine/raster/picture.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { careForFace } from './care-for-face.ts';
import { type Planes, readPlanes, writePicture } from '#engine/raster/planes.ts';

/** Changes an image in place; `care` says where little may be lost, 0–1. */
export type Painter = (image: Planes, seed: number, care: Float32Array) => void;

/**
 * The picture handed in is not changed; the result is opaque. `natural` is the same picture in the colours that it was
 * taken in, where a face can still be found.
 */
export function repaint(picture: Picture, seed: number, paint: Painter, natural = picture): Picture {
  const care = careForFace(natural);
  try {
    const image = readPlanes(picture);
    paint(image, seed, care);
    return writePicture(image);
  } finally {
    returnPlanes();
  }
}
