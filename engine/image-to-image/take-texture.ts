// Gives an image the crispness of another: fine, middle and broad detail as strong as it has them.
import type { Image } from '#engine/raster/image.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import { readLuma, readPlanes, shadePixels, unitOf, type Planes } from '#engine/raster/planes.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { shadeImage } from '#engine/photo/shade-image.ts';

/** Radii of detail at 1024 pixels. */
const RADII = [1.2, 4, 14] as const;

export function takeTexture(image: Image, from: Image, amount: number): Image {
  const wanted = measure(from);
  const own = measure(image);
  const gains = own.map((spread, band) => {
    const ratio = (wanted[band] ?? spread) / Math.max(1e-4, spread);
    return (Math.min(1.9, Math.max(0.5, ratio)) - 1) * amount;
  });
  return shadeImage(image, (planes) => {
    const bands = splitBands(planes);
    shadePixels(planes, (pixel) => {
      let lift = 0;
      bands.forEach((band, index) => (lift += (band[pixel.index] ?? 0) * (gains[index] ?? 0)));
      pixel.red += lift;
      pixel.green += lift;
      pixel.blue += lift;
    });
    releasePlanes(...bands);
  });
}

function measure(image: Image): number[] {
  try {
    return splitBands(readPlanes(image)).map((band) => {
      let sum = 0;
      for (const value of band) sum += value * value;
      return Math.sqrt(sum / band.length);
    });
  } finally {
    returnPlanes();
  }
}

/** The luma, cut into what is finer than each radius and coarser than the one before. */
function splitBands(planes: Planes): Float32Array[] {
  const { width, height } = planes;
  let finer = readLuma(planes);
  return RADII.map((radius) => {
    const coarser = blurPlane(finer, width, height, radius * unitOf(planes));
    for (let i = 0; i < finer.length; i++) finer[i] = (finer[i] ?? 0) - (coarser[i] ?? 0);
    const band = finer;
    finer = coarser;
    return band;
  });
}
