// Finds what a picture is about: what differs from its borders, hangs together and lies near the middle.
import type { Picture } from '../illustrator/picture.ts';
import { averagePlane } from '../illustrator/styles/blur-plane.ts';
import { returnPlanes } from '../illustrator/styles/plane-store.ts';
import { findSky, type Sky } from './find-sky.ts';
import { binColours, colourOdds } from './colour-odds.ts';
import { readLab, type LabPlanes } from './lab.ts';
import { maskBox, resizeMask, type Box, type Mask } from './mask.ts';
import { refineMask } from './refine-mask.ts';
import { shrinkPicture } from './shrink-picture.ts';

const SEARCH_PIXELS = 150;
const ROUNDS = 2;
const COLOURS = 16;

export type Subject = {
  mask: Mask;
  /** Around it, in pixels of the picture. */
  box: Box;
  /** How clearly it stands out, 0–1; below about 0.35 it is better taken for a guess. */
  sureness: number;
};

/** Null when nothing stands out: landscapes, patterns. */
export function findSubject(picture: Picture, sky: Sky | null = findSky(picture)): Subject | null {
  const small = shrinkPicture(picture, SEARCH_PIXELS);
  const { width, height } = small;
  const lab = softenLab(readLab(small));
  const air = sky && sky.sureness > 0.5 ? resizeMask(sky.mask, width, height).values : null;
  const apart = readApartness(lab, air);
  const place = Float32Array.from(apart, (_, i) =>
    placeWorth((i % width) / width, Math.floor(i / width) / height),
  );
  const worth = Float32Array.from(apart, (value, i) => value * (0.35 + 0.65 * (place[i] ?? 0)));
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
    const belief = Float32Array.from(odds, (value, i) => {
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
  const sureness = readSureness(lab, whole, apart, width, height);
  if (sureness < 0.12) return null;
  const mask = refineMask({ width, height, values: whole }, picture, { reach: 0.016, calm: 0.0012 });
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

/**
 * How little each pixel belongs to the frame, 0–1: by how its colour keeps away from the edges of the picture and keeps
 * together, and by how hard it is to come there from an edge without crossing a change of colour.
 */
function readApartness(lab: LabPlanes, air: Float32Array | null): Float32Array {
  const { width, height } = lab;
  const isSeed = seedBorder(lab);
  air?.forEach((value, i) => (isSeed[i] = value > 0.6 ? 1 : (isSeed[i] ?? 0)));
  const barrier = new Float32Array(width * height);
  for (const [plane, weight] of [
    [lab.lightness, 0.8],
    [lab.a, 1.3],
    [lab.b, 1.3],
  ] as const) {
    const distance = barrierDistance(plane, isSeed, width);
    for (let i = 0; i < barrier.length; i++) barrier[i] = (barrier[i] ?? 0) + (distance[i] ?? 0) * weight;
  }
  stretch(barrier);
  const own = readOwnColours(lab, isSeed, air);
  return barrier.map((value, i) => (own[i] ?? 0) * (0.4 + 0.6 * value));
}

/** Colours that few border pixels have, that lie close together and differ from the colours of the border: 0–1. */
function readOwnColours(lab: LabPlanes, isSeed: Uint8Array, air: Float32Array | null): Float32Array {
  const { width, height, lightness, a, b } = lab;
  const { group, centres } = groupColours(lab);
  const facts = centres.map(() => ({ n: 0, edge: 0, x: 0, y: 0, xx: 0, yy: 0 }));
  group.forEach((name, i) => {
    const fact = facts[name];
    if (!fact) return;
    const x = (i % width) / width;
    const y = Math.floor(i / width) / height;
    fact.n++;
    fact.x += x;
    fact.y += y;
    fact.xx += x * x;
    fact.yy += y * y;
    if (isSeed[i] && !((air?.[i] ?? 0) > 0.6)) fact.edge++;
    if ((air?.[i] ?? 0) > 0.6) fact.edge += 0.15;
  });
  const thick = Math.max(1, Math.round(Math.min(width, height) * 0.02));
  const bindings = facts.map(({ n, edge }) => edge / thick / Math.sqrt(Math.max(1, n)));
  const isFrame = bindings.map((binding) => binding > 0.9);
  const worths = facts.map(({ n, x, y, xx, yy }, name) => {
    if (n < 3) return 0;
    const spread = Math.sqrt(Math.max(0, xx / n - (x / n) ** 2) + Math.max(0, yy / n - (y / n) ** 2));
    const free = Math.exp(-(((bindings[name] ?? 0) / 0.7) ** 2));
    const compact = Math.exp(-((spread / 0.3) ** 2));
    let contrast = 60;
    centres.forEach((other, index) => {
      if (!isFrame[index] || index === name) return;
      contrast = Math.min(contrast, distanceOf(centres[name] ?? other, other));
    });
    return free * (0.25 + 0.75 * compact) * ramp(3, 32, contrast);
  });
  // Each pixel takes from all groups by nearness, so that a group's border does not show.
  const own = Float32Array.from(lightness, (light, i) => {
    let sum = 0;
    let total = 0;
    centres.forEach((centre, name) => {
      const far = distanceOf(centre, [light, a[i] ?? 0, b[i] ?? 0]);
      const weight = Math.exp(-((far / 9) ** 2)) + 1e-6;
      sum += weight * (worths[name] ?? 0);
      total += weight;
    });
    return sum / total;
  });
  stretch(own);
  return own;
}

type Centre = readonly [lightness: number, a: number, b: number];

function distanceOf(one: Centre, other: Centre): number {
  return Math.hypot((one[0] - other[0]) * 0.75, one[1] - other[1], one[2] - other[2]);
}

/** Sorts the pixels into at most sixteen main colours, each new one as far as possible from those before. */
function groupColours({ lightness, a, b }: LabPlanes): { group: Uint8Array; centres: Centre[] } {
  const colourAt = (i: number): Centre => [lightness[i] ?? 0, a[i] ?? 0, b[i] ?? 0];
  let centres: Centre[] = [colourAt(0)];
  const nearest = Float32Array.from(lightness, (_, i) => distanceOf(colourAt(i), colourAt(0)));
  while (centres.length < COLOURS) {
    let farthest = 0;
    for (let i = 0; i < nearest.length; i += 3)
      if ((nearest[i] ?? 0) > (nearest[farthest] ?? 0)) farthest = i;
    if ((nearest[farthest] ?? 0) < 8) break;
    const next = colourAt(farthest);
    centres.push(next);
    for (let i = 0; i < nearest.length; i++)
      nearest[i] = Math.min(nearest[i] ?? 0, distanceOf(colourAt(i), next));
  }
  const group = new Uint8Array(lightness.length);
  for (let round = 0; round < 6; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (let i = 0; i < group.length; i++) {
      const colour = colourAt(i);
      let best = 0;
      let least = Infinity;
      centres.forEach((centre, name) => {
        const far = distanceOf(centre, colour);
        if (far < least) {
          least = far;
          best = name;
        }
      });
      group[i] = best;
      const sum = sums[best];
      if (!sum) continue;
      sum[0] = (sum[0] ?? 0) + colour[0];
      sum[1] = (sum[1] ?? 0) + colour[1];
      sum[2] = (sum[2] ?? 0) + colour[2];
      sum[3] = (sum[3] ?? 0) + 1;
    }
    centres = centres.map((centre, name) => {
      const [l = 0, ca = 0, cb = 0, n = 0] = sums[name] ?? [];
      return n === 0 ? centre : [l / n, ca / n, cb / n];
    });
  }
  return { group, centres };
}

/** The frame of the picture is background, but at the foot only what looks like the sides: people stand in the frame. */
function seedBorder(lab: LabPlanes): Uint8Array {
  const { width, height, lightness, a, b } = lab;
  const seeds = new Uint8Array(width * height);
  const edge = Math.max(1, Math.round(Math.min(width, height) * 0.02));
  const sides: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isSide = x < edge || x >= width - edge;
      if (!isSide && y >= edge) continue;
      seeds[y * width + x] = 1;
      if (isSide && y > height * 0.3 && (x + y) % 2 === 0) sides.push(y * width + x);
    }
  }
  for (let y = height - edge; y < height; y++) {
    for (let x = edge; x < width - edge; x++) {
      const i = y * width + x;
      const isLikeSide = sides.some(
        (s) =>
          Math.abs((lightness[s] ?? 0) - (lightness[i] ?? 0)) < 9 &&
          Math.hypot((a[s] ?? 0) - (a[i] ?? 0), (b[s] ?? 0) - (b[i] ?? 0)) < 8,
      );
      if (isLikeSide) seeds[i] = 1;
    }
  }
  return seeds;
}

function barrierDistance(plane: Float32Array, isSeed: Uint8Array, width: number): Float32Array {
  const distance = Float32Array.from(isSeed, (seed) => (seed ? 0 : 1e6));
  const highest = Float32Array.from(plane);
  const lowest = Float32Array.from(plane);
  const take = (i: number, from: number): void => {
    const value = plane[i] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low < (distance[i] ?? 0)) {
      distance[i] = high - low;
      highest[i] = high;
      lowest[i] = low;
    }
  };
  for (let pass = 0; pass < 4; pass++) {
    const isForward = pass % 2 === 0;
    for (let step = 0; step < plane.length; step++) {
      const i = isForward ? step : plane.length - 1 - step;
      const x = i % width;
      if (isForward ? x > 0 : x < width - 1) take(i, isForward ? i - 1 : i + 1);
      const other = isForward ? i - width : i + width;
      if (other >= 0 && other < plane.length) take(i, other);
    }
  }
  return distance.map((value) => (value > 1e5 ? 0 : value));
}

/** The piece that weighs most by place, with the large pieces of its colours, and the holes in them filled. */
function keepMain(lab: LabPlanes, inside: Float32Array, place: Float32Array): Float32Array {
  const { width, height } = lab;
  const label = new Int32Array(inside.length).fill(-1);
  const pieces: { weight: number; n: number; colour: [number, number, number] }[] = [];
  const flood = (
    start: number,
    name: number,
    isIn: (i: number) => boolean,
    visit: (i: number) => void,
  ): void => {
    const waiting = [start];
    label[start] = name;
    while (waiting.length > 0) {
      const i = waiting.pop() ?? 0;
      visit(i);
      const x = i % width;
      for (const n of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (n < 0 || n >= inside.length || label[n] !== -1 || !isIn(n)) continue;
        label[n] = name;
        waiting.push(n);
      }
    }
  };
  const isInside = (i: number): boolean => (inside[i] ?? 0) > 0.5;
  for (let i = 0; i < inside.length; i++) {
    if (label[i] !== -1 || !isInside(i)) continue;
    const piece = { weight: 0, n: 0, colour: [0, 0, 0] as [number, number, number] };
    flood(i, pieces.length, isInside, (at) => {
      piece.weight += place[at] ?? 0;
      piece.n++;
      piece.colour[0] += lab.lightness[at] ?? 0;
      piece.colour[1] += lab.a[at] ?? 0;
      piece.colour[2] += lab.b[at] ?? 0;
    });
    pieces.push(piece);
  }
  const main = pieces.toSorted((one, other) => other.weight - one.weight)[0];
  const isKept = pieces.map(({ weight, n, colour }) => {
    if (!main || weight < main.weight * 0.08) return false;
    const [l, a, b] = colour.map((sum, axis) => sum / n - (main.colour[axis] ?? 0) / main.n);
    return weight === main.weight || (weight > main.weight * 0.3 && Math.hypot(l ?? 0, a ?? 0, b ?? 0) < 26);
  });
  const kept = Float32Array.from(label, (name) => (isKept[name] ? 1 : 0));
  // What cannot be reached from the frame without crossing it lies in it.
  label.fill(-1);
  const isFree = (i: number): boolean => kept[i] === 0;
  for (let x = 0; x < width; x++) {
    for (const i of [x, (height - 1) * width + x])
      if (label[i] === -1 && isFree(i)) flood(i, 1, isFree, () => undefined);
  }
  for (let y = 0; y < height; y++) {
    for (const i of [y * width, y * width + width - 1])
      if (label[i] === -1 && isFree(i)) flood(i, 1, isFree, () => undefined);
  }
  return kept.map((value, i) => (label[i] === -1 ? 1 : value));
}

/** How far apart the colours inside and just outside are, how much lies in the frame, how little at its edges. */
function readSureness(
  lab: LabPlanes,
  inside: Float32Array,
  apart: Float32Array,
  width: number,
  height: number,
): number {
  let within = 0;
  let without = 0;
  let share = 0;
  inside.forEach((value, i) => {
    share += value;
    within += value * (apart[i] ?? 0);
    without += (1 - value) * (apart[i] ?? 0);
  });
  const gap = within / Math.max(1, share) - without / Math.max(1, inside.length - share);
  let touching = 0;
  for (let y = 0; y < height; y++)
    touching += (inside[y * width] ?? 0) + (inside[y * width + width - 1] ?? 0);
  for (let x = 0; x < width; x++) touching += inside[x] ?? 0;
  const held = 1 - clamp((touching / (2 * height + width)) * 2.2, 0, 1);
  const part = share / inside.length;
  const size = ramp(0.004, 0.04, part) * ramp(0.82, 0.55, part);
  const edge = readEdge(lab, inside);
  return clamp(gap * 2.2, 0, 1) * held * size * ramp(0.4, 0.8, edge) * (lab.width > 8 ? 1 : 0);
}

/** In which part of its outline the colours inside and outside are really different, 0–1. */
function readEdge({ width, height, lightness, a, b }: LabPlanes, inside: Float32Array): number {
  let clear = 0;
  let count = 0;
  const reach = 3;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      const i = y * width + x;
      for (const step of [1, width]) {
        if ((inside[i] ?? 0) === (inside[i + step] ?? 0)) continue;
        const here = i - step;
        const there = i + 2 * step;
        count++;
        const difference = Math.hypot(
          (lightness[here] ?? 0) - (lightness[there] ?? 0),
          (a[here] ?? 0) - (a[there] ?? 0),
          (b[here] ?? 0) - (b[there] ?? 0),
        );
        if (difference > 10) clear++;
      }
    }
  }
  return count === 0 ? 0 : clear / count;
}

/** Brings the values to 0–1, the highest hundredth cut off. */
function stretch(values: Float32Array): void {
  const sorted = values.toSorted();
  const high = Math.max(1e-6, sorted[Math.floor(sorted.length * 0.99)] ?? 1);
  values.forEach((value, i) => (values[i] = Math.min(1, value / high)));
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

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

function ramp(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}
