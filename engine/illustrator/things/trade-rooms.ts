// What stands in rooms of trades, in centimetres: a writing desk, a workbench, a bench with flasks, shelves of goods.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const WOODS = ['#7a4c2e', '#8a5a36', '#6e4630', '#94643c'] as const;
const STEEL = '#8b95a0';

/** Drawers on both sides, a leather pad; what is set on it stands at 76. */
function writingDesk(pen: Pen): void {
  const wood = pen.random.pick(WOODS);
  for (const left of [-84, 38]) {
    box(pen, left, -70, 46, 66, wood, 1.5);
    for (let drawer = 0; drawer < 3; drawer++) {
      box(pen, left + 4, -65 + drawer * 20, 38, 17, light(wood, 0.1), 1.5);
      ball(pen, left + 23, -56 + drawer * 20, 2, 2, '#d8b45c');
    }
    box(pen, left + 2, -4, 42, 4, mix(wood, '#20141c', 0.5));
  }
  box(pen, -38, -70, 76, 12, mix(wood, '#20141c', 0.34));
  box(pen, -92, -77, 184, 8, light(wood, 0.16), 2);
  box(pen, -30, -77.6, 60, 2, '#3f5a4c', 1);
}

/** Thick planks, a vice at one end, a crate and boards below. */
function workbench(pen: Pen): void {
  const wood = '#a8773f';
  for (const x of [-88, 78]) bar(pen, x, -80, 10, 80, mix(wood, '#20141c', 0.16), 1);
  box(pen, -84, -30, 168, 6, mix(wood, '#20141c', 0.3));
  box(pen, -60, -52, 46, 23, '#9a7a4c', 1);
  line(pen, 'M-58 -44 H-16 M-58 -37 H-16', '#6a4e2c', 1.2);
  for (const [at, x] of [2, 18, 34].entries())
    box(pen, x, -36 - at * 3, 40, 5, mix('#c8a06a', '#7a5430', at * 0.2));
  box(pen, -96, -88, 192, 11, light(wood, 0.14), 1.5);
  line(pen, 'M-92 -84 H92', mix(wood, '#3a2414', 0.4), 0.8);
  shape(
    pen,
    'M62 -88 L62 -98 L70 -98 L70 -93 L80 -93 L80 -98 L92 -98 L92 -88 Z',
    '#4a5a72',
    down('#4a5a72', -98, -88),
  );
  line(pen, 'M92 -94 H104 M102 -99 V-89', STEEL, 2);
  // Shavings.
  for (let curl = 0; curl < 7; curl++) line(pen, `M${-60 + curl * 9} -88.6 q3 -4 6 -0.4`, '#e8c890', 1.4);
}

/** Tools in rows on a board. */
function toolWall(pen: Pen): void {
  box(pen, -88, -84, 176, 84, '#b99a70', 2);
  for (let row = 0; row < 8; row++)
    for (let hole = 0; hole < 17; hole++) ball(pen, -80 + hole * 10, -77 + row * 10, 0.7, 0.7, '#8a6a44');
  for (const [at, x] of [-74, -56, -38].entries()) {
    bar(pen, x - 2, -70, 4, 34 + at * 4, '#8a5230', 1.5);
    box(pen, x - 10, -76, 20, 9, STEEL, 2);
  }
  shape(pen, 'M-18 -72 L34 -66 L34 -58 L-18 -50 Z', '#c4ccd4', down('#8b95a0', -72, -50));
  shape(pen, 'M-18 -74 L-32 -72 L-34 -50 L-18 -48 Z', '#8a5230');
  for (let tooth = 0; tooth < 13; tooth++)
    line(pen, `M${-16 + tooth * 4} ${-50.6 - tooth * 0.6} l1.6 2 l1.6 -2.4`, '#8b95a0', 0.8);
  for (const [at, x] of [48, 58, 68, 78].entries()) {
    bar(pen, x - 1.2, -58, 2.4, 24 + at * 3, STEEL);
    bar(pen, x - 2.6, -74, 5.2, 18, ['#c8483c', '#3f6fa8', '#d8a23c', '#4a8a5a'][at] ?? '#c8483c', 2);
  }
  line(pen, 'M-20 -30 a12 12 0 1 0 24 0 a12 12 0 1 0 -24 0', '#d8a23c', 4);
  line(pen, 'M22 -38 l14 26 M36 -38 l-14 26', '#4a4e58', 3);
  box(pen, -86, -6, 172, 5, '#8a6238', 1);
}

/** A white top on cupboards, with what is being looked at and cooked. */
function labBench(pen: Pen): void {
  box(pen, -100, -84, 200, 80, '#dfe6ea', 2);
  for (let door = 0; door < 4; door++) {
    box(pen, -96 + door * 49, -76, 45, 66, '#f2f6f8', 2);
    bar(pen, -96 + door * 49 + (door % 2 === 0 ? 38 : 4), -56, 2.6, 18, STEEL, 1);
  }
  box(pen, -104, -91, 208, 8, '#3f4a56', 1.5);
  box(pen, -96, -4, 192, 4, '#4a545e');
}

/** Its foot at the origin. */
function flask(pen: Pen, x: number, foot: number, size: number, colour: Colour, isRound: boolean): void {
  const [top, half] = [foot - 24 * size, 9 * size];
  const glass = isRound
    ? `M${x - 2.4 * size} ${top} h${4.8 * size} v${7 * size} a${half} ${half} 0 1 1 ${-4.8 * size} 0 Z`
    : `M${x - 2.6 * size} ${top} h${5.2 * size} v${8 * size} L${x + half} ${foot} H${x - half} L${x - 2.6 * size} ${top + 8 * size} Z`;
  shape(pen, glass, '#dcecf4', down('#b8d0dc', top, foot, 0.1));
  if (isRound) ball(pen, x, foot - half * 0.8, half * 0.78, half * 0.66, colour);
  else
    shape(
      pen,
      `M${x - half * 0.62} ${foot - 7 * size} H${x + half * 0.62} L${x + half * 0.9} ${foot - 1} H${x - half * 0.9} Z`,
      light(colour, 0.2),
      down(colour, foot - 8 * size, foot),
    );
  line(pen, glass, '#f6fbff', 0.9);
}

/** What stands on a bench of a laboratory: a microscope, tubes in a rack, flasks. */
function labThings(pen: Pen): void {
  shape(pen, 'M-88 0 h34 v-4 h-34 Z', '#3a424c');
  line(pen, 'M-62 -4 C-52 -18 -56 -34 -66 -38', '#e4e9ee', 6);
  line(pen, 'M-76 -36 L-64 -48', '#4a545e', 7);
  line(pen, 'M-78 -32 L-82 -22', '#4a545e', 4.6);
  box(pen, -88, -16, 22, 3, '#4a545e');
  box(pen, -38, -15, 36, 15, '#b98a5c', 1);
  for (let tube = 0; tube < 5; tube++) {
    const colour = ['#e8564a', '#4a9e54', '#2f7fd8', '#f2c230', '#8148c0'][tube] ?? '#e8564a';
    bar(pen, -35 + tube * 7, -26, 4.4, 24, '#dcecf4', 2);
    bar(pen, -35 + tube * 7, -16, 4.4, 14, colour, 2);
  }
  box(pen, -38, -8, 36, 8, '#a8794c', 1);
  flask(pen, 20, 0, 1, '#3fb87a', false);
  flask(pen, 44, 0, 1.25, '#4a90e0', true);
  flask(pen, 70, 0, 0.9, '#d85ab0', false);
}

/** Boards along a wall with bottles, boxes and flasks. */
function labShelf(pen: Pen): void {
  for (const row of [-4, -44]) {
    for (let x = -80; x < 74;) {
      const wide = pen.random.between(9, 17);
      const colour = pen.random.pick([
        '#8a5a2c',
        '#dcecf4',
        '#f2f0e8',
        '#4a7aa8',
        '#6aa86a',
        '#c8a04a',
      ] as const);
      if (pen.random.chance(0.3))
        flask(pen, x + 8, row, 0.95, pen.random.pick(['#3fb87a', '#e8a03c', '#4a90e0'] as const), false);
      else {
        const tall = pen.random.between(14, 27);
        box(pen, x, row - tall, wide - 2, tall, colour, 2.5);
        box(pen, x + 1, row - tall * 0.6, wide - 4, tall * 0.32, '#fbf8f0', 0.6);
      }
      x += wide + 3;
    }
    box(pen, -88, row, 176, 4, '#c4ccd2', 1);
  }
}

type Goods = 'bread' | 'flowers' | 'wares';

/** One of what is sold, its foot at the origin of the row. */
function good(pen: Pen, kind: Goods, x: number, row: number): number {
  const { random } = pen;
  if (kind === 'bread') {
    const crust = random.pick(['#c88a3c', '#b8742c', '#d89a4c', '#a8642c'] as const);
    const [rx, ry] = random.pick<readonly [number, number]>([
      [9, 6],
      [12, 5.4],
      [7, 7],
    ]);
    ball(pen, x + rx, row - ry, rx, ry, crust);
    for (const aside of [-0.4, 0, 0.4])
      line(pen, `M${x + rx + aside * rx - 1} ${row - ry * 1.7} l2.4 ${ry * 0.7}`, '#f4d8a0', 1.1);
    return rx * 2 + 1;
  }
  if (kind === 'flowers') {
    const bloom = random.pick(['#e8564a', '#f2b83a', '#ec6fa4', '#f4efe6', '#8a6ad0', '#f08a4a'] as const);
    shape(pen, `M${x + 1} ${row - 12} h16 l-2.4 12 h-11 Z`, '#9aa6ac', down('#8b979e', row - 12, row));
    for (let stem = 0; stem < 9; stem++) {
      const [px, py] = [x + 9 + random.between(-9, 9), row - 14 - random.between(2, 14)];
      line(pen, `M${x + 9} ${row - 11} L${px} ${py}`, '#4f7a45', 1);
      ball(pen, px, py, 2.8, 2.6, bloom);
    }
    return 20;
  }
  const wide = random.between(8, 15);
  const tall = random.between(13, 26);
  const colour = random.pick([
    '#c8483c',
    '#2f7fd8',
    '#f2c230',
    '#4a9e54',
    '#e8e0d0',
    '#8a6ad0',
    '#e08a3c',
    '#3f8a8a',
  ] as const);
  box(pen, x, row - tall, wide - 1.5, tall, colour, random.chance(0.4) ? 4 : 1);
  box(pen, x + 1.4, row - tall * 0.66, wide - 4.2, tall * 0.3, light(colour, 0.7), 0.6);
  return wide;
}

function shopShelves(pen: Pen, kind: Goods): void {
  const wood = kind === 'wares' ? '#b8a890' : pen.random.pick(WOODS);
  box(pen, -72, -196, 144, 196, mix(wood, '#20141c', 0.44), 2);
  for (let shelf = 0; shelf < 5; shelf++) {
    const row = -8 - shelf * 38;
    for (let x = -66; x < 50;) x += good(pen, kind, x, row) + 1;
    box(pen, -71, row, 142, 5, light(wood, 0.1), 1);
  }
  for (const x of [-72, 68]) bar(pen, x, -196, 4, 196, wood);
  box(pen, -75, -200, 150, 6, light(wood, 0.16), 1.5);
}

/** A counter with panes before what is sold, and a till on it. */
function shopCounter(pen: Pen, kind: Goods): void {
  const wood = pen.random.pick(WOODS);
  box(pen, -88, -40, 176, 40, wood, 2);
  for (let panel = 0; panel < 4; panel++) box(pen, -84 + panel * 43, -35, 39, 29, light(wood, 0.08), 1.5);
  box(pen, -86, -92, 172, 52, '#f2e6cc', 2);
  for (const row of [-43, -66]) {
    for (let x = -80; x < 62;) x += good(pen, kind === 'flowers' ? 'wares' : kind, x, row) + 2;
    box(pen, -86, row, 172, 2.4, '#c8b48a');
  }
  pen.brush.globalAlpha = 0.24;
  shape(pen, 'M-84 -90 L-40 -90 L-70 -42 L-84 -42 Z M0 -90 L24 -90 L-6 -42 L-30 -42 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  box(pen, -92, -98, 184, 7, light(wood, 0.2), 2);
  shape(pen, 'M46 -98 L48 -112 L76 -112 L80 -98 Z', '#3f4650', down('#3f4650', -112, -98));
  box(pen, 52, -124, 22, 11, '#8fb4c8', 1.5);
}

export const TRADE_ROOM_THINGS: Record<string, OwnDrawing> = {
  'own/writing-desk': { width: 186, height: 79, paint: writingDesk },
  'own/workbench': { width: 210, height: 100, paint: workbench },
  'own/tool-wall': { width: 178, height: 86, paint: toolWall },
  'own/lab-bench': { width: 210, height: 92, paint: labBench },
  'own/lab-things': { width: 182, height: 54, paint: labThings },
  'own/lab-shelf': { width: 178, height: 76, paint: labShelf },
  'own/bread-shelves': { width: 152, height: 202, paint: (pen) => shopShelves(pen, 'bread') },
  'own/flower-shelves': { width: 152, height: 214, paint: (pen) => shopShelves(pen, 'flowers') },
  'own/goods-shelves': { width: 152, height: 202, paint: (pen) => shopShelves(pen, 'wares') },
  'own/bread-counter': { width: 186, height: 126, paint: (pen) => shopCounter(pen, 'bread') },
  'own/shop-counter': { width: 186, height: 126, paint: (pen) => shopCounter(pen, 'wares') },
};
