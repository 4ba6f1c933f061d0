// The head of the Monkey King from the front: a face like a peach in golden fur, eyes of fire, brows that flare.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, mirrored, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c0e14';
const FUR = '#b9782c';
const SKIN = '#f2c9a0';

function fur(pen: Pen): void {
  shape(
    pen,
    'M0 -128 C34 -130 58 -108 62 -78 L74 -66 L64 -58 L72 -42 L60 -38 L62 -22 L48 -22 L44 -8 L30 -12 C20 0 -20 0 -30 -12 L-44 -8 L-48 -22 L-62 -22 L-60 -38 L-72 -42 L-64 -58 L-74 -66 L-62 -78 C-58 -108 -34 -130 0 -128 Z',
    mix(FUR, '#ffe0a0', 0.3),
    { colour: mix(FUR, DARK, 0.42), from: -128, to: -4 },
  );
  // Hairs away from the face.
  for (let hair = 0; hair < 74; hair++) {
    const angle = -3.6 + (hair / 73) * 4.06;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const far = pen.random.between(44, 52);
    const long = pen.random.between(9, 15);
    line(
      pen,
      `M${(across * far).toFixed(1)} ${(-66 + down * far * 1.06).toFixed(1)} l${(across * long).toFixed(1)} ${(down * long).toFixed(1)}`,
      hair % 3 === 0 ? mix(FUR, DARK, 0.5) : mix(FUR, '#ffe8a8', 0.5),
      1.3,
    );
  }
}

/** A peach: two lobes over the eyes, drawn in at the cheeks, a round muzzle. */
function face(pen: Pen): void {
  shape(
    pen,
    'M0 -96 C8 -110 44 -110 47 -80 C49 -62 38 -54 36 -46 C46 -34 40 -12 22 -6 C10 -2 -10 -2 -22 -6 C-40 -12 -46 -34 -36 -46 C-38 -54 -49 -62 -47 -80 C-44 -110 -8 -110 0 -96 Z',
    mix(SKIN, '#ffffff', 0.24),
    { colour: mix(SKIN, '#a04a2c', 0.36), from: -106, to: -2 },
  );
  // Red paint of the stage around the eyes, down to the cheeks.
  mirrored(pen, () => {
    shape(
      pen,
      'M5 -74 C12 -94 36 -100 44 -82 C46 -66 38 -58 32 -50 C26 -44 18 -48 12 -56 C8 -62 5 -68 5 -74 Z',
      '#d8402c',
      { colour: '#f0a078', from: -94, to: -46 },
    );
  });
  shape(
    pen,
    'M-27 -34 C-20 -46 20 -46 27 -34 C32 -18 18 -7 0 -7 C-18 -7 -32 -18 -27 -34 Z',
    mix(SKIN, '#ffffff', 0.4),
    {
      colour: mix(SKIN, '#a04a2c', 0.2),
      from: -44,
      to: -7,
    },
  );
}

function eyes(pen: Pen): void {
  mirrored(pen, () => {
    shape(pen, 'M8 -68 C14 -80 30 -82 38 -74 C34 -62 18 -58 8 -68 Z', mix(DARK, '#5a1a10', 0.3));
    shape(pen, 'M10.4 -68 C15 -77 29 -79 35.4 -73.4 C31 -64 18 -61 10.4 -68 Z', '#fff8e4');
  });
  for (const side of [-1, 1]) {
    if (pen.isDark) shineAround(pen, side * 23, -70, 22, '#ffd24a', 0.6);
    ball(pen, side * 22.6, -70.6, 7.2, 7.4, '#f0a81c');
    ball(pen, side * 22.6, -70.6, 4, 4.8, '#2a0f0a');
    ball(pen, side * 22.6 + pen.side * 2.2, -73, 1.9, 1.9, '#ffffff');
  }
  // Brows of gold that flare up at their ends.
  mirrored(pen, () =>
    shape(pen, 'M7 -80 C16 -92 32 -94 46 -102 C46 -94 42 -86 34 -84 C24 -82 14 -82 7 -77 Z', '#ffe08a', {
      colour: '#b87414',
      from: -102,
      to: -76,
    }),
  );
  line(pen, 'M0 -92 C-2.4 -86 2.4 -82 0 -76', '#c8342a', 3.4);
}

function muzzle(pen: Pen): void {
  shape(
    pen,
    'M-7 -47 C-4 -51 4 -51 7 -47 C9 -41 4 -38 0 -38 C-4 -38 -9 -41 -7 -47 Z',
    mix(SKIN, '#8a3a24', 0.4),
  );
  for (const side of [-1, 1]) ball(pen, side * 3, -42, 1.5, 1.8, '#5a2418');
  line(pen, 'M0 -38 L0 -31', mix(SKIN, '#7a2c1c', 0.5), 1.4);
  shape(pen, 'M-19 -29 C-8 -24 8 -24 19 -29 C14 -16 6 -14 0 -14 C-6 -14 -14 -16 -19 -29 Z', '#7a2420');
  shape(pen, 'M-15 -27 C-6 -24 6 -24 15 -27 C10 -22.4 -10 -22.4 -15 -27 Z', '#fffdf4');
  line(pen, 'M-22 -32 C-10 -24 10 -24 22 -32', mix(SKIN, '#5a1a10', 0.7), 1.9);
}

function head(pen: Pen): void {
  mirrored(pen, () => {
    ball(pen, 66, -64, 15, 19, mix(FUR, DARK, 0.16));
    ball(pen, 66, -63, 10, 13.6, mix(SKIN, '#c86a50', 0.3));
  });
  fur(pen);
  face(pen);
  muzzle(pen);
  eyes(pen);
}

export const MONKEY_KINGS: Record<string, OwnDrawing> = {
  'own/monkey-king-head': { width: 164, height: 130, paint: head },
};

export const MONKEY_KING_HEADS: Record<string, Head> = {
  'own/monkey-king-head': {
    eyes: [
      [0.362, 0.457],
      [0.638, 0.457],
    ],
    eye: 0.045,
    top: [0.5, 0.04],
    wide: 0.66,
    mouth: [0.5, 0.84],
  },
};
