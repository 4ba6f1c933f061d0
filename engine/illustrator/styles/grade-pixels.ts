// Changes all colours of an image by tables, in one pass: first its light, then its colours. A video has a hundred million
// pixels, so that each is read and written once, as a word of four bytes.

import { makePixelCast, RAMP_BYTES } from '#engine/raster/cast-pixels.ts';
import type { Rgb } from '#engine/raster/colour.ts';
import type { ToneImage } from './tone-image.ts';

export type LightTables = {
  /** What each value of a channel becomes. */
  reds: Uint8ClampedArray;
  greens: Uint8ClampedArray;
  blues: Uint8ClampedArray;
  /** How much darker the corners are, 0–1. */
  corners: number;
};

/** Each by a colour of five bits a channel, red in the highest. */
export type CastTables = {
  /** Which of the ramps it goes to. */
  chosen: Uint8Array;
  /** How far, 0–WHOLE. */
  shares: Uint16Array;
  /** The colour for each lightness, 0–255. */
  ramps: readonly (readonly Rgb[])[];
};

/** Colours of five bits a channel. */
export const CELLS = 32 ** 3;
export const WHOLE = 256;

/** Of the square of the way from the middle to a corner: from there on it gets darker. */
const OUTER = 0.2;
/** Steps of that square. */
const STEPS = 4096;
/** Light is counted in these parts. */
const LIT_BITS = 12;
/** The bits of a cell that hold its share; those above them its ramp. */
const SHARE_BITS = 9;

/** The alpha of a pixel of four bytes, red in the lowest; and its red and its blue, which are reckoned together. */
const OPAQUE = 0xff000000;
const RED_BLUE = 0xff00ff;

/** Changes RGBA pixels in place. */
export function gradePixels(light: LightTables, cast: CastTables, width: number, height: number): ToneImage {
  if (isPlain(light)) return castPixels(cast);
  const { reds, greens, blues } = light;
  const lits = cornerLights(light.corners);
  const columns = halfSquares(width);
  const rows = halfSquares(height);
  const cells = Uint16Array.from(
    cast.shares,
    (share, cell) => share | ((cast.chosen[cell] as number) << SHARE_BITS),
  );
  const inks = inksOf(cast);
  const gradeRow = (words: Int32Array, from: number, down: number): void => {
    for (let column = 0, at = from; column < width; column++, at++) {
      const word = words[at] as number;
      const lit = lits[(columns[column] as number) + down] as number;
      const red = ((reds[word & 255] as number) * lit) >> LIT_BITS;
      const green = ((greens[(word >> 8) & 255] as number) * lit) >> LIT_BITS;
      const blue = ((blues[(word >> 16) & 255] as number) * lit) >> LIT_BITS;
      const cell = cells[((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)] as number;
      const share = cell & ((1 << SHARE_BITS) - 1);
      const luma = (red * 54 + green * 183 + blue * 19) >> 8;
      const ink = inks[((cell >> SHARE_BITS) << 8) | luma] as number;
      const rest = WHOLE - share;
      const redBlue =
        ((Math.imul((blue << 16) | red, rest) + Math.imul(ink & RED_BLUE, share)) >>> 8) & RED_BLUE;
      const middle = (green * rest + ((ink >> 8) & 255) * share) & 0xff00;
      words[at] = (word & OPAQUE) | redBlue | middle;
    }
  };
  return ({ buffer, byteOffset, length }) => {
    const words = new Int32Array(buffer, byteOffset, length >> 2);
    for (let row = 0; row < height; row++) gradeRow(words, row * width, rows[row] as number);
  };
}

/** Without a light of its own: for less than half of the time. */
function castPixels(cast: CastTables): ToneImage {
  const cells = Uint32Array.from(
    cast.shares,
    (share, cell) => share | (((cast.chosen[cell] as number) * RAMP_BYTES) << 16),
  );
  return makePixelCast(cells, inksOf(cast));
}

/** Of all ramps, red in the lowest byte. */
function inksOf({ ramps }: CastTables): Uint32Array {
  return Uint32Array.from(ramps.flat(), ([red, green, blue]) => (blue << 16) | (green << 8) | red);
}

/** Leaves all colours as they are. */
export const NO_CAST: CastTables = {
  chosen: new Uint8Array(CELLS),
  shares: new Uint16Array(CELLS),
  ramps: [Array.from({ length: 256 }, () => [0, 0, 0])],
};

/** Whether all channels stay as they are, everywhere. */
function isPlain({ reds, greens, blues, corners }: LightTables): boolean {
  return corners === 0 && [reds, greens, blues].every((table) => table.every((to, from) => to === from));
}

/** How light it is in each step from the middle to a corner. */
function cornerLights(corners: number): Uint16Array {
  return Uint16Array.from({ length: STEPS + 1 }, (_, step) => {
    const beyond = Math.max(0, step / STEPS - OUTER) / (1 - OUTER);
    return (1 - corners * beyond) * (1 << LIT_BITS);
  });
}

/** Half the square of each pixel's way from the middle, in steps. */
function halfSquares(length: number): Uint16Array {
  return Uint16Array.from({ length }, (_, at) => ((((at + 0.5) / length) * 2 - 1) ** 2 / 2) * STEPS);
}
