// The sky of a photo as exactly as it can be told: found, known by its own colours, its edge along what stands before it.
import type { Image } from '#engine/raster/image.ts';
import { resizeMask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { cropPeople, type People } from '#engine/vision/see-people.ts';
import type { Cut } from './cut-subject.ts';
import { darkensDown } from './darkens-down.ts';
import { findSky, type Sky } from './find-sky.ts';
import { findSkyAround, findSkyBehind } from './find-sky-behind.ts';
import { fitPlainSky } from './fit-plain-sky.ts';
import { settleSkyEdge } from './settle-sky-edge.ts';

const SURE = 0.5;

/**
 * `people`: all of the photo, where somebody has looked for them; `cut`: what stands out of it, where that is known. Returns
 * null where there is no sky to be sure of.
 */
export function fitSky(image: Image, people?: People, cut?: Cut | null): Sky | null {
  return fitFound(image, people ? findSkyBehind(image, people, cut) : findSky(image));
}

/** The same behind what flies in it, however many of it there are: nobody can tell their row from a horizon. */
export function fitSkyAround(image: Image, cut: Cut): Sky | null {
  return fitFound(image, findSkyAround(image, cut));
}

function fitFound(image: Image, found: Sky | null): Sky | null {
  if (!found) return null;
  const fitted = { ...found, ...fitPlainSky(found, image) };
  const sky = { ...fitted, mask: settleSkyEdge(fitted.mask, image) };
  return sky.sureness >= SURE && !darkensDown(image, sky.mask) ? sky : null;
}

/** Of the longer side. */
const ROUGH_PIXELS = 320;

/** The same in few pixels, its mask as well, for whom only needs to know about where it is. */
export function fitSkyRoughly(image: Image, people: People, cut: Cut | null): Sky | null {
  const small = shrinkImage(image, ROUGH_PIXELS);
  const { width, height } = small;
  const who = cropPeople(people, image, { left: 0, top: 0, width: image.width, height: image.height }, small);
  return fitSky(small, who, cut && { ...cut, mask: resizeMask(cut.mask, width, height) });
}
