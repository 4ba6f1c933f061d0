// What sights are built of: forms that are lit above and in the shade below.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { shape, type Pen } from './pen.ts';

export const SHADE = '#20142c';

/** Of its colour at the top, darker toward its foot. */
export function face(pen: Pen, path: string, colour: Colour, from: number, to: number, dark = 0.34): void {
  shape(pen, path, colour, { colour: mix(colour, SHADE, dark), from, to });
}

/** The same, with light on its top. */
export function solid(pen: Pen, path: string, colour: Colour, from: number, to: number): void {
  shape(pen, path, mix(colour, '#ffffff', 0.12), { colour: mix(colour, SHADE, 0.3), from, to });
}
