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
};

/** Of 255: a seam as strong as this is evened out by half. A much stronger one is the border of a thing, and stays. */
const SEAM = 22;
const MOST_ROUNDS = 120;
/** Of 255, on average: nobody sees less. */
const ENOUGH = 0.02;

/**
 * Returns for three colours of each pixel, 0–255, how much what was copied there has to change. `own`: how much of what it
 * was each pixel keeps, above 0; an area that nothing known lies beside is held by that alone.
 */
export function blendSeams({ width, height, data, hole, from }: Copied, own: number): Float32Array {
  const pixels = Int32Array.from([...hole.keys()].filter((i) => hole[i]));
  const pairs = listPairs({ width, height, hole }, pixels);
  const change = new Float32Array(hole.length * 3);
  for (let channel = 0; channel < 3; channel++) {
    const levels = new Float32Array(hole.length);
    for (let i = 0; i < levels.length; i++)
      levels[i] = data[(hole[i] ? (from[i] as number) : i) * 4 + channel] as number;
    const found = solve(readSystem({ hole, from, levels }, pixels, pairs, own));
    for (let n = 0; n < pixels.length; n++) change[(pixels[n] as number) * 3 + channel] = found[n] as number;
  }
  return change;
}

/** Two neighbours each, of which the first was filled: their pixels, and their places in the list of what was filled. */
type Pairs = { one: Int32Array; other: Int32Array; oneAt: Int32Array; otherAt: Int32Array };

function listPairs(
  { width, height, hole }: Pick<Copied, 'width' | 'height' | 'hole'>,
  pixels: Int32Array,
): Pairs {
  const order = new Int32Array(hole.length).fill(-1);
  for (let n = 0; n < pixels.length; n++) order[pixels[n] as number] = n;
  const one = new Int32Array(pixels.length * 4);
  const other = new Int32Array(pixels.length * 4);
  let length = 0;
  const add = (i: number, j: number, isInside: boolean): void => {
    // Two that were both filled are neighbours once.
    if (!isInside || (hole[j] && j < i)) return;
    one[length] = i;
    other[length++] = j;
  };
  for (const i of pixels) {
    const x = i % width;
    add(i, i + 1, x + 1 < width);
    add(i, i + width, i + width < width * height);
    add(i, i - 1, x > 0);
    add(i, i - width, i >= width);
  }
  const places = (of: Int32Array): Int32Array => of.map((i) => order[i] as number);
  return {
    one: one.subarray(0, length),
    other: other.subarray(0, length),
    oneAt: places(one.subarray(0, length)),
    otherAt: places(other.subarray(0, length)),
  };
}

/** Of one colour: the least sum of squares of what the pairs differ from what they should, weighed; one row a pixel. */
type System = { pairs: Pairs; weights: Float32Array; diagonal: Float32Array; right: Float32Array };
type Channel = Pick<Copied, 'hole' | 'from'> & { levels: Float32Array };

function readSystem({ hole, from, levels }: Channel, pixels: Int32Array, pairs: Pairs, own: number): System {
  const { one, other, oneAt, otherAt } = pairs;
  const weights = new Float32Array(one.length);
  const diagonal = new Float32Array(pixels.length).fill(own);
  const right = new Float32Array(pixels.length);
  for (let p = 0; p < one.length; p++) {
    const [i, j, n, m] = [one[p] as number, other[p] as number, oneAt[p] as number, otherAt[p] as number];
    const step = j - i;
    // What lies between the two where they were taken from: at either place, or at both.
    const a = from[i] as number;
    const b = m < 0 ? -1 : (from[j] as number);
    const isA = isKnown(a + step);
    const isB = m >= 0 && isKnown(b - step);
    const ofA = isA ? (levels[a + step] as number) - (levels[a] as number) : 0;
    const ofB = isB ? (levels[b] as number) - (levels[b - step] as number) : 0;
    const wanted = (ofA + ofB) / (isA && isB ? 2 : 1);
    const off = (levels[j] as number) - (levels[i] as number) - wanted;
    const weight = 1 / (1 + (off / SEAM) ** 2);
    weights[p] = weight;
    diagonal[n] = (diagonal[n] as number) + weight;
    right[n] = (right[n] as number) + weight * off;
    if (m < 0) continue;
    diagonal[m] = (diagonal[m] as number) + weight;
    right[m] = (right[m] as number) - weight * off;
  }
  function isKnown(at: number): boolean {
    return at >= 0 && at < hole.length && !hole[at];
  }
  return { pairs, weights, diagonal, right };
}

/** Conjugate gradients, each row weighed by its diagonal. */
function solve({ pairs, weights, diagonal, right }: System): Float32Array {
  const { oneAt, otherAt } = pairs;
  const length = right.length;
  const found = new Float32Array(length);
  const left = right.slice();
  const search = left.map((value, n) => value / (diagonal[n] as number));
  const product = new Float32Array(length);
  let strength = dot(left, search);
  for (let round = 0; round < MOST_ROUNDS && strength > ENOUGH ** 2 * length; round++) {
    for (let n = 0; n < length; n++) product[n] = (search[n] as number) * (diagonal[n] as number);
    for (let p = 0; p < weights.length; p++) {
      const m = otherAt[p] as number;
      if (m < 0) continue;
      const n = oneAt[p] as number;
      const weight = weights[p] as number;
      product[n] = (product[n] as number) - weight * (search[m] as number);
      product[m] = (product[m] as number) - weight * (search[n] as number);
    }
    const step = strength / dot(search, product);
    let stronger = 0;
    for (let n = 0; n < length; n++) {
      found[n] = (found[n] as number) + step * (search[n] as number);
      const rest = (left[n] as number) - step * (product[n] as number);
      left[n] = rest;
      stronger += rest ** 2 / (diagonal[n] as number);
    }
    const share = stronger / strength;
    for (let n = 0; n < length; n++)
      search[n] = (left[n] as number) / (diagonal[n] as number) + share * (search[n] as number);
    strength = stronger;
  }
  return found;
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += (one[n] as number) * (other[n] as number);
  return sum;
}
