// Cuts out what an image is about: its people, else the thing or animal that stands out, each as a network sees them.
import { inParts } from '#engine/raster/in-parts.ts';
import type { Image } from '#engine/raster/image.ts';
import { ramp } from '#engine/raster/curves.ts';
import { labelComponents, componentsAtFrame } from '#engine/raster/label-components.ts';
import { growMask, maskBox, maskShare, resizeMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { GUIDE_PIXELS, refineMask } from '#engine/raster/refine-mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import {
  cropPeople,
  salientOf,
  salientPeople,
  silhouetteOf,
  type People,
} from '#engine/vision/see-people.ts';
import { addCutBody } from './add-cut-body.ts';
import { matteHeads } from './matte-hair.ts';
import { hasEdge } from './has-edge.ts';
import { takeThinParts } from './take-thin-parts.ts';
import { takeWhole } from './take-whole.ts';

/** Of the largest piece: somebody who stands apart is smaller than a group, and a pencil than what lies beside it. */
const LEAST_PIECE = 0.05;
/** From so much on a pixel belongs to what is cut out, and from so much on wholly. */
const EDGE = [0.3, 0.75] as const;
/** Of the longer side: so wide an edge may be. */
const DOUBT = 0.015;
/** Of the longer side: what lies so far within what is surely believed stays, however like the ground it looks. */
const WELL_INSIDE = 0.006;
const SURELY = 0.85;

export type Cut = {
  mask: Mask;
  box: Box;
  /** The widest, of a person or a group. */
  face: Face | null;
};

/** Less sure of it, where it is known what it is: a thin thing has more doubtful edge than a broad one. */
const NAMED = 0.86;

/** What stands out, where somebody said what that is. */
export function cutNamed(image: Image, people: People): Cut | null {
  const found = salientOf(image, people, NAMED);
  const cut = found && trim(image, found, true);
  return cut && { ...cut, face: null };
}

/** `people`: all of the image. Null when nothing stands out clearly, and for a person who would lose their head. */
export function cutSubject(image: Image, people: People): Cut | null {
  const [face = null] = mainFaces(image, people.faces);
  const found = face ? findSomebody(image, people) : findThing(image, people);
  const cut = found && trim(image, found, face === null);
  if (!cut || (!face && !hasEdge(image, cut.mask))) return null;
  return face
    ? { ...cut, mask: matteHeads(cut.mask, image, mainFaces(image, people.faces)), face }
    : { ...cut, face };
}

/** Of a silhouette: below this nobody knows where the person ends. */
const UNSURE = 0.3;

/** Beside an animal half of it is taken for the person: what stands out, where that is more, says better what there is. */
function findSomebody(image: Image, people: People): Mask | null {
  const { mask, sureness } = people.silhouette;
  const standing = sureness < UNSURE ? salientOf(image, people) : null;
  if (standing && maskShare(standing) > maskShare(mask)) return standing;
  const found = silhouetteOf(image, people);
  return found ? withoutBystanders(image, found, people) : salientOf(image, people);
}

/** Of a piece apart from everybody with a face: if less of it stands out, it is somebody in the background. */
const LEAST_STANDING = 0.3;

/** Who is behind, and hardly to be made out, would be a head without a body. */
function withoutBystanders(image: Image, mask: Mask, people: People): Mask {
  const { width, height, values } = mask;
  const { labels, sizes } = labelComponents(width, height, (i) => (values[i] as number) > 0.5);
  const owned = new Set(
    mainFaces(image, people.faces).map(
      ({ x, y }) => labels[placeOf(mask, x / image.width, y / image.height)],
    ),
  );
  const most = Math.max(0, ...sizes);
  const isApart = sizes.map((size, piece) => size > most * LEAST_PIECE && !owned.has(piece));
  const standing = isApart.includes(true) ? salientPeople(image, people) : null;
  if (!standing) return mask;
  const stands = resizeMask(standing, width, height).values;
  const seen = sizes.map(() => 0);
  for (const [i, piece] of labels.entries())
    if (piece >= 0) seen[piece] = (seen[piece] ?? 0) + (stands[i] as number);
  const isGone = sizes.map(
    (size, piece) => isApart[piece] === true && (seen[piece] ?? 0) < size * LEAST_STANDING,
  );
  return { ...mask, values: values.map((value, i) => (isGone[labels[i] as number] === true ? 0 : value)) };
}

/** Which pixel of a mask lies at a place, in parts of its sides. */
function placeOf({ width, height }: Mask, u: number, v: number): number {
  const x = Math.min(width - 1, Math.max(0, Math.floor(u * width)));
  return Math.min(height - 1, Math.max(0, Math.floor(v * height))) * width + x;
}

function findThing(image: Image, people: People): Mask | null {
  return addCutBody(takeWhole(image, salientOf(image, people), people), people);
}

/**
 * The same at half of the cost, to be hidden, or asked where it is, and not to be shown: its mask and box are of a small copy
 * of the image. `face`: as it is in the image.
 */
export function cutRoughly(image: Image, people: People): Cut | null {
  const small = shrinkImage(image, GUIDE_PIXELS);
  const who = cropPeople(people, image, { left: 0, top: 0, width: image.width, height: image.height }, small);
  const [face = null] = mainFaces(image, people.faces);
  if (face) {
    const cut = cutSubject(small, who);
    return cut && { ...cut, face };
  }
  const found = salientOf(small, { faces: who.faces, salient: people.salientRoughly });
  const cut = found && trim(small, found, true);
  return cut && { ...cut, face };
}

/** Brings a coarse mask to the edges of the image. `isThing`: nobody; its thin parts may be missing, and it may have gaps. */
function trim(image: Image, coarse: Mask, isThing: boolean): Pick<Cut, 'mask' | 'box'> | null {
  const kept = keepPieces(coarse);
  const whole = isThing ? takeThinParts(kept, image) : kept;
  const mask = refineMask(whole, image, { reach: 0.012, calm: 0.0008 });
  const inner = isThing ? null : resizeMask(wellInside(coarse, kept), image.width, image.height).values;
  inParts(mask.values.length, (from, end) => {
    sharpen(mask.values, from, end);
    if (inner) addInner(mask.values, inner, from, end);
  });
  const box = maskBox(mask);
  return box && { mask, box };
}

function sharpen(values: Float32Array, from: number, end: number): void {
  const low = EDGE[0];
  const high = EDGE[1];
  for (let i = from; i < end; i++) {
    const value = values[i] as number;
    values[i] = value <= low ? 0 : value >= high ? 1 : ramp(low, high, value);
  }
}

function addInner(values: Float32Array, inner: Float32Array, from: number, end: number): void {
  for (let i = from; i < end; i++)
    if ((inner[i] as number) > (values[i] as number)) values[i] = inner[i] as number;
}

/** Dark hair on a dark ground has no edge to follow: what is surely somebody's is not taken for the ground there. */
function wellInside({ width, height, values: belief }: Mask, { values: kept }: Mask): Mask {
  const values = new Float32Array(belief.length);
  inParts(values.length, (from, end) => {
    for (let i = from; i < end; i++)
      if ((belief[i] as number) > SURELY && (kept[i] as number) > SURELY) values[i] = 1;
  });
  return growMask({ width, height, values }, -Math.max(1, Math.max(width, height) * WELL_INSIDE));
}

/**
 * The largest piece and what is not much smaller; small holes that lie wholly inside are filled. Doubt is for edges: what
 * is half believed far inside is there, and what is hardly believed far from all that is kept is not.
 */
function keepPieces({ width, height, values: belief }: Mask): Mask {
  const { labels, sizes } = labelComponents(width, height, (i) => (belief[i] ?? 0) > 0.5);
  const most = Math.max(0, ...sizes);
  const isLarge = sizes.map((size) => size > most * LEAST_PIECE);
  const kept = new Float32Array(labels.length);
  inParts(kept.length, (from, end) => {
    for (let i = from; i < end; i++) if (isLarge[labels[i] as number] === true) kept[i] = 1;
  });
  const outside = labelComponents(width, height, (i) => kept[i] === 0);
  const open = componentsAtFrame(outside, width, height);
  const isSmallHole = outside.sizes.map((size, hole) => !open.has(hole) && size < most * 0.06);
  const reach = Math.max(width, height) * DOUBT;
  const near = growMask({ width, height, values: kept }, reach).values;
  const deep = growMask({ width, height, values: kept }, -reach).values;
  const values = new Float32Array(belief.length);
  inParts(values.length, (from, end) => {
    for (let i = from; i < end; i++) {
      const value = belief[i] as number;
      if (kept[i] === 1) values[i] = Math.max(value, deep[i] === 0 ? 0.5 : EDGE[1]);
      else if (isSmallHole[outside.labels[i] as number] === true) values[i] = 1;
      // The soft edge of what is kept stays; anything else that was believed a little does not.
      else values[i] = value > 0.5 || near[i] === 0 ? 0 : value;
    }
  });
  return { width, height, values };
}
