// Plates and boards that dishes are drawn on, and what lies beside the dish: greens, a wedge of lemon, a bowl of dip.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';

export const DARK = '#20142a';

/** Its middle is at -22. `usual` is its colour where none was said. */
export function plate(pen: Pen, usual: Colour): void {
  const { glaze = usual } = pen;
  oval(pen, 0, -16, 92, 16, mix(glaze, DARK, 0.4));
  oval(pen, 0, -22, 98, 21, mix(glaze, DARK, 0.16));
  oval(pen, 0, -24, 97, 20, mix(glaze, '#ffffff', 0.4));
  oval(pen, 0, -23, 80, 14.5, mix(glaze, DARK, 0.12));
  oval(pen, 0, -21.5, 76, 12, mix(glaze, '#ffffff', 0.16));
}

/** Returns the same drawing, its plate in this colour. */
export function onPlateOf(glaze: Colour, drawing: OwnDrawing): OwnDrawing {
  return { ...drawing, paint: (pen) => drawing.paint({ ...pen, glaze }) };
}

/** Of wood, with a handle. */
export function board(pen: Pen): void {
  shape(pen, 'M-98 -22 L98 -22 Q104 -16 98 -8 L96 0 L-96 0 L-98 -8 Q-104 -16 -98 -22 Z', '#7a4a26', {
    colour: '#5a3218',
    from: -14,
    to: 0,
  });
  shape(
    pen,
    'M-84 -36 L84 -36 Q90 -36 93 -31 L100 -14 Q100 -10 96 -10 L-96 -10 Q-100 -10 -100 -14 L-93 -31 Q-90 -36 -84 -36 Z',
    '#c48a52',
    {
      colour: '#a06a38',
      from: -36,
      to: -10,
    },
  );
  for (let vein = 0; vein < 5; vein++)
    line(
      pen,
      `M${-88 + vein * 2} ${-31 + vein * 4.6} Q0 ${-33 + vein * 5} ${88 + vein} ${-30 + vein * 4.6}`,
      '#8f5c30',
      0.8,
    );
}

export function greens(pen: Pen): void {
  for (const [x, tall, green] of [
    [-78, 22, '#4f9a44'],
    [-70, 26, '#6fb850'],
    [-63, 20, '#3a7a38'],
  ] as const) {
    shape(
      pen,
      `M${x} -18 C${x - 15} ${-20 - tall * 0.4} ${x - 11} ${-18 - tall} ${x} ${-20 - tall} C${x + 11} ${-18 - tall} ${x + 15} ${-20 - tall * 0.4} ${x} -18 Z`,
      mix(green, '#ffffff', 0.2),
      { colour: mix(green, '#10301c', 0.3), from: -20 - tall, to: -18 },
    );
    line(pen, `M${x} -20 L${x} ${-15 - tall}`, mix(green, '#ffffff', 0.5), 1.2);
  }
}

export function lemonWedge(pen: Pen): void {
  shape(pen, 'M56 -16 Q72 -40 88 -16 Q72 -8 56 -16 Z', '#f2c81e');
  shape(pen, 'M59 -17 Q72 -35 85 -17 Q72 -11 59 -17 Z', '#fdeb8c');
  line(pen, 'M72 -14 L72 -29 M72 -14 L64 -24 M72 -14 L80 -24', '#fffbe6', 1.2);
}

/** A small bowl of it. */
export function dip(colour: Colour, x = 70): (pen: Pen) => void {
  return (pen) => {
    shape(
      pen,
      `M${x - 22} -30 C${x - 20} -12 ${x - 10} -8 ${x} -8 C${x + 10} -8 ${x + 20} -12 ${x + 22} -30 Z`,
      '#fbfaf5',
      {
        colour: '#c4c0b8',
        from: -30,
        to: -8,
      },
    );
    oval(pen, x, -30, 22, 6, '#ffffff');
    oval(pen, x, -29.6, 19, 4.6, mix(colour, DARK, 0.16));
    oval(pen, x, -29, 17.5, 3.8, colour);
  };
}
