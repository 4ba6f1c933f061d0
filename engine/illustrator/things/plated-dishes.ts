// Dishes that are one piece or a few on a plate: a steak, an omelette, cakes in slices, cheese and meats on a board.

import { ball, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';
import { board, greens, plate } from './plates.ts';
import { paintWholePizza } from './whole-pizza.ts';
import {
  macarons,
  eggTarts,
  ricePyramids,
  sliceOf,
  cocoa,
  berryOnTop,
  chocolateCake,
  lavaCake,
} from './plated-sweets.ts';

/** A steak with the marks of the grill, its edge of fat, and butter on it. */
function steak(pen: Pen): void {
  plate(pen, '#eef0f2');
  greens(pen);
  shape(
    pen,
    'M-58 -26 C-66 -48 -38 -60 -4 -58 C34 -58 74 -50 72 -30 C70 -14 26 -14 -4 -15 C-30 -15 -54 -14 -58 -26 Z',
    '#e6c49a',
    { colour: '#7a4220', from: -58, to: -14 },
  );
  shape(
    pen,
    'M-54 -32 C-60 -50 -34 -58 -4 -57 C32 -57 68 -50 67 -35 C64 -24 26 -24 -4 -24 C-28 -24 -50 -22 -54 -32 Z',
    '#9a5a34',
    { colour: '#5f2e18', from: -58, to: -22 },
  );
  for (const x of [-36, -18, 0, 18, 36, 54]) line(pen, `M${x - 10} -27 L${x + 6} -54`, '#341608', 3.4);
  pen.brush.globalAlpha = 0.5;
  line(pen, 'M-40 -51 C-20 -56 24 -55 48 -48', '#f6c08a', 2.6);
  pen.brush.globalAlpha = 1;
  shape(pen, 'M-8 -52 L8 -56 L20 -51 L4 -46 Z', '#fdf0b0');
  shape(pen, 'M-8 -52 L4 -46 L4 -40 L-8 -45 Z', '#f3d878');
  shape(pen, 'M20 -51 L4 -46 L4 -40 L20 -45 Z', '#dfbe5a');
  for (const [x, y] of [
    [-6, -58],
    [2, -60],
    [10, -58],
  ] as const)
    line(pen, `M${x} ${y} l-5 -6 M${x} ${y} l1 -8 M${x} ${y} l6 -5`, '#3f7a34', 2);
}

/** A whole fish on its plate, cut along its side, with shreds of green onion and ginger in soy sauce. */
function steamedFish(pen: Pen): void {
  plate(pen, '#eef0f2');
  shape(pen, 'M-78 -16 C-40 -8 48 -8 80 -18 C60 -30 -56 -32 -78 -16 Z', '#b8743a');
  shape(
    pen,
    'M-84 -28 C-72 -52 -40 -62 -4 -60 C30 -58 52 -46 64 -36 L92 -54 C88 -40 88 -28 94 -16 L64 -28 C46 -18 20 -14 -6 -14 C-44 -14 -72 -16 -84 -28 Z',
    '#c8ccc8',
    { colour: '#8f968f', from: -60, to: -14 },
  );
  shape(pen, 'M-30 -60 C-10 -74 24 -70 36 -54 Q4 -62 -30 -60 Z', '#a4aaa6');
  line(pen, 'M-56 -50 Q-48 -34 -58 -20', '#7f8680', 2.2);
  for (const x of [-30, -8, 14, 34]) {
    line(pen, `M${x - 5} -52 Q${x + 2} -36 ${x - 4} -22`, '#fbf8f0', 4.4);
    line(pen, `M${x - 7} -52 Q${x} -36 ${x - 6} -22`, '#8a918b', 1.2);
  }
  ball(pen, -68, -36, 4.6, 4.6, '#fdfdfb');
  ball(pen, -68, -36, 2.2, 2.2, '#2a2428');
  for (let shred = 0; shred < 26; shred++) {
    const [x, y] = [pen.random.between(-46, 46), pen.random.between(-62, -34)];
    const tone = shred % 3 === 0 ? '#f2d888' : shred % 3 === 1 ? '#5fa83c' : '#9ad070';
    const lean = pen.random.between(-9, 9);
    line(
      pen,
      `M${x} ${y} q${lean} ${-6} ${lean + pen.random.between(6, 14)} ${pen.random.between(-3, 5)}`,
      tone,
      1.9,
    );
  }
}

/** A square of layers: dough and sauce, and cheese that runs down. */
function lasagna(pen: Pen): void {
  plate(pen, '#eef0f2');
  for (let layer = 0; layer < 5; layer++) {
    const y = -24 - layer * 10;
    shape(pen, `M-54 ${y} L54 ${y} L52 ${y - 10} L-52 ${y - 10} Z`, layer % 2 === 0 ? '#b83a20' : '#f2d488', {
      colour: layer % 2 === 0 ? '#8a2414' : '#d8ae5a',
      from: y - 10,
      to: y,
    });
    line(pen, `M-53 ${y - 8} Q-20 ${y - 5} 0 ${y - 8} T53 ${y - 8}`, '#fbeab4', 2.4);
  }
  shape(
    pen,
    'M-58 -70 C-40 -86 40 -86 58 -70 L56 -52 Q50 -44 46 -56 Q40 -64 34 -56 Q28 -36 20 -52 Q12 -64 0 -58 Q-8 -48 -14 -58 Q-24 -64 -30 -50 Q-38 -40 -42 -58 Q-52 -60 -56 -54 Z',
    '#fbe08a',
    { colour: '#e0a83c', from: -84, to: -46 },
  );
  for (const [x, y] of [
    [-34, -72],
    [-6, -77],
    [24, -74],
    [42, -70],
    [8, -70],
  ] as const)
    oval(pen, x, y, 7, 3, '#c8702a', 0.7);
  line(pen, 'M0 -80 l-6 -8 M0 -80 l0 -11 M0 -80 l7 -8', '#3f8a3c', 3);
}

/** A folded omelette with herbs. */
function omelette(pen: Pen): void {
  plate(pen, '#eef0f2');
  greens(pen);
  shape(pen, 'M-56 -22 C-66 -52 -20 -64 18 -58 C56 -54 80 -38 72 -22 C56 -12 -34 -12 -56 -22 Z', '#fbd65a', {
    colour: '#e09a24',
    from: -62,
    to: -14,
  });
  line(pen, 'M-54 -24 C-30 -36 40 -36 70 -26', '#c87a1c', 2.4);
  for (const [x, y] of [
    [-20, -50],
    [10, -52],
    [40, -44],
    [-4, -44],
    [24, -38],
  ] as const) {
    oval(pen, x, y, 9, 3, '#d8882a', 0.5);
    ball(pen, x + 6, y - 2, 2.2, 1.5, '#4f9a3c');
  }
}

/** Cheese, cold meats, grapes, olives, nuts and crackers on wood. */
function charcuterie(pen: Pen): void {
  board(pen);
  // A wedge and slices of cheese.
  shape(pen, 'M-88 -22 L-46 -34 L-44 -22 L-84 -12 Z', '#e8b83c');
  shape(pen, 'M-88 -38 L-46 -48 L-46 -34 L-88 -22 Z', '#f8d660', { colour: '#eec04a', from: -48, to: -22 });
  for (const [x, y] of [
    [-76, -31],
    [-62, -36],
    [-54, -41],
  ] as const)
    ball(pen, x, y, 3.6, 3, '#d8a02c');
  for (let slab = 0; slab < 5; slab++)
    shape(pen, `M${-42 + slab * 9} -16 l10 -15 l8 4 l-10 15 Z`, slab % 2 === 0 ? '#fbeec0' : '#f2dc98');
  // Rolled slices of ham and salami.
  for (let rose = 0; rose < 5; rose++) {
    const [x, y] = [14 + (rose % 3) * 17, -34 + Math.floor(rose / 3) * 9 + (rose % 2) * 2];
    ball(pen, x, y, 11, 8.5, '#d8745c');
    oval(pen, x, y - 1, 8, 5.4, '#eaa08a');
    line(
      pen,
      `M${x - 6} ${y - 1} Q${x} ${y - 8} ${x + 5} ${y - 1} Q${x} ${y + 3} ${x - 2} ${y - 1}`,
      '#b4442f',
      1.6,
    );
  }
  for (let slice = 0; slice < 5; slice++) {
    oval(pen, 20 + slice * 11, -15, 9, 6, '#8f2418');
    oval(pen, 20 + slice * 11, -16, 8, 5, '#c8503a');
    for (const [dx, dy] of [
      [-3, -1],
      [2, 1],
      [1, -3],
    ] as const)
      oval(pen, 20 + slice * 11 + dx, -16 + dy, 1.3, 0.9, '#f2c0a4');
  }
  // Grapes at the back.
  for (let grape = 0; grape < 16; grape++)
    ball(
      pen,
      -34 + (grape % 6) * 8 + pen.random.between(-2, 2),
      -42 - Math.floor(grape / 6) * 7 + pen.random.between(-2, 2),
      5.6,
      5.4,
      grape % 2 === 0 ? '#6a3a7a' : '#7f4a90',
    );
  for (let olive = 0; olive < 6; olive++)
    ball(pen, 70 + (olive % 3) * 8, -38 + Math.floor(olive / 3) * 6, 4.6, 4, '#7f8f34');
  for (let nut = 0; nut < 8; nut++)
    ball(pen, -70 + nut * 7, -13 + pen.random.between(-1, 1), 4, 2.6, '#b47a3c');
  line(pen, 'M60 -44 l8 -12 M64 -44 l12 -9 M66 -42 l15 -4', '#4f8a44', 2.6);
}

export const PLATED_DISHES: Record<string, OwnDrawing> = {
  'own/whole-pizza': { width: 206, height: 68, paint: paintWholePizza },
  'own/steak': { width: 206, height: 70, paint: steak },
  'own/lasagna': { width: 206, height: 94, paint: lasagna },
  'own/omelette': { width: 206, height: 68, paint: omelette },
  'own/charcuterie': { width: 206, height: 68, paint: charcuterie },
  'own/macarons': { width: 206, height: 96, paint: macarons },
  'own/egg-tarts': { width: 206, height: 56, paint: eggTarts },
  'own/rice-pyramids': { width: 206, height: 88, paint: ricePyramids },
  'own/tiramisu': sliceOf(['#d8ae78', '#fbf2dc', '#c8965c', '#fbf2dc'], '#5a3018', cocoa),
  'own/steamed-fish': { width: 206, height: 82, paint: steamedFish },
  'own/lava-cake': { width: 206, height: 78, paint: lavaCake },
  'own/chocolate-cake': { width: 206, height: 112, paint: chocolateCake },
  'own/chocolate-cake-slice': sliceOf(['#5a3222', '#e8cdb0', '#5a3222', '#e8cdb0', '#5a3222'], '#3c2014'),
  'own/cheesecake': sliceOf(['#b07a44', '#fbe8b4', '#fbecc2', '#fbf0cc'], '#f6d890', berryOnTop),
};

/** Whether its plate can have a colour: cheeses lie on wood, and a whole pizza is as wide as what it lies on. */
export function hasGlaze(drawing: string): boolean {
  return drawing in PLATED_DISHES && !/^own\/(?:charcuterie|whole-pizza)$/.test(drawing);
}
