// The duck of rubber that swims in bathtubs.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const YELLOW = '#f8cf2c';
const BILL = '#ee7a24';
const SHADE = '#a8641c';

function rubberDuck(pen: Pen): void {
  shape(
    pen,
    'M-62 -58 C-74 -22 -50 0 -8 0 C40 0 66 -20 62 -52 C76 -60 82 -74 78 -84 C64 -74 50 -66 30 -66 C10 -66 -8 -62 -18 -66 Z',
    YELLOW,
    { colour: mix(YELLOW, SHADE, 0.5), from: -84, to: 0 },
  );
  ball(pen, -30, -88, 38, 36, YELLOW);
  ball(pen, -20, -108, 9, 6, mix(YELLOW, '#ffffff', 0.5));
  shape(pen, 'M-62 -92 C-78 -96 -94 -90 -96 -82 C-90 -72 -74 -72 -58 -76 Z', BILL, {
    colour: mix(BILL, '#7a2c0c', 0.35),
    from: -96,
    to: -72,
  });
  line(pen, 'M-94 -82 C-84 -84 -74 -83 -62 -84', mix(BILL, '#5a1c08', 0.6), 1.6);
  ball(pen, -44, -98, 5.4, 6.4, '#20161c');
  ball(pen, -46, -100, 1.8, 2, '#ffffff');
  shape(
    pen,
    'M-4 -44 C8 -58 44 -58 58 -50 C52 -28 22 -18 4 -24 C-6 -28 -8 -38 -4 -44 Z',
    mix(YELLOW, '#ffffff', 0.12),
    {
      colour: mix(YELLOW, SHADE, 0.4),
      from: -56,
      to: -20,
    },
  );
  line(pen, 'M20 -26 C36 -30 48 -38 55 -48', mix(YELLOW, SHADE, 0.7), 1.6);
}

export const RUBBER_DUCK: Record<string, OwnDrawing> = {
  'own/rubber-duck': { width: 184, height: 126, paint: rubberDuck },
};
