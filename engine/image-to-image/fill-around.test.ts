// A table goes on up to the saucer that stands on it, under its shadow too.
import { expect, it } from 'vitest';
import type { Mask } from '#engine/raster/mask.ts';
import { fillAround } from './fill-around.ts';

const SIZE = 200;

function paint(value: (x: number, y: number) => boolean): Mask {
  const values = Float32Array.from({ length: SIZE * SIZE }, (_, i) =>
    value(i % SIZE, Math.floor(i / SIZE)) ? 1 : 0,
  );
  return { width: SIZE, height: SIZE, values };
}

const fromMiddle = (x: number, y: number): number => Math.hypot(x - 100, y - 100);
const isOnFloor = (x: number, y: number): boolean => x < 40 && y < 40;

it('fills shadows and rims, and nothing that lies elsewhere', () => {
  const saucer = paint((x, y) => fromMiddle(x, y) < 50);
  const table = paint((x, y) => fromMiddle(x, y) > 54 && fromMiddle(x, y - 14) > 50 && !isOnFloor(x, y));
  const whole = fillAround(table, saucer).values;
  const at = (x: number, y: number): number => whole[y * SIZE + x] ?? -1;
  expect(at(100, 158)).toBeGreaterThan(0.9);
  expect(at(152, 100)).toBeGreaterThan(0.9);
  expect(at(100, 100)).toBe(0);
  expect(at(20, 20)).toBe(0);
});
