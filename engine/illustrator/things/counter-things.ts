// What stands on the counters of cafés, bars and shops, in centimetres.

import { mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STEEL = '#b9bec4';

function espressoMachine(pen: Pen): void {
  for (const x of [-26, 20]) bar(pen, x, -4, 6, 4, '#2a2c30', 1);
  box(pen, -30, -9, 60, 6, STEEL, 1.5);
  box(pen, -28, -34, 56, 26, mix(STEEL, '#20242c', 0.55));
  box(pen, -32, -54, 64, 22, light(STEEL, 0.1), 4);
  box(pen, -30, -58, 60, 5, mix(STEEL, '#20242c', 0.2), 2);
  for (const x of [-15, 13]) {
    bar(pen, x - 5, -33, 10, 5, '#3a3e46', 1);
    bar(pen, x - 1.5, -30, 3, 9, '#24262c', 1.5);
    bar(pen, x - 1.2, -27, 2.4, 3, STEEL);
    shape(
      pen,
      `M${x - 4.4} -17 L${x + 4.4} -17 L${x + 3.4} -9.4 L${x - 3.4} -9.4 Z`,
      '#fbf6ee',
      down('#d9cfc2', -17, -9),
    );
  }
  ball(pen, 0, -43, 4.6, 4.6, '#f2efe6');
  line(pen, 'M0 -43 L2.6 -45.6', '#c8402c', 0.9);
  for (const x of [-20, -12, 12, 20]) ball(pen, x, -43, 1.7, 1.7, '#2c3038');
  line(pen, 'M29 -40 Q35 -34 32 -20', mix(STEEL, '#ffffff', 0.3), 1.6);
  for (let cup = 0; cup < 5; cup++) {
    const x = -22 + cup * 11;
    shape(
      pen,
      `M${x - 4.4} -65 L${x + 4.4} -65 L${x + 3.2} -58 L${x - 3.2} -58 Z`,
      '#fffaf2',
      down('#d5cabc', -65, -58),
    );
  }
}

function stackedCups(pen: Pen): void {
  for (const [x, y] of [
    [-9, 0],
    [0, 0],
    [9, 0],
    [-4.5, -8],
    [4.5, -8],
  ] as const)
    shape(
      pen,
      `M${x - 4.6} ${y - 8} L${x + 4.6} ${y - 8} L${x + 3.2} ${y} L${x - 3.2} ${y} Z`,
      '#fffaf2',
      down('#cfc2b2', y - 8, y),
    );
}

function cakeDome(pen: Pen): void {
  shape(pen, 'M-15 -3 Q0 -6 15 -3 Q0 1 -15 -3 Z', '#f4efe6', down('#c8beb0', -5, 0));
  bar(pen, -9, -3, 18, 3, '#d8cfc2', 1);
  for (const [x, colour] of [
    [-8, '#b8763c'],
    [0, '#7a4428'],
    [8, '#c88a4a'],
  ] as const)
    ball(pen, x, -8, 4.6, 3.8, colour);
  const { brush } = pen;
  brush.fillStyle = 'rgba(226,240,248,0.26)';
  brush.beginPath();
  brush.ellipse(0, -5, 14, 18, 0, Math.PI, 0);
  brush.fill();
  line(pen, 'M-14 -5 A14 18 0 0 1 14 -5', 'rgba(255,255,255,0.7)', 0.7);
  line(pen, 'M-9 -12 Q-7 -18 -3 -20', 'rgba(255,255,255,0.8)', 1.1);
  ball(pen, 0, -24.5, 2, 2, '#e6eef2');
}

function beerTap(pen: Pen): void {
  bar(pen, -4, -34, 8, 34, '#c9a14a', 2);
  box(pen, -20, -42, 40, 10, '#d8b25c', 4);
  for (const [x, colour] of [
    [-13, '#8a2c24'],
    [0, '#24344a'],
    [13, '#2c4a34'],
  ] as const) {
    bar(pen, x - 1.2, -33, 2.4, 8, '#a88238');
    bar(pen, x - 2.2, -58, 4.4, 17, colour, 2);
  }
  box(pen, -11, -3, 22, 3, '#8a6a30', 1);
}

function barGlasses(pen: Pen): void {
  for (const [x, drink] of [
    [-13, '#d8542c'],
    [0, '#e8b83c'],
    [13, '#6a1c34'],
  ] as const) {
    shape(pen, `M${x - 5} -17 L${x + 5} -17 L${x} -9 Z`, 'rgba(235,244,250,0.6)');
    shape(pen, `M${x - 4} -15.4 L${x + 4} -15.4 L${x} -9 Z`, drink);
    line(pen, `M${x} -9 L${x} -1`, 'rgba(235,244,250,0.85)', 0.9);
    shape(pen, `M${x - 4} 0 Q${x} -2.4 ${x + 4} 0 Z`, 'rgba(235,244,250,0.85)');
  }
}

function bottles(pen: Pen): void {
  for (const [x, tall, colour] of [
    [-9, 27, '#2f5a3a'],
    [0, 31, '#7a3c1c'],
    [9, 25, '#c8d4d0'],
  ] as const) {
    shape(
      pen,
      `M${x - 3.8} 0 L${x - 3.8} ${-tall * 0.56} Q${x - 3.8} ${-tall * 0.68} ${x - 1.4} ${-tall * 0.76} L${x - 1.4} ${-tall} L${x + 1.4} ${-tall} L${x + 1.4} ${-tall * 0.76} Q${x + 3.8} ${-tall * 0.68} ${x + 3.8} ${-tall * 0.56} L${x + 3.8} 0 Z`,
      light(colour, 0.16),
      down(colour, -tall, 0),
    );
    box(pen, x - 3.8, -tall * 0.44, 7.6, tall * 0.24, '#efe4cc');
    line(pen, `M${x - 2.4} ${-tall * 0.5} L${x - 2.4} -3`, 'rgba(255,255,255,0.4)', 0.8);
  }
}

function till(pen: Pen): void {
  box(pen, -20, -11, 40, 11, '#3c4048', 2);
  line(pen, 'M-8 -5 L8 -5', '#8a9098', 1.2);
  shape(pen, 'M-19 -11 L-15 -24 L15 -24 L19 -11 Z', '#565c66', down('#3c4048', -24, -11));
  for (let row = 0; row < 3; row++)
    for (let key = 0; key < 5; key++)
      box(pen, -12 + key * 4.9 - row * 0.5, -22 + row * 3.6, 3.6 + row * 0.2, 2.4, '#d8dce0', 0.6);
  bar(pen, -1.5, -30, 3, 7, '#3c4048');
  box(pen, -11, -38, 22, 10, '#2a2e36', 1.5);
  box(pen, -9, -36, 18, 6, pen.isDark ? '#7ad0a0' : '#9cc8b0', 0.8);
}

export const COUNTER_THINGS: Record<string, OwnDrawing> = {
  'own/espresso-machine': { width: 74, height: 66, paint: espressoMachine },
  'own/stacked-cups': { width: 30, height: 17, paint: stackedCups },
  'own/cake-dome': { width: 32, height: 27, paint: cakeDome },
  'own/beer-tap': { width: 42, height: 59, paint: beerTap },
  'own/bar-glasses': { width: 38, height: 18, paint: barGlasses },
  'own/bottles': { width: 28, height: 32, paint: bottles },
  'own/till': { width: 42, height: 39, paint: till },
};
