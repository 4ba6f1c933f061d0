// Fills a hole that lies across a horizon: what is above it from the sky, and what is below it from the land.
import { clamp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { blendImages } from '#engine/raster/blend.ts';
import { type Filled, fillByPatches } from './fill-by-patches.ts';
import { fillUnknown } from './fill-unknown.ts';
import type { Sky } from './find-sky.ts';

/** Of the width: so far to each side of a hole the horizon is looked at, and at least so much of that must show it. */
const BESIDE = 0.15;
const SHOWN = 0.25;
/** Of the height: between a quarter and three quarters of the columns there its row differs by no more, or it is no line. */
const STRAIGHT = 0.012;
/** A blurred wall may be taken for a sky: where it is not surer than this, no line is drawn through a hole by it. */
const SURE = 0.7;
/** Of the height: a horizon is as high on both sides of a hole, but for a camera that was not held level. */
const LEVEL = 0.04;
/** Of the height: so near the line nothing is taken from, and twice as far it is looked for. */
const NEAR = 0.006;
/** Of the hole: a smaller part is as well filled with the rest. */
const LEAST_PART = 0.04;

/** `kept`: what nothing is taken from. `sky`: of the image, without what stands before it. */
export function fillAcrossHorizon(
  image: Image,
  hole: Mask,
  { kept, sky, seed }: { kept: Mask; sky: Sky | null; seed: number },
): Filled {
  const line = sky && sky.sureness > SURE && horizonAcross(image, hole, sky.mask);
  if (!sky || !line) return fillByPatches(image, hole, kept, seed);
  const { width, height } = image;
  const above = (i: number): number => clamp((line[i % width] as number) - Math.floor(i / width) + 0.5);
  const part = (share: (i: number) => number): Mask => ({
    width,
    height,
    values: hole.values.map((value, i) => value * share(i)),
  });
  const [upper, lower] = [part(above), part((i) => 1 - above(i))];
  if (Math.min(sumOf(upper), sumOf(lower)) < sumOf(hole) * LEAST_PART)
    return fillByPatches(image, hole, kept, seed);
  const isSky = (i: number): boolean => (sky.mask.values[i] as number) > 0.5;
  const isKept = (i: number): boolean => (hole.values[i] as number) > 0.02;
  // Beside the line the one shines through the other.
  const isNear = (i: number): boolean =>
    Math.abs(Math.floor(i / width) - (line[i % width] as number)) < height * NEAR;
  const air = fillAlone(image, upper, (i) => isSky(i) && !isKept(i) && !isNear(i), seed);
  const land = fillAlone(image, lower, (i) => !isSky(i) && !isKept(i) && !isNear(i), seed);
  return {
    image: blendImages(blendImages(image, land.image, lower), air.image, upper),
    misfit: Math.max(land.misfit, air.misfit),
    patched: Math.max(land.patched, air.patched),
  };
}

/** As if all of the image were of what is known: a seam that goes over into something else would take its colour. */
function fillAlone(image: Image, hole: Mask, isKnown: (i: number) => boolean, seed: number): Filled {
  const { width, height } = hole;
  const known = Float32Array.from(hole.values, (_, i) => (isKnown(i) ? 1 : 0));
  const others = { width, height, values: known.map((value) => 1 - value) };
  return fillByPatches(fillUnknown(image, known), hole, others, seed);
}

/** For each column the row of the horizon behind a hole: a straight line between what is seen of it on both sides. */
function horizonAcross(image: Image, { width, height, values }: Mask, sky: Mask): Float32Array | null {
  const heights = Array.from({ length: width }, (_, x) => endOfSky(x));
  const isOpen = heights.map((row) => row === null);
  const [first, last] = [isOpen.indexOf(true), isOpen.lastIndexOf(true)];
  if (first < 0) return null;
  const reach = Math.max(4, Math.round(width * BESIDE));
  const left = lineOf(heights.slice(Math.max(0, first - reach), first), reach, height);
  const right = lineOf(heights.slice(last + 1, last + 1 + reach), reach, height);
  if (left === 'crooked' || right === 'crooked' || (left === null && right === null)) return null;
  // Hills on both sides end at other heights: what lies between them is no line.
  if (left !== null && right !== null && Math.abs(left - right) > height * LEVEL) return null;
  const [from, to] = [left ?? right, right ?? left] as [number, number];
  return Float32Array.from(
    { length: width },
    (_, x) => from + (to - from) * clamp((x - first) / Math.max(1, last - first)),
  );

  /** Where the sky ends in a column; null where the hole hides it, NaN where there is no sky. */
  function endOfSky(x: number): number | null {
    let row = -1;
    for (let y = 0; y < height; y++) {
      const i = y * width + x;
      if ((sky.values[i] as number) > 0.5 && (values[i] as number) < 0.5) row = y;
    }
    const below = row + 1;
    if (below < height && (values[below * width + x] as number) >= 0.02) return null;
    return row < 0 ? NaN : clearestRow(image, x, below);
  }
}

/** Near the end of what is surely sky: where the colours above and below a row differ most. */
function clearestRow({ width, height, data }: Image, x: number, row: number): number {
  const reach = Math.max(3, Math.round(height * NEAR * 2));
  let [best, most] = [row, 0];
  for (let y = Math.max(2, row - reach); y <= Math.min(height - 2, row + reach); y++) {
    let step = 0;
    for (let channel = 0; channel < 3; channel++) {
      const above = data[((y - 2) * width + x) * 4 + channel] as number;
      step += Math.abs(above - (data[((y + 1) * width + x) * 4 + channel] as number));
    }
    if (step > most) [best, most] = [y, step];
  }
  return best;
}

/** Null where too little of it is seen; crooked where what is seen is a hill, a wood or a skyline: that goes on in no line. */
function lineOf(rows: readonly (number | null)[], reach: number, height: number): number | 'crooked' | null {
  const seen = rows.filter((row) => row !== null && !Number.isNaN(row)) as number[];
  if (seen.length < reach * SHOWN) return null;
  const sorted = seen.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] as number;
  return at(0.75) - at(0.25) > height * STRAIGHT ? 'crooked' : at(0.5);
}

function sumOf({ values }: Mask): number {
  return values.reduce((sum, value) => sum + value, 0);
}
