// Bends an image: every pixel of the result says where it comes from.
import type { Image } from '#engine/raster/image.ts';

export type Point = { x: number; y: number };
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

const PAIRS = 0x00ff00ff;

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
  const sample = sampler(source, outside === 'edge');
  const pixels = words(target);
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

/** The bytes of an image as one number a pixel. */
export function words({ data }: Image): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

/** Reads between the four nearest pixels, all channels at once. */
export function sampler(source: Image, isEdged: boolean): (u: number, v: number) => number {
  const { width, height } = source;
  const pixels = words(source);
  const mostU = width - 1.001;
  const mostV = height - 1.001;
  return (u, v) => {
    if (u < 0 || v < 0 || u > mostU || v > mostV) {
      if (!isEdged && (u < -0.5 || v < -0.5 || u > width - 0.5 || v > height - 0.5)) return 0;
      u = u < 0 ? 0 : u > mostU ? mostU : u;
      v = v < 0 ? 0 : v > mostV ? mostV : v;
    }
    const x = u | 0;
    const y = v | 0;
    const fx = ((u - x) * 256) | 0;
    const fy = ((v - y) * 256) | 0;
    const both = (fx * fy) >> 8;
    const i = y * width + x;
    const a = pixels[i] as number;
    const b = pixels[i + 1] as number;
    const c = pixels[i + width] as number;
    const d = pixels[i + width + 1] as number;
    const wa = 256 - fx - fy + both;
    const wb = fx - both;
    const wc = fy - both;
    const even =
      (Math.imul(a & PAIRS, wa) +
        Math.imul(b & PAIRS, wb) +
        Math.imul(c & PAIRS, wc) +
        Math.imul(d & PAIRS, both)) >>>
      8;
    const odd =
      Math.imul((a >>> 8) & PAIRS, wa) +
      Math.imul((b >>> 8) & PAIRS, wb) +
      Math.imul((c >>> 8) & PAIRS, wc) +
      Math.imul((d >>> 8) & PAIRS, both);
    return ((even & PAIRS) | (odd & ~PAIRS)) >>> 0;
  };
}
