// Gives a picture the crispness of another: fine, middle and broad detail as strong as it has them.
import type { Picture } from '#engine/raster/picture.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { givePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, readPlanes, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { shadePicture } from '#engine/photo/shade-picture.ts';

/** Radii of detail at 1024 pixels. */
const RADII = [1.2, 4, 14] as const;

export function takeTexture(picture: Picture, from: Picture, amount: number): Picture {
  const wanted = measure(from);
  const own = measure(picture);
  const gains = own.map((spread, band) => {
    const ratio = (wanted[band] ?? spread) / Math.max(1e-4, spread);
    return (Math.min(1.9, Math.max(0.5, ratio)) - 1) * amount;
  });
  return shadePicture(picture, (image) => {
    const bands = splitBands(image);
    shadePixels(image, (pixel) => {
      let lift = 0;
      bands.forEach((band, index) => (lift += (band[pixel.index] ?? 0) * (gains[index] ?? 0)));
      pixel.red += lift;
      pixel.green += lift;
      pixel.blue += lift;
    });
    givePlanes(...bands);
  });
}

function measure(picture: Picture): number[] {
  try {
    return splitBands(readPlanes(picture)).map((band) => {
      let sum = 0;
      for (const value of band) sum += value * value;
      return Math.sqrt(sum / band.length);
    });
  } finally {
    returnPlanes();
  }
}

/** The luma, cut into what is finer than each radius and coarser than the one before. */
function splitBands(image: Planes): Float32Array[] {
  const { width, height } = image;
  let finer = readLuma(image);
  return RADII.map((radius) => {
    const coarser = blurPlane(finer, width, height, radius * unitOf(image));
    for (let i = 0; i < finer.length; i++) finer[i] = (finer[i] ?? 0) - (coarser[i] ?? 0);
    const band = finer;
    finer = coarser;
    return band;
  });
}
