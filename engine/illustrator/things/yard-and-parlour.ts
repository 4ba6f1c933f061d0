// Houses for birds and dogs, a rocking horse, tables and machines to play at, a rail with clothes, a cart with sausages.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, mirrored, oval, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#17131c';
const WOOD = '#a8703f';
const RED = '#c23a34';
const STEEL = '#b8c0ca';
const below = shadeInto(DARK, 0.34);

/** On a post, with a round door and a perch. */
function birdhouse(pen: Pen): void {
  bar(pen, -6, -96, 12, 96, mix(WOOD, DARK, 0.2));
  shape(pen, 'M-44 -98 V-160 L0 -200 L44 -160 V-98 Z', '#e8c48a', below('#d8a868', -200, -98));
  for (const y of [-146, -130, -114]) line(pen, `M-43 ${y} H43`, mix('#d8a868', DARK, 0.24), 1.4);
  shape(pen, 'M-58 -152 L0 -212 L58 -152 L50 -144 L0 -196 L-50 -144 Z', RED, below(RED, -212, -144));
  oval(pen, 0, -146, 15, 15, '#3a2418');
  oval(pen, 0, -144, 12, 12, '#1c100a');
  bar(pen, -3, -122, 6, 16, WOOD, 3);
  bar(pen, -50, -102, 100, 8, mix(WOOD, '#ffffff', 0.1), 2);
}

function doghouse(pen: Pen): void {
  shape(pen, 'M-76 0 V-84 L0 -140 L76 -84 V0 Z', '#c8824a', below('#b06a38', -140, 0));
  for (const y of [-70, -52, -34, -16]) line(pen, `M-75 ${y} H75`, mix('#b06a38', DARK, 0.3), 1.6);
  shape(pen, 'M-96 -76 L0 -154 L96 -76 L84 -64 L0 -132 L-84 -64 Z', RED, below(RED, -154, -64));
  shape(pen, 'M-32 0 V-46 C-32 -84 32 -84 32 -46 V0 Z', '#2c1a12', { colour: '#120a06', from: -80, to: 0 });
  bar(pen, -30, -104, 60, 20, '#f2e2c0', 4);
  // A bone instead of a name.
  line(pen, 'M-13 -94 H13', '#b08a5a', 6);
  for (const x of [-15, 15]) for (const y of [-97, -91]) oval(pen, x, y, 4, 4, '#b08a5a');
}

/** Its head to the left, on two runners. */
function rockingHorse(pen: Pen): void {
  const coat = '#d8b07a';
  line(pen, 'M-104 -22 C-60 6 60 6 104 -22', RED, 9);
  for (const [top, foot] of [
    [-44, -62],
    [-30, -40],
    [40, 46],
    [52, 66],
  ] as const)
    line(pen, `M${top} -74 L${foot} -6`, mix(coat, DARK, top === -30 || top === 40 ? 0.3 : 0.12), 12);
  shape(
    pen,
    'M-56 -92 C-50 -118 44 -118 64 -94 C72 -76 60 -62 44 -64 C10 -54 -30 -56 -48 -66 C-60 -72 -60 -84 -56 -92 Z',
    mix(coat, '#ffffff', 0.14),
    below(coat, -114, -60),
  );
  shape(
    pen,
    'M-60 -70 C-62 -100 -70 -128 -62 -146 C-58 -156 -46 -158 -38 -150 C-28 -136 -28 -114 -22 -98 Z',
    mix(coat, '#ffffff', 0.1),
    below(coat, -156, -70),
  );
  shape(
    pen,
    'M-58 -152 C-80 -148 -96 -134 -98 -122 C-96 -112 -82 -112 -76 -116 C-64 -118 -52 -128 -46 -136 Z',
    mix(coat, '#ffffff', 0.16),
    below(coat, -152, -112),
  );
  shape(pen, 'M-56 -154 L-50 -170 L-42 -152 Z', coat);
  oval(pen, -66, -138, 3.4, 3.8, DARK);
  for (let lock = 0; lock < 6; lock++)
    line(pen, `M${-44 + lock * 4} ${-154 + lock * 11} q14 4 12 16`, '#6a3f24', 6);
  line(pen, 'M64 -92 C88 -92 92 -66 82 -50', '#6a3f24', 9);
  shape(pen, 'M-22 -112 C-10 -122 18 -122 28 -110 L24 -86 H-16 Z', RED, below(RED, -120, -86));
  line(pen, 'M-90 -126 C-70 -110 -50 -106 -30 -104', '#8a2a26', 3);
}

/** Seen a little from above: green cloth, six pockets, balls and a cue. */
function poolTable(pen: Pen): void {
  for (const x of [-118, 104]) bar(pen, x, -44, 18, 44, mix(WOOD, DARK, 0.3), 4);
  shape(pen, 'M-140 -56 H140 L134 -32 H-134 Z', mix(WOOD, DARK, 0.1), below(WOOD, -56, -32));
  shape(pen, 'M-112 -118 H112 L142 -56 H-142 Z', mix(WOOD, '#ffffff', 0.1), below(WOOD, -118, -56));
  shape(pen, 'M-102 -111 H102 L126 -63 H-126 Z', '#2f8a5a', { colour: '#1f6a44', from: -111, to: -63 });
  for (const [x, y] of [
    [-103, -111],
    [0, -112],
    [103, -111],
    [-126, -64],
    [0, -61],
    [126, -64],
  ] as const)
    oval(pen, x, y, 8, 5, '#100c0a');
  const balls = ['#d8342f', '#f2c230', '#2f5f9f', '#8148c0', '#f08a2c', '#26262e'] as const;
  let ballAt = 0;
  for (let row = 0; row < 3; row++)
    for (let one = 0; one <= row; one++)
      ball(pen, -58 - row * 11, -87 + (one - row / 2) * 9, 5, 5, balls[ballAt++ % 6] as Colour);
  ball(pen, 40, -86, 5, 5, '#fbf8f0');
  line(pen, 'M54 -85 L132 -80', '#d8b07a', 3);
}

/** A cabinet with a lit screen, a stick and buttons. */
function arcadeMachine(pen: Pen): void {
  const coat = '#5a3f9f';
  shape(pen, 'M-44 0 L-44 -84 L-52 -96 L-44 -176 H44 L52 -96 L44 -84 L44 0 Z', coat, below(coat, -176, 0));
  shape(pen, 'M-42 -194 H42 L44 -172 H-44 Z', '#f2b23c', { colour: '#d8782c', from: -194, to: -172 });
  for (const x of [-26, -10, 6, 22]) bar(pen, x - 4, -189, 9, 12, '#8a2a5c', 2);
  shape(pen, 'M-36 -166 H36 L40 -108 H-40 Z', '#0f1420');
  shape(pen, 'M-31 -161 H31 L34 -113 H-34 Z', '#1c3a6a', { colour: '#0f2038', from: -161, to: -113 });
  for (const [x, y, colour] of [
    [-18, -150, '#4ae07a'],
    [-2, -150, '#4ae07a'],
    [14, -150, '#4ae07a'],
    [-10, -138, '#f2d25a'],
    [6, -138, '#f2d25a'],
    [0, -119, '#e8564a'],
  ] as const)
    bar(pen, x - 4, y - 3, 9, 6, colour, 1);
  shape(pen, 'M-44 -100 H44 L52 -84 H-52 Z', '#33353e', { colour: '#1b1c22', from: -100, to: -84 });
  line(pen, 'M-24 -92 V-104', STEEL, 3);
  ball(pen, -24, -107, 5, 5, '#e8342f');
  for (const [x, colour] of [
    [6, '#f2c230'],
    [18, '#4ac06a'],
    [30, '#4a8fd0'],
  ] as const)
    oval(pen, x, -92, 4.4, 3, colour);
  bar(pen, -20, -58, 40, 34, '#2a2038', 3);
  for (const x of [-9, 9]) bar(pen, x - 4, -50, 8, 12, '#e8564a', 2);
}

/** Clothes on hangers under a rail on two feet. */
function clothesRack(pen: Pen): void {
  mirrored(pen, () => {
    line(pen, 'M88 -164 V-6', '#3a3c44', 5);
    line(pen, 'M70 -3 H106', '#3a3c44', 6);
  });
  line(pen, 'M-92 -164 H92', '#3a3c44', 5);
  const cloths = ['#c8503c', '#e8dcc8', '#3f6f9f', '#d8a23c', '#4f7f5a', '#8f5f9f'] as const;
  for (const [at, cloth] of cloths.entries()) {
    const x = -66 + at * 26;
    const foot = at % 2 === 0 ? -58 : -40;
    line(pen, `M${x} -164 q6 5 0 9 L${x - 15} -146 M${x} -155 L${x + 15} -146`, '#8a8f98', 2);
    shape(
      pen,
      `M${x - 6} -150 L${x - 18} -142 L${x - 20} ${foot} H${x + 20} L${x + 18} -142 L${x + 6} -150 Q${x} -144 ${x - 6} -150 Z`,
      mix(cloth, '#ffffff', 0.12),
      below(cloth, -150, foot, 0.24),
    );
    line(
      pen,
      `M${x - 6} -136 L${x - 8} ${foot + 2} M${x + 8} -130 L${x + 9} ${foot + 2}`,
      mix(cloth, DARK, 0.3),
      1.2,
    );
  }
}

/** With an awning, two wheels and what it sells. */
function foodCart(pen: Pen): void {
  for (const x of [-56, 52]) {
    oval(pen, x, -22, 22, 22, '#2b2c33');
    oval(pen, x, -22, 15, 15, '#c8ced6');
    for (let spoke = 0; spoke < 6; spoke++)
      line(
        pen,
        `M${x} -22 l${(Math.cos(spoke) * 15).toFixed(1)} ${(Math.sin(spoke) * 15).toFixed(1)}`,
        '#6a6f78',
        2,
      );
    oval(pen, x, -22, 4, 4, '#3a3c44');
  }
  for (const x of [-84, 80]) bar(pen, x, -196, 5, 116, STEEL);
  bar(pen, -92, -96, 184, 62, RED, 6);
  bar(pen, -98, -102, 196, 10, '#e8ecf0', 4);
  shape(pen, 'M-104 -176 L-84 -206 H84 L104 -176 Z', '#f4f2ec', below('#f4f2ec', -206, -176));
  for (let stripe = 0; stripe < 5; stripe++) {
    const [top, foot] = [-84 + stripe * 33.6, -104 + stripe * 41.6];
    shape(pen, `M${top} -206 h16.8 L${foot + 20.8} -176 h-20.8 Z`, RED);
    shape(pen, `M${foot} -176 h20.8 q0 11 -10.4 11 q-10.4 0 -10.4 -11 Z`, RED);
    shape(pen, `M${foot + 20.8} -176 h20.8 q0 11 -10.4 11 q-10.4 0 -10.4 -11 Z`, '#f4f2ec');
  }
  for (const x of [-52, 0, 52]) {
    shape(
      pen,
      `M${x - 20} -104 Q${x - 20} -116 ${x} -116 Q${x + 20} -116 ${x + 20} -104 Z`,
      '#e0a860',
      below('#d0924a', -116, -104),
    );
    line(pen, `M${x - 21} -112 H${x + 21}`, '#a8402c', 6);
    line(pen, `M${x - 16} -115 q5 -4 8 0 q5 4 8 0 q5 -4 8 0`, '#f2c230', 2);
  }
  shape(pen, 'M-30 -84 H30 V-50 H-30 Z', '#f8efd8');
  line(pen, 'M-18 -67 H18', '#a8402c', 7);
  line(pen, 'M-14 -68 q5 -3 9 0 q5 3 9 0', '#f2c230', 2);
}

export const YARD_AND_PARLOUR: Record<string, OwnDrawing> = {
  'own/birdhouse': { width: 120, height: 214, paint: birdhouse },
  'own/doghouse': { width: 196, height: 156, paint: doghouse },
  'own/rocking-horse': { width: 216, height: 172, paint: rockingHorse },
  'own/pool-table': { width: 288, height: 122, paint: poolTable },
  'own/arcade-machine': { width: 108, height: 196, paint: arcadeMachine },
  'own/clothes-rack': { width: 216, height: 168, paint: clothesRack },
  'own/food-cart': { width: 212, height: 210, paint: foodCart },
};
