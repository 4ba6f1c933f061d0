// A hat is told from the hair that it lies on.
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { sampleMask } from '#engine/raster/mask.ts';
import { seePeople, type People } from '#engine/vision/see-people.ts';
import { findPersonPart } from './find-person-parts.ts';

/** In pixels of the photo, 512 × 512: on the crown, and in the hair beside the face. */
const CROWN = [
  [220, 32],
  [200, 50],
  [245, 52],
] as const;
const BESIDE = [
  [172, 95],
  [282, 95],
] as const;
/** The row of its lower edge. */
const EDGE = 66;

/** The astronaut with a blue cap on her hair: of felt, or of dark cloth with print on it. */
async function putCapOn(isPrinted = false): Promise<Image> {
  const image = await readPixels(openTestPhoto('astronaut'));
  const data = new Uint8ClampedArray(image.data);
  for (let y = 0; y < EDGE; y++)
    for (let x = 150; x < 310; x++)
      if (((x - 225) / 66) ** 2 + ((y - EDGE) / 58) ** 2 < 1)
        data.set(isPrinted ? printAt(x, y) : [40, 60, 130 + (x % 3)], (y * image.width + x) * 4);
  return { ...image, data };
}

function printAt(x: number, y: number): [number, number, number] {
  const isLetter = y > 28 && y < 38 && x % 16 < 5 && x > 200 && x < 250;
  const thread = ((x * 5 + y * 3) % 4) * 5;
  return isLetter ? [210, 214, 222] : [14 + thread, 24 + thread, 48 + thread];
}

it('tells dark cloth with print from hair', async () => {
  const image = await putCapOn(true);
  const mask = findPersonPart(image, await seePeople(image), 'hat');
  if (!mask) throw new Error('nothing was found');
  expect(sampleMask(mask, 200 / 512, 52 / 512)).toBeGreaterThan(0.5);
  expect(sampleMask(mask, 172 / 512, 95 / 512)).toBeLessThan(0.5);
});

describe('hair under a cap', () => {
  let image: Image;
  let people: People;
  beforeAll(async () => {
    image = await putCapOn();
    people = await seePeople(image);
  });

  it('is told from it', () => {
    const mask = findPersonPart(image, people, 'hat');
    if (!mask) throw new Error('nothing was found');
    const isFound = ([x, y]: readonly [number, number]): boolean => sampleMask(mask, x / 512, y / 512) > 0.5;
    expect(CROWN.map(isFound)).toEqual(CROWN.map(() => true));
    expect(BESIDE.map(isFound)).toEqual(BESIDE.map(() => false));
  });

  it('is none to be dyed where it is hardly seen', () => {
    expect(findPersonPart(image, people, 'bare-hair')).toBeNull();
  });
});

it('is no hat without one', async () => {
  const image = await readPixels(openTestPhoto('astronaut'));
  const people = await seePeople(image);
  expect(findPersonPart(image, people, 'hat')).toBeNull();
  expect(findPersonPart(image, people, 'bare-hair')?.values).toEqual(
    findPersonPart(image, people, 'hair')?.values,
  );
});
