// A pigeon on the ground that pecks, in centimetres; it looks to the left.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function pigeon(pen: Pen): void {
  const grey = pen.random.pick(['#a4aebe', '#b4bac6', '#98a4b6', '#dcd8d4']);
  const dark = mix(grey, '#1c2030', 0.45);
  line(pen, 'M-1 -7 L-2 0 M-5 0 L-2 0 L0 -0.6 M4 -7 L4 0 M1 0 L4 0 L6 -0.6', '#d8685a', 1);
  shape(pen, 'M10 -17 L25 -11 L24 -8 L9 -10 Z', mix(grey, '#1c2030', 0.3));
  shape(
    pen,
    'M-12 -17 C-9 -24 6 -24 14 -16 C17 -12 13 -7 6 -6 C-3 -4 -12 -8 -12 -17 Z',
    mix(grey, '#ffffff', 0.2),
    {
      colour: mix(grey, '#1c2030', 0.22),
      from: -23,
      to: -5,
    },
  );
  shape(pen, 'M-5 -19 C2 -22 12 -18 20 -11 C12 -8 0 -8 -5 -19 Z', mix(grey, '#ffffff', 0.08), {
    colour: mix(grey, '#1c2030', 0.3),
    from: -21,
    to: -8,
  });
  line(pen, 'M5 -18 L9 -9.4 M9 -17 L13 -9.6', dark, 1.3);
  // The neck shines green and violet.
  shape(pen, 'M-9 -20 C-13 -22 -17 -20 -18 -15 C-16 -11 -12 -10 -9 -12 Z', '#5a8a78', {
    colour: '#7a5a92',
    from: -21,
    to: -11,
  });
  ball(pen, -16.4, -17, 3.9, 3.6, mix(grey, '#2a3040', 0.3));
  shape(pen, 'M-19.6 -17.4 L-23.4 -14.4 L-19 -15 Z', '#3a3640');
  ball(pen, -19.2, -17.6, 0.9, 0.8, '#f2efe8');
  ball(pen, -17.4, -17.8, 0.95, 0.95, '#e0703a');
  ball(pen, -17.5, -17.8, 0.45, 0.45, '#1a1418');
}

export const PIGEONS: Record<string, OwnDrawing> = {
  'own/pigeon': { width: 52, height: 25, paint: pigeon },
};
