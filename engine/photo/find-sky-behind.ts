// The sky of a photo with people in it: found as if they were not there, since nobody's shoulders are a horizon.
import type { Image } from '#engine/raster/image.ts';
import { growMask } from '#engine/raster/mask.ts';
import type { People } from '#engine/vision/see-people.ts';
import { cutSubject, type Cut } from './cut-subject.ts';
import { fillUnknown } from './fill-unknown.ts';
import { findSky, type Sky } from './find-sky.ts';

/** Of the shorter side: hair that blows reaches so far beyond what is cut out. */
const AROUND = 0.012;

/** `people`: all of the image; `cutBefore`: what is cut out of it, where somebody has done so. Null where there is no sky, as findSky says. */
export function findSkyBehind(image: Image, people: People, cutBefore?: Cut | null): Sky | null {
  const cut = people.faces.length > 0 ? (cutBefore ?? cutSubject(image, people)) : null;
  return cut ? findSkyAround(image, cut) : findSky(image);
}

/** The same, as if what stands out were not there. */
export function findSkyAround(image: Image, cut: Cut): Sky | null {
  const reach = Math.max(2, Math.round(Math.min(image.width, image.height) * AROUND));
  const hole = growMask(cut.mask, reach);
  const known = new Float32Array(hole.values.length);
  for (let i = 0; i < known.length; i++) {
    const isHole = (hole.values[i] as number) > 0.05;
    hole.values[i] = isHole ? 1 : 0;
    known[i] = isHole ? 0 : 1;
  }
  const behind = fillUnknown(image, known);
  const sky = findSky(behind, hole);
  if (!sky) return null;
  const { values } = sky.mask;
  for (let i = 0; i < values.length; i++)
    values[i] = (values[i] as number) * (1 - (cut.mask.values[i] as number));
  return sky;
}
