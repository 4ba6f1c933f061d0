// How much likelier a colour is inside than outside, learned from two groups of weighed pixels.
import type { LabPlanes } from '#engine/raster/lab.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

const LIGHT_BINS = 14;
const COLOUR_BINS = 16;

/** The bin of each pixel: a coarse grid over lightness and the two colour axes. */
export function binColours({ lightness, a, b }: LabPlanes): Uint16Array {
  const bins = new Uint16Array(lightness.length);
  for (let i = 0; i < bins.length; i++) {
    const row = clampBin(((lightness[i] ?? 0) / 100) * LIGHT_BINS, LIGHT_BINS);
    const column = clampBin((((a[i] ?? 0) + 64) / 128) * COLOUR_BINS, COLOUR_BINS);
    const layer = clampBin((((b[i] ?? 0) + 64) / 128) * COLOUR_BINS, COLOUR_BINS);
    bins[i] = (row * COLOUR_BINS + column) * COLOUR_BINS + layer;
  }
  return bins;
}

function clampBin(value: number, bins: number): number {
  return Math.min(bins - 1, Math.max(0, Math.floor(value)));
}

/** Log odds of each pixel's colour, by how much of it lies inside (`inside`, 0–1) and outside. */
export function colourOdds(bins: Uint16Array, inside: Float32Array, outside: Float32Array): Float32Array {
  const size = LIGHT_BINS * COLOUR_BINS * COLOUR_BINS;
  const within = new Float32Array(size);
  const without = new Float32Array(size);
  let allWithin = 0;
  let allWithout = 0;
  bins.forEach((bin, i) => {
    within[bin] = (within[bin] ?? 0) + (inside[i] ?? 0);
    without[bin] = (without[bin] ?? 0) + (outside[i] ?? 0);
    allWithin += inside[i] ?? 0;
    allWithout += outside[i] ?? 0;
  });
  const here = spread(within);
  const there = spread(without);
  // A colour that was hardly seen says nothing.
  const doubt = 0.0004;
  const odds = new Float32Array(size);
  for (let bin = 0; bin < size; bin++) {
    odds[bin] = Math.log(
      ((here[bin] ?? 0) / Math.max(1, allWithin) + doubt) /
        ((there[bin] ?? 0) / Math.max(1, allWithout) + doubt),
    );
  }
  return makePlane(bins.length, (i) => odds[bins[i] as number] as number);
}

/** Lends each bin something of its neighbours, along each of the three axes. */
function spread(counts: Float32Array): Float32Array {
  let from = counts;
  for (const step of [1, COLOUR_BINS, COLOUR_BINS * COLOUR_BINS]) {
    const to = new Float32Array(from.length);
    for (let bin = 0; bin < from.length; bin++)
      to[bin] = (from[bin] ?? 0) * 0.5 + ((from[bin - step] ?? 0) + (from[bin + step] ?? 0)) * 0.25;
    from = to;
  }
  return from;
}
