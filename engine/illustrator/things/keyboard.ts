// A computer's keyboard that lies on a table, seen from above its front edge; in centimetres.

import { mix } from '#engine/raster/colour.ts';
import { shape, type OwnDrawing, type Pen } from './pen.ts';

const CASE = '#3c4250';
const ROWS = [
  [-9.4, 15, 18.6],
  [-7.3, 14, 19.6],
  [-5.2, 14, 20.6],
  [-3.1, 13, 21.6],
] as const;

function keyboard(pen: Pen): void {
  shape(
    pen,
    'M-20.4 -11 L20.4 -11 L23.6 -2 C23.8 0 23.4 0.4 22.6 0.4 L-22.6 0.4 C-23.4 0.4 -23.8 0 -23.6 -2 Z',
    mix(CASE, '#ffffff', 0.18),
    {
      colour: mix(CASE, '#0c0c16', 0.3),
      from: -11,
      to: 0.4,
    },
  );
  const key = (left: number, right: number, y: number): void => {
    shape(
      pen,
      `M${left} ${y} L${right} ${y} L${right + 0.1} ${y + 1.7} L${left - 0.1} ${y + 1.7} Z`,
      '#8f96a6',
      {
        colour: '#5c6270',
        from: y,
        to: y + 1.7,
      },
    );
    shape(
      pen,
      `M${left + 0.14} ${y} L${right - 0.14} ${y} L${right - 0.2} ${y + 1.2} L${left + 0.2} ${y + 1.2} Z`,
      '#f0f1f4',
      {
        colour: '#d2d6de',
        from: y,
        to: y + 1.2,
      },
    );
  };
  for (const [y, count, half] of ROWS) {
    const wide = (half * 2) / count;
    for (let at = 0; at < count; at++) key(-half + at * wide + 0.16, -half + (at + 1) * wide - 0.16, y);
  }
  key(-9, 9, -1.1);
  for (const x of [-17, -13, 12, 16]) key(x - 1.6, x + 1.6, -1.1);
}

export const KEYBOARDS: Record<string, OwnDrawing> = {
  'own/keyboard': {
    width: 47.6,
    height: 11.6,
    paint: (pen) => {
      pen.brush.translate(0, -0.4);
      keyboard(pen);
    },
  },
};
