// Reads a square of an image, turned or not, in the size that a network takes.
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { type Compiled, compileOnce } from '#engine/raster/wasm/open-compiled.ts';
import { SAMPLE_BYTES } from '#engine/raster/wasm/sample-bytes.ts';

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
  const sums =
    square.angle === 0
      ? sampleUpright(
          { width, height, data },
          tapsOf(square.x, square.side, width, side, samples),
          tapsOf(square.y, tall, height, side, samples),
        )
      : sampleTurned({ width, height, data }, square, side, samples);
  const scale = (1 - low) / 255;
  const pixels = new Float32Array(side * side * 3);
  inParts(side * side, (from, end) => takeColours(sums, pixels, scale, low, from, end));
  return pixels;
}

function takeColours(
  sums: Float32Array,
  pixels: Float32Array,
  scale: number,
  low: number,
  from: number,
  end: number,
): void {
  for (let i = from, at = from * 4, to = from * 3; i < end; i++, at += 4, to += 3) {
    pixels[to] = (sums[at] as number) * scale + low;
    pixels[to + 1] = (sums[at + 1] as number) * scale + low;
    pixels[to + 2] = (sums[at + 2] as number) * scale + low;
  }
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

/** As wasm/sample.ts describes them; addresses in bytes. */
type Functions = {
  addRow(row: number, line: number, count: number, share: number): void;
  mixColumns(line: number, taps: number, shares: number, target: number, count: number): void;
  sampleTurned(
    image: number,
    pitch: number,
    width: number,
    height: number,
    target: number,
    side: number,
    samples: number,
    x: number,
    y: number,
    acrossX: number,
    acrossY: number,
    downX: number,
    downY: number,
  ): void;
};

const open = compileOnce<Functions>(SAMPLE_BYTES);
let opened: Compiled<Functions> | undefined;

/** A square that is not turned is read along its rows, then along its columns. Returns four numbers a pixel, 0–255. */
function sampleUpright(
  { width, data }: Image,
  columns: readonly Taps[],
  rows: readonly Taps[],
): Float32Array {
  const from = Math.min(...columns.map(({ first }) => first));
  const to = Math.max(...columns.map(({ first, shares }) => first + shares.length));
  const count = Math.ceil((to - from) / 4) * 4;
  const tapCount = columns.reduce((sum, { shares }) => sum + shares.length, 0);
  // A row of bytes, one of numbers, the taps of the columns and their shares, and what comes of it.
  const line = count * 4;
  const taps = line + count * 16;
  const parts = taps + columns.length * 8;
  const target = parts + Math.ceil(tapCount / 4) * 16;
  const { functions, reserve } = (opened ??= open());
  const memory = reserve(target + columns.length * rows.length * 16);
  const bytes = new Uint8Array(memory);
  new Int32Array(memory, taps, columns.length * 2).set(
    columns.flatMap(({ first, shares }) => [first - from, shares.length]),
  );
  new Float32Array(memory, parts, tapCount).set(columns.flatMap(({ shares }) => [...shares]));
  for (const [v, { first, shares }] of rows.entries()) {
    bytes.fill(0, line, taps);
    for (const [n, share] of shares.entries()) {
      const start = ((first + n) * width + from) * 4;
      bytes.set(data.subarray(start, start + (to - from) * 4), 0);
      functions.addRow(0, line, count, share);
    }
    functions.mixColumns(line, taps, parts, target + v * columns.length * 16, columns.length);
  }
  return new Float32Array(memory, target, columns.length * rows.length * 4);
}

/** Returns four numbers a pixel, 0–255. */
function sampleTurned(image: Image, square: Square, side: number, samples: number): Float32Array {
  const across = square.side / side / samples;
  const down = (square.height ?? square.side) / side / samples;
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  const middle = (side * samples - 1) / 2;
  // Of the image only what the square can reach.
  const reachX = middle * (across * Math.abs(cos) + down * Math.abs(sin)) + 2;
  const reachY = middle * (across * Math.abs(sin) + down * Math.abs(cos)) + 2;
  const left = clamp(Math.floor(square.x - reachX), 0, image.width - 1);
  const top = clamp(Math.floor(square.y - reachY), 0, image.height - 1);
  const width = clamp(Math.ceil(square.x + reachX), left + 1, image.width) - left;
  const height = clamp(Math.ceil(square.y + reachY), top + 1, image.height) - top;
  const target = Math.ceil((width * height) / 4) * 16;
  const { functions, reserve } = (opened ??= open());
  const memory = reserve(target + side * side * 16);
  const bytes = new Uint8Array(memory);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * image.width + left) * 4;
    bytes.set(image.data.subarray(from, from + width * 4), row * width * 4);
  }
  const sums = new Float32Array(memory, target, side * side * 4).fill(0);
  functions.sampleTurned(
    0,
    width * 4,
    width,
    height,
    target,
    side,
    samples,
    square.x - 0.5 - middle * across * cos + middle * down * sin - left,
    square.y - 0.5 - middle * across * sin - middle * down * cos - top,
    across * cos,
    across * sin,
    -down * sin,
    down * cos,
  );
  inParts(sums.length, (from, end) => divide(sums, samples * samples, from, end));
  return sums;
}

function divide(numbers: Float32Array, by: number, from: number, end: number): void {
  for (let i = from; i < end; i++) numbers[i] = (numbers[i] as number) / by;
}

/** Where a place of what was read lies in the image. Both in pixels, from the upper left corner. */
export function placeInImage({ x, y, side: whole, angle }: Square, u: number, v: number, side: number) {
  const [across, down] = [(u / side - 0.5) * whole, (v / side - 0.5) * whole];
  return {
    x: x + across * Math.cos(angle) - down * Math.sin(angle),
    y: y + across * Math.sin(angle) + down * Math.cos(angle),
  };
}
