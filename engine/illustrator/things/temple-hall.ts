// The hall of a temple and the corridor of a hospital, in centimetres: a statue on its altar, columns, doors, seats.

import { mix } from '#engine/raster/colour.ts';
import { box } from './furniture.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const GOLD = '#e0b04a';
const SHADE = '#2a1420';

function gold(pen: Pen, path: string, from: number, to: number): void {
  shape(pen, path, mix(GOLD, '#ffffff', 0.2), { colour: mix(GOLD, SHADE, 0.46), from, to });
}

/** A golden figure seated on a lotus before a round glory, on an altar with candles and incense. */
function altarStatue(pen: Pen): void {
  box(pen, -110, -62, 220, 62, '#8a2f28', 2);
  box(pen, -118, -72, 236, 12, '#b8863a', 2);
  for (const x of [-84, -28, 28, 84]) box(pen, x - 22, -54, 44, 44, '#a83f32', 2);
  for (const x of [-84, -28, 28, 84]) ball(pen, x, -32, 10, 10, GOLD);
  shineAround(pen, 0, -150, 120, '#ffd88a', 0.5);
  ball(pen, 0, -158, 64, 66, '#b8742c');
  ball(pen, 0, -158, 58, 60, '#d8a03c');
  ball(pen, 0, -190, 27, 28, '#f2cc6a');
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray / 24) * Math.PI * 2;
    line(
      pen,
      `M${Math.cos(angle) * 46} ${-158 + Math.sin(angle) * 48} L${Math.cos(angle) * 55} ${-158 + Math.sin(angle) * 57}`,
      '#8a5420',
      2,
    );
  }
  for (let petal = -4; petal <= 4; petal++)
    gold(
      pen,
      `M${petal * 14} -72 q-11 -14 0 -26 q11 12 0 26 Z M${petal * 14 + 7} -72 q-10 -9 0 -17 q10 8 0 17 Z`,
      -98,
      -72,
    );
  // Crossed legs, robe, arms, head.
  gold(
    pen,
    'M-56 -92 C-58 -110 -34 -118 0 -116 C34 -118 58 -110 56 -92 C40 -84 -40 -84 -56 -92 Z',
    -118,
    -84,
  );
  gold(pen, 'M-30 -108 C-38 -140 -32 -164 -14 -170 H14 C32 -164 38 -140 30 -108 Z', -170, -100);
  gold(pen, 'M-30 -160 C-46 -140 -46 -116 -14 -106 L-6 -113 C-26 -122 -26 -140 -20 -156 Z', -160, -104);
  gold(pen, 'M30 -160 C46 -140 46 -116 14 -106 L6 -113 C26 -122 26 -140 20 -156 Z', -160, -104);
  line(
    pen,
    'M-14 -168 C-4 -150 10 -138 26 -130 M-8 -170 C2 -156 14 -146 28 -140',
    mix(GOLD, SHADE, 0.5),
    1.6,
  );
  ball(pen, 0, -110, 13, 6, mix(GOLD, '#ffffff', 0.16));
  bar(pen, -6, -178, 12, 10, GOLD);
  ball(pen, 0, -190, 15, 17, mix(GOLD, '#ffffff', 0.1));
  for (const side of [-1, 1]) ball(pen, side * 15, -186, 3, 8, GOLD);
  shape(
    pen,
    'M-16 -193 C-16 -208 -8 -212 -5 -216 q5 -5 10 0 C8 -212 16 -208 16 -193 C8 -200 -8 -200 -16 -193 Z',
    '#3c4a7a',
  );
  line(pen, 'M-8 -188 q3 2.4 6 0 M2 -188 q3 2.4 6 0 M-3.6 -180 q3.6 2 7.2 0', '#6a4018', 1.3);
  ball(pen, 0, -194, 1.2, 1.2, '#c8402c');
  for (const side of [-1, 1]) {
    bar(pen, side * 88 - 3, -92, 6, 20, '#b8863a');
    bar(pen, side * 88 - 4, -112, 8, 20, '#c8342c', 1);
    shineAround(pen, side * 88, -118, 34, '#ffc060', 0.8);
    shape(pen, `M${side * 88 - 3} -112 q3 -13 3 -14 q4 9 3 14 Z`, '#ffd870');
  }
  shape(pen, 'M-18 -72 V-82 H-22 V-87 H22 V-82 H18 V-72 Z', '#8a6a3a', {
    colour: '#4a3420',
    from: -87,
    to: -72,
  });
  for (const x of [-5, 0, 5]) line(pen, `M${x * 0.6} -86 L${x} -104`, '#7a3a2c', 1.2);
}

/** Red, with a foot of stone and a painted head. */
function redColumn(pen: Pen): void {
  bar(pen, -22, -12, 44, 12, '#8f8a84', 2);
  bar(pen, -16, -250, 32, 240, '#a8322a');
  bar(pen, -18, -250, 36, 22, '#2f6a5a');
  bar(pen, -18, -226, 36, 5, GOLD);
  for (const x of [-9, 0, 9]) ball(pen, x, -239, 3.6, 5, x === 0 ? '#e8c050' : '#5fb0a0');
  line(pen, 'M-16 -190 q16 10 32 0 M-16 -184 q16 10 32 0', '#d8a03c', 2);
}

/** A long banner of silk with clouds of gold. */
function templeBanner(pen: Pen): void {
  bar(pen, -20, -122, 40, 4, '#6a4226', 1);
  shape(pen, 'M-17 -119 H17 V-14 L0 -2 L-17 -14 Z', '#d8a030', { colour: '#a8641c', from: -119, to: -2 });
  shape(pen, 'M-12 -112 H12 V-20 L0 -10 L-12 -20 Z', '#b8342c', { colour: '#84201e', from: -112, to: -10 });
  for (const y of [-98, -76, -54, -34])
    line(pen, `M-7 ${y} a4 4 0 1 1 7 3 a4 4 0 1 1 7 -3 q-7 9 -14 0`, '#f0c860', 1.8);
}

/** Two wings with a pane each, a rail to push and a plate below. */
function wardDoor(pen: Pen): void {
  box(pen, -64, -214, 128, 214, '#8fa3a8', 2);
  for (const x of [-58, 2]) {
    box(pen, x, -208, 56, 208, '#d8e6e6', 1);
    box(pen, x + 15, -184, 26, 52, '#7f98a4', 2);
    shape(pen, `M${x + 18} -181 h9 l-9 34 Z`, '#c8dde6');
    bar(pen, x + 5, -104, 46, 6, '#a8b2b8', 2);
    box(pen, x + 3, -38, 50, 34, '#b8c4c8', 1);
  }
  box(pen, -30, -238, 60, 18, '#2f8a6a', 2);
  shape(pen, 'M-3 -235 h6 v4.6 h4.6 v5.6 h-4.6 v4 h-6 v-4 h-4.6 v-5.6 h4.6 Z', '#ffffff');
}

/** Three seats of a waiting room on one beam. */
function seatRow(pen: Pen): void {
  for (const x of [-62, 56]) bar(pen, x, -34, 6, 34, '#7f888e');
  bar(pen, -84, -38, 168, 6, '#8f989e', 2);
  for (const x of [-56, 0, 56]) {
    box(pen, x - 25, -86, 50, 42, '#4f8fa0', 6);
    box(pen, x - 26, -48, 52, 11, '#5fa0b0', 4);
  }
}

/** Along the wall of a corridor, for hands and beds. */
function handRail(pen: Pen): void {
  bar(pen, -70, -10, 140, 9, '#8a9ea4', 3);
  bar(pen, -70, -12, 140, 4, '#c0d0d4', 2);
}

export const HALLS_AND_CORRIDORS: Record<string, OwnDrawing> = {
  'own/altar-statue': { width: 240, height: 228, isLamp: true, paint: altarStatue },
  'own/red-column': { width: 46, height: 252, paint: redColumn },
  'own/temple-banner': { width: 44, height: 124, paint: templeBanner },
  'own/ward-door': { width: 130, height: 240, paint: wardDoor },
  'own/seat-row': { width: 172, height: 88, paint: seatRow },
  'own/hand-rail': { width: 142, height: 14, paint: handRail },
};
