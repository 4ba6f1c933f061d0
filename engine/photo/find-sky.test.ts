// A line across a wall makes no sky of what is above it.
import { expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import type { Image } from '#engine/raster/image.ts';
import { findSky } from './find-sky.ts';

/** A pale wall over a dark floor. `hasLand`: below a line across it there is land instead of more of the wall. */
function makeRoom(hasLand: boolean): Image {
  const [width, height] = [320, 240];
  const random = makeRandom(1, 'room');
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isLine = y > 117 && y < 121;
      const isBoard = x > 110 && y > 120;
      const isBelow = hasLand && y > 120;
      const colour = isLine || isBoard || y > 205 || isBelow ? [96, 78, 58] : [212, 214, 216];
      const noise = (random.next() - 0.5) * 5;
      data.set([...colour.map((channel) => channel + noise), 255], (y * width + x) * 4);
    }
  return { width, height, data };
}

it('a wall that goes on below a line is no sky, and what ends there is one', () => {
  expect(findSky(makeRoom(true))?.horizon).toBeCloseTo(0.5, 1);
  expect(findSky(makeRoom(false))?.horizon).toBeUndefined();
});
