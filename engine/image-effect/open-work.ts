// Brings the photos of a job within reach of an effect: in any size, cropped around what they are about.
import sharp from 'sharp';
import type { Image } from '#engine/raster/image.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { findFace } from '#engine/photo/find-face.ts';
import { findSubject } from '#engine/photo/find-subject.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import type { EffectWork } from './effect.ts';

export type WorkOrder = Pick<EffectWork, 'width' | 'height' | 'seed' | 'text' | 'option' | 'isAutoShape'> & {
  /** Paths of the photos. */
  files: readonly string[];
};

const FOCUS_PIXELS = 400;
const SURE_FACE = 0.5;

export function openWork({ files, ...order }: WorkOrder): EffectWork {
  const { width, height, seed } = order;
  const sizes = new Map<number, Promise<Size>>();
  const focuses = new Map<number, Promise<Point>>();
  const fileOf = (which: number): string => {
    const file = files[which];
    if (file === undefined) throw new Error(`there is no photo ${which}`);
    return file;
  };
  function once<T>(
    kept: Map<number, Promise<T>>,
    which: number,
    find: (file: string) => Promise<T>,
  ): Promise<T> {
    const known = kept.get(which) ?? find(fileOf(which));
    kept.set(which, known);
    return known;
  }
  async function photo(size = { width, height }, which = 0): Promise<Image> {
    const own = await once(sizes, which, readSize);
    const focus = await once(focuses, which, findFocus);
    const box = cropAround(own, size, focus);
    return layOnWhite(await readPhoto(fileOf(which), { ...size, box }));
  }
  async function whole(longSide: number, which = 0): Promise<Image> {
    const own = await once(sizes, which, readSize);
    const scale = longSide / Math.max(own.width, own.height);
    const size = { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
    return layOnWhite(await readPhoto(fileOf(which), size));
  }
  return {
    ...order,
    short: Math.min(width, height),
    photo,
    whole,
    random: (label) => makeRandom(seed, label),
    vary: (variants) => variants[seed % variants.length] ?? variants[0],
  };
}

type Size = { width: number; height: number };
type Point = { x: number; y: number };

async function readSize(file: string): Promise<Size> {
  const { autoOrient } = await sharp(file).metadata();
  return autoOrient;
}

/** What a crop must keep, in parts of the photo: a face, else what stands out, else a little above the middle. */
async function findFocus(file: string): Promise<Point> {
  const photo = await readPhoto(file, { longSide: FOCUS_PIXELS });
  const face = findFace(photo);
  if (face && face.sureness > SURE_FACE) {
    return { x: face.x / photo.width, y: (face.y + face.height * 0.35) / photo.height };
  }
  const subject = findSubject(photo);
  if (!subject || subject.sureness < 0.35) return { x: 0.5, y: 0.42 };
  const { left, top, width, height } = subject.box;
  return { x: (left + width / 2) / photo.width, y: (top + height / 2) / photo.height };
}

function cropAround(own: Size, wanted: Size, focus: Point): { left: number; top: number } & Size {
  const scale = Math.max(wanted.width / own.width, wanted.height / own.height);
  const width = Math.min(own.width, Math.max(1, Math.round(wanted.width / scale)));
  const height = Math.min(own.height, Math.max(1, Math.round(wanted.height / scale)));
  return { left: place(focus.x, width, own.width), top: place(focus.y, height, own.height), width, height };
}

/** Where a length begins that has `middle` in its middle and lies within the whole. */
function place(middle: number, length: number, whole: number): number {
  return Math.round(Math.min(whole - length, Math.max(0, middle * whole - length / 2)));
}
