// Rests grow, end somewhere, and are never the same for all.
import { expect, it } from 'vitest';
import { drawRest } from './draw-rest.ts';

const LIMITS = { firstMs: 5_000, longestMs: 300_000 };
const drawAll = (random: () => number) =>
  Array.from({ length: 9 }, (_, rests) => drawRest({ rests, ...LIMITS }, random) / 1000);

it('is longer after each fault, and no more than a quarter beyond the longest', () => {
  expect(drawAll(() => 0)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  expect(drawAll(() => 1)).toEqual([6.25, 12.5, 25, 50, 100, 200, 375, 375, 375]);
});

it('is no shorter than what was asked for', () => {
  expect(drawRest({ rests: 0, ...LIMITS, askedSeconds: 90 }, () => 0)).toBe(90_000);
  expect(drawRest({ rests: 6, ...LIMITS, askedSeconds: 90 }, () => 0)).toBe(300_000);
});

it('is another one for each who draws it', () => {
  const rests = Array.from({ length: 20 }, () => drawRest({ rests: 2, ...LIMITS }));
  expect(new Set(rests).size).toBeGreaterThan(15);
});
