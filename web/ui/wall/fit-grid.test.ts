// Images to be compared stand as large as the window lets them.
import { expect, it } from 'vitest';
import { chooseColumns } from './fit-grid.ts';

const desk = { width: 1400, height: 860, gap: 8, foot: 36 };
const phone = { width: 390, height: 640, gap: 8, foot: 36 };

it.each([
  ['two squares on a desk stand side by side', [1, 1], desk, 2],
  ['two wide ones on a desk stand under one another', [21 / 9, 21 / 9], desk, 1],
  ['three tall ones on a desk stand in a row', [2 / 3, 2 / 3, 2 / 3], desk, 3],
  ['four squares on a desk stand two by two', [1, 1, 1, 1], desk, 2],
  ['four tall ones on a desk stand in a row', [9 / 16, 9 / 16, 9 / 16, 9 / 16], desk, 4],
  ['two squares on a phone stand under one another', [1, 1], phone, 1],
  ['two tall ones on a phone stand side by side', [9 / 16, 9 / 16], phone, 2],
  ['four squares on a phone stand two by two', [1, 1, 1, 1], phone, 2],
])('%s', (_, ratios, room, columns) => {
  expect(chooseColumns(ratios, room)).toBe(columns);
});

it('has one column where there is no room at all', () => {
  expect(chooseColumns([1, 1], { width: 0, height: 0, gap: 8, foot: 36 })).toBe(1);
});
