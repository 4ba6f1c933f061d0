// Lets a painter of planes loose on an image.
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { careForSkin } from '#engine/photo/care-for-faces.ts';
import { type Planes, readPlanes, writeImage } from '#engine/raster/planes.ts';

/** Changes an image in place; `care` says where little may be lost, 0–1. */
export type Painter = (planes: Planes, seed: number, care: Float32Array) => void;

/** The image handed in is not changed; the result is opaque. `faces`: all of the image. `more`: what else is cared for. */
export function repaint(
  image: Image,
  faces: readonly Face[],
  seed: number,
  paint: Painter,
  more?: Mask | null,
): Image {
  const care = careForSkin(image, faces);
  if (more) {
    const { values } = resizeMask(more, image.width, image.height);
    for (let i = 0; i < care.length; i++) care[i] = Math.max(care[i] as number, values[i] as number);
  }
  try {
    const planes = readPlanes(image);
    paint(planes, seed, care);
    return writeImage(planes);
  } finally {
    returnPlanes();
  }
}
