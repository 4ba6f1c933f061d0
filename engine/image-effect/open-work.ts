// Brings the photos of a job within reach of an effect: in any size, cropped around what they are about.
import sharp from 'sharp';
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto, resizePart, type PhotoSize } from '#engine/photo/read-photo.ts';
import { chooseFaces, type Share } from '#engine/vision/choose-faces.ts';
import { cropPeople, seePeople, type People } from '#engine/vision/see-people.ts';
import type { Silhouette } from '#engine/vision/segment-people.ts';
import type { EffectWork, Photo } from './effect.ts';

/** Heights of a face from its middle to where its hair ends, and to below its chin. */
const HAIR = 0.85;
const CHIN = 0.58;

export type WorkOrder = Pick<EffectWork, 'width' | 'height' | 'seed' | 'text' | 'option' | 'isAutoShape'> & {
  /** Paths of the photos. */
  files: readonly string[];
  faces?: EffectWork['faces'] | undefined;
  /** What stands out in each photo, where that was kept with it. */
  salient?: readonly (Silhouette | null)[];
};

/** Of a photo's height: so much is left above what stands out. */
const AIR = 0.03;
/** A crop to so much of each side takes nothing away that anybody would miss. */
const NEARLY_ALL = 0.985;
const FOCUS_PIXELS = 400;
/** Who is too small to be found in so many pixels is too small to be cared for. */
const PEOPLE_PIXELS = 1600;
/** And these are enough to look at, where no more are wanted of the whole photo. */
const ENOUGH_PIXELS = 1024;
const MIDDLE = { x: 0.5, y: 0.5 } as const;

export function openWork({ files, faces = [], salient = [], ...order }: WorkOrder): EffectWork {
  const { width, height, seed } = order;
  const known = new Map<number, Promise<Known>>();
  async function photo(size = { width, height }, which = 0): Promise<Photo> {
    const one = await know(which, size);
    const box = await frameOf(one.own, size, one.findFocus);
    return { ...(await one.read(box, size)), people: await one.peopleIn(box, size) };
  }
  async function pixels(size = { width, height }, which = 0): Promise<Image> {
    const one = await know(which, size);
    return await one.read(await frameOf(one.own, size, one.findFocus), size);
  }
  async function whole(longSide: number, which = 0): Promise<Photo> {
    const { own, read, peopleIn } = await know(which, longSide);
    const scale = longSide / Math.max(own.width, own.height);
    const size = scaled(own, scale, scale);
    const box = { left: 0, top: 0, ...own };
    return { ...(await read(box, size)), people: await peopleIn(box, size) };
  }
  async function ratio(which = 0): Promise<number> {
    const { autoOrient } = await sharp(files[which]).metadata();
    return autoOrient.width / autoOrient.height;
  }
  /** Read once, however often a photo is asked for: as is best for whoever asks first. */
  function know(which: number, wanted: Size | number): Promise<Known> {
    const file = files[which];
    if (file === undefined) throw new Error(`there is no photo ${which}`);
    const opened = known.get(which) ?? open({ file, salient: salient[which] }, faces[which], wanted);
    known.set(which, opened);
    return opened;
  }
  return {
    ...order,
    short: Math.min(width, height),
    photoCount: files.length,
    faces,
    photo,
    pixels,
    ratio,
    whole,
    random: (label) => makeRandom(seed, label),
    vary: (variants) => variants[seed % variants.length] ?? variants[0],
  };
}

type Size = { width: number; height: number };
/** `head`: from where on a crop shall show it, the end of the hair, and to where it must, the chin. */
type Focus = Share & { head?: { top: number; bottom: number } };
type Known = {
  /** The photo's own size. */
  own: Size;
  /** A part of it in so many pixels, laid on white. */
  read(part: Box, size: Size): Promise<Image>;
  /** What a crop must keep, in parts of the photo; looked for once. */
  findFocus(): Promise<Focus>;
  /** The people in a part of it; looked for once. */
  peopleIn(part: Box, size: Size): Promise<People>;
};

/** `wanted`: the size that a part of the photo will first be asked for in, or the longer side of all of it. */
async function open(
  { file, salient }: { file: string; salient: Silhouette | null | undefined },
  meant: Share | undefined,
  wanted: Size | number,
): Promise<Known> {
  const { autoOrient: own, hasAlpha } = await sharp(file).metadata();
  const openPart = async (size: PhotoSize): Promise<Image> => {
    const image = await readPhoto(file, size);
    return hasAlpha ? layOnWhite(image) : image;
  };
  const small = await openPart(sizeToLookAt(own, wanted));
  const across = small.width / own.width;
  const down = small.height / own.height;
  const inSmall = ({ left, top, width, height }: Box): Box => ({
    left: left * across,
    top: top * down,
    width: width * across,
    height: height * down,
  });
  let people: Promise<People> | undefined;
  let focus: Promise<Focus> | undefined;
  const look = (): Promise<People> => (people ??= seePeople(small, salient));
  return {
    own,
    findFocus: () => (focus ??= look().then((all) => findFocus(small, all, meant))),
    peopleIn: async (part, size) => cropPeople(await look(), small, inSmall(part), size),
    async read(part, size) {
      const box = roundBox(inSmall(part), small);
      // What was read to look at it is not read again, where nothing would be enlarged that the file has in full.
      if (box.width >= size.width && box.height >= size.height) return resizePart(small, box, size);
      return openPart({ ...size, box: part });
    },
  };
}

/** In how many pixels a photo is looked at: in those that are wanted of it, where they are enough to see people. */
export function sizeToLookAt(own: Size, wanted: Size | number): Size | { longSide: number } {
  const longSide = Math.max(own.width, own.height);
  const most = { longSide: Math.min(longSide, PEOPLE_PIXELS) };
  const scale = typeof wanted === 'number' ? wanted / longSide : 0;
  const size = typeof wanted === 'number' ? scaled(own, scale, scale) : wanted;
  const middle = cropAround(own, size, MIDDLE);
  if (isCrop(own, middle)) return most;
  const whole = scaled(own, size.width / middle.width, size.height / middle.height);
  const seen = Math.max(whole.width, whole.height);
  if (seen > most.longSide) return most;
  return seen < ENOUGH_PIXELS ? { longSide: Math.min(longSide, ENOUGH_PIXELS) } : whole;
}

/**
 * What of a photo fills a size: around its focus, or its middle where next to nothing is cropped away. `findFocus` is asked
 * only where it matters: to find a thing costs more than most effects.
 */
export async function frameOf(own: Size, wanted: Size, findFocus: () => Promise<Focus>): Promise<Box> {
  const middle = cropAround(own, wanted, MIDDLE);
  return isCrop(own, middle) ? cropAround(own, wanted, await findFocus()) : middle;
}

function isCrop(own: Size, part: Size): boolean {
  return Math.min(part.width / own.width, part.height / own.height) < NEARLY_ALL;
}

/** The face that is meant, or that a photo is about, else who or what stands out, else a little above the middle. */
function findFocus(photo: Image, people: People, meant: Share | undefined): Focus {
  const [face] = chooseFaces(photo, people.faces, 1, meant && [meant]);
  if (face) {
    const top = Math.max(0, (face.y - face.height * HAIR) / photo.height);
    const bottom = Math.min(1, (face.y + face.height * CHIN) / photo.height);
    return {
      x: face.x / photo.width,
      y: (face.y + face.height * 0.35) / photo.height,
      head: { top, bottom },
    };
  }
  const small = shrinkImage(photo, FOCUS_PIXELS);
  const subject = cutSubject(small, cropPeople(people, photo, { left: 0, top: 0, ...photo }, small));
  if (!subject) return { x: 0.5, y: 0.42 };
  // What is taller than a crop shows its upper end, where the head of somebody is whose face nobody found.
  const top = Math.max(0, subject.box.top / small.height - AIR);
  return { ...middleOf(subject.box, small), head: { top, bottom: top } };
}

function middleOf({ left, top, width, height }: Box, whole: Size): Share {
  return { x: (left + width / 2) / whole.width, y: (top + height / 2) / whole.height };
}

function scaled({ width, height }: Size, across: number, down: number): Size {
  return { width: Math.round(width * across), height: Math.round(height * down) };
}

/** To whole pixels within the image. */
function roundBox({ left, top, width, height }: Box, whole: Size): Box {
  const [x, y] = [Math.min(Math.round(left), whole.width - 1), Math.min(Math.round(top), whole.height - 1)];
  return {
    left: x,
    top: y,
    width: Math.max(1, Math.min(Math.round(width), whole.width - x)),
    height: Math.max(1, Math.min(Math.round(height), whole.height - y)),
  };
}

function cropAround(own: Size, wanted: Size, focus: Focus): { left: number; top: number } & Size {
  const scale = Math.max(wanted.width / own.width, wanted.height / own.height);
  const width = Math.min(own.width, Math.max(1, Math.round(wanted.width / scale)));
  const height = Math.min(own.height, Math.max(1, Math.round(wanted.height / scale)));
  const usual = place(focus.y, height, own.height);
  const { top: hair, bottom: chin } = focus.head ?? { top: 1, bottom: 0 };
  const top = Math.min(
    usual,
    Math.max(Math.round(hair * own.height), Math.round(chin * own.height) - height),
  );
  return { left: place(focus.x, width, own.width), top, width, height };
}

/** Where a length begins that has `middle` in its middle and lies within the whole. */
function place(middle: number, length: number, whole: number): number {
  return Math.round(Math.min(whole - length, Math.max(0, middle * whole - length / 2)));
}
