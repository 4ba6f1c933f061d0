// Smears a plane along the flow of an image, by walks of which four are taken at once.
import { takePlane } from '#engine/raster/plane-store.ts';
import { type Compiled, compileOnce } from '#engine/raster/wasm/open-compiled.ts';
import { SMEAR_BYTES } from '#engine/raster/wasm/smear-bytes.ts';
import type { Flow } from './flow.ts';

/** As raster/wasm/smear.ts describes it; addresses in bytes. */
type Functions = {
  smear(
    cells: number,
    width: number,
    height: number,
    across: number,
    down: number,
    out: number,
    count: number,
    steps: number,
    stride: number,
  ): void;
};

/** Walks of more pixels than this take every second one: what is smeared has no finer detail along the flow. */
const SHORT_WALK = 5;
/** Rows at a time: a large plane needs hardly more memory than a small one. */
const BAND = 64;

const open = compileOnce<Functions>(SMEAR_BYTES);
let opened: Compiled<Functions> | undefined;

export type SmearOptions = {
  /** Where the flow is not surer than this the plane stays as it is. */
  leastSureness?: number;
  /** Where nothing within reach is more than this the plane stays as it is: its average would not be more either. */
  least?: number;
  /** Every such pixel of a walk is taken. */
  stride?: 1 | 2;
};

/** Smears a plane along the flow, `reach` pixels to either side: breaks in a line close, textures turn into strokes. */
export function smearAlong(
  flow: Flow,
  plane: Float32Array,
  reach: number,
  { leastSureness = -1, least = -Infinity, stride = reach > SHORT_WALK ? 2 : 1 }: SmearOptions = {},
): Float32Array {
  const steps = Math.max(1, Math.round(reach / stride));
  const { width, height } = flow;
  const isAll = leastSureness < 0 && least === -Infinity;
  const most = isAll ? null : findMost(flow, plane, steps * stride);
  const result = takePlane(plane.length);
  if (!isAll) result.set(plane);
  const starts = new Int32Array(width * Math.min(BAND, height));
  for (let top = 0; top < height; top += BAND) {
    const bottom = Math.min(height, top + BAND);
    let count = 0;
    for (let y = top; y < bottom; y++)
      count = most
        ? listStarts(starts, count, flow, y, most, { leastSureness, least })
        : listRow(starts, count, y * width, width);
    if (count > 0)
      walk(flow, plane, result, { starts: starts.subarray(0, count), top, bottom, steps, stride });
  }
  return result;
}

function listRow(starts: Int32Array, count: number, first: number, width: number): number {
  for (let x = 0; x < width; x++) starts[count + x] = first + x;
  return count + width;
}

/** Adds the pixels of a row that do not stay as they are; returns how many there are then. */
function listStarts(
  starts: Int32Array,
  known: number,
  { width, sureness }: Flow,
  y: number,
  most: Most,
  { leastSureness, least }: Required<Omit<SmearOptions, 'stride'>>,
): number {
  let count = known;
  const cells = (y >> CELL_BITS) * most.width;
  for (let x = 0, at = y * width; x < width; x++, at++) {
    const stays =
      (sureness[at] as number) <= leastSureness || (most.cells[cells + (x >> CELL_BITS)] as number) <= least;
    if (!stays) starts[count++] = at;
  }
  return count;
}

type Band = { starts: Int32Array; top: number; bottom: number; steps: number; stride: number };

/** Lays what is within reach of the band into the memory of the compiled loops, and takes the means from there. */
function walk(flow: Flow, plane: Float32Array, result: Float32Array, band: Band): void {
  const { width } = flow;
  const { starts, steps, stride } = band;
  const reach = steps * stride + 1;
  const first = Math.max(0, band.top - reach);
  const rows = Math.min(flow.height, band.bottom + reach) - first;
  const pixels = width * rows;
  const count = Math.ceil(starts.length / 4) * 4;
  const { functions, reserve } = (opened ??= open());
  const numbers = new Float32Array(reserve((pixels * 4 + count * 3) * 4));
  for (let row = 0; row < rows; row++) {
    const from = (first + row) * width;
    layRow(numbers, row * width * 4, flow, plane, from, from + width);
  }
  const across = pixels * 4;
  const down = across + count;
  const out = down + count;
  numbers.fill(0, across, out);
  for (let n = 0; n < starts.length; n++) {
    const at = starts[n] as number;
    const y = (at / width) | 0;
    numbers[across + n] = at - y * width;
    numbers[down + n] = y - first;
  }
  functions.smear(0, width, rows, across * 4, down * 4, out * 4, count, steps, stride);
  for (let n = 0; n < starts.length; n++) result[starts[n] as number] = numbers[out + n] as number;
}

/** A cell for each pixel of a row, as the compiled loops read them. */
function layRow(
  numbers: Float32Array,
  at: number,
  { x, y }: Flow,
  plane: Float32Array,
  from: number,
  end: number,
): void {
  for (let i = from, to = at; i < end; i++, to += 4) {
    numbers[to] = x[i] as number;
    numbers[to + 1] = y[i] as number;
    numbers[to + 2] = plane[i] as number;
  }
}

const CELL_BITS = 4;

type Most = { width: number; cells: Float32Array };

/** The most that a plane holds within `reach` of each of its cells (16 pixels a side) or farther. */
function findMost({ width, height }: Flow, plane: Float32Array, reach: number): Most {
  const across = (width >> CELL_BITS) + 1;
  const down = (height >> CELL_BITS) + 1;
  const own = new Float32Array(across * down).fill(-Infinity);
  for (let y = 0; y < height; y++) {
    const row = (y >> CELL_BITS) * across;
    for (let x = 0; x < width; x++) {
      const at = row + (x >> CELL_BITS);
      const value = plane[y * width + x] as number;
      if (value > (own[at] as number)) own[at] = value;
    }
  }
  // A walk that goes on from the middle of a pixel may end in the one after its reach.
  const cellsAway = Math.ceil((reach + 1) / (1 << CELL_BITS));
  const cells = new Float32Array(own.length);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      let most = -Infinity;
      for (let near = Math.max(0, y - cellsAway); near <= Math.min(down - 1, y + cellsAway); near++) {
        const row = near * across;
        for (let at = row + Math.max(0, x - cellsAway); at <= row + Math.min(across - 1, x + cellsAway); at++)
          most = Math.max(most, own[at] as number);
      }
      cells[y * across + x] = most;
    }
  }
  return { width: across, cells };
}
