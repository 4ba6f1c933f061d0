// Fills the unknown part of an image with what lies around it, from far to near: soft, without seams. By vectors of four
// numbers.
import type { Image } from '#engine/raster/image.ts';
import { FILL_BYTES } from '#engine/raster/wasm/fill-bytes.ts';
import { type Compiled, compileOnce } from '#engine/raster/wasm/open-compiled.ts';

/** As wasm/fill.ts describes them; addresses in bytes. */
type Functions = {
  shrinkKnown(pixels: number, known: number, width: number, height: number, cells: number): void;
  shrinkLevel(from: number, width: number, height: number, to: number): void;
  fillLevel(fine: number, width: number, height: number, coarse: number, line: number): void;
  fillImage(
    pixels: number,
    known: number,
    width: number,
    height: number,
    rows: number,
    top: number,
    cells: number,
    line: number,
  ): void;
};

/** Rows of the image at a time, an even number: of a large one only the levels need memory of their own. */
const BAND = 64;
const CELL_BYTES = 16;
/** More than this is given back after use. */
const KEPT_BYTES = 24 * 1024 * 1024;

const open = compileOnce<Functions>(FILL_BYTES);
let opened: Compiled<Functions> | undefined;

type Level = { width: number; height: number; at: number };

/** `known` holds 0–1 for each pixel. What is known stays as it is; the result is opaque. */
export function fillUnknown(image: Image, known: Float32Array): Image {
  const { width, height } = image;
  const pixels = 0;
  const weights = pixels + width * BAND * 4;
  const line = weights + width * BAND * 4;
  const levels = layOut(width, height, line + Math.ceil(width / 2) * CELL_BYTES);
  const [first] = levels as [Level];
  const last = levels.at(-1) as Level;
  const bytes = last.at + last.width * last.height * CELL_BYTES;
  const { functions, reserve } = (opened ??= open());
  const memory = reserve(bytes);
  const bandPixels = new Uint8Array(memory, pixels, width * BAND * 4);
  const bandKnown = new Float32Array(memory, weights, width * BAND);
  const loadBand = (top: number): number => {
    const rows = Math.min(BAND, height - top);
    bandPixels.set(image.data.subarray(top * width * 4, (top + rows) * width * 4));
    bandKnown.set(known.subarray(top * width, (top + rows) * width));
    return rows;
  };
  for (let top = 0; top < height; top += BAND) {
    const rows = loadBand(top);
    functions.shrinkKnown(pixels, weights, width, rows, first.at + (top / 2) * first.width * CELL_BYTES);
  }
  for (const [n, { width: across, height: down, at }] of levels.entries()) {
    const below = levels[n + 1];
    if (below) functions.shrinkLevel(at, across, down, below.at);
  }
  for (let n = levels.length - 2; n >= 0; n--) {
    const [fine, coarse] = [levels[n], levels[n + 1]] as [Level, Level];
    functions.fillLevel(fine.at, fine.width, fine.height, coarse.at, line);
  }
  const data = new Uint8ClampedArray(image.data.length);
  for (let top = 0; top < height; top += BAND) {
    const rows = loadBand(top);
    functions.fillImage(pixels, weights, width, height, rows, top, first.at, line);
    data.set(bandPixels.subarray(0, rows * width * 4), top * width * 4);
  }
  if (bytes > KEPT_BYTES) opened = undefined;
  return { width, height, data };
}

/** Levels half as wide and high as the one before, down to one cell, one after the other from `at` on. */
function layOut(width: number, height: number, at: number): Level[] {
  const levels: Level[] = [];
  let size = { width, height };
  do {
    const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) };
    levels.push({ ...half, at });
    at += half.width * half.height * CELL_BYTES;
    size = half;
  } while (Math.max(size.width, size.height) > 1);
  return levels;
}
