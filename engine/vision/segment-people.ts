// Which pixels of an image belong to people: MediaPipe's selfie segmentation, asked for the whole in two shapes and,
// where people are small, once more around each face.
import type { Image } from '#engine/raster/image.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import { inParts } from '#engine/raster/in-parts.ts';
import { type Box, partOfMask, resizeMask, sampleMask, type Mask } from '#engine/raster/mask.ts';
import type { Face } from './find-faces.ts';
import { loadNetwork, type Network } from './load-network.ts';
import { sampleSquare, type Square } from './sample-square.ts';

const SIDE = 256;
/** Longer side of the mask: more than the network knows is not in it. */
const MASK_PIXELS = 320;
/** Height of a face, as a part of the image's longer side, below which its person is looked at more closely. */
const SMALL_FACE = 0.2;
/** No more than these are looked at: a crowd. */
const MOST_CLOSER_LOOKS = 8;
/**
 * The closer looks, in heights of the face: their sides, and how far below the face their middles lie. The second reaches
 * to the feet: of the whole image the network says nothing sure of legs.
 */
const CLOSER = [
  { side: 5, below: 1.4 },
  { side: 9, below: 3.4 },
] as const;
/** It counts for more than the looks at the whole, and fades out towards its own edges. */
const CLOSER_WEIGHT = 1.4;
const CLOSER_EDGE = 0.14;
/** Probabilities are kept so far from 0 and 1 that no look has the last word. */
const DOUBT = 0.01;

export type Silhouette = {
  /** How likely each pixel belongs to a person; of the image's shape, in fewer pixels. */
  mask: Mask;
  /** 0–1: how far the two looks at the whole agree. Below 0.6 it is no person, or one that cannot be made out. */
  sureness: number;
};

let network: Promise<Network> | undefined;

type Segmenter = (image: Image, faces: readonly Face[]) => Silhouette;

/** Returns what takes an image and all of its faces; people without a face are found, too, and most animals. Loaded once. */
export async function loadSegmenter(): Promise<Segmenter> {
  const run = await (network ??= loadNetwork({ name: 'selfie', side: SIDE, outputs: ['activation_10'] }));
  return (image, faces) => segment(run, image, faces);
}

function segment(run: Network, image: Image, faces: readonly Face[]): Silhouette {
  const { width, height } = image;
  const middle = { x: width / 2, y: height / 2, angle: 0 };
  const look = (square: Square): Look => {
    const [values] = run(sampleSquare(image, square, SIDE, 0)) as [Float32Array];
    return { square, mask: { width: SIDE, height: SIDE, values } };
  };
  const stretched = look({ ...middle, side: width, height });
  // Of a square image both looks are the same.
  const framed = width === height ? stretched : look({ ...middle, side: Math.max(width, height) });
  const small = faces.filter((face) => isSmall(face, image));
  const closer = small
    .slice(0, MOST_CLOSER_LOOKS)
    .flatMap(({ x, y, height: tall }) =>
      CLOSER.map(({ side, below }) => look({ x, y: y + tall * below, side: tall * side, angle: 0 })),
    );
  const scale = Math.min(1, MASK_PIXELS / Math.max(width, height));
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const placeOf = (i: number) => ({
    x: (((i % across) + 0.5) / across) * width,
    y: ((Math.floor(i / across) + 0.5) / down) * height,
  });
  const one = resizeMask(stretched.mask, across, down).values;
  const other =
    framed === stretched ? one : partOfMask(framed.mask, partSeen(image, framed.square), across, down).values;
  // Where nobody has a face, black bars around the image only mislead: that look tells how sure the other is.
  const values = faces.length > 0 ? mixShares(one, other) : one.map(held);
  if (closer.length > 0)
    for (let i = 0; i < values.length; i++) {
      const { x, y } = placeOf(i);
      values[i] = lookCloser(values[i] as number, faces.length > 0 ? 2 : 1, closer, x, y);
    }
  return { mask: { width: across, height: down, values }, sureness: agreementOf(one, other) };
}

/** Where an image lies in a square around all of it, in parts of the square. */
function partSeen({ width, height }: Image, { x, y, side }: Square): Box {
  return { left: 0.5 - x / side, top: 0.5 - y / side, width: width / side, height: height / side };
}

/** How far two looks agree: what both see, of what either sees. */
function agreementOf(one: Float32Array, other: Float32Array): number {
  let both = 0;
  let either = 1e-6;
  inParts(one.length, (from, end) => {
    both += sumOfLess(one, other, from, end);
    either += sumOfLess(one, other, from, end, -1);
  });
  return both / either;
}

/** The sum of the smaller of each two numbers; of the larger where `sign` is −1. */
function sumOfLess(one: Float32Array, other: Float32Array, from: number, end: number, sign = 1): number {
  let sum = 0;
  for (let i = from; i < end; i++) {
    const a = one[i] as number;
    const b = other[i] as number;
    sum += (a - b) * sign < 0 ? a : b;
  }
  return sum;
}

/** What two looks say together, each as much as the other: the odds are their geometric mean. */
function mixShares(one: Float32Array, other: Float32Array): Float32Array<ArrayBuffer> {
  const mixed = new Float32Array(one.length);
  inParts(mixed.length, (from, end) => mixPart(one, other, mixed, from, end));
  return mixed;
}

function mixPart(
  one: Float32Array,
  other: Float32Array,
  mixed: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from; i < end; i++) {
    const a = held(one[i] as number);
    const b = held(other[i] as number);
    const odds = Math.sqrt((a * b) / ((1 - a) * (1 - b)));
    mixed[i] = odds / (1 + odds);
  }
}

/** What `count` looks at the whole and those around faces say of a place together. */
function lookCloser(whole: number, count: number, closer: readonly Look[], x: number, y: number): number {
  let sum = logit(whole) * count;
  let weight = count;
  for (const near of closer) {
    const inside = ramp(0, CLOSER_EDGE, edgeOf(near, x, y));
    if (inside === 0) continue;
    sum += logit(shareAt(near, x, y)) * inside * CLOSER_WEIGHT;
    weight += inside * CLOSER_WEIGHT;
  }
  return 1 / (1 + Math.exp(-sum / weight));
}

export function isSmall(face: Face, { width, height }: Pick<Image, 'width' | 'height'>): boolean {
  return face.height < Math.max(width, height) * SMALL_FACE;
}

type Look = { square: Square; mask: Mask };

/** What a look says of a place of the image; nothing of what lies beyond it. */
function shareAt(look: Look, x: number, y: number): number {
  const { square, mask } = look;
  if (edgeOf(look, x, y) < 0) return 0;
  return sampleMask(
    mask,
    (x - square.x) / square.side + 0.5,
    (y - square.y) / (square.height ?? square.side) + 0.5,
  );
}

/** How far inside a look a place of the image lies, in parts of its sides; below 0 it lies beyond. */
function edgeOf({ square }: Look, x: number, y: number): number {
  const u = (x - square.x) / square.side + 0.5;
  const v = (y - square.y) / (square.height ?? square.side) + 0.5;
  return Math.min(u, 1 - u, v, 1 - v);
}

function logit(share: number): number {
  const likely = held(share);
  return Math.log(likely / (1 - likely));
}

function held(share: number): number {
  return clamp(share, DOUBT, 1 - DOUBT);
}
