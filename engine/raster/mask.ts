// Which pixels of an image belong to something: 0 = not, 1 = wholly, soft at edges. Of the image's size.
import { averageTwice } from './blur-plane.ts';
import { returnPlanes } from './plane-store.ts';

export type Mask = { width: number; height: number; values: Float32Array };

export function emptyMask(width: number, height: number): Mask {
  return { width, height, values: new Float32Array(width * height) };
}

export function invertMask({ width, height, values }: Mask): Mask {
  return { width, height, values: values.map((value) => 1 - value) };
}

/** Which part of the image it covers, 0–1. */
export function maskShare({ values }: Mask): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / Math.max(1, values.length);
}

/** A mask with a wider, softer edge; `radius` in pixels. */
export function softenMask({ width, height, values }: Mask, radius: number): Mask {
  const soft = Float32Array.from(averageTwice(values, width, height, radius));
  returnPlanes();
  return { width, height, values: soft };
}

/** A mask that is larger (`pixels` above zero) or smaller than this one, all around. */
export function growMask(mask: Mask, pixels: number): Mask {
  const { width, height, values } = mask;
  const reach = Math.round(Math.abs(pixels));
  if (reach === 0) return mask;
  let [from, to] = [values.slice(), new Float32Array(values.length)];
  for (const isAcross of [true, false]) {
    // What has grown by some pixels grows by twice as many and one more at once.
    for (let done = 0; done < reach;) {
      const step = Math.min(2 * done + 1, reach - done);
      growAlong(from, to, { width, height, isAcross, step, isLarger: pixels > 0 });
      [from, to] = [to, from];
      done += step;
    }
  }
  return { width, height, values: from };
}

/** The same for a hole that is looked at from afar: in half the size, so that it is a pixel more or less. */
export function growRoughly(mask: Mask, pixels: number): Mask {
  const { width, height } = mask;
  const half = resizeMask(mask, Math.ceil(width / 2), Math.ceil(height / 2));
  return resizeMask(growMask(half, pixels / 2), width, height);
}

type Growth = { width: number; height: number; isAcross: boolean; step: number; isLarger: boolean };

/** To `to` comes the most, or the least, of each pixel of `from` and the two that lie `step` beside it on its row or column. */
function growAlong(
  from: Float32Array,
  to: Float32Array,
  { width, height, isAcross, step, isLarger }: Growth,
): void {
  const takeFarther = isLarger ? takeMost : takeLeast;
  const padded = new Float32Array(width + 2 * step);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    if (isAcross) {
      // At a border, the last pixel stands for those beyond it.
      padded.set(from.subarray(row, row + width), step);
      padded.fill(from[row] as number, 0, step);
      padded.fill(from[row + width - 1] as number, step + width);
      takeFarther(to, row, width, padded, step, padded, 0, padded, 2 * step);
    } else {
      const above = Math.max(0, y - step) * width;
      const below = Math.min(height - 1, y + step) * width;
      takeFarther(to, row, width, from, row, from, above, from, below);
    }
  }
}

/** Writes the most of three rows, each from a place in its plane on. */
function takeMost(
  to: Float32Array,
  at: number,
  width: number,
  own: Float32Array,
  ownAt: number,
  before: Float32Array,
  beforeAt: number,
  after: Float32Array,
  afterAt: number,
): void {
  for (let x = 0; x < width; x++) {
    const one = own[ownAt + x] as number;
    const two = before[beforeAt + x] as number;
    const three = after[afterAt + x] as number;
    const most = two > one ? two : one;
    to[at + x] = three > most ? three : most;
  }
}

/** The same with the least. */
function takeLeast(
  to: Float32Array,
  at: number,
  width: number,
  own: Float32Array,
  ownAt: number,
  before: Float32Array,
  beforeAt: number,
  after: Float32Array,
  afterAt: number,
): void {
  for (let x = 0; x < width; x++) {
    const one = own[ownAt + x] as number;
    const two = before[beforeAt + x] as number;
    const three = after[afterAt + x] as number;
    const least = two < one ? two : one;
    to[at + x] = three < least ? three : least;
  }
}

export type Box = { left: number; top: number; width: number; height: number };

/** The smallest box around what is at least so much inside (half, if nothing is said); null when nothing is. */
export function maskBox(mask: Mask, least = 0.5): Box | null {
  const { width, height, values } = mask;
  let left = width;
  let right = -1;
  let top = height;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    const row = values.subarray(y * width, (y + 1) * width);
    const first = firstOf(row, least);
    if (first === width) continue;
    left = Math.min(left, first);
    right = Math.max(right, lastOf(row, least));
    top = Math.min(top, y);
    bottom = y;
  }
  return right < left ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** The first place of a row that holds at least so much; its length where none does. */
function firstOf(row: Float32Array, least: number): number {
  let x = 0;
  while (x < row.length && !((row[x] as number) >= least)) x++;
  return x;
}

/** The last one; −1 where none does. */
function lastOf(row: Float32Array, least: number): number {
  let x = row.length - 1;
  while (x >= 0 && !((row[x] as number) >= least)) x--;
  return x;
}

/** The value between the four nearest pixels; the place is given in parts of the image, 0–1. */
export function sampleMask({ width, height, values }: Mask, u: number, v: number): number {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const fx = x - left;
  const fy = y - top;
  const upper = (values[top * width + left] ?? 0) * (1 - fx) + (values[top * width + right] ?? 0) * fx;
  const lower = (values[bottom * width + left] ?? 0) * (1 - fx) + (values[bottom * width + right] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

const WHOLE: Box = { left: 0, top: 0, width: 1, height: 1 };

/** The same mask in another size: what `sampleMask` finds at the middle of each pixel. */
export function resizeMask(mask: Mask, width: number, height: number): Mask {
  return mask.width === width && mask.height === height ? mask : partOfMask(mask, WHOLE, width, height);
}

/** A part of a mask, which is given in parts of it, in so many pixels. */
export function partOfMask(mask: Mask, part: Box, width: number, height: number): Mask {
  const { width: columns, height: rows, values: from } = mask;
  const resized = emptyMask(width, height);
  const lefts = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const place = placeOf(part.left + ((x + 0.5) / width) * part.width, columns);
    lefts[x] = place;
    shares[x] = place - (lefts[x] as number);
  }
  // One cell more: the last has no neighbour to go to.
  const line = new Float64Array(columns + 1);
  for (let y = 0; y < height; y++) {
    const place = placeOf(part.top + ((y + 0.5) / height) * part.height, rows);
    const upper = Math.floor(place) * columns;
    const lower = Math.min(rows - 1, Math.floor(place) + 1) * columns;
    mixRows(from, upper, lower, place % 1, line);
    line[columns] = line[columns - 1] as number;
    readLine(line, lefts, shares, resized.values, y * width);
  }
  return resized;
}

function readLine(
  line: Float64Array,
  lefts: Int32Array,
  shares: Float64Array,
  to: Float32Array,
  first: number,
): void {
  for (let x = 0; x < lefts.length; x++) {
    const left = lefts[x] as number;
    const part = shares[x] as number;
    to[first + x] = (line[left] as number) * (1 - part) + (line[left + 1] as number) * part;
  }
}

function mixRows(from: Float32Array, upper: number, lower: number, share: number, line: Float64Array): void {
  for (let x = 0; x < line.length - 1; x++)
    line[x] = (from[upper + x] as number) * (1 - share) + (from[lower + x] as number) * share;
}

/** Where a part of the way along a row or column lies among so many cells. */
function placeOf(share: number, cells: number): number {
  return Math.min(cells - 1, Math.max(0, share * cells - 0.5));
}
