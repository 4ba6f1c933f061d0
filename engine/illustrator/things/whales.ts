// Whales that swim, in profile to the left: one with a pleated throat, one that is black and white.

import type { Head } from '../animals/measures.ts';
import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DEEP = '#0a1428';

/** Two flukes, seen aslant from behind. */
function flukes(pen: Pen, x: number, y: number, colour: string): void {
  shape(
    pen,
    `M${x - 14} ${y + 8} C${x + 10} ${y - 4} ${x + 22} ${y - 30} ${x + 54} ${y - 44} C${x + 56} ${y - 22} ${x + 40} ${y - 2} ${x + 26} ${y + 6} C${x + 46} ${y + 4} ${x + 70} ${y + 14} ${x + 78} ${y + 32} C${x + 52} ${y + 34} ${x + 16} ${y + 30} ${x - 10} ${y + 18} Z`,
    mix(colour, '#ffffff', 0.12),
    { colour: mix(colour, DEEP, 0.4), from: y - 44, to: y + 34 },
  );
  line(pen, `M${x} ${y + 12} Q${x + 26} ${y - 8} ${x + 50} ${y - 38}`, mix(colour, '#ffffff', 0.2), 1.6);
}

function humpback(pen: Pen): void {
  const back = '#3d6288';
  const belly = '#e4ecf0';
  shape(pen, 'M-30 -52 C-10 -30 22 -14 50 -12 C40 -26 22 -46 2 -62 Z', mix(back, DEEP, 0.4));
  flukes(pen, 138, -92, back);
  shape(
    pen,
    'M-166 -84 C-172 -118 -128 -146 -72 -150 C-10 -154 46 -138 88 -116 C112 -104 128 -98 150 -96 C152 -88 146 -78 138 -74 C106 -64 76 -46 34 -34 C-20 -20 -96 -24 -136 -46 C-154 -56 -164 -70 -166 -84 Z',
    mix(back, '#ffffff', 0.2),
    { colour: mix(back, DEEP, 0.5), from: -150, to: -24 },
  );
  shape(pen, 'M20 -138 C32 -152 50 -160 62 -158 C56 -146 62 -132 74 -120 Z', mix(back, '#ffffff', 0.08));
  shape(
    pen,
    'M-166 -82 C-140 -74 -112 -72 -86 -78 C-62 -70 -24 -60 10 -54 C44 -48 76 -50 104 -60 C76 -44 56 -40 34 -34 C-20 -20 -96 -24 -136 -46 C-154 -56 -164 -68 -166 -82 Z',
    belly,
    { colour: mix(belly, '#4a6a8c', 0.55), from: -84, to: -26 },
  );
  for (let pleat = 0; pleat < 7; pleat++)
    line(
      pen,
      `M${-158 + pleat * 6} ${-74 + pleat * 5.6} C${-120 + pleat * 4} ${-58 + pleat * 3.6} ${-70} ${-56 + pleat * 3.6} ${-14 + pleat * 3} ${-52 + pleat * 2.4}`,
      mix(belly, '#34506e', 0.5),
      1.2,
    );
  line(pen, 'M-166 -84 C-142 -76 -114 -74 -88 -82 C-82 -84 -78 -90 -76 -96', mix(back, DEEP, 0.6), 2);
  for (const [x, y] of [
    [-150, -108],
    [-136, -120],
    [-120, -128],
    [-140, -100],
    [-112, -116],
    [-102, -134],
  ] as const)
    ball(pen, x, y, 2.6, 2.2, mix(back, '#ffffff', 0.3));
  ball(pen, -76, -88, 4.6, 4.4, '#0e131c');
  ball(pen, -77.4, -89.6, 1.5, 1.5, '#ffffff');
  line(pen, 'M-84 -94 Q-76 -100 -68 -94', mix(back, '#ffffff', 0.36), 1.6);
  // The long near fin.
  shape(
    pen,
    'M-54 -62 C-42 -38 -16 -8 22 4 C28 6 32 0 26 -6 C12 -22 -2 -46 -18 -66 Z',
    mix(back, '#ffffff', 0.26),
    { colour: mix(back, DEEP, 0.34), from: -66, to: 4 },
  );
  line(pen, 'M-52 -60 C-40 -38 -14 -10 20 2', mix(belly, back, 0.3), 2.4);
}

function orca(pen: Pen): void {
  const black = '#262a36';
  shape(pen, 'M-34 -46 C-22 -26 -4 -12 18 -10 C20 -24 8 -44 -6 -56 Z', mix(black, DEEP, 0.5));
  flukes(pen, 136, -84, black);
  shape(pen, 'M-8 -132 C0 -156 12 -176 28 -184 C28 -164 34 -142 48 -124 Z', mix(black, '#ffffff', 0.14), {
    colour: black,
    from: -184,
    to: -124,
  });
  shape(
    pen,
    'M-158 -78 C-156 -104 -120 -130 -66 -136 C-4 -142 48 -126 90 -104 C114 -92 130 -88 148 -88 C148 -80 142 -72 134 -68 C104 -60 76 -42 34 -30 C-18 -18 -92 -22 -132 -44 C-148 -54 -158 -66 -158 -78 Z',
    mix(black, '#7a90b0', 0.3),
    { colour: mix(black, DEEP, 0.4), from: -138, to: -40 },
  );
  shape(
    pen,
    'M-156 -74 C-134 -66 -112 -62 -88 -62 C-50 -58 -10 -48 20 -46 C40 -58 62 -66 92 -68 C76 -50 58 -38 34 -30 C-18 -18 -92 -22 -132 -44 C-146 -52 -154 -62 -156 -74 Z',
    '#f6f8fa',
    { colour: '#a8b8ca', from: -76, to: -24 },
  );
  shape(pen, 'M-112 -98 C-100 -112 -74 -114 -64 -104 C-68 -92 -92 -86 -112 -98 Z', '#f8fafc', {
    colour: '#ccd6e2',
    from: -112,
    to: -90,
  });
  shape(pen, 'M22 -122 C40 -118 58 -112 66 -104 C52 -102 34 -106 18 -114 Z', '#8a94a6');
  ball(pen, -118, -88, 3.6, 3.6, '#06080e');
  ball(pen, -119, -89.2, 1.2, 1.2, '#ffffff');
  line(pen, 'M-157 -76 C-138 -68 -122 -66 -104 -70', '#0a0c14', 1.6);
  shape(
    pen,
    'M-70 -56 C-66 -30 -46 -6 -18 0 C-10 0 -8 -8 -12 -16 C-16 -32 -22 -48 -34 -60 Z',
    mix(black, '#7a90b0', 0.2),
    { colour: mix(black, DEEP, 0.4), from: -60, to: 0 },
  );
}

export const WHALES: Record<string, OwnDrawing> = {
  'own/whale': {
    width: 390,
    height: 170,
    paint: (pen) => {
      pen.brush.translate(-24, -6);
      humpback(pen);
    },
  },
  'own/orca': {
    width: 380,
    height: 190,
    paint: (pen) => {
      pen.brush.translate(-28, -2);
      orca(pen);
    },
  },
};

export const WHALE_HEADS: Record<string, Head> = {
  'own/whale': { eyes: [[0.244, 0.446]], eye: 0.011, top: [0.2, 0.16], wide: 0.2 },
  'own/orca': { eyes: [[0.116, 0.524]], eye: 0.009, top: [0.17, 0.32], wide: 0.16 },
};
