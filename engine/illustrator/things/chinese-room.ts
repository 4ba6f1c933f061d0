// What stands in rooms of old China, in centimetres: lattice doors, scrolls, lamps of silk, a shelf of pots, a square table.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box } from './furniture.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const WOOD: Colour = '#6a3424';
const SHADE = '#1c1014';

/** Four leaves of wood, paper behind bars above, carved boards below. */
function latticeScreen(pen: Pen): void {
  box(pen, -112, -236, 224, 236, mix(WOOD, SHADE, 0.3), 2);
  for (let leaf = 0; leaf < 4; leaf++) {
    const left = -108 + leaf * 54.5;
    box(pen, left, -230, 52, 226, WOOD, 2);
    shape(pen, `M${left + 5} -222 h42 v126 h-42 Z`, pen.isDark ? '#ffcf86' : '#f0e2c2', {
      colour: pen.isDark ? '#e89a44' : '#d2bc90',
      from: -222,
      to: -96,
    });
    for (let bar = 0; bar <= 5; bar++) line(pen, `M${left + 5 + bar * 8.4} -222 v126`, WOOD, 1.8);
    for (let rail = 0; rail <= 12; rail++)
      line(pen, `M${left + 5} ${-222 + rail * 10.5} h42`, WOOD, rail % 4 === 0 ? 2.6 : 1.2);
    shape(pen, `M${left + 26} -180 l13 21 l-13 21 l-13 -21 Z`, mix(WOOD, '#c89a5c', 0.3));
    ball(pen, left + 26, -159, 6, 8, pen.isDark ? '#ffcf86' : '#f0e2c2');
    box(pen, left + 5, -86, 42, 22, mix(WOOD, '#c89a5c', 0.18), 1);
    box(pen, left + 5, -56, 42, 46, mix(WOOD, '#c89a5c', 0.1), 1);
    line(pen, `M${left + 12} -33 q14 -22 28 0 q-14 22 -28 0 Z`, '#b8864a', 1.4);
  }
}

/** Mountains in ink on silk, on its rollers. */
function hangingScroll(pen: Pen): void {
  line(pen, 'M-26 -148 L0 -162 L26 -148', '#5a4030', 1.4);
  box(pen, -34, -150, 68, 5, '#4a2a1c', 2);
  shape(pen, 'M-31 -146 h62 v138 h-62 Z', '#c8b48c', { colour: '#b09a70', from: -146, to: -8 });
  shape(pen, 'M-25 -126 h50 v102 h-50 Z', '#f4ecd8', { colour: '#e6d9ba', from: -126, to: -24 });
  shape(pen, 'M-25 -62 Q-14 -110 -4 -74 Q4 -100 12 -70 Q18 -82 25 -64 V-50 H-25 Z', '#7f8684', {
    colour: '#d8d0ba',
    from: -104,
    to: -52,
  });
  shape(pen, 'M-25 -42 Q-16 -66 -8 -46 Q6 -56 25 -36 V-30 H-25 Z', '#5a605e', {
    colour: '#cfc6ae',
    from: -62,
    to: -32,
  });
  line(pen, 'M10 -40 v-12 M10 -52 q-7 -1 -9 -5 M10 -52 q8 -3 9 -6 M10 -46 q-8 0 -11 -2', '#2c302c', 1.6);
  shape(pen, 'M-19 -36 h5 v5 h-5 Z', '#c0302a');
  for (let sign = 0; sign < 4; sign++) line(pen, `M18 ${-120 + sign * 6} l3 2 m-4 1 l4 -1`, '#2c2a28', 0.9);
  box(pen, -36, -10, 72, 7, '#4a2a1c', 3);
}

/** Six sides of red silk in a frame of wood, a tassel below. */
function palaceLamp(pen: Pen): void {
  line(pen, 'M0 -96 V-66', '#3a241c', 2);
  shape(pen, 'M-20 -66 L-28 -74 H28 L20 -66 Z', WOOD);
  shineAround(pen, 0, -44, 62, '#ffb45a', pen.isDark ? 0.8 : 0.4);
  shape(pen, 'M-20 -66 L-25 -44 L-16 -22 H16 L25 -44 L20 -66 Z', '#f0523a', {
    colour: '#c02a22',
    from: -66,
    to: -22,
  });
  ball(pen, 0, -44, 12, 15, '#ffcf7a');
  line(
    pen,
    'M-20 -66 L-25 -44 L-16 -22 M20 -66 L25 -44 L16 -22 M-7 -66 L-9 -44 L-6 -22 M7 -66 L9 -44 L6 -22 M-25 -44 H25',
    '#5a2018',
    2,
  );
  shape(pen, 'M-16 -22 h32 l-4 6 h-24 Z', WOOD);
  for (const x of [-24, 24]) line(pen, `M${x * 1.1} -72 q${x * 0.1} 6 0 14`, '#e8b040', 2);
  for (const x of [-4, -1.4, 1.4, 4]) line(pen, `M${x * 0.4} -16 L${x} -1`, '#e0a83a', 1.8);
}

/** A shelf of unlike squares with pots and jars. */
function potShelf(pen: Pen): void {
  box(pen, -56, -190, 112, 190, mix(WOOD, SHADE, 0.24), 2);
  for (const [left, top, wide, tall] of [
    [-51, -185, 60, 52],
    [13, -185, 38, 82],
    [-51, -129, 38, 58],
    [-9, -129, 18, 58],
    [13, -99, 38, 28],
    [-51, -67, 50, 30],
    [3, -67, 48, 30],
  ] as const)
    shape(
      pen,
      `M${left} ${top} h${wide} v${tall} h${-wide} Z`,
      mix('#e8d4aa', SHADE, pen.isDark ? 0.4 : 0.1),
      {
        colour: mix('#c8a878', SHADE, pen.isDark ? 0.5 : 0.2),
        from: top,
        to: top + tall,
      },
    );
  box(pen, -52, -33, 50, 30, WOOD, 1);
  box(pen, 2, -33, 50, 30, WOOD, 1);
  for (const x of [-27, 27]) ball(pen, x, -18, 2.4, 2.4, '#d8ac48');
  for (const [x, y, wide, tall, colour] of [
    [-34, -134, 9, 14, '#3f6f9c'],
    [-8, -134, 8, 10, '#8a4a34'],
    [32, -104, 9, 22, '#e8ece8'],
    [-32, -72, 10, 13, '#5f8f7a'],
    [32, -72, 9, 8, '#7a3a2c'],
    [-26, -38, 11, 8, '#8a4a34'],
    [27, -38, 8, 9, '#3f6f9c'],
  ] as const) {
    ball(pen, x, y - tall * 0.5, wide, tall * 0.5, colour);
    bar(pen, x - wide * 0.4, y - tall * 1.2, wide * 0.8, tall * 0.34, colour, 1);
  }
}

/** A table for eight, a pot and cups on it, two stools before it. */
function squareTable(pen: Pen): void {
  for (const x of [-50, 42]) box(pen, x, -74, 8, 74, mix(WOOD, SHADE, 0.2), 1);
  box(pen, -58, -82, 116, 9, mix(WOOD, '#c88a5c', 0.16), 2);
  box(pen, -50, -72, 100, 9, WOOD, 1);
  line(pen, 'M-44 -62 q10 -6 20 0 M44 -62 q-10 -6 -20 0', mix(WOOD, '#c88a5c', 0.3), 2);
  ball(pen, -2, -92, 12, 10, '#7a3f2e');
  line(pen, 'M9 -94 q9 -1 10 -9', '#7a3f2e', 3.4);
  line(pen, 'M-13 -97 q-9 4 -1 12', '#7a3f2e', 2.6);
  bar(pen, -6, -104, 8, 3, '#5a2c20', 1);
  for (const x of [-36, -24, 26, 38])
    shape(pen, `M${x - 5} -89 h10 l-2 7 h-6 Z`, '#eef0ea', { colour: '#b8c0b8', from: -89, to: -82 });
  for (const x of [-34, 34]) {
    box(pen, x - 17, -46, 34, 6, mix(WOOD, '#c88a5c', 0.1), 2);
    for (const leg of [-13, 9]) box(pen, x + leg, -40, 5, 40, WOOD, 1);
  }
}

/** A long table with brushes, ink stone, paper and books in wrappers. */
function scholarTable(pen: Pen): void {
  for (const x of [-78, 70]) box(pen, x, -74, 8, 74, mix(WOOD, SHADE, 0.2), 1);
  box(pen, -90, -82, 180, 8, mix(WOOD, '#c88a5c', 0.16), 2);
  for (const side of [-1, 1]) line(pen, `M${side * 88} -79 q${side * 8} -2 ${side * 9} -9`, WOOD, 5);
  box(pen, -72, -72, 144, 7, WOOD, 1);
  shape(pen, 'M-26 -82 L-20 -86 H34 L40 -82 Z', '#f6f0e0');
  for (const x of [-10, 2, 14]) line(pen, `M${x} -84.6 h7`, '#2c2a28', 1.2);
  box(pen, 50, -88, 20, 6, '#2c2c30', 1);
  box(pen, -66, -104, 16, 22, '#4f7f8a', 4);
  for (const x of [-63, -58, -54]) {
    line(pen, `M${x} -102 L${x * 1.06} -128`, '#b08a54', 1.8);
    line(pen, `M${x * 1.06} -128 l-0.6 -7`, '#2c2426', 3);
  }
  for (const [at, colour] of ['#3f5f7a', '#5a6f5a', '#3f5f7a'].entries())
    box(pen, -46 + at, -88 - at * 5.4, 22, 5, colour, 0.6);
}

export const CHINESE_ROOM_THINGS: Record<string, OwnDrawing> = {
  'own/lattice-screen': { width: 226, height: 238, paint: latticeScreen },
  'own/hanging-scroll': { width: 76, height: 164, paint: hangingScroll },
  'own/palace-lamp': { width: 70, height: 98, isLamp: true, paint: palaceLamp },
  'own/pot-shelf': { width: 114, height: 192, paint: potShelf },
  'own/square-table': { width: 120, height: 108, paint: squareTable },
  'own/scholar-table': { width: 200, height: 138, paint: scholarTable },
};
