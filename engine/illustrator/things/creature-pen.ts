// What animals of our own are drawn with: shapes of a figure on a pen, lit from above.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Draft, fill, Point } from '../people/draft.ts';
import type { OwnDrawing, Pen } from './pen.ts';

/** The pen as what figures are drawn with, nothing of them bent. */
export function draftOf(pen: Pen): Draft {
  return { ...pen, warp: (x, y) => [x, y] };
}

type Gradient = Exclude<Parameters<typeof fill>[2], Colour>;

/** Returns what lights a colour from above: so much nearer to white at the top, and to `shade` at the bottom. */
export function litToward(shade: Colour, light = 0.24, dark = 0.34) {
  return (colour: Colour, top: number, bottom: number): Gradient => ({
    from: mix(colour, '#ffffff', light),
    to: mix(colour, shade, dark),
    top,
    bottom,
  });
}

/** A drawing in a box of this size, moved so that it lies in it. */
export function drawn(width: number, height: number, [x, y]: Point, paint: (pen: Pen) => void): OwnDrawing {
  return {
    width,
    height,
    paint(pen) {
      pen.brush.translate(x, y);
      paint(pen);
    },
  };
}
