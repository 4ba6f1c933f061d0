// Which boxes of a frame each actor must be painted in: where it is not empty, and nothing opaque comes before it.

import { lookThrough, type Coverage } from './coverage.ts';
import type { Matrix } from './nearness.ts';

/** Whole pixels of the frame. */
export type Box = { left: number; top: number; width: number; height: number };

export type Sight = {
  /** Unknown: it may be anywhere, and hides nothing. */
  coverage?: Coverage | undefined;
  /** Pixels of the stage to those of the frame. */
  matrix: Matrix;
  /** It hides what is behind it where its sheet is opaque. */
  isSolid: boolean;
  /** Columns of the stage that it is cut to. */
  from?: number;
  to?: number;
  /** It mirrors what was painted before it, and hides it from this row of the frame on; null where it hides nothing. */
  mirror?: { hidesFrom: number | null } | undefined;
};

const SIDE = 40;
/** Pixels of the frame around a box that its edges are mixed with. */
const EDGE = 2;

/** For each of the sights, which come from far to near. */
export function findVisibleBoxes(width: number, height: number, sights: readonly Sight[]): Box[][] {
  const columns = Math.ceil(width / SIDE);
  const rows = Math.ceil(height / SIDE);
  const isHidden = new Uint8Array(columns * rows);
  const isSeen = new Uint8Array(columns * rows);
  const boxes: Box[][] = sights.map(() => []);
  for (let index = sights.length - 1; index >= 0; index--) {
    const sight = sights[index] as Sight;
    if (sight.mirror) {
      const { hidesFrom } = sight.mirror;
      for (let cell = 0; cell < isSeen.length; cell++) isSeen[cell] = isHidden[cell] === 1 ? 0 : 1;
      // Above its upper edge it is not.
      if (hidesFrom !== null) isSeen.fill(0, 0, Math.max(0, Math.floor((hidesFrom - EDGE) / SIDE)) * columns);
      const seen = joinCells(isSeen, columns, rows, width, height);
      boxes[index] = seen.length === 0 ? [] : [boundsOf(seen)];
      hideBelow(isHidden, hidesFrom, columns, rows);
      continue;
    }
    markSeen(isSeen, isHidden, sight, columns, rows);
    const seen = joinCells(isSeen, columns, rows, width, height);
    // What is drawn anew, stroke by stroke, is drawn once.
    boxes[index] = sight.coverage || seen.length < 2 ? seen : [boundsOf(seen)];
  }
  return boxes;
}

/** Where a mirror looks, all behind it is needed again, even what is hidden to the eye. */
function hideBelow(isHidden: Uint8Array, row: number | null, columns: number, rows: number): void {
  const first = row === null ? rows : Math.min(rows, Math.max(0, Math.ceil((row + EDGE) / SIDE)));
  isHidden.fill(0, 0, first * columns);
  isHidden.fill(1, first * columns);
}

function markSeen(
  isSeen: Uint8Array,
  isHidden: Uint8Array,
  { coverage, matrix, isSolid, from = -Infinity, to = Infinity }: Sight,
  columns: number,
  rows: number,
): void {
  const [a, b, c, d, e, f] = matrix;
  const area = a * d - b * c;
  const half = SIDE / 2 + EDGE;
  const wide = (half * (Math.abs(d) + Math.abs(c))) / Math.abs(area);
  const tall = (half * (Math.abs(a) + Math.abs(b))) / Math.abs(area);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, cell++) {
      isSeen[cell] = isHidden[cell] === 1 ? 0 : 1;
      if (!coverage || isHidden[cell] === 1) continue;
      const x = (column + 0.5) * SIDE - e;
      const y = (row + 0.5) * SIDE - f;
      const left = (d * x - c * y) / area - wide;
      const right = left + wide * 2;
      const top = (a * y - b * x) / area - tall;
      const look =
        right < from || left > to ? 'empty' : lookThrough(coverage, left, top, right, top + tall * 2);
      if (look === 'empty') isSeen[cell] = 0;
      else if (look === 'opaque' && isSolid && left >= from && right <= to) isHidden[cell] = 1;
    }
  }
}

/** Runs of cells in a row, joined with the same run of the row above. */
function joinCells(isSeen: Uint8Array, columns: number, rows: number, width: number, height: number): Box[] {
  const boxes: Box[] = [];
  let above = new Map<string, Box>();
  for (let row = 0; row < rows; row++) {
    const runs = new Map<string, Box>();
    const bottom = Math.min(height, (row + 1) * SIDE);
    for (let column = 0; column < columns; column++) {
      if (isSeen[row * columns + column] === 0) continue;
      const first = column;
      while (column < columns && isSeen[row * columns + column] === 1) column++;
      const key = `${first} ${column}`;
      const box = above.get(key) ?? {
        left: first * SIDE,
        top: row * SIDE,
        width: Math.min(width, column * SIDE) - first * SIDE,
        height: 0,
      };
      box.height = bottom - box.top;
      if (!above.has(key)) boxes.push(box);
      runs.set(key, box);
    }
    above = runs;
  }
  return boxes;
}

function boundsOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
