// The sky of a photo as exactly as it can be told: found, known by its own colours, its edge along what stands before it.
import type { Image } from '#engine/raster/image.ts';
import type { People } from '#engine/vision/see-people.ts';
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
