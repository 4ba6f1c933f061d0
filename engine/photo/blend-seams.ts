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

/** Of 255: a seam as strong as this is evened out by half. One twice as strong is the border of a thing, and hardly at all. */
const SEAM = 22;
/** From so much on a pixel is of what is kept. */
export const KEPT = 0.3;
const MOST_ROUNDS = 60;
/** Of 255, on average: nobody sees less. */
const ENOUGH = 0.01;

/**
 * Returns for three colours of each pixel, 0–255, how much what was copied there has to change. `own`: how much of what it
 * was each pixel keeps, above 0; an area that nothing known lies beside is held by that alone.
 */
export function blendSeams({ width, height, data, hole, from, kept }: Copied, own: number): Float32Array {
  const change = new Float32Array(hole.length * 3);
  const grid = layGrid({ width, height, hole });
  const system = openSystem(grid, own);
  addSeams(system, grid, { data, hole, from, kept });
  const found = solve(system, grid);
  for (let n = 0, at = 0; n < grid.pixels.length; n++, at += 3) {
    const to = (grid.pixels[n] as number) * 3;
    change[to] = found[at] as number;
    change[to + 1] = found[at + 1] as number;
    change[to + 2] = found[at + 2] as number;
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

/**
 * The least sum of squares of what neighbours differ from what they should, weighed; one row a pixel. All three colours have
 * the same weights, so that none is evened out across a seam where another one is not.
 */
type System = {
  /** Four a pixel, as its neighbours are; 0 for what was not filled. */
  weights: Float32Array;
  diagonal: Float32Array;
  /** Three a pixel. */
  right: Float32Array;
};

function openSystem({ pixels }: Grid, own: number): System {
  return {
    weights: new Float32Array(pixels.length * SIDES),
    diagonal: new Float32Array(pixels.length).fill(own),
    right: new Float32Array(pixels.length * 3),
  };
}

type Filled = Pick<Copied, 'data' | 'hole' | 'from' | 'kept'>;

/** Each two neighbours once: two that were both filled by the first of them. */
function addSeams(system: System, { pixels, beside, width }: Grid, of: Filled): void {
  const steps = [1, width, -1, -width] as const;
  const off = new Float64Array(3);
  for (let side = 0; side < SIDES; side++) {
    const step = steps[side] as number;
    for (let n = 0; n < pixels.length; n++) {
      const m = beside[n * SIDES + side] as number;
      if (m === n || (m >= 0 && side >= 2)) continue;
      const i = pixels[n] as number;
      if (m < 0 && (of.kept?.[i + step] ?? 0) > KEPT) continue;
      measureSeam(off, i, m < 0, step, of);
      addPair(system, n, m, side, off);
    }
  }
}

/** To `off` comes by how much three colours of two neighbours, `step` apart, differ more than they should. */
function measureSeam(
  off: Float64Array,
  i: number,
  isKnown: boolean,
  step: number,
  { data, hole, from }: Filled,
): void {
  // What lies between the two where they were taken from: at either place, or at both.
  const a = from[i] as number;
  const b = isKnown ? i + step : (from[i + step] as number);
  // Nothing is between two that were taken from beside each other: most are.
  if (!isKnown && b === a + step) {
    off.fill(0);
    return;
  }
  const isA = a + step >= 0 && a + step < hole.length && hole[a + step] === 0;
  const isB = !isKnown && b - step >= 0 && b - step < hole.length && hole[b - step] === 0;
  const share = isA && isB ? 0.5 : 1;
  for (let channel = 0; channel < 3; channel++) {
    const here = data[a * 4 + channel] as number;
    const there = data[b * 4 + channel] as number;
    const ofA = isA ? (data[(a + step) * 4 + channel] as number) - here : 0;
    const ofB = isB ? there - (data[(b - step) * 4 + channel] as number) : 0;
    off[channel] = there - here - (ofA + ofB) * share;
  }
}

function addPair(
  { weights, diagonal, right }: System,
  n: number,
  m: number,
  side: number,
  off: Float64Array,
): void {
  const [red, green, blue] = [off[0] as number, off[1] as number, off[2] as number];
  const strength = (red * red + green * green + blue * blue) / (3 * SEAM ** 2);
  const weight = 1 / (1 + strength * strength);
  diagonal[n] = (diagonal[n] as number) + weight;
  addRight(right, n, weight, off);
  if (m < 0) return;
  weights[n * SIDES + side] = weight;
  weights[m * SIDES + side + 2] = weight;
  diagonal[m] = (diagonal[m] as number) + weight;
  addRight(right, m, -weight, off);
}

function addRight(right: Float32Array, n: number, weight: number, off: Float64Array): void {
  for (let channel = 0; channel < 3; channel++)
    right[n * 3 + channel] = (right[n * 3 + channel] as number) + weight * (off[channel] as number);
}

/** Conjugate gradients on what an incomplete factorization leaves: each round carries a change far over the area. */
function solve({ weights, diagonal, right: left }: System, { beside }: Grid): Float32Array {
  // What has no weight is multiplied by nothing, wherever it lies.
  const places = beside.map((place) => Math.max(0, place) * 3);
  const pivots = factorize(weights, diagonal, places);
  const found = new Float32Array(left.length);
  const turned = new Float32Array(left.length);
  const product = new Float32Array(left.length);
  let strength = substitute(weights, pivots, places, left, turned);
  const search = turned.slice();
  for (let round = 0; round < MOST_ROUNDS && strength > ENOUGH ** 2 * left.length; round++) {
    const step = strength / multiply(weights, diagonal, places, search, product);
    goOn(found, left, search, product, step);
    const stronger = substitute(weights, pivots, places, left, turned);
    turnSearch(search, turned, stronger / strength);
    strength = stronger;
  }
  return found;
}

/** Of what the factors have no place for so much goes to the diagonal: the modified incomplete Cholesky factorization. */
const MODIFIED = 0.97;

/** One over each pivot of factors that have no other places than the system itself. */
function factorize(weights: Float32Array, diagonal: Float32Array, places: Int32Array): Float32Array {
  const pivots = new Float32Array(diagonal.length);
  for (let n = 0, at = 0; n < pivots.length; n++, at += SIDES) {
    const before = (places[at + 2] as number) / 3;
    const above = (places[at + 3] as number) / 3;
    const toBefore = weights[at + 2] as number;
    const toAbove = weights[at + 3] as number;
    const fromBefore = toBefore + MODIFIED * (weights[before * SIDES + 1] as number);
    const fromAbove = toAbove + MODIFIED * (weights[above * SIDES] as number);
    const less =
      toBefore * fromBefore * (pivots[before] as number) + toAbove * fromAbove * (pivots[above] as number);
    pivots[n] = 1 / ((diagonal[n] as number) - less);
  }
  return pivots;
}

/** To `turned` comes what the factors make of what is left; returns how much the two have in common. */
function substitute(
  weights: Float32Array,
  pivots: Float32Array,
  places: Int32Array,
  left: Float32Array,
  turned: Float32Array,
): number {
  for (let n = 0, at = 0, o = 0; n < pivots.length; n++, at += SIDES, o += 3) {
    const toBefore = weights[at + 2] as number;
    const toAbove = weights[at + 3] as number;
    const before = places[at + 2] as number;
    const above = places[at + 3] as number;
    const pivot = pivots[n] as number;
    for (let c = 0; c < 3; c++) {
      const ofBoth = toBefore * (turned[before + c] as number) + toAbove * (turned[above + c] as number);
      turned[o + c] = ((left[o + c] as number) + ofBoth) * pivot;
    }
  }
  let common = 0;
  for (let n = pivots.length - 1, at = n * SIDES, o = n * 3; n >= 0; n--, at -= SIDES, o -= 3) {
    const toAfter = weights[at] as number;
    const toBelow = weights[at + 1] as number;
    const after = places[at] as number;
    const below = places[at + 1] as number;
    const pivot = pivots[n] as number;
    for (let c = 0; c < 3; c++) {
      const ofBoth = toAfter * (turned[after + c] as number) + toBelow * (turned[below + c] as number);
      const value = (turned[o + c] as number) + ofBoth * pivot;
      turned[o + c] = value;
      common += value * (left[o + c] as number);
    }
  }
  return common;
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
  for (let n = 0, at = 0, o = 0; n < diagonal.length; n++, at += SIDES, o += 3) {
    const own = diagonal[n] as number;
    const [toAfter, toBelow] = [weights[at] as number, weights[at + 1] as number];
    const [toBefore, toAbove] = [weights[at + 2] as number, weights[at + 3] as number];
    const [after, below] = [places[at] as number, places[at + 1] as number];
    const [before, above] = [places[at + 2] as number, places[at + 3] as number];
    for (let c = 0; c < 3; c++) {
      const here = search[o + c] as number;
      const value =
        here * own -
        toAfter * (search[after + c] as number) -
        toBelow * (search[below + c] as number) -
        toBefore * (search[before + c] as number) -
        toAbove * (search[above + c] as number);
      product[o + c] = value;
      common += value * here;
    }
  }
  return common;
}

/** A step along the search. */
function goOn(
  found: Float32Array,
  left: Float32Array,
  search: Float32Array,
  product: Float32Array,
  step: number,
): void {
  for (let n = 0; n < found.length; n++) {
    found[n] = (found[n] as number) + step * (search[n] as number);
    left[n] = (left[n] as number) - step * (product[n] as number);
  }
}

function turnSearch(search: Float32Array, turned: Float32Array, share: number): void {
  for (let n = 0; n < search.length; n++) search[n] = (turned[n] as number) + share * (search[n] as number);
}
