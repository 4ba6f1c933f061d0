// Where an image ripples: on water, and not where posts and walls would be seen to bend.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { sampleMask } from '#engine/raster/mask.ts';
import { findWater } from './find-water.ts';
import type { Relief } from './find-relief.ts';

const SIZE = { width: 320, height: 200 };
const RELIEF = { horizon: 0.4, body: null, isPerson: false } as unknown as Relief;

/** A pale sky over water with waves from side to side; at the right dark posts stand in it. */
function drawPier(): Image {
  const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let y = 0, o = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++, o += 4) {
      const isPost = x > 220 && x % 16 < 4 && y > 60;
      const wave = 120 + 14 * Math.sin(y * 0.9 + Math.sin(x * 0.05) * 2);
      const light = isPost ? 20 : y < 80 ? 220 : wave;
      data.set([light, light, light + 6, 255], o);
    }
  return { ...SIZE, data } as unknown as Image;
}

it('finds water, and leaves out what stands upright in it', () => {
  const water = findWater(drawPier(), RELIEF);
  if (!water) throw new Error('there is water');
  expect(sampleMask(water.mask, 0.3, 0.8)).toBeGreaterThan(0.9);
  expect(sampleMask(water.mask, 0.85, 0.8)).toBeLessThan(0.2);
});
