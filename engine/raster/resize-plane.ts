// Small versions of planes, for work that needs no detail, and how to read them back smoothly.
import { takePlane } from './plane-store.ts';

export type SmallPlane = { width: number; height: number; factor: number; cells: Float32Array };

/** Means of squares of `factor` pixels; the last row and column may stand for fewer. */
export function shrinkPlane(plane: Float32Array, width: number, height: number, factor: number): SmallPlane {
  const smallWidth = Math.ceil(width / factor);
  const smallHeight = Math.ceil(height / factor);
  const cells = takePlane(smallWidth * smallHeight);
  for (let sy = 0; sy < smallHeight; sy++) {
    const bottom = Math.min(height, (sy + 1) * factor);
    for (let sx = 0; sx < smallWidth; sx++) {
      const right = Math.min(width, (sx + 1) * factor);
      let total = 0;
      for (let y = sy * factor; y < bottom; y++) {
        const end = y * width + right;
        for (let at = y * width + sx * factor; at < end; at++) total += plane[at] as number;
      }
      cells[sy * smallWidth + sx] = total / ((bottom - sy * factor) * (right - sx * factor));
    }
  }
  return { width: smallWidth, height: smallHeight, factor, cells };
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
