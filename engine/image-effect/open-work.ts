// Brings the photos of a job within reach of an effect: in any size, cropped around what they are about.
import sharp from 'sharp';
import { makeRandom } from '#engine/raster/random.ts';
import { findSubject } from '#engine/photo/find-subject.ts';
import { layOnWhite } from '#engine/photo/lay-on-white.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { findFaces, moveFace, type Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import type { EffectWork, Photo } from './effect.ts';

export type WorkOrder = Pick<EffectWork, 'width' | 'height' | 'seed' | 'text' | 'option' | 'isAutoShape'> & {
  /** Paths of the photos. */
  files: readonly string[];
};

const FOCUS_PIXELS = 400;
/** Faces that are too small to be found in so many pixels are too small to be cared for. */
const FACE_PIXELS = 1600;

export function openWork({ files, ...order }: WorkOrder): EffectWork {
  const { width, height, seed } = order;
  const known = new Map<number, Promise<Known>>();
  async function photo(size = { width, height }, which = 0): Promise<Photo> {
    const { file, own, faces, focus } = await know(which);
    const box = cropAround(own, size, focus);
    const image = layOnWhite(await readPhoto(file, { ...size, box }));
    return { ...image, faces: seenIn(image, box, faces) };
  }
  async function whole(longSide: number, which = 0): Promise<Photo> {
    const { file, own, faces } = await know(which);
    const scale = longSide / Math.max(own.width, own.height);
    const size = { width: Math.round(own.width * scale), height: Math.round(own.height * scale) };
    const image = layOnWhite(await readPhoto(file, size));
    return { ...image, faces: seenIn(image, { left: 0, top: 0, ...own }, faces) };
  }
  /** Looked at once, however often a photo is asked for. */
  function know(which: number): Promise<Known> {
    const file = files[which];
    if (file === undefined) throw new Error(`there is no photo ${which}`);
    const looked = known.get(which) ?? lookAt(file);
    known.set(which, looked);
    return looked;
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
/** A photo of the job: its own size, its faces in pixels of that, and what a crop must keep, in parts of it. */
type Known = { file: string; own: Size; faces: readonly Face[]; focus: Point };

async function lookAt(file: string): Promise<Known> {
  const { autoOrient: own } = await sharp(file).metadata();
  const longSide = Math.max(own.width, own.height);
  const small = layOnWhite(await readPhoto(file, { longSide: Math.min(longSide, FACE_PIXELS) }));
  const found = await findFaces(small);
  const faces = found.map((face) => moveFace(face, 0, 0, own.width / small.width));
  return { file, own, faces, focus: await findFocus(file, own, faces) };
}

/** The faces whose middle is in a part of a photo, in pixels of what was read of that part. */
function seenIn(
  { width, height }: Size,
  box: Size & { left: number; top: number },
  faces: readonly Face[],
): Face[] {
  return faces
    .map((face) => moveFace(face, -box.left, -box.top, width / box.width))
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
}

/** The face that a photo is about, else what stands out, else a little above the middle. */
async function findFocus(file: string, own: Size, faces: readonly Face[]): Promise<Point> {
  const [face] = mainFaces(own, faces);
  if (face) return { x: face.x / own.width, y: (face.y + face.height * 0.35) / own.height };
  const photo = await readPhoto(file, { longSide: FOCUS_PIXELS });
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
