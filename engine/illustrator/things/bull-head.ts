// The head of a bull from the front: wide horns, a broad brow with a tuft, a ring in the nose.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const HIDE = '#5c3a2a';
const DARK = '#1c1014';
const MUZZLE = '#a8806c';

function head(pen: Pen): void {
  for (const side of [-1, 1]) {
    pen.brush.save();
    pen.brush.scale(side, 1);
    shape(pen, 'M30 -98 C52 -104 70 -106 72 -132 C90 -112 84 -84 56 -80 C46 -78 36 -80 28 -84 Z', '#f4ead2', {
      colour: '#8a7050',
      from: -132,
      to: -78,
    });
    shape(pen, 'M40 -82 C56 -86 74 -78 78 -66 C66 -58 48 -62 38 -68 Z', HIDE, {
      colour: mix(HIDE, DARK, 0.5),
      from: -86,
      to: -60,
    });
    shape(pen, 'M46 -78 C56 -80 66 -74 70 -67 C62 -64 52 -66 46 -70 Z', mix(MUZZLE, HIDE, 0.4));
    pen.brush.restore();
  }
  shape(
    pen,
    'M0 -108 C30 -110 46 -94 45 -72 C44 -56 36 -44 33 -30 C30 -8 16 0 0 0 C-16 0 -30 -8 -33 -30 C-36 -44 -44 -56 -45 -72 C-46 -94 -30 -110 0 -108 Z',
    mix(HIDE, '#e8b890', 0.26),
    { colour: mix(HIDE, DARK, 0.36), from: -108, to: 0 },
  );
  shape(
    pen,
    'M-31 -30 C-28 -46 28 -46 31 -30 C34 -8 18 0 0 0 C-18 0 -34 -8 -31 -30 Z',
    mix(MUZZLE, '#ffffff', 0.22),
    { colour: mix(MUZZLE, DARK, 0.3), from: -44, to: 0 },
  );
  for (const side of [-1, 1]) {
    ball(pen, side * 14, -26, 5.4, 3.8, mix(MUZZLE, DARK, 0.75));
    if (pen.isDark) shineAround(pen, side * 23, -66, 16, '#ff9a3a', 0.4);
    ball(pen, side * 23, -66, 8, 7, '#f6e6c4');
    ball(pen, side * 22, -65, 4.6, 5.4, '#a83418');
    ball(pen, side * 22, -65, 2.2, 3.4, DARK);
    ball(pen, side * 22 + pen.side * 1.6, -67.4, 1.4, 1.4, '#ffffff');
    // Brows that frown.
    line(pen, `M${side * 34} -80 Q${side * 22} -80 ${side * 10} -70`, mix(HIDE, DARK, 0.7), 5);
  }
  for (let lock = 0; lock < 15; lock++) {
    const x = -21 + lock * 3;
    line(
      pen,
      `M${x} -110 Q${x * 0.9} -98 ${x * 0.5} ${-92 + Math.abs(x) * 0.3}`,
      lock % 2 === 0 ? mix(HIDE, DARK, 0.65) : mix(HIDE, DARK, 0.4),
      3.6,
    );
  }
  line(pen, 'M-16 -10 Q0 -4 16 -10', mix(MUZZLE, DARK, 0.6), 2.2);
  line(pen, 'M-8 -24 C-11 -8 11 -8 8 -24', '#e0b040', 3);
}

export const BULL_HEAD_DRAWINGS: Record<string, OwnDrawing> = {
  'own/bull-head': { width: 164, height: 134, paint: head },
};

export const BULL_HEADS: Record<string, Head> = {
  'own/bull-head': {
    eyes: [
      [0.362, 0.507],
      [0.638, 0.507],
    ],
    eye: 0.045,
    top: [0.5, 0.2],
    wide: 0.52,
    mouth: [0.5, 0.92],
  },
};
