// Two earbuds before their open case. In millimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c2028';
const WHITE: Colour = '#f4f5f7';

function bud(pen: Pen, x: number, y: number, way: 1 | -1): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.scale(way, 1);
  brush.rotate(0.12);
  shape(pen, 'M-4 -14 L5 -14 L4.4 17 Q4 21 0.4 21 Q-3.2 21 -3.6 17 Z', WHITE, {
    colour: mix(WHITE, DARK, 0.26),
    from: -14,
    to: 21,
  });
  line(pen, 'M-3.4 17 L4.2 17', '#b4b8c0', 1.6);
  ball(pen, 1, -18, 12, 10.4, WHITE);
  ball(pen, -10, -15, 6.4, 6.8, '#c8ccd2');
  oval(pen, -12.6, -14.6, 2.4, 3.4, '#4a4e56');
  oval(pen, 5, -21, 1.6, 3.4, '#3a3e46');
  line(pen, `M${3 * pen.side} -25 q5 1 6 5`, '#ffffff', 1.6);
  brush.restore();
}

function earbuds(pen: Pen): void {
  // The lid, open to the back.
  shape(pen, 'M-44 -62 C-46 -94 -30 -98 0 -98 C30 -98 46 -94 44 -62 Q0 -56 -44 -62 Z', WHITE, {
    colour: mix(WHITE, DARK, 0.3),
    from: -98,
    to: -60,
  });
  shape(pen, 'M-37 -64 C-38 -86 -26 -90 0 -90 C26 -90 38 -86 37 -64 Q0 -59 -37 -64 Z', '#c2c7ce', {
    colour: '#8f959e',
    from: -90,
    to: -62,
  });
  oval(pen, 0, -60, 45, 8, mix(WHITE, DARK, 0.16));
  oval(pen, 0, -60, 39, 6, '#9aa0a9');
  for (const x of [-17, 17]) oval(pen, x, -60, 11, 4, '#4a4e56');
  shape(
    pen,
    'M-45 -60 C-47 -22 -40 0 -22 0 L22 0 C40 0 47 -22 45 -60 Q0 -47 -45 -60 Z',
    mix(WHITE, '#ffffff', 0.5),
    {
      colour: mix(WHITE, DARK, 0.34),
      from: -58,
      to: 0,
    },
  );
  ball(pen, 0, -34, 2.2, 2.2, '#7ad08a');
  line(pen, `M${pen.side * 34} -50 Q${pen.side * 38} -26 ${pen.side * 28} -10`, '#ffffff', 3);
  bud(pen, -58, -22, 1);
  bud(pen, 60, -22, -1);
}

export const EARBUDS: Record<string, OwnDrawing> = {
  'own/earbuds': { width: 156, height: 100, paint: earbuds },
};
