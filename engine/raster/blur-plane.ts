// Blurs planes in a time that does not grow with the radius.
import { convolve } from './convolve.ts';
import { clamp } from './curves.ts';
import { releasePlanes, takePlane } from './plane-store.ts';
import type { Planes } from './planes.ts';
import { enlargePlane, shrinkPlane } from './resize-plane.ts';

/** A blurred copy of a plane; `sigma` in pixels. */
export function blurPlane(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const target = takePlane(plane.length);
  if (sigma < 0.3) {
    target.set(plane);
    return target;
  }
  const factor = shrinkFactor(width, height, sigma);
  if (factor > 1) {
    blurSmaller(plane, target, width, height, sigma, factor);
    return target;
  }
  convolve(plane, target, width, height, gaussian(sigma));
  return target;
}

/** A wide blur holds no detail that a plane so many times smaller could not: far faster, and no eye sees it. */
export function shrinkFactor(width: number, height: number, sigma: number): number {
  const factor = sigma >= 32 ? 8 : sigma >= 8 ? 4 : 1;
  return Math.min(width, height) >= factor * 8 ? factor : 1;
}

/** Up to here each pixel of the square may as well be added anew. */
const SMALL_REACH = 12;

/** A copy averaged over a square of `2 * radius + 1` pixels. */
export function averagePlane(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const target = takePlane(plane.length);
  const reach = Math.max(0, Math.round(radius));
  if (reach <= SMALL_REACH) {
    convolve(plane, target, width, height, new Float32Array(reach + 1).fill(1 / (reach * 2 + 1)));
    return target;
  }
  const passing = takePlane(plane.length);
  addUp(plane, passing, target, width, height, reach);
  releasePlanes(passing);
  return target;
}

/** The same average taken twice, which leaves no squares. */
export function averageTwice(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const reach = Math.max(0, Math.round(radius));
  if (reach * 2 <= SMALL_REACH) {
    const target = takePlane(plane.length);
    const span = reach * 2 + 1;
    const weights = Float32Array.from({ length: span }, (_, away) => (span - away) / (span * span));
    convolve(plane, target, width, height, weights);
    return target;
  }
  const once = averagePlane(plane, width, height, radius);
  const twice = averagePlane(once, width, height, radius);
  releasePlanes(once);
  return twice;
}

export function blurPlanes(image: Planes, sigma: number): Planes {
  const { width, height } = image;
  return {
    width,
    height,
    red: blurPlane(image.red, width, height, sigma),
    green: blurPlane(image.green, width, height, sigma),
    blue: blurPlane(image.blue, width, height, sigma),
  };
}

function blurSmaller(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  sigma: number,
  factor: number,
): void {
  const small = shrinkPlane(source, width, height, factor);
  const cells = blurPlane(small.cells, small.width, small.height, sigma / factor);
  enlargePlane({ ...small, cells }, target, width, height);
  releasePlanes(small.cells, cells);
}

function gaussian(sigma: number): number[] {
  const weights = Array.from({ length: Math.ceil(sigma * 2.6) + 1 }, (_, k) =>
    Math.exp((-k * k) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((total, weight, k) => total + weight * (k === 0 ? 1 : 2), 0);
  return weights.map((weight) => weight / sum);
}

/** A row with its ends repeated to both sides, so that nothing has to be asked about them. */
function padRow(padded: Float32Array, source: Float32Array, row: number, width: number, reach: number): void {
  padded.set(source.subarray(row, row + width), reach);
  padded.fill(source[row] as number, 0, reach);
  padded.fill(source[row + width - 1] as number, reach + width);
}

/** Averages by sums that run along rows and columns: of a wide square each pixel costs what it does of a small one. */
function addUp(
  source: Float32Array,
  passing: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const span = radius * 2 + 1;
  const share = 1 / span;
  const padded = new Float32Array(width + span);
  for (let row = 0; row < source.length; row += width) {
    padRow(padded, source, row, width, radius);
    addUpRow(padded, passing, row, width, span);
  }
  const totals = new Float64Array(width);
  for (let k = -radius; k <= radius; k++) {
    const from = clamp(k, 0, height - 1) * width;
    for (let x = 0; x < width; x++) totals[x] = (totals[x] as number) + (passing[from + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const enters = Math.min(y + radius + 1, height - 1) * width;
    const leaves = Math.max(y - radius, 0) * width;
    passOn(totals, passing, enters, leaves, target, y * width, share);
  }
}

function addUpRow(
  padded: Float32Array,
  passing: Float32Array,
  row: number,
  width: number,
  span: number,
): void {
  const share = 1 / span;
  let total = 0;
  for (let k = 0; k < span; k++) total += padded[k] as number;
  for (let x = 0; x < width; x++) {
    passing[row + x] = total * share;
    total += (padded[x + span] as number) - (padded[x] as number);
  }
}

/** Writes the means of a row, and brings the sums of its columns one row further. */
function passOn(
  totals: Float64Array,
  passing: Float32Array,
  enters: number,
  leaves: number,
  target: Float32Array,
  row: number,
  share: number,
): void {
  for (let x = 0; x < totals.length; x++) {
    const total = totals[x] as number;
    target[row + x] = total * share;
    totals[x] = total + (passing[enters + x] as number) - (passing[leaves + x] as number);
  }
}
