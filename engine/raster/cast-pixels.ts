// Casts the colours of whole frames toward inks, by vectors of four pixels. The pixels are handed over in strips that stay
// in the cache.
import { CAST_BYTES } from './wasm/cast-bytes.ts';
import { compileOnce } from './wasm/open-compiled.ts';

/** As wasm/cast.ts describes it; addresses in bytes. */
type Functions = { castPixels(pixels: number, count: number, cells: number, inks: number): void };

/** Pixels: 64 KB. */
const STRIP = 16_384;
const BYTES = 4;
const VECTOR = 4;

const open = compileOnce<Functions>(CAST_BYTES);

/** What castPixels takes of a ramp: a word for each lightness. */
export const RAMP_BYTES = 256 * BYTES;

/** `cells` and `inks` as wasm/cast.ts takes them. Returns what changes RGBA pixels in place. */
export function makePixelCast(
  cells: Uint32Array,
  inks: Uint32Array,
): (pixels: Uint8Array | Uint8ClampedArray) => void {
  const { functions, reserve } = open();
  const cellsAt = STRIP * BYTES;
  const inksAt = cellsAt + cells.byteLength;
  const memory = reserve(inksAt + inks.byteLength);
  new Uint32Array(memory, cellsAt, cells.length).set(cells);
  new Uint32Array(memory, inksAt, inks.length).set(inks);
  const strip = new Uint8Array(memory, 0, STRIP * BYTES);
  return (pixels) => {
    for (let from = 0; from < pixels.length; from += strip.length) {
      const part = pixels.subarray(from, from + strip.length);
      strip.set(part);
      const count = part.length / BYTES;
      functions.castPixels(0, Math.ceil(count / VECTOR) * VECTOR, cellsAt, inksAt);
      part.set(part.length === strip.length ? strip : strip.subarray(0, part.length));
    }
  };
}
