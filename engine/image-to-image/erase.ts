// Takes somebody, or what stands out, out of an image, and fills the place from around it.
import { holeOf } from '#engine/photo/fill-by-patches.ts';
import { fillAcrossHorizon } from '#engine/photo/fill-horizon.ts';
import { showsOutline } from '#engine/photo/shows-outline.ts';
import { takeHeld } from '#engine/photo/take-held.ts';
import { takeRemnants } from '#engine/photo/take-remnants.ts';
import { takeShadow } from '#engine/photo/take-shadow.ts';
import { takeSoftShadow } from '#engine/photo/take-soft-shadow.ts';
import type { Image } from '#engine/raster/image.ts';
import { growMask, growRoughly, maskShare, resizeMask, type Mask } from '#engine/raster/mask.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { seeOne } from '#engine/vision/see-one.ts';
import { onlyPerson, silhouetteOf } from '#engine/vision/see-people.ts';
import { facesMeant, isBesideUnseen, isOfAll } from './faces-meant.ts';
import { findStandingPerson } from './find-standing-person.ts';
import { findThing } from './find-thing.ts';
import type { Operation, Place } from './instruction.ts';
import type { Reason, Work } from './work.ts';

/** Of the image: there is too little left to fill a larger hole from. */
const MOST_SHARE = 0.635;
/** The same beside others who stay, of whom nothing may be taken; and so much of the image they are at least. */
const [MOST_BESIDE, OTHERS] = [0.3, 0.05] as const;
/**
 * Of 255: where the patches of a hole fit what they stand beside no better, something else than what is around it was seen
 * there: people beside people, of whom nothing may be taken.
 */
const MOST_MISFIT = 10;
/** Of 255, as `Filled` says: with more of it somebody who was taken away is seen as a shadow or a veil. */
const MOST_PATCHED = 2;
/** Of 255: how far the colours around such a hole may lie from their mean. */
const CALM = 22;
const CALM_PIXELS = 40;
/** Of 255: how far two pixels beside each other lie apart at most places before a sheet that is lit from one side. */
const [SMOOTH, MOSTLY] = [7, 0.9];
/** What may be part of somebody is taken away with them: an arm that stays is worse than some of the wall gone. */
const DOUBTFUL = 0.2;

export async function erase(work: Work, what: Erasure['what'], place: Place): Promise<Reason | null> {
  const mask = isOfPeople(what) ? await FINDERS[what](work, place) : findStanding(work, what, place);
  if (typeof mask === 'string') return mask;
  const filled = fillHole(work, isOfPeople(what) ? mask : withTraces(mask, work.image));
  if (typeof filled === 'string') return filled;
  work.image = filled;
  work.forgetMasks();
  return null;
}

/** The image without what it is about. `hidden`: what will be laid on it again, where little of the filling is seen. */
export function fillPlace(work: Work, mask: Mask, hidden: Mask): Image | Reason {
  const isOfSomebody = mainFaces(work.before, work.people().faces).length > 0;
  const all = isOfSomebody ? withDoubtful(work, mask) : withTraces(mask, work.image);
  return fillHole(work, all, hidden);
}

/** Of the longer side: how far curls reach that no mask has. */
const CURLS = 0.012;

function withDoubtful(work: Work, mask: Mask): Mask {
  const silhouette = silhouetteOf(work.before, work.people());
  const all = takeDoubtful(mask, work.image);
  const more = silhouette && takeDoubtful(silhouette, work.image).values;
  const values = more ? all.values.map((value, i) => Math.max(value, more[i] as number)) : all.values;
  return takeCurls({ ...all, values });
}

function takeCurls(mask: Mask): Mask {
  return growRoughly(mask, Math.max(mask.width, mask.height) * CURLS);
}

function fillHole(work: Work, mask: Mask, hidden?: Mask): Image | Reason {
  const hole = holeOf(mask);
  const seen = hidden
    ? { ...hole, values: hole.values.map((value, i) => value * (1 - (hidden.values[i] as number))) }
    : hole;
  const share = maskShare(seen);
  const { mask: kept } = work.people().silhouette;
  const isBeside = !hidden && shareBeside(kept, hole) > OTHERS;
  if (share > (isBeside ? MOST_BESIDE : MOST_SHARE)) return 'too_large';
  const filled = fillAcrossHorizon(work.image, hole, { kept, sky: work.sky(), seed: work.seed });
  const isGhost =
    filled.misfit > MOST_MISFIT ||
    filled.patched > MOST_PATCHED ||
    (!hidden && showsOutline(filled.image, hole, kept));
  return isGhost ? 'not_fillable' : filled.image;
}

/** The part of the image that people have who are not in the hole. */
function shareBeside(people: Mask, hole: Mask): number {
  const { values } = resizeMask(people, hole.width, hole.height);
  return maskShare({ ...hole, values: values.map((value, i) => value * (1 - (hole.values[i] as number))) });
}

/** What a network does not see of it, and what it leaves on the ground. */
function withTraces(mask: Mask, image: Image): Mask {
  return takeSoftShadow(takeShadow(takeRemnants(mask, image), image), image);
}

type Erasure = Extract<Operation, { do: 'erase' }>;

const FINDERS = { people: findPeople, person: findPerson, others: findOthers } as const;

/** Of somebody the feet are found, and a shadow is cast far by few photos' light. */
function isOfPeople(what: Erasure['what']): what is keyof typeof FINDERS {
  return Object.hasOwn(FINDERS, what);
}

function findStanding(
  work: Work,
  what: Exclude<Erasure['what'], keyof typeof FINDERS>,
  { across }: Place,
): Mask | Reason {
  return what === 'subject' ? (work.subject()?.mask ?? 'no_subject') : findThing(work, what, { across });
}

/** The one on the side that was named, or all of them, with those whose face is not seen. */
async function findPeople(work: Work, place: Place): Promise<Mask | Reason> {
  if (Object.keys(place).length > 0) return await findPerson(work, place);
  const mask = silhouetteOf(work.before, work.people()) ?? findStandingPerson(work);
  return mask
    ? takeCurls(takeHeld(work.before, takeDoubtful(mask, work.before), work.people()))
    : 'no_person';
}

/** Nobody is taken away by guess. */
async function findPerson(work: Work, place: Place): Promise<Mask | Reason> {
  const { before } = work;
  const people = work.people();
  const [face, ...others] = facesMeant(before, people.faces, place);
  if (others.length > 0) return 'who';
  if (!face && !isOfAll(place) && mainFaces(before, people.faces).length > 0) return 'no_person';
  if (face && isBesideUnseen(work, face)) return 'not_apart';
  const mask =
    silhouetteOf(before, face ? await seeOne(before, people, face) : people) ?? findStandingPerson(work);
  if (!mask) return 'no_person';
  const all = takeDoubtful(mask, before);
  // Somebody beside them would be cut at.
  return mainFaces(before, people.faces).length > 1 ? all : takeCurls(takeHeld(before, all, people));
}

/** Whose faces are too small for the image to be about them. */
function findOthers(work: Work): Mask | Reason {
  const { before } = work;
  const people = work.people();
  const main = mainFaces(before, people.faces);
  const others = people.faces.filter((face) => !main.includes(face));
  // Who stands far away in a landscape shows no face.
  if (others.length === 0) return findStandingPerson(work) ?? 'no_others';
  const masks = others.map((face) => onlyPerson(before, people, face).silhouette.mask);
  const [first] = masks as [Mask];
  const values = first.values.map((_, i) => Math.max(...masks.map((mask) => mask.values[i] as number)));
  return takeDoubtful({ ...first, values }, before);
}

function takeDoubtful(mask: Mask, { width, height }: Pick<Mask, 'width' | 'height'>): Mask {
  const values = mask.values.map((value) => (value > DOUBTFUL ? 1 : 0));
  return resizeMask({ ...mask, values }, width, height);
}

/** Whether around a hole there is hardly more than one colour, or one that goes over into another without an edge. */
export function isCalmAround(image: Image, hole: Mask): boolean {
  const { width, height, data } = shrinkImage(image, CALM_PIXELS);
  const inside = growMask(resizeMask(hole, width, height), 1).values;
  const around = [...inside.keys()].filter((i) => (inside[i] as number) < 0.01);
  const isEven = [0, 1, 2].every((channel) => {
    const levels = around.map((i) => data[i * 4 + channel] as number);
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length) < CALM;
  });
  const isOutside = new Set(around);
  const steps = around.flatMap((i) =>
    [i % width < width - 1 ? i + 1 : -1, i + width]
      .filter((next) => isOutside.has(next))
      .map((next) =>
        Math.max(
          ...[0, 1, 2].map((c) => Math.abs((data[i * 4 + c] as number) - (data[next * 4 + c] as number))),
        ),
      ),
  );
  const most = steps.toSorted((one, other) => one - other)[Math.floor(steps.length * MOSTLY)] ?? Infinity;
  return isEven || most < SMOOTH;
}
