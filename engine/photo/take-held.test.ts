// A chair goes with who sits on it, and a horse stays beside who leads it.
import { expect, it } from 'vitest';
import type { Image } from '#engine/raster/image.ts';
import { emptyMask, type Mask } from '#engine/raster/mask.ts';
import { takeHeld } from './take-held.ts';

const SIDE = 160;
type Covers = (x: number, y: number) => boolean;
const isBody: Covers = (x, y) => Math.abs(x - 60) < 16 && Math.abs(y - 80) < 40;
const isChair: Covers = (x, y) => x >= 76 && x < 90 && y > 84 && y < 124;
const isHorse: Covers = (x, y) => x >= 76 && x < 150 && y > 60 && y < 124;

function maskOf(covers: Covers): Mask {
  const mask = emptyMask(SIDE, SIDE);
  for (let i = 0; i < mask.values.length; i++) if (covers(i % SIDE, Math.floor(i / SIDE))) mask.values[i] = 1;
  return mask;
}

function takenBeside(thing: Covers): number {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(230);
  const both: Covers = (x, y) => isBody(x, y) || thing(x, y);
  for (let i = 0; i < SIDE * SIDE; i++)
    if (both(i % SIDE, Math.floor(i / SIDE))) data.set([60, 40, 36, 255], i * 4);
  const image: Image = { width: SIDE, height: SIDE, data };
  const people = { faces: [], salient: { mask: maskOf(both), sureness: 1 } };
  return takeHeld(image, maskOf(isBody), people).values[83 + SIDE * 110] as number;
}

it('takes a chair, and no horse', () => {
  expect(takenBeside(isChair)).toBe(1);
  expect(takenBeside(isHorse)).toBe(0);
});
