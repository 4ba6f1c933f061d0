// Faces are found where they are and not where they are not; people and things are cut from plain grounds.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { resizeMask, sampleMask, type Mask } from '#engine/raster/mask.ts';
import { cutRoughly, cutSubject } from './cut-subject.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { seePeople } from '#engine/vision/see-people.ts';

const SIDE = 200;

type Place = readonly [x: number, y: number];

/** Read by eye from the photos: in parts of 600 × 400 pixels of the cup's, and of 451 × 300 of the cat's. */
const CUP: readonly Place[] = [
  [290, 40],
  [290, 150],
  [110, 200],
  [220, 270],
  [365, 290],
  [440, 180],
  [280, 365],
];
const TABLE: readonly Place[] = [
  [20, 30],
  [560, 60],
  [40, 200],
  [520, 200],
  [40, 380],
  [560, 350],
];
const CAT: readonly Place[] = [
  [60, 10],
  [375, 15],
  [100, 60],
  [250, 60],
  [170, 110],
  [315, 135],
  [120, 180],
  [265, 240],
];
const CHEST: readonly Place[] = [
  [25, 190],
  [50, 235],
  [65, 285],
  [105, 255],
];
const BEHIND: readonly Place[] = [
  [10, 40],
  [430, 60],
  [410, 160],
  [400, 220],
  [430, 250],
];

async function readSvg(svg: string): Promise<Image> {
  return await read(await sharp(Buffer.from(svg)).png().toBuffer());
}

async function read(file: Buffer): Promise<Image> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

const draw = (inner: string) =>
  readSvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${inner}</svg>`);
const WALL = `<defs><linearGradient id="w"><stop offset="0" stop-color="#d9dee4"/><stop offset="1" stop-color="#b9c2cd"/></linearGradient></defs><rect width="${SIDE}" height="${SIDE}" fill="url(#w)"/>`;

describe('a face', () => {
  it('is found, and about how large it is', async () => {
    const [face] = await findFaces(await read(await drawFace(SIDE)));
    expect(face?.sureness).toBeGreaterThan(0.5);
    expect(face?.x).toBeGreaterThan(SIDE * 0.44);
    expect(face?.x).toBeLessThan(SIDE * 0.56);
    expect(face?.y).toBeGreaterThan(SIDE * 0.36);
    expect(face?.y).toBeLessThan(SIDE * 0.62);
    expect(face?.width).toBeGreaterThan(SIDE * 0.25);
  });

  it('is found in a corner of a wider image', async () => {
    const wide = await sharp({ create: { width: 480, height: 300, channels: 3, background: '#a9bfca' } })
      .composite([{ input: await drawFace(SIDE), left: 260, top: 80 }])
      .png()
      .toBuffer();
    const [face] = await findFaces(await read(wide));
    expect(face?.x).toBeGreaterThan(330);
    expect(face?.x).toBeLessThan(390);
  });

  it.each([
    ['a wall', WALL],
    ['a field of skin', `<rect width="${SIDE}" height="${SIDE}" fill="#e0a884"/>`],
    ['a ball', `${WALL}<circle cx="100" cy="110" r="50" fill="#2f7ec2"/>`],
  ])('is not seen in %s', async (_, inner) => {
    expect(await findFaces(await draw(inner))).toEqual([]);
  });
});

/** Returns how much of a place, in parts of the photo, is cut out. */
async function cutPhoto(name: 'cup' | 'cat', cutOut = cutSubject): Promise<(x: number, y: number) => number> {
  const image = await readPixels(openTestPhoto(name));
  const cut = cutOut(image, await seePeople(image));
  return (x, y) => (cut ? sampleMask(cut.mask, x, y) : -1);
}

describe('what is cut out', () => {
  it('is a person, down to the foot of the image', async () => {
    const image = await read(await drawFace(SIDE));
    const cut = cutSubject(image, await seePeople(image));
    const at = (x: number, y: number) => (cut ? sampleMask(cut.mask, x, y) : -1);
    expect(cut?.face).not.toBeNull();
    expect(at(0.5, 0.5)).toBeGreaterThan(0.9); // the face
    expect(at(0.5, 0.12)).toBeGreaterThan(0.6); // the hair
    expect(at(0.5, 0.97)).toBeGreaterThan(0.8); // the clothes
    for (const [x, y] of [
      [0.03, 0.03],
      [0.97, 0.03],
      [0.04, 0.6],
    ] as const)
      expect(at(x, y)).toBeLessThan(0.15);
  });

  it('is a thing before a wall whose colour changes', async () => {
    const image = await draw(`${WALL}<rect x="60" y="70" width="80" height="70" fill="#c33a2c"/>`);
    const cut = cutSubject(image, await seePeople(image));
    expect(cut?.box.left).toBeGreaterThan(50);
    expect(cut?.box.left).toBeLessThan(70);
    expect(cut?.box.width).toBeGreaterThan(65);
    expect(cut?.box.width).toBeLessThan(95);
  });

  it('is a cup with its saucer and its spoon, and no table', async () => {
    const at = await cutPhoto('cup');
    for (const [x, y] of CUP) expect(at(x / 600, y / 400), `${x}, ${y}`).toBeGreaterThan(0.9);
    for (const [x, y] of TABLE) expect(at(x / 600, y / 400), `${x}, ${y}`).toBeLessThan(0.1);
  });

  it('is a cat with both ears', async () => {
    const at = await cutPhoto('cat');
    for (const [x, y] of CAT) expect(at(x / 451, y / 300), `${x}, ${y}`).toBeGreaterThan(0.9);
    for (const [x, y] of BEHIND) expect(at(x / 451, y / 300), `${x}, ${y}`).toBeLessThan(0.1);
  });

  it('is a cat with the chest that the frame cuts off', async () => {
    const at = await cutPhoto('cat');
    for (const [x, y] of CHEST) expect(at(x / 451, y / 300), `${x}, ${y}`).toBeGreaterThan(0.9);
  });

  it('is the same where it is only to be hidden, found in fewer pixels', async () => {
    const cup = await cutPhoto('cup', cutRoughly);
    for (const [x, y] of CUP) expect(cup(x / 600, y / 400), `${x}, ${y}`).toBeGreaterThan(0.9);
    for (const [x, y] of TABLE) expect(cup(x / 600, y / 400), `${x}, ${y}`).toBeLessThan(0.1);
    const cat = await cutPhoto('cat', cutRoughly);
    for (const [x, y] of CAT) expect(cat(x / 451, y / 300), `${x}, ${y}`).toBeGreaterThan(0.9);
    for (const [x, y] of BEHIND) expect(cat(x / 451, y / 300), `${x}, ${y}`).toBeLessThan(0.1);
  });

  it('is nobody behind, who stands apart and does not stand out', async () => {
    const image = await readPixels(openTestPhoto('astronaut'));
    const people = await seePeople(image);
    const { mask, sureness } = people.silhouette;
    const values = mask.values.map((value, i) => {
      const [u, v] = [(i % mask.width) / mask.width, i / mask.values.length];
      return u > 0.8 && v > 0.05 && v < 0.3 ? 1 : value;
    });
    const cut = cutSubject(image, { ...people, silhouette: { mask: { ...mask, values }, sureness } });
    if (!cut) throw new Error('nothing was cut out');
    expect(sampleMask(cut.mask, 0.9, 0.17)).toBe(0);
    expect(sampleMask(cut.mask, 0.44, 0.23)).toBe(1);
  });

  it('is somebody and the animal beside them, not half of it', async () => {
    const beside = await openTestPhoto('astronaut').resize(300, 300).toBuffer();
    const cat = await openTestPhoto('cat').toBuffer();
    const image = await read(
      await sharp({ create: { width: 751, height: 300, channels: 3, background: '#000' } })
        .composite([
          { input: beside, left: 0, top: 0 },
          { input: cat, left: 300, top: 0 },
        ])
        .png()
        .toBuffer(),
    );
    const cut = cutSubject(image, await seePeople(image));
    if (!cut) throw new Error('nothing was cut out');
    for (const [x, y] of CAT.filter((place) => place[0] > 150))
      expect(sampleMask(cut.mask, (300 + x) / 751, y / 300), `${x}, ${y}`).toBeGreaterThan(0.9);
    expect(sampleMask(cut.mask, 131 / 751, 20 / 300)).toBeGreaterThan(0.9);
    expect(sampleMask(cut.mask, 730 / 751, 200 / 300)).toBeLessThan(0.1);
  });

  it('is nothing where there is nothing', async () => {
    const image = await draw(`<rect width="${SIDE}" height="${SIDE}" fill="#dcd7cf"/>`);
    expect(cutSubject(image, await seePeople(image))).toBeNull();
  });
});

/** Of somebody the legs are hardly believed, and a shadow far from them is almost. */
function beliefAt(x: number, y: number): number {
  if (x > 60 && x < 110) return y < 100 ? 1 : 0.55;
  return x > 150 && y > 150 ? 0.45 : 0;
}

describe('doubt', () => {
  it('is for edges: inside all is there, and far outside nothing', async () => {
    const image = await readSvg(
      `<svg width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%" fill="#888"/><rect x="61" width="49" height="100%" fill="#444"/></svg>`,
    );
    const mask = {
      width: SIDE,
      height: SIDE,
      values: Float32Array.from({ length: SIDE * SIDE }, (_, i) => beliefAt(i % SIDE, Math.floor(i / SIDE))),
    };
    const found = { mask, sureness: 1 };
    const cut = cutSubject(image, { faces: [], silhouette: found, salient: found, salientRoughly: found });
    const shareAt = (x: number, y: number) => cut && sampleMask(cut.mask, x / SIDE, y / SIDE);
    expect(shareAt(85, 50)).toBe(1);
    expect(shareAt(85, 160)).toBeGreaterThan(0.95);
    expect(shareAt(180, 180)).toBe(0);
  });
});

it('cuts somebody roughly in few pixels, with their face as it is in the image', async () => {
  const photo = await readPixels(openTestPhoto('astronaut'));
  const people = await seePeople(photo);
  const [rough, fine] = [cutRoughly(photo, people), cutSubject(photo, people)];
  expect(rough?.face).toEqual(fine?.face);
  expect(Math.max(rough?.mask.width ?? 0, rough?.mask.height ?? 0)).toBeLessThanOrEqual(400);
  const same = resizeMask(rough?.mask as Mask, photo.width, photo.height).values;
  const apart = same.reduce((sum, value, i) => sum + Math.abs(value - (fine?.mask.values[i] as number)), 0);
  expect(apart / same.length).toBeLessThan(0.01);
});
