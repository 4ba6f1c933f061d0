// Turns an image into calm areas with crisp borders, the ground of every painted look (a soft Kuwahara filter).
import { averagePlane } from '#engine/raster/blur-plane.ts';
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
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const north = Math.max(0, y - far) * width;
    const northSlant = Math.max(0, y - slant) * width;
    const southSlant = Math.min(height - 1, y + slant) * width;
    const south = Math.min(height - 1, y + far) * width;
    for (let x = 0; x < width; x++) {
      const west = x < far ? 0 : x - far;
      const westSlant = x < slant ? 0 : x - slant;
      const eastSlant = x + slant >= width ? width - 1 : x + slant;
      const east = x + far >= width ? width - 1 : x + far;
      const a = row + east;
      const b = southSlant + eastSlant;
      const c = south + x;
      const d = southSlant + westSlant;
      const e = row + west;
      const f = northSlant + westSlant;
      const g = north + x;
      const h = northSlant + eastSlant;
      const total = sumOf(spread, a, b, c, d, e, f, g, h);
      result.red[row + x] = sumOf(red, a, b, c, d, e, f, g, h) / total;
      result.green[row + x] = sumOf(green, a, b, c, d, e, f, g, h) / total;
      result.blue[row + x] = sumOf(blue, a, b, c, d, e, f, g, h) / total;
    }
  }
  releasePlanes(red, green, blue, spread);
  return result;
}

function sumOf(
  plane: Float32Array,
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
): number {
  return (
    (plane[a] as number) +
    (plane[b] as number) +
    (plane[c] as number) +
    (plane[d] as number) +
    (plane[e] as number) +
    (plane[f] as number) +
    (plane[g] as number) +
    (plane[h] as number)
  );
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
