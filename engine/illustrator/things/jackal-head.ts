// The head of a jackal from the front, black, in the striped cloth of Egypt.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, mirrored, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const FUR = '#24242e';
const GOLD = '#e0b442';
const BLUE = '#2a4c92';

function head(pen: Pen): void {
  mirrored(pen, () => {
    // The cloth falls to the shoulders.
    shape(pen, 'M0 -104 C30 -106 40 -88 46 -60 C52 -36 54 -16 54 0 L24 0 C28 -30 20 -60 0 -72 Z', GOLD, {
      colour: mix(GOLD, '#7a4a12', 0.4),
      from: -104,
      to: 0,
    });
    for (let stripe = 0; stripe < 6; stripe++) {
      const y = -68 + stripe * 12;
      line(pen, `M${27 + stripe * 0.4} ${y} L${44 + stripe * 1.8} ${y + 2}`, BLUE, 4.4);
    }
    shape(pen, 'M10 -92 C8 -130 16 -152 24 -164 C38 -144 42 -116 36 -84 Z', FUR, {
      colour: mix(FUR, '#6a6a86', 0.2),
      from: -164,
      to: -84,
    });
    shape(pen, 'M17 -98 C16 -124 20 -140 25 -150 C32 -134 34 -114 30 -94 Z', mix(FUR, '#b89a78', 0.42));
  });
  shape(
    pen,
    'M0 -102 C26 -102 37 -84 34 -66 C31 -50 20 -44 16 -28 C14 -8 8 -2 0 -2 C-8 -2 -14 -8 -16 -28 C-20 -44 -31 -50 -34 -66 C-37 -84 -26 -102 0 -102 Z',
    mix(FUR, '#7a7a98', 0.3),
    { colour: mix(FUR, '#0c0c12', 0.3), from: -102, to: -2 },
  );
  line(pen, 'M0 -80 C-3 -56 -3 -40 0 -20', mix(FUR, '#9a9ab8', 0.34), 3);
  mirrored(pen, () => {
    if (pen.isDark) shineAround(pen, 17, -64, 12, '#ffc84a', 0.4);
    line(pen, 'M6 -60 C12 -72 24 -72 34 -66', GOLD, 2.4);
    shape(pen, 'M8 -61 C14 -70 24 -69 29 -63 C22 -57 13 -57 8 -61 Z', '#f6e6b0');
    ball(pen, 18, -63.4, 3.8, 4.2, '#b8741c');
    ball(pen, 18, -63.4, 1.7, 3.2, '#14121a');
  });
  ball(pen, 0, -12, 8, 5.6, '#0e0e14');
  ball(pen, -2, -14, 2.6, 1.4, '#5a5a6a');
}

export const JACKAL_HEAD_DRAWINGS: Record<string, OwnDrawing> = {
  'own/jackal-head': { width: 120, height: 166, paint: head },
};

export const JACKAL_HEADS: Record<string, Head> = {
  'own/jackal-head': {
    eyes: [
      [0.35, 0.618],
      [0.65, 0.618],
    ],
    eye: 0.045,
    top: [0.5, 0.4],
    wide: 0.56,
    mouth: [0.5, 0.95],
  },
};
