// The colour that is said of a sky, of clouds, a wood, peaks, water or houses is seen there.

import { beforeAll, expect, it } from 'vitest';
import { toRgb } from '#engine/raster/colour.ts';
import { readPixels } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { composeScene } from './compose-scene.ts';

beforeAll(needDrawings, 120_000);

function rowOf(part: number): number {
  return Math.round(part * 512) * 512 * 4;
}

/** The mean of a part of the image, from one row to another in parts of its height. */
async function meanOf(prompt: string, [from, to]: readonly [number, number]): Promise<number[]> {
  const { scene, told } = await planScene(prompt);
  expect(told.ignored).toEqual([]);
  const pixels = readPixels(composeScene(scene)).subarray(rowOf(from), rowOf(to));
  const sums = [0, 0, 0];
  for (let at = 0; at < pixels.length; at++)
    if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + (pixels[at] ?? 0);
  return sums.map((sum) => sum / (pixels.length / 4));
}

it.each([
  ['a green sky over a field', '#3f9a4a', 0, 0.3],
  ['粉色的天空', '#e86aa8', 0, 0.5],
  ['紫色的云', '#9a6ad8', 0.6, 0.9],
  ['a red sea', '#c83a2c', 0.65, 1],
  ['a purple forest', '#7a3ac0', 0.1, 0.5],
  ['a yellow street', '#e0b020', 0.2, 0.6],
  ['a lone tree in green fog', '#3f9a4a', 0.6, 0.8],
  ['紫色的雾中的树', '#9a6ad8', 0.6, 0.8],
  ['a green city', '#3f9a4a', 0.5, 0.65],
] as const)('is there: %s', async (prompt, colour, from, to) => {
  const mean = await meanOf(prompt, [from, to]);
  const wanted = toRgb(colour);
  const most = wanted.indexOf(Math.max(...wanted));
  const least = wanted.indexOf(Math.min(...wanted));
  expect(mean[most]).toBeGreaterThan((mean[least] ?? 0) + 12);
});

it('is told as left out where none of it is seen', async () => {
  const { told } = await planScene('a chest of drawers in a room, green sky');
  expect(told.ignored.join()).toContain('green');
});
