// One of two people alone: also who is beside somebody in brighter clothes.
import { expect, it } from 'vitest';
import sharp from 'sharp';
import { sampleMask, type Mask } from '#engine/raster/mask.ts';
import { drawTwoPeople } from '#tests/fakes/draw-two-people.ts';
import type { Face } from './find-faces.ts';
import { seeOne } from './see-one.ts';
import { seePeople } from './see-people.ts';
import { loadSegmenter } from './segment-people.ts';

it('is seen whole, and nothing of the other one', async () => {
  const { data, info } = await sharp(await drawTwoPeople())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  const people = await seePeople(image);
  const [left, right] = people.faces.toSorted((one, other) => one.x - other.x);
  if (!left || !right) throw new Error('two faces are there');
  const at = (mask: Mask, face: Face, down = 0) =>
    sampleMask(mask, face.x / image.width, (face.y + down * face.height) / image.height);
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const { faces, silhouette } = await seeOne(image, people, one);
    expect(faces).toEqual([one]);
    for (const down of [0, 1.5]) {
      expect(at(silhouette.mask, one, down)).toBeGreaterThan(0.9);
      expect(at(silhouette.mask, other, down)).toBe(0);
    }
  }
  // At one look at both the grey one is in doubt.
  const { mask } = (await loadSegmenter())(image, people.faces);
  expect(at(mask, right)).toBeLessThan(0.9);
});
