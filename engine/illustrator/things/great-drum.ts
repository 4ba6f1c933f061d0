// A great drum on its stand: a red barrel with golden studs, its skin on top.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const below = shadeInto('#2a0606', 0.5);

const RED = '#c02a26';
const GOLD = '#e2b04a';
const WOOD = '#6a3620';

/** Fifty-six units tall; a person is a hundred. The foot is at zero, up is negative. */
export function paintGreatDrum(pen: Pen): void {
  for (const side of [-1, 1]) {
    line(pen, `M${side * 10} -16 L${side * 22} -1`, WOOD, 4);
    line(pen, `M${side * 24} -20 L${side * 20} -1`, mix(WOOD, '#000000', 0.25), 4);
  }
  line(pen, 'M-20 -5 L20 -5', WOOD, 3);
  shape(
    pen,
    'M-25 -50 C-34 -40 -34 -22 -25 -14 C-12 -8 12 -8 25 -14 C34 -22 34 -40 25 -50 Z',
    RED,
    below(RED, -52, -8),
  );
  for (const [high, half, sag] of [
    [-46, 27.5, 7],
    [-17, 27, 5.5],
  ] as const)
    for (let at = -3; at <= 3; at++)
      ball(pen, (at / 3.3) * half, high + sag * (1 - (at / 3.3) ** 2), 1.5, 1.5, GOLD);
  for (const side of [-1, 1]) {
    line(pen, `M${side * 22} -32 C${side * 25} -24 ${side * 15} -24 ${side * 18} -32`, GOLD, 1.6);
    ball(pen, side * 20, -33, 2, 2, GOLD);
  }
  ball(pen, 0, -50, 25, 6.5, mix(RED, '#2a0606', 0.3));
  ball(pen, 0, -51, 24.4, 5.8, '#f4e8cf');
  ball(pen, 0, -51, 15, 3.4, '#f1e3c6');
}

export const GREAT_DRUM: Record<string, OwnDrawing> = {
  'own/great-drum': { width: 66, height: 58, paint: paintGreatDrum },
};
