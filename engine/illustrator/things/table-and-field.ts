// Small things of tables and of fields for ball games: candlesticks, a lunch box, a music box, a rice cooker, paper cranes, bats and gloves.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, oval, shadeInto, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#17131c';
const BRASS = '#d2a24a';
const WOOD = '#b07a44';
const below = shadeInto(DARK, 0.34);

function candlestick(pen: Pen): void {
  shape(
    pen,
    'M-32 0 Q-32 -10 -12 -14 L-6 -30 L-10 -42 L-5 -56 L-9 -70 L-5 -84 H5 L9 -70 L5 -56 L10 -42 L6 -30 L12 -14 Q32 -10 32 0 Z',
    mix(BRASS, '#ffffff', 0.2),
    below(BRASS, -84, 0),
  );
  shape(pen, 'M-22 -84 Q0 -78 22 -84 L18 -92 H-18 Z', BRASS, below(BRASS, -92, -80));
  bar(pen, -9, -166, 18, 76, '#f6efdc', 4);
  line(pen, 'M6 -160 q5 12 1 24', '#e6dcc2', 4);
  line(pen, 'M0 -166 V-172', DARK, 2);
  shineAround(pen, 0, -184, 34, '#ffd27a', 0.5);
  shape(pen, 'M0 -204 C10 -190 9 -174 0 -172 C-9 -174 -10 -190 0 -204 Z', '#ffb63c', {
    colour: '#f2702c',
    from: -204,
    to: -172,
  });
  shape(pen, 'M0 -190 C5 -182 4 -174 0 -173 C-4 -174 -5 -182 0 -190 Z', '#fff4c0');
}

/** From above and before: rice, an egg, vegetables and a fish in their compartments. */
function lunchBox(pen: Pen): void {
  shape(pen, 'M-96 -54 H96 L88 -6 Q86 0 80 0 H-80 Q-86 0 -88 -6 Z', '#3a2a2c', {
    colour: '#1c1214',
    from: -54,
    to: 0,
  });
  shape(
    pen,
    'M-80 -104 H80 Q88 -104 90 -98 L100 -58 Q101 -50 94 -50 H-94 Q-101 -50 -100 -58 L-90 -98 Q-88 -104 -80 -104 Z',
    '#5a3a3c',
    below('#5a3a3c', -104, -50),
  );
  shape(pen, 'M-78 -98 H-6 L-8 -56 H-90 Z', '#fbf8f0', { colour: '#dcd8cc', from: -98, to: -56 });
  oval(pen, -46, -77, 9, 6, '#c8342f');
  for (const [x, y] of [
    [-64, -86],
    [-30, -88],
    [-60, -66],
    [-24, -64],
    [-72, -74],
  ] as const)
    oval(pen, x, y, 3, 1.6, '#3a342c');
  shape(pen, 'M4 -98 H78 L82 -80 H2 Z', '#8a4a2c');
  shape(
    pen,
    'M10 -90 C24 -98 54 -98 66 -89 L76 -95 L74 -83 L66 -86 C54 -80 24 -80 10 -88 Z',
    '#e0906a',
    below('#e0906a', -96, -80),
  );
  shape(pen, 'M2 -74 H40 L40 -56 H0 Z', '#2f5a34');
  for (const [x, y] of [
    [10, -66],
    [20, -70],
    [30, -64],
    [18, -61],
  ] as const)
    ball(pen, x, y, 7, 5.4, '#4fa24a');
  shape(pen, 'M46 -74 H84 L88 -56 H46 Z', '#6a4a2c');
  oval(pen, 60, -65, 11, 7, '#fdfaf0');
  ball(pen, 60, -65, 5.6, 4, '#f2a82c');
  oval(pen, 78, -64, 5, 4, '#d8442f');
}

/** Open, a dancer on its plate, a crank at its side. */
function musicBox(pen: Pen): void {
  shape(
    pen,
    'M-60 -62 L-52 -138 Q-51 -146 -42 -146 H42 Q51 -146 52 -138 L60 -62 Z',
    '#7a3a4c',
    below('#7a3a4c', -146, -62),
  );
  shape(pen, 'M-50 -66 L-44 -136 H44 L50 -66 Z', '#f2dce0', { colour: '#c89aa8', from: -136, to: -66 });
  shape(
    pen,
    'M-64 -62 H64 L60 -4 Q60 0 54 0 H-54 Q-60 0 -60 -4 Z',
    mix('#7a3a4c', '#ffffff', 0.14),
    below('#7a3a4c', -62, 0),
  );
  shape(pen, 'M-64 -62 H64 L58 -50 H-58 Z', '#e8c4cc');
  line(pen, 'M-56 -34 q14 -10 28 0 q14 10 28 0 q14 -10 28 0 q14 10 28 0', '#d8b06a', 2.4);
  line(pen, 'M62 -30 H76 V-16', '#b8a070', 4);
  ball(pen, 76, -13, 5, 5, '#8a5a3a');
  oval(pen, 0, -58, 16, 4, BRASS);
  line(pen, 'M0 -58 V-76', '#f0c8a8', 3);
  shape(pen, 'M0 -96 C-8 -84 -22 -80 -24 -76 Q0 -68 24 -76 C22 -80 8 -84 0 -96 Z', '#f4a8bc', {
    colour: '#d8708c',
    from: -96,
    to: -70,
  });
  shape(pen, 'M-4 -106 H4 L5 -90 H-5 Z', '#d8708c');
  ball(pen, 0, -112, 5.4, 6, '#f0c8a8');
  line(pen, 'M-4 -103 C-16 -112 -14 -124 -3 -128 M4 -103 C16 -112 14 -124 3 -128', '#f0c8a8', 2.6);
  oval(pen, 0, -118, 3.4, 2.6, '#5a3424');
}

function riceCooker(pen: Pen): void {
  shape(pen, 'M-62 -96 C-70 -40 -64 -8 -52 -4 H52 C64 -8 70 -40 62 -96 Z', '#f4f4f2', {
    colour: '#c2c6ca',
    from: -96,
    to: -4,
  });
  shape(pen, 'M-64 -94 C-56 -128 56 -128 64 -94 Q0 -86 -64 -94 Z', '#e6e8ea', {
    colour: '#a8aeb4',
    from: -122,
    to: -90,
  });
  bar(pen, -16, -126, 32, 8, '#3a3c44', 4);
  line(pen, 'M-64 -92 Q0 -84 64 -92', '#8a9098', 3);
  bar(pen, -28, -58, 56, 32, '#23262e', 6);
  line(pen, 'M-16 -46 h14', '#5ae0c0', 3);
  for (const x of [6, 16]) oval(pen, x, -46, 3, 3, '#f2a23c');
  bar(pen, -52, -5, 104, 5, '#5a5e66', 2);
}

/** Folded of one sheet, its wings up. */
function paperCrane(pen: Pen): void {
  const sheet = '#e8564a';
  shape(pen, 'M6 -34 L104 -86 L46 -20 Z', mix(sheet, DARK, 0.16), below(sheet, -86, -20));
  shape(
    pen,
    'M-8 -30 L-66 -96 L-104 -78 L-72 -86 L-34 -20 Z',
    mix(sheet, '#ffffff', 0.06),
    below(sheet, -96, -20),
  );
  shape(pen, 'M0 -38 L-30 -132 L44 -30 Z', mix(sheet, DARK, 0.22), below(sheet, -132, -30));
  shape(pen, 'M-34 -22 L46 -20 L6 0 Z', mix(sheet, DARK, 0.08), below(sheet, -22, 0));
  shape(
    pen,
    'M-22 -28 L36 -142 L40 -24 L6 -12 Z',
    mix(sheet, '#ffffff', 0.26),
    below(sheet, -142, -12, 0.16),
  );
  line(pen, 'M36 -142 L14 -16', mix(sheet, '#ffffff', 0.6), 1.4);
}

/** Its grip to the lower left. */
function baseballBat(pen: Pen): void {
  shape(
    pen,
    'M-98 -6 Q-104 -14 -94 -18 L60 -58 Q88 -66 100 -58 Q108 -48 98 -40 Q92 -34 66 -30 L-92 -2 Q-96 -2 -98 -6 Z',
    mix('#d8a868', '#ffffff', 0.14),
    below('#c8904c', -64, 0),
  );
  line(pen, 'M-90 -10 L-44 -20', '#5a3a26', 10);
  line(pen, 'M0 -38 L80 -56', '#f4dcb0', 2);
}

function baseballGlove(pen: Pen): void {
  shape(
    pen,
    'M-60 -12 C-74 -50 -68 -84 -52 -88 C-46 -104 -32 -104 -26 -92 C-20 -108 -4 -106 0 -90 C8 -102 22 -98 24 -82 C28 -74 26 -62 24 -56 C38 -66 52 -58 48 -44 C38 -18 16 0 -16 0 C-38 0 -54 -2 -60 -12 Z',
    mix('#a8612f', '#ffffff', 0.1),
    below('#8a4a22', -104, 0),
  );
  for (const path of [
    'M-48 -84 C-50 -62 -48 -46 -42 -36',
    'M-26 -90 C-28 -66 -26 -48 -22 -38',
    'M0 -88 C-4 -66 -4 -50 -4 -40',
  ])
    line(pen, path, '#5a2e14', 2.4);
  line(pen, 'M-40 -34 C-24 -20 4 -20 22 -50', '#5a2e14', 3);
  line(pen, 'M24 -66 q10 -2 16 4 M22 -58 q8 0 14 6', '#d8b48a', 2.4);
}

function hockeyStick(pen: Pen): void {
  line(pen, 'M70 -176 L-36 -14', WOOD, 9);
  line(pen, 'M70 -176 L44 -136', '#26262e', 10);
  shape(pen, 'M-30 -20 L-40 -2 Q-42 0 -46 0 L-92 0 Q-98 -2 -96 -10 L-94 -14 L-50 -14 L-40 -26 Z', '#26262e', {
    colour: '#0f0f14',
    from: -26,
    to: 0,
  });
  for (const x of [-86, -74, -62]) line(pen, `M${x} -13 l-3 12`, '#5a5c66', 2);
}

export const TABLE_AND_FIELD: Record<string, OwnDrawing> = {
  'own/candlestick': { width: 92, height: 220, paint: candlestick, isLamp: true },
  'own/lunch-box': { width: 202, height: 106, paint: lunchBox },
  'own/music-box': { width: 162, height: 148, paint: musicBox },
  'own/rice-cooker': { width: 140, height: 130, paint: riceCooker },
  'own/paper-crane': { width: 212, height: 144, paint: paperCrane },
  'own/baseball-bat': { width: 212, height: 68, paint: baseballBat },
  'own/baseball-glove': { width: 124, height: 108, paint: baseballGlove },
  'own/hockey-stick': { width: 196, height: 182, paint: hockeyStick },
};
