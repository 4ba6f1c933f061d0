import { expect, it } from 'vitest';
import { makeSampler } from './sample-pixels.ts';

const image = {
  width: 2,
  height: 2,
  data: new Uint8ClampedArray(
    [
      [200, 100, 0, 255],
      [100, 200, 40, 255],
      [0, 60, 250, 0],
      [40, 0, 90, 128],
    ].flat(),
  ),
};

function bytesOf(word: number): number[] {
  return [word & 0xff, (word >>> 8) & 0xff, (word >>> 16) & 0xff, word >>> 24];
}

it.each([
  ['a pixel as it is', 0, 0, [200, 100, 0, 255]],
  ['two mixed', 0.5, 0, [150, 150, 20, 255]],
  ['all four mixed, alpha too', 0.5, 0.5, [85, 90, 95, 159]],
  ['the border beyond the image', -7, -3, [200, 100, 0, 255]],
] as const)('reads %s', (_, x, y, colour) => {
  expect(bytesOf(makeSampler(image)(x, y))).toEqual(colour);
});

it('reads nothing beyond the image where that is asked', () => {
  const sample = makeSampler(image, 'clear');
  expect([sample(-0.6, 0), sample(0, 1.6)]).toEqual([0, 0]);
  expect(bytesOf(sample(-0.4, 0))).toEqual([200, 100, 0, 255]);
});
