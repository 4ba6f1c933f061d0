// A small dish with something to dip into. In millimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { line, oval, shape, type OwnDrawing } from './pen.ts';
import { DARK } from './plates.ts';

const CHINA = '#f6f6f2';

function dishOf(sauce: Colour): OwnDrawing {
  return {
    width: 108,
    height: 46,
    paint(pen) {
      oval(pen, 0, -4, 26, 4.6, mix(CHINA, DARK, 0.5));
      shape(pen, 'M-52 -32 C-46 -10 -28 -3 0 -3 C28 -3 46 -10 52 -32 Z', CHINA, {
        colour: mix(CHINA, DARK, 0.34),
        from: -32,
        to: -3,
      });
      line(pen, 'M-45 -20 C-30 -10 30 -10 45 -20', '#4a74b4', 2);
      oval(pen, 0, -32, 52, 12, '#ffffff');
      oval(pen, 0, -31, 47, 10, mix(CHINA, DARK, 0.14));
      oval(pen, 0, -29.6, 43, 8.4, mix(sauce, DARK, 0.3));
      oval(pen, 0, -29, 41, 7.4, sauce);
      oval(pen, pen.side * 14, -31, 16, 2, mix(sauce, '#ffffff', 0.5), 0.7);
    },
  };
}

/** With what has this colour in it; undefined for any other drawing. */
export function sauceDishOf(drawing: string, colour: Colour): OwnDrawing | undefined {
  return drawing === 'own/sauce-dish' ? dishOf(colour) : undefined;
}

export const SAUCE_DISHES: Record<string, OwnDrawing> = { 'own/sauce-dish': dishOf('#4a2012') };
