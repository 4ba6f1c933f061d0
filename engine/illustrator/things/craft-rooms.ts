// What stands in the rooms of crafts, in centimetres: a forge, shelves of pots and cloth, a dress on its form, a mirror.

import { mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

/** A hearth of stone with a hood over the fire, tongs and hammers beside it. */
function forge(pen: Pen): void {
  const stone = '#6f6660';
  box(pen, -80, -82, 160, 82, stone, 2);
  for (let row = 0; row < 5; row++)
    for (let block = 0; block < 6; block++) {
      const left = -79 + block * 27 - (row % 2) * 12;
      const [from, to] = [Math.max(-79, left), Math.min(79, left + 25)];
      if (to > from)
        box(pen, from, -80 + row * 16, to - from, 14, mix(stone, '#b8aca0', pen.random.between(0, 0.34)), 2);
    }
  shape(pen, 'M-52 -82 C-46 -92 46 -92 52 -82 Z', '#2a2024');
  shineAround(pen, 0, -96, 74, '#ff8a2c', 0.75);
  for (let coal = 0; coal < 26; coal++)
    ball(
      pen,
      pen.random.between(-44, 44),
      -85 - pen.random.between(0, 7),
      6,
      5,
      pen.random.pick(['#ff9a3c', '#e8481c', '#4a2420', '#ffc86a'] as const),
    );
  for (const [x, tall, colour] of [
    [-24, 34, '#ff7a1c'],
    [22, 30, '#ff7a1c'],
    [0, 48, '#ff9a2c'],
    [-8, 28, '#ffd86a'],
    [10, 24, '#ffe89a'],
  ] as const)
    shape(
      pen,
      `M${x - 14} -88 C${x - 16} ${-88 - tall * 0.5} ${x - 2} ${-88 - tall * 0.6} ${x} ${-88 - tall} C${x + 4} ${-88 - tall * 0.6} ${x + 16} ${-88 - tall * 0.4} ${x + 13} -88 Z`,
      colour,
    );
  shape(pen, 'M-70 -150 L70 -150 L34 -204 L-34 -204 Z', '#4a4448', down('#4a4448', -204, -150));
  box(pen, -76, -156, 152, 9, '#5a5258', 2);
  box(pen, -30, -240, 60, 38, '#544c50', 1);
  for (const x of [-62, 58]) line(pen, `M${x} -148 V-84`, '#3a3438', 5);
  for (const [x, long] of [
    [-73, 44],
    [-67, 38],
  ] as const)
    line(
      pen,
      `M${x} -72 v${long} M${x - 2} ${-72 + long} l-2 10 M${x + 2} ${-72 + long} l2 10`,
      '#2a282e',
      2.4,
    );
}

function shelves(pen: Pen, put: (pen: Pen, x: number, row: number) => number): void {
  const wood = '#8a5a36';
  box(pen, -72, -196, 144, 196, mix(wood, '#20141c', 0.5), 2);
  for (let shelf = 0; shelf < 4; shelf++) {
    const row = -10 - shelf * 47;
    for (let x = -64; x < 48;) x += put(pen, x, row) + 3;
    box(pen, -71, row, 142, 5, light(wood, 0.1), 1);
  }
  for (const x of [-72, 68]) bar(pen, x, -196, 4, 196, wood);
  box(pen, -75, -200, 150, 6, light(wood, 0.16), 1.5);
}

function pot(pen: Pen, x: number, row: number): number {
  const { random } = pen;
  const colour = random.pick(['#b8704a', '#c88a5c', '#4f7a8a', '#e4d8c4', '#7a8a5a', '#8a4a34'] as const);
  const [half, tall] = [random.between(7, 11), random.between(17, 34)];
  const middle = x + half;
  shape(
    pen,
    `M${middle - half * 0.5} ${row} C${middle - half * 1.3} ${row - tall * 0.3} ${middle - half} ${row - tall * 0.7} ${middle - half * 0.44} ${row - tall * 0.84} L${middle - half * 0.6} ${row - tall} L${middle + half * 0.6} ${row - tall} L${middle + half * 0.44} ${row - tall * 0.84} C${middle + half} ${row - tall * 0.7} ${middle + half * 1.3} ${row - tall * 0.3} ${middle + half * 0.5} ${row} Z`,
    light(colour, 0.16),
    down(colour, row - tall, row),
  );
  line(
    pen,
    `M${middle - half * 0.8} ${row - tall * 0.5} Q${middle} ${row - tall * 0.42} ${middle + half * 0.8} ${row - tall * 0.5}`,
    light(colour, 0.4),
    1.4,
  );
  return half * 2.2;
}

/** Rolls of it, seen from their ends. */
function cloth(pen: Pen, x: number, row: number): number {
  const { random } = pen;
  const colours = ['#b8403c', '#2f6f8a', '#d8a23c', '#5a7a4a', '#8a5a9a', '#e4d8c4', '#34466a'] as const;
  for (let level = 0; level < 2; level++) {
    const colour = random.pick(colours);
    const y = row - 9 - level * 17;
    ball(pen, x + 9, y, 9, 8.4, colour);
    line(pen, `M${x + 9} ${y} m-5 0 a5 4.6 0 1 1 4 4.4`, mix(colour, '#ffffff', 0.4), 1);
  }
  return 19;
}

function dressForm(pen: Pen): void {
  line(pen, 'M0 -70 V-8 M0 -10 L-20 0 M0 -10 L20 0', '#5a3a24', 4);
  const colour = pen.random.pick(['#2f4a6e', '#8a2f48', '#3f6a5a'] as const);
  shape(
    pen,
    'M-8 -150 L8 -150 L26 -140 C28 -124 20 -112 19 -102 C24 -90 26 -78 25 -64 L-25 -64 C-26 -78 -24 -90 -19 -102 C-20 -112 -28 -124 -26 -140 Z',
    light(colour, 0.16),
    down(colour, -150, -64),
  );
  shape(pen, 'M-8 -150 L0 -122 L8 -150 Z', '#f4efe6');
  line(pen, 'M0 -122 V-66', mix(colour, '#10101c', 0.4), 1.2);
  ball(pen, 0, -154, 6, 5, '#c8a06a');
  line(pen, 'M-22 -142 C-28 -120 -18 -96 -20 -82', '#f2d23a', 2);
}

/** Over a shelf with bottles. */
function salonMirror(pen: Pen): void {
  box(pen, -46, -112, 92, 92, '#8a5a36', 4);
  shape(pen, 'M-40 -106 H40 V-26 H-40 Z', '#dcecf2', down('#a8c4d0', -106, -26));
  pen.brush.globalAlpha = 0.4;
  shape(pen, 'M-10 -106 H12 L-22 -26 H-40 L-38 -32 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  box(pen, -54, -14, 108, 6, '#a8744a', 1.5);
  for (const [x, colour] of [
    [-40, '#4a9e8a'],
    [-28, '#e8a83c'],
    [-16, '#c8584a'],
    [24, '#f4f2ee'],
    [36, '#3f6fa8'],
  ] as const) {
    bar(pen, x - 4, -30, 8, 16, colour, 2);
    bar(pen, x - 2, -35, 4, 6, '#3a3a44', 1);
  }
}

/** The lens of a lighthouse with its lamp, on a foot of iron. */
function lighthouseLens(pen: Pen): void {
  bar(pen, -26, -56, 52, 56, '#4a5a5c', 2);
  box(pen, -36, -62, 72, 8, '#8a6a34', 2);
  shineAround(pen, 0, -116, 92, '#ffd88a', 0.6);
  shape(pen, 'M-24 -62 C-40 -86 -40 -146 -24 -168 H24 C40 -146 40 -86 24 -62 Z', '#fff4d0', {
    colour: '#e8b45c',
    from: -168,
    to: -62,
  });
  for (let ring = 0; ring < 9; ring++) {
    const y = -160 + ring * 11;
    const half = 26 + 10 * Math.sin(((ring + 1) / 10) * Math.PI);
    line(pen, `M${-half} ${y} Q0 ${y + 5} ${half} ${y}`, '#c8903c', 1.2);
  }
  ball(pen, 0, -116, 11, 15, '#fffbe8');
  for (const x of [-28, 0, 28])
    line(pen, `M${x * 0.86} -168 C${x * 1.4} -140 ${x * 1.4} -90 ${x * 0.86} -62`, '#8a6a34', 2);
  shape(pen, 'M-30 -168 H30 L14 -184 H-14 Z', '#8a6a34', down('#8a6a34', -184, -168));
}

export const CRAFT_ROOM_THINGS: Record<string, OwnDrawing> = {
  'own/forge': { width: 166, height: 242, isLamp: true, paint: forge },
  'own/pot-shelves': { width: 152, height: 202, paint: (pen) => shelves(pen, pot) },
  'own/cloth-shelves': { width: 152, height: 202, paint: (pen) => shelves(pen, cloth) },
  'own/dress-form': { width: 60, height: 162, paint: dressForm },
  'own/salon-mirror': { width: 112, height: 114, paint: salonMirror },
  'own/lighthouse-lens': { width: 190, height: 212, isLamp: true, paint: lighthouseLens },
};
