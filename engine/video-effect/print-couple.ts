// The two people of a couple on a print each: of a photo each, or of the part of one photo that is theirs.
import sharp from 'sharp';
import { JobRefusal } from '#engine/job.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
import { makeSurface, surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';
import { chooseFaces, type Share } from '#engine/vision/choose-faces.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { seeOne } from '#engine/vision/see-one.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { cropPrint } from './crop-print.ts';
import { clamp } from './parts/ease.ts';

/** Around one of two faces of a photo, in faces: air above, shoulders below; as wide as the other one allows. */
const ABOVE = 1.25;
const BELOW = 1.75;
const WIDTHS = [2.2, 3.4] as const;

/** `longSide`: of a photo, in pixels. Refuses (no_face) where one photo does not show two people. */
export async function printCouple(
  files: readonly string[],
  faces: readonly Share[],
  longSide: number,
): Promise<readonly [Surface, Surface]> {
  const [first, second] = files;
  if (first === undefined) throw new Error('there is no picture');
  if (second === undefined) return await printBoth(first, faces, longSide);
  const print = async (file: string, at: readonly Share[]) =>
    await printPhoto(await readPhoto(file, { longSide }), at);
  return await Promise.all([print(first, faces.slice(0, 1)), print(second, faces.slice(1, 2))]);
}

async function printPhoto(image: Image, at: readonly Share[]): Promise<Surface> {
  const people = await seePeople(image);
  const [face] = at.length > 0 ? chooseFaces(image, people.faces, 1, at) : [];
  return layOnPaper(image, cropPrint(image, face ? await seeOne(image, people, face) : people));
}

async function printBoth(
  file: string,
  at: readonly Share[],
  longSide: number,
): Promise<readonly [Surface, Surface]> {
  const photo = await readPhoto(file, { longSide });
  const { faces } = await seePeople(photo);
  const [one, other] = chooseFaces(photo, faces, 2, at);
  if (!one || !other) throw new JobRefusal('no_face', 'two people whose faces are seen are needed');
  const { autoOrient: own } = await sharp(file).metadata();
  const scale = own.width / photo.width;
  const print = async (box: Box) => {
    // Of the file, which may hold more than was looked at.
    const part = clampBox(
      { left: box.left * scale, top: box.top * scale, width: box.width * scale, height: box.height * scale },
      own,
    );
    const image = await readPhoto(file, { box: part, longSide });
    return layOnPaper(image, { left: 0, top: 0, width: image.width, height: image.height });
  };
  return await Promise.all([print(partOf(photo, one, other)), print(partOf(photo, other, one))]);
}

/** Of a photo with two, what is of one: it ends in the middle between them. */
function partOf(photo: Image, face: Face, other: Face): Box {
  const isBeside =
    Math.abs(face.x - other.x) / (face.width + other.width) >=
    Math.abs(face.y - other.y) / (face.height + other.height);
  const [left, right] = isBeside
    ? endBetween(photo.width, [face.x, face.width], [other.x, other.width])
    : [0, photo.width];
  const [highest, lowest] = isBeside
    ? [0, photo.height]
    : endBetween(photo.height, [face.y, face.height], [other.y, other.height]);
  const free = 2 * Math.min(face.x - left, right - face.x);
  const wished = clamp(free, WIDTHS[0] * face.width, WIDTHS[1] * face.width);
  const width = Math.min(wished, right - left);
  const top = Math.max(highest, face.y - ABOVE * face.height);
  return {
    left: clamp(face.x - width / 2, left, right - width),
    top,
    width,
    height: Math.min(lowest, face.y + BELOW * face.height) - top,
  };
}

type Stretch = readonly [middle: number, length: number];

/** The part of a length on the one's side of where the two are as far from it. */
function endBetween(whole: number, one: Stretch, other: Stretch): [from: number, to: number] {
  const isFirst = one[0] < other[0];
  const [before, after] = isFirst ? [one, other] : [other, one];
  const middle = clamp((before[0] + before[1] / 2 + after[0] - after[1] / 2) / 2, before[0], after[0]);
  return isFirst ? [0, middle] : [middle, whole];
}

/** In whole pixels, within the image. */
function clampBox(box: Box, { width, height }: { width: number; height: number }): Box {
  const left = clamp(Math.round(box.left), 0, width - 1);
  const top = clamp(Math.round(box.top), 0, height - 1);
  return {
    left,
    top,
    width: clamp(Math.round(box.width), 1, width - left),
    height: clamp(Math.round(box.height), 1, height - top),
  };
}

function layOnPaper(image: Image, { left, top, width, height }: Box): Surface {
  const whole = surfaceFromPixels(image.width, image.height, image.data);
  return makeSurface(width, height, (brush) => {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, width, height);
    brush.drawImage(whole, -left, -top);
  });
}
