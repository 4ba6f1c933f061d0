// @vitest-environment jsdom
// Filters live in the address, days in the reader's time zone, ranges in the order of the wall.
import { expect, it } from 'vitest';
import { clearFilter, isFiltered, readFilter, toTaskFilter, writeFilter } from './gallery-filter.ts';
import { groupByDay, indexOfTile, keyOfTile, tileAt, readTileKey } from './group-by-day.ts';
import { findRange } from './use-selection.ts';

it('[product 4.1] reads back from the address what it wrote there', () => {
  const filter = {
    media: 'image',
    tool: 1,
    status: 'running',
    isFavorite: true,
    isShared: true,
    q: 'a fox',
    size: 'large',
  } as const;
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(toTaskFilter(filter)).toEqual({
    media: 'image',
    type: [1],
    status: [0, 1],
    favorite: true,
    public: true,
    q: 'a fox',
  });
  expect(clearFilter(filter).size).toBe('large');
  expect(isFiltered(clearFilter(filter))).toBe(false);
});

it('takes an address that makes no sense as no filter', () => {
  const filter = readFilter(new URLSearchParams('tab=videos&tool=99&status=x&favorite=yes&size=huge'));
  expect(isFiltered(filter)).toBe(false);
  expect(toTaskFilter(filter)).toEqual({});
});

function work(id: string, day: number, hour: number, ratios: number[] = [1]) {
  const at = new Date(2026, 0, day, hour).getTime();
  return { id, at, ratios, status: 2, favorite: false, public: false } as const;
}

it('[product 4.1] hangs works under their local days, newest first', () => {
  const { days, counts } = groupByDay([work('9', 3, 9), work('8', 2, 23, [1, 2]), work('7', 2, 0)]);
  expect(days.map(({ at, works }) => [new Date(at).getDate(), works])).toEqual([
    [3, 1],
    [2, 2],
  ]);
  expect(counts).toEqual([1, 3]);
});

it('finds the image at a place, and the place of an image', () => {
  const hanging = groupByDay([work('9', 3, 9, [1, 1, 1]), work('8', 2, 23), work('7', 2, 1, [1, 1])]);
  const tiles = hanging.ratios.map((_, index) => tileAt(hanging, index));
  expect(tiles.map((tile) => tile && keyOfTile(tile))).toEqual(['9-0', '9-1', '9-2', '8-0', '7-0', '7-1']);
  for (const [index, tile] of tiles.entries()) {
    if (!tile) throw new Error(`nothing hangs at ${index}`);
    expect(indexOfTile(hanging, readTileKey(keyOfTile(tile)))).toBe(index);
  }
  expect(tileAt(hanging, 6)).toBeUndefined();
  expect(indexOfTile(hanging, { id: '5', n: 0 })).toBe(-1);
});

it('takes with Shift everything between two works, in either direction', () => {
  const order = ['e', 'd', 'c', 'b', 'a'];
  expect(findRange(order, 'd', 'b')).toEqual(['d', 'c', 'b']);
  expect(findRange(order, 'b', 'd')).toEqual(['d', 'c', 'b']);
  expect(findRange(order, 'gone', 'c')).toEqual(['c']);
});
