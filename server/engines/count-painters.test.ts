import { expect, it } from 'vitest';
import { countPainters } from './count-painters.ts';

it.each([
  [1, 1, 1],
  [2, 1, 1],
  [4, 1, 2],
  [4, 2, 1],
  [8, 2, 2],
  [8, 3, 1],
])('with %i cores and %i jobs under way: %i', (cores, jobs, painters) => {
  expect(countPainters(cores, jobs)).toBe(painters);
});
