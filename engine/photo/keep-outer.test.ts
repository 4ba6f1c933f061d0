import { expect, it } from 'vitest';
import { makePlane } from '#engine/raster/make-plane.ts';
import { keepOuter } from './keep-outer.ts';

const SIDE = 40;
const mask = (isIn: (far: number) => boolean) => ({
  width: SIDE,
  height: SIDE,
  values: makePlane(SIDE * SIDE, (i) =>
    isIn(Math.hypot((i % SIDE) - SIDE / 2, Math.floor(i / SIDE) - SIDE / 2)) ? 1 : 0,
  ),
});

it('keeps the wall of a cup, and not what is in it', () => {
  const wallAndDrink = mask((far) => far < 6 || (far > 10 && far < 16));
  const { values } = keepOuter(
    wallAndDrink,
    mask((far) => far < 16),
  );
  expect(values[(SIDE / 2) * SIDE + SIDE / 2]).toBe(0);
  expect(values[(SIDE / 2) * SIDE + SIDE / 2 + 13]).toBe(1);
});
