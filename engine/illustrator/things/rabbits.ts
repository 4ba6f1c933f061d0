// Rabbits in profile to the left: one that sits on its haunches, one that leaps; in centimetres.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const COAT = '#b99a7c';
const SHADE = '#2a1826';
const below = shadeInto(SHADE, 0.28);

/** Around the point where skull and neck meet. */
function head(pen: Pen, x: number, y: number): void {
  pen.brush.save();
  pen.brush.translate(x, y);
  const dark = mix(COAT, SHADE, 0.26);
  shape(pen, 'M3 -6 C0 -16 4 -29 12 -31 C15 -24 13 -12 8 -4 Z', dark, below(dark, -31, -4));
  ball(pen, 0, 0, 10.4, 9, COAT);
  shape(
    pen,
    'M-2 -7 C-8 -7 -14 -3 -16 2 C-16 6 -10 8 -3 7 Z',
    mix(COAT, '#ffffff', 0.16),
    below(COAT, -8, 8),
  );
  shape(pen, 'M-16 2 C-15 6 -9 8.4 -2 8 C0 5 -4 3 -9 2.4 Z', '#f4ece2', below('#f4ece2', 2, 8));
  ball(pen, -15.6, 0.6, 1.8, 1.4, '#c87a80');
  line(pen, 'M-15 3 Q-12 5 -9.6 4', mix(COAT, SHADE, 0.5), 0.6);
  ball(pen, -5.4, -2, 2.3, 2.3, '#1c1216');
  ball(pen, -6, -2.8, 0.7, 0.7, '#ffffff');
  for (const rise of [-1.6, 0.2, 2])
    line(pen, `M-12 3.4 Q-7 ${4 + rise} -1 ${5 + rise * 1.6}`, '#f6f0e8', 0.34);
  shape(
    pen,
    'M4 -5 C3 -16 10 -30 19 -31 C22 -23 18 -10 10 -3 Z',
    mix(COAT, '#ffffff', 0.1),
    below(COAT, -31, -3),
  );
  shape(
    pen,
    'M7 -7 C7 -16 12 -25 17.4 -27 C18.6 -21 15.4 -12 10.4 -6 Z',
    '#dda0a0',
    below('#dda0a0', -27, -6),
  );
  pen.brush.restore();
}

function sitting(pen: Pen): void {
  ball(pen, 25, -9, 5, 4.6, '#f8f2ea');
  // The far forepaw.
  shape(pen, 'M-12 -14 L-5 -14 L-7 -1.6 L-14 -1.6 Z', mix(COAT, SHADE, 0.24));
  shape(
    pen,
    'M-14 -24 C-10 -31 2 -33 12 -28 C24 -22 29 -10 24 -3 C14 0 -6 0 -12 -4 C-17 -10 -18 -18 -14 -24 Z',
    mix(COAT, '#ffffff', 0.18),
    below(COAT, -33, 0),
  );
  shape(
    pen,
    'M-15 -20 C-12 -16 -9 -8 -10 -2 C-14 -5 -17 -12 -15 -20 Z',
    '#efe4d6',
    below('#efe4d6', -20, -2),
  );
  // Haunch and long foot.
  ball(pen, 15, -11, 11.6, 11, COAT);
  shape(
    pen,
    'M-1 0 C-2 -4 4 -5.4 12 -5 L20 -4 C22 -2 20 0 17 0 Z',
    mix(COAT, '#ffffff', 0.14),
    below(COAT, -6, 0),
  );
  // The near forepaw.
  shape(
    pen,
    'M-13 -17 C-8 -18 -5 -14 -6 -9 L-8 0 L-15 0 C-16 -2 -14 -3 -13 -3.4 Z',
    mix(COAT, '#ffffff', 0.1),
    below(COAT, -18, 0),
  );
  head(pen, -12, -31);
}

function leaping(pen: Pen): void {
  const dark = mix(COAT, SHADE, 0.26);
  shape(pen, 'M18 -22 C28 -18 36 -10 42 -3 L37 0 C28 -4 18 -12 12 -16 Z', dark);
  shape(pen, 'M-16 -20 L-30 -10 L-34 -12 L-20 -24 Z', dark);
  ball(pen, 27, -29, 5, 4.6, '#f8f2ea');
  shape(
    pen,
    'M-22 -30 C-12 -40 12 -42 24 -32 C30 -24 26 -14 16 -13 C2 -14 -12 -12 -20 -18 C-25 -22 -25 -26 -22 -30 Z',
    mix(COAT, '#ffffff', 0.18),
    below(COAT, -41, -12),
  );
  ball(pen, 15, -24, 11, 10, COAT);
  shape(
    pen,
    'M16 -18 C26 -16 36 -16 46 -12 C48 -9 46 -7 42 -7 C32 -8 18 -10 10 -14 Z',
    mix(COAT, '#ffffff', 0.1),
    below(COAT, -18, -6),
  );
  shape(
    pen,
    'M-20 -24 C-14 -26 -10 -20 -14 -16 L-36 -18 C-40 -20 -38 -23 -35 -23 Z',
    mix(COAT, '#ffffff', 0.1),
    below(COAT, -26, -15),
  );
  head(pen, -25, -36);
}

const HOPPING: OwnDrawing = {
  width: 92,
  height: 68,
  paint: (pen) => {
    pen.brush.translate(-2, 0);
    leaping(pen);
  },
};

export const RABBITS: Record<string, OwnDrawing> = {
  'own/rabbit': {
    width: 62,
    height: 63,
    paint: (pen) => {
      pen.brush.translate(-1, 0);
      sitting(pen);
    },
  },
  'own/rabbit-galloping': HOPPING,
  // They have no other way to go.
  'own/rabbit-walking': HOPPING,
};

const HOPPING_HEAD: Head = {
  eyes: [[0.148, 0.44]],
  eye: 0.024,
  top: [0.22, 0.36],
  wide: 0.2,
  mouth: [0.08, 0.51],
  neck: [
    [0.12, 0.58],
    [0.36, 0.5],
  ],
};

export const RABBIT_HEADS: Record<string, Head> = {
  'own/rabbit': {
    eyes: [[0.204, 0.476]],
    eye: 0.034,
    top: [0.3, 0.38],
    wide: 0.3,
    mouth: [0.1, 0.56],
    neck: [
      [0.16, 0.66],
      [0.5, 0.56],
    ],
  },
  'own/rabbit-galloping': HOPPING_HEAD,
  'own/rabbit-walking': HOPPING_HEAD,
};
