// Red things that were asked for stay red in an ink painting of ours; what is not red gets no red.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { illustrate } from '../illustrate.ts';

beforeAll(needDrawings, 120_000);

const SIDE = 384;
/** The seal lies in the lower corners. */
const ABOVE_SEAL = 0.78;

/** The share of vermilion in the upper part of the painting. */
async function shareOfRed(prompt: string): Promise<number> {
  const { image } = await illustrate({ prompt, style: 'ink', width: SIDE, height: SIDE, seed: 7 });
  const pixels = Math.floor(SIDE * ABOVE_SEAL) * SIDE;
  let red = 0;
  for (let i = 0; i < pixels; i++) {
    const [r = 0, g = 0, b = 0] = image.data.subarray(i * 4, i * 4 + 3);
    if (r > Math.max(g, b) * 1.6) red++;
  }
  return red / pixels;
}

it.each(['a girl with a red umbrella walking in the rain', 'red sun over mountains'])(
  'stays red: %s',
  async (prompt) => {
    expect(await shareOfRed(prompt)).toBeGreaterThan(0.004);
  },
);

it('is none where nothing is red', async () => {
  expect(await shareOfRed('a grey stone in the mist')).toBeLessThan(0.0005);
});
