// Traces the line where lips meet: darker or redder than the skin above and below it, from one side to the other.
import type { Image } from '#engine/raster/image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

/** Heights of a line, in widths of the crop: a crease, and the filled mouth of a drawing, which may be a shadow. */
const THICKNESSES = [
  { thickness: 0.025, worth: 1 },
  { thickness: 0.05, worth: 0.9 },
  { thickness: 0.1, worth: 0.65 },
  { thickness: 0.17, worth: 0.55 },
];
/** How much a line apart from the middle of all marks, or from where it was a frame ago, must be stronger. */
const STRAY = 0.3;
const STRAY_FROM_BEFORE = 1.6;

export const lightOf = (r: number, g: number, b: number): number => 0.3 * r + 0.59 * g + 0.11 * b;
export const rednessOf = (r: number, g: number, b: number): number => (r - (g + b) / 2) / (r + g + b + 30);

/** `lips` is a row for each column; `marks` says of each pixel how much it looks like the line (0–1). */
export function traceLips(
  crop: Image,
  skin: readonly [number, number, number],
  before: Float32Array | undefined,
): { lips: Float32Array; marks: Float32Array } {
  const { width, height } = crop;
  const marks = findMarks(readDarkness(crop, skin), width, height);
  const expected = before ?? markMiddle(marks, width, height);
  const path = followMarks(marks, width, height, expected, before ? STRAY_FROM_BEFORE : STRAY);
  return { lips: bendPath(path, marks, width), marks };
}

/** How much darker or redder than the skin each pixel is. */
function readDarkness({ data }: Image, skin: readonly [number, number, number]): Float32Array {
  const base = lightOf(...skin);
  const baseRed = rednessOf(...skin);
  return makePlane(data.length / 4, (i) => {
    const [r, g, b] = [data[i * 4] ?? 0, data[i * 4 + 1] ?? 0, data[i * 4 + 2] ?? 0];
    const darker = (base - lightOf(r, g, b)) / (base + 20);
    return darker + 0.6 * Math.max(0, rednessOf(r, g, b) - baseRed);
  });
}

/** What stands out from above and below, at the thickness at which it does most; the strongest has 1. */
function findMarks(dark: Float32Array, width: number, height: number): Float32Array {
  const sums = new Float32Array(width * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * width + x] = (sums[y * width + x] ?? 0) + (dark[y * width + x] ?? 0);
  const mean = (x: number, from: number, to: number) => {
    const top = Math.max(0, Math.min(height - 1, Math.round(from)));
    const bottom = Math.max(top + 1, Math.min(height, Math.round(to)));
    return ((sums[bottom * width + x] ?? 0) - (sums[top * width + x] ?? 0)) / (bottom - top);
  };
  const marks = dark.map((_, i) => {
    const x = i % width;
    const y = Math.floor(i / width) + 0.5;
    let most = 0;
    for (const { thickness, worth } of THICKNESSES) {
      const half = Math.max(0.5, (thickness * width) / 2);
      const around = Math.max(mean(x, y - half * 4, y - half * 1.6), mean(x, y + half * 1.6, y + half * 4));
      most = Math.max(most, (mean(x, y - half, y + half) - around) * worth);
    }
    return most;
  });
  const calm = marks.map((value, i) => {
    const x = i % width;
    const left = x > 0 ? (marks[i - 1] ?? 0) : value;
    const right = x < width - 1 ? (marks[i + 1] ?? 0) : value;
    return (left + 2 * value + right) / 4;
  });
  const strongest = calm.reduce((max, value) => Math.max(max, value), 0.015);
  return calm.map((value) => value / strongest);
}

/** The strongest way from left to right that keeps near where it is expected. */
function followMarks(
  marks: Float32Array,
  width: number,
  height: number,
  expected: Float32Array,
  stray: number,
): Float32Array {
  const cost = new Float32Array(width * height);
  const from = new Int8Array(width * height);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const away = (y - (expected[x] ?? 0)) / height;
      const own = 1 - (marks[y * width + x] ?? 0) + stray * (Math.abs(away) + 4 * away * away);
      let best = x === 0 ? 0 : Infinity;
      for (let step = -1; step <= 1; step++) {
        if (x === 0 || y + step < 0 || y + step >= height) continue;
        const before = (cost[(y + step) * width + x - 1] ?? 0) + Math.abs(step) * 0.12;
        if (before >= best) continue;
        best = before;
        from[y * width + x] = step;
      }
      cost[y * width + x] = own + best;
    }
  }
  let row = 0;
  for (let y = 1; y < height; y++)
    if ((cost[y * width + width - 1] ?? 0) < (cost[row * width + width - 1] ?? 0)) row = y;
  const path = new Float32Array(width);
  for (let x = width - 1; x >= 0; x--) {
    path[x] = row;
    row += from[row * width + x] ?? 0;
  }
  return path;
}

/** Per column, the centre of all marks; pulled to that of the whole box where there are few. */
function markMiddle(marks: Float32Array, width: number, height: number): Float32Array {
  let [allSum, allRows] = [1e-3, (1e-3 * height) / 2];
  for (let i = 0; i < marks.length; i++) {
    const weight = (marks[i] ?? 0) ** 2;
    allSum += weight;
    allRows += weight * Math.floor(i / width);
  }
  const whole = allRows / allSum;
  const pull = (allSum / width) * 0.5;
  return makePlane(width, (x) => {
    let [sum, rows] = [pull, pull * whole];
    for (let y = 0; y < height; y++) {
      const weight = (marks[y * width + x] ?? 0) ** 2;
      sum += weight;
      rows += weight * y;
    }
    return rows / sum;
  });
}

/** A calm curve through the path: a parabola, and half of what it leaves out where the lips wave. */
function bendPath(path: Float32Array, marks: Float32Array, width: number): Float32Array {
  const weights = path.map((y, x) => 0.05 + (marks[Math.round(y) * width + x] ?? 0));
  const fit = fitParabola(path, weights);
  const rest = path.map((y, x) => y - fit(x));
  const reach = Math.max(1, Math.round(width * 0.05));
  return path.map((_, x) => {
    let [sum, count] = [0, 0];
    for (let at = Math.max(0, x - reach); at <= Math.min(width - 1, x + reach); at++) {
      sum += rest[at] ?? 0;
      count++;
    }
    return fit(x) + (sum / count) * 0.7;
  });
}

/** Least squares, weighed. */
export function fitParabola(values: Float32Array, weights: Float32Array): (x: number) => number {
  const middle = (values.length - 1) / 2;
  const rows = [0, 1, 2].map(() => [0, 0, 0, 0]);
  for (const [i, value] of values.entries()) {
    const u = (i - middle) / Math.max(1, middle);
    const powers = [1, u, u * u];
    const weight = weights[i] ?? 0;
    for (const [r, row] of rows.entries()) {
      for (let c = 0; c < 3; c++) row[c] = (row[c] ?? 0) + weight * (powers[r] ?? 0) * (powers[c] ?? 0);
      row[3] = (row[3] ?? 0) + weight * (powers[r] ?? 0) * value;
    }
  }
  const [a = 0, b = 0, c = 0] = solveThree(rows);
  return (x) => {
    const u = (x - middle) / Math.max(1, middle);
    return a + b * u + c * u * u;
  };
}

/** Gauss on three rows of four numbers. */
function solveThree(rows: number[][]): number[] {
  for (let i = 0; i < 3; i++) {
    const pivot = rows[i]?.[i] || 1e-9;
    for (let r = 0; r < 3; r++) {
      if (r === i) continue;
      const factor = (rows[r]?.[i] ?? 0) / pivot;
      rows[r] = (rows[r] ?? []).map((value, c) => value - factor * (rows[i]?.[c] ?? 0));
    }
  }
  return rows.map((row, i) => (row[3] ?? 0) / (row[i] || 1e-9));
}
