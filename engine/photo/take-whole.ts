// What stands out most in a close-up may be the eyes of the animal that the image is about: the whole of it is taken.
import type { Image } from '#engine/raster/image.ts';
import { maskShare, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { salientOf, silhouetteOf, type People } from '#engine/vision/see-people.ts';
import { isOfEyes } from './find-animal-eyes.ts';

/** Of the image: what is larger than this is more than eyes. */
const DETAIL = 0.12;
/** So many times as large is the whole of it at least, and so much of the detail lies within. */
const TIMES = 4;
const WITHIN = 0.8;

/**
 * `found`: what the finest look at the image says. A rougher look sees less of details, and more of the whole. Null where
 * neither sees more than eyes.
 */
export function takeWhole(image: Image, found: Mask | null, people: People): Mask | null {
  if (!found || people.faces.length > 0) return found;
  const body = bodyAround(image, found, people);
  if (body) return body;
  const share = maskShare(found);
  if (share > DETAIL || !isOfEyes(image, found)) return found;
  const whole = salientOf(image, { faces: people.faces, salient: people.salientRoughly });
  return whole && maskShare(whole) > share * TIMES && isWithin(found, whole) ? whole : null;
}

/** How sure the network of people must be of somebody whose face is not seen, and how much larger they are than what stands out. */
const [SURE, LARGER] = [0.95, 1.12] as const;

/** Of somebody without a head, or seen from behind, what stands out most may be the half of a dress that lies in the light. */
function bodyAround(image: Image, found: Mask, people: People): Mask | null {
  const body = people.silhouette.sureness > SURE ? silhouetteOf(image, people) : null;
  if (!body || maskShare(body) < maskShare(found) * LARGER || !isWithin(found, body)) return null;
  const { values } = resizeMask(found, body.width, body.height);
  return { ...body, values: body.values.map((value, i) => Math.max(value, values[i] as number)) };
}

function isWithin(part: Mask, whole: Mask): boolean {
  const { values } = resizeMask(whole, part.width, part.height);
  let both = 0;
  let own = 1e-6;
  for (const [i, value] of part.values.entries()) {
    own += value;
    both += Math.min(value, values[i] as number);
  }
  return both / own > WITHIN;
}
