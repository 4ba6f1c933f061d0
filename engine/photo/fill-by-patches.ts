// Fills a hole in an image with patches from around it, from coarse to fine: what it may look like is peeled from its edge
// inwards, then patches are looked for and colours made of them by turns (Wexler et al., PAMI 2007).
import type { Image } from '#engine/raster/image.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { emptyMask, growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { blendSeams, KEPT } from './blend-seams.ts';
import { copyDetail } from './copy-detail.ts';
import { fillUnknown } from './fill-unknown.ts';
import {
  enlarge,
  type Field,
  hasPlace,
  type Level,
  measure,
  type PatchSearch,
  REACH,
  scatter,
  search,
} from './match-patches.ts';
import { peelHole } from './peel-hole.ts';
import { vote } from './vote-for-colours.ts';

/** Longer side of the finest search; finer detail is copied along with what was found. */
const [PIXELS_IN_HOLE, PIXELS_BEYOND] = [360, 256] as const;
const COARSEST_PIXELS = 40;
/**
 * How often the fill is made anew at the coarsest level, so much less often at each finer one; how often a search goes over the
 * image each time; and how many times nearer each guess is than the one before. What is about known is found sooner.
 */
const IN_HOLE = { rounds: 8, fewer: 2, searches: 3, closer: 2 } as const;
const BEYOND = { rounds: 4, fewer: 1, searches: 2, closer: 4 } as const;
const LEAST_ROUNDS = 2;
/**
 * What lies on the same row is likelier to go on here: ground lies below, sky above. Of a patch from one image height away,
 * so much is added to each square; beyond the edges of a photo more, as nothing on the other side says what is there.
 */
const rowCost = (colour: number): number => colour ** 2 * 3 * (2 * REACH + 1) ** 2;
const [ROW_IN_HOLE, ROW_BEYOND] = [rowCost(50), rowCost(80)] as const;
/** How much of its own colour what was copied keeps: far from what is known, nearly all of it. */
const OWN = 5e-4;

/** A guess counts as a patch that is so far from what it stands beside: rather than from the sky a meadow is taken from nowhere. */
const GUESS_COST = rowCost(25);

/** The image in so many pixels on its longer side, with about what is in its hole. */
export type GuessHole = (longSide: number) => Image;

/**
 * `misfit`, of 255: how far the patches of the middle of them lie from what they stand beside; a soft filling fits. `patched`, of
 * 255: how far colours were changed to hide seams, the less it counts the fewer seams there are: large, shapes of the hole are
 * seen as shadows.
 */
export type Filled = { image: Image; misfit: number; patched: number };

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
): Filled {
  const random = makeRandom(seed, 'fill');
  const isBeyond = guessHole !== null;
  const { rounds, fewer, searches, closer } = isBeyond ? BEYOND : IN_HOLE;
  const finest = guessHole ? guessHole(PIXELS_BEYOND) : shrinkImage(image, PIXELS_IN_HOLE);
  const sizes = [Math.max(finest.width, finest.height)];
  while ((sizes[0] as number) > COARSEST_PIXELS * 1.5) sizes.unshift(Math.round((sizes[0] as number) / 2));
  let filled: Level | undefined;
  let field: Field | undefined;
  for (const [depth, size] of sizes.entries()) {
    const level = openLevel(shrinkImage(finest, size), hole, kept, isBeyond);
    if (!hasPlace(level)) continue;
    const enlarged = field && filled ? enlarge(field, filled, level) : null;
    const now = enlarged ?? scatter(level, random);
    if (enlarged) vote(level, now, GUESS_COST);
    else if (!isBeyond) peelHole(level, now);
    const isFinest = depth === sizes.length - 1;
    refine(level, now, isFinest, {
      rounds: Math.max(LEAST_ROUNDS, rounds - fewer * depth),
      // What the levels before have found is good enough to go over it once for each vote.
      searches: isBeyond && isFinest ? 1 : searches,
      by: { random, closer },
    });
    [filled, field] = [level, now];
  }
  if (!filled || !field) return { image: fillUnknown(image, invert(hole)), misfit: 0, patched: 0 };
  const { from } = field;
  const change = blendSeams({ ...filled, from }, OWN);
  return {
    image: copyDetail(image, hole, filled, from, change),
    misfit: misfitOf(filled, field),
    patched: patchedIn(filled, from, change),
  };
}

type Turns = { rounds: number; searches: number; by: PatchSearch };

function refine(level: Level, field: Field, isFinest: boolean, { rounds, searches, by }: Turns): void {
  for (let round = 0; round < rounds; round++) {
    measure(level, field);
    for (let turn = 0; turn < searches; turn++) search(level, field, (round + turn) % 2 === 0 ? 1 : -1, by);
    // Of the finest level only where its patches come from is asked.
    if (!isFinest || round < rounds - 1) vote(level, field, GUESS_COST);
  }
}

function misfitOf({ hole }: Level, { cost }: Field): number {
  const costs = cost.filter((_, i) => hole[i] === 1).sort();
  return Math.sqrt((costs[costs.length >> 1] ?? 0) / (3 * (2 * REACH + 1) ** 2));
}

function patchedIn({ hole, width }: Level, from: Int32Array, change: Float32Array): number {
  let [changed, count, seams, pairs] = [0, 1e-6, 0, 1e-6];
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] !== 1) continue;
    count++;
    changed += Math.max(...[0, 1, 2].map((channel) => Math.abs(change[i * 3 + channel] as number)));
    for (const step of [1, width]) {
      if (hole[i + step] !== 1) continue;
      pairs++;
      if ((from[i + step] as number) - (from[i] as number) !== step) seams++;
    }
  }
  return (changed / count) * (seams / pairs);
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
  for (let i = 0; i < source.length; i++) source[i] = near[i] === 0 ? 1 : 0;
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
    // All that lies beyond the edges of a photo is as sure: it is about known.
    depth: isBeyond ? new Float32Array(isHole.length) : depthIn(isHole, width),
    kept: others,
  };
}

/** How many steps along rows and columns each pixel of a hole is away from what is known. */
function depthIn(hole: Uint8Array, width: number): Float32Array {
  const depth = Float32Array.from(hole, (own) => (own === 1 ? Infinity : 0));
  const goOn = (i: number, before: number): void => {
    depth[i] = Math.min(depth[i] as number, (depth[before] as number) + 1);
  };
  for (let i = 0; i < depth.length; i++) {
    if (i % width > 0) goOn(i, i - 1);
    if (i >= width) goOn(i, i - width);
  }
  for (let i = depth.length - 1; i >= 0; i--) {
    if (i % width < width - 1) goOn(i, i + 1);
    if (i + width < depth.length) goOn(i, i + width);
  }
  return depth;
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

/** The hole, so much larger that no rim of what was there is left. */
export function holeOf(mask: Mask): Mask {
  const around = Math.max(2, Math.round(Math.max(mask.width, mask.height) * 0.012));
  const wide = growMask(mask, around);
  const hole = emptyMask(mask.width, mask.height);
  for (let i = 0; i < hole.values.length; i++) hole.values[i] = (wide.values[i] as number) > 0.1 ? 1 : 0;
  return hole;
}
