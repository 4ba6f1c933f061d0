// The sky of a photo as exactly as it can be told: found, known by its own colours, its edge along what stands before it.
import type { Image } from '#engine/raster/image.ts';
import { resizeMask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { cropPeople, type People } from '#engine/vision/see-people.ts';
import type { Cut } from './cut-subject.ts';
import { findSky, type Sky } from './find-sky.ts';
import { findSkyBehind } from './find-sky-behind.ts';
import { fitPlainSky } from './fit-plain-sky.ts';
import { settleSkyEdge } from './settle-sky-edge.ts';

const SURE = 0.5;

/**
 * `people`: all of the photo, where somebody has looked for them; `cut`: what stands out of it, where that is known. Returns
 * null where there is no sky to be sure of.
 */
export function fitSky(image: Image, people?: People, cut?: Cut | null): Sky | null {
  const found = people ? findSkyBehind(image, people, cut) : findSky(image);
  if (!found) return null;
  const fitted = { ...found, ...fitPlainSky(found, image) };
  const sky = { ...fitted, mask: settleSkyEdge(fitted.mask, image) };
  return sky.sureness >= SURE ? sky : null;
}

/** The same looked for in half the size, for whom only needs to know about where it is. */
export function fitSkyRoughly(image: Image, people: People, cut: Cut | null): Sky | null {
  const { width, height } = image;
  const small = shrinkImage(image, Math.ceil(Math.max(width, height) / 2));
  const who = cropPeople(people, image, { left: 0, top: 0, width, height }, small);
  const cutOfSmall = cut && { ...cut, mask: resizeMask(cut.mask, small.width, small.height) };
  const sky = fitSky(small, who, cutOfSmall);
  return sky && { ...sky, mask: resizeMask(sky.mask, width, height) };
}
