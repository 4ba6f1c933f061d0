// Small versions of planes, for work that needs no detail, and how to read them back smoothly.
import { takePlane } from './plane-store.ts';

export type SmallPlane = { width: number; height: number; factor: number; cells: Float32Array };

/** Means of squares of `factor` pixels; the last row and column may stand for fewer. */
export function shrinkPlane(plane: Float32Array, width: number, height: number, factor: number): SmallPlane {
  const smallWidth = Math.ceil(width / factor);
  const smallHeight = Math.ceil(height / factor);
  const cells = takePlane(smallWidth * smallHeight);
  for (let sy = 0; sy < smallHeight; sy++)
    shrinkRow(plane, width, sy * factor, Math.min(height, (sy + 1) * factor), factor, cells, sy * smallWidth);
  return { width: smallWidth, height: smallHeight, factor, cells };
}

function shrinkRow(
  plane: Float32Array,
  width: number,
  top: number,
  bottom: number,
  factor: number,
  cells: Float32Array,
  first: number,
): void {
  for (let left = 0, cell = first; left < width; left += factor, cell++) {
    const right = Math.min(width, left + factor);
    let total = 0;
    for (let y = top; y < bottom; y++) {
      const end = y * width + right;
      for (let at = y * width + left; at < end; at++) total += plane[at] as number;
    }
    cells[cell] = total / ((bottom - top) * (right - left));
  }
}

/** The value of a small plane at a pixel of the large one, between its four nearest cells. */
export function sampleSmall(small: SmallPlane, x: number, y: number): number {
  const { width, height, factor, cells } = small;
  const u = Math.min(width - 1, Math.max(0, (x + 0.5) / factor - 0.5));
  const v = Math.min(height - 1, Math.max(0, (y + 0.5) / factor - 0.5));
  const left = u | 0;
  const upper = (v | 0) * width;
  const right = left + 1 < width ? left + 1 : left;
  const lower = (v | 0) + 1 < height ? upper + width : upper;
  const fx = u - left;
  const a = cells[upper + left] ?? 0;
  const b = cells[lower + left] ?? 0;
  const top = a + ((cells[upper + right] ?? 0) - a) * fx;
  const bottom = b + ((cells[lower + right] ?? 0) - b) * fx;
  return top + (bottom - top) * (v - (v | 0));
}

/** Where the pixels of large rows lie in small ones, for loops that read several small planes at once. */
export type SmallRows = {
  /** Of each pixel of a row: the cell to its left, and how far it is from there to the next. */
  lefts: Int32Array;
  shares: Float32Array;
  /** Writes the cells of the row at `y` of the large plane to `line`, which has room for one more than there are. */
  read(cells: Float32Array, y: number, line: Float32Array): void;
};

/** `width`: of the large rows; `across` and `down`: how many times larger than the small ones they are. */
export function openRows(
  { width: columns, height: rows }: { width: number; height: number },
  width: number,
  across: number,
  down = across,
): SmallRows {
  const lefts = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = Math.min(columns - 1, Math.max(0, (x + 0.5) / across - 0.5));
    lefts[x] = u;
    shares[x] = u - (u | 0);
  }
  return {
    lefts,
    shares,
    read(cells, y, line) {
      const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / down - 0.5));
      const upper = (v | 0) * columns;
      const lower = (v | 0) + 1 < rows ? upper + columns : upper;
      mixRows(cells, upper, lower, v - (v | 0), line, columns);
    },
  };
}

function mixRows(
  cells: Float32Array,
  upper: number,
  lower: number,
  share: number,
  line: Float32Array,
  columns: number,
): void {
  for (let c = 0; c < columns; c++) {
    const above = cells[upper + c] as number;
    line[c] = above + ((cells[lower + c] as number) - above) * share;
  }
  // The last has no neighbour to go to.
  line[columns] = line[columns - 1] as number;
}

/** What lies between a cell of a line and the next. */
export function between(line: Float32Array, left: number, share: number): number {
  const from = line[left] as number;
  return from + ((line[left + 1] as number) - from) * share;
}

/** Writes a small plane into a large one, or adds it to what is there. */
export function enlargePlane(
  small: SmallPlane,
  target: Float32Array,
  width: number,
  height: number,
  isAdded = false,
): void {
  const { width: columns, height: rows, factor, cells } = small;
  const lefts = new Int32Array(width);
  const shares = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    const u = Math.min(columns - 1, Math.max(0, (x + 0.5) / factor - 0.5));
    lefts[x] = u;
    shares[x] = u - (u | 0);
  }
  // One cell more: the last has no neighbour to go to.
  const line = new Float64Array(columns + 1);
  for (let y = 0; y < height; y++) {
    const v = Math.min(rows - 1, Math.max(0, (y + 0.5) / factor - 0.5));
    const upper = (v | 0) * columns;
    const lower = (v | 0) + 1 < rows ? upper + columns : upper;
    const part = v - (v | 0);
    for (let c = 0; c < columns; c++) {
      const above = cells[upper + c] as number;
      line[c] = above + ((cells[lower + c] as number) - above) * part;
    }
    line[columns] = line[columns - 1] as number;
    if (isAdded) addLine(line, target, y * width, lefts, shares);
    else writeLine(line, target, y * width, lefts, shares);
  }
}

function writeLine(
  line: Float64Array,
  target: Float32Array,
  row: number,
  lefts: Int32Array,
  shares: Float64Array,
): void {
  for (let x = 0; x < lefts.length; x++) {
    const left = lefts[x] as number;
    const from = line[left] as number;
    target[row + x] = from + ((line[left + 1] as number) - from) * (shares[x] as number);
  }
}

function addLine(
  line: Float64Array,
  target: Float32Array,
  row: number,
  lefts: Int32Array,
  shares: Float64Array,
): void {
  for (let x = 0; x < lefts.length; x++) {
    const left = lefts[x] as number;
    const from = line[left] as number;
    target[row + x] =
      (target[row + x] as number) + from + ((line[left + 1] as number) - from) * (shares[x] as number);
  }
}
