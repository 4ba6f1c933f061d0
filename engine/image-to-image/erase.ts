// Takes somebody, or what stands out, out of an image, and fills the place from around it.
import { fillByPatches, holeOf } from '#engine/photo/fill-by-patches.ts';
import { maskShare, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { onlyPerson, silhouetteOf } from '#engine/vision/see-people.ts';
import { facesMeant } from './faces-meant.ts';
import type { Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of the image: there is too little left to fill a larger hole from. */
const MOST_SHARE = 0.6;
/** What may be part of somebody is taken away with them: an arm that stays is worse than some of the wall gone. */
const DOUBTFUL = 0.2;

export function erase(work: Work, what: 'people' | 'subject', place: Place): Reason | null {
  const mask = what === 'people' ? findPeople(work, place) : (work.subject()?.mask ?? 'no_subject');
  if (typeof mask === 'string') return mask;
  const hole = holeOf(mask);
  if (maskShare(hole) > MOST_SHARE) return 'too_large';
  work.image = fillByPatches(work.image, hole, work.people().silhouette.mask, work.seed);
  work.forgetMasks();
  return null;
}

/** The one on the side that was named, or all of them. */
function findPeople(work: Work, place: Place): Mask | Reason {
  const { before } = work;
  const people = work.people();
  const [face, ...others] = facesMeant(before, people.faces, place);
  const mask = silhouetteOf(before, face && others.length === 0 ? onlyPerson(before, people, face) : people);
  if (!mask) return 'no_person';
  const values = mask.values.map((value) => (value > DOUBTFUL ? 1 : 0));
  return resizeMask({ ...mask, values }, before.width, before.height);
}
