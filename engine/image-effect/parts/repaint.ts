// Lets a painter of planes loose on an image.
import type { Image } from '#engine/raster/image.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { careForSkin } from '#engine/photo/care-for-faces.ts';
import { type Planes, readPlanes, writeImage } from '#engine/raster/planes.ts';

/** Changes an image in place; `care` says where little may be lost, 0–1. */
export type Painter = (planes: Planes, seed: number, care: Float32Array) => void;

/** The image handed in is not changed; the result is opaque. `faces`: all of the image. */
export function repaint(image: Image, faces: readonly Face[], seed: number, paint: Painter): Image {
  const care = careForSkin(image, faces);
  try {
    const planes = readPlanes(image);
    paint(planes, seed, care);
    return writeImage(planes);
  } finally {
    returnPlanes();
  }
}
