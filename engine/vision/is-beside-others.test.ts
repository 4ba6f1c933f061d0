// Two bodies are more than one has, whatever it does with its arms.
import { expect, it } from 'vitest';
import { emptyMask } from '#engine/raster/mask.ts';
import type { Face } from './find-faces.ts';
import { isBesideOthers } from './is-beside-others.ts';

const face = { x: 400, y: 200, width: 80, height: 100 } as Face;

/** A head on a body at each of these columns of an image that is 1000 wide, and a raised arm at the first. */
function standing(...columns: number[]) {
  const mask = emptyMask(250, 150);
  for (let i = 0; i < mask.values.length; i++) {
    const [x, y] = [(i % 250) * 4, Math.floor(i / 250) * 4];
    const isBody = columns.some(
      (column) => Math.hypot(x - column, (y - 200) * 0.8) < 50 || (y > 260 && Math.abs(x - column) < 130),
    );
    const isArm = y > 140 && y < 300 && Math.abs(x - (columns[0] ?? 0) - 200) < 20;
    mask.values[i] = isBody || isArm ? 1 : 0;
  }
  return mask;
}

it('tells one who raises an arm from two', () => {
  expect(isBesideOthers(standing(400), face, 1000)).toBe(false);
  expect(isBesideOthers(standing(400, 720), face, 1000)).toBe(true);
});
