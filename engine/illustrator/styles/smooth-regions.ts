// Turns an image into calm areas with crisp borders, the ground of every painted look (a soft Kuwahara filter).
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, takePlanes, type Planes } from '#engine/raster/planes.ts';

const DIRECTIONS = 8;

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
    spread[i] = calm ** 8 + 1e-6;
  }
  releasePlanes(luma, squared, mean);
  const result = takePlanes(width, height);
  const offsetsX = new Int32Array(DIRECTIONS);
  const offsetsY = new Int32Array(DIRECTIONS);
  for (let d = 0; d < DIRECTIONS; d++) {
    offsetsX[d] = Math.round(Math.cos((d * Math.PI) / 4) * half * 1.2);
    offsetsY[d] = Math.round(Math.sin((d * Math.PI) / 4) * half * 1.2);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let total = 0;
      for (let d = 0; d < DIRECTIONS; d++) {
        let sx = x + (offsetsX[d] ?? 0);
        let sy = y + (offsetsY[d] ?? 0);
        if (sx < 0) sx = 0;
        else if (sx >= width) sx = width - 1;
        if (sy < 0) sy = 0;
        else if (sy >= height) sy = height - 1;
        const at = sy * width + sx;
        const weight = spread[at] ?? 0;
        r += (red[at] ?? 0) * weight;
        g += (green[at] ?? 0) * weight;
        b += (blue[at] ?? 0) * weight;
        total += weight;
      }
      const index = y * width + x;
      result.red[index] = r / total;
      result.green[index] = g / total;
      result.blue[index] = b / total;
    }
  }
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
