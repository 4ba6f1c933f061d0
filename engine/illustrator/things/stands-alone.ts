// What stands free in a room or before a wall: a kitchen island with its stools, a vending machine. In centimetres.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box } from './furniture.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

function stool(pen: Pen, x: number, wood: Colour): void {
  for (const [from, to] of [
    [-11, -17],
    [11, 17],
  ] as const)
    line(pen, `M${x + from} -62 L${x + to} -1`, '#3a3230', 3.4);
  line(pen, `M${x - 15} -24 H${x + 15}`, '#3a3230', 2.4);
  box(pen, x - 18, -68, 36, 7, wood, 3);
}

/** A block with a thick top of stone and a row of stools before it. */
function kitchenIsland(pen: Pen): void {
  bareIsland(pen);
  const wood = pen.random.pick(['#a8744a', '#8a5a36', '#c89a64']);
  for (const x of [-60, 0, 60]) stool(pen, x, wood);
}

/** Whose stools are named, and stand beside it. */
function bareIsland(pen: Pen): void {
  const front = pen.random.pick(['#4f6072', '#6f8076', '#8a5a44', '#e4dccc']);
  box(pen, -100, -86, 200, 86, front, 1);
  for (let panel = 0; panel < 4; panel++)
    box(pen, -96 + panel * 49, -78, 45, 66, mix(front, '#ffffff', 0.1), 2);
  bar(pen, -98, -7, 196, 7, '#2c2620');
  box(pen, -112, -95, 224, 10, '#ece7de', 2);
  line(pen, 'M-60 -90 q20 4 44 -1 M20 -91 q26 5 58 1', '#c4bcb0', 1);
  // A bowl of fruit, and a tap.
  for (const [x, y, fruit] of [
    [-50, -108, '#e0a030'],
    [-40, -110, '#c8432c'],
    [-31, -107, '#7fae3c'],
  ] as const)
    ball(pen, x, y, 7, 7, fruit);
  shape(pen, 'M-60 -106 H-22 C-24 -98 -32 -95 -41 -95 C-50 -95 -58 -98 -60 -106 Z', '#f6f2ea', {
    colour: '#b8b0a6',
    from: -106,
    to: -95,
  });
  line(pen, 'M60 -95 V-118 Q60 -126 50 -126 Q42 -126 42 -116', '#a8b0b6', 4);
}

const CANS = [
  '#d8382c',
  '#2f7fc0',
  '#f0b82c',
  '#3f9a58',
  '#8a4fa8',
  '#f07f2c',
  '#e8e8ec',
  '#2c3448',
] as const;

/** A tall cabinet: rows of cans and bottles behind glass, buttons, a slot for coins, a flap below. */
function vendingMachine(pen: Pen): void {
  const { random } = pen;
  const paint = random.pick(['#c8342c', '#2f62a8', '#e8e6e2', '#2f8a7a']);
  for (const x of [-42, 34]) bar(pen, x, -6, 8, 6, '#2a2826');
  bar(pen, -48, -184, 96, 180, paint, 4);
  box(pen, -48, -184, 96, 18, mix(paint, '#ffffff', 0.2), 4);
  line(pen, 'M-30 -175 h30', '#fbf8f0', 5);
  ball(pen, 22, -175, 4, 4, '#fbf8f0');
  if (pen.isDark) shineAround(pen, -8, -118, 110, '#cfe8ff', 0.5);
  box(pen, -42, -162, 66, 100, pen.isDark ? '#f4fbff' : '#dfe9ee', 2);
  for (let row = 0; row < 4; row++) {
    const floor = -140 + row * 24.5;
    for (let slot = 0; slot < 6; slot++) {
      const x = -36.5 + slot * 10.8;
      const can = random.pick(CANS);
      const tall = row === 0 ? 16 : row === 3 ? 11 : 13.5;
      bar(pen, x - 3.6, floor - tall, 7.2, tall, can, 1.4);
      if (row === 0) bar(pen, x - 1.6, floor - tall - 3, 3.2, 3.4, '#f2f2f0');
      line(pen, `M${x - 2.6} ${floor - tall * 0.5} h5.2`, mix(can, '#ffffff', 0.7), 2);
    }
    bar(pen, -42, floor, 66, 2.6, '#8f989e');
    for (let slot = 0; slot < 6; slot++) ball(pen, -36.5 + slot * 10.8, floor + 1.4, 1.1, 1.1, '#58c87a');
  }
  pen.brush.globalAlpha = 0.3;
  shape(pen, 'M-38 -162 H-22 L-40 -96 V-140 Z M-14 -162 H-6 L-34 -62 H-40 L-40 -70 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  box(pen, 28, -150, 16, 22, '#22282e', 1.5);
  shape(pen, 'M30 -147 h12 v6 h-12 Z', '#7fe0b0');
  for (let key = 0; key < 6; key++)
    ball(pen, 32 + (key % 3) * 4, -136 + Math.floor(key / 3) * 4, 1.3, 1.3, '#c8ced4');
  bar(pen, 33, -120, 6, 2.4, '#1a1c20');
  bar(pen, 30, -110, 12, 6, '#2a2e34', 1);
  box(pen, -40, -48, 62, 24, mix(paint, '#0c0a14', 0.72), 3);
  shape(pen, 'M-36 -44 h54 v12 h-54 Z', '#3a4148', { colour: '#14161a', from: -44, to: -30 });
  line(pen, 'M-44 -14 H44', mix(paint, '#20142a', 0.5), 2);
}

export const STANDS_ALONE: Record<string, OwnDrawing> = {
  'own/kitchen-island': { width: 228, height: 130, paint: kitchenIsland },
  'own/bare-kitchen-island': { width: 228, height: 130, paint: bareIsland },
  'own/vending-machine': { width: 100, height: 186, isLamp: true, paint: vendingMachine },
};
