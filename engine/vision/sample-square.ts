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
  const tall = square.height ?? square.side;
  const samples = Math.min(mostSamples, Math.max(1, Math.round(Math.max(square.side, tall) / side)));
  if (square.angle === 0) {
    const columns = tapsOf(square.x, square.side, width, side, samples);
    const rows = tapsOf(square.y, tall, height, side, samples);
    return sampleUpright(data, width, columns, rows, low);
  }
  const pixels = new Float32Array(side * side * 3).fill(low);
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

/** What a row or column is made of: so much of each row or column of the image, from the first on. None beyond the image. */
type Taps = { first: number; shares: Float64Array };

function tapsOf(middle: number, span: number, length: number, side: number, samples: number): Taps[] {
  const step = span / side / samples;
  const places = Array.from(
    { length: side * samples },
    (_, n) => middle - 0.5 + (n - (side * samples - 1) / 2) * step,
  );
  return Array.from({ length: side }, (_, n) => {
    const inside = places
      .slice(n * samples, (n + 1) * samples)
      .filter((place) => place >= -0.5 && place <= length - 0.5)
      .map((place) => Math.max(0, Math.min(length - 1, place)));
    const first = Math.floor(inside[0] ?? 0);
    const shares = new Float64Array(Math.floor(inside.at(-1) ?? first) - first + 2);
    for (const place of inside) {
      const at = Math.floor(place) - first;
      shares[at] = (shares[at] as number) + (1 - (place % 1)) / samples;
      shares[at + 1] = (shares[at + 1] as number) + (place % 1) / samples;
    }
    // Of the last row nothing is taken from the one after it, which is not there.
    return { first, shares: shares.subarray(0, Math.min(shares.length, length - first)) };
  });
}

/** A square that is not turned is read along its rows, then along its columns: a fourth of the work. */
function sampleUpright(
  data: Image['data'],
  width: number,
  columns: readonly Taps[],
  rows: readonly Taps[],
  low: -1 | 0,
): Float32Array {
  const pixels = new Float32Array(columns.length * rows.length * 3).fill(low);
  const scale = (1 - low) / 255;
  const from = Math.min(...columns.map(({ first }) => first));
  const to = Math.max(...columns.map(({ first, shares }) => first + shares.length));
  const line = new Float32Array((to - from) * 3);
  for (const [v, { first, shares }] of rows.entries()) {
    line.fill(0);
    for (let n = 0; n < shares.length; n++) {
      const share = (shares[n] as number) * scale;
      let at = ((first + n) * width + from) * 4;
      for (let i = 0; i < line.length; i += 3, at += 4) {
        line[i] = (line[i] as number) + (data[at] as number) * share;
        line[i + 1] = (line[i + 1] as number) + (data[at + 1] as number) * share;
        line[i + 2] = (line[i + 2] as number) + (data[at + 2] as number) * share;
      }
    }
    for (let u = 0, place = v * columns.length * 3; u < columns.length; u++, place += 3)
      addTaps(pixels, place, line, columns[u] as Taps, from);
  }
  return pixels;
}

function addTaps(
  pixels: Float32Array,
  place: number,
  line: Float32Array,
  { first, shares }: Taps,
  from: number,
) {
  let [red, green, blue] = [0, 0, 0];
  for (let n = 0, at = (first - from) * 3; n < shares.length; n++, at += 3) {
    const share = shares[n] as number;
    red += (line[at] as number) * share;
    green += (line[at + 1] as number) * share;
    blue += (line[at + 2] as number) * share;
  }
  pixels[place] = (pixels[place] as number) + red;
  pixels[place + 1] = (pixels[place + 1] as number) + green;
  pixels[place + 2] = (pixels[place + 2] as number) + blue;
}

/** Where a place of what was read lies in the image. Both in pixels, from the upper left corner. */
export function placeInImage({ x, y, side: whole, angle }: Square, u: number, v: number, side: number) {
  const [across, down] = [(u / side - 0.5) * whole, (v / side - 0.5) * whole];
  return {
    x: x + across * Math.cos(angle) - down * Math.sin(angle),
    y: y + across * Math.sin(angle) + down * Math.cos(angle),
  };
}
