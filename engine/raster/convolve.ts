// Weighs each pixel of a plane with its neighbours, by vectors of four numbers: plain loops take eight times as long.
import { CONVOLVE_BYTES } from './wasm/convolve-bytes.ts';
import { type Compiled, compileOnce } from './wasm/open-compiled.ts';

/** As wasm/convolve.ts describes them; addresses in bytes. */
type Functions = {
  weighAcross(
    source: number,
    target: number,
    line: number,
    weights: number,
    width: number,
    pitch: number,
    rows: number,
    radius: number,
  ): void;
  weighDown(
    source: number,
    target: number,
    weights: number,
    pitch: number,
    rows: number,
    radius: number,
  ): void;
};

const BLOCK = 16;
/** Rows a multiple of so many numbers apart take each other's places in the cache. */
const CROWDED = 256;
/** Rows at a time: what they need lies in the processor's cache, and a large plane needs no more memory than a small one. */
const BAND = 64;

const open = compileOnce<Functions>(CONVOLVE_BYTES);
let opened: Compiled<Functions> | undefined;

/**
 * Writes to `target` what `source` becomes when each pixel is the weighed sum of a square of neighbours; rows and columns
 * at the edges are repeated beyond them. `weights` are those of a row or a column: of the middle, of both that lie one
 * pixel apart, and so on. The two planes must not be the same.
 */
export function convolve(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  weights: ArrayLike<number>,
): void {
  const radius = weights.length - 1;
  // Where rows may lie as they are in the plane they are copied at once.
  const isAsPlane = width % BLOCK === 0 && width % CROWDED !== 0;
  const pitch = isAsPlane ? width : Math.ceil(width / BLOCK + 1) * BLOCK;
  const band = Math.min(BAND, height);
  const line = Math.ceil(weights.length / BLOCK) * BLOCK;
  const rows = line + pitch + radius * 2 + BLOCK;
  const done = rows + (band + radius * 2) * pitch;
  const { functions, reserve } = (opened ??= open());
  const numbers = new Float32Array(reserve((done + band * pitch) * 4));
  numbers.set(weights, 0);
  // Rows from `radius` above a band to `radius` below it, each weighed across already.
  const take = (first: number, count: number, slot: number): void => {
    const inside = Math.max(0, first);
    const end = Math.min(height, first + count);
    const whole = isAsPlane && end > inside;
    if (whole)
      numbers.set(source.subarray(inside * width, end * width), rows + (slot + inside - first) * pitch);
    for (let row = first; row < first + count; row++) {
      if (whole && row >= inside && row < end) continue;
      const from = Math.min(height - 1, Math.max(0, row)) * width;
      numbers.set(source.subarray(from, from + width), rows + (slot + row - first) * pitch);
    }
    const at = (rows + slot * pitch) * 4;
    functions.weighAcross(at, at, line * 4, 0, width, pitch, count, radius);
  };
  take(-radius, radius * 2, 0);
  for (let top = 0; top < height; top += band) {
    const count = Math.min(band, height - top);
    take(top + radius, count, radius * 2);
    functions.weighDown(rows * 4, done * 4, 0, pitch, count, radius);
    if (isAsPlane) target.set(numbers.subarray(done, done + count * width), top * width);
    else
      for (let row = 0; row < count; row++) {
        const at = done + row * pitch;
        target.set(numbers.subarray(at, at + width), (top + row) * width);
      }
    // What the next band has above it.
    numbers.copyWithin(rows, rows + count * pitch, rows + (count + radius * 2) * pitch);
  }
}
