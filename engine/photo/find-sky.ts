// Finds the sky of an image: what lies above one line through it, is calm, and has colours of air.
import type { Image } from '#engine/raster/image.ts';
import { averagePlane } from '#engine/raster/blur-plane.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { binColours, colourOdds } from './colour-odds.ts';
import { drawBorder } from './draw-sky-border.ts';
import { raisePockets } from './raise-border.ts';
import { goOnAside } from './sky-aside.ts';
import { sinkBorder, STEP, stepAt } from './sink-border.ts';
import { componentsAtFrame, labelComponents, type Components } from '#engine/raster/label-components.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { growMask, resizeMask, softenMask, type Mask } from '#engine/raster/mask.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

const SEARCH_PIXELS = 160;
const LEAST_SHARE = 0.05;
const LEAST_AIR = 0.55;
const ROUNDS = 3;
/** A light in the sky is so much lighter than it, in Lab. */
const BRIGHTER = 14;
/** How much colours change across a line that the eye takes for a horizon, in Lab. */
const LINE = 3.4;

export type Sky = {
  mask: Mask;
  /** The row below which there is none, from the top of the image, 0–1. */
  horizon: number;
  /** How sure it is, 0–1. */
  sureness: number;
};

/**
 * Null when no sky can be told from the rest: rooms, close-ups, flat walls of no sky's colour. `filled`: 1 where the
 * image shows what somebody made up, whose edges say nothing.
 */
export function findSky(image: Image, filled?: Mask): Sky | null {
  const small = shrinkImage(image, SEARCH_PIXELS);
  const lab = readLab(small);
  const { width, height } = small;
  const unseen = filled && resizeMask(filled, width, height).values;
  const texture = readTexture(lab);
  const air = lab.lightness.map((light, i) => airiness(light, lab.a[i] ?? 0, lab.b[i] ?? 0));
  const rise = readRise(lab);
  const shore = findStraightHorizon(rise, width, height);
  const bins = binColours(lab);
  let inside = seedSky(lab, air, texture);
  if (meanOf(inside) < 0.01) return null;
  if (isEvening(lab, inside)) {
    warmAir(lab, air);
    inside = seedSky(lab, air, texture);
  }
  let border: Int32Array = new Int32Array(width);
  let belief = inside;
  for (let round = 0; round < ROUNDS; round++) {
    const outside =
      round === 0
        ? inside.map((value, i) => (value > 0 ? 0 : Math.floor(i / width) > height * 0.6 ? 1 : 0.15))
        : inside.map((value) => 1 - value);
    const odds = colourOdds(bins, inside, outside);
    belief = odds.map((value, i) => {
      const high = 0.5 - Math.floor(i / width) / height;
      const calm = 0.9 - (texture[i] ?? 0) * 0.33;
      const sunk = Math.floor(i / width) > shore ? 3 : 0;
      return clamp(value * 0.8 + calm + ((air[i] ?? 0) - 0.5) * 2 + high * 2 - sunk, -3, 3);
    });
    border = drawBorder(belief, rise, width, height);
    raisePockets(lab, border);
    if (round === ROUNDS - 1) sinkBorder({ lab, air, texture }, border, shore - 1);
    inside = belief.map((value, i) =>
      Math.floor(i / width) < (border[i % width] ?? 0) && value > -1.2 ? 1 : 0,
    );
    dropSpecks(inside, width);
  }
  const lowest = lowestOf(border);
  const edge = readEdge(lab, border, unseen);
  goOnAside({ lab, air, texture }, inside, border, Math.min(lowest, shore - 1));
  const lights = fillLights(inside, lab);
  const share = meanOf(inside);
  if (share < LEAST_SHARE || goesOnBelow(lab, inside, unseen)) return null;
  let airy = 0;
  let certain = 0;
  let count = 0;
  inside.forEach((value, i) => {
    if (value === 0) return;
    airy += air[i] ?? 0;
    certain += clamp((belief[i] ?? 0) / 2 + 0.5, 0, 1);
    count++;
  });
  const sureness = (airy / count) * (certain / count) * ramp(0.2, 0.62, edge);
  if (airy / count < LEAST_AIR || sureness < 0.45) return null;
  const fitted = refineMask({ width, height, values: inside }, image, { reach: 0.014, calm: 0.0008 });
  // Grain of the photo is no edge.
  const mask = softenMask(fitted, Math.max(1, Math.round(Math.max(image.width, image.height) / 1024)));
  if (lights.includes(1)) addLights(mask, growMask({ width, height, values: lights }, 2));
  clearBelow(mask, border, width, height);
  return { mask, horizon: lowest / height, sureness };
}

/** Colours that air has: blue, white and grey in the light, red and violet at its ends, black at night. */
function airiness(lightness: number, a: number, b: number): number {
  const chroma = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  if (lightness < 30 && b < 4 && a > -8) return b < -3 || a > 8 ? 0.8 : 0.4;
  if (chroma < 9) return lightness > 66 ? 0.85 : lightness > 52 ? 0.5 : 0.2;
  // From cyan over blue to violet and rose.
  if (hue < -20 || hue > 178) return a < -26 ? 0.2 : 1;
  if (hue < 28) return lightness > 40 ? 0.8 : 0.3;
  if (hue < 92) return lightness > 84 ? 0.8 : lightness > 68 ? 0.5 : 0.08;
  return lightness > 92 ? 0.5 : 0;
}

/** Rose and violet above: then the orange further down is sky too. */
function isEvening({ a, b }: LabPlanes, seeds: Float32Array): boolean {
  let rose = 0;
  let yellow = 0;
  let count = 0;
  seeds.forEach((value, i) => {
    rose += value * (a[i] ?? 0);
    yellow += value * (b[i] ?? 0);
    count += value;
  });
  return rose > 18 * count && yellow < rose * 0.35;
}

function warmAir({ lightness, a, b }: LabPlanes, air: Float32Array): void {
  air.forEach((value, i) => {
    if ((lightness[i] ?? 0) > 42 && (b[i] ?? 0) > 0 && (a[i] ?? 0) > 2) air[i] = Math.max(value, 0.8);
  });
}

/** How uneven the surroundings of each pixel are, in units of lightness. */
function readTexture({ lightness, width, height }: LabPlanes): Float32Array {
  const mean = averagePlane(lightness, width, height, 2);
  const square = averagePlane(
    lightness.map((value) => value * value),
    width,
    height,
    2,
  );
  const texture = square.map((value, i) => Math.sqrt(Math.max(0, value - (mean[i] ?? 0) ** 2)));
  returnPlanes();
  return texture;
}

/** How much each pixel differs from the one two rows above it. */
function readRise({ lightness, a, b, width }: LabPlanes): Float32Array {
  return lightness.map((light, i) => {
    const above = i - 2 * width;
    if (above < 0) return 0;
    return Math.hypot(
      light - (lightness[above] ?? 0),
      (a[i] ?? 0) - (a[above] ?? 0),
      (b[i] ?? 0) - (b[above] ?? 0),
    );
  });
}

/**
 * The row of a straight line across most of the image: where the sea begins that mirrors the sky. The image's height
 * when there is none.
 */
function findStraightHorizon(rise: Float32Array, width: number, height: number): number {
  const commons = Array.from({ length: height }, (_, y) => {
    // Lines are rarely quite level: the strongest of three rows counts for each column.
    const row = makePlane(width, (x) =>
      Math.max(
        rise[Math.max(0, y - 1) * width + x] ?? 0,
        rise[y * width + x] ?? 0,
        rise[Math.min(height - 1, y + 1) * width + x] ?? 0,
      ),
    ).sort();
    return row[Math.floor(width * 0.55)] ?? 0;
  });
  for (let y = Math.round(height * 0.2); y < height * 0.92; y++) {
    const common = commons[y] ?? 0;
    const around = commons.slice(y - 6, y + 7).toSorted((one, other) => one - other)[3] ?? 0;
    if (common > LINE && common > around * 2.2 && common >= (commons[y + 1] ?? 0)) return y;
  }
  return height;
}

/** Suns, moons and small clouds are bright holes in the sky, and belong to it; dark ones are birds and balloons. */
function fillLights(inside: Float32Array, { width, height, lightness, a, b }: LabPlanes): Float32Array {
  const filled = new Float32Array(inside.length);
  let sum = 0;
  let count = 0;
  for (let i = 0; i < inside.length; i++) {
    sum += (inside[i] as number) * (lightness[i] as number);
    count += inside[i] as number;
  }
  const common = sum / Math.max(1, count);
  const holes = labelComponents(width, height, (i) => inside[i] !== 1);
  const open = componentsAtFrame(holes, width, height);
  const light = sumsOf(holes, lightness);
  const red = sumsOf(holes, a);
  const yellow = sumsOf(holes, b);
  const isLight = holes.sizes.map((size, piece) => {
    const mean = (sums: Float64Array): number => (sums[piece] as number) / size;
    if (open.has(piece) || size > inside.length * 0.03) return false;
    return mean(light) >= common + BRIGHTER && Math.hypot(mean(red), mean(yellow)) <= 34;
  });
  for (let i = 0; i < filled.length; i++) {
    if (!isLight[holes.labels[i] as number]) continue;
    inside[i] = 1;
    filled[i] = 1;
  }
  return filled;
}

/** Of each piece, all that a plane holds in it. */
function sumsOf({ labels, sizes }: Components, plane: Float32Array): Float64Array {
  const sums = new Float64Array(sizes.length);
  for (let i = 0; i < plane.length; i++) {
    const piece = labels[i] as number;
    if (piece >= 0) sums[piece] = (sums[piece] as number) + (plane[i] as number);
  }
  return sums;
}

function addLights({ width, height, values }: Mask, lights: Mask): void {
  const shining = resizeMask(lights, width, height).values;
  for (let i = 0; i < values.length; i++)
    if ((shining[i] as number) > (values[i] as number)) values[i] = shining[i] as number;
}

/** Pieces too small to be sky, like windows. */
function dropSpecks(inside: Float32Array, width: number): void {
  const { labels, sizes } = labelComponents(width, inside.length / width, (i) => inside[i] !== 0);
  const least = inside.length * 0.015;
  labels.forEach((piece, i) => {
    if ((sizes[piece] ?? least) < least) inside[i] = 0;
  });
}

/** In Lab: so far may the colours of two neighbours be apart, in what is calm and has the colours of air, and nearly so. */
const PASSED = [0, 2.6, 4.5] as const;
/** Of the height: seeds lie no lower. */
const LOWEST_SEED = 0.75;

/** The calm airy pixels that hang together with the upper edge. */
function seedSky(lab: LabPlanes, air: Float32Array, texture: Float32Array): Float32Array {
  const { width, height } = lab;
  // 2 where a pixel is calm and airy, and 1 where it is nearly so.
  const calm = new Uint8Array(air.length);
  const last = (Math.floor(height * LOWEST_SEED) + 1) * width;
  for (let i = 0; i < Math.min(last, calm.length); i++)
    if ((texture[i] as number) < 4.5)
      calm[i] = (air[i] as number) > 0.5 ? 2 : (air[i] as number) > 0.3 ? 1 : 0;
  const seeds = new Float32Array(air.length);
  // Each pixel waits once at most.
  const waiting = new Int32Array(air.length);
  let count = 0;
  for (let i = 0; i < width * Math.max(1, Math.round(height * 0.03)); i++) {
    if (calm[i] !== 2) continue;
    seeds[i] = 1;
    waiting[count++] = i;
  }
  while (count > 0) {
    const i = waiting[--count] as number;
    const x = i % width;
    if (x > 0) count = passTo(i - 1, i, lab, calm, seeds, waiting, count);
    if (x < width - 1) count = passTo(i + 1, i, lab, calm, seeds, waiting, count);
    if (i >= width) count = passTo(i - width, i, lab, calm, seeds, waiting, count);
    if (i + width < seeds.length) count = passTo(i + width, i, lab, calm, seeds, waiting, count);
  }
  return seeds;
}

/** Makes a pixel a seed beside another one, where it may be; returns how many wait for their neighbours to be asked. */
function passTo(
  n: number,
  i: number,
  { lightness, a, b }: LabPlanes,
  calm: Uint8Array,
  seeds: Float32Array,
  waiting: Int32Array,
  count: number,
): number {
  if (seeds[n] !== 0 || calm[n] === 0) return count;
  const lighter = (lightness[n] as number) - (lightness[i] as number);
  const redder = (a[n] as number) - (a[i] as number);
  const yellower = (b[n] as number) - (b[i] as number);
  const step = PASSED[calm[n] as 1 | 2];
  if (lighter * lighter + redder * redder + yellower * yellower >= step * step) return count;
  seeds[n] = 1;
  waiting[count] = n;
  return count + 1;
}

/** The edge filter may colour what looks like sky under the line, like water: that is taken out again. */
function clearBelow(mask: Mask, border: Int32Array, smallWidth: number, smallHeight: number): void {
  const { width, height, values } = mask;
  const slack = height * 0.012 + 1;
  const ends = Float32Array.from({ length: width }, (_, x) => {
    const column = Math.min(smallWidth - 1, Math.floor((x * smallWidth) / width));
    let lowest = 0;
    for (let near = Math.max(0, column - 1); near <= Math.min(smallWidth - 1, column + 1); near++)
      lowest = Math.max(lowest, border[near] ?? 0);
    return (lowest * height) / smallHeight + slack;
  });
  for (let y = 0; y < height; y++) clearRow(values, y, ends, slack);
}

function clearRow(values: Float32Array, y: number, ends: Float32Array, slack: number): void {
  for (let x = 0, i = y * ends.length; x < ends.length; x++, i++) {
    if (values[i] === 0) continue;
    // What is nearly sky is sky: a veil of the old one would show.
    const firm = clamp(((values[i] as number) - 0.12) / 0.74);
    values[i] = firm * clamp(((ends[x] as number) - y) / slack);
  }
}

/** Rows below an end: there it is surely over. In Lab: nearer colours are the same. */
const BELOW_END = 6;
const SAME = 3;
/** Of the columns: where it goes on in so many, a line was drawn across a wall. */
const MOST_SAME = 0.2;

/** Whether what was taken for sky ends where nothing does. */
function goesOnBelow(
  { width, height, lightness, a, b }: LabPlanes,
  inside: Float32Array,
  unseen?: Float32Array,
): boolean {
  let [ends, same] = [0, 0];
  for (let x = 0; x < width; x++) {
    let y = height - 1;
    while (y > 0 && inside[y * width + x] !== 1) y--;
    const below = (y + BELOW_END) * width + x;
    if (y < 2 || below >= inside.length || (unseen?.[below] ?? 0) > 0.5) continue;
    const above = below - (BELOW_END + 1) * width;
    if ((unseen?.[above] ?? 0) > 0.5) continue;
    ends++;
    const far = Math.hypot(
      (lightness[above] as number) - (lightness[below] as number),
      (a[above] as number) - (a[below] as number),
      (b[above] as number) - (b[below] as number),
    );
    if (far < SAME) same++;
  }
  return same > ends * MOST_SAME;
}

/** In which part of the columns the colours above and below the line are really different, 0–1. */
function readEdge(lab: LabPlanes, border: Int32Array, unseen?: Float32Array): number {
  const { width, height } = lab;
  let clear = 0;
  let count = 0;
  border.forEach((row, x) => {
    // Sky down to the foot of the image has no edge to look at.
    if (row >= height - 3 || (unseen?.[row * width + x] ?? 0) > 0.5) return;
    count++;
    if (row < 3) return;
    if (stepAt(lab, x, row) > STEP) clear++;
  });
  return count === 0 ? 1 : clear / count;
}

function lowestOf(border: Int32Array): number {
  return border.toSorted()[Math.floor(border.length * 0.9)] ?? 0;
}

function meanOf(values: Float32Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
