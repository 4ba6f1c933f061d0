// The sky of a photo with people in it: found as if they were not there, since nobody's shoulders are a horizon.
import type { Image } from '#engine/raster/image.ts';
import { growMask } from '#engine/raster/mask.ts';
import type { People } from '#engine/vision/see-people.ts';
import { cutSubject, type Cut } from './cut-subject.ts';
import { fillUnknown } from './fill-unknown.ts';
import { findSky, type Sky } from './find-sky.ts';

/** Of the shorter side: hair that blows reaches so far beyond what is cut out. */
const AROUND = 0.012;

/** `people`: all of the image; `known`: what is cut out of it, where somebody has done so. Null where there is no sky, as findSky says. */
export function findSkyBehind(image: Image, people: People, known?: Cut | null): Sky | null {
  const cut = people.faces.length > 0 ? (known ?? cutSubject(image, people)) : null;
  if (!cut) return findSky(image);
  const reach = Math.max(2, Math.round(Math.min(image.width, image.height) * AROUND));
  const hole = growMask(cut.mask, reach);
  hole.values.forEach((value, i) => (hole.values[i] = value > 0.05 ? 1 : 0));
  const behind = fillUnknown(
    image,
    hole.values.map((value) => 1 - value),
  );
  const sky = findSky(behind, hole);
  if (!sky) return null;
  const values = sky.mask.values.map((value, i) => value * (1 - (cut.mask.values[i] as number)));
  return { ...sky, mask: { ...sky.mask, values } };
}
