// Turns an image into calm areas with crisp borders, the ground of every painted look (a soft Kuwahara filter).
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { meanOfEight } from '#engine/raster/mean-of-eight.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, takePlanes, type Planes } from '#engine/raster/planes.ts';

/**
 * Each pixel takes the colour of the calmest of eight squares around it. `radius` in pixels; the time
 * does not depend on it. Returns new planes and leaves the old as they are.
 */
export function smoothRegions(image: Planes, radius: number): Planes {
  const { width, height } = image;
  const reach = Math.max(1, Math.round(radius));
  const half = Math.max(1, Math.round(reach / 2));
  const luma = readLuma(image);
  const squared = takePlane(luma.length);
  for (let i = 0; i < luma.length; i++) squared[i] = (luma[i] ?? 0) ** 2;
  const red = averagePlane(image.red, width, height, half);
  const green = averagePlane(image.green, width, height, half);
  const blue = averagePlane(image.blue, width, height, half);
  const mean = averagePlane(luma, width, height, half);
  const spread = averagePlane(squared, width, height, half);
  for (let i = 0; i < spread.length; i++) {
    const variance = Math.max(0, (spread[i] ?? 0) - (mean[i] ?? 0) ** 2);
    // The eighth power of the calmness: soft enough to leave no blocks, hard enough to keep borders.
    const calm = 1 / (1 + variance * 900);
    const second = calm * calm;
    const fourth = second * second;
    const weight = fourth * fourth + 1e-6;
    spread[i] = weight;
    red[i] = (red[i] as number) * weight;
    green[i] = (green[i] as number) * weight;
    blue[i] = (blue[i] as number) * weight;
  }
  releasePlanes(luma, squared, mean);
  const result = takePlanes(width, height);
  const far = Math.round(half * 1.2);
  const slant = Math.round(Math.SQRT1_2 * half * 1.2);
  meanOfEight(spread, { width, height, red, green, blue }, result, { far, slant });
  releasePlanes(red, green, blue, spread);
  return result;
}

/** Puts the colours of `from` into `image` and gives the planes of `from` back. */
export function replacePlanes(image: Planes, from: Planes): void {
  image.red.set(from.red);
  image.green.set(from.green);
  image.blue.set(from.blue);
  releasePlanes(from.red, from.green, from.blue);
}

/** Leaves what it was where `care` is: small forms stay. Returns new planes. */
export function smoothWithCare(image: Planes, radius: number, care: Float32Array | undefined): Planes {
  const calm = smoothRegions(image, radius);
  if (!care) return calm;
  for (const name of ['red', 'green', 'blue'] as const) {
    const [to, from] = [calm[name], image[name]];
    for (let i = 0; i < to.length; i++) {
      const share = care[i] ?? 0;
      if (share > 0) to[i] = (to[i] ?? 0) * (1 - share) + (from[i] ?? 0) * share;
    }
  }
  return calm;
}
