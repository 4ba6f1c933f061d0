// The search for patches: for each place of a hole, and beside it, the patch of the image around it that is most like what is
// there (PatchMatch, Barnes et al., SIGGRAPH 2009).
import { growMask } from '#engine/raster/mask.ts';
import type { Random } from '#engine/raster/random.ts';

/** From the middle of a patch to its edge. */
export const REACH = 3;
export const NOWHERE = 1e9;
/** How much each square of a difference from what is guessed counts: beside sky alone a meadow would become sky. */
const UNLIKE_GUESS = 8;
/** So often chance is asked for a place that a patch fits; where that is not enough, they are gone through. */
const TRIES = 40;

/** Where each pixel's patch is taken from, and how far the two are apart. */
export type Field = { from: Int32Array; cost: Float32Array };
export type Level = {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  hole: Uint8Array;
  source: Uint8Array;
  rowCost: number;
  /** What is about there, where somebody knows it. */
  guess: Uint8ClampedArray | null;
  /** How many steps each pixel lies inside the hole. */
  depth: Float32Array;
  /** What nothing is taken from, and what was filled does not go over into. */
  kept: Float32Array | null;
};

/** The middles of all patches that can be taken. */
export function placesOf({ source }: Level): number[] {
  return [...source.keys()].filter((i) => source[i] === 1);
}

/** Where a patch that lies wholly within the image can be taken from, there is one for each place. */
export function hasPlace({ width, height, source }: Level): boolean {
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) if (source[y * width + x] === 1) return true;
  return false;
}

/** Of a level that has a place. */
export function scatter(level: Level, random: Random): Field {
  const { width, height, hole } = level;
  const places = placesOf(level);
  const from = new Int32Array(width * height).fill(-1);
  const near = growMask({ width, height, values: Float32Array.from(hole) }, REACH).values;
  for (let i = 0; i < from.length; i++) if (near[i]) from[i] = anyPlace(level, i, places, random);
  return { from, cost: new Float32Array(width * height).fill(NOWHERE) };
}

function anyPlace(level: Level, i: number, places: readonly number[], random: Random): number {
  for (let tries = 0; tries < TRIES; tries++) {
    const place = places[Math.floor(random.next() * places.length)] as number;
    if (fits(level, i, place)) return place;
  }
  return places.find((place) => fits(level, i, place)) ?? -1;
}

/**
 * Whether a patch is whole at another place wherever it is whole here: at an edge of the image both may end. Without these the
 * ground at the foot of an image would be taken from nowhere.
 */
export function fits(
  { width, height }: Pick<Level, 'width' | 'height'>,
  one: number,
  other: number,
): boolean {
  const y = (one / width) | 0;
  const x = one - y * width;
  const v = (other / width) | 0;
  const u = other - v * width;
  return (
    (u >= REACH || u >= x) &&
    (v >= REACH || v >= y) &&
    (u < width - REACH || u <= x) &&
    (v < height - REACH || v <= y)
  );
}

/** The same field over twice as many pixels. */
export function enlarge(field: Field, small: Level, level: Level): Field {
  const { width, height, hole, source } = level;
  const from = new Int32Array(width * height).fill(-1);
  const near = growMask({ width, height, values: Float32Array.from(hole) }, REACH).values;
  const [sx, sy] = [small.width / width, small.height / height];
  const enlargeRow = (y: number): void => {
    const cy = Math.min(small.height - 1, Math.floor(y * sy));
    for (let x = 0; x < width; x++) {
      if (!near[y * width + x]) continue;
      const cx = Math.min(small.width - 1, Math.floor(x * sx));
      const taken = field.from[cy * small.width + cx] as number;
      // A speck that was too small to be seen until now begins with what lies nearest.
      if (taken < 0) {
        from[y * width + x] = nearestPlace(level, y * width + x, x, y);
        continue;
      }
      const dx = Math.round(((taken % small.width) - cx) / sx);
      const dy = Math.round((Math.floor(taken / small.width) - cy) / sy);
      const place = (y + dy) * width + x + dx;
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      from[y * width + x] =
        isInside && source[place] === 1 && fits(level, y * width + x, place)
          ? place
          : nearestPlace(level, y * width + x, x + dx, y + dy);
    }
  };
  for (let y = 0; y < height; y++) enlargeRow(y);
  return { from, cost: new Float32Array(width * height).fill(NOWHERE) };
}

/** Of the places that the patch at `own` fits, the one nearest to a point. */
function nearestPlace(level: Level, own: number, x: number, y: number): number {
  const { width, height, source } = level;
  const isThere = (u: number, v: number): boolean => {
    if (u < 0 || v < 0 || u >= width || v >= height) return false;
    const place = v * width + u;
    return source[place] === 1 && fits(level, own, place);
  };
  for (let reach = 1; reach < Math.max(width, height); reach++) {
    for (let step = -reach; step <= reach; step++) {
      if (isThere(x + step, y - reach)) return (y - reach) * width + x + step;
      if (isThere(x + step, y + reach)) return (y + reach) * width + x + step;
      if (isThere(x - reach, y + step)) return (y + step) * width + x - reach;
      if (isThere(x + reach, y + step)) return (y + step) * width + x + reach;
    }
  }
  return placesOf(level).find((place) => fits(level, own, place)) ?? -1;
}

export function measure(level: Level, { from, cost }: Field): void {
  for (let i = 0; i < from.length; i++)
    if ((from[i] as number) >= 0) cost[i] = apart(level, i, from[i] as number, NOWHERE);
}

/** The sum of squares between two patches, and what their rows cost; no further than `most`. */
function apart(
  { width, height, data, hole, guess, rowCost: cost }: Level,
  one: number,
  other: number,
  most: number,
): number {
  const y = (one / width) | 0;
  const x = one - y * width;
  const rows = (y - ((other / width) | 0)) / height;
  let sum = cost * rows * rows;
  if (guess && hole[one]) {
    const red = (guess[one * 4] as number) - (data[other * 4] as number);
    const green = (guess[one * 4 + 1] as number) - (data[other * 4 + 1] as number);
    const blue = (guess[one * 4 + 2] as number) - (data[other * 4 + 2] as number);
    sum += (red * red + green * green + blue * blue) * UNLIKE_GUESS;
  }
  if (sum >= most) return sum;
  // Of the patch, what lies within the image.
  const first = x < REACH ? -x : -REACH;
  const last = x + REACH < width ? REACH : width - 1 - x;
  const top = y < REACH ? -y : -REACH;
  const bottom = y + REACH < height ? REACH : height - 1 - y;
  for (let dy = top; dy <= bottom; dy++) {
    const row = dy * width + first;
    let a = (one + row) * 4;
    let b = (other + row) * 4;
    for (let dx = first; dx <= last; dx++, a += 4, b += 4) {
      const red = (data[a] as number) - (data[b] as number);
      const green = (data[a + 1] as number) - (data[b + 1] as number);
      const blue = (data[a + 2] as number) - (data[b + 2] as number);
      sum += red * red + green * green + blue * blue;
    }
    if (sum >= most) return sum;
  }
  return sum;
}

/** Good neighbours are passed on, along the reading direction or against it; then a few by, nearer and nearer. */
export function search(level: Level, field: Field, step: 1 | -1, by: PatchSearch): void {
  const { width, height } = level;
  for (let n = 0; n < height; n++) {
    const row = (step === 1 ? n : height - 1 - n) * width;
    for (let m = 0; m < width; m++) searchAt(level, field, row, step === 1 ? m : width - 1 - m, step, by);
  }
}

function searchAt(level: Level, field: Field, row: number, x: number, step: 1 | -1, by: PatchSearch): void {
  const { width } = level;
  const { from } = field;
  const i = row + x;
  if ((from[i] as number) < 0) return;
  if (x - step >= 0 && x - step < width) {
    const beside = from[i - step] as number;
    const column = (beside % width) + step;
    if (beside >= 0 && column >= 0 && column < width) tryPlace(level, field, i, beside + step);
  }
  const before = i - step * width;
  if (before >= 0 && before < from.length) {
    const above = from[before] as number;
    if (above >= 0) tryPlace(level, field, i, above + step * width);
  }
  tryNear(level, field, i, by);
}

export type PatchSearch = { random: Random; closer: number };

function tryNear(level: Level, field: Field, i: number, { random, closer }: PatchSearch): void {
  const { width, height } = level;
  for (let reach = Math.max(width, height) / 2; reach >= 1; reach /= closer) {
    const at = field.from[i] as number;
    const row = (at / width) | 0;
    const x = Math.round(at - row * width + random.between(-reach, reach));
    const y = Math.round(row + random.between(-reach, reach));
    if (x >= 0 && y >= 0 && x < width && y < height) tryPlace(level, field, i, y * width + x);
  }
}

/** Takes the patch of a pixel from a place, where that is better than what it has. */
function tryPlace(level: Level, { from, cost }: Field, i: number, place: number): void {
  if (level.source[place] !== 1 || place === from[i] || !fits(level, i, place)) return;
  const found = apart(level, i, place, cost[i] as number);
  if (found >= (cost[i] as number)) return;
  cost[i] = found;
  from[i] = place;
}
