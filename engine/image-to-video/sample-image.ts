// Takes the pixels of a frame from an image, between four pixels each, along a grid.
import { CELL, type Grid } from './warp-grid.ts';

/** Pixels as 32-bit words, RGBA in memory. */
export type Pixels = { width: number; height: number; words: Uint32Array };

export function asPixels(image: { width: number; height: number; data: Uint8ClampedArray }): Pixels {
  const { width, height, data } = image;
  return { width, height, words: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

/** Whole frames; what lies beyond the image is its mirror image. */
export function sampleImage(target: Pixels, source: Pixels, grid: Grid): void {
  const { width, height } = target;
  for (let row = 0; row < grid.rows - 1; row++) {
    const top = row * CELL;
    const tall = Math.min(CELL, height - top);
    for (let column = 0; column < grid.columns - 1; column++) {
      const left = column * CELL;
      sampleCell(
        target,
        source,
        grid,
        row * grid.columns + column,
        left,
        top,
        Math.min(CELL, width - left),
        tall,
      );
    }
  }
}

const ONE = 65_536;
const LEFT_HALF = 0xff00ff;

/** Places are reckoned in 65,536ths of a pixel, colours are mixed in 256ths, two channels at a time. */
function sampleCell(
  target: Pixels,
  source: Pixels,
  grid: Grid,
  knot: number,
  left: number,
  top: number,
  wide: number,
  tall: number,
): void {
  const { words: from, width, height } = source;
  const { words: to } = target;
  const x00 = grid.x[knot] as number;
  const y00 = grid.y[knot] as number;
  const x10 = grid.x[knot + 1] as number;
  const y10 = grid.y[knot + 1] as number;
  const below = knot + grid.columns;
  const x01 = grid.x[below] as number;
  const y01 = grid.y[below] as number;
  const x11 = grid.x[below + 1] as number;
  const y11 = grid.y[below + 1] as number;
  const lastX = width - 1;
  const lastY = height - 1;
  const isInside =
    Math.min(x00, x10, x01, x11) >= 0.5 &&
    Math.min(y00, y10, y01, y11) >= 0.5 &&
    Math.max(x00, x10, x01, x11) < lastX &&
    Math.max(y00, y10, y01, y11) < lastY;
  for (let j = 0; j < tall; j++) {
    const part = (j + 0.5) / CELL;
    const beginX = x00 + (x01 - x00) * part;
    const beginY = y00 + (y01 - y00) * part;
    const endX = x10 + (x11 - x10) * part;
    const endY = y10 + (y11 - y10) * part;
    // Knots are corners of pixels, colours stand in their middles.
    let fx = Math.round((beginX - 0.5 + (endX - beginX) / CELL / 2) * ONE);
    let fy = Math.round((beginY - 0.5 + (endY - beginY) / CELL / 2) * ONE);
    const stepX = Math.round(((endX - beginX) / CELL) * ONE);
    const stepY = Math.round(((endY - beginY) / CELL) * ONE);
    let at = (top + j) * target.width + left;
    for (let i = 0; i < wide; i++, at++, fx += stepX, fy += stepY) {
      let column = fx >> 16;
      let row = fy >> 16;
      let right = 1;
      let down = width;
      if (!isInside) {
        column = mirrored(column, lastX);
        row = mirrored(row, lastY);
        if (column === lastX) right = 0;
        if (row === lastY) down = 0;
      }
      const p = row * width + column;
      const a = from[p] as number;
      const b = from[p + right] as number;
      const c = from[p + down] as number;
      const d = from[p + right + down] as number;
      const u = (fx >> 8) & 255;
      const v = (fy >> 8) & 255;
      const restU = 256 - u;
      const restV = 256 - v;
      const upper = ((Math.imul(a & LEFT_HALF, restU) + Math.imul(b & LEFT_HALF, u)) >>> 8) & LEFT_HALF;
      const lower = ((Math.imul(c & LEFT_HALF, restU) + Math.imul(d & LEFT_HALF, u)) >>> 8) & LEFT_HALF;
      const upperG = (Math.imul((a >>> 8) & 255, restU) + Math.imul((b >>> 8) & 255, u)) >>> 8;
      const lowerG = (Math.imul((c >>> 8) & 255, restU) + Math.imul((d >>> 8) & 255, u)) >>> 8;
      const redBlue = ((Math.imul(upper, restV) + Math.imul(lower, v)) >>> 8) & LEFT_HALF;
      const green = (Math.imul(upperG, restV) + Math.imul(lowerG, v)) >>> 8;
      to[at] = 0xff000000 | redBlue | (green << 8);
    }
  }
}

/** Beyond an edge the image begins again, turned round: a streak of its last pixels would be seen. */
function mirrored(at: number, last: number): number {
  if (at < 0) return Math.min(last, -at - 1);
  return at > last ? Math.max(0, 2 * last + 1 - at) : at;
}

/** `shares` at the knots of the grid: 0 leaves the frame as it is, 1 makes it the other. */
export function mixFrames(target: Pixels, other: Pixels, shares: Float32Array): void {
  const { words: to, width, height } = target;
  const { words: from } = other;
  const columns = Math.ceil(width / CELL) + 1;
  for (let y = 0; y < height; y++) {
    const down = (y % CELL) / CELL;
    const knot = Math.floor(y / CELL) * columns;
    let at = y * width;
    for (let left = 0, cell = knot; left < width; left += CELL, cell++) {
      const upper = shares[cell] as number;
      const upperNext = shares[cell + 1] as number;
      const begin = upper + ((shares[cell + columns] as number) - upper) * down;
      const end = upperNext + ((shares[cell + columns + 1] as number) - upperNext) * down;
      const wide = Math.min(CELL, width - left);
      for (let i = 0; i < wide; i++, at++) {
        const part = ((begin + ((end - begin) * i) / CELL) * 256) | 0;
        if (part === 0) continue;
        const rest = 256 - part;
        const a = to[at] as number;
        const b = from[at] as number;
        const redBlue = ((Math.imul(a & LEFT_HALF, rest) + Math.imul(b & LEFT_HALF, part)) >>> 8) & LEFT_HALF;
        const green = (Math.imul((a >>> 8) & 255, rest) + Math.imul((b >>> 8) & 255, part)) >>> 8;
        to[at] = 0xff000000 | redBlue | (green << 8);
      }
    }
  }
}
