// Where a baked sheet is empty and where nothing shines through it: what nobody would see is not painted.

/** A sheet in cells, with sums over them: any box of it is looked up at once. Pixels of the stage. */
export type Coverage = {
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** How far its pixels may go sideways while the video runs. */
  reach: number;
  /** Cells with something on them, summed from the upper left; one column and one row more than there are cells. */
  filled: Int32Array;
  /** Cells that hide all behind them, summed alike. */
  opaque: Int32Array;
};

const CELL = 16;

type CoveringSheet = Pick<Coverage, 'left' | 'top' | 'reach'> & {
  width: number;
  height: number;
  /** How often the sheet stands side by side. */
  copies?: number;
};

/** `pixels` RGBA, premultiplied or not. */
export function readCoverage(
  pixels: Uint8Array | Uint8ClampedArray,
  { width, height, left, top, reach, copies = 1 }: CoveringSheet,
): Coverage {
  const columns = Math.ceil((width * copies) / CELL);
  const rows = Math.ceil(height / CELL);
  const filled = new Int32Array((columns + 1) * (rows + 1));
  const opaque = new Int32Array(filled.length);
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const least = new Uint8Array(columns);
  const most = new Uint8Array(columns);
  for (let row = 0; row < rows; row++) {
    const bottom = Math.min(height, (row + 1) * CELL);
    // What of a cell lies beyond the sheet is empty.
    least.fill(bottom === (row + 1) * CELL ? 255 : 0);
    if (columns * CELL > width * copies) least[columns - 1] = 0;
    most.fill(0);
    for (let y = row * CELL; y < bottom; y++)
      for (let copy = 0; copy < copies; copy++) addRow(words, y * width, width, copy * width, least, most);
    for (let column = 0; column < columns; column++) {
      const at = (row + 1) * (columns + 1) + column + 1;
      const above = at - columns - 1;
      const isFilled = (most[column] as number) > 0 ? 1 : 0;
      const isOpaque = least[column] === 255 ? 1 : 0;
      filled[at] = sum(filled, above) + sum(filled, at - 1) - sum(filled, above - 1) + isFilled;
      opaque[at] = sum(opaque, above) + sum(opaque, at - 1) - sum(opaque, above - 1) + isOpaque;
    }
  }
  return { left, top, columns, rows, reach, filled, opaque };
}

function sum(sums: Int32Array, at: number): number {
  return sums[at] as number;
}

/** Brings the least and the most alpha of each cell of a row up to date with a row of pixels, which lies `beside` from the left. */
function addRow(
  words: Uint32Array,
  first: number,
  width: number,
  beside: number,
  least: Uint8Array,
  most: Uint8Array,
): void {
  for (let x = 0; x < width;) {
    const cell = Math.floor((beside + x) / CELL);
    const end = Math.min(width, (cell + 1) * CELL - beside);
    let low = least[cell] as number;
    let high = most[cell] as number;
    for (; x < end; x++) {
      const alpha = (words[first + x] as number) >>> 24;
      if (alpha < low) low = alpha;
      if (alpha > high) high = alpha;
    }
    least[cell] = low;
    most[cell] = high;
  }
}

/** How a box of the stage shows the sheet. */
export function lookThrough(
  coverage: Coverage,
  left: number,
  top: number,
  right: number,
  bottom: number,
): 'empty' | 'mixed' | 'opaque' {
  const { columns, rows, reach } = coverage;
  const fromX = Math.floor((left - reach - coverage.left) / CELL);
  const toX = Math.floor((right + reach - coverage.left) / CELL) + 1;
  const fromY = Math.floor((top - coverage.top) / CELL);
  const toY = Math.floor((bottom - coverage.top) / CELL) + 1;
  const x0 = Math.max(0, fromX);
  const x1 = Math.min(columns, toX);
  const y0 = Math.max(0, fromY);
  const y1 = Math.min(rows, toY);
  if (x1 <= x0 || y1 <= y0 || count(coverage.filled, columns, x0, y0, x1, y1) === 0) return 'empty';
  const isInside = fromX >= 0 && fromY >= 0 && toX <= columns && toY <= rows;
  const cells = (x1 - x0) * (y1 - y0);
  return isInside && count(coverage.opaque, columns, x0, y0, x1, y1) === cells ? 'opaque' : 'mixed';
}

function count(sums: Int32Array, columns: number, x0: number, y0: number, x1: number, y1: number): number {
  const wide = columns + 1;
  return (
    sum(sums, y1 * wide + x1) -
    sum(sums, y0 * wide + x1) -
    sum(sums, y1 * wide + x0) +
    sum(sums, y0 * wide + x0)
  );
}
