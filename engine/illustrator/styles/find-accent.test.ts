// What may stay red in an ink painting of a photo: one thing, and nobody's face.
import { expect, it } from 'vitest';
import { readPlanes } from '#engine/raster/planes.ts';
import { findAccentOfPhoto } from './find-accent.ts';

const SIDE = 400;

/** Red squares on grey; the share of them that stays red. */
function keep(squares: readonly (readonly [number, number, number])[], care = () => 0): number {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(150);
  for (const [left, top, size] of squares)
    for (let y = top; y < top + size; y++)
      for (let x = left; x < left + size; x++) data.set([200, 30, 30], (y * SIDE + x) * 4);
  const planes = readPlanes({ width: SIDE, height: SIDE, data });
  const accent = findAccentOfPhoto(planes, new Float32Array(SIDE * SIDE).map(care));
  const area = squares.reduce((sum, [, , size]) => sum + size * size, 0);
  return accent.reduce((sum, value) => sum + value, 0) / area;
}

it('is a red thing, but no red spots all over, and no part of a face', () => {
  expect(keep([[150, 150, 60]])).toBeGreaterThan(0.7);
  expect(
    keep([
      [40, 40, 40],
      [300, 60, 40],
      [60, 300, 40],
      [300, 300, 40],
    ]),
  ).toBe(0);
  expect(keep([[150, 150, 60]], () => 0.45)).toBe(0);
});
