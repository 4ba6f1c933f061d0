// Poles and skis are held by who has them in hand, and a pole that stands apart is not.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import { addHeld } from './add-held.ts';

const SIDE = 160;
const isBody = (x: number, y: number): boolean => Math.abs(x - 60) < 16 && Math.abs(y - 80) < 50;
/** One pixel wide, and slanting. */
const isPole = (x: number, y: number): boolean => y - 70 === x - 76 && x >= 76 && x < 140;
const isPost = (x: number, y: number): boolean => x === 20 && y > 30 && y < 70;

function maskOf(covers: (x: number, y: number) => boolean, belief = 1): Mask {
  const mask = emptyMask(SIDE, SIDE);
  for (let i = 0; i < mask.values.length; i++)
    if (covers(i % SIDE, Math.floor(i / SIDE))) mask.values[i] = belief;
  return mask;
}

it('keeps a thin pole with who holds it, though hardly believed', () => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(240);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    if (isBody(x, y) || isPole(x, y) || isPost(x, y)) data.set([30, 30, 36, 255], i * 4);
  }
  const image: Image = { width: SIDE, height: SIDE, data };
  const body = maskOf(isBody);
  const rest = maskOf((x, y) => isPole(x, y) || isPost(x, y), 0.25).values;
  const mask = { ...body, values: body.values.map((value, i) => Math.max(value, rest[i] as number)) };
  const { values } = addHeld(image, body, { faces: [], salient: { mask, sureness: 1 } });
  expect(values[130 + SIDE * 124]).toBe(1);
  expect(values[20 + SIDE * 50]).toBeLessThan(0.5);
  expect(values[150 + SIDE * 20]).toBe(0);
});
