// Takes haze out of a photo (the dark channel: somewhere near every clear point something is dark).
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { clamp } from '#engine/raster/curves.ts';
import { enlargePlane, shrinkPlane } from '#engine/raster/resize-plane.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { readLuma, type Planes } from '#engine/raster/planes.ts';
import { smoothCalm } from '#engine/raster/smooth-noise.ts';

/** `amount` 1 clears thick haze. Changes the planes in place. */
export function liftHaze(image: Planes, amount: number): void {
  const { width, height, red, green, blue } = image;
  const dark = takePlane(red.length);
  for (let i = 0; i < dark.length; i++) dark[i] = Math.min(red[i] ?? 0, green[i] ?? 0, blue[i] ?? 0);
  const factor = Math.max(1, Math.round(Math.max(width, height) / 160));
  const small = shrinkPlane(dark, width, height, factor);
  const low = lowestNear(small.cells, small.width, small.height, 3);
  const light = readAirLight(image, low, small.width, factor);
  enlargePlane({ ...small, cells: low }, dark, width, height);
  const soft = blurPlane(dark, width, height, factor * 2);
  // The haze follows the edges of things, not the squares it was searched in.
  const luma = readLuma(image);
  const level = smoothCalm(luma, width, height, factor * 2, 0.002);
  const white = Math.max(0.4, Math.max(...light));
  for (let i = 0; i < soft.length; i++) {
    const haze = clamp(Math.min(soft[i] ?? 0, (level[i] ?? 0) * 0.96) / white);
    const clear = Math.max(0.4, 1 - 0.78 * amount * haze);
    for (const [channel, air] of [
      [red, light[0]],
      [green, light[1]],
      [blue, light[2]],
    ] as const)
      channel[i] = clamp(((channel[i] ?? 0) - (air ?? 1)) / clear + (air ?? 1));
  }
  releasePlanes(dark, small.cells, soft, luma, level);
}

function lowestNear(cells: Float32Array, width: number, height: number, reach: number): Float32Array {
  const lowest = new Float32Array(cells.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let found = 1;
      for (let ny = Math.max(0, y - reach); ny <= Math.min(height - 1, y + reach); ny++)
        for (let nx = Math.max(0, x - reach); nx <= Math.min(width - 1, x + reach); nx++)
          found = Math.min(found, cells[ny * width + nx] ?? 1);
      lowest[y * width + x] = found;
    }
  }
  return lowest;
}

/** The colour of the haze itself: the mean where it is thickest. */
function readAirLight(image: Planes, low: Float32Array, smallWidth: number, factor: number): number[] {
  const order = Array.from(low.keys()).sort((one, other) => (low[other] ?? 0) - (low[one] ?? 0));
  const thickest = order.slice(0, Math.max(1, Math.round(order.length * 0.02)));
  return [image.red, image.green, image.blue].map((channel) => {
    let sum = 0;
    for (const cell of thickest) {
      const x = Math.min(image.width - 1, (cell % smallWidth) * factor);
      const y = Math.min(image.height - 1, Math.floor(cell / smallWidth) * factor);
      sum += channel[y * image.width + x] ?? 0;
    }
    return sum / thickest.length;
  });
}
