// The colour of an image around some places.
import type { Image } from '#engine/raster/image.ts';
import type { Point } from '#engine/vision/face-lines.ts';

/** Red, green and blue, 0–255. */
export type Colour = readonly [number, number, number];

/** Of squares with this many pixels from their middle to a side; beyond the image its border goes on. */
export function meanColour({ width, height, data }: Image, places: readonly Point[], reach: number): Colour {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  const steps = Math.max(0, Math.round(reach));
  for (const { x, y } of places) {
    for (let row = -steps; row <= steps; row++) {
      for (let column = -steps; column <= steps; column++) {
        const at = (clamp(y + row, height) * width + clamp(x + column, width)) * 4;
        for (const c of [0, 1, 2] as const) sums[c] += data[at + c] ?? 0;
        count++;
      }
    }
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}

function clamp(at: number, length: number): number {
  return Math.max(0, Math.min(length - 1, Math.round(at)));
}
