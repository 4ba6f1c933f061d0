// Finds the two eyes of an animal that is seen close by: dark pupils in irises of another hue than the fur.
import type { Image } from '#engine/raster/image.ts';
import { readLab, type LabPlanes } from '#engine/raster/lab.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import {
  emptyMask,
  growMask,
  maskBox,
  resizeMask,
  softenMask,
  type Box,
  type Mask,
} from '#engine/raster/mask.ts';
import { returnPlanes } from '#engine/raster/plane-store.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Eye } from '#engine/vision/find-faces.ts';

/** `irises`: the coloured rings of both, without their pupils. */
export type AnimalEyes = { eyes: readonly [Eye, Eye]; irises: Mask };

const SEARCH_PIXELS = 300;
/** Degrees of the Lab circle between fur and iris, and how colourful an iris is at least. */
const OTHER_HUE = 13;
const COLOURFUL = 9;
/** Fur that is less colourful than this is grey, black or white: whatever has a colour is something else. */
const GREY_FUR = 7;
/** In lightness: a pupil is as dark as anything in the image, an iris lighter than that. */
const PUPIL_LIGHT = 14;
/** Of the shorter side: how wide an eye is. */
const WIDTHS = [0.06, 0.34] as const;
/** Of its box: how much is iris and pupil, how much of that is pupil; and how far it may be from round. */
const FULL = 0.5;
const PUPIL = [0.03, 0.6] as const;
const ROUND = 0.5;
/** Between two eyes: distances in widths, how unlike in size, and how tilted the line through them. */
const APART = [1.3, 4.5] as const;
const LESS_WIDE = 0.5;
const TILT = 0.7;

type Candidate = Eye & { iris: number[]; width: number };

/** `animal`: where it is. Null where no two eyes are surely seen. */
export function findAnimalEyes(image: Image, animal: Mask): AnimalEyes | null {
  const lab = readLab(shrinkImage(image, SEARCH_PIXELS));
  const { width, height } = lab;
  const inside = resizeMask(animal, width, height).values;
  const pair = choosePair(findCandidates(lab, inside));
  returnPlanes();
  if (!pair) return null;
  const scale = image.width / width;
  const irises = emptyMask(width, height);
  for (const i of pair.flatMap(({ iris }) => iris)) irises.values[i] = 1;
  return {
    eyes: pair.map((eye): Eye => ({
      x: eye.x * scale,
      y: eye.y * scale,
      across: eye.across * scale,
      down: eye.down * scale,
    })) as unknown as [Eye, Eye],
    irises: resizeMask(softenMask(irises, 1), image.width, image.height),
  };
}

/** As light as petals: no iris is. */
const PALE = 72;

/** Of a piece of an image: so much of it is eyes, if it is those and nothing more. */
const MOSTLY = 0.3;

/** Whether a piece of an image is one eye or two, and hardly more: what is around them is taken for fur or skin. */
export function isOfEyes(image: Image, piece: Mask): boolean {
  const lab = readLab(shrinkImage(image, SEARCH_PIXELS));
  const { width, height } = lab;
  const { values } = resizeMask(piece, width, height);
  let eyes = 0;
  for (const { x, y, across, down, iris } of findCandidates(
    lab,
    values.map(() => 1),
  )) {
    const light = iris.reduce((sum, i) => sum + (lab.lightness[i] as number), 0) / iris.length;
    const isInPiece = (values[Math.floor(y) * width + Math.floor(x)] as number) > 0.5;
    if (isInPiece && light < PALE) eyes += Math.PI * across * down;
  }
  returnPlanes();
  return eyes > MOSTLY * values.reduce((sum, value) => sum + value, 0);
}

/** All pieces of another hue than the fur that are round and have a pupil. */
function findCandidates(lab: LabPlanes, inside: Float32Array): Candidate[] {
  const { width, height, lightness } = lab;
  const isIris = irisTest(lab, inside);
  const short = Math.min(width, height);
  const open = emptyMask(width, height);
  open.values.forEach((_, i) => {
    if ((inside[i] as number) > 0.5 && isIris(i)) open.values[i] = 1;
  });
  const closed = growMask(open, 1).values;
  const { labels, sizes } = labelComponents(width, height, (i) => closed[i] === 1);
  const pieces: number[][] = sizes.map(() => []);
  labels.forEach((label, i) => pieces[label]?.push(i));
  return pieces.flatMap((piece): Candidate[] => {
    if (piece.length < (WIDTHS[0] * short) ** 2 * FULL) return [];
    const own = emptyMask(width, height);
    for (const i of piece) own.values[i] = 1;
    const box = maskBox(own);
    if (!box || box.width < WIDTHS[0] * short || box.width > WIDTHS[1] * short) return [];
    if (Math.min(box.width, box.height) < Math.max(box.width, box.height) * ROUND) return [];
    let pupil = 0;
    let iris = 0;
    for (let row = box.top; row < box.top + box.height; row++)
      for (let column: number = box.left; column < box.left + box.width; column++) {
        const i = row * width + column;
        if (own.values[i] === 1 && (lightness[i] as number) > PUPIL_LIGHT) iris++;
        else if (isInMiddle(column, row, box) && (lightness[i] as number) <= PUPIL_LIGHT) pupil++;
      }
    const share = pupil / Math.max(1, pupil + iris);
    if (pupil + iris < box.width * box.height * FULL || share < PUPIL[0] || share > PUPIL[1]) return [];
    return [
      {
        x: box.left + box.width / 2,
        y: box.top + box.height / 2,
        across: box.width / 2,
        down: box.height / 2,
        width: box.width,
        iris: piece.filter((i) => open.values[i] === 1),
      },
    ];
  });
}

function isInMiddle(x: number, y: number, box: Box): boolean {
  return Math.hypot((x - box.left) / box.width - 0.5, (y - box.top) / box.height - 0.5) < 0.36;
}

/** Whether a pixel has another hue than most of the animal. */
function irisTest({ lightness, a, b }: LabPlanes, inside: Float32Array): (i: number) => boolean {
  const own = [...inside.keys()].filter((i) => (inside[i] as number) > 0.5);
  const median = (plane: Float32Array): number =>
    own.map((i) => plane[i] as number).toSorted((one, other) => one - other)[own.length >> 1] ?? 0;
  const [furA, furB] = [median(a), median(b)];
  const fur = Math.atan2(furB, furA);
  const isGrey = Math.hypot(furA, furB) < GREY_FUR;
  return (i) => {
    const [pa, pb] = [a[i] as number, b[i] as number];
    if ((lightness[i] as number) < PUPIL_LIGHT || Math.hypot(pa, pb) < COLOURFUL) return false;
    const turn = Math.abs(((((Math.atan2(pb, pa) - fur) * 180) / Math.PI + 540) % 360) - 180);
    return isGrey || turn > OTHER_HUE;
  };
}

/** The largest two that belong together; null where none do. */
function choosePair(candidates: readonly Candidate[]): [Candidate, Candidate] | null {
  let best: [Candidate, Candidate] | null = null;
  for (const [n, one] of candidates.entries())
    for (const other of candidates.slice(n + 1)) {
      const [small, large] = one.width < other.width ? [one.width, other.width] : [other.width, one.width];
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const far = Math.hypot(dx, dy) / large;
      const isPair =
        small > large * LESS_WIDE && far > APART[0] && far < APART[1] && Math.abs(dy) < Math.abs(dx) * TILT;
      if (!isPair || (best && best[0].width + best[1].width >= small + large)) continue;
      best = dx > 0 ? [one, other] : [other, one];
    }
  return best;
}
