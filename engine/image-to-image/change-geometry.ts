// Geometry: crops to what matters, comes nearer, turns, mirrors, sets level.
import sharp from 'sharp';
import type { Image } from '#engine/raster/image.ts';
import { resizeImage } from '#engine/photo/read-photo.ts';
import { shrinkImage } from '#engine/raster/shrink-image.ts';
import { clamp } from '#engine/raster/curves.ts';
import { maskBox, type Box } from '#engine/raster/mask.ts';
import { findFaces, type Face } from '#engine/vision/find-faces.ts';
import { mainFaces } from '#engine/vision/main-faces.ts';
import { onlyPerson, silhouetteOf } from '#engine/vision/see-people.ts';
import { facesMeant, isBesideUnseen } from './faces-meant.ts';
import { findStandingPerson } from './find-standing-person.ts';
import { animalEyesOf, findThing } from './find-thing.ts';
import type { Operation, Place } from './instruction.ts';
import { chooseCrop } from './choose-crop.ts';
import { measureTilt } from './measure-tilt.ts';
import type { Reason, Work } from './work.ts';

/** Cuts a part out, in its own pixels; it is made as large as wanted at the end. */
export async function cropTo(work: Work, crop: Crop): Promise<Reason | null> {
  await work.lookForPeople();
  const { ratio, zoom, place, to, isOfAll = false, off = 0 } = crop;
  const { width, height } = work.image;
  if (off > 0) {
    work.image = cutBox(work.image, withoutSide(work.image, place, off));
    work.forgetMasks();
    return null;
  }
  const wanted = ratio > 0 ? ratio : width / height;
  const around = to && boxOf(work, to, { ratio, wanted, place, isOfAll });
  if (typeof around === 'string') return around;
  const fits = Math.min(width, height * wanted);
  const cropWidth = Math.max(16, around ? around.width : fits / zoom);
  const cropHeight = Math.max(16, around ? around.height : fits / wanted / zoom);
  const box = around ?? chooseCrop(work, Math.round(cropWidth), Math.round(cropHeight), place);
  work.image = cutBox(work.image, box);
  work.forgetMasks();
  return null;
}

function withoutSide({ width, height }: Image, { across, down }: Place, off: number): Box {
  const [wide, tall] = [across ? Math.round(width * off) : 0, down ? Math.round(height * off) : 0];
  return {
    left: across === 'left' ? wide : 0,
    top: down === 'top' ? tall : 0,
    width: width - wide,
    height: height - tall,
  };
}

type ThingOfCrop = Exclude<NonNullable<Crop['to']>, 'person' | 'head' | 'face' | 'eyes'>;

type Shape = { ratio: number; wanted: number; place: Place; isOfAll: boolean };

/** Around a thing, or somebody without a face, alone, with air, in the shape that it has where none is asked for; or around somebody. */
function boxOf(work: Work, to: NonNullable<Crop['to']>, shape: Shape): Box | Reason {
  const standing = to === 'person' && !shape.place.across ? findStandingPerson(work) : null;
  if (!standing && (to === 'person' || to === 'head' || to === 'face'))
    return (
      boxOfPeople(work, to, shape) ??
      boxOfPerson(work, to, {
        ratio: shape.ratio > 0 ? shape.ratio : Math.min(shape.wanted, WIDEST_OF_ONE),
        place: shape.place,
      })
    );
  if (to === 'eyes') return boxOfEyes(work, shape);
  const mask = standing ?? findThing(work, to as ThingOfCrop, { across: shape.place.across });
  if (typeof mask === 'string') return mask;
  const box = maskBox(mask);
  if (!box) return 'no_subject';
  const air = Math.max(box.width, box.height) * AIR;
  const whole = work.image;
  const [wide, tall] = [box.width + 2 * air, box.height + 2 * air];
  const ratio = shape.ratio > 0 ? shape.ratio : clamp(wide / tall, NARROWEST, WIDEST);
  const most = Math.min(whole.width, whole.height * ratio);
  const width = Math.min(most, Math.max(wide, tall * ratio));
  // What fills the image already is come nearer to.
  const near =
    width > most * FILLED && box.width * box.height > whole.width * whole.height * NEARER
      ? most * NEARER
      : width;
  const height = near / ratio;
  return {
    left: inside(box.left + box.width / 2, near, whole.width),
    top: inside(box.top + box.height / 2, height, whole.height),
    width: Math.floor(near),
    height: Math.floor(height),
  };
}

/** Air around both eyes, in distances between them. */
const EYES_ROOM = 0.55;

/** Around the eyes of somebody, else of the animal that the image is about. */
function boxOfEyes(work: Work, { wanted, place }: Shape): Box | Reason {
  const [face] = facesMeant(work.before, work.people().faces, place);
  const eyes = face?.eyes ?? animalEyesOf(work)?.eyes;
  const [left, right] = eyes ?? [];
  if (!left || !right) return 'no_person';
  const { width, height } = work.image;
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const wide = Math.min(width, height * wanted, apart * (1 + 2 * EYES_ROOM));
  const tall = wide / wanted;
  return {
    left: inside((left.x + right.x) / 2, wide, width),
    top: inside((left.y + right.y) / 2, tall, height),
    width: Math.floor(wide),
    height: Math.floor(tall),
  };
}

type Crop = Extract<Operation, { do: 'crop' }>;

/** Air around somebody, as a part of what they fill; and around a face, in faces: its hair, its shoulders, its chest. */
const AIR = 0.08;
const FACE_ROOM = { above: 0.5, below: 0.32, beside: 0.4 } as const;
const HEAD_ROOM = { above: 0.75, below: 1.1, beside: 0.9 } as const;
const CHEST_ROOM = { above: 0.9, below: 2.2, beside: 1.4 } as const;
/** From such a part of the image on a crop changes nothing, and at most so much of a side is left by one that does. */
const FILLED = 0.9;
const NEARER = 0.8;
/** Width by height of a crop around a thing for which no shape is asked. */
const NARROWEST = 3 / 4;
const WIDEST = 3 / 2;
const WIDEST_OF_MANY = 21 / 9;

/** The same around one person: in the shape of a wide photo there would be half of what is beside them. */
const WIDEST_OF_ONE = 1;

/** Around all of several people, as many as are meant; null for one. */
function boxOfPeople(
  work: Work,
  to: 'person' | 'head' | 'face',
  { ratio, place, isOfAll }: Shape,
): Box | null {
  const { width, height } = work.image;
  const people = work.people();
  const faces = facesMeant(work.before, people.faces, place);
  if (!isOfAll || faces.length < 2) return null;
  const room = to === 'face' ? FACE_ROOM : to === 'head' ? HEAD_ROOM : CHEST_ROOM;
  const mask = to === 'person' ? silhouetteOf(work.before, people) : null;
  const body = mask && maskBox(mask);
  const scale = mask ? width / mask.width : 1;
  const all = faces.map((face) => around(face, room));
  const wish = {
    left: Math.max(0, Math.min(...all.map(({ left }) => left), (body?.left ?? Infinity) * scale)),
    top: Math.max(0, Math.min(...all.map(({ top }) => top), (body?.top ?? Infinity) * scale)),
    right: Math.min(
      width,
      Math.max(...all.map(({ right }) => right), body ? (body.left + body.width) * scale : 0),
    ),
    bottom: Math.min(
      height,
      Math.max(...all.map(({ bottom }) => bottom), body ? (body.top + body.height) * scale : 0),
    ),
  };
  const [wide, tall] = [wish.right - wish.left, wish.bottom - wish.top];
  const shape = ratio > 0 ? ratio : clamp(wide / tall, NARROWEST, WIDEST_OF_MANY);
  return fit(wish, Math.min(width, height * shape, Math.max(wide, tall * shape)), shape, { width, height });
}

/** The nearest person or the one who was named, or their head and shoulders, in a box of that shape inside the image. */
function boxOfPerson(
  work: Work,
  to: 'person' | 'head' | 'face',
  { ratio, place }: { ratio: number; place: Place },
): Box | Reason {
  const { width, height } = work.image;
  const people = work.people();
  const [face] = facesMeant(work.before, people.faces, place);
  if (!face) return 'no_person';
  const isCrowded = isBesideUnseen(work, face);
  const mask =
    to === 'person' && !isCrowded ? silhouetteOf(work.before, onlyPerson(work.before, people, face)) : null;
  const body = mask && maskBox(mask);
  if (to === 'person' && !isCrowded && !(mask && body)) return 'no_person';
  const scale = mask ? width / mask.width : 1;
  const head = around(
    face,
    isCrowded && to === 'person' ? CHEST_ROOM : to === 'face' ? FACE_ROOM : HEAD_ROOM,
  );
  const wish = body
    ? {
        left: Math.min(head.left, (body.left - body.width * AIR) * scale),
        top: Math.min(head.top, (body.top - body.height * AIR) * scale),
        right: Math.max(head.right, (body.left + body.width * (1 + AIR)) * scale),
        bottom: Math.max(head.bottom, (body.top + body.height * (1 + AIR)) * scale),
      }
    : head;
  // Feet are cut off rather than that others come into the image; half of somebody alone is not.
  const isAlone = mainFaces(work.before, people.faces).length === 1;
  const tallest = (wish.bottom - wish.top) * ratio;
  const wide = Math.min(
    width,
    height * ratio,
    Math.max(wish.right - wish.left, isAlone ? tallest : (head.bottom - wish.top) * ratio),
  );
  const box = fit(wish, wide, ratio, { width, height });
  if (to !== 'person' || box.width * box.height < width * height * FILLED) return box;
  // Who fills the image already is come nearer to: head and chest.
  const chest = around(face, CHEST_ROOM);
  const near = Math.max(chest.right - chest.left, (chest.bottom - chest.top) * ratio);
  return fit(chest, Math.min(wide * NEARER, near), ratio, { width, height });
}

type Sides = { left: number; top: number; right: number; bottom: number };
type Room = { above: number; below: number; beside: number };

function around({ x, y, width, height }: Face, { above, below, beside }: Room): Sides {
  return {
    left: x - width * (0.5 + beside),
    top: y - height * (0.5 + above),
    right: x + width * (0.5 + beside),
    bottom: y + height * (0.5 + below),
  };
}

/** So wide, around the middle of the wish and from its top. */
function fit(
  wish: Sides,
  wide: number,
  ratio: number,
  { width, height }: Pick<Image, 'width' | 'height'>,
): Box {
  const tall = wide / ratio;
  return {
    left: inside((wish.left + wish.right) / 2, wide, width),
    top: Math.round(Math.max(0, Math.min(height - tall, wish.top))),
    width: Math.floor(wide),
    height: Math.floor(tall),
  };
}

/** Where a length around a middle begins, that it lies within the whole. */
function inside(middle: number, length: number, whole: number): number {
  return Math.round(Math.max(0, Math.min(whole - length, middle - length / 2)));
}

function cutBox({ width, data }: Image, box: Box): Image {
  const cut = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 4;
    cut.set(data.subarray(from, from + box.width * 4), y * box.width * 4);
  }
  return { width: box.width, height: box.height, data: cut };
}

export function mirror(work: Work, axis: 'across' | 'down'): void {
  const { width, height, data } = work.image;
  const turned = new Uint32Array(width * height);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = axis === 'across' ? y * width + (width - 1 - x) : (height - 1 - y) * width + x;
      turned[y * width + x] = pixels[from] ?? 0;
    }
  }
  work.image = { width, height, data: new Uint8ClampedArray(turned.buffer) };
  work.forgetMasks();
}

/** Turns clockwise. A turn that is no quarter is cut to the largest upright part without empty corners. */
export async function turn(work: Work, degrees: number): Promise<void> {
  const { width, height } = work.image;
  const turned = await rotate(work.image, degrees);
  const isQuarter = degrees % 90 === 0;
  work.image = isQuarter ? turned : cutBox(turned, innerBox(turned, width, height, degrees));
  work.forgetMasks();
}

async function rotate({ width, height, data }: Image, degrees: number): Promise<Image> {
  const raw = { width, height, channels: 4 as const };
  const { data: pixels, info } = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw,
  })
    .rotate(degrees, { background: '#00000000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength),
  };
}

/** The largest box of the image's own shape that lies wholly inside the turned image. */
function innerBox(turned: Image, width: number, height: number, degrees: number): Box {
  const angle = Math.abs((degrees * Math.PI) / 180);
  const sin = Math.abs(Math.sin(angle));
  const cos = Math.abs(Math.cos(angle));
  const scale = Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos));
  const innerWidth = Math.max(8, Math.floor(width * scale) - 2);
  const innerHeight = Math.max(8, Math.floor(height * scale) - 2);
  return {
    left: Math.max(0, Math.round((turned.width - innerWidth) / 2)),
    top: Math.max(0, Math.round((turned.height - innerHeight) / 2)),
    width: Math.min(innerWidth, turned.width),
    height: Math.min(innerHeight, turned.height),
  };
}

/** Degrees: nobody sees less, and edges do not tell it either. */
const LEAST_TILT = 0.8;

/**
 * Sets level what leans a little: the angle that most long edges share, near upright and level. Before that, a photo that
 * lies on its side or stands on its head is turned by what its faces say.
 */
export async function straighten(work: Work): Promise<Reason | null> {
  const lying = await measureQuarters(work);
  const tilt = lying === 0 ? measureTilt(work.image) : lying;
  if (Math.abs(tilt) < LEAST_TILT) return 'no_tilt';
  await turn(work, -tilt);
  return null;
}

/** Pixels of the longer side: whom a photo is about is seen in so many. */
const FACE_PIXELS = 640;
/** A face on its head may be taken for one with a beard, but hardly so surely. */
const UPRIGHT = 0.75;
/** Points of the mesh. */
const [HAIRLINE, CHIN] = [10, 152] as const;

/** By how many degrees, clockwise, a photo was turned: a multiple of 90, and 0 where no face tells it. */
async function measureQuarters(work: Work): Promise<number> {
  const [face] = work.people().faces;
  const leaning = face ? Math.round(leanOf(face) / QUARTER) * QUARTER : 0;
  if (leaning !== 0 || (face?.sureness ?? 0) > UPRIGHT) return leaning;
  const [turned] = await findFaces(await rotate(shrinkImage(work.image, FACE_PIXELS), 2 * QUARTER));
  const isBetter = turned && turned.sureness > Math.max(UPRIGHT, face?.sureness ?? 0);
  return isBetter && Math.abs(leanOf(turned)) < QUARTER / 2 ? 2 * QUARTER : 0;
}

const QUARTER = 90;

/** Degrees, clockwise. */
function leanOf({ points }: Face): number {
  const across = (points[2 * CHIN] as number) - (points[2 * HAIRLINE] as number);
  const down = (points[2 * CHIN + 1] as number) - (points[2 * HAIRLINE + 1] as number);
  return (Math.atan2(-across, down) * 180) / Math.PI;
}

/** The finished size, whatever was cut off: the longer side as wanted. */
export async function fitLongSide(work: Work, longSide: number): Promise<void> {
  const { width, height } = work.image;
  const scale = longSide / Math.max(width, height);
  const even = (pixels: number): number => Math.max(2, Math.round((pixels * scale) / 2) * 2);
  work.image = await resizeImage(work.image, even(width), even(height));
}
