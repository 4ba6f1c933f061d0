// @vitest-environment jsdom
// Filters live in the address, days in the reader's time zone.
import { expect, it } from 'vitest';
import { isFiltered, readFilter, toTaskFilter, writeFilter } from './gallery-filter.ts';
import { groupDays } from './group-days.ts';

it('reads back from the address what it wrote there', () => {
  const filter = { media: 'image', tool: 1, status: 'running', isFavorite: true, q: 'a fox' } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(toTaskFilter(filter)).toEqual({
    media: 'image',
    type: [1],
    status: [0, 1],
    favorite: true,
    q: 'a fox',
  });
});

it('takes an address that makes no sense as no filter', () => {
  const filter = readFilter(new URLSearchParams('tab=films&tool=99&status=x&favorite=yes'));
  expect(isFiltered(filter)).toBe(false);
  expect(toTaskFilter(filter)).toEqual({});
});

function at(day: number, hour: number) {
  return { created_at: new Date(2026, 0, day, hour).toISOString() };
}

it('hangs works under their local days, newest first', () => {
  const days = groupDays([at(3, 9), at(2, 23), at(2, 1)]);
  expect(days.map(({ date, items }) => [date.getDate(), items.length])).toEqual([
    [3, 1],
    [2, 2],
  ]);
});
