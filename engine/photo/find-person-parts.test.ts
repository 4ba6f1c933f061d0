// What a person is made of is found where it is: places read by eye from a photo.
import { beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { maskShare, resizeMask, sampleMask } from '#engine/raster/mask.ts';
import { seePeople, type People } from '#engine/vision/see-people.ts';
import { findPersonPart, type PersonPart } from './find-person-parts.ts';

/** In pixels of the photo, 512 × 512. */
const HAIR = [
  [220, 32],
  [172, 75],
  [282, 85],
  [200, 60],
  [245, 62],
] as const;
const CHEEKS = [
  [200, 125],
  [250, 125],
  [225, 90],
] as const;
const SUIT = [
  [130, 300],
  [80, 330],
  [230, 400],
  [310, 270],
] as const;
const EYES = [
  [203, 101],
  [247, 103],
] as const;
/** Below the lids. */
const UNDER_EYES = [
  [203, 108],
  [246, 110],
] as const;
const LIPS = [
  [216, 150],
  [224, 151],
] as const;

let image: Image;
let people: People;
beforeAll(async () => {
  image = await readPixels(openTestPhoto('astronaut'));
  people = await seePeople(image);
});

const PLACES: Record<
  Exclude<PersonPart, 'face' | 'upper-clothes' | 'lower-clothes' | 'teeth' | 'beard' | 'hat' | 'bare-hair'>,
  readonly (readonly [number, number])[]
> = {
  hair: HAIR,
  skin: CHEEKS,
  clothes: SUIT,
  eyes: EYES,
  'under-eyes': UNDER_EYES,
  lips: LIPS,
};

describe.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('the %s of somebody', (part) => {
  it('cover what they are, and nothing of the rest', () => {
    const mask = findPersonPart(image, people, part);
    if (!mask) throw new Error('nothing was found');
    for (const [other, places] of Object.entries(PLACES)) {
      // Eyes, what lies below them, and lips are of the skin, too.
      if (part === 'skin' && ['eyes', 'under-eyes', 'lips'].includes(other)) continue;
      for (const [x, y] of places) {
        const isFound = sampleMask(mask, x / 512, y / 512) > 0.5;
        expect(isFound, `${part} at ${x}, ${y}, where ${other} are`).toBe(other === part);
      }
    }
  });
});

it('all cloth of a close-up is worn above', () => {
  const mask = findPersonPart(image, people, 'upper-clothes');
  for (const [x, y] of SUIT) expect(mask && sampleMask(mask, x / 512, y / 512)).toBeGreaterThan(0.5);
  expect(findPersonPart(image, people, 'lower-clothes')).toBeNull();
});

it('nobody is worn by a cup', async () => {
  const cup = await readPixels(openTestPhoto('cup'));
  expect(findPersonPart(cup, await seePeople(cup), 'clothes')).toBeNull();
});

it('a neck that light glances off is skin, and no part of the shirt', async () => {
  const { width, data } = image;
  const lit = { ...image, data: new Uint8ClampedArray(data) };
  // Skin that is half as strong in colour, as far from white as light makes it.
  const [cheek] = CHEEKS;
  const o = (cheek[1] * width + cheek[0]) * 4;
  const colour = [0, 1, 2].map((channel) => (data[o + channel] as number) * 0.4 + 255 * 0.6);
  for (let y = 178; y < 200; y++) for (let x = 196; x < 258; x++) lit.data.set(colour, (y * width + x) * 4);
  const at = (part: PersonPart) => {
    const mask = findPersonPart(lit, people, part);
    if (!mask) throw new Error('nothing was found');
    return sampleMask(mask, 226 / width, 188 / lit.height);
  };
  expect(at('skin')).toBeGreaterThan(0.5);
  expect(at('clothes')).toBeLessThan(0.3);
});

it('of two people the hair of each has its own colour', async () => {
  const portrait = await sharp(image.data, { raw: { width: image.width, height: image.height, channels: 4 } })
    .png()
    .toBuffer();
  const other = await sharp(portrait).flop().modulate({ brightness: 0.5 }).png().toBuffer();
  const both = await readPixels(
    sharp(portrait)
      .extend({ right: image.width })
      .composite([{ input: other, left: image.width, top: 0 }]),
  );
  const mask = findPersonPart(both, await seePeople(both), 'hair');
  if (!mask) throw new Error('nothing was found');
  const at = ([x, y]: readonly [number, number]) => sampleMask(mask, x / both.width, y / both.height);
  for (const place of HAIR) expect(at(place)).toBeGreaterThan(0.5);
  for (const [x, y] of HAIR) expect(at([1023 - x, y])).toBeGreaterThan(0.5);
  for (const [x, y] of [...CHEEKS, ...SUIT]) {
    expect(at([x, y])).toBeLessThan(0.3);
    expect(at([1023 - x, y])).toBeLessThan(0.3);
  }
});

/** The same photo with her own locks beside the neck, down to the chest. */
function withLongHair(): Image {
  const { width, data } = image;
  const long = new Uint8ClampedArray(data);
  for (const left of [136, 272])
    for (let y = 80; y < 250; y++)
      for (let x = left; x < left + 40; x++) {
        const from = ((40 + (y % 40)) * width + 166 + ((x - left) % 40)) * 4;
        long.set(data.subarray(from, from + 4), (y * width + x) * 4);
      }
  return { ...image, data: long };
}

function grey({ data, ...size }: Image): Image {
  const pale = new Uint8ClampedArray(data);
  for (let o = 0; o < pale.length; o += 4)
    pale.fill(((pale[o] as number) + 2 * (pale[o + 1] as number) + (pale[o + 2] as number)) / 4, o, o + 3);
  return { ...size, data: pale };
}

describe.each([
  ['in colour', (one: Image) => one],
  ['in grey', grey],
])('long hair %s', (_, shown) => {
  it('is hair down to its ends', async () => {
    const photo = shown(withLongHair());
    const who = await seePeople(photo);
    const [hair, clothes] = [findPersonPart(photo, who, 'hair'), findPersonPart(photo, who, 'clothes')];
    if (!hair || !clothes) throw new Error('nothing was found');
    for (const [x, y] of [...HAIR, [150, 140], [156, 200], [292, 150], [296, 210]] as const) {
      expect(sampleMask(hair, x / 512, y / 512), `${x}, ${y}`).toBeGreaterThan(0.5);
      expect(sampleMask(clothes, x / 512, y / 512), `${x}, ${y}`).toBeLessThan(0.3);
    }
    // In grey nobody can tell where a lock ends on a suit that is as light: these are farther away.
    for (const [x, y] of [...CHEEKS, [80, 330], [230, 400]] as const)
      expect(sampleMask(hair, x / 512, y / 512), `${x}, ${y}`).toBeLessThan(0.3);
  });
});

it('a braid is hair down to its end, however far from the face it hangs', async () => {
  const { width, data } = image;
  const braided = { ...image, data: new Uint8ClampedArray(data) };
  for (let y = 90; y < 400; y++) {
    const left = 262 + Math.round((y - 90) * 0.36);
    for (let x = left; x < left + 30; x++) {
      const from = ((40 + (y % 40)) * width + 166 + ((x - left) % 40)) * 4;
      braided.data.set(data.subarray(from, from + 4), (y * width + x) * 4);
    }
  }
  const who = await seePeople(braided);
  const [hair, clothes] = [findPersonPart(braided, who, 'hair'), findPersonPart(braided, who, 'clothes')];
  if (!hair || !clothes) throw new Error('nothing was found');
  for (const y of [140, 200, 260, 320]) {
    const x = 277 + (y - 90) * 0.36;
    expect(sampleMask(hair, x / 512, y / 512), `hair at ${y}`).toBeGreaterThan(0.5);
    expect(sampleMask(clothes, x / 512, y / 512), `cloth at ${y}`).toBeLessThan(0.3);
  }
  for (const [x, y] of [...CHEEKS, [130, 300], [80, 330]] as const)
    expect(sampleMask(hair, x / 512, y / 512), `${x}, ${y}`).toBeLessThan(0.3);
});

it('an arm in the sun is skin, and the white shirt beside it is not', async () => {
  const shirt = await readPixels(openTestPhoto('astronaut'));
  for (let i = 0; i < shirt.data.length; i += 4) {
    const [red = 0, green = 0] = shirt.data.subarray(i, i + 2);
    const isSuit = red > green * 1.5 && red > 110;
    const isArm = (i / 4) % 512 < 120;
    if (isSuit)
      shirt.data.set(isArm ? [red * 0.88, red * 0.63, red * 0.46] : [red, red * 0.98, red * 0.94], i);
  }
  const own = await seePeople(shirt);
  const [skin, clothes] = [findPersonPart(shirt, own, 'skin'), findPersonPart(shirt, own, 'clothes')];
  if (!skin || !clothes) throw new Error('nothing was found');
  expect(sampleMask(skin, 80 / 512, 260 / 512)).toBeGreaterThan(0.9);
  expect(sampleMask(clothes, 230 / 512, 400 / 512)).toBeGreaterThan(0.9);
});

/** The same photo in another garment, which is painted by the place of each pixel. */
function dressed(paint: (x: number, y: number) => ArrayLike<number>): Image {
  const { width, height, data } = image;
  const body = resizeMask(people.silhouette.mask, width, height).values;
  const painted = new Uint8ClampedArray(data);
  for (const [i, own] of body.entries()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isNeck = Math.abs(x - 226) < 34 && y < 190;
    if (own > 0.5 && y > 160 && !isNeck) painted.set(paint(x, y), i * 4);
  }
  return { ...image, data: painted };
}

it('a jacket of the colour of short hair is no hair', async () => {
  // Black hair, and a black jacket that shows as much grain.
  const jacket = dressed((x, y) => new Uint8Array(3).fill(30 + ((x * 7 + y * 13) % 17)));
  const head = findPersonPart(image, people, 'hair')?.values ?? [];
  for (const [i, own] of head.entries())
    for (let o = i * 4; o < i * 4 + 3; o++)
      jacket.data[o] =
        (jacket.data[o] as number) * (1 - own) + (20 + (image.data[i * 4] as number) * 0.15) * own;
  const who = await seePeople(jacket);
  const [hair, clothes] = [findPersonPart(jacket, who, 'hair'), findPersonPart(jacket, who, 'clothes')];
  if (!hair || !clothes) throw new Error('nothing was found');
  for (const [x, y] of HAIR) expect(sampleMask(hair, x / 512, y / 512), `${x}, ${y}`).toBeGreaterThan(0.5);
  for (const [x, y] of [
    [150, 180],
    [157, 215],
    [290, 230],
  ] as const) {
    expect(sampleMask(hair, x / 512, y / 512), `hair at ${x}, ${y}`).toBeLessThan(0.3);
    expect(sampleMask(clothes, x / 512, y / 512), `cloth at ${x}, ${y}`).toBeGreaterThan(0.5);
  }
});

it('a forehead that shines is no hair', async () => {
  const { width, data } = image;
  const lit = { ...image, data: new Uint8ClampedArray(data) };
  for (let y = 66; y < 82; y++)
    for (let x = 206; x < 242; x++) {
      const from = ((40 + (y % 40)) * width + 166 + (x % 40)) * 4;
      lit.data.set(data.subarray(from, from + 3), (y * width + x) * 4);
    }
  const hair = findPersonPart(lit, people, 'hair');
  if (!hair) throw new Error('nothing was found');
  expect(sampleMask(hair, 224 / 512, 74 / 512)).toBeLessThan(0.3);
});

it('a sweater of the colour of somebody’s skin is not told from it by its folds', async () => {
  const [cheek] = CHEEKS;
  const o = (cheek[1] * image.width + cheek[0]) * 4;
  const sweater = dressed((x, y) => {
    const fold = 0.94 + 0.06 * Math.sin(x / 9 + y / 31);
    return [0, 1, 2].map((channel) => (image.data[o + channel] as number) * fold);
  });
  const found = findPersonPart(sweater, await seePeople(sweater), 'upper-clothes');
  expect(found && maskShare(found)).toBeNull();
});

it('a blouse of the hue of dark skin is not told from it where the half of it is taken for skin', async () => {
  const { width, height, data } = await readPixels(openTestPhoto('astronaut'));
  const painted = new Uint8ClampedArray(data);
  const body = resizeMask(people.silhouette.mask, width, height).values;
  for (const [i, own] of body.entries()) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (own < 0.5) continue;
    const fold = 0.86 + 0.14 * Math.sin(x / 23 + y / 31);
    if (y > 185)
      painted.set(
        y > 185 && x < 230 ? [232 * fold, 186 * fold, 168 * fold] : [226 * fold, 200 * fold, 190 * fold],
        i * 4,
      );
    else for (let c = i * 4; c < i * 4 + 3; c++) painted[c] = (data[c] as number) * 0.55;
  }
  const blouse = { width, height, data: painted };
  const found = findPersonPart(blouse, await seePeople(blouse), 'upper-clothes');
  expect(found && maskShare(found)).toBeNull();
});
