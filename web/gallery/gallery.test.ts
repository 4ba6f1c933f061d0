// @vitest-environment jsdom
// Filters live in the address, days in the reader's time zone, ranges in the order of the wall.
import { expect, it } from 'vitest';
import { clearFilter, isFiltered, readFilter, toTaskFilter, writeFilter } from './gallery-filter.ts';
import {
  groupByDay,
  indexOfTile,
  keyOfTile,
  listTiles,
  partsOf,
  tileAt,
  readTileKey,
} from './group-by-day.ts';
import { readCompared, writeCompared } from './compare-address.ts';
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

function work(id: string, day: number, hour: number, images: number[] = [0]) {
  const at = new Date(2026, 0, day, hour).getTime();
  const ratios = images.map(() => 1);
  return { id, at, images, ratios, status: 2, favorite: 0, public: 0 } as const;
}

it('[product 4.1] hangs works under their local days, newest first', () => {
  const { days, counts } = groupByDay([work('9', 3, 9), work('8', 2, 23, [0, 1]), work('7', 2, 0)]);
  expect(days.map(({ at }) => new Date(at).getDate())).toEqual([3, 2]);
  expect(counts).toEqual([1, 3]);
});

it('finds the image at a place, and the place of an image', () => {
  // Of the first work the second image was deleted; of the second nothing hangs that is looked for.
  const works = [work('9', 3, 9, [0, 2, 3]), work('6', 3, 8, []), work('8', 2, 23), work('7', 2, 1, [0, 1])];
  const hanging = groupByDay(works);
  const tiles = hanging.ratios.map((_, index) => tileAt(hanging, index));
  expect(tiles.map((tile) => tile && keyOfTile(tile))).toEqual(['9-0', '9-2', '9-3', '8-0', '7-0', '7-1']);
  expect(listTiles(works).map(keyOfTile)).toEqual(tiles.map((tile) => tile && keyOfTile(tile)));
  for (const [index, tile] of tiles.entries()) {
    if (!tile) throw new Error(`nothing hangs at ${index}`);
    expect(indexOfTile(hanging, readTileKey(keyOfTile(tile)))).toBe(index);
  }
  expect(tileAt(hanging, 6)).toBeUndefined();
  expect(indexOfTile(hanging, { id: '5', n: 0 })).toBe(-1);
  expect(indexOfTile(hanging, { id: '6', n: 0 })).toBe(-1);
  // Where an image is gone, the one after it stands; after the last one the last.
  expect(indexOfTile(hanging, { id: '9', n: 1 })).toBe(1);
  expect(indexOfTile(hanging, { id: '9', n: 9 })).toBe(2);
});

it('names what is chosen by works and their images, and what has no images whole', () => {
  const works = [
    work('9', 3, 9, [0, 2, 3]),
    { ...work('8', 3, 8), status: -1 as const },
    work('7', 2, 1, [0, 1]),
  ];
  const keys = new Set(['9-2', '9-3', '8-0', '5-0']);
  expect(partsOf(works, (tile) => keys.has(keyOfTile(tile)))).toEqual([
    { id: '9', images: [2, 3] },
    { id: '8' },
  ]);
});

it('takes with Shift everything between two images, in either direction', () => {
  const order = ['e', 'd', 'c', 'b', 'a'];
  expect(findRange(order, 'd', 'b')).toEqual(['d', 'c', 'b']);
  expect(findRange(order, 'b', 'd')).toEqual(['d', 'c', 'b']);
  expect(findRange(order, 'gone', 'c')).toEqual(['c']);
});

it('[product 4.1] compares what the address names, each once and four at most', () => {
  const tiles = [
    { id: '12', n: 0 },
    { id: '9', n: 3 },
  ];
  expect(readCompared(writeCompared(tiles))).toEqual(tiles);
  expect(readCompared('1-0.1-0.2-0.3-0.4-0.5-0')).toHaveLength(4);
  for (const nonsense of [null, '', 'a-b', '1', '1-0-2', '../7-1'])
    expect(readCompared(nonsense)).toEqual([]);
});
