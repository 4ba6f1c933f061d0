// Who is in an image: all faces, which pixels belong to people, and which to whatever it is about. Asked once for each
// photo of a job.
import { createHash } from 'node:crypto';
import type { Image } from '#engine/raster/image.ts';
import { maskShare, partOfMask, sampleMask, type Box, type Mask } from '#engine/raster/mask.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { findFaces, moveFace, type Face } from './find-faces.ts';
import { mainFaces } from './main-faces.ts';
import { isSmall, loadSegmenter, type Silhouette } from './segment-people.ts';
import { loadSalientFinder, ROUGH_SIDE } from './segment-salient.ts';
import { findDoubt, settleDoubt } from './settle-doubt.ts';
import { whosePixels } from './whose-pixels.ts';

type Size = { width: number; height: number };

export type People = {
  /** The widest first. */
  readonly faces: readonly Face[];
  /** Made when it is first asked for: what only needs faces does not pay for it. */
  readonly silhouette: Silhouette;
  /** What stands out, be it somebody, an animal or a thing. Made when it is first asked for, too. */
  readonly salient: Silhouette;
  /** The same at half of the cost, for what is only to be hidden: with more of what is around it, and hardly its thin parts. */
  readonly salientRoughly: Silhouette;
};

/** Of the pixels of a face, so many must belong to a person. */
const LEAST_OF_FACE = 0.75;
/** Of what stands out in one piece, so much must be somebody's for all of it to be theirs: a rider is less than the horse. */
const LEAST_OF_BODY = 0.5;
/** What may belong to somebody hangs together with them. */
const DOUBTFUL = 0.2;
/** Below this half of something would be taken for the whole. */
const SURE_OF_THING = 0.94;
/** And less is enough to say whose a doubtful place is. */
const SURE_ENOUGH_OF_DOUBT = 0.86;
/** Of the place where shoulders and chest lie, so much at least must stand out, too. */
const LEAST_BELOW = 0.12;
/** Without a face: how sure the silhouette must be, and which part of the image it may cover. */
const SURE_WITHOUT_FACE = 0.88;
const LEAST_SHARE = 0.02;
const MOST_SHARE = 0.9;

/** The images that were looked at last, by their pixels: of one photo a task makes up to four results in one process. */
const seen = new Map<string, { pixels: number; people: Promise<People> }>();
/** A job looks at two photos at most … */
const SURELY_SEEN = 2;
/** … and at each in three sizes: as its frame shows it, for a print, and to be cut out. Large ones are forgotten sooner. */
const MOST_SEEN = 6;
const MOST_PIXELS = 4_000_000;

/** `salient`: what stands out in all of the image, where that was kept with it: the network for it costs more than all else. */
export async function seePeople(image: Image, salient: Silhouette | null = null): Promise<People> {
  const { width, height, data } = image;
  const key = `${width} ${height} ${createHash('sha256').update(data).digest('base64')}`;
  const look = seen.get(key) ?? { pixels: width * height, people: lookAt(image, salient) };
  seen.delete(key);
  seen.set(key, look); // the last one now
  forgetOldest();
  return await look.people;
}

function forgetOldest(): void {
  let pixels = 0;
  for (const [place, [key, look]] of [...seen].reverse().entries()) {
    pixels += look.pixels;
    if (place >= MOST_SEEN || (place >= SURELY_SEEN && pixels > MOST_PIXELS)) seen.delete(key);
  }
}

async function lookAt(image: Image, kept: Silhouette | null): Promise<People> {
  const faces = await findFaces(image);
  const [segment, findSalient] = await Promise.all([loadSegmenter(), loadSalientFinder()]);
  return peopleOf(
    faces,
    (salient) => {
      const found = segment(image, faces);
      const silhouette = faces.some((face) => isSmall(face, image)) ? joinBodies(found, salient()) : found;
      return settleBeside(image, faces, silhouette, salient);
    },
    () => kept ?? findSalient(image),
    () => findSalient(image, ROUGH_SIDE),
  );
}

/** What the segmentation doubts is for what stands out to say, where everybody with a face stands out with their body. */
function settleBeside(
  image: Image,
  faces: readonly Face[],
  silhouette: Silhouette,
  salient: () => Silhouette,
): Silhouette {
  const doubt = mainFaces(image, faces).length > 0 ? findDoubt(silhouette.mask) : null;
  const standing = doubt && salientPeople(image, { faces, salient: salient() });
  return doubt && standing
    ? { ...silhouette, mask: settleDoubt(silhouette.mask, doubt, standing) }
    : silhouette;
}

/** What stands out, where that is everybody whom the image is about with their bodies; else null. */
export function salientPeople(image: Size, people: Pick<People, 'faces' | 'salient'>): Mask | null {
  const standing = salientOf(image, people, SURE_ENOUGH_OF_DOUBT);
  const main = mainFaces(image, people.faces);
  return standing && !main.some((face) => isHeadAlone(face, image, standing)) ? standing : null;
}

/** Whether hardly anything stands out below the chin: plain clothes can be taken for the ground. */
function isHeadAlone(face: Face, { width, height }: Size, standing: Mask): boolean {
  let [inside, all] = [0, 0];
  for (let v = 0.65; v < 1.5; v += 0.1) {
    for (let u = -1.5; u <= 1.5; u += 0.2) {
      const x = (face.x + u * face.width) / width;
      const y = (face.y + v * face.height) / height;
      if (x < 0 || y < 0 || x > 1 || y > 1) continue;
      all++;
      if (sampleMask(standing, x, y) > 0.5) inside++;
    }
  }
  return inside < all * LEAST_BELOW;
}

/** Of somebody far away the segmentation loses a leg or a wide dress; what stands out and is mostly theirs is theirs. */
function joinBodies(silhouette: Silhouette, salient: Silhouette): Silhouette {
  if (salient.sureness <= SURE_OF_THING) return silhouette;
  const { width, height, values } = salient.mask;
  const { labels, sizes } = labelComponents(width, height, (i) => (values[i] as number) > 0.5);
  const own = sizes.map(() => 0);
  for (const [i, label] of labels.entries())
    if (label >= 0 && sampleAt(silhouette.mask, i, width, height) > 0.5) own[label] = (own[label] ?? 0) + 1;
  const isBody = sizes.map((size, label) => (own[label] ?? 0) > size * LEAST_OF_BODY);
  const bodies = {
    width,
    height,
    values: values.map((value, i) => (isBody[labels[i] as number] ? value : 0)),
  };
  const { mask, sureness } = silhouette;
  const joined = mask.values.map((value, i) => Math.max(value, sampleAt(bodies, i, mask.width, mask.height)));
  return { mask: { ...mask, values: joined }, sureness };
}

/** What a mask says at the place of a pixel of another one. */
function sampleAt(mask: Mask, i: number, width: number, height: number): number {
  return sampleMask(mask, ((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height);
}

function peopleOf(
  faces: readonly Face[],
  segment: (salient: () => Silhouette) => Silhouette,
  findSalient: () => Silhouette,
  findRoughly: () => Silhouette,
): People {
  const salient = makeOnce(findSalient);
  const roughly = makeOnce(findRoughly);
  const silhouette = makeOnce(() => segment(salient));
  return {
    faces,
    get silhouette() {
      return silhouette();
    },
    get salient() {
      return salient();
    },
    get salientRoughly() {
      return roughly();
    },
  };
}

/** What makes it holds the image, of which nothing is needed any more when it was asked. */
function makeOnce(make: () => Silhouette): () => Silhouette {
  let source: Silhouette | (() => Silhouette) = make;
  return () => (typeof source === 'function' ? (source = source()) : source);
}

/**
 * Which pixels belong to the people that an image is about, 0–1; somebody seen from behind and most animals are made out,
 * too. Null where there is nobody, or nobody that can be cut out with their head.
 */
export function silhouetteOf(image: Size, people: People): Mask | null {
  const main = mainFaces(image, people.faces);
  const { mask, sureness } = people.silhouette;
  if (main.length > 0) return main.every((face) => coverOf(face, image, mask) > LEAST_OF_FACE) ? mask : null;
  const share = maskShare(mask);
  return sureness > SURE_WITHOUT_FACE && share > LEAST_SHARE && share < MOST_SHARE ? mask : null;
}

/**
 * Which pixels belong to what stands out, whatever it is, 0–1. Null where nothing does, or not clearly, or without the
 * head of somebody whom the image is about. `least`: how sure of it one must be.
 */
export function salientOf(
  image: Size,
  { faces, salient }: Pick<People, 'faces' | 'salient'>,
  least: number = SURE_OF_THING,
): Mask | null {
  const { mask, sureness } = salient;
  const hasHeads = mainFaces(image, faces).every((face) => coverOf(face, image, mask) > LEAST_OF_FACE);
  return sureness > least && hasHeads ? mask : null;
}

/** Which part of a face belongs to somebody. */
function coverOf(face: Face, { width, height }: Size, mask: Mask): number {
  let [inside, all] = [0, 0];
  for (let v = -0.35; v <= 0.35; v += 0.07) {
    for (let u = -0.35; u <= 0.35; u += 0.07) {
      if (Math.hypot(u, v) > 0.36) continue;
      const x = (face.x + u * face.width) / width;
      const y = (face.y + v * face.height) / height;
      if (x < 0 || y < 0 || x > 1 || y > 1) continue;
      all++;
      if (sampleMask(mask, x, y) > 0.5) inside++;
    }
  }
  return all === 0 ? 0 : inside / all;
}

/**
 * One of several people alone: what is nearer to another face than to theirs is not of them. `silhouette`: of all of
 * them, where it is known better than `people` has it.
 */
export function onlyPerson(image: Image, people: People, one: Face, silhouette?: Silhouette): People {
  return peopleOf(
    [one],
    () => silhouetteOfOne(image, people.faces, silhouette ?? people.silhouette, one),
    () => people.salient,
    () => people.salientRoughly,
  );
}

function silhouetteOfOne(
  image: Image,
  faces: readonly Face[],
  silhouette: Silhouette,
  one: Face,
): Silhouette {
  const all = [one, ...mainFaces(image, faces).filter((face) => face !== one)];
  const { mask, sureness } = silhouette;
  // Who stands apart, and shows no face, is somebody else.
  const owners = whosePixels(image, all, mask, DOUBTFUL);
  return {
    mask: { ...mask, values: mask.values.map((value, i) => (owners[i] === 0 ? value : 0)) },
    sureness,
  };
}

/** Nobody else's faces are looked at; all of what can be seen of anybody stays. */
export function keepFaces(people: People, faces: readonly Face[]): People {
  return peopleOf(
    faces,
    () => people.silhouette,
    () => people.salient,
    () => people.salientRoughly,
  );
}

/** The same people in a part of the image that was made `width` × `height` pixels; who lies outside it is left out. */
export function cropPeople(people: People, whole: Size, part: Box, { width, height }: Size): People {
  const seen = people.faces
    .map((face) => moveFace(face, -part.left, -part.top, width / part.width))
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  return peopleOf(
    seen,
    () => cropSilhouette(people.silhouette, whole, part),
    () => cropSilhouette(people.salient, whole, part),
    () => cropSilhouette(people.salientRoughly, whole, part),
  );
}

function cropSilhouette({ mask, sureness }: Silhouette, whole: Size, part: Box): Silhouette {
  const across = Math.max(1, Math.round((mask.width * part.width) / whole.width));
  const down = Math.max(1, Math.round((mask.height * part.height) / whole.height));
  const isWhole = part.width === whole.width && part.height === whole.height;
  if (isWhole && part.left === 0 && part.top === 0) return { mask, sureness };
  const seen = {
    left: part.left / whole.width,
    top: part.top / whole.height,
    width: part.width / whole.width,
    height: part.height / whole.height,
  };
  return { mask: partOfMask(mask, seen, across, down), sureness };
}
