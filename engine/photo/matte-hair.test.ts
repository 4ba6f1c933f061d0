// What is seen between curls is no hair; where hair and what is behind look the same, nothing is said of either.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask } from '#engine/raster/mask.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { matteHair, matteHeads } from './matte-hair.ts';

const SIDE = 240;
const HEAD = 70;

/** Dark hair that ends in curls with gaps of the wall between them; the mask covers both. */
function paint(wall: readonly [number, number, number]): Image {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [(i % SIDE) - 120, Math.floor(i / SIDE) - 120];
    const far = Math.hypot(x, y);
    const isGap = Math.floor(Math.atan2(y, x) * 12) % 2 === 0;
    const isHair = far < HEAD - 12 || (far < HEAD && !isGap);
    data.set([...(isHair ? [60, 38, 24] : wall), 255], i * 4);
  }
  return { width: SIDE, height: SIDE, data };
}

const hair = emptyMask(SIDE, SIDE);
for (let i = 0; i < SIDE * SIDE; i++)
  if (Math.hypot((i % SIDE) - 120, Math.floor(i / SIDE) - 120) < HEAD) hair.values[i] = 1;

/** How much of the hair, and of the gaps at its edge, is still taken for hair. */
function readMatte(image: Image, { values } = matteHair(hair, hair, image)): { hair: number; gaps: number } {
  const mean = (isDark: boolean): number => {
    let [sum, all] = [0, 0];
    for (let i = 0; i < values.length; i++) {
      const far = Math.hypot((i % SIDE) - 120, Math.floor(i / SIDE) - 120);
      if (far > HEAD - 3 || far < HEAD - 9 || (image.data[i * 4] as number) < 100 !== isDark) continue;
      sum += values[i] as number;
      all++;
    }
    return sum / all;
  };
  return { hair: mean(true), gaps: mean(false) };
}

it('curls before a light wall', () => {
  const { hair: curls, gaps } = readMatte(paint([225, 222, 214]));
  expect(curls).toBeGreaterThan(0.85);
  expect(gaps).toBeLessThan(0.45);
});

it('hair before a wall of its colour', () => {
  expect(readMatte(paint([63, 41, 27])).hair).toBe(1);
});

it('curls before a face or a shoulder', () => {
  const everywhere = emptyMask(SIDE, SIDE);
  everywhere.values.fill(1);
  const image = paint([214, 170, 146]);
  const { hair: curls, gaps } = readMatte(image, matteHair(hair, everywhere, image));
  expect(curls).toBeGreaterThan(0.85);
  expect(gaps).toBeLessThan(0.45);
});

it('a head is cut out without the wall between its curls, and with what lies below it', () => {
  const image = paint([225, 222, 214]);
  const face = { x: 120, y: 120, width: 66, height: 50 } as Face;
  const cut = matteHeads(hair, image, [face]);
  for (let y = 170; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) expect(cut.values[y * SIDE + x]).toBe(hair.values[y * SIDE + x]);
  const whole = matteHeads(hair, image, [{ ...face, height: 100 }]);
  const { hair: curls, gaps } = readMatte(image, whole);
  expect(curls).toBeGreaterThan(0.85);
  expect(gaps).toBeLessThan(0.55);
});
