// What rooms of one style have: paper doors and cushions of Japan, the bed, the toys and the pennants of a nursery. In centimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK_WOOD = '#5a3d2a';
const PAPER = '#f6efdd';

/** Two sliding doors of paper in a frame of dark wood. */
function paperDoors(pen: Pen): void {
  box(pen, -92, -206, 184, 206, DARK_WOOD, 1);
  for (const left of [-88, 2]) {
    shape(pen, `M${left} -200 h86 v196 h-86 Z`, pen.isDark ? '#f2cf94' : PAPER, {
      colour: pen.isDark ? '#d89a58' : mix(PAPER, '#a89878', 0.3),
      from: -200,
      to: -4,
    });
    for (let row = 1; row < 6; row++) line(pen, `M${left} ${-200 + row * 28} h86`, DARK_WOOD, 1.6);
    for (const at of [21.5, 43, 64.5]) line(pen, `M${left + at} -200 v140`, DARK_WOOD, 1.6);
    box(pen, left, -60, 86, 56, mix(DARK_WOOD, '#c89a68', 0.35), 1);
    line(pen, `M${left} -200 v196 h86 v-196 Z`, DARK_WOOD, 4);
  }
  for (const x of [-8, 8]) ball(pen, x, -86, 2.6, 3.4, '#2a1c16');
}

/** A low table of dark wood with a tea set, and a cushion at each end. */
function lowTable(pen: Pen): void {
  for (const side of [-1, 1]) {
    ball(pen, side * 88, -6, 26, 7, '#7a4a5c');
    line(pen, `M${side * 88 - 22} -6 q22 5 44 0`, '#9a6a7c', 1.4);
  }
  for (const x of [-52, 46]) bar(pen, x, -30, 7, 30, DARK_WOOD);
  box(pen, -56, -30, 112, 6, mix(DARK_WOOD, '#20142a', 0.2), 1);
  box(pen, -62, -36, 124, 7, light(mix(DARK_WOOD, '#c89a68', 0.25)), 2);
  ball(pen, -8, -43, 11, 8, '#6a7a70');
  line(pen, 'M2 -44 l8 -5', '#6a7a70', 3);
  line(pen, 'M-16 -46 q-8 -12 8 -10', '#4a5a50', 2);
  for (const x of [24, 38])
    shape(pen, `M${x - 5} -43 h10 l-1.6 7 h-6.8 Z`, PAPER, down(PAPER, -43, -36, 0.3));
}

/** Rails around a mattress. */
function crib(pen: Pen): void {
  const wood = pen.random.pick(['#f0ebe2', '#d8b48a', '#e6d8c2']);
  for (const x of [-62, 56]) bar(pen, x, -92, 6, 92, wood, 2);
  box(pen, -58, -44, 116, 18, '#e9eef2', 6);
  ball(pen, -38, -47, 16, 7, '#ffffff');
  shape(pen, 'M-18 -50 Q20 -56 56 -48 L56 -30 L-18 -30 Z', '#9cc4dc', down('#9cc4dc', -54, -30));
  for (let x = -50; x <= 46; x += 12) bar(pen, x, -86, 3.4, 66, wood, 1.4);
  box(pen, -62, -92, 124, 7, light(wood), 3);
  box(pen, -62, -26, 124, 8, mix(wood, '#20142a', 0.12), 3);
}

function bear(pen: Pen, x: number, y: number, size: number): void {
  const fur = '#b07a48';
  for (const side of [-1, 1])
    ball(pen, x + side * size * 0.62, y - size * 2.5, size * 0.32, size * 0.32, fur);
  ball(pen, x, y - size * 0.8, size * 0.85, size, fur);
  ball(pen, x, y - size * 2, size * 0.78, size * 0.72, fur);
  ball(pen, x, y - size * 1.8, size * 0.32, size * 0.26, '#e0bc8c');
  for (const side of [-1, 1]) {
    ball(pen, x + side * size * 0.3, y - size * 2.15, size * 0.09, size * 0.1, '#20140e');
    ball(pen, x + side * size * 0.7, y - size * 0.25, size * 0.36, size * 0.3, mix(fur, '#ffffff', 0.12));
  }
  ball(pen, x, y - size * 1.9, size * 0.11, size * 0.08, '#20140e');
}

const BRIGHT = ['#d8503c', '#e8b43c', '#4f9a5c', '#4a84c4', '#c86a9c'] as const;

function block(pen: Pen, x: number, y: number, size: number, colour: Colour): void {
  box(pen, x - size / 2, y - size, size, size, colour, 1.6);
  box(pen, x - size * 0.32, y - size * 0.82, size * 0.64, size * 0.64, light(colour, 0.35), 1);
}

/** A bear, a ball, blocks that are stacked, a little train. */
function toys(pen: Pen): void {
  bear(pen, -46, 0, 15);
  for (const [x, y, at] of [
    [-14, 0, 0],
    [0, 0, 3],
    [-7, -13, 1],
    [-7, -26, 2],
  ] as const)
    block(pen, x, y, 13, BRIGHT[at]);
  ball(pen, 24, -12, 12, 12, BRIGHT[0]);
  line(pen, 'M13 -15 Q24 -8 35 -15', '#ffffff', 3);
  for (const [at, x] of [46, 62].entries()) {
    box(pen, x - 7, -15, 14, 11, BRIGHT[at + 2] ?? BRIGHT[2], 2);
    for (const wheel of [-4, 4]) ball(pen, x + wheel, -3, 3, 3, '#3a3038');
  }
  bar(pen, 64, -22, 4, 8, '#3a3038', 1);
}

/** Open boards with boxes and books of children. */
function toyShelf(pen: Pen): void {
  const wood = '#ece4d6';
  box(pen, -56, -92, 112, 92, mix(wood, '#7a6a5a', 0.4), 2);
  for (const top of [-88, -58, -28]) {
    for (let cell = 0; cell < 3; cell++) {
      const left = -52 + cell * 35.5;
      box(pen, left, top, 33, 26, mix(wood, '#6a5a50', 0.58), 1);
      const colour = pen.random.pick(BRIGHT);
      const kind = pen.random.whole(3);
      if (kind === 0) box(pen, left + 3, top + 8, 27, 18, mix(colour, '#f4ece0', 0.25), 2);
      else if (kind === 1)
        for (let book = 0; book < 5; book++)
          box(
            pen,
            left + 3 + book * 5.4,
            top + 5 + (book % 2) * 3,
            4.6,
            21 - (book % 2) * 3,
            pen.random.pick(BRIGHT),
            0.6,
          );
      else ball(pen, left + 16, top + 17, 9, 9, colour);
    }
  }
  box(pen, -59, -96, 118, 6, light(wood), 2);
}

/** On a cord along the wall. */
function pennants(pen: Pen): void {
  line(pen, 'M-118 -40 Q0 -4 118 -40', '#8a7a6a', 1.4);
  for (let flag = 0; flag < 11; flag++) {
    const part = (flag + 0.5) / 11;
    const x = -118 + 236 * part;
    const y = -40 + 72 * part * (1 - part);
    const colour = BRIGHT[flag % BRIGHT.length] ?? BRIGHT[0];
    shape(pen, `M${x - 9} ${y} L${x + 9} ${y} L${x} ${y + 21} Z`, mix(colour, '#fff4e4', 0.2), {
      colour: mix(colour, '#20142a', 0.16),
      from: y,
      to: y + 21,
    });
  }
}

export const ROOMS_OF_STYLES: Record<string, OwnDrawing> = {
  'own/paper-doors': { width: 188, height: 208, paint: paperDoors },
  'own/low-table': { width: 232, height: 56, paint: lowTable },
  'own/crib': { width: 130, height: 96, paint: crib },
  'own/floor-toys': { width: 142, height: 46, paint: toys },
  'own/toy-shelf': { width: 122, height: 100, paint: toyShelf },
  'own/pennants': { width: 240, height: 46, paint: pennants },
};
