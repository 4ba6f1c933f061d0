// Brings the images of a job into memory, in the video's size, with what an effect may ask of them.
import sharp from 'sharp';
import { makeNoise } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import { makeRandom } from '#engine/raster/random.ts';
import type { Box } from '#engine/raster/mask.ts';
import { surfaceFromPixels } from '#engine/raster/surface.ts';
import { nearestOfApart } from '#engine/photo/nearest-of-apart.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { chooseFaces, type Share } from '#engine/vision/choose-faces.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { seeOne } from '#engine/vision/see-one.ts';
import { seePeople, type People } from '#engine/vision/see-people.ts';
import { cutCouple } from './cut-couple.ts';
import { JobRefusal } from '#engine/job.ts';
import type { EffectStage } from './effect.ts';
import { findSubjectOfStage, withoutHanging, type Subject } from './find-subject-of-stage.ts';
import { printCouple } from './print-couple.ts';

export type StageOrder = Pick<EffectStage, 'width' | 'height' | 'seconds' | 'seed' | 'text' | 'option'> & {
  /** Paths of the images. */
  files: readonly string[];
  /** The middles of the faces that are meant, in the order of the people; empty: nobody chose. */
  faces?: readonly Share[] | undefined;
};

/** Longer side of a print, as a part of the frame's longer side. */
const PRINT_SHARE = 1;

export async function setStage({ files, faces = [], ...order }: StageOrder): Promise<EffectStage> {
  const { width, height, seed } = order;
  const [first] = files;
  if (first === undefined) throw new Error('there is no picture');
  const { pixels, moveToFrame } = await fillFrame(first, width, height);
  const longSide = Math.round(Math.max(width, height) * PRINT_SHARE);
  const people = await seeMeant(pixels, faces.slice(0, 1).map(moveToFrame));
  let subject: Subject | undefined;
  let standing: Subject | undefined;
  const subjectOf = (): Subject => (subject ??= findSubjectOfStage(pixels, people, seed));
  let couple: ReturnType<typeof cutCouple> | undefined;
  return {
    ...order,
    short: Math.min(width, height),
    photo: surfaceFromPixels(width, height, pixels.data),
    pixels,
    people,
    prints: () => printCouple(files, faces, longSide),
    couple: () => (couple ??= cutCouple(files, faces)),
    subject: subjectOf,
    standing: () => (standing ??= findStanding(subjectOf(), pixels, people, seed)),
    subjectIfAny: () => orNull(subjectOf),
    random: (label) => makeRandom(seed, label),
    noise: (label) => makeNoise(seed, label),
  };
}

/** Of people who stand far apart the nearest, of things and animals what is not in the air over them. */
function findStanding(all: Subject, pixels: Image, people: People, seed: number): Subject {
  const { width, height } = pixels;
  const nearest = nearestOfApart(pixels, people, { mask: { width, height, values: all.mask }, box: all.box });
  const subject = nearest
    ? findSubjectOfStage(pixels, nearest, seed)
    : people.faces.length === 0
      ? withoutHanging(pixels, all, seed)
      : all;
  if (subject.isHeadless)
    throw new JobRefusal('no_subject', 'what stands out is cut off at the top of the picture');
  return subject;
}

/** All people, or whom somebody pointed at alone. */
async function seeMeant(pixels: Image, at: readonly Share[]): Promise<People> {
  const people = await seePeople(pixels);
  const [face] = at.length > 0 ? chooseFaces(pixels, people.faces, 1, at) : [];
  return face ? await seeOne(pixels, people, face) : people;
}

type Filled = { pixels: Image; moveToFrame(at: Share): Share };

/** Fills the frame; of an image that is taller the upper part is kept, where faces are. */
async function fillFrame(file: string, width: number, height: number): Promise<Filled> {
  const { width: w, height: h } = await sharp(file)
    .autoOrient()
    .metadata()
    .then(({ autoOrient }) => autoOrient);
  const scale = Math.max(width / w, height / h);
  const inner = {
    width: Math.min(w, Math.round(width / scale)),
    height: Math.min(h, Math.round(height / scale)),
  };
  const usual = Math.round((h - inner.height) * 0.35);
  const isCropped = usual > h * NOTHING_LOST;
  const box: Box = {
    left: Math.round((w - inner.width) / 2),
    top: isCropped ? Math.min(usual, Math.floor((await findHair(file)) * h)) : usual,
    ...inner,
  };
  return {
    pixels: layOnWhite(await readPhoto(file, { width, height, box })),
    moveToFrame: ({ x, y }) => ({ x: (x * w - box.left) / box.width, y: (y * h - box.top) / box.height }),
  };
}

/** Of the height: so much taken from above cuts no head off. */
const NOTHING_LOST = 0.005;
/** Pixels of the longer side: whom a photo is about is seen in so many. */
const FACE_PIXELS = 640;
/** Heights of a face from its middle to above its hair. */
const HAIR = 1;

/** From the top of a photo to the hair of the nearest person, 0–1; 1 where nobody is seen. */
async function findHair(file: string): Promise<number> {
  const small = layOnWhite(await readPhoto(file, { longSide: FACE_PIXELS }));
  const [face] = await findFaces(small);
  return face ? Math.max(0, face.y - face.height * HAIR) / small.height : 1;
}

function orNull(find: () => Subject): Subject | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof JobRefusal && error.code === 'no_subject') return null;
    throw error;
  }
}
