// What is shared at a table: plates of raw meat, greens, mushrooms and tofu for a hot pot, buns in their steamer.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';

/** A round plate with a blue rim, 104 wide. */
function plate(pen: Pen): void {
  oval(pen, 0, -11, 50, 12, '#8a8f98');
  oval(pen, 0, -14, 51, 12.5, '#f6f4ee');
  oval(pen, 0, -14, 47.5, 11, '#5f86b4');
  oval(pen, 0, -14, 46, 10.4, '#fbfaf5');
  oval(pen, 0, -13.4, 36, 7.6, '#e2e0d8');
}

/** A thin slice, folded over. */
function fold(pen: Pen, x: number, y: number, flesh: Colour): void {
  shape(
    pen,
    `M${x - 13} ${y} C${x - 15} ${y - 12} ${x - 6} ${y - 17} ${x + 2} ${y - 16} C${x + 12} ${y - 15} ${x + 15} ${y - 6} ${x + 13} ${y} C${x + 6} ${y + 3} ${x - 6} ${y + 3} ${x - 13} ${y} Z`,
    mix(flesh, '#ffffff', 0.16),
    { colour: mix(flesh, '#4a0c18', 0.3), from: y - 16, to: y + 3 },
  );
  line(
    pen,
    `M${x - 9} ${y - 1} Q${x - 7} ${y - 11} ${x + 1} ${y - 12} M${x - 2} ${y + 1} Q${x} ${y - 7} ${x + 7} ${y - 8}`,
    '#f7e2d8',
    2.2,
  );
}

function meatPlate(flesh: Colour): OwnDrawing {
  return plated((pen) => {
    for (const [x, y] of [
      [-22, -18],
      [0, -20],
      [22, -18],
      [-31, -13],
      [-11, -12],
      [11, -12],
      [31, -13],
      [-1, -24],
      [-18, -7],
      [5, -6],
      [23, -7],
    ] as const)
      fold(pen, x, y, flesh);
  });
}

function leaf(pen: Pen, x: number, y: number, lean: number, green: Colour): void {
  line(pen, `M${x} ${y} Q${x + lean * 0.4} ${y - 12} ${x + lean} ${y - 22}`, '#e6efc4', 4.6);
  shape(
    pen,
    `M${x + lean * 0.3} ${y - 9} C${x + lean * 0.5 - 16} ${y - 14} ${x + lean - 16} ${y - 34} ${x + lean} ${y - 37} C${x + lean + 16} ${y - 34} ${x + lean * 0.5 + 16} ${y - 14} ${x + lean * 0.3} ${y - 9} Z`,
    mix(green, '#ffffff', 0.16),
    { colour: mix(green, '#10301c', 0.36), from: y - 37, to: y - 9 },
  );
  line(pen, `M${x + lean * 0.3} ${y - 10} L${x + lean} ${y - 33}`, mix(green, '#ffffff', 0.6), 1.4);
}

function greens(pen: Pen): void {
  for (const [x, lean, green] of [
    [-16, -17, '#3f8a3c'],
    [16, 17, '#4f9a44'],
    [0, 2, '#357a38'],
    [-26, -14, '#6aae4c'],
    [26, 14, '#5a9f44'],
    [-8, -8, '#57a348'],
    [10, 8, '#3f8a3c'],
  ] as const)
    leaf(pen, x, -8, lean, green);
  for (const [x, y] of [
    [-24, -10],
    [-9, -7],
    [8, -7],
    [23, -10],
  ] as const) {
    ball(pen, x, y, 7, 4.4, '#f08a34');
    ball(pen, x, y - 0.6, 2.6, 1.6, '#f9b06a');
  }
}

function mushroom(pen: Pen, x: number, y: number): void {
  shape(pen, `M${x - 3.4} ${y - 9} L${x + 3.4} ${y - 9} L${x + 4} ${y} q-4 2 -8 0 Z`, '#f2e6d0', {
    colour: '#cdb898',
    from: y - 9,
    to: y + 1,
  });
  shape(
    pen,
    `M${x - 11} ${y - 8} C${x - 11} ${y - 21} ${x + 11} ${y - 21} ${x + 11} ${y - 8} Q${x} ${y - 4} ${x - 11} ${y - 8} Z`,
    '#a8754a',
    { colour: '#6a4026', from: y - 19, to: y - 5 },
  );
  line(pen, `M${x - 5} ${y - 13} l10 -2 M${x - 1} ${y - 17} l2 6`, '#f0dcc0', 1.6);
}

function mushrooms(pen: Pen): void {
  for (const [x, y] of [
    [-20, -15],
    [0, -18],
    [20, -15],
    [-30, -10],
    [-10, -9],
    [11, -9],
    [30, -10],
    [0, -4],
  ] as const)
    mushroom(pen, x, y);
}

/** A block of tofu. */
export function cube(pen: Pen, x: number, y: number): void {
  shape(pen, `M${x - 11} ${y - 13} L${x} ${y - 17} L${x + 11} ${y - 13} L${x} ${y - 9} Z`, '#fffdf4');
  shape(pen, `M${x - 11} ${y - 13} L${x} ${y - 9} L${x} ${y + 3} L${x - 11} ${y - 1} Z`, '#f2ead6');
  shape(pen, `M${x + 11} ${y - 13} L${x} ${y - 9} L${x} ${y + 3} L${x + 11} ${y - 1} Z`, '#d8ccb2');
}

function tofu(pen: Pen): void {
  for (const [x, y] of [
    [-14, -17],
    [10, -18],
    [-28, -11],
    [-4, -11],
    [22, -12],
    [-16, -5],
    [10, -5],
    [0, -22],
  ] as const)
    cube(pen, x, y);
  for (const [x, y] of [
    [-26, -6],
    [26, -6],
    [2, -27],
  ] as const)
    ball(pen, x, y, 3, 2, '#6ab04c');
}

function shrimps(pen: Pen): void {
  for (const [x, y] of [
    [-18, -17],
    [8, -19],
    [-26, -9],
    [0, -9],
    [26, -11],
  ] as const) {
    line(
      pen,
      `M${x - 9} ${y} Q${x - 10} ${y - 14} ${x + 2} ${y - 14} Q${x + 12} ${y - 12} ${x + 8} ${y - 3}`,
      '#e8714c',
      7,
    );
    line(
      pen,
      `M${x - 8} ${y - 3} l4 -2 M${x - 5} ${y - 10} l2 3 M${x + 2} ${y - 15} l0 4 M${x + 9} ${y - 10} l-3 2`,
      '#ffd2b8',
      1.6,
    );
    shape(pen, `M${x - 12} ${y} l-5 5 l10 -1 Z`, '#c8502c');
  }
}

function plated(food: (pen: Pen) => void): OwnDrawing {
  return {
    width: 106,
    height: 48,
    paint(pen) {
      plate(pen);
      food(pen);
    },
  };
}

function bun(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    `M${x - 17} ${y} C${x - 20} ${y - 18} ${x - 8} ${y - 24} ${x} ${y - 25} C${x + 8} ${y - 24} ${x + 20} ${y - 18} ${x + 17} ${y} C${x + 8} ${y + 4} ${x - 8} ${y + 4} ${x - 17} ${y} Z`,
    '#fffaf0',
    { colour: '#c9b497', from: y - 25, to: y + 5 },
  );
  line(
    pen,
    `M${x - 17} ${y} C${x - 20} ${y - 18} ${x - 8} ${y - 24} ${x} ${y - 25} C${x + 8} ${y - 24} ${x + 20} ${y - 18} ${x + 17} ${y}`,
    '#cbb698',
    0.9,
  );
  for (const [dx, dy] of [
    [-9, 8],
    [-4, 10],
    [2, 10],
    [8, 8],
  ] as const)
    line(pen, `M${x} ${y - 23} q${dx * 0.4} 2 ${dx} ${dy}`, '#c8b49a', 1.2);
  ball(pen, x, y - 22, 2.2, 1.6, '#cdb89c');
}

/** Buns in a basket of bamboo, one row behind the other. */
function steamer(pen: Pen): void {
  const bamboo = '#c99a58';
  oval(pen, 0, -36, 62, 15, mix(bamboo, '#20101c', 0.3));
  oval(pen, 0, -36, 57, 12.6, '#e6cfa0');
  for (const [x, y] of [
    [-26, -36],
    [0, -38],
    [26, -36],
    [-38, -30],
    [-13, -29],
    [13, -29],
    [38, -30],
  ] as const)
    bun(pen, x, y);
  shape(pen, 'M-62 -36 C-56 -17 56 -17 62 -36 L62 -12 C56 5 -56 5 -62 -12 Z', mix(bamboo, '#ffffff', 0.14), {
    colour: mix(bamboo, '#3a1c08', 0.4),
    from: -34,
    to: 2,
  });
  for (const y of [-27, -10])
    line(pen, `M-62 ${y} C-56 ${y + 17} 56 ${y + 17} 62 ${y}`, mix(bamboo, '#3a1c08', 0.5), 1.6);
  for (const x of [-34, 0, 34])
    line(pen, `M${x} ${-21 - Math.abs(x) * 0.06} v18`, mix(bamboo, '#3a1c08', 0.4), 3);
}

export const SHARED_PLATES: Record<string, OwnDrawing> = {
  'own/meat-plate': meatPlate('#c8404e'),
  'own/chicken-plate': meatPlate('#e6b48c'),
  'own/salmon-plate': meatPlate('#f58a52'),
  'own/tuna-plate': meatPlate('#b83246'),
  'own/greens-plate': plated(greens),
  'own/mushroom-plate': plated(mushrooms),
  'own/tofu-plate': plated(tofu),
  'own/shrimp-plate': plated(shrimps),
  'own/steamed-buns': { width: 128, height: 68, paint: steamer },
};
