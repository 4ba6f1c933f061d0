// Finds what an image is about: what differs from its borders, hangs together and lies near the middle.
import type { Image } from '#engine/raster/image.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { binColours, colourOdds } from './colour-odds.ts';
import { findSky, type Sky } from './find-sky.ts';
import { fillHoles, labelComponents } from '#engine/raster/label-components.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { maskBox, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { rateSubject } from './rate-subject.ts';
import { readApartness } from './read-apartness.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { stretch } from './stretch.ts';

const SEARCH_PIXELS = 150;
const ROUNDS = 2;

export type Subject = {
  mask: Mask;
  /** Around it, in pixels of the image. */
  box: Box;
  /** How clearly it stands out, 0–1; below about 0.35 it is better taken for a guess. */
  sureness: number;
};

/** Null when nothing stands out: landscapes, patterns. */
export function findSubject(image: Image, sky: Sky | null = findSky(image)): Subject | null {
  const small = shrinkImage(image, SEARCH_PIXELS);
  const { width, height } = small;
  const lab = softenLab(readLab(small));
  const air = sky && sky.sureness > 0.5 ? resizeMask(sky.mask, width, height).values : null;
  const apart = readApartness(lab, air);
  const place = apart.map((_, i) => placeWorth((i % width) / width, Math.floor(i / width) / height));
  const worth = apart.map((value, i) => value * (0.35 + 0.65 * (place[i] ?? 0)));
  stretch(worth);
  const start = clamp(otsu(worth), 0.22, 0.62);
  let inside = worth.map((value) => ramp(start * 0.8, start * 1.25, value));
  const bins = binColours(lab);
  for (let round = 0; round < ROUNDS; round++) {
    const odds = colourOdds(
      bins,
      inside,
      inside.map((value) => 1 - value),
    );
    const belief = odds.map((value, i) => {
      if ((air?.[i] ?? 0) > 0.6) return 0;
      const different = ((worth[i] ?? 0) - start) * 7;
      return 1 / (1 + Math.exp(-(clamp(value, -3, 3) * 0.55 + clamp(different, -3, 3))));
    });
    inside = Float32Array.from(averagePlane(belief, width, height, 1));
    returnPlanes();
  }
  const whole = keepMain(lab, inside, place);
  const share = whole.reduce((sum, value) => sum + value, 0) / whole.length;
  if (share < 0.008 || share > 0.8) return null;
  const sureness = rateSubject(lab, whole, apart);
  if (sureness < 0.12) return null;
  const mask = refineMask({ width, height, values: whole }, image, { reach: 0.016, calm: 0.0012 });
  mask.values.forEach((value, i) => (mask.values[i] = ramp(0.16, 0.84, value)));
  const box = maskBox(mask);
  return box && { mask, box, sureness };
}

function softenLab({ width, height, ...planes }: LabPlanes): LabPlanes {
  const soft = (plane: Float32Array): Float32Array =>
    Float32Array.from(averagePlane(plane, width, height, 1));
  const result = { width, height, lightness: soft(planes.lightness), a: soft(planes.a), b: soft(planes.b) };
  returnPlanes();
  return result;
}

/** Nearer the middle is likelier; a little below it likelier still, as people and things stand on ground. */
function placeWorth(u: number, v: number): number {
  return Math.exp(-(((u - 0.5) / 0.36) ** 2) - ((v - 0.56) / 0.4) ** 2);
}

/** The piece that weighs most by place, with the large pieces of its colours, and the holes in them filled. */
function keepMain(lab: LabPlanes, inside: Float32Array, place: Float32Array): Float32Array {
  const { width, height } = lab;
  const { labels, sizes } = labelComponents(width, height, (i) => (inside[i] ?? 0) > 0.5);
  const pieces = sizes.map((n) => ({ n, weight: 0, lightness: 0, a: 0, b: 0 }));
  labels.forEach((name, i) => {
    const piece = pieces[name];
    if (!piece) return;
    piece.weight += place[i] ?? 0;
    piece.lightness += lab.lightness[i] ?? 0;
    piece.a += lab.a[i] ?? 0;
    piece.b += lab.b[i] ?? 0;
  });
  const main = pieces.toSorted((one, other) => other.weight - one.weight)[0];
  const isKept = pieces.map((piece) => {
    if (!main || piece === main) return piece === main;
    const gap = (axis: 'lightness' | 'a' | 'b'): number => piece[axis] / piece.n - main[axis] / main.n;
    return piece.weight > main.weight * 0.3 && Math.hypot(gap('lightness'), gap('a'), gap('b')) < 26;
  });
  const kept = makePlane(labels.length, (i) => (isKept[labels[i] as number] ? 1 : 0));
  return fillHoles(kept, width, height);
}

/** The value that parts a plane best into two groups. */
function otsu(values: Float32Array): number {
  const bins = new Float64Array(64);
  for (const value of values) {
    const bin = Math.min(63, Math.floor(value * 64));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const total = values.length;
  const sumAll = bins.reduce((sum, count, bin) => sum + count * bin, 0);
  let below = 0;
  let sumBelow = 0;
  let best = 0;
  let bestBin = 20;
  for (let bin = 0; bin < 63; bin++) {
    below += bins[bin] ?? 0;
    sumBelow += (bins[bin] ?? 0) * bin;
    const above = total - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (sumBelow / below - (sumAll - sumBelow) / above) ** 2;
    if (between > best) {
      best = between;
      bestBin = bin;
    }
  }
  return (bestBin + 1) / 64;
}
