// Fills a hole in an image with patches from around it, from coarse to fine: PatchMatch (Barnes et al., SIGGRAPH 2009)
// for the search, and the mean of all patches that cover a pixel for its colour (Wexler et al., PAMI 2007).
import type { Image } from '#engine/raster/image.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { makeRandom, type Random } from '#engine/raster/random.ts';
import { emptyMask, growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { blendSeams, KEPT } from './blend-seams.ts';
import { copyDetail } from './copy-detail.ts';
import { fillUnknown } from './fill-unknown.ts';

/** Longer side of the finest search; finer detail is copied along with what was found. */
const [PIXELS_IN_HOLE, PIXELS_BEYOND] = [360, 256] as const;
const COARSEST_PIXELS = 40;
/** From the middle of a patch to its edge. */
const REACH = 3;
/**
 * How often the fill is made anew at the coarsest level, once less at each finer one; how often a search goes over the image
 * each time; and how many times nearer each guess is than the one before. What is about known is found sooner.
 */
const IN_HOLE = { rounds: 5, searches: 3, closer: 2 } as const;
const BEYOND = { rounds: 4, searches: 2, closer: 4 } as const;
const NOWHERE = 1e9;
/**
 * What lies on the same row is likelier to go on here: ground lies below, sky above. Of a patch from one image height away,
 * so much is added to each square; beyond the edges of a photo more, as nothing on the other side says what is there.
 */
const rowCost = (colour: number): number => colour ** 2 * 3 * (2 * REACH + 1) ** 2;
const [ROW_IN_HOLE, ROW_BEYOND] = [rowCost(30), rowCost(80)] as const;
/** How much of its own colour what was copied keeps: in a hole all around it is known. */
const [OWN_IN_HOLE, OWN_BEYOND] = [1e-4, 5e-4] as const;

/** How much each square of a difference from what is guessed counts: beside sky alone a meadow would become sky. */
const UNLIKE_GUESS = 8;

/** Where each pixel's patch is taken from, and how far the two are apart. */
type Field = { from: Int32Array; cost: Float32Array };
/** A guess counts as a patch that is so far from what it stands beside: rather than from the sky a meadow is taken from nowhere. */
const GUESS_COST = rowCost(25);

type Level = {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  hole: Uint8Array;
  source: Uint8Array;
  rowCost: number;
  /** What is about there, where somebody knows it. */
  guess: Uint8ClampedArray | null;
  /** What nothing is taken from, and what was filled does not go over into. */
  kept: Float32Array | null;
};

/** The image in so many pixels on its longer side, with about what is in its hole. */
export type GuessHole = (longSide: number) => Image;

/**
 * `hole`: 0–1 for each pixel of the image; what lies beyond it stays as it is. `kept`: in any size, what nothing is taken
 * from, as nobody wants a second one of it. Where nothing is left to take from, the hole is filled softly. `guessHole`: where
 * somebody knows about what is in it, as beyond the edges of a photo.
 */
export function fillByPatches(
  image: Image,
  hole: Mask,
  kept: Mask | null,
  seed: number,
  guessHole: GuessHole | null = null,
): Image {
  const random = makeRandom(seed, 'fill');
  const isBeyond = guessHole !== null;
  const { rounds, searches, closer } = isBeyond ? BEYOND : IN_HOLE;
  const finest = guessHole ? guessHole(PIXELS_BEYOND) : shrinkImage(image, PIXELS_IN_HOLE);
  const sizes = [Math.max(finest.width, finest.height)];
  while ((sizes[0] as number) > COARSEST_PIXELS * 1.5) sizes.unshift(Math.round((sizes[0] as number) / 2));
  let filled: Level | undefined;
  let field: Field | undefined;
  for (const [depth, size] of sizes.entries()) {
    const level = openLevel(shrinkImage(finest, size), hole, kept, isBeyond);
    if (!level.source.includes(1)) continue;
    const enlarged = field && filled ? enlarge(field, filled, level) : null;
    const now = enlarged ?? scatter(level, random);
    if (enlarged) vote(level, now);
    const count = Math.max(2, rounds - depth);
    // What the levels before have found is good enough to go over it once for each vote.
    const turns = isBeyond && depth === sizes.length - 1 ? 1 : searches;
    for (let round = 0; round < count; round++) {
      measure(level, now);
      for (let turn = 0; turn < turns; turn++)
        search(level, now, (round + turn) % 2 === 0 ? 1 : -1, { random, closer });
      // Of the finest level only where its patches come from is asked.
      if (depth < sizes.length - 1 || round < count - 1) vote(level, now);
    }
    [filled, field] = [level, now];
  }
  if (!filled || !field) return fillUnknown(image, invert(hole));
  const { from } = field;
  return copyDetail(
    image,
    hole,
    filled,
    from,
    blendSeams({ ...filled, from }, isBeyond ? OWN_BEYOND : OWN_IN_HOLE),
  );
}

function openLevel(small: Image, hole: Mask, kept: Mask | null, isBeyond: boolean): Level {
  const { width, height } = small;
  const coarse = resizeMask(hole, width, height);
  const isHole = new Uint8Array(width * height);
  const known = new Float32Array(width * height);
  const closed = new Float32Array(width * height);
  inParts(isHole.length, (from, end) => markHole(coarse.values, isHole, known, closed, from, end));
  const others = kept && resizeMask(kept, width, height).values;
  if (others) inParts(closed.length, (from, end) => closeKept(others, closed, from, end));
  const near = growMask({ width, height, values: closed }, REACH).values;
  const source = new Uint8Array(width * height);
  for (let y = REACH; y < height - REACH; y++)
    for (let x = REACH; x < width - REACH; x++) source[y * width + x] = near[y * width + x] === 0 ? 1 : 0;
  const soft = isBeyond ? { data: new Uint8ClampedArray(small.data) } : fillUnknown(small, known);
  const rows = isBeyond ? ROW_BEYOND : ROW_IN_HOLE;
  return {
    width,
    height,
    data: soft.data,
    hole: isHole,
    source,
    rowCost: rows,
    guess: isBeyond ? small.data : null,
    kept: others,
  };
}

function markHole(
  coarse: Float32Array,
  isHole: Uint8Array,
  known: Float32Array,
  closed: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++) {
    const own = (coarse[i] as number) > 0.02 ? 1 : 0;
    isHole[i] = own;
    closed[i] = own;
    known[i] = 1 - own;
  }
}

function closeKept(others: Float32Array, closed: Float32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) if ((others[i] as number) > KEPT) closed[i] = 1;
}

function invert({ values }: { values: ArrayLike<number> }): Float32Array {
  return Float32Array.from(values, (value) => 1 - value);
}

function scatter({ width, height, hole, source }: Level, random: Random): Field {
  const places = [...source.keys()].filter((i) => source[i]);
  const from = new Int32Array(width * height).fill(-1);
  const near = growMask({ width, height, values: Float32Array.from(hole) }, REACH).values;
  for (let i = 0; i < from.length; i++)
    if (near[i]) from[i] = places[Math.floor(random.next() * places.length)] as number;
  return { from, cost: new Float32Array(width * height).fill(NOWHERE) };
}

/** The same field over twice as many pixels. */
function enlarge(field: Field, small: Level, { width, height, hole, source }: Level): Field {
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
        from[y * width + x] = nearestSource(source, width, height, x, y);
        continue;
      }
      const dx = Math.round(((taken % small.width) - cx) / sx);
      const dy = Math.round((Math.floor(taken / small.width) - cy) / sy);
      const place = (y + dy) * width + x + dx;
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      from[y * width + x] =
        isInside && source[place] ? place : nearestSource(source, width, height, x + dx, y + dy);
    }
  };
  for (let y = 0; y < height; y++) enlargeRow(y);
  return { from, cost: new Float32Array(width * height).fill(NOWHERE) };
}

function nearestSource(source: Uint8Array, width: number, height: number, x: number, y: number): number {
  for (let reach = 1; reach < Math.max(width, height); reach++) {
    for (let step = -reach; step <= reach; step++) {
      if (isSource(source, width, height, x + step, y - reach)) return (y - reach) * width + x + step;
      if (isSource(source, width, height, x + step, y + reach)) return (y + reach) * width + x + step;
      if (isSource(source, width, height, x - reach, y + step)) return (y + step) * width + x - reach;
      if (isSource(source, width, height, x + reach, y + step)) return (y + step) * width + x + reach;
    }
  }
  return source.indexOf(1);
}

function isSource(source: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < width && y < height && source[y * width + x] === 1;
}

function measure(level: Level, { from, cost }: Field): void {
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

/** Good neighbours are passed on, along the reading direction or against it; then a few guesses, nearer and nearer. */
function search(level: Level, field: Field, step: 1 | -1, guesses: Guesses): void {
  const { width, height } = level;
  for (let n = 0; n < height; n++) {
    const row = (step === 1 ? n : height - 1 - n) * width;
    for (let m = 0; m < width; m++)
      searchAt(level, field, row, step === 1 ? m : width - 1 - m, step, guesses);
  }
}

function searchAt(level: Level, field: Field, row: number, x: number, step: 1 | -1, guesses: Guesses): void {
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
  guess(level, field, i, guesses);
}

type Guesses = { random: Random; closer: number };

function guess(level: Level, field: Field, i: number, { random, closer }: Guesses): void {
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
  if (level.source[place] !== 1 || place === from[i]) return;
  const found = apart(level, i, place, cost[i] as number);
  if (found >= (cost[i] as number)) return;
  cost[i] = found;
  from[i] = place;
}

/** Each pixel of the hole becomes the mean of what the patches over it say, the likelier ones louder. */
function vote(level: Level, { from, cost }: Field): void {
  const { hole, data } = level;
  const next = new Uint8ClampedArray(data);
  const usual = medianCost(cost);
  const weights = cost.map((own) => (own >= NOWHERE ? 1 : Math.exp(-own / usual)));
  const guessed = Math.exp(-GUESS_COST / usual);
  for (let i = 0; i < hole.length; i++) if (hole[i]) voteFor(level, i, from, weights, guessed, next);
  data.set(next);
}

function voteFor(
  { width, height, data, guess }: Level,
  i: number,
  from: Int32Array,
  weights: Float32Array,
  guessed: number,
  next: Uint8ClampedArray,
): void {
  const y = (i / width) | 0;
  const x = i - y * width;
  const first = x < REACH ? -x : -REACH;
  const last = x + REACH < width ? REACH : width - 1 - x;
  const top = y < REACH ? -y : -REACH;
  const bottom = y + REACH < height ? REACH : height - 1 - y;
  let red = 0;
  let green = 0;
  let blue = 0;
  let total = 0;
  for (let dy = top; dy <= bottom; dy++) {
    for (let dx = first; dx <= last; dx++) {
      const step = dy * width + dx;
      const other = from[i + step] as number;
      if (other < 0) continue;
      const weight = weights[i + step] as number;
      const at = (other - step) * 4;
      red += (data[at] as number) * weight;
      green += (data[at + 1] as number) * weight;
      blue += (data[at + 2] as number) * weight;
      total += weight;
    }
  }
  if (guess) {
    red += (guess[i * 4] as number) * guessed;
    green += (guess[i * 4 + 1] as number) * guessed;
    blue += (guess[i * 4 + 2] as number) * guessed;
    total += guessed;
  }
  if (total === 0) return;
  next[i * 4] = red / total;
  next[i * 4 + 1] = green / total;
  next[i * 4 + 2] = blue / total;
}

/** Of so many costs at most: more of them say the same. */
const ASKED = 2000;

function medianCost(cost: Float32Array): number {
  const known = cost.filter((value) => value < NOWHERE);
  const step = Math.ceil(known.length / ASKED);
  const some = known.filter((_, n) => n % step === 0).sort();
  return Math.max(200, some[Math.floor(some.length * 0.6)] ?? 200);
}

/** The hole, so much larger that no rim of what was there is left. */
export function holeOf(mask: Mask): Mask {
  const around = Math.max(2, Math.round(Math.max(mask.width, mask.height) * 0.012));
  const wide = growMask(mask, around);
  const hole = emptyMask(mask.width, mask.height);
  for (let i = 0; i < hole.values.length; i++) hole.values[i] = (wide.values[i] as number) > 0.1 ? 1 : 0;
  return hole;
}
