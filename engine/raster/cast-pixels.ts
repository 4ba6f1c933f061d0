// Changes the light of whole frames, and casts their colours toward inks, by vectors of four pixels. The pixels are handed
// over in strips, or row by row, which stay in the cache.
import { CAST_BYTES } from './wasm/cast-bytes.ts';
import { compileOnce } from './wasm/open-compiled.ts';

/** As wasm/cast.ts describes it; addresses in bytes. */
type Functions = {
  castPixels(pixels: number, count: number, cells: number, inks: number): void;
  lightPixels(
    pixels: number,
    count: number,
    tones: number,
    columns: number,
    lits: number,
    down: number,
  ): void;
};

type Pixels = Uint8Array | Uint8ClampedArray;

export type PixelLight = {
  /** What each value of red, green and blue becomes. */
  tones: readonly ArrayLike<number>[];
  /** How much is left, of 4096, by the sum of what each column and each row has. */
  lits: ArrayLike<number>;
  columns: ArrayLike<number>;
  rows: ArrayLike<number>;
};

/** Pixels: 64 KB. */
const STRIP = 16_384;
const BYTES = 4;
const VECTOR = 4;

const open = compileOnce<Functions>(CAST_BYTES);

/** What castPixels takes of a ramp: a word for each lightness. */
export const RAMP_BYTES = 256 * BYTES;

/** `cells` and `inks` as wasm/cast.ts takes them. Returns what changes RGBA pixels in place. */
export function makePixelCast(cells: Uint32Array, inks: Uint32Array): (pixels: Pixels) => void {
  const { strip, count, place, functions } = openStrip(STRIP, [cells, inks]);
  return (pixels) =>
    byParts(pixels, strip, (length) => functions.castPixels(0, count(length), place(0), place(1)));
}

/** The same after the light has been changed; the colours stay where there are no `cells`. For frames of one size. */
export function makeLitCast(
  light: PixelLight,
  cells: Uint32Array | null,
  inks: Uint32Array,
): (pixels: Pixels) => void {
  const { lits, columns, rows } = light;
  const tones = Uint32Array.from(light.tones.flatMap((table) => Array.from(table)));
  const tables = [
    tones,
    Uint32Array.from(columns, (one) => one * BYTES),
    Uint32Array.from(lits),
    cells ?? new Uint32Array(),
    inks,
  ];
  const { strip, count, place, functions } = openStrip(columns.length, tables);
  return (pixels) => {
    let row = 0;
    byParts(pixels, strip, (length) => {
      const down = (rows[row++] as number) * BYTES;
      functions.lightPixels(0, count(length), place(0), place(1), place(2), down);
      if (cells) functions.castPixels(0, count(length), place(3), place(4));
    });
  };
}

/** Opens a memory with room for so many pixels, and the tables behind them. */
function openStrip(pixels: number, tables: readonly Uint32Array[]) {
  const { functions, reserve } = open();
  const count = (bytes: number): number => Math.ceil(bytes / BYTES / VECTOR) * VECTOR;
  // Of a vector that is half full the other half is read and written, too.
  const places: number[] = [];
  let end = count(pixels * BYTES) * BYTES;
  for (const table of tables) {
    places.push(end);
    end += (table.length + VECTOR) * BYTES;
  }
  const memory = reserve(end);
  for (const [at, table] of tables.entries()) new Uint32Array(memory, places[at], table.length).set(table);
  const strip = new Uint8Array(memory, 0, pixels * BYTES);
  return { functions, strip, count, place: (at: number): number => places[at] as number };
}

/** Changes pixels part by part on the strip. */
function byParts(pixels: Pixels, strip: Uint8Array, change: (bytes: number) => void): void {
  for (let from = 0; from < pixels.length; from += strip.length) {
    const part = pixels.subarray(from, from + strip.length);
    strip.set(part);
    change(part.length);
    part.set(part.length === strip.length ? strip : strip.subarray(0, part.length));
  }
}
