// Fits the mask of a plain sky to what stands before it finely: masts, twigs, wires, and the sky between the bars of a tower.
// A sky without clouds has a colour that changes slowly: what has it is sky, and what has another one and is no light is not.
import { ramp } from '#engine/raster/curves.ts';
import type { Image } from '#engine/raster/image.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { KNOWN, readLab, recall, type LabPlanes } from '#engine/raster/lab.ts';
import { growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { between, openRows, type SmallRows } from '#engine/raster/resize-plane.ts';
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
  const near = growMask(reached, 1);
  const clouds = findClouds(lab, fitted, sure);
  const values = mask.values.slice();
  const rows = openRows(near, image.width, image.width / near.width, image.height / near.height);
  const [beside, cloudy] = [new Float32Array(near.width + 1), new Float32Array(near.width + 1)];
  const last = Math.min(image.height, Math.ceil(horizon * image.height - 0.5));
  for (let y = 0; y < last; y++) {
    const [first, end] = [y * image.width, (y + 1) * image.width];
    rows.read(near.values, y, beside);
    rows.read(clouds.values, y, cloudy);
    const sought = { share: values.subarray(first, end), beside, cloudy };
    fitRow(sought, image.data.subarray(first * 4, end * 4), fitted, (y + 0.5) / image.height, rows);
  }
  return { mask: { ...mask, values }, horizon };
}

function fitRow(
  { share: shares, beside, cloudy }: Record<'share' | 'beside' | 'cloudy', Float32Array>,
  pixels: Uint8ClampedArray,
  { colours, spread }: Fitted,
  v: number,
  { lefts, shares: parts }: Pick<SmallRows, 'lefts' | 'shares'>,
): void {
  const [light, red, yellow] = colours;
  const [l0, l1, l2] = [baseOf(light, v), slopeOf(light, v), bendOf(light)];
  const [a0, a1, a2] = [baseOf(red, v), slopeOf(red, v), bendOf(red)];
  const [b0, b1, b2] = [baseOf(yellow, v), slopeOf(yellow, v), bendOf(yellow)];
  for (let x = 0, o = 0; x < shares.length; x++, o += 4) {
    const share = shares[x] as number;
    const around = between(beside, lefts[x] as number, parts[x] as number);
    // Far from any sky nothing is asked: most of an image.
    if (share < 0.01 && around < 0.01) continue;
    const slot = recall(pixels[o] as number, pixels[o + 1] as number, pixels[o + 2] as number);
    const u = (x + 0.5) / shares.length;
    const lighter = (KNOWN.lightness[slot] as number) - (l0 + (l1 + l2 * u) * u);
    const redder = (KNOWN.a[slot] as number) - (a0 + (a1 + a2 * u) * u);
    const yellower = (KNOWN.b[slot] as number) - (b0 + (b1 + b2 * u) * u);
    const far = Math.sqrt(lighter * lighter + redder * redder + yellower * yellower);
    const alike = ramp(spread + UNLIKE, spread + LIKE, far);
    const cloud = between(cloudy, lefts[x] as number, parts[x] as number);
    const most = lighter < LIGHTER ? Math.max(alike, cloud) : 1;
    shares[x] = Math.min(most, Math.max(share, alike * around, cloud));
  }
}

/** Of the image, and in Lab: a small cloud in the shade is darker than the sky by less, and of no other hue than it. */
const SMALL_CLOUD = 0.01;
const SHADED = 30;
const [CLOUD_CHROMA, CLOUD_HUE] = [6, 0.9] as const;

/** What is darker than the sky all around it, and as blue: nothing that stands or flies before it is. */
function findClouds(lab: LabPlanes, { colours, spread }: Fitted, sure: Float32Array): Mask {
  const { width, height } = lab;
  const away = awayFrom(lab, colours);
  const most = spread + LIKE;
  const isOther = (i: number): boolean => (away[i] as number) > most || sure[i] !== 1;
  const { labels, sizes } = labelComponents(width, height, isOther);
  const isCloud = sizes.map((size) => size < width * height * SMALL_CLOUD);
  for (let i = 0; i < labels.length; i++) {
    const piece = labels[i] as number;
    if (piece < 0 || !isCloud[piece]) continue;
    const [u, v] = [(i % width) / width, Math.floor(i / width) / height];
    const [light, red, yellow] = colours.map((terms) => valueAt(terms, u, v)) as [number, number, number];
    const [a, b] = [lab.a[i] as number, lab.b[i] as number];
    const [own, other] = [Math.hypot(a, b), Math.hypot(red, yellow)];
    const isOfSky =
      other > CLOUD_CHROMA &&
      own > other * 0.75 &&
      a * red + b * yellow > own * other * CLOUD_HUE &&
      light - (lab.lightness[i] as number) < SHADED;
    if (!isOfSky) isCloud[piece] = false;
  }
  const values = Float32Array.from(labels, (piece) => (piece >= 0 && isCloud[piece] ? 1 : 0));
  return growMask({ width, height, values }, 1);
}

function valueAt(terms: Float64Array, u: number, v: number): number {
  return baseOf(terms, v) + (slopeOf(terms, v) + bendOf(terms) * u) * u;
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

/** How far each place of a row is from the colour of the sky there. */
function awayInRow(
  { width, height, lightness, a, b }: LabPlanes,
  y: number,
  colours: Colours,
  away: Float32Array,
): void {
  const [light, red, yellow] = colours;
  const v = y / height;
  const [l0, l1, l2] = [baseOf(light, v), slopeOf(light, v), bendOf(light)];
  const [a0, a1, a2] = [baseOf(red, v), slopeOf(red, v), bendOf(red)];
  const [b0, b1, b2] = [baseOf(yellow, v), slopeOf(yellow, v), bendOf(yellow)];
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const u = x / width;
    const lighter = (lightness[i] as number) - (l0 + (l1 + l2 * u) * u);
    const redder = (a[i] as number) - (a0 + (a1 + a2 * u) * u);
    const yellower = (b[i] as number) - (b0 + (b1 + b2 * u) * u);
    away[i] = Math.sqrt(lighter * lighter + redder * redder + yellower * yellower);
  }
}

function awayFrom(lab: LabPlanes, colours: Colours, rows = lab.height): Float32Array {
  const away = new Float32Array(lab.width * lab.height);
  for (let y = 0; y < rows; y++) awayInRow(lab, y, colours, away);
  return away;
}

/** All of the sky's colour above a row that hangs together with what is sky surely, over bars too. */
function goOnBehindBars(
  lab: LabPlanes,
  { colours, spread }: Fitted,
  sure: Float32Array,
  lowest: number,
): Mask {
  const { width, height } = lab;
  const rows = Math.min(height, Math.ceil(lowest * height));
  const away = awayFrom(lab, colours, rows);
  const isLike = new Float32Array(width * height);
  const most = spread + (LIKE + UNLIKE) / 2;
  for (let i = 0; i < rows * width; i++) isLike[i] = (away[i] as number) < most ? 1 : 0;
  const bar = Math.max(2, Math.round(Math.max(width, height) * BAR));
  let values: Float32Array = sure.slice();
  let count = keepBoth(values, isLike);
  for (let step = 0; step < MOST_STEPS; step++) {
    values = growMask({ width, height, values }, bar).values;
    const now = keepBoth(values, isLike);
    if (now === count) break;
    count = now;
  }
  return { width, height, values };
}

/** Keeps what is 1 in both; returns how many there are. */
function keepBoth(values: Float32Array, others: Float32Array): number {
  let count = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = (values[i] as number) * (others[i] as number);
    count += values[i] as number;
  }
  return count;
}

/** Of lightness, a and b: how they change over the image, by the terms that `addPlace` writes. */
type Colours = readonly [Float64Array, Float64Array, Float64Array];
type Fitted = { colours: Colours; spread: number };

/** What a colour is at the left end of a row. */
function baseOf(terms: Float64Array, v: number): number {
  const further = (terms[5] as number) + (terms[6] as number) * v;
  return (terms[0] as number) + ((terms[2] as number) + further * v) * v;
}

/** How it changes along the row. */
function slopeOf(terms: Float64Array, v: number): number {
  return (terms[1] as number) + (terms[4] as number) * v;
}

/** And how that changes itself. */
function bendOf(terms: Float64Array): number {
  return terms[3] as number;
}

/** How the colour of the sky changes over the image; null where it does not do so slowly. */
function fitColours(lab: LabPlanes, sure: Float32Array): Fitted | null {
  const all = placesOf(sure);
  if (all.length < 200) return null;
  let used = all;
  for (let fit = 0; ; fit++) {
    const colours = solve(used, lab);
    if (!colours) return null;
    const away = awayFrom(lab, colours);
    const sorted = readAt(all, away).sort();
    const spread = sorted[Math.floor(sorted.length * 0.8)] as number;
    if (fit === FITS) return spread > PLAIN ? null : { colours, spread };
    // What stands before it is left out of the next fit.
    const most = Math.max(3, (sorted[sorted.length >> 1] as number) * 2.5);
    used = all.filter((i) => (away[i] as number) < most);
    if (used.length < all.length * 0.4) return null;
  }
}

/** So many say how a sky changes as well as all of them do. */
const ENOUGH_PLACES = 6000;

function placesOf(sure: Float32Array): Int32Array {
  let count = 0;
  for (let i = 0; i < sure.length; i++) count += sure[i] as number;
  const step = Math.max(1, Math.floor(count / ENOUGH_PLACES));
  const places = new Int32Array(Math.ceil(count / step));
  let [seen, found] = [0, 0];
  for (let i = 0; i < sure.length; i++) if (sure[i] === 1 && seen++ % step === 0) places[found++] = i;
  return places;
}

function readAt(places: Int32Array, plane: Float32Array): Float32Array {
  const values = new Float32Array(places.length);
  for (let n = 0; n < values.length; n++) values[n] = plane[places[n] as number] as number;
  return values;
}

const TERMS = 7;
/** Lightness, a and b: they are solved together, for what is asked of their places is the same. */
const COLUMNS = TERMS + 3;

/** Least squares, by elimination; null where the places do not say enough. */
function solve(places: Int32Array, lab: LabPlanes): Colours | null {
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
