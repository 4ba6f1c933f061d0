// Somebody in front of a sky is no part of the land: the sky is found beside their neck as well as above them.
import { beforeAll, expect, it } from 'vitest';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, sampleMask } from '#engine/raster/mask.ts';
import { seePeople } from '#engine/vision/see-people.ts';
import { cutSubject } from './cut-subject.ts';
import { findSkyAround, findSkyBehind } from './find-sky-behind.ts';

let studio: Image;
beforeAll(async () => {
  studio = await readPixels(openTestPhoto('astronaut'));
});

/** The astronaut before a clear sky that ends behind her shoulders. */
async function takeOutside(): Promise<Image> {
  const cut = cutSubject(studio, await seePeople(studio));
  if (!cut) throw new Error('nobody was cut out');
  const { width, height } = studio;
  const data = new Uint8ClampedArray(studio.data);
  for (let i = 0; i < width * height; i++) {
    const down = Math.floor(i / width) / height;
    const behind = down > 0.62 ? [70, 92, 44] : [96 + 110 * down, 152 + 70 * down, 222];
    const own = cut.mask.values[i] as number;
    for (let channel = 0; channel < 3; channel++)
      data[i * 4 + channel] =
        (data[i * 4 + channel] as number) * own + (behind[channel] as number) * (1 - own);
  }
  return { width, height, data };
}

it('is found beside a neck and over shoulders, and not in a face', async () => {
  const outside = await takeOutside();
  const sky = findSkyBehind(outside, await seePeople(outside));
  if (!sky) throw new Error('no sky was found');
  // Read by eye from the photo, 512 × 512.
  for (const [x, y] of [
    [40, 40],
    [165, 138],
    [285, 150],
    [340, 200],
  ] as const)
    expect(sampleMask(sky.mask, x / 512, y / 512), `at ${x}, ${y}`).toBeGreaterThan(0.8);
  for (const [x, y] of [
    [225, 110],
    [225, 60],
    [130, 300],
  ] as const)
    expect(sampleMask(sky.mask, x / 512, y / 512), `at ${x}, ${y}`).toBeLessThan(0.2);
});

it('goes on below what flies in a row across it', () => {
  const [width, height] = [320, 220];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const mask = emptyMask(width, height);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isPlane = Math.abs(y - 120 + x / 6) < 8 && x > 4 && x < 314;
    mask.values[i] = isPlane ? 1 : 0;
    data.set(isPlane ? [70, 62, 60] : [196 + y / 12, 202 + y / 12, 212 + y / 14], i * 4);
  }
  const image = { width, height, data };
  const sky = findSkyAround(image, { mask, box: { left: 4, top: 50, width: 310, height: 90 }, face: null });
  for (const y of [0.1, 0.9]) expect(sampleMask(sky?.mask ?? mask, 0.5, y)).toBeGreaterThan(0.8);
});
