// Cuts out what an image is about: its people, else the thing or animal that stands out, each as a network sees them.
import type { Image } from '#engine/raster/image.ts';
import { ramp } from '#engine/raster/curves.ts';
import { labelComponents, componentsAtFrame } from '#engine/raster/label-components.ts';
import { growMask, maskBox, type Box, type Mask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { refineMask } from '#engine/raster/refine-mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { salientOf, silhouetteOf, type People } from '#engine/vision/see-people.ts';

/** Of the largest piece: somebody who stands apart is smaller than a group, and a pencil than what lies beside it. */
const LEAST_PIECE = 0.05;
/** From so much on a pixel belongs to what is cut out, and from so much on wholly. */
const EDGE = [0.3, 0.75] as const;
/** Of the longer side: so wide an edge may be. */
const DOUBT = 0.015;

export type Cut = {
  mask: Mask;
  box: Box;
  /** The widest, of a person or a group. */
  face: Face | null;
};

/** `people`: all of the image. Null when nothing stands out clearly, and for a person who would lose their head. */
export function cutSubject(image: Image, people: People): Cut | null {
  const [face = null] = mainFaces(image, people.faces);
  const found = (face && silhouetteOf(image, people)) ?? salientOf(image, people);
  const cut = found && trim(image, found);
  return cut && { ...cut, face };
}

/** Brings a coarse mask to the edges of the image. */
function trim(image: Image, coarse: Mask): Pick<Cut, 'mask' | 'box'> | null {
  const mask = refineMask(keepPieces(coarse), image, { reach: 0.012, calm: 0.0008 });
  const [low, high] = EDGE;
  const { values } = mask;
  for (let i = 0; i < values.length; i++) values[i] = ramp(low, high, values[i] as number);
  const box = maskBox(mask);
  return box && { mask, box };
}

/**
 * The largest piece and what is not much smaller; small holes that lie wholly inside are filled. Doubt is for edges: what
 * is half believed far inside is there, and what is hardly believed far from all that is kept is not.
 */
function keepPieces({ width, height, values: belief }: Mask): Mask {
  const { labels, sizes } = labelComponents(width, height, (i) => (belief[i] ?? 0) > 0.5);
  const most = Math.max(0, ...sizes);
  const isKept = (i: number): boolean => (sizes[labels[i] ?? -1] ?? 0) > most * LEAST_PIECE;
  const outside = labelComponents(width, height, (i) => !isKept(i));
  const open = componentsAtFrame(outside, width, height);
  const reach = Math.max(width, height) * DOUBT;
  const share = (isIn: (i: number) => boolean) =>
    growMask({ width, height, values: makePlane(width * height, (i) => (isIn(i) ? 1 : 0)) }, reach).values;
  const near = share(isKept);
  const nearOutside = share((i) => !isKept(i));
  const values = belief.map((value, i) => {
    if (isKept(i)) return Math.max(value, nearOutside[i] === 1 ? 0.5 : EDGE[1]);
    const hole = outside.labels[i] ?? -1;
    const isSmallHole = !open.has(hole) && (outside.sizes[hole] ?? 0) < most * 0.06;
    if (isSmallHole) return 1;
    // The soft edge of what is kept stays; anything else that was believed a little does not.
    return value > 0.5 || near[i] === 0 ? 0 : value;
  });
  return { width, height, values };
}
