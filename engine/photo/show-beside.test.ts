import { expect, it } from 'vitest';
import { makePlane } from '#engine/raster/make-plane.ts';
import type { Mask } from '#engine/raster/mask.ts';
import { showBeside } from './show-beside.ts';

const WIDTH = 100;

/** Somebody between two columns, from the upper edge to the lower one. */
function somebody(from: number, to: number): Mask {
  const values = makePlane(WIDTH * WIDTH, (i) => (i % WIDTH >= from && i % WIDTH < to ? 1 : 0));
  return { width: WIDTH, height: WIDTH, values };
}

/** The column of the image where the middle of the scene is seen. */
function middleOf(mask: Mask): number {
  const { wide, left } = showBeside(mask);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(left + WIDTH).toBeLessThanOrEqual(wide);
  return wide / 2 - left;
}

it.each([
  ['at the left', 0, 55],
  ['at the right', 45, 100],
  ['in the middle', 30, 70],
])('the middle of a scene is seen beside somebody %s', (_, from, to) => {
  const middle = middleOf(somebody(from, to));
  expect(middle < from || middle >= to).toBe(true);
});

it('a scene is painted no wider than it must be', () => {
  expect(showBeside(somebody(0, 20))).toEqual({ wide: WIDTH, left: 0 });
});
