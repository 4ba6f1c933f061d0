// Lays light and a tint over the pixels of whole frames, by vectors of eight numbers. On a canvas they had to be read twice.
import { LIGHT_BYTES } from './wasm/light-bytes.ts';
import { compileOnce } from './wasm/open-compiled.ts';

/** As wasm/light.ts describes them; addresses in bytes. */
type Functions = {
  sumCells(frame: number, target: number, width: number, height: number, pitch: number): void;
  layLight(
    frame: number,
    dark: number,
    line: number,
    clear: number,
    tint: number,
    height: number,
    pitch: number,
    columns: number,
    rows: number,
  ): void;
};

/** Pixels on each side of a cell, which is lit as a whole; light is mixed from one cell to the next. */
export const CELL = 8;
const CHANNELS = 4;
const WHOLE = 32_767;
const BLOCK = 16;

const open = compileOnce<Functions>(LIGHT_BYTES);

export type FrameLight = {
  columns: number;
  rows: number;
  /** Takes a frame, RGBA and opaque. Returns the sums of its cells, four channels each, row by row. */
  take(pixels: Uint8Array): Int32Array;
  /**
   * Writes the frame that was taken back to `pixels`, under light and the tint. `light`: red, green and blue of each cell,
   * 0 to 1; `strength` of it is taken from what is dark.
   */
  give(pixels: Uint8Array, light: readonly Float32Array[], strength: number): void;
};

/** `cover` holds a number a pixel, 0 to 255: how much of it the `tint` (RGB) hides. For frames of one size. */
export function makeFrameLight(
  width: number,
  height: number,
  tint: readonly [number, number, number],
  cover: ArrayLike<number>,
): FrameLight {
  const columns = Math.ceil(width / CELL);
  const rows = Math.ceil(height / CELL);
  const cells = columns * rows;
  const pitch = Math.ceil(width / CHANNELS) * CHANNELS;
  const { functions, reserve } = open();
  const after = (start: number, bytes: number): number => Math.ceil((start + bytes) / BLOCK) * BLOCK;
  const frame = BLOCK;
  const clear = after(frame, pitch * height * CHANNELS);
  const sums = after(clear, pitch * height * 2);
  const dark = after(sums, cells * CHANNELS * 4);
  const line = after(dark, cells * CHANNELS * 2);
  const memory = reserve(after(line, (columns + 2) * CHANNELS * 2));
  const bytes = new Uint8Array(memory, frame, pitch * height * CHANNELS);
  const left = new Int16Array(memory, dark, cells * CHANNELS);
  new Int16Array(memory, 0, CHANNELS * 2).set([...tint, 255, ...tint, 255]);
  const untinted = new Int16Array(memory, clear, pitch * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      untinted[y * pitch + x] = Math.round(WHOLE * (1 - (cover[y * width + x] as number) / 255));

  /** Rows of pixels, one after the other or `pitch` apart. */
  const copyRows = (from: Uint8Array, fromPitch: number, to: Uint8Array, toPitch: number): void => {
    if (fromPitch === toPitch) return to.set(from);
    for (let y = 0; y < height; y++) {
      const start = y * fromPitch * CHANNELS;
      to.set(from.subarray(start, start + width * CHANNELS), y * toPitch * CHANNELS);
    }
  };

  return {
    columns,
    rows,
    take(pixels) {
      copyRows(pixels, width, bytes, pitch);
      functions.sumCells(frame, sums, width, height, pitch);
      return new Int32Array(memory, sums, cells * CHANNELS);
    },
    give(pixels, light, strength) {
      for (const [channel, plane] of light.entries())
        for (let cell = 0; cell < cells; cell++)
          left[cell * CHANNELS + channel] = WHOLE * (1 - strength * (plane[cell] as number));
      functions.layLight(frame, dark, line, clear, 0, height, pitch, columns, rows);
      copyRows(bytes, pitch, pixels, width);
    },
  };
}
