// Cuts out what an image shows: its people as a network sees them, else the thing that stands out by rules. Those learn
// the colours inside and outside, and let every pixel agree with its neighbours except across edges.
import type { Image } from '#engine/raster/image.ts';
import { clamp, ramp } from '#engine/raster/curves.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { silhouetteOf, type People } from '#engine/vision/see-people.ts';
import { binColours, colourOdds } from './colour-odds.ts';
import { findBackdrop } from './find-backdrop.ts';
import { findSubject } from './find-subject.ts';
import { labelComponents, componentsAtFrame } from '#engine/raster/label-components.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { maskBox, resizeMask, softenMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

const SEARCH_PIXELS = 220;
const ROUNDS = 4;
/** There and back: an even number. */
const SWEEPS = 60;
/** Of the frame: from here on the background counts as plain. */
const PLAIN_SHARE = 0.66;
/** Of the largest piece: a person who stands apart is smaller than a group. */
const PERSON_PIECE = 0.05;
const THING_PIECE = 0.2;
/** From so much on a pixel belongs to what is cut out, and from so much on wholly. */
const PERSON_EDGE = [0.3, 0.75] as const;
const THING_EDGE = [0.2, 0.8] as const;

export type Cut = {
  mask: Mask;
  box: Box;
  /** The widest, of a person or a group. */
  face: Face | null;
  /** How clearly it stands out, 0–1; below about 0.35 it is better taken for a guess. */
  sureness: number;
};

/** `people`: all of the image. Null when nothing stands out, and for a person who would lose their head. */
export function cutSubject(image: Image, people: People): Cut | null {
  const [face = null] = mainFaces(image, people.faces);
  const silhouette = silhouetteOf(image, people);
  if (silhouette) {
    const cut = trim(image, keepPieces(silhouette, PERSON_PIECE), PERSON_EDGE);
    return cut && { ...cut, face, sureness: face ? 0.5 + face.sureness / 2 : people.silhouette.sureness };
  }
  return face ? null : cutThing(image);
}

function cutThing(image: Image): Cut | null {
  const small = shrinkImage(image, SEARCH_PIXELS);
  const scale = small.width / image.width;
  const lab = readLab(small);
  const backdrop = findBackdrop(lab);
  const subject = findSubject(image);
  const isPlain = backdrop.share > PLAIN_SHARE && !standsOnGround(small, backdrop.distance, subject, scale);
  if (!subject && !isPlain) return null;
  const prior = isPlain ? expectMiddle(small) : expectSubject(small, subject?.mask);
  if (isPlain) weighAgainstBackdrop(prior, backdrop.distance);
  const ties = tieNeighbours(lab);
  const bins = binColours(lab);
  let belief = prior;
  for (let round = 0; round < ROUNDS; round++) {
    const odds = colourOdds(
      bins,
      belief.map((value) => value ** 1.5),
      belief.map((value) => (1 - value) ** 1.5),
    );
    const believed = odds.map((value, i) => {
      const expected = prior[i] ?? 0.5;
      return sigmoid(clamp(value, -3, 3) * 0.75 + logit(expected));
    });
    belief = agree(believed, ties, small.width, small.height);
  }
  const { width, height } = small;
  const cut = trim(image, keepPieces({ width, height, values: belief }, THING_PIECE), THING_EDGE);
  return (
    cut && { ...cut, face: null, sureness: Math.max(subject?.sureness ?? 0, isPlain ? backdrop.share : 0) }
  );
}

/** Brings a coarse mask to the edges of the image. */
function trim(image: Image, coarse: Mask, [from, to]: readonly [number, number]) {
  const mask = refineMask(coarse, image, { reach: 0.012, calm: 0.0008 });
  mask.values.forEach((value, i) => (mask.values[i] = ramp(from, to, value)));
  const box = maskBox(mask);
  return box && { mask, box };
}

function expectMiddle({ width, height }: Image): Float32Array {
  return makePlane(width * height, (i) => {
    const u = ((i % width) + 0.5) / width - 0.5;
    const v = (Math.floor(i / width) + 0.5) / height - 0.5;
    return 0.3 + 0.4 * Math.exp(-((u / 0.32) ** 2) - (v / 0.38) ** 2);
  });
}

/** A thing on a table or on grass: both lower corners are no wall, and the thing ends above the foot of the image. */
function standsOnGround(
  { width, height }: Image,
  distance: Float32Array,
  subject: { box: Box; sureness: number } | null,
  scale: number,
): boolean {
  if (!subject || subject.sureness < 0.4) return false;
  if ((subject.box.top + subject.box.height) * scale > height * 0.9) return false;
  const side = Math.max(1, Math.round(width * 0.08));
  let far = 0;
  let count = 0;
  for (let y = Math.round(height * 0.88); y < height; y++) {
    for (let x = 0; x < side; x++) {
      for (const i of [y * width + x, y * width + width - 1 - x]) {
        far += (distance[i] ?? 0) > 12 ? 1 : 0;
        count++;
      }
    }
  }
  return far > count * 0.7;
}

/** What looks like the plain background is it, wherever it lies; what does not, is not. */
function weighAgainstBackdrop(prior: Float32Array, distance: Float32Array): void {
  for (let i = 0; i < prior.length; i++) {
    const evidence = clamp(((distance[i] ?? 0) - 9) / 2.6, -3.2, 3.2);
    prior[i] = clamp(sigmoid(logit(prior[i] ?? 0.5) * 0.8 + evidence), 0.01, 0.99);
  }
}

function expectSubject({ width, height }: Image, mask: Mask | undefined): Float32Array {
  if (!mask) return new Float32Array(width * height).fill(0.5);
  const coarse = resizeMask(mask, width, height);
  const wide = softenMask(coarse, Math.max(2, Math.round(Math.max(width, height) * 0.045)));
  return wide.values.map((value, i) => {
    const inside = coarse.values[i] ?? 0;
    return clamp(0.08 + value * 0.45 + inside * 0.42, 0.02, 0.96);
  });
}

/** How strongly each pixel holds to the one on its right and the one below it: not across edges. */
type Ties = { right: Float32Array; below: Float32Array };

function tieNeighbours({ width, height, lightness, a, b }: LabPlanes): Ties {
  const length = width * height;
  const right = new Float32Array(length);
  const below = new Float32Array(length);
  const gap = (i: number, j: number): number =>
    ((lightness[i] ?? 0) - (lightness[j] ?? 0)) ** 2 +
    ((a[i] ?? 0) - (a[j] ?? 0)) ** 2 +
    ((b[i] ?? 0) - (b[j] ?? 0)) ** 2;
  let sum = 0;
  for (let i = 0; i + width < length; i += 3) sum += Math.min(900, gap(i, i + width));
  const usual = Math.max(6, (sum * 3) / length);
  for (let i = 0; i < length; i++) {
    if (i % width < width - 1) right[i] = 0.01 + Math.exp(-gap(i, i + 1) / usual / 1.6);
    if (i + width < length) below[i] = 0.01 + Math.exp(-gap(i, i + width) / usual / 1.6);
  }
  return { right, below };
}

/** Each pixel settles between what it believes and what those around it hold, over-relaxed. */
function agree(believed: Float32Array, { right, below }: Ties, width: number, height: number): Float32Array {
  const length = width * height;
  // A row of nothing above and below, to which nobody is tied: no pixel needs to be asked whether it has neighbours.
  const padded = (plane: Float32Array): Float32Array => {
    const wide = new Float32Array(length + 2 * width);
    wide.set(plane, width);
    return wide;
  };
  const settled = padded(believed);
  const toRight = padded(right);
  const toBelow = padded(below);
  // What no sweep changes.
  const own = new Float64Array(settled.length);
  const weight = new Float64Array(settled.length);
  for (let i = width; i < width + length; i++) {
    const value = settled[i] as number;
    const sure = 0.02 + 0.4 * Math.abs(value - 0.5);
    own[i] = value * sure;
    weight[i] =
      sure +
      (toRight[i - 1] as number) +
      (toRight[i] as number) +
      (toBelow[i - width] as number) +
      (toBelow[i] as number);
  }
  const settle = (i: number): void => {
    const sum =
      (own[i] as number) +
      (toRight[i - 1] as number) * (settled[i - 1] as number) +
      (toRight[i] as number) * (settled[i + 1] as number) +
      (toBelow[i - width] as number) * (settled[i - width] as number) +
      (toBelow[i] as number) * (settled[i + width] as number);
    const held = settled[i] as number;
    settled[i] = clamp(held + 1.5 * (sum / (weight[i] as number) - held), 0, 1);
  };
  for (let sweep = 0; sweep < SWEEPS; sweep += 2) {
    for (let i = width; i < width + length; i++) settle(i);
    for (let i = width + length - 1; i >= width; i--) settle(i);
  }
  return settled.slice(width, width + length);
}

/** The largest piece and what is nearly as large (`least`: a part of it); holes that lie wholly inside are filled. */
function keepPieces({ width, height, values: belief }: Mask, least: number): Mask {
  const { labels, sizes } = labelComponents(width, height, (i) => (belief[i] ?? 0) > 0.5);
  const most = Math.max(0, ...sizes);
  const isKept = (i: number): boolean => (sizes[labels[i] ?? -1] ?? 0) > most * least;
  const outside = labelComponents(width, height, (i) => !isKept(i));
  const open = componentsAtFrame(outside, width, height);
  const values = belief.map((value, i) => {
    if (isKept(i)) return Math.max(value, 0.5);
    const hole = outside.labels[i] ?? -1;
    const isSmallHole = !open.has(hole) && (outside.sizes[hole] ?? 0) < most * 0.06;
    if (isSmallHole) return 1;
    // The soft edge of what is kept stays; anything else that was believed a little does not.
    return value > 0.5 ? 0 : value;
  });
  return { width, height, values };
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

function logit(share: number): number {
  return Math.log(share / (1 - share));
}
