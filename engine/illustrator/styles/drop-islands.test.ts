// Small areas of one ink go, large ones stay.

import { expect, it } from 'vitest';
import { dropIslands } from './drop-islands.ts';

it('gives small islands to the ink that they touch most', () => {
  const rows = ['0000000', '0110200', '0110000', '0000222', '0000222'];
  const choice = Float32Array.from([...rows.join('')].map(Number));
  dropIslands(choice, 7, 3, 3);
  expect(Array.from({ length: 5 }, (_, row) => choice.subarray(row * 7, row * 7 + 7).join(''))).toEqual([
    '0000000',
    '0110000',
    '0110000',
    '0000222',
    '0000222',
  ]);
});

it('leaves what is of one ink as it is', () => {
  const choice = new Float32Array(9);
  dropIslands(choice, 3, 2, 100);
  expect([...choice]).toEqual(Array.from({ length: 9 }, () => 0));
});
