// A small sheet that is reckoned point by point, to be drawn larger: plaster, planks, stone, clouds of gas.

import type { Rgb } from '#engine/raster/colour.ts';
import { surfaceFromPixels, type Surface } from '#engine/raster/surface.ts';

/** A colour of 0–255 a channel; opaque without the fourth. */
export type TexturePoint = Rgb | readonly [red: number, green: number, blue: number, alpha: number];

export function makeTexture(
  columns: number,
  rows: number,
  pointAt: (column: number, row: number) => TexturePoint,
): Surface {
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0, at = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, at += 4) {
      const [red, green, blue, alpha = 255] = pointAt(column, row);
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
      pixels[at + 3] = alpha;
    }
  return surfaceFromPixels(columns, rows, pixels);
}
