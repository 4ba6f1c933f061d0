// A close-up of a cat is about the cat, not about its eye; somebody without a head is more than what is lit of a dress.
import { expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, maskShare, sampleMask, type Mask } from '#engine/raster/mask.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { cutSubject } from './cut-subject.ts';
import { takeWhole } from './take-whole.ts';

async function crop(left: number, top: number, width: number, height: number): Promise<Image> {
  const part = openTestPhoto('cat').extract({ left, top, width, height });
  return await readPixels(part.resize({ width: 900, height: 900, fit: 'inside' }));
}

it.each([
  ['its left part', 0, 0, 330, 300],
  ['its head', 45, 30, 361, 240],
])('the cat is cut out, not its eye: %s', async (_, left, top, width, height) => {
  const image = await crop(left, top, width, height);
  const cut = cutSubject(image, await seePeople(image));
  if (!cut) throw new Error('nothing was cut out');
  expect(maskShare(cut.mask)).toBeGreaterThan(0.5);
  // Its brow and its nose.
  expect(sampleMask(cut.mask, (200 - left) / width, (50 - top) / height)).toBeGreaterThan(0.9);
  expect(sampleMask(cut.mask, (272 - left) / width, (235 - top) / height)).toBeGreaterThan(0.9);
});

it('nothing is cut out where only an eye stands out', async () => {
  const image = await crop(68, 45, 225, 180);
  expect(cutSubject(image, await seePeople(image))).toBeNull();
});

/** Covers so much of the image from the left. */
const left = (share: number): Mask => {
  const mask = emptyMask(100, 100);
  for (let i = 0; i < mask.values.length; i++) if (i % 100 < share * 100) mask.values[i] = 1;
  return mask;
};

it('all of a dress is taken, not the half that lies in the light', () => {
  const image: Image = { width: 100, height: 100, data: new Uint8ClampedArray(40000) };
  const takenOf = (sureness: number): number => {
    const [lit, body] = [left(0.3), left(0.6)];
    const standing = { mask: lit, sureness: 1 };
    const people = {
      faces: [],
      silhouette: { mask: body, sureness },
      salient: standing,
      salientRoughly: standing,
    };
    return maskShare(takeWhole(image, lit, people) as Mask);
  };
  expect(takenOf(1)).toBeCloseTo(0.6);
  expect(takenOf(0.8)).toBeCloseTo(0.3);
});
