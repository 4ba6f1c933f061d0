// Changes all colours of an image by tables: first its light, then its colours. A video has a hundred million pixels.

import { makeLitCast, makePixelCast, RAMP_BYTES } from '#engine/raster/cast-pixels.ts';
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
/** Changes RGBA pixels in place. */
export function gradePixels(light: LightTables, cast: CastTables, width: number, height: number): ToneImage {
  const inks = inksOf(cast);
  if (isPlain(light)) return makePixelCast(cellsOf(cast), inks);
  const { reds, greens, blues, corners } = light;
  const lighting = {
    tones: [reds, greens, blues],
    lits: cornerLights(corners),
    columns: halfSquares(width),
    rows: halfSquares(height),
  };
  return makeLitCast(lighting, cast === NO_CAST ? null : cellsOf(cast), inks);
}

/** Of each colour of five bits how far it goes, and where the ramp begins to which it goes. */
function cellsOf({ shares, chosen }: CastTables): Uint32Array {
  return Uint32Array.from(shares, (share, cell) => share | (((chosen[cell] as number) * RAMP_BYTES) << 16));
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
