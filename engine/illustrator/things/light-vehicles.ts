// What one or two ride on, what is drawn by hand or horse, and what flies small, in centimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { ball, bar, line, shape, type Pen } from './pen.ts';
import { headlight, paintwork, turned } from './vehicle-parts.ts';

const STEEL = '#b4bac4';
const DARK = '#2a2b33';
const WOOD = '#8a5a36';

/** A wheel with spokes, on the ground. */
function spoked(pen: Pen, x: number, r: number, rim: Colour = DARK, spokes = 12, wide = 4): void {
  for (let spoke = 0; spoke < spokes; spoke++) {
    const angle = (spoke / spokes) * Math.PI * 2;
    line(
      pen,
      `M${x} ${-r} L${x + Math.cos(angle) * r * 0.94} ${-r + Math.sin(angle) * r * 0.94}`,
      wide > 5 ? mix(rim, '#ffffff', 0.1) : STEEL,
      wide > 5 ? wide * 0.6 : 1,
    );
  }
  const inner = r - wide / 2;
  line(
    pen,
    `M${x - inner} ${-r} a${inner} ${inner} 0 1 0 ${inner * 2} 0 a${inner} ${inner} 0 1 0 ${-inner * 2} 0`,
    rim,
    wide,
  );
  ball(pen, x, -r, wide * 1.1, wide * 1.1, mix(rim, '#ffffff', 0.16));
}

function unicycle(pen: Pen, paint: Colour): void {
  spoked(pen, 0, 31, DARK, 16, 5);
  line(pen, 'M-7 -31 V-62 H7 V-31 M0 -62 V-88', paint, 4.6);
  line(pen, 'M0 -31 L9 -14 M4 -14 h12', STEEL, 3.4);
  shape(pen, 'M-17 -94 C-10 -88 10 -88 17 -96 Q20 -92 14 -86 Q0 -82 -14 -86 Q-20 -90 -17 -94 Z', DARK);
}

function tricycle(pen: Pen, paint: Colour): void {
  // Two behind, one of them beyond.
  pen.brush.translate(14, -4);
  spoked(pen, -32, 12, '#4a4c56', 8, 4);
  pen.brush.translate(-14, 4);
  line(pen, 'M-32 -13 L-18 -17', STEEL, 3);
  spoked(pen, -32, 12, DARK, 8, 4);
  line(pen, 'M-34 -13 H-12 L18 -34 M-12 -13 V-28', paint, 5);
  spoked(pen, 30, 19, DARK, 12, 5);
  line(pen, 'M30 -19 L20 -44 L16 -54', paint, 4.6);
  line(pen, 'M8 -52 Q16 -58 26 -54', STEEL, 3.4);
  for (const x of [7, 26]) ball(pen, x, -52, 3, 2.6, '#d8342f');
  line(pen, 'M30 -19 L36 -12 M32 -12 h8', STEEL, 2.6);
  shape(pen, 'M-26 -30 Q-12 -36 0 -30 Q0 -26 -12 -26 Q-24 -26 -26 -30 Z', '#3a3c44');
  shape(pen, 'M-46 -22 H-28 V-18 H-46 Z', mix(paint, '#20142a', 0.2));
}

/** Two wings, one over the other, an open seat, a propeller. */
function biplane(pen: Pen, paint: Colour): void {
  const pale = '#f4e8cc';
  line(pen, 'M-84 -58 L-108 -24 M-52 -58 L-74 -24', '#4a4c56', 6);
  ball(pen, -98, -20, 20, 20, DARK);
  ball(pen, -98, -20, 9, 9, STEEL);
  paintwork(
    pen,
    'M-176 -126 C-160 -150 -110 -156 -60 -150 L260 -116 C274 -112 274 -98 260 -94 L-60 -56 C-120 -52 -170 -62 -178 -92 Z',
    paint,
    -152,
    -54,
  );
  shape(pen, 'M-60 -150 L-20 -146 L-8 -62 L-60 -56 Z', pale, { colour: '#c8b48c', from: -150, to: -56 });
  paintwork(pen, 'M206 -116 L244 -186 Q262 -196 272 -182 L268 -104 Z', paint, -190, -104);
  shape(pen, 'M210 -106 L282 -112 Q294 -104 280 -98 L212 -96 Z', mix(paint, '#20142a', 0.2));
  shape(pen, 'M30 -148 C36 -160 66 -158 84 -140 L60 -134 Z', '#3a2c28');
  shape(pen, 'M26 -146 L40 -170 L48 -146 Z', '#cfe4ee');
  for (const x of [-96, -16]) line(pen, `M${x} -76 L${x + 6} -206`, '#6a4a30', 5);
  line(pen, 'M-96 -80 L-12 -202 M-16 -78 L-90 -204', '#8a8f98', 1.4);
  paintwork(
    pen,
    'M-150 -70 Q-158 -84 -140 -88 L30 -84 Q44 -78 30 -70 L-60 -62 Z',
    mix(paint, '#ffffff', 0.16),
    -88,
    -62,
  );
  paintwork(
    pen,
    'M-146 -202 Q-154 -216 -136 -220 L36 -214 Q50 -208 36 -200 L-60 -194 Z',
    mix(paint, '#ffffff', 0.16),
    -220,
    -194,
  );
  ball(pen, -180, -108, 12, 18, STEEL);
  pen.brush.globalAlpha = 0.35;
  ball(pen, -190, -108, 7, 78, '#c8d0d8');
  pen.brush.globalAlpha = 1;
  line(pen, 'M-190 -176 C-184 -140 -196 -130 -190 -108 C-184 -84 -196 -70 -190 -40', '#6a4a30', 7);
  ball(pen, 150, -108, 16, 16, pale);
  ball(pen, 150, -108, 9, 9, '#2f5fa8');
}

/** Four rotors around a body with an eye. */
function drone(pen: Pen, paint: Colour): void {
  for (const side of [-1, 1]) {
    line(pen, `M${side * 6} -20 L${side * 34} -27`, mix(paint, '#20242c', 0.3), 4);
    line(pen, `M${side * 8} -18 L${side * 24} -18`, mix(paint, '#20242c', 0.45), 3);
    for (const [x, y, far] of [
      [side * 34, -30, 1],
      [side * 24, -21, 0.7],
    ] as const) {
      bar(pen, x - 3, y - 3, 6, 7, '#3a3c44', 1.5);
      pen.brush.globalAlpha = 0.5;
      ball(pen, x, y - 4.4, 17 * far, 2.4 * far, '#aeb8c4');
      pen.brush.globalAlpha = 1;
      line(pen, `M${x - 15 * far} ${y - 4.6} Q${x} ${y - 6} ${x + 15 * far} ${y - 4.2}`, '#2a2c34', 1.2);
    }
    line(pen, `M${side * 9} -13 L${side * 15} -1 M${side * 11} -1 h${side * 8}`, '#4a4c56', 1.8);
  }
  paintwork(
    pen,
    'M-17 -22 C-14 -29 14 -29 17 -22 C18 -14 10 -11 0 -11 C-10 -11 -18 -14 -17 -22 Z',
    paint,
    -28,
    -11,
  );
  ball(pen, 0, -10, 5, 4.6, '#2a2c34');
  ball(pen, 0, -9.6, 2.8, 2.8, '#4f86b8');
  for (const side of [-1, 1]) ball(pen, side * 11, -19, 1.5, 1.2, side > 0 ? '#5ae07a' : '#f0382e');
}

function snowmobile(pen: Pen, paint: Colour): void {
  bar(pen, -120, -28, 156, 28, DARK, 13);
  for (const x of [-104, -66, -28, 16]) ball(pen, x, -13, 8, 8, '#70757f');
  line(pen, 'M74 -40 L92 -8', '#5a5e68', 6);
  line(pen, 'M40 -3 H124 Q140 -6 142 -18', mix(paint, '#20142a', 0.3), 7);
  shape(pen, 'M-128 -52 L-16 -62 L-6 -30 H-118 Z', '#3a3c46', { colour: '#1e1f26', from: -62, to: -30 });
  shape(pen, 'M-128 -60 C-104 -72 -50 -72 -22 -66 L-14 -52 H-124 Z', '#2c2d35');
  paintwork(
    pen,
    'M-24 -30 C-18 -62 6 -84 34 -88 L108 -52 C122 -44 122 -34 110 -28 L60 -24 Z',
    paint,
    -88,
    -24,
  );
  paintwork(pen, 'M-130 -50 L-146 -58 L-138 -34 H-118 Z', paint, -58, -34);
  shape(pen, 'M16 -86 L36 -118 Q46 -118 62 -74 Z', '#bcd8e8', { colour: '#5a7a90', from: -118, to: -78 });
  line(pen, 'M2 -104 L22 -84 M-8 -106 L8 -102', DARK, 5);
  line(pen, 'M6 -44 L84 -40', '#ffffff', 4);
  headlight(pen, 102, -50, 6);
}

function jetSki(pen: Pen, paint: Colour): void {
  pen.brush.globalAlpha = 0.8;
  shape(pen, 'M-176 -4 C-170 -30 -140 -26 -120 -12 L110 -12 C126 -22 146 -14 150 0 H-176 Z', '#eaf6fb', {
    colour: '#9fd0e4',
    from: -28,
    to: 0,
  });
  pen.brush.globalAlpha = 1;
  paintwork(pen, 'M-132 -10 L-128 -44 L70 -50 Q120 -56 152 -66 C144 -30 120 -8 84 -6 Z', '#f4f2ec', -66, -6);
  paintwork(
    pen,
    'M-130 -38 L72 -46 C110 -50 136 -60 152 -66 C130 -86 84 -96 44 -92 L20 -62 H-120 Z',
    paint,
    -96,
    -38,
  );
  shape(pen, 'M-118 -60 C-112 -82 -60 -84 -10 -66 L-4 -56 H-118 Z', '#2c2d35', {
    colour: '#17181d',
    from: -82,
    to: -56,
  });
  line(pen, 'M44 -92 L30 -112', '#4a4c56', 6);
  line(pen, 'M14 -112 Q28 -118 42 -112', DARK, 6);
  shape(pen, 'M50 -92 L56 -108 Q70 -106 82 -90 Z', '#bcd8e8');
  line(pen, 'M60 -66 L130 -70', '#ffffff', 4);
}

/** A hood of canvas over a bed of boards, four wheels. */
function coveredWagon(pen: Pen, canvas: Colour): void {
  shape(
    pen,
    'M-158 -112 C-176 -246 -140 -262 -110 -252 Q0 -232 104 -252 C138 -262 172 -246 152 -112 Z',
    mix(canvas, '#ffffff', 0.2),
    { colour: mix(canvas, '#5a4430', 0.34), from: -258, to: -112 },
  );
  for (const x of [-84, -6, 72])
    line(pen, `M${x} -114 Q${x * 1.04} -200 ${x * 1.06} -244`, mix(canvas, '#5a4430', 0.36), 2);
  shape(pen, 'M104 -252 C138 -262 172 -246 152 -112 H118 C138 -200 124 -240 104 -252 Z', '#5a4436');
  shape(pen, 'M-160 -120 H164 L152 -70 H-150 Z', WOOD, {
    colour: mix(WOOD, '#20142a', 0.4),
    from: -120,
    to: -70,
  });
  line(pen, 'M-158 -104 H158 M-154 -88 H154', mix(WOOD, '#20142a', 0.4), 2);
  line(pen, 'M150 -76 L228 -58', mix(WOOD, '#20142a', 0.2), 7);
  for (const [x, r] of [
    [-100, 56],
    [104, 44],
  ] as const)
    spoked(pen, x, r, mix(WOOD, '#20142a', 0.3), 12, 9);
}

/** Two wheels, a bed of planks, shafts to pull it by. */
function handCart(pen: Pen, wood: Colour): void {
  shape(pen, 'M-92 -92 H84 L70 -50 H-80 Z', wood, { colour: mix(wood, '#20142a', 0.4), from: -92, to: -50 });
  for (let plank = 1; plank < 7; plank++)
    line(pen, `M${-92 + plank * 25} -90 L${-80 + plank * 21.4} -52`, mix(wood, '#20142a', 0.4), 2);
  bar(pen, -98, -98, 190, 9, mix(wood, '#ffffff', 0.14), 3);
  line(pen, 'M56 -56 L168 -72', mix(wood, '#20142a', 0.2), 8);
  line(pen, 'M168 -82 V-62', mix(wood, '#20142a', 0.2), 7);
  line(pen, 'M72 -52 V-4', mix(wood, '#20142a', 0.3), 6);
  spoked(pen, -12, 44, mix(wood, '#20142a', 0.3), 10, 9);
}

/** For a king or a bride: a closed body on springs, gold along it. */
function carriage(pen: Pen, paint: Colour): void {
  const gold = '#e0b04a';
  line(pen, 'M-130 -52 C-60 -30 60 -30 140 -58', mix(gold, '#4a2c10', 0.3), 7);
  line(pen, 'M-128 -56 Q-146 -100 -104 -112 M128 -56 Q150 -96 112 -112', gold, 5);
  paintwork(
    pen,
    'M-112 -196 H112 C118 -150 104 -96 72 -66 H-72 C-104 -96 -118 -150 -112 -196 Z',
    paint,
    -196,
    -66,
  );
  shape(pen, 'M-120 -196 C-90 -232 90 -232 120 -196 Z', mix(paint, '#20142a', 0.3), {
    colour: mix(paint, '#20142a', 0.5),
    from: -224,
    to: -196,
  });
  line(pen, 'M-120 -196 H120 M-40 -194 L-36 -66 M40 -194 L36 -66', gold, 4);
  for (const x of [-76, 0, 76]) {
    const half = x === 0 ? 30 : 22;
    shape(pen, `M${x - half} -140 V-178 Q${x} -194 ${x + half} -178 V-140 Z`, '#4a5a70', {
      colour: '#1e2836',
      from: -188,
      to: -140,
    });
    line(pen, `M${x - half} -140 V-178 Q${x} -194 ${x + half} -178 V-140 Z`, gold, 3);
  }
  line(pen, 'M-20 -104 q20 -16 40 0 q-20 16 -40 0', gold, 3);
  ball(pen, 0, -226, 9, 9, gold);
  shape(pen, 'M124 -132 H168 L160 -108 H118 Z', mix(paint, '#20142a', 0.2));
  line(pen, 'M120 -110 L150 -66', '#3a2c28', 5);
  spoked(pen, -112, 54, gold, 12, 8);
  spoked(pen, 120, 42, gold, 12, 8);
  line(pen, 'M150 -50 L222 -54', mix(gold, '#4a2c10', 0.3), 6);
}

/** Two seats under a roof on posts. */
function golfCart(pen: Pen, paint: Colour): void {
  line(pen, 'M-86 -76 L-78 -176 M62 -84 L44 -176', '#5a5e68', 6);
  shape(pen, 'M58 -92 L44 -170 L38 -92 Z', '#cfe4ee');
  bar(pen, -96, -186, 154, 12, '#f4f2ec', 6);
  bar(pen, -56, -98, 62, 16, '#d8c8a8', 6);
  bar(pen, -66, -138, 16, 52, '#d8c8a8', 7);
  line(pen, 'M46 -84 L26 -116 M18 -120 L36 -108', DARK, 5);
  paintwork(
    pen,
    'M-112 -30 L-108 -82 H-2 L6 -44 H30 L42 -92 L90 -86 Q112 -78 114 -40 L112 -30 Z',
    paint,
    -92,
    -30,
  );
  line(pen, 'M-104 -52 H0 M44 -54 H108', '#ffffff', 4);
  for (const x of [-72, 76]) {
    ball(pen, x, -20, 20, 20, DARK);
    ball(pen, x, -20, 10, 10, STEEL);
  }
  headlight(pen, 108, -62, 5);
}

export const LIGHT_VEHICLES: Readonly<Record<string, PaintedKind>> = {
  'own/unicycle': { width: 66, height: 98, usual: '#d8342f', draw: unicycle },
  'own/tricycle': {
    width: 104,
    height: 60,
    usual: '#d8342f',
    draw: (pen, paint) => turned(pen, 0, paint, tricycle),
  },
  'own/biplane': {
    width: 500,
    height: 222,
    usual: '#c8402f',
    draw: (pen, paint) => {
      pen.brush.translate(-48, 0);
      biplane(pen, paint);
    },
  },
  'own/drone': { width: 104, height: 38, usual: '#e4e8ec', draw: drone },
  'own/snowmobile': {
    width: 298,
    height: 120,
    usual: '#d8402f',
    draw: (pen, paint) => turned(pen, 0, paint, snowmobile),
  },
  'own/jet-ski': {
    width: 334,
    height: 120,
    usual: '#2f8fd0',
    draw: (pen, paint) => turned(pen, 12, paint, jetSki),
  },
  'own/covered-wagon': {
    width: 416,
    height: 262,
    usual: '#f0e6d0',
    draw: (pen, paint) => turned(pen, -26, paint, coveredWagon),
  },
  'own/hand-cart': {
    width: 276,
    height: 102,
    usual: '#9a6a3e',
    draw: (pen, paint) => turned(pen, -36, paint, handCart),
  },
  'own/carriage': {
    width: 396,
    height: 238,
    usual: '#7a2436',
    draw: (pen, paint) => turned(pen, -28, paint, carriage),
  },
  'own/golf-cart': {
    width: 232,
    height: 188,
    usual: '#f4f2ec',
    draw: (pen, paint) => turned(pen, 0, paint, golfCart),
  },
};
