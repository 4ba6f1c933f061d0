// In autumn trees are red and gold, and a field is not, also where no sky is seen above it.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { changeSeason } from './change-season.ts';
import { startWork } from './work.ts';

const [WIDTH, HEIGHT] = [480, 320];
/** Down to this row leaves stand before one another, in the sun and in the shade. */
const TREES = 110;

function drawField(): Image {
  const random = makeRandom(5, 'leaves');
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const light = i < TREES * WIDTH ? random.between(0.25, 1) : random.between(0.97, 1.03);
    const [red, green, blue] = i < TREES * WIDTH ? [86, 128, 52] : [136, 176, 78];
    data.set([red * light, green * light, blue * light, 255], i * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

it('leaves no red spots on a field', async () => {
  const work = startWork(drawField(), 3, []);
  await work.lookForPeople();
  expect(work.sky()).toBeNull();
  changeSeason(work, 'autumn', 1);
  const shareOfRed = (from: number, end: number): number => {
    let red = 0;
    for (let i = from * WIDTH; i < end * WIDTH; i++) {
      const [r, g] = [work.image.data[i * 4] as number, work.image.data[i * 4 + 1] as number];
      if (r > g * 1.6) red++;
    }
    return red / (WIDTH * (end - from));
  };
  expect(shareOfRed(0, 80)).toBeGreaterThan(0.1);
  // A falling leaf may lie there.
  expect(shareOfRed(135, 220)).toBeLessThan(0.05);
});
