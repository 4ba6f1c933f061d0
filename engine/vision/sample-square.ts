// Reads a square of an image, turned or not, in the size that a network takes.
import type { Image } from '#engine/raster/image.ts';

/** Pixels of the image, radians clockwise. It may lie beyond the image: that is black. */
export type Square = { x: number; y: number; side: number; angle: number };

/** More are not taken along a side of a pixel, however small the image is made. */
const MOST_SAMPLES = 4;

/** Returns three numbers a pixel, `low` for black to 1 for white. */
export function sampleSquare(
  { width, height, data }: Image,
  square: Square,
  side: number,
  low: -1 | 0,
): Float32Array {
  const pixels = new Float32Array(side * side * 3).fill(low);
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(square.side / side)));
  const scale = (1 - low) / 255 / samples ** 2;
  const step = square.side / side / samples;
  const [right, down] = [Math.cos(square.angle) * step, Math.sin(square.angle) * step];
  const middle = (side * samples - 1) / 2;
  for (let v = 0; v < side * samples; v++) {
    const row = Math.floor(v / samples) * side;
    for (let u = 0; u < side * samples; u++) {
      const x = square.x - 0.5 + (u - middle) * right - (v - middle) * down;
      const y = square.y - 0.5 + (u - middle) * down + (v - middle) * right;
      if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue;
      const left = Math.max(0, Math.floor(x));
      const top = Math.max(0, Math.floor(y));
      const next = left < width - 1 ? 4 : 0;
      const below = top < height - 1 ? width * 4 : 0;
      const across = Math.max(0, x - left);
      const deep = Math.max(0, y - top);
      const at = (top * width + left) * 4;
      const to = (row + Math.floor(u / samples)) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = (data[at + c] as number) * (1 - across) + (data[at + next + c] as number) * across;
        const lower =
          (data[at + below + c] as number) * (1 - across) + (data[at + below + next + c] as number) * across;
        pixels[to + c] = (pixels[to + c] as number) + (upper * (1 - deep) + lower * deep) * scale;
      }
    }
  }
  return pixels;
}

/** Where a place of what was read lies in the image. Both in pixels, from the upper left corner. */
export function placeInImage({ x, y, side: whole, angle }: Square, u: number, v: number, side: number) {
  const [across, down] = [(u / side - 0.5) * whole, (v / side - 0.5) * whole];
  return {
    x: x + across * Math.cos(angle) - down * Math.sin(angle),
    y: y + across * Math.sin(angle) + down * Math.cos(angle),
  };
}
