// A cactus that was asked for is whole in its desert, whatever chance does with the others.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { illustrate } from '../illustrate.ts';

beforeAll(needDrawings, 120_000);

const SIDE = 256;

/** The share of green away from the edges. */
async function shareOfGreen(prompt: string, seed: number): Promise<number> {
  const { image } = await illustrate({ prompt, style: 'auto', width: SIDE, height: SIDE, seed });
  let green = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = SIDE * 0.08; x < SIDE * 0.92; x++) {
      const at = (y * SIDE + Math.floor(x)) * 4;
      const [r = 0, g = 0, b = 0] = image.data.subarray(at, at + 3);
      if (g > Math.max(r, b) * 1.12) green++;
    }
  return green / (SIDE * SIDE);
}

it.each([1, 7, 12])('is seen with seed %i', async (seed) => {
  expect(await shareOfGreen('沙漠里的仙人掌', seed)).toBeGreaterThan(0.006);
});
