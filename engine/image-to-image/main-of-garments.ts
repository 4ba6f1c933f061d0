// Of what several people wear, the main colour of each: a yellow jacket and a grey one are both the jackets.
import { keepMainColour } from '#engine/photo/main-colour.ts';
import { ownersOf } from '#engine/photo/take-apart.ts';
import type { Rgb } from '#engine/raster/colour.ts';
import type { Image } from '#engine/raster/image.ts';
import { readLab, type Lab } from '#engine/raster/lab.ts';
import { ramp } from '#engine/raster/curves.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { emptyMask, maskShare, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { GUIDE_PIXELS } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { moveFace, type Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { isPlain, meanLab, ofColour, turnBetween } from './colour-apart.ts';
import { isGrey } from './keep-grey.ts';
import type { Reason } from './work.ts';

/**
 * `mask`: of the image's size, what they wear. `worn`: of several people only those whose clothes have about that colour.
 * `silhouette`: all that is seen of everybody.
 */
export function mainOfGarments(
  image: Image,
  mask: Mask,
  people: readonly Face[],
  worn?: Rgb,
  silhouette?: Mask,
): Mask | Reason {
  const body = silhouette && resizeMask(silhouette, image.width, image.height);
  const faces = mainFaces(image, people);
  const [only] = faces;
  const hasNoColours = isGrey(image);
  if (only && hasNoColours && isAsPaleAsFaces(image, mask, faces)) return 'not_apart';
  if (!only || faces.length === 1) {
    const main = keepMainColour(image, mask, only ? { face: boxOf(only), ...(body && { body }) } : {});
    if (only && !hasNoColours && (isShadedSkin(image, main, only) || isOfTwoCloths(image, main)))
      return 'not_apart';
    return hasNoColours ? keepAsPale(image, main) : main;
  }
  const ownerAt = readOwners(image, body ?? mask, faces);
  const garments = faces.map((face, at) => {
    const ofThem = ({ values, ...size }: Mask): Mask => ({
      ...size,
      values: values.map((value, i) => (value > 0 && ownerAt(i) === at ? value : 0)),
    });
    const own = ofThem(mask);
    return keepMainColour(image, own, { face: boxOf(face), ...(body && { body: ofThem(body) }) });
  });
  const meant = worn ? ofColour(image, garments, worn) : garments;
  if (meant.some((garment) => isOfSkin(image, garment, mask))) return 'not_apart';
  const values = new Float32Array(mask.values.length);
  for (const main of meant)
    for (let i = 0; i < values.length; i++) if (main.values[i]) values[i] = main.values[i] as number;
  return meant.length > 0 ? { ...mask, values } : 'no_such_colour';
}

/** Degrees of hue between a face and skin in the shade; and of the area of a face: what is found of a garment is larger. */
const [SHADED_HUE, SHADED_AREA] = [22, 0.9] as const;

/** So colourful, as at the lightness of 45, is a red blouse and no skin. */
const NO_SKIN = 50;

/** A neck or a chest in the shade is deeper in colour than the face, and no garment. */
function isShadedSkin(image: Image, main: Mask, face: Face): boolean {
  const area = maskShare(main) * main.width * main.height;
  if (area > face.width * face.height * SHADED_AREA) return false;
  const [cloth, skin] = [meanLab(image, main), meanLab(image, innerOf([face], image))];
  if (isPlain(cloth) || isPlain(skin) || chromaInLight(cloth) > NO_SKIN) return false;
  return turnBetween(cloth, skin) < SHADED_HUE;
}

/** Units of chroma: of cloth in light and shade all between its palest and its most colourful is seen. */
const [STEP, GAP] = [4, 3] as const;
/** Of a garment: less in a gap is an edge or noise, and less beside it is a badge. */
const [LEAST_BETWEEN, LEAST_CLOTH] = [0.015, 0.12] as const;
/** Of a garment of another colour: in one piece. Stripes are not. */
const IN_ONE = 0.6;

/** A vivid shirt in a dull jacket of its hue: whichever was meant, the other one would be dyed as well. */
function isOfTwoCloths(image: Image, main: Mask): boolean {
  const { width, height } = main;
  const { a, b } = readLab(image);
  const bins = a.map((red, i) =>
    (main.values[i] as number) > 0.5 ? Math.floor(Math.hypot(red, b[i] as number) / STEP) : -1,
  );
  const counts = new Float64Array(64);
  for (const bin of bins) if (bin >= 0) counts[bin] = (counts[bin] as number) + 1;
  const all = sum(counts);
  const isGap = (at: number): boolean =>
    sum(counts.subarray(at, at + GAP)) < all * LEAST_BETWEEN &&
    Math.min(sum(counts.subarray(0, at)), sum(counts.subarray(at + GAP))) > all * LEAST_CLOTH;
  const gap = counts.findIndex((_, at) => isGap(at));
  if (gap < 0) return false;
  const isVivid = (bin: number): boolean => bin >= gap + GAP;
  const pieces = [true, false].map(
    (which) =>
      labelComponents(width, height, (i) => (bins[i] as number) >= 0 && isVivid(bins[i] as number) === which)
        .sizes,
  );
  return pieces.every((sizes) => Math.max(...sizes) > sum(sizes) * IN_ONE);
}

function sum(values: Iterable<number>): number {
  let all = 0;
  for (const value of values) all += value;
  return all;
}

/** Units of lightness between what somebody wears and the face. */
const AS_PALE = 12;
/** Of the width and height of a face around its middle: eyes, nose and cheeks. */
const INNER = 0.25;

/** Without colours bare shoulders are told from cloth by their lightness alone. */
function isAsPaleAsFaces(image: Image, mask: Mask, faces: readonly Face[]): boolean {
  const cloth = meanLab(image, mask).lightness;
  return Math.abs(cloth - meanLab(image, innerOf(faces, image)).lightness) < AS_PALE;
}

function innerOf(faces: readonly Face[], image: Image): Mask {
  const inner = emptyMask(image.width, image.height);
  for (const { x, y, width, height } of faces)
    for (let row = Math.ceil(y - height * INNER); row <= y + height * INNER; row++) {
      const start = row * image.width;
      inner.values.fill(
        1,
        Math.max(0, Math.round(start + x - width * INNER)),
        Math.round(start + x + width * INNER),
      );
    }
  return inner;
}

/** Units of lightness from what most of a garment has: a fold is nearer, and a white shirt in a dark jacket is farther. */
const [FOLD, OTHER] = [34, 46] as const;

/** Of a hundred: what is nearly black in such a photo has nothing that could take a colour. */
const NEARLY_BLACK = 20;

/** Without colours a shirt is told from the jacket over it by its lightness alone. */
function keepAsPale(image: Image, mask: Mask): Mask | Reason {
  const { lightness } = readLab(image);
  const own = lightness.filter((_, i) => (mask.values[i] as number) > 0.5).toSorted();
  const usual = own[own.length >> 1];
  if (usual === undefined) return mask;
  if (usual < NEARLY_BLACK) return 'not_apart';
  const values = mask.values.map(
    (value, i) => value * (1 - ramp(FOLD, OTHER, Math.abs((lightness[i] as number) - usual))),
  );
  return { ...mask, values };
}

/** Of the hue of skin, in degrees, and how colourful it is, as at the lightness of 45. */
const [SKIN_HUES, SKIN_CHROMA] = [
  [32, 76],
  [9, 40],
] as const;
/** Of all that they wear: less is no garment. */
const LEAST_GARMENT = 0.05;

/** Beside others bare legs and arms may be taken for what somebody wears: cloth of that colour cannot be told from them. */
function isOfSkin(image: Image, garment: Mask, all: Mask): boolean {
  if (maskShare(garment) < maskShare(all) * LEAST_GARMENT) return false;
  const own = meanLab(image, garment);
  const [hue, chroma] = [(Math.atan2(own.b, own.a) * 180) / Math.PI, chromaInLight(own)];
  return hue > SKIN_HUES[0] && hue < SKIN_HUES[1] && chroma > SKIN_CHROMA[0] && chroma < SKIN_CHROMA[1];
}

function chromaInLight({ lightness, a, b }: Lab): number {
  return (Math.hypot(a, b) * 45) / Math.max(1, lightness);
}

/** Whose each pixel is, told on a small copy. */
function readOwners(image: Image, mask: Mask, faces: readonly Face[]): (i: number) => number {
  const small = shrinkImage(image, GUIDE_PIXELS);
  const scale = small.width / image.width;
  const near = faces.map((face) => moveFace(face, 0, 0, scale));
  const owners = ownersOf(small, near, resizeMask(mask, small.width, small.height));
  return (i) => {
    const x = Math.floor(((i % mask.width) / mask.width) * small.width);
    const y = Math.floor((Math.floor(i / mask.width) / mask.height) * small.height);
    return owners[y * small.width + x] as number;
  };
}

function boxOf({ x, y, width, height }: Face): Box {
  return { left: x - width / 2, top: y - height / 2, width, height };
}
