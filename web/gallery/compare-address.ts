// Which images are compared, as it stands in the address: `compare=12-0.12-3.9-0`.
import { keyOfTile, readTileKey } from './group-by-day.ts';
import type { Tile } from './group-by-day.ts';

export const COMPARE = 'compare';
export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

const KEY = /^\d{1,18}-\d{1,2}$/;

export function writeCompared(tiles: readonly Tile[]): string {
  return tiles.map(keyOfTile).join('.');
}

/** Each once, four at most; none where it makes no sense. */
export function readCompared(value: string | null): Tile[] {
  const keys = [...new Set((value ?? '').split('.'))].filter((key) => KEY.test(key));
  return keys.slice(0, MOST_COMPARED).map(readTileKey);
}
