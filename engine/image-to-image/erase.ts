// Takes somebody, or what stands out, out of an image, and fills the place from around it.
import { fillByPatches, holeOf } from '#engine/photo/fill-by-patches.ts';
import { maskShare, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { onlyPerson, silhouetteOf } from '#engine/vision/see-people.ts';
import { facesMeant } from './faces-meant.ts';
import type { Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of the image: there is too little left to fill a larger hole from. */
const MOST_SHARE = 0.6;
/** What may be part of somebody is taken away with them: an arm that stays is worse than some of the wall gone. */
const DOUBTFUL = 0.2;

export function erase(work: Work, what: keyof typeof FINDERS, place: Place): Reason | null {
  const mask = FINDERS[what](work, place);
  if (typeof mask === 'string') return mask;
  const hole = holeOf(mask);
  if (maskShare(hole) > MOST_SHARE) return 'too_large';
  work.image = fillByPatches(work.image, hole, work.people().silhouette.mask, work.seed);
  work.forgetMasks();
  return null;
}

const FINDERS = {
  people: findPeople,
  person: findPerson,
  others: findOthers,
  subject: (work: Work) => work.subject()?.mask ?? 'no_subject',
} as const;

/** The one on the side that was named, or all of them. */
function findPeople(work: Work, place: Place): Mask | Reason {
  const { before } = work;
  const people = work.people();
  const [face, ...others] = facesMeant(before, people.faces, place);
  const mask = silhouetteOf(before, face && others.length === 0 ? onlyPerson(before, people, face) : people);
  return mask ? takeDoubtful(mask, before) : 'no_person';
}

/** Nobody is taken away by guess. */
function findPerson(work: Work, place: Place): Mask | Reason {
  return facesMeant(work.before, work.people().faces, place).length > 1 ? 'who' : findPeople(work, place);
}

/** Whose faces are too small for the image to be about them. */
function findOthers(work: Work): Mask | Reason {
  const { before } = work;
  const people = work.people();
  const main = mainFaces(before, people.faces);
  const others = people.faces.filter((face) => !main.includes(face));
  if (others.length === 0) return 'no_others';
  const masks = others.map((face) => onlyPerson(before, people, face).silhouette.mask);
  const [first] = masks as [Mask];
  const values = first.values.map((_, i) => Math.max(...masks.map((mask) => mask.values[i] as number)));
  return takeDoubtful({ ...first, values }, before);
}

function takeDoubtful(mask: Mask, { width, height }: Pick<Mask, 'width' | 'height'>): Mask {
  const values = mask.values.map((value) => (value > DOUBTFUL ? 1 : 0));
  return resizeMask({ ...mask, values }, width, height);
}
