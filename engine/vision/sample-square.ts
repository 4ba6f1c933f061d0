// Reads a square of an image, turned or not, in the size that a network takes.
import type { Image } from '#engine/raster/image.ts';

/** Pixels of the image, radians clockwise. It may lie beyond the image: that is black. */
export type Square = {
  x: number;
  y: number;
  side: number;
  angle: number;
  /** Where the height is another than the side: it is stretched to a square. */
  height?: number;
};

/** More are not taken along a side of a pixel, however small the image is made. */
const MOST_SAMPLES = 4;

/** Returns three numbers a pixel, `low` for black to 1 for white. */
export function sampleSquare(
  { width, height, data }: Image,
  square: Square,
  side: number,
  low: -1 | 0,
  mostSamples = MOST_SAMPLES,
): Float32Array {
  const pixels = new Float32Array(side * side * 3).fill(low);
  const tall = square.height ?? square.side;
  const samples = Math.min(mostSamples, Math.max(1, Math.round(Math.max(square.side, tall) / side)));
  const scale = (1 - low) / 255 / samples ** 2;
  const [across, along] = [square.side / side / samples, tall / side / samples];
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const middle = (side * samples - 1) / 2;
  for (let v = 0; v < side * samples; v++) {
    const row = Math.floor(v / samples) * side;
    for (let u = 0; u < side * samples; u++) {
      const x = square.x - 0.5 + (u - middle) * across * cos - (v - middle) * along * sin;
      const y = square.y - 0.5 + (u - middle) * across * sin + (v - middle) * along * cos;
      if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue;
      const left = Math.max(0, Math.floor(x));
      const top = Math.max(0, Math.floor(y));
      const next = left < width - 1 ? 4 : 0;
      const below = top < height - 1 ? width * 4 : 0;
      const beside = Math.max(0, x - left);
      const deep = Math.max(0, y - top);
      const at = (top * width + left) * 4;
      const to = (row + Math.floor(u / samples)) * 3;
      for (let c = 0; c < 3; c++) {
        const upper = (data[at + c] as number) * (1 - beside) + (data[at + next + c] as number) * beside;
        const lower =
          (data[at + below + c] as number) * (1 - beside) + (data[at + below + next + c] as number) * beside;
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
