import { expect, it } from 'vitest';
import { readMinorUnits } from './read-minor-units.ts';

it.each([
  ['18.99', 1899],
  ['18,9', 1890],
  [' 18 ', 1800],
  ['0.05', 5],
  ['1.999', null],
  ['1,234.56', null],
  ['-3', null],
  ['', null],
])('reads %j as %s', (typed, cents) => {
  expect(readMinorUnits(typed)).toBe(cents);
});
