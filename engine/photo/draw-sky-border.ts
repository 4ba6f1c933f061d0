// The line through an image above which all is sky.

/** How much less a line is worth for each row that it falls or rises from one column to the next. */
const SLOPE = 0.5;
/** A line that jumps (a tower, a tree) pays for it, but not more for a higher tower. */
const JUMP = 7;

/** For each column the first row that is no sky: the line with the most belief above it and the clearest edge. */
export function drawBorder(
  belief: Float32Array,
  rise: Float32Array,
  width: number,
  height: number,
): Int32Array {
  const rows = height + 1;
  const best = new Float32Array(width * rows);
  const from = new Int16Array(width * rows);
  const spread: Spread = { value: new Float32Array(rows), from: new Int16Array(rows) };
  for (let x = 0; x < width; x++) {
    if (x > 0) comeFrom(best, from, x * rows, rows, spread);
    addWorth(best, x, rows, { belief, rise, width });
  }
  const border = new Int32Array(width);
  let row = highest(best, (width - 1) * rows, rows);
  for (let x = width - 1; x >= 0; x--) {
    border[x] = row;
    row = from[x * rows + row] as number;
  }
  return border;
}

/** The best line to each row of a column, and the row of the column before it that it comes from. */
type Spread = { value: Float32Array; from: Int16Array };

function highest(best: Float32Array, start: number, rows: number): number {
  let top = 0;
  for (let y = 1; y < rows; y++) if ((best[start + y] as number) > (best[start + top] as number)) top = y;
  return top;
}

/** Adds to each row of a column what the border is worth there: belief above it, and the edge. */
function addWorth(
  best: Float32Array,
  x: number,
  rows: number,
  { belief, rise, width }: { belief: Float32Array; rise: Float32Array; width: number },
): void {
  const height = rows - 1;
  let sum = 0;
  for (let y = 0; y < rows; y++) {
    const below = rise[Math.min(height - 1, y + 1) * width + x] as number;
    const edge = y > 0 && y < height ? Math.min(14, below) : 0;
    best[x * rows + y] = (best[x * rows + y] as number) + sum + edge * 0.45;
    if (y < height) sum += belief[y * width + x] as number;
  }
}

/** Writes to the column that begins at `start` how good the best line to each row is that comes from the one before. */
function comeFrom(best: Float32Array, from: Int16Array, start: number, rows: number, spread: Spread): void {
  const before = start - rows;
  const top = highest(best, before, rows);
  const jumped = (best[before + top] as number) - JUMP;
  fallFrom(best, before, rows, spread);
  for (let y = rows - 1, brought = -Infinity, source = y; y >= 0; y--) {
    const own = best[before + y] as number;
    if (own >= brought) {
      brought = own;
      source = y;
    }
    const falls = (spread.value[y] as number) > brought;
    const value = falls ? (spread.value[y] as number) : brought;
    best[start + y] = jumped > value ? jumped : value;
    from[start + y] = jumped > value ? top : falls ? (spread.from[y] as number) : source;
    brought -= SLOPE;
  }
}

/** The best line to each row from rows above it, or from itself. */
function fallFrom(best: Float32Array, before: number, rows: number, { value, from }: Spread): void {
  for (let y = 0, brought = -Infinity, source = 0; y < rows; y++) {
    const own = best[before + y] as number;
    if (own >= brought) {
      brought = own;
      source = y;
    }
    value[y] = brought;
    from[y] = source;
    brought -= SLOPE;
  }
}
