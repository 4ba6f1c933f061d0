// How much likelier a colour is inside than outside, learned from two groups of weighed pixels.
import { inParts } from '#engine/raster/in-parts.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';

const LIGHT_BINS = 14;
const COLOUR_BINS = 16;

/** How many bins there are. */
export const COLOUR_COUNT = LIGHT_BINS * COLOUR_BINS * COLOUR_BINS;

/** The bin of each pixel: a coarse grid over lightness and the two colour axes. */
export function binColours(lab: LabPlanes): Uint16Array {
  const bins = new Uint16Array(lab.lightness.length);
  inParts(bins.length, (from, end) => binPart(lab, bins, from, end));
  return bins;
}

function binPart({ lightness, a, b }: LabPlanes, bins: Uint16Array, from: number, end: number): void {
  for (let i = from; i < end; i++) {
    const row = clampBin(((lightness[i] as number) / 100) * LIGHT_BINS, LIGHT_BINS);
    const column = clampBin((((a[i] as number) + 64) / 128) * COLOUR_BINS, COLOUR_BINS);
    const layer = clampBin((((b[i] as number) + 64) / 128) * COLOUR_BINS, COLOUR_BINS);
    bins[i] = (row * COLOUR_BINS + column) * COLOUR_BINS + layer;
  }
}

function clampBin(value: number, bins: number): number {
  return Math.min(bins - 1, Math.max(0, Math.floor(value)));
}

/** Log odds of each pixel's colour, by how much of it lies inside (`inside`, 0–1) and outside. */
export function colourOdds(bins: Uint16Array, inside: Float32Array, outside: Float32Array): Float32Array {
  const within = new Float32Array(COLOUR_COUNT);
  const without = new Float32Array(COLOUR_COUNT);
  let allWithin = 0;
  let allWithout = 0;
  inParts(bins.length, (from, end) => {
    allWithin += countPart(bins, inside, within, from, end);
    allWithout += countPart(bins, outside, without, from, end);
  });
  const here = spread(within);
  const there = spread(without);
  // A colour that was hardly seen says nothing.
  const doubt = 0.0004;
  const odds = new Float32Array(COLOUR_COUNT);
  for (let bin = 0; bin < COLOUR_COUNT; bin++) {
    odds[bin] = Math.log(
      ((here[bin] ?? 0) / Math.max(1, allWithin) + doubt) /
        ((there[bin] ?? 0) / Math.max(1, allWithout) + doubt),
    );
  }
  const found = new Float32Array(bins.length);
  inParts(found.length, (from, end) => lookUp(bins, odds, found, from, end));
  return found;
}

/** Adds to each bin how much of its pixels counts; returns how much that is together. */
function countPart(
  bins: Uint16Array,
  weights: Float32Array,
  counts: Float32Array,
  from: number,
  end: number,
): number {
  let all = 0;
  for (let i = from; i < end; i++) {
    const bin = bins[i] as number;
    const own = weights[i] as number;
    counts[bin] = (counts[bin] as number) + own;
    all += own;
  }
  return all;
}

function lookUp(bins: Uint16Array, odds: Float32Array, found: Float32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) found[i] = odds[bins[i] as number] as number;
}

/** From a bin to its neighbour, along each of the three axes. */
export const COLOUR_STEPS = [1, COLOUR_BINS, COLOUR_BINS * COLOUR_BINS] as const;

/** Lends each bin something of its neighbours, so many bins away. */
export function spread(counts: Float32Array, steps: readonly number[] = COLOUR_STEPS): Float32Array {
  let from = counts;
  for (const step of steps) {
    const to = new Float32Array(from.length);
    for (let bin = 0; bin < from.length; bin++) {
      const before = bin < step ? 0 : (from[bin - step] as number);
      const after = bin + step < from.length ? (from[bin + step] as number) : 0;
      to[bin] = (from[bin] as number) * 0.5 + (before + after) * 0.25;
    }
    from = to;
  }
  return from;
}
