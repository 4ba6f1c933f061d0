// Hair that no edge parts from what is behind it is not dyed.
import { expect, it } from 'vitest';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import { isLostBefore } from './is-lost-before.ts';

const SIDE = 200;

/** A disc of hair of one grey before a wall of another one; or, with a body of that grey all around it, on a coat. */
function hairBefore(hair: number, wall: number, body?: Mask): boolean {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  const mask = emptyMask(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const isHair = Math.hypot((i % SIDE) - 100, Math.floor(i / SIDE) - 100) < 60;
    mask.values[i] = isHair ? 1 : 0;
    data.fill(isHair ? hair : wall, i * 4, i * 4 + 3);
  }
  return isLostBefore({ width: SIDE, height: SIDE, data }, mask, body ?? mask);
}

it('is lost before what is as dark as it', () => {
  expect(hairBefore(14, 6)).toBe(true);
  expect(hairBefore(14, 90)).toBe(false);
  expect(hairBefore(200, 240)).toBe(false);
});

it('is lost on a coat as dark as it', () => {
  const coat = emptyMask(SIDE, SIDE);
  coat.values.fill(1);
  expect(hairBefore(14, 6, coat)).toBe(true);
  expect(hairBefore(14, 90, coat)).toBe(false);
});
