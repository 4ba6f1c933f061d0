// Turns an image into calm areas with crisp borders, the ground of every painted look (a soft Kuwahara filter).
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { meanOfEight } from '#engine/raster/mean-of-eight.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { takePlanes, type Planes } from '#engine/raster/planes.ts';
import { runOver } from '#engine/raster/tone-loops.ts';

/**
 * Each pixel takes the colour of the calmest of eight squares around it. `radius` in pixels; the time
 * does not depend on it. Returns new planes and leaves the old as they are.
 */
export function smoothRegions(image: Planes, radius: number): Planes {
  const { width, height } = image;
  const reach = Math.max(1, Math.round(radius));
  const half = Math.max(1, Math.round(reach / 2));
  const luma = takePlane(image.red.length);
  const squared = takePlane(luma.length);
  runOver(
    [image.red, image.green, image.blue, luma, squared],
    [luma, squared],
    (loops, [r = 0, g = 0, b = 0, l = 0, s = 0], count) => loops.weighLight(r, g, b, l, s, count),
  );
  const red = averagePlane(image.red, width, height, half);
  const green = averagePlane(image.green, width, height, half);
  const blue = averagePlane(image.blue, width, height, half);
  const mean = averagePlane(luma, width, height, half);
  const spread = averagePlane(squared, width, height, half);
  runOver(
    [spread, mean, red, green, blue],
    [spread, red, green, blue],
    // The eighth power of the calmness: soft enough to leave no blocks, hard enough to keep borders.
    (loops, [s = 0, m = 0, r = 0, g = 0, b = 0], count) => loops.weighCalm(s, m, r, g, b, count),
  );
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
  const { width, height } = image;
  for (let row = 0, at = 0; row < height; row++, at += width) {
    const own = care.subarray(at, at + width);
    // Faces are in few rows.
    if (!isCaredFor(own)) continue;
    keepWhere(calm.red.subarray(at, at + width), image.red.subarray(at, at + width), own);
    keepWhere(calm.green.subarray(at, at + width), image.green.subarray(at, at + width), own);
    keepWhere(calm.blue.subarray(at, at + width), image.blue.subarray(at, at + width), own);
  }
  return calm;
}

/** The same twice, by one radius after the other: forms become calmer than by one larger radius. Returns new planes. */
export function smoothTwice(
  image: Planes,
  [first, second]: readonly [number, number],
  care: Float32Array | undefined,
): Planes {
  const once = smoothWithCare(image, first, care);
  const calm = smoothWithCare(once, second, care);
  releasePlanes(once.red, once.green, once.blue);
  return calm;
}

function isCaredFor(row: Float32Array): boolean {
  for (let i = 0; i < row.length; i++) if ((row[i] as number) > 0) return true;
  return false;
}

function keepWhere(to: Float32Array, from: Float32Array, care: Float32Array): void {
  for (let i = 0; i < to.length; i++) {
    const share = care[i] as number;
    if (share > 0) to[i] = (to[i] as number) * (1 - share) + (from[i] as number) * share;
  }
}
