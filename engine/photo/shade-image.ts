// Runs work on planes over an image: everywhere, or where a mask says so.
import type { Image } from '#engine/raster/image.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { readPlanes, writeImage, type Planes } from '#engine/raster/planes.ts';
import { blendImages } from '#engine/raster/blend.ts';
import type { Mask } from '#engine/raster/mask.ts';

/** A changed copy. Planes that `change` takes must not be kept: they are taken back afterwards. */
export function shadeImage(image: Image, change: (planes: Planes) => void, mask?: Mask | null): Image {
  let changed: Image;
  try {
    const planes = readPlanes(image);
    change(planes);
    changed = writeImage(planes);
  } finally {
    returnPlanes();
  }
  return mask ? blendImages(image, changed, mask) : changed;
}
