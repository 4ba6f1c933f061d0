// Gives a softly filled place the grain of what lies beside it: grass goes on as grass, bricks as bricks.
import type { Image } from '#engine/raster/image.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';

/** Changes `filled` where it is not known: each row borrows from its own two ends, mirrored. */
export function borrowDetail(filled: Image, known: Float32Array): void {
  const { width, height, data } = filled;
  const radius = Math.max(2, Math.round(Math.min(width, height) * 0.025));
  const detail = [0, 1, 2].map((channel) => readDetail(filled, channel, radius));
  const left = new Int32Array(width);
  const right = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    findKnown(known, row, width, left, right);
    for (let x = 0; x < width; x++) {
      if ((known[row + x] as number) > 0) continue;
      const fromLeft = mirror(left[x] as number, x, known, row, width);
      const fromRight = mirror(right[x] as number, x, known, row, width);
      const toLeft = fromLeft < 0 ? 1e9 : x - (left[x] as number);
      const toRight = fromRight < 0 ? 1e9 : (right[x] as number) - x;
      if (toLeft + toRight > 1.9e9) continue;
      // The nearer end speaks louder, and not both at once in the middle: two grains laid over each other go grey.
      const share = 1 / (1 + (toLeft / toRight) ** 4);
      for (let channel = 0; channel < 3; channel++) {
        const plane = detail[channel] as Float32Array;
        const a = fromLeft < 0 ? 0 : (plane[row + fromLeft] as number);
        const b = fromRight < 0 ? 0 : (plane[row + fromRight] as number);
        const at = (row + x) * 4 + channel;
        data[at] = (data[at] as number) + a * share + b * (1 - share);
      }
    }
  }
}

/** What a blur would take away. */
function readDetail({ width, height, data }: Image, channel: number, radius: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let i = 0; i < plane.length; i++) plane[i] = data[i * 4 + channel] as number;
  const soft = averagePlane(plane, width, height, radius);
  for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] as number) - (soft[i] as number);
  returnPlanes();
  return plane;
}

/** For every pixel of a row the nearest known one to its left and right; −1 and `width` where there is none. */
function findKnown(
  known: Float32Array,
  row: number,
  width: number,
  left: Int32Array,
  right: Int32Array,
): void {
  let last = -1;
  for (let x = 0; x < width; x++) {
    if ((known[row + x] as number) > 0) last = x;
    left[x] = last;
  }
  last = width;
  for (let x = width - 1; x >= 0; x--) {
    if ((known[row + x] as number) > 0) last = x;
    right[x] = last;
  }
}

/** The place as far beyond an end as the pixel is before it; −1 when that is outside or unknown, too. */
function mirror(end: number, x: number, known: Float32Array, row: number, width: number): number {
  if (end < 0 || end >= width) return -1;
  const place = end + (end - x);
  if (place < 0 || place >= width || (known[row + place] as number) === 0) return -1;
  return place;
}
