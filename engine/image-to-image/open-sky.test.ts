// What is all around somebody may be a wall: a night paints stars only where there is land below them.
import { expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { cutSubject } from '#engine/photo/cut-subject.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { openSky } from './open-sky.ts';
import { startWork } from './work.ts';

/** The astronaut before one even blue, down to the foot of the photo or to a meadow. */
async function standBefore(hasLand: boolean): Promise<Image> {
  const studio = await readPixels(openTestPhoto('astronaut'));
  const cut = cutSubject(studio, await seePeople(studio));
  if (!cut) throw new Error('nobody was cut out');
  const data = new Uint8ClampedArray(studio.data);
  for (const [i, own] of cut.mask.values.entries()) {
    const down = Math.floor(i / studio.width) / studio.height;
    const behind = hasLand && down > 0.62 ? [70, 92, 44] : [96 + 60 * down, 152 + 40 * down, 222];
    for (let channel = 0; channel < 3; channel++)
      data[i * 4 + channel] =
        (data[i * 4 + channel] as number) * own + (behind[channel] as number) * (1 - own);
  }
  return { ...studio, data };
}

it.each([
  ['with a meadow below it', true],
  ['all around somebody', false],
])('%s', async (_, hasLand) => {
  const work = startWork(await standBefore(hasLand), 1, []);
  await work.lookForPeople();
  // Who names the sky says that there is one.
  expect(work.sky()).not.toBeNull();
  expect(openSky(work) !== null).toBe(hasLand);
});
