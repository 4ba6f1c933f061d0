// Somebody whose face is not seen: from behind, or far away. Only for who has been told that somebody is there.
import { cutNamed } from '#engine/photo/cut-subject.ts';
import { maskBox, maskShare, type Mask } from '#engine/raster/mask.ts';
import { isMostlyAlive } from '#engine/vision/is-alive.ts';
import type { Work } from './work.ts';

/** So sure the network of people must be that somebody is there, where most of what stands out is of them for it. */
const SURE = 0.5;
/** Width by height of who stands or walks. */
const [NARROWEST, WIDEST] = [0.18, 0.65] as const;

/** What stands out, where that may be a person; null also where a face is seen, as then somebody else may be meant. */
export function findStandingPerson(work: Work): Mask | null {
  const people = work.people();
  if (people.faces.length > 0) return null;
  const mask = (work.subject() ?? cutNamed(work.before, people))?.mask;
  if (!mask) return null;
  if (people.silhouette.sureness > SURE) return isMostlyAlive(mask, people) ? mask : null;
  return isUpright(mask) ? mask : null;
}

/** Of the image: who is larger is seen by that network, and what is larger is a bottle or a tower. */
const SMALL = 0.08;

/** The network of people does not see who is small. They are slender, and cut off at no side. */
function isUpright(mask: Mask): boolean {
  const box = maskBox(mask);
  if (!box || maskShare(mask) > SMALL) return false;
  const ratio = box.width / box.height;
  const isWhole = box.left > 0 && box.top > 0 && box.left + box.width < mask.width;
  return isWhole && ratio > NARROWEST && ratio < WIDEST;
}
