// Runs work on planes over a picture: everywhere, or where a mask says so.
import type { Picture } from '#engine/raster/picture.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { readPlanes, writePicture, type Planes } from '#engine/raster/planes.ts';
import { blendPictures } from '#engine/raster/blend.ts';
import type { Mask } from '#engine/raster/mask.ts';

/** A changed copy. Planes that `change` takes must not be kept: they are taken back afterwards. */
export function shadePicture(picture: Picture, change: (image: Planes) => void, mask?: Mask | null): Picture {
  let changed: Picture;
  try {
    const image = readPlanes(picture);
    change(image);
    changed = writePicture(image);
  } finally {
    returnPlanes();
  }
  return mask ? blendPictures(picture, changed, mask) : changed;
}
