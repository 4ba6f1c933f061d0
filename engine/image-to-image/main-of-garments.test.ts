// Two who stand side by side in clothes of other colours: both are their clothes.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import { keepMainColour } from '#engine/photo/main-colour.ts';
import { findPersonPart } from '#engine/photo/find-person-parts.ts';
import type { Image } from '#engine/raster/image.ts';
import { sampleMask, type Mask } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { mainOfGarments } from './main-of-garments.ts';

/** One in an orange suit, and beside them one in a green one. */
async function drawBoth(): Promise<Image> {
  const portrait = await sharp(await openTestPhoto('astronaut').png().toBuffer()).toBuffer();
  const other = await sharp(portrait).flop().modulate({ hue: 120 }).toBuffer();
  // Only the suit of the other one is green, not the head.
  const head = await sharp(portrait)
    .flop()
    .extract({ left: 180, top: 0, width: 220, height: 190 })
    .toBuffer();
  return await readPixels(
    sharp(portrait)
      .extend({ right: 512 })
      .composite([
        { input: other, left: 512, top: 0 },
        { input: head, left: 692, top: 0 },
      ]),
  );
}

it('is found on each of two people, or on the one who wears what was named', async () => {
  const both = await drawBoth();
  const people = await seePeople(both);
  const clothes = findPersonPart(both, people, 'clothes');
  if (!clothes) throw new Error('nothing was found');
  const at = (mask: Mask | string, x: number): number =>
    typeof mask === 'string' ? NaN : sampleMask(mask, x / both.width, 300 / both.height);
  const main = mainOfGarments(both, clothes, people.faces);
  expect(at(main, 130)).toBeGreaterThan(0.9);
  expect(at(main, 1023 - 130)).toBeGreaterThan(0.9);
  const green = mainOfGarments(both, clothes, people.faces, [64, 150, 76]);
  expect(at(green, 130)).toBe(0);
  expect(at(green, 1023 - 130)).toBeGreaterThan(0.9);
  const red = mainOfGarments(both, clothes, people.faces, [208, 44, 44]);
  expect(at(red, 130)).toBeGreaterThan(0.9);
  expect(at(red, 1023 - 130)).toBe(0);
  expect(mainOfGarments(both, clothes, people.faces, [126, 70, 184])).toBe('no_such_colour');
  const ofBoth = keepMainColour(both, clothes);
  expect(Math.min(at(ofBoth, 130), at(ofBoth, 1023 - 130))).toBeLessThan(0.1);
});

it('is not told from the bare legs of others where it has the colour of skin', async () => {
  const both = await drawBoth();
  // The orange suit as pale as skin.
  for (let y = 200; y < both.height; y++)
    for (let x = 0; x < 512; x++) {
      const o = (y * both.width + x) * 4;
      const luma = [0, 1, 2].reduce((sum, channel) => sum + (both.data[o + channel] as number) / 3, 0);
      for (let c = o; c < o + 3; c++) both.data[c] = luma + ((both.data[c] as number) - luma) * 0.45;
    }
  const people = await seePeople(both);
  const clothes = findPersonPart(both, people, 'clothes');
  if (!clothes) throw new Error('nothing was found');
  expect(mainOfGarments(both, clothes, people.faces)).toBe('not_apart');
  expect(mainOfGarments(both, clothes, people.faces, [64, 150, 76])).toHaveProperty('values');
});

it('is told from skin in a photo without colours only where it is not as pale', async () => {
  const portrait = await sharp(await openTestPhoto('astronaut').png().toBuffer())
    .greyscale()
    .toColourspace('srgb')
    .toBuffer();
  const grey = await readPixels(sharp(portrait));
  const people = await seePeople(grey);
  const clothes = findPersonPart(grey, people, 'clothes');
  if (!clothes) throw new Error('nothing was found');
  const shaded = (times: number, plus: number): Image => {
    const data = grey.data.map((value, o) => {
      const weight = o % 4 === 3 ? 0 : (clothes.values[o >> 2] as number);
      return value * (1 - weight) + Math.min(255, value * times + plus) * weight;
    });
    return { ...grey, data };
  };
  const told = (photo: Image): unknown => {
    const main = mainOfGarments(photo, clothes, people.faces);
    return typeof main === 'string' ? main : 'told';
  };
  // As pale as the face, nearly black, and darker than the face.
  expect([told(shaded(0.1, 165)), told(shaded(0.1, 0)), told(shaded(0.4, 40))]).toEqual([
    'not_apart',
    'not_apart',
    'told',
  ]);
});

it('is no neck in the shade, which is deeper in colour than the face', () => {
  const side = 100;
  const image = { width: side, height: side, data: new Uint8ClampedArray(side * side * 4) };
  for (let i = 0; i < side * side; i++)
    image.data.set(i < 60 * side ? [222, 184, 160, 255] : [140, 84, 52, 255], i * 4);
  const face = { x: 50, y: 30, width: 50, height: 60 } as Face;
  const foundDownTo = (end: number): Mask => ({
    width: side,
    height: side,
    values: Float32Array.from({ length: side * side }, (_, i) =>
      i >= 60 * side && i < end * side && (end > 80 || (i % side > 25 && i % side < 75)) ? 1 : 0,
    ),
  });
  expect(mainOfGarments(image, foundDownTo(80), [face])).toBe('not_apart');
  expect(mainOfGarments(image, foundDownTo(100), [face])).toHaveProperty('values');
  // What is as red as no skin is cloth, however little of it is seen.
  for (let i = 60 * side; i < side * side; i++) image.data.set([176, 20, 34, 255], i * 4);
  expect(mainOfGarments(image, foundDownTo(80), [face])).toHaveProperty('values');
});

const isShirt = (x: number, y: number): boolean => Math.abs(x - 60) < 24 && y < 105;

const noise = (x: number, y: number): number => ((x * 7 + y * 13) % 9) - 4;

it('is not told from a duller jacket of its hue over it, and is one cloth in light and shade', () => {
  const side = 120;
  const face = { x: 60, y: 20, width: 24, height: 30 } as Face;
  const worn: Mask = {
    width: side,
    height: side,
    values: Float32Array.from({ length: side * side }, (_, i) => (i < 40 * side ? 0 : 1)),
  };
  const dressIn = (paint: (x: number, y: number) => readonly [number, number, number]): Image => {
    const data = new Uint8ClampedArray(side * side * 4).fill(255);
    for (let i = 0; i < side * side; i++)
      data.set(i < 40 * side ? [222, 184, 160] : paint(i % side, Math.floor(i / side)), i * 4);
    return { width: side, height: side, data };
  };
  const layered = dressIn((x, y) => {
    const n = noise(x, y);
    return isShirt(x, y) ? [64 + n, 110 + n, 190 + n] : [52 + n, 74 + n, 118 + n];
  });
  expect(mainOfGarments(layered, worn, [face])).toBe('not_apart');
  const one = dressIn((x, y) => {
    const light = 0.5 + 0.5 * Math.sin(x / 9 + y / 31) ** 2;
    return [62 * light, 82 * light, 152 * light];
  });
  expect(mainOfGarments(one, worn, [face])).toHaveProperty('values');
});
