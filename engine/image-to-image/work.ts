// The image while it is being changed: its pixels, the masks found on it, and what chance may decide.
import type { Image } from '#engine/raster/image.ts';
import { makeRandom, type Random } from '#engine/raster/random.ts';
import { findSky, type Sky } from '#engine/photo/find-sky.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import { findFaces, type Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { findSubject, type Subject } from '#engine/photo/find-subject.ts';
import { maskBox, type Mask } from '#engine/raster/mask.ts';

export type Work = {
  image: Image;
  /** As it was when its shape last changed: what shall stay untouched is taken from here. */
  before: Image;
  /** What will be see-through in the result; null = nothing. */
  alpha: Mask | null;
  readonly seed: number;
  /** The files of the other images that were given. */
  readonly references: readonly string[];
  /** All of `before`, found once. Call it before `subject`, which goes by them and throws where nobody has looked. */
  faces(): Promise<readonly Face[]>;
  /** Found once, on `before`; null when there is none to be sure of. */
  sky(): Sky | null;
  subject(): Subject | null;
  /** The image was cropped or turned: masks are searched anew. */
  forgetMasks(): void;
  random(label: string): Random;
};

/** Why an operation could not be done on this image. */
export type Reason = 'no_sky' | 'no_subject' | 'no_such_colour' | 'no_room' | 'no_reference' | 'no_tilt';

const SURE_SKY = 0.5;
const SURE_SUBJECT = 0.3;
const AGREEING = 0.6;

export function startWork(image: Image, seed: number, references: readonly string[]): Work {
  let sky: Sky | null | undefined;
  let subject: Subject | null | undefined;
  let faces: readonly Face[] | undefined;
  const work: Work = {
    image,
    before: image,
    alpha: null,
    seed,
    references,
    async faces() {
      return (faces ??= await findFaces(work.before));
    },
    sky() {
      if (sky === undefined) sky = findSky(work.before);
      return sky && sky.sureness >= SURE_SKY ? sky : null;
    },
    subject() {
      if (subject === undefined) {
        if (!faces) throw new Error('nobody has looked for faces');
        work.sky();
        subject = chooseSubject(work.before, sky ?? null, faces);
      }
      return subject && subject.sureness >= SURE_SUBJECT ? subject : null;
    },
    forgetMasks() {
      sky = undefined;
      subject = undefined;
      faces = undefined;
      work.before = work.image;
    },
    random: (label) => makeRandom(seed, label),
  };
  return work;
}

/** With a face in the image it is the person, and what stands out agrees with that or does not count. */
function chooseSubject(image: Image, sky: Sky | null, faces: readonly Face[]): Subject | null {
  const found = findSubject(image, sky);
  if (mainFaces(image, faces).length === 0) return found;
  const person = cutSubject(image, faces);
  if (!person) return found;
  if (!found || overlap(person.mask, found.mask) < AGREEING) return person;
  const values = person.mask.values.map((value, i) => Math.max(value, found.mask.values[i] ?? 0));
  const mask = { ...person.mask, values };
  return { mask, box: maskBox(mask) ?? person.box, sureness: Math.max(person.sureness, found.sureness) };
}

/** What both cover, of what either covers. */
function overlap(one: Mask, other: Mask): number {
  let both = 0;
  let either = 1e-6;
  for (let i = 0; i < one.values.length; i += 5) {
    both += Math.min(one.values[i] ?? 0, other.values[i] ?? 0);
    either += Math.max(one.values[i] ?? 0, other.values[i] ?? 0);
  }
  return both / either;
}
