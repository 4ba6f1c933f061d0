// A ringlet beside the silhouette is of the hair, and the wall beside it is not.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask } from '#engine/raster/mask.ts';
import { takeLocks } from './take-locks.ts';

const SIDE = 300;
const isHead = (x: number, y: number): boolean => Math.hypot(x - 150, y - 110) < 60;
const isLock = (x: number, y: number): boolean => Math.abs(x - 200) < 3 && y > 110 && y < 170;

it('takes a lock that hangs from the hair', () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4);
  const hair = emptyMask(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    data.set([...(isHead(x, y) || isLock(x, y) ? [52, 36, 28] : [214, 206, 200]), 255], i * 4);
    hair.values[i] = isHead(x, y) ? 1 : 0;
  }
  const image: Image = { width: SIDE, height: SIDE, data };
  const { values } = takeLocks(hair, hair, image);
  expect(values[160 * SIDE + 200]).toBeGreaterThan(0.9);
  expect(values[160 * SIDE + 230]).toBe(0);
  expect(values[110 * SIDE + 150]).toBe(1);
  const everywhere = { ...hair, values: hair.values.map(() => 1) };
  expect(takeLocks(hair, everywhere, image).values[160 * SIDE + 200]).toBe(0);
});
