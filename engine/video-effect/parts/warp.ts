// Bends an image: every pixel of the result says where it comes from.
import type { Image } from '#engine/raster/image.ts';
import { makeSampler, wordsOf } from '#engine/raster/sample-pixels.ts';

type Point = { x: number; y: number };
export type Area = { left: number; top: number; width: number; height: number };

/** Writes into `from` where the result's pixel comes from, in pixels of the source. */
export type Field = (x: number, y: number, from: Point) => void;

export type WarpOptions = {
  /** Part of the result that is computed; the rest stays as it is. */
  area?: Area;
  /** Outside the source lies nothing, or its edge goes on. */
  outside?: 'clear' | 'edge';
  /** The field is asked at the corners of cells of so many pixels, and is even between. */
  cell?: number;
};

export function warp(source: Image, target: Image, field: Field, options: WarpOptions = {}): void {
  const { cell = 8, outside = 'edge' } = options;
  const { left, top, right, bottom } = cutArea(target, options.area);
  if (right <= left || bottom <= top) return;
  const columns = Math.ceil((right - left) / cell) + 1;
  const from: Point = { x: 0, y: 0 };
  const readRow = (y: number, row: Float32Array): void => {
    for (let column = 0; column < columns; column++) {
      field(left + column * cell, y, from);
      row[column * 2] = from.x;
      row[column * 2 + 1] = from.y;
    }
  };
  let above = new Float32Array(columns * 2);
  let below = new Float32Array(columns * 2);
  const sample = makeSampler(source, outside);
  const pixels = wordsOf(target.data);
  readRow(top, above);
  for (let cellTop = top; cellTop < bottom; cellTop += cell) {
    readRow(cellTop + cell, below);
    for (let y = cellTop; y < Math.min(bottom, cellTop + cell); y++) {
      const down = (y - cellTop) / cell;
      for (let column = 0; column < columns - 1; column++) {
        const at = column * 2;
        const u = mid(above, below, at, down);
        const v = mid(above, below, at + 1, down);
        const stepU = (mid(above, below, at + 2, down) - u) / cell;
        const stepV = (mid(above, below, at + 3, down) - v) / cell;
        const begin = left + column * cell;
        const end = Math.min(right, begin + cell);
        const row = y * target.width;
        for (let x = begin, n = 0; x < end; x++, n++) pixels[row + x] = sample(u + stepU * n, v + stepV * n);
      }
    }
    [above, below] = [below, above];
  }
}

function mid(above: Float32Array, below: Float32Array, at: number, down: number): number {
  const high = above[at] as number;
  return high + ((below[at] as number) - high) * down;
}

function cutArea({ width, height }: Image, area: Area = { left: 0, top: 0, width, height }) {
  return {
    left: Math.max(0, Math.floor(area.left)),
    top: Math.max(0, Math.floor(area.top)),
    right: Math.min(width, Math.ceil(area.left + area.width)),
    bottom: Math.min(height, Math.ceil(area.top + area.height)),
  };
}
