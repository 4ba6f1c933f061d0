// Fits the mask of a plain sky to what stands before it finely: masts, twigs, wires, and the sky between the bars of a tower.
// A sky without clouds has a colour that changes slowly: what has it is sky, and what has another one and is no light is not.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { readLab, toLab, type LabPlanes } from '#engine/raster/lab.ts';
import { growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Sky } from './find-sky.ts';

const SEARCH_PIXELS = 320;
const SURE = 0.9;
/** In Lab: how far four fifths of a plain sky may be from its slow change of colour. */
const PLAIN = 4;
/** In Lab, beyond that: what is so near to it is sky, and what is so far from it is not. */
const LIKE = 3.5;
const UNLIKE = 9;
/** In Lab: what is so much lighter than the sky may be a cloud or a star; anything else unlike it stands before it. */
const LIGHTER = 5;
/** Of the longer side: a bar is no wider than this, and the sky goes on behind it. */
const BAR = 0.012;
const MOST_STEPS = 60;
const FITS = 3;

/** The same for a sky with clouds, whose colours say nothing. A wire is no horizon: the sky may go on below it. */
export function fitPlainSky(sky: Sky, image: Image): Pick<Sky, 'mask' | 'horizon'> {
  const { mask } = sky;
  const lab = readLab(shrinkImage(image, SEARCH_PIXELS));
  const { width, height } = lab;
  const sure = resizeMask(mask, width, height).values.map((value) => (value > SURE ? 1 : 0));
  let fitted = fitColours(lab, sure);
  if (!fitted) return sky;
  let horizon = sky.horizon;
  let reached = goOnBehindBars(lab, fitted, sure, horizon);
  for (let lower = horizon + LOWER; lower < LOWEST; lower += LOWER) {
    const further: Fitted | null = fitColours(lab, reached.values);
    if (!further) break;
    const next = goOnBehindBars(lab, further, reached.values, lower);
    if (shareOfRows(next, horizon, lower) < GOES_ON) break;
    [fitted, reached, horizon] = [further, next, lower];
  }
  const { colourAt, spread } = fitted;
  const near = growMask(reached, 1);
  const values = Float32Array.from(mask.values);
  // Far from any sky nothing is asked: most of an image.
  const beside = resizeMask(near, image.width, image.height).values;
  const last = Math.min(image.height, Math.ceil(horizon * image.height - 0.5));
  for (let i = 0; i < last * image.width; i++) {
    const share = values[i] as number;
    const around = beside[i] as number;
    if (share < 0.01 && around < 0.01) continue;
    const [x, y] = [i % image.width, Math.floor(i / image.width)];
    const o = i * 4;
    const own = toLab(image.data[o] as number, image.data[o + 1] as number, image.data[o + 2] as number);
    const there = colourAt((x + 0.5) / image.width, (y + 0.5) / image.height);
    const far = Math.hypot(own.lightness - there.lightness, own.a - there.a, own.b - there.b);
    const alike = ramp(spread + UNLIKE, spread + LIKE, far);
    const most = own.lightness < there.lightness + LIGHTER ? alike : 1;
    values[i] = Math.min(most, Math.max(share, alike * around));
  }
  return { mask: { ...mask, values }, horizon };
}

/** How far down the sky is looked for below what was taken for its end, at once and at all, in heights of the image. */
const LOWER = 0.07;
const LOWEST = 0.85;
/** Of such rows: less of it is no sky that goes on, but a gap. */
const GOES_ON = 0.25;

function shareOfRows({ width, height, values }: Mask, from: number, to: number): number {
  const [first, last] = [Math.ceil(from * height), Math.floor(to * height)];
  const rows = values.subarray(first * width, last * width);
  return rows.reduce((sum, value) => sum + value, 0) / Math.max(1, rows.length);
}

type Lab = { lightness: number; a: number; b: number };

function awayAt({ lightness, a, b }: LabPlanes, i: number, sky: Lab): number {
  return Math.hypot(
    (lightness[i] as number) - sky.lightness,
    (a[i] as number) - sky.a,
    (b[i] as number) - sky.b,
  );
}

/** All of the sky's colour above a row that hangs together with what is sky surely, over bars too. */
function goOnBehindBars(
  lab: LabPlanes,
  { colourAt, spread }: Fitted,
  sure: Float32Array,
  lowest: number,
): Mask {
  const { width, height } = lab;
  const isLike = makePlane(width * height, (i) => {
    const [u, v] = [(i % width) / width, Math.floor(i / width) / height];
    return v < lowest && awayAt(lab, i, colourAt(u, v)) < spread + (LIKE + UNLIKE) / 2 ? 1 : 0;
  });
  const bar = Math.max(2, Math.round(Math.max(width, height) * BAR));
  let values = makePlane(width * height, (i) => (sure[i] === 1 && isLike[i] === 1 ? 1 : 0));
  let count = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const wide = growMask({ width, height, values }, bar).values;
    values = makePlane(width * height, (i) => (wide[i] === 1 && isLike[i] === 1 ? 1 : 0));
    const now = values.reduce((sum, value) => sum + value, 0);
    if (now === count) break;
    count = now;
  }
  return { width, height, values };
}

type Fitted = { colourAt: (u: number, v: number) => Lab; spread: number };

/** How the colour of the sky changes over the image; null where it does not do so slowly. */
function fitColours(lab: LabPlanes, sure: Float32Array): Fitted | null {
  const { width, height } = lab;
  const all = placesOf(sure);
  if (all.length < 200) return null;
  let used = all;
  for (let fit = 0; ; fit++) {
    const found = solve(used, lab);
    if (!found) return null;
    const [lightness, a, b] = found;
    const colourAt = (u: number, v: number): Lab => {
      const terms = termsOf(u, v);
      return { lightness: dot(lightness, terms), a: dot(a, terms), b: dot(b, terms) };
    };
    const away = (i: number) => awayAt(lab, i, colourAt((i % width) / width, Math.floor(i / width) / height));
    const sorted = Float64Array.from(all, away).sort();
    const spread = sorted[Math.floor(sorted.length * 0.8)] as number;
    if (fit === FITS) return spread > PLAIN ? null : { colourAt, spread };
    // What stands before it is left out of the next fit.
    const most = Math.max(3, (sorted[sorted.length >> 1] as number) * 2.5);
    used = all.filter((i) => away(i) < most);
    if (used.length < all.length * 0.4) return null;
  }
}

/** So many say how a sky changes as well as all of them do. */
const ENOUGH_PLACES = 6000;

function placesOf(sure: Float32Array): number[] {
  const count = sure.reduce((sum, value) => sum + value, 0);
  const step = Math.max(1, Math.floor(count / ENOUGH_PLACES));
  const places: number[] = [];
  let seen = 0;
  for (let i = 0; i < sure.length; i++) if (sure[i] === 1 && seen++ % step === 0) places.push(i);
  return places;
}

type Terms = readonly [number, number, number, number, number, number, number];

function termsOf(u: number, v: number): Terms {
  return [1, u, v, u * u, u * v, v * v, v * v * v];
}

function dot(one: Float64Array, [a, b, c, d, e, f, g]: Terms): number {
  return (
    (one[0] as number) * a +
    (one[1] as number) * b +
    (one[2] as number) * c +
    (one[3] as number) * d +
    (one[4] as number) * e +
    (one[5] as number) * f +
    (one[6] as number) * g
  );
}

const TERMS = 7;
/** Lightness, a and b: they are solved together, for what is asked of their places is the same. */
const COLUMNS = TERMS + 3;

/** Least squares, by elimination; null where the places do not say enough. */
function solve(
  places: readonly number[],
  lab: LabPlanes,
): readonly [Float64Array, Float64Array, Float64Array] | null {
  const rows = new Float64Array(TERMS * COLUMNS);
  for (const i of places) addPlace(rows, lab, i);
  for (let n = 0; n < TERMS; n++) {
    // A little weight on what is plain: skies that are narrow do not bend for lack of pixels.
    const own = n * COLUMNS + n;
    rows[own] = (rows[own] as number) + 1e-4 * places.length;
  }
  for (let n = 0; n < TERMS; n++) {
    const row = rows.subarray(n * COLUMNS, (n + 1) * COLUMNS);
    const first = row[n] as number;
    if (Math.abs(first) < 1e-9) return null;
    for (let m = n; m < COLUMNS; m++) row[m] = (row[m] as number) / first;
    for (let other = 0; other < TERMS; other++) {
      if (other === n) continue;
      const target = rows.subarray(other * COLUMNS, (other + 1) * COLUMNS);
      const share = target[n] as number;
      for (let m = n; m < COLUMNS; m++) target[m] = (target[m] as number) - share * (row[m] as number);
    }
  }
  const solved = (column: number): Float64Array =>
    Float64Array.from({ length: TERMS }, (_, n) => rows[n * COLUMNS + TERMS + column] as number);
  return [solved(0), solved(1), solved(2)];
}

const own = new Float64Array(COLUMNS);

/** Adds what a place says to each row. */
function addPlace(rows: Float64Array, { width, height, lightness, a, b }: LabPlanes, i: number): void {
  const u = (i % width) / width;
  const v = Math.floor(i / width) / height;
  own[0] = 1;
  own[1] = u;
  own[2] = v;
  own[3] = u * u;
  own[4] = u * v;
  own[5] = v * v;
  own[6] = v * v * v;
  own[7] = lightness[i] as number;
  own[8] = a[i] as number;
  own[9] = b[i] as number;
  for (let n = 0, at = 0; n < TERMS; n++)
    for (let m = 0; m < COLUMNS; m++, at++)
      rows[at] = (rows[at] as number) + (own[n] as number) * (own[m] as number);
}
