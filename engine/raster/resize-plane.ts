// Small versions of planes, for work that needs no detail, and how to read them back smoothly.
import { takePlane } from './plane-store.ts';

export type SmallPlane = { width: number; height: number; factor: number; cells: Float32Array };

/** Means of squares of `factor` pixels; the last row and column may stand for fewer. */
export function shrinkPlane(plane: Float32Array, width: number, height: number, factor: number): SmallPlane {
  const smallWidth = Math.ceil(width / factor);
  const smallHeight = Math.ceil(height / factor);
  const cells = takePlane(smallWidth * smallHeight);
  for (let sy = 0; sy < smallHeight; sy++) {
    const bottom = Math.min(height, (sy + 1) * factor);
    for (let sx = 0; sx < smallWidth; sx++) {
      const right = Math.min(width, (sx + 1) * factor);
      let total = 0;
      for (let y = sy * factor; y < bottom; y++) {
        for (let x = sx * factor; x < right; x++) total += plane[y * width + x] ?? 0;
      }
      cells[sy * smallWidth + sx] = total / ((bottom - sy * factor) * (right - sx * factor));
    }
  }
  return { width: smallWidth, height: smallHeight, factor, cells };
}

/** The value of a small plane at a pixel of the large one, between its four nearest cells. */
export function sampleSmall(small: SmallPlane, x: number, y: number): number {
  const { width, height, factor, cells } = small;
  const u = Math.min(width - 1, Math.max(0, (x + 0.5) / factor - 0.5));
  const v = Math.min(height - 1, Math.max(0, (y + 0.5) / factor - 0.5));
  const left = u | 0;
  const upper = (v | 0) * width;
  const right = left + 1 < width ? left + 1 : left;
  const lower = (v | 0) + 1 < height ? upper + width : upper;
  const fx = u - left;
  const a = cells[upper + left] ?? 0;
  const b = cells[lower + left] ?? 0;
  const top = a + ((cells[upper + right] ?? 0) - a) * fx;
  const bottom = b + ((cells[lower + right] ?? 0) - b) * fx;
  return top + (bottom - top) * (v - (v | 0));
}

/** Writes a small plane into a large one. */
export function enlargePlane(small: SmallPlane, target: Float32Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) target[y * width + x] = sampleSmall(small, x, y);
  }
}
