// The earth rises behind the horizon of the moon where that is said, and hangs high over it elsewhere.

import { expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';

/** The lowest row that the earth is painted in, and the row of the horizon. */
async function lowestOf(prompt: string): Promise<{ lowest: number; horizon: number }> {
  const { scene } = await planScene(prompt);
  const earth = scene.layers.find(({ name }) => name === 'earth');
  if (earth?.kind !== 'painted') throw new Error('no earth');
  const pixels = readPixels(makeSurface(512, 512, (brush) => earth.paint(brush)));
  const last = pixels.findLastIndex((value, at) => at % 4 === 3 && value > 200);
  return { lowest: Math.floor(last / 4 / 512), horizon: scene.stage.horizon };
}

it.each([
  'earthrise over the moon',
  "earth rising over the moon's horizon, astronaut",
  'earth rising above the lunar horizon',
  '地球从月球地平线升起',
])('rises: %s', async (prompt) => {
  const { lowest, horizon } = await lowestOf(prompt);
  expect(lowest).toBeGreaterThan(horizon);
});

it('hangs high where nothing is said of its rising', async () => {
  const { lowest, horizon } = await lowestOf('an astronaut on the moon with earth in the sky');
  expect(lowest).toBeLessThan(horizon * 0.9);
});
