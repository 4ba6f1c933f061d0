// What a small piece is that other things are built of, and the tones of its lights and shades.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';

/** Painted around the origin, as wide as its size. */
export type Piece = { size: number; tone: Colour; turn: number; random: Random };

export const dark = (tone: Colour, by = 0.35): string => css(mix(tone, '#20101c', by));
export const light = (tone: Colour, by = 0.4): string => css(mix(tone, '#ffffff', by));

export function disc(brush: Brush, x: number, y: number, radius: number, fill: Brush['fillStyle']): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}
