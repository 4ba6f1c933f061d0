// How far hair hangs down: from what is surely hair above the middle of a face along what has its colours, and not across
// edges. So a lock is told from the cloth below it, and a collar from short hair, wherever cloth has colours of its own.
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { ramp } from '#engine/raster/curves.ts';
import type { LabPlanes } from '#engine/raster/lab.ts';
import { releasePlanes, takeClearPlane } from '#engine/raster/plane-store.ts';
import { pointOf } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** The number of the face mesh. */
const CHIN = 152;
/** How much what is known of skin counts against hair. */
const SKIN = 0.5;
/** Of a colour: how surely it is of hair where others wear it as well, at least and at most. */
const HAIRLIKE = [0.17, 0.33] as const;
const SEED = 0.3;
/** Widths of a face: half of the side of the square in which colours are compared. */
const REACH = 0.02;
/** What a way costs, for each width of a face: along hair, across what is none, through a face and under a chin. */
const [ALONG, ACROSS, THROUGH, UNDER] = [0.1, 20, 40, 8] as const;
/** Units of CIELAB for each width of a face: curls change by so much; each unit above it costs so much. */
const [CURLS, EDGE] = [200, 0.05] as const;
/** The costs at which hair ends. */
const ENDS = [1.6, 0.8] as const;
/** Each goes through all pixels, there or back. */
const PASSES = 4;
/** Three stripes below the face and its chin: half of their width in widths of a face, and heights of it below the chin. */
const STRIPES = [0, 0.5, 1] as const;
const STRIPE = 0.22;
const CHEST = [0.5, 2] as const;
/** How much of the chest may have colours of hair, where hair is to be told from cloth by them. */
const ALIKE = [0.65, 0.4] as const;
/** Of the area of a face: less of a stripe says nothing. */
const SEEN = 0.1;
const FAR = 1e9;

/** What is known of each pixel: whether hair may begin there, 0–1 how surely it is of the face, and of the neck below it. */
export type Ground = { isSeed: Uint8Array; oval: Float32Array; neck: Float32Array };

/** The odds of each bin among hair, skin and all of a body; they sum up to 1. */
export type Odds = Record<'hair' | 'skin' | 'all', Float32Array>;

/** Of each bin of colours: how surely it is of hair. */
export function hairOdds({ hair, skin, all }: Odds): Float32Array {
  return hair.map((own, bin) => own / (own + SKIN * (skin[bin] as number) + (all[bin] as number) + 1e-6));
}

/** 0–1: whether cloth has other colours than hair. On the chest is cloth or skin, between locks as well. */
export function differenceFromCloth(
  odds: Float32Array,
  bins: Uint16Array,
  places: Int32Array,
  { width }: LabPlanes,
  face: Face,
): number {
  const chin = pointOf(face.points, CHIN);
  const all = STRIPES.map(() => 1e-6);
  const alike = STRIPES.map(() => 0);
  for (const i of places) {
    const down = (Math.floor(i / width) - chin.y) / face.height;
    if (down < CHEST[0] || down > CHEST[1]) continue;
    for (const [n, way] of STRIPES.entries()) {
      const middle = face.x + (chin.x - face.x) * way;
      if (Math.abs((i % width) - middle) > face.width * STRIPE) continue;
      all[n] = (all[n] as number) + 1;
      alike[n] = (alike[n] as number) + ramp(SEED - 0.05, SEED + 0.1, odds[bins[i] as number] as number);
    }
  }
  // Of a stripe that others stand before nothing is known, and where no chest is in the image colours are trusted.
  const enough = Math.min(Math.max(...all), face.width * face.height * SEEN);
  const shares = alike.flatMap((sum, n) => ((all[n] as number) < enough ? [] : sum / (all[n] as number)));
  return ramp(ALIKE[0], ALIKE[1], Math.min(...shares));
}

/** 0–1 for each pixel: whether hair hangs down to it. */
export function growHair(
  lab: LabPlanes,
  face: Face,
  odds: Float32Array,
  bins: Uint16Array,
  places: Int32Array,
  { isSeed, oval, neck }: Ground,
): Float32Array {
  const { width, height } = lab;
  const plane = (): Float32Array => new Float32Array(width * height);
  const [own, isOwn] = [plane(), plane()];
  for (const i of places) {
    own[i] = odds[bins[i] as number] as number;
    isOwn[i] = 1;
  }
  const reach = Math.max(1, Math.round(face.width * REACH));
  const around = averagePlane(own, width, height, reach);
  const owned = averagePlane(isOwn, width, height, reach);
  const [steps, costs] = [plane().fill(FAR), plane().fill(FAR)];
  for (const i of places) {
    const share = (around[i] as number) / (owned[i] as number);
    const isFace = (oval[i] as number) > 0.5;
    const cost = ALONG + UNDER * (neck[i] as number) + ACROSS * ramp(HAIRLIKE[1], HAIRLIKE[0], share);
    steps[i] = (isFace ? THROUGH : cost) / face.width;
    if (isSeed[i] === 1 && !isFace && share > SEED) costs[i] = 0;
  }
  releasePlanes(around, owned);
  const colours = colourOfHair(lab, own, places, reach);
  spreadCosts(costs, steps, colours, places, width, CURLS / face.width);
  releasePlanes(...colours);
  return costs.map((cost) => ramp(ENDS[0], ENDS[1], cost));
}

/** The colour around each pixel of what is likely hair there: a strand beside skin has that of the strand. */
function colourOfHair(
  { width, height, lightness, a, b }: LabPlanes,
  own: Float32Array,
  places: Int32Array,
  reach: number,
): readonly [Float32Array, Float32Array, Float32Array] {
  const weights = new Float32Array(own.length);
  for (const i of places) weights[i] = (own[i] as number) + 1e-3;
  const all = averagePlane(weights, width, height, reach);
  const colourOf = (plane: Float32Array): Float32Array => {
    const weighed = takeClearPlane(plane.length);
    for (const i of places) weighed[i] = (plane[i] as number) * (weights[i] as number);
    const mean = averagePlane(weighed, width, height, reach);
    for (const i of places) mean[i] = (mean[i] as number) / (all[i] as number);
    releasePlanes(weighed);
    return mean;
  };
  const colours = [colourOf(lightness), colourOf(a), colourOf(b)] as const;
  releasePlanes(all);
  return colours;
}

/** In place: the cost of the cheapest way to each pixel. */
function spreadCosts(
  costs: Float32Array,
  steps: Float32Array,
  [lightness, a, b]: readonly [Float32Array, Float32Array, Float32Array],
  places: Int32Array,
  width: number,
  curls: number,
): void {
  const from = (i: number, j: number, best: number): number => {
    const cost = (costs[j] as number) + (steps[i] as number);
    if (cost >= best) return best;
    const x = (lightness[i] as number) - (lightness[j] as number);
    const y = (a[i] as number) - (a[j] as number);
    const z = (b[i] as number) - (b[j] as number);
    const square = x * x + y * y + z * z;
    return square <= curls * curls ? cost : Math.min(best, cost + EDGE * (Math.sqrt(square) - curls));
  };
  for (let pass = 0; pass < PASSES; pass++)
    for (let k = 0; k < places.length; k++) {
      const i = places[pass % 2 === 0 ? k : places.length - 1 - k] as number;
      const x = i % width;
      let best = costs[i] as number;
      if (x > 0) best = from(i, i - 1, best);
      if (x < width - 1) best = from(i, i + 1, best);
      if (i >= width) best = from(i, i - width, best);
      if (i + width < costs.length) best = from(i, i + width, best);
      costs[i] = best;
    }
}
