// Evens out the seams between pieces that were copied from different places of an image, as in "Poisson Image Editing"
// (Pérez et al., SIGGRAPH 2003): the differences between neighbours are kept as they were at their source, and the colours
// follow from them and from what lies around.

/** Of what was copied to where: pixels of one image, by their number. */
export type Copied = {
  width: number;
  height: number;
  /** RGBA, filled. */
  data: Uint8ClampedArray;
  /** 1 for what was filled. */
  hole: Uint8Array;
  /** Where each pixel of the hole was taken from: never from the hole itself, nor from the edge of the image. */
  from: Int32Array;
  /** Above `KEPT` for what was not filled and has a border of its own to what was: nothing goes over into it. */
  kept: Float32Array | null;
};

/** Of 255: a seam as strong as this is evened out by half. A much stronger one is the border of a thing, and stays. */
const SEAM = 22;
/** From so much on a pixel is of what is kept. */
export const KEPT = 0.3;
const MOST_ROUNDS = 120;
/** Of 255, on average: nobody sees less. */
const ENOUGH = 0.02;

/**
 * Returns for three colours of each pixel, 0–255, how much what was copied there has to change. `own`: how much of what it
 * was each pixel keeps, above 0; an area that nothing known lies beside is held by that alone.
 */
export function blendSeams({ width, height, data, hole, from, kept }: Copied, own: number): Float32Array {
  const change = new Float32Array(hole.length * 3);
  const grid = layGrid({ width, height, hole });
  const systems = [openSystem(grid, own), openSystem(grid, own), openSystem(grid, own)];
  addSeams(systems, grid, { data, hole, from, kept });
  for (const [channel, system] of systems.entries()) {
    const found = solve(system, grid);
    for (let n = 0; n < found.length; n++)
      change[(grid.pixels[n] as number) * 3 + channel] = found[n] as number;
  }
  return change;
}

/** What was filled, in a list, and where in it the neighbours of each lie: to the right, below, to the left, above. */
type Grid = {
  pixels: Int32Array;
  /** Four a pixel: below 0 for what was not filled, and its own place for what lies beyond the image. */
  beside: Int32Array;
  width: number;
};

const KNOWN = -1;
const SIDES = 4;

function layGrid({ width, height, hole }: Pick<Copied, 'width' | 'height' | 'hole'>): Grid {
  const order = new Int32Array(hole.length).fill(KNOWN);
  const pixels = new Int32Array(hole.length);
  let length = 0;
  for (let i = 0; i < hole.length; i++) {
    if (hole[i] === 0) continue;
    order[i] = length;
    pixels[length++] = i;
  }
  const beside = new Int32Array(length * SIDES);
  for (let n = 0; n < length; n++) {
    const i = pixels[n] as number;
    const x = i % width;
    const at = n * SIDES;
    beside[at] = x + 1 < width ? (order[i + 1] as number) : n;
    beside[at + 1] = i + width < width * height ? (order[i + width] as number) : n;
    beside[at + 2] = x > 0 ? (order[i - 1] as number) : n;
    beside[at + 3] = i >= width ? (order[i - width] as number) : n;
  }
  return { pixels: pixels.subarray(0, length), beside, width };
}

/** Of one colour: the least sum of squares of what neighbours differ from what they should, weighed; one row a pixel. */
type System = {
  /** Four a pixel, as its neighbours are; 0 for what was not filled. */
  weights: Float32Array;
  diagonal: Float32Array;
  right: Float32Array;
};

function openSystem({ pixels }: Grid, own: number): System {
  return {
    weights: new Float32Array(pixels.length * SIDES),
    diagonal: new Float32Array(pixels.length).fill(own),
    right: new Float32Array(pixels.length),
  };
}

type Filled = Pick<Copied, 'data' | 'hole' | 'from' | 'kept'>;

/** Each two neighbours once: two that were both filled by the first of them. */
function addSeams(systems: readonly System[], { pixels, beside, width }: Grid, of: Filled): void {
  const steps = [1, width, -1, -width] as const;
  for (let side = 0; side < SIDES; side++) {
    const step = steps[side] as number;
    for (let n = 0; n < pixels.length; n++) {
      const m = beside[n * SIDES + side] as number;
      if (m !== n && (m < 0 || side < 2)) addSeam(systems, pixels[n] as number, n, m, side, step, of);
    }
  }
}

function addSeam(
  systems: readonly System[],
  i: number,
  n: number,
  m: number,
  side: number,
  step: number,
  { data, hole, from, kept }: Filled,
): void {
  if (m < 0 && (kept?.[i + step] ?? 0) > KEPT) return;
  // What lies between the two where they were taken from: at either place, or at both.
  const a = from[i] as number;
  const b = m < 0 ? i + step : (from[i + step] as number);
  // Nothing is between two that were taken from beside each other: most are.
  const isOne = m >= 0 && b === a + step;
  const isA = a + step >= 0 && a + step < hole.length && hole[a + step] === 0;
  const isB = m >= 0 && b - step >= 0 && b - step < hole.length && hole[b - step] === 0;
  const share = isA && isB ? 0.5 : 1;
  for (let channel = 0; channel < 3; channel++) {
    const here = data[a * 4 + channel] as number;
    const there = data[b * 4 + channel] as number;
    const ofA = isA ? (data[(a + step) * 4 + channel] as number) - here : 0;
    const ofB = isB ? there - (data[(b - step) * 4 + channel] as number) : 0;
    const off = isOne ? 0 : there - here - (ofA + ofB) * share;
    addPair(systems[channel] as System, n, m, side, off);
  }
}

/** `off`: by how much two neighbours differ more than they should. */
function addPair(
  { weights, diagonal, right }: System,
  n: number,
  m: number,
  side: number,
  off: number,
): void {
  const weight = 1 / (1 + (off / SEAM) ** 2);
  diagonal[n] = (diagonal[n] as number) + weight;
  right[n] = (right[n] as number) + weight * off;
  if (m < 0) return;
  weights[n * SIDES + side] = weight;
  weights[m * SIDES + side + 2] = weight;
  diagonal[m] = (diagonal[m] as number) + weight;
  right[m] = (right[m] as number) - weight * off;
}

/** Conjugate gradients, each row weighed by its diagonal. */
function solve({ weights, diagonal, right: left }: System, { beside }: Grid): Float32Array {
  const length = left.length;
  // What has no weight is multiplied by nothing, wherever it lies.
  const places = beside.map((place) => Math.max(0, place));
  const inverse = diagonal.map((value) => 1 / value);
  const found = new Float32Array(length);
  const search = left.map((value, n) => value * (inverse[n] as number));
  const product = new Float32Array(length);
  let strength = 0;
  for (let n = 0; n < length; n++) strength += (left[n] as number) * (search[n] as number);
  for (let round = 0; round < MOST_ROUNDS && strength > ENOUGH ** 2 * length; round++) {
    const step = strength / multiply(weights, diagonal, places, search, product);
    const stronger = goOn(found, left, search, product, inverse, step);
    turnSearch(search, left, inverse, stronger / strength);
    strength = stronger;
  }

  return found;
}

/** To `product` comes what the system makes of `search`; returns how much the two have in common. */
function multiply(
  weights: Float32Array,
  diagonal: Float32Array,
  places: Int32Array,
  search: Float32Array,
  product: Float32Array,
): number {
  let common = 0;
  for (let n = 0, at = 0; n < product.length; n++, at += SIDES) {
    const own = search[n] as number;
    const value =
      own * (diagonal[n] as number) -
      (weights[at] as number) * (search[places[at] as number] as number) -
      (weights[at + 1] as number) * (search[places[at + 1] as number] as number) -
      (weights[at + 2] as number) * (search[places[at + 2] as number] as number) -
      (weights[at + 3] as number) * (search[places[at + 3] as number] as number);
    product[n] = value;
    common += value * own;
  }
  return common;
}

/** A step along the search; returns how much is left to find. */
function goOn(
  found: Float32Array,
  left: Float32Array,
  search: Float32Array,
  product: Float32Array,
  inverse: Float32Array,
  step: number,
): number {
  let strength = 0;
  for (let n = 0; n < found.length; n++) {
    found[n] = (found[n] as number) + step * (search[n] as number);
    const rest = (left[n] as number) - step * (product[n] as number);
    left[n] = rest;
    strength += rest * rest * (inverse[n] as number);
  }
  return strength;
}

function turnSearch(search: Float32Array, left: Float32Array, inverse: Float32Array, share: number): void {
  for (let n = 0; n < search.length; n++)
    search[n] = (left[n] as number) * (inverse[n] as number) + share * (search[n] as number);
}
