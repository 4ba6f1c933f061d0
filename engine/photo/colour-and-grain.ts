// What each pixel of somebody looks like, as one number: its colour, and how much lightness varies around it; and how often
// each is met among pixels that weigh something.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import { releasePlanes } from '#engine/raster/plane-store.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { binColours, COLOUR_COUNT, COLOUR_STEPS, spread } from './colour-odds.ts';

/** Pixels beside one another have one light: each says less than it would alone. */
const TEMPER = 0.6;
/** Colour and grain of a pixel are one number: its bin of colour, once more for each grain. */
export const BINS = COLOUR_COUNT * 4;
/** How likely a colour is that was never seen. */
export const UNSEEN = 0.8 / BINS;
/** By how many units of CIELAB lightness varies within a small square, from one bin of grain to the next. */
const GRAIN_STEPS = [1.2, 2.8, 6] as const;
/** Widths of a face: half of the side of that square. */
const GRAIN_REACH = 0.03;

/** Colour and grain of each pixel, as one number. */
export function binPixels(lab: LabPlanes, face: Face): Uint16Array {
  const { width, height, lightness } = lab;
  const reach = Math.max(1, Math.round(face.width * GRAIN_REACH));
  const mean = averagePlane(lightness, width, height, reach);
  const squares = lightness.map((value) => value * value);
  const meanOfSquare = averagePlane(squares, width, height, reach);
  const bins = binColours(lab);
  inParts(bins.length, (from, end) => {
    for (let i = from; i < end; i++) {
      const varies = Math.sqrt(Math.max(0, (meanOfSquare[i] as number) - (mean[i] as number) ** 2));
      for (const step of GRAIN_STEPS) if (varies > step) bins[i] = (bins[i] as number) + COLOUR_COUNT;
    }
  });
  releasePlanes(mean, meanOfSquare);
  return bins;
}

/** How likely each bin is among the pixels that weigh something. */
export function countBins(bins: Uint16Array, places: Int32Array, weights: Float32Array): Float32Array {
  const counts = new Float32Array(BINS);
  let all = 1e-6;
  for (const i of places) {
    const bin = bins[i] as number;
    counts[bin] = (counts[bin] as number) + (weights[i] as number);
    all += weights[i] as number;
  }
  return spread(counts, [...COLOUR_STEPS, COLOUR_COUNT]).map((count) => count / all);
}

/** The same, tempered. */
export function likelihoods(bins: Uint16Array, places: Int32Array, weights: Float32Array): Float32Array {
  return countBins(bins, places, weights).map((own) => Math.exp(TEMPER * Math.log(own + UNSEEN)));
}
