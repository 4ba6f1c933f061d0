// Gives each pixel the mean of eight places around it, by vectors of four numbers.
import type { Planes } from './planes.ts';
import { type Compiled, compileOnce } from './wasm/open-compiled.ts';
import { REGIONS_BYTES } from './wasm/regions-bytes.ts';

/** As wasm/regions.ts describes it; addresses in bytes. */
type Functions = {
  meanOfEight(
    source: number,
    plane: number,
    pitch: number,
    target: number,
    out: number,
    count: number,
    rows: number,
    far: number,
    slant: number,
  ): void;
};

/** Rows at a time: a large plane needs hardly more memory than a small one. */
const BAND = 64;

const open = compileOnce<Functions>(REGIONS_BYTES);
let opened: Compiled<Functions> | undefined;

/**
 * Writes to `target` the mean of the colours of eight places around each pixel, `far` pixels away, or `slant` both across
 * and down. `weights` say how much each pixel counts, and `weighed` holds its colours multiplied by that. Columns and rows
 * at the edges are repeated beyond them. `slant` is at most `far`.
 */
export function meanOfEight(
  weights: Float32Array,
  weighed: Planes,
  target: Planes,
  { far, slant }: { far: number; slant: number },
): void {
  const { width, height } = weighed;
  const count = Math.ceil(width / 4) * 4;
  const pitch = count + far * 2;
  const band = Math.min(BAND, height);
  const plane = pitch * (band + far * 2);
  const out = count * band;
  const { functions, reserve } = (opened ??= open());
  const numbers = new Float32Array(reserve((plane * 4 + out * 3) * 4));
  for (let top = 0; top < height; top += band) {
    const rows = Math.min(band, height - top);
    for (const [n, source] of [weights, weighed.red, weighed.green, weighed.blue].entries()) {
      for (let row = 0; row < rows + far * 2; row++) {
        const from = Math.min(height - 1, Math.max(0, top + row - far)) * width;
        const to = n * plane + row * pitch;
        numbers.set(source.subarray(from, from + width), to + far);
        numbers.fill(source[from] as number, to, to + far);
        numbers.fill(source[from + width - 1] as number, to + far + width, to + pitch);
      }
    }
    const first = (pitch + 1) * far * 4;
    functions.meanOfEight(first, plane * 4, pitch * 4, plane * 16, out * 4, count, rows, far, slant);
    for (const [n, plainTarget] of [target.red, target.green, target.blue].entries()) {
      for (let row = 0; row < rows; row++) {
        const at = plane * 4 + n * out + row * count;
        plainTarget.set(numbers.subarray(at, at + width), (top + row) * width);
      }
    }
  }
}
