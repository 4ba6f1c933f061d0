// The image while it is being changed: its pixels, the masks found on it, and what chance may decide.
import type { Image } from '#engine/raster/image.ts';
import { makeRandom, type Random } from '#engine/raster/random.ts';
import { fitSky } from '#engine/photo/fit-sky.ts';
import type { Sky } from '#engine/photo/find-sky.ts';
import { cutSubject, type Cut } from '#engine/photo/cut-subject.ts';
import { seePeople, type People } from '#engine/vision/see-people.ts';
import type { Silhouette } from '#engine/vision/segment-people.ts';
import type { Mask } from '#engine/raster/mask.ts';

export type Work = {
  image: Image;
  /** As it was when its shape last changed: what shall stay untouched is taken from here. */
  before: Image;
  /** What will be see-through in the result; null = nothing. */
  alpha: Mask | null;
  readonly seed: number;
  /** The files of the other images that were given. */
  readonly references: readonly string[];
  /** Looks for the people of `before`, once. Call it before `people` and `subject`, which throw where nobody has looked. */
  lookForPeople(): Promise<People>;
  people(): People;
  /** Found once, on `before`; null when there is none to be sure of. */
  sky(): Sky | null;
  subject(): Cut | null;
  /** The image was cropped or turned: masks are searched anew. */
  forgetMasks(): void;
  random(label: string): Random;
};

/** Why an operation could not be done on this image. */
export type Reason =
  | 'no_person'
  | 'no_others'
  | 'who'
  | 'too_large'
  | 'not_fillable'
  | 'too_dark'
  | 'no_sky'
  | 'no_subject'
  | 'not_such'
  | 'lamps'
  | 'no_drink'
  | 'cut_off'
  | 'no_such_colour'
  | 'no_room'
  | 'no_reference'
  | 'no_tilt'
  | 'no_wall'
  | 'no_table'
  | 'no_ground'
  | 'which'
  | 'not_apart'
  | 'not_seen'
  | 'marks'
  | 'nothing_else'
  | 'worn'
  | 'on_animal'
  | 'at_body'
  | 'invented'
  | 'no_colours'
  | 'no_teeth'
  | 'no_animal_eyes'
  | 'no_beard'
  | 'no_hat'
  | 'under_hat'
  | 'hat_worn'
  /** Hair, or a hand at the head, would stand out of a hat. */
  | 'hair_out'
  | 'turned_aside'
  | 'no_red_eyes'
  | 'size'
  | 'with_what'
  | 'which_words'
  | 'which_colour'
  | 'underneath'
  | 'no_scene'
  | 'there_already'
  | 'partly_hidden'
  | 'behind_them'
  | 'several_photos';

/** `kept`: what stands out in the image, where that was kept with it. */
export function startWork(
  image: Image,
  seed: number,
  references: readonly string[],
  kept: Silhouette | null = null,
): Work {
  let salient = kept;
  let sky: Sky | null | undefined;
  let subject: Cut | null | undefined;
  let people: People | undefined;
  const work: Work = {
    image,
    before: image,
    alpha: null,
    seed,
    references,
    async lookForPeople() {
      return (people ??= await seePeople(work.before, salient));
    },
    people() {
      if (!people) throw new Error('nobody has looked for people');
      return people;
    },
    sky() {
      if (sky === undefined) sky = fitSky(work.before, people);
      return sky;
    },
    subject() {
      if (subject === undefined) subject = cutSubject(work.before, work.people());
      return subject;
    },
    forgetMasks() {
      sky = undefined;
      subject = undefined;
      people = undefined;
      salient = null;
      work.before = work.image;
    },
    random: (label) => makeRandom(seed, label),
  };
  return work;
}
