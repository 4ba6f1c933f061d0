// A shape that is left where somebody was is told from a wall that goes on.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask } from '#engine/raster/mask.ts';
import { makePlane } from '#engine/raster/make-plane.ts';
import { showsOutline } from './shows-outline.ts';

const SIDE = 320;
const isOfShape = (x: number, y: number): boolean =>
  Math.hypot(x - 160, y - 110) < 42 || (y > 140 && Math.abs(x - 160) < 70);
const hole = {
  width: SIDE,
  height: SIDE,
  values: makePlane(SIDE * SIDE, (i) => (isOfShape(i % SIDE, Math.floor(i / SIDE)) ? 1 : 0)),
};

function paint(colourAt: (x: number, y: number) => number): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const value = colourAt(i % SIDE, Math.floor(i / SIDE));
    data.set([value, value, value, 255], i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

const bricks = (x: number, y: number): number => (((x >> 4) + (y >> 3)) % 2 === 0 ? 200 : 110);
/** Two walls that meet behind the shape. */
const corner = (x: number): number => (x < 160 ? 210 : 60);

it.each([
  ['a dark shape before bricks', (x: number, y: number) => (isOfShape(x, y) ? 50 : bricks(x, y)), true],
  ['bricks', bricks, false],
  ['a corner', corner, false],
])('%s', (_, colourAt, isShown) => {
  expect(showsOutline(paint(colourAt), hole, emptyMask(8, 8))).toBe(isShown);
});

it('the outline of somebody beside it is theirs', () => {
  const beside = {
    width: SIDE,
    height: SIDE,
    values: hole.values.map((value) => 1 - value),
  };
  expect(
    showsOutline(
      paint((x, y) => (isOfShape(x, y) ? 50 : 200)),
      hole,
      beside,
    ),
  ).toBe(false);
});
