// Dishes that are one piece or a few on a plate: a steak, an omelette, cakes in slices, cheese and meats on a board.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';
import { board, DARK, greens, oval, plate } from './plates.ts';
import { paintWholePizza } from './whole-pizza.ts';

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

export const MACARON_COLOURS = ['#f2a0b4', '#a8d8a0', '#f6dc8c', '#b8a0d8', '#9ccde0', '#f2b48a'] as const;

/** A pyramid of small round cakes with cream between. */
function macarons(pen: Pen): void {
  plate(pen, '#eef0f2');
  let at = 0;
  for (const [row, many] of [4, 3, 2].entries())
    for (let place = 0; place < many; place++)
      macaron(
        pen,
        (place - (many - 1) / 2) * 36,
        -28 - row * 23,
        MACARON_COLOURS[at++ % MACARON_COLOURS.length] as Colour,
      );
}

export function macaron(pen: Pen, x: number, y: number, colour: Colour): void {
  shape(
    pen,
    `M${x - 17} ${y} Q${x - 17} ${y + 8} ${x} ${y + 9} Q${x + 17} ${y + 8} ${x + 17} ${y} Z`,
    colour,
    {
      colour: mix(colour, DARK, 0.28),
      from: y,
      to: y + 9,
    },
  );
  shape(pen, `M${x - 15} ${y - 5} h30 v6 h-30 Z`, mix(colour, '#ffffff', 0.7));
  shape(
    pen,
    `M${x - 17} ${y - 5} C${x - 18} ${y - 19} ${x + 18} ${y - 19} ${x + 17} ${y - 5} Q${x} ${y - 1} ${x - 17} ${y - 5} Z`,
    mix(colour, '#ffffff', 0.3),
    { colour, from: y - 17, to: y - 3 },
  );
  line(pen, `M${x - 16} ${y - 4} q4 3 8 0 q4 3 8 0 q4 3 8 0 q4 3 8 0`, mix(colour, '#ffffff', 0.2), 1.8);
}

/** Shells of pastry with custard that the oven has browned. */
function eggTarts(pen: Pen): void {
  plate(pen, '#eef0f2');
  for (const [x, y] of [
    [-26, -40],
    [28, -40],
    [0, -30],
    [-52, -26],
    [52, -26],
  ] as const)
    eggTart(pen, x, y);
}

export function eggTart(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    `M${x - 25} ${y} L${x - 18} ${y + 17} Q${x} ${y + 22} ${x + 18} ${y + 17} L${x + 25} ${y} Z`,
    '#eebc6a',
    {
      colour: '#a8642a',
      from: y,
      to: y + 20,
    },
  );
  for (let fold = -3; fold <= 3; fold++)
    line(pen, `M${x + fold * 7} ${y + 3} l${-fold * 1.4} 14`, '#b87432', 1.2);
  oval(pen, x, y, 26, 8.4, '#f6d490');
  oval(pen, x, y, 21.5, 6.4, '#f6b92c');
  oval(pen, x - 5, y - 1, 8, 2.4, '#a85a1c', 0.6);
  oval(pen, x + 9, y + 2, 4, 1.4, '#a85a1c', 0.5);
}

/** Rice in leaves, tied with string: three of them. */
function ricePyramids(pen: Pen): void {
  plate(pen, '#dfe8e0');
  for (const [x, y] of [
    [-30, -26],
    [34, -26],
    [2, -18],
  ] as const)
    ricePyramid(pen, x, y);
}

export function ricePyramid(pen: Pen, x: number, y: number): void {
  shape(
    pen,
    `M${x} ${y - 58} Q${x + 10} ${y - 50} ${x + 40} ${y} Q${x} ${y + 10} ${x - 40} ${y} Q${x - 10} ${y - 50} ${x} ${y - 58} Z`,
    '#7f9f4a',
    {
      colour: '#3f5f28',
      from: y - 58,
      to: y + 8,
    },
  );
  shape(
    pen,
    `M${x} ${y - 58} Q${x + 10} ${y - 50} ${x + 40} ${y} Q${x + 16} ${y + 7} ${x + 6} ${y + 6} Z`,
    mix('#4f7030', DARK, 0.16),
  );
  line(pen, `M${x - 6} ${y - 52} L${x - 26} ${y} M${x - 3} ${y - 54} L${x - 8} ${y + 4}`, '#a8c070', 1);
  line(
    pen,
    `M${x - 21} ${y - 26} Q${x} ${y - 18} ${x + 23} ${y - 27} M${x - 31} ${y - 11} Q${x} ${y - 1} ${x + 33} ${y - 12}`,
    '#f2e2b8',
    2.2,
  );
  line(pen, `M${x + 2} ${y - 21} l6 -7 M${x + 2} ${y - 21} l9 3`, '#f2e2b8', 1.8);
}

/** A slice of cake in layers, dusted. */
function sliceOf(layers: readonly Colour[], top: Colour, on?: (pen: Pen) => void): OwnDrawing {
  return {
    width: 206,
    height: 110,
    paint(pen) {
      plate(pen, '#eef0f2');
      const tall = 54 / layers.length;
      for (const [at, colour] of layers.entries()) {
        const y = -24 - at * tall;
        shape(pen, `M-54 ${y} L58 ${y} L58 ${y - tall} L-54 ${y - tall} Z`, mix(colour, '#ffffff', 0.14), {
          colour: mix(colour, DARK, 0.2),
          from: y - tall,
          to: y,
        });
      }
      shape(pen, 'M-54 -78 L58 -78 L40 -92 L-16 -92 Z', mix(top, '#ffffff', 0.16), {
        colour: top,
        from: -92,
        to: -78,
      });
      for (let fleck = 0; fleck < 40; fleck++)
        ball(
          pen,
          pen.random.between(-50, 54),
          pen.random.between(-76, -28),
          1,
          0.8,
          pen.random.chance(0.5) ? mix(top, DARK, 0.3) : '#ffffff',
        );
      on?.(pen);
    },
  };
}

function cocoa(pen: Pen): void {
  for (let grain = 0; grain < 70; grain++)
    ball(
      pen,
      pen.random.between(-44, 50),
      pen.random.between(-91, -79),
      1.6,
      1.1,
      pen.random.pick(['#4a2614', '#6a3a20']),
    );
}

function berryOnTop(pen: Pen): void {
  for (const [x, y] of [
    [0, -94],
    [18, -90],
    [-16, -89],
  ] as const) {
    ball(pen, x, y, 10, 9, '#c8283c');
    for (let seed = 0; seed < 6; seed++)
      ball(pen, x + pen.random.between(-6, 6), y + pen.random.between(-5, 5), 0.9, 0.9, '#f8d890');
  }
  line(pen, 'M6 -102 l-6 -6 M6 -102 l7 -5', '#4f9a3c', 3);
}

/** Round and dark, with a gloss that runs down its side and curls along its rim. */
function chocolateCake(pen: Pen): void {
  plate(pen, '#eef0f2');
  shape(pen, 'M-66 -84 L-66 -28 C-60 -12 60 -12 66 -28 L66 -84 Z', '#7a4a30', {
    colour: '#3c1f14',
    from: -84,
    to: -14,
  });
  line(pen, 'M-66 -54 C-58 -38 58 -38 66 -54', '#d9b48c', 4);
  shape(
    pen,
    'M-67 -86 L-67 -62 Q-61 -50 -55 -62 Q-48 -40 -39 -58 Q-31 -50 -23 -56 Q-14 -34 -4 -54 Q6 -46 14 -55 Q23 -36 32 -57 Q40 -48 47 -59 Q56 -42 61 -62 Q65 -56 67 -64 L67 -86 Z',
    '#5a3222',
    { colour: '#2c140c', from: -86, to: -38 },
  );
  oval(pen, 0, -86, 67, 18, '#4a281a');
  oval(pen, 0, -87.4, 64, 16, '#6a3c28');
  pen.brush.globalAlpha = 0.4;
  oval(pen, pen.side * 20, -91, 30, 5, '#e8c0a0');
  pen.brush.globalAlpha = 1;
  for (let turn = 0; turn < 12; turn++) {
    const angle = (turn / 12) * Math.PI * 2;
    ball(pen, Math.cos(angle) * 54, -89 + Math.sin(angle) * 12.5, 8, 6.4, '#4e2a1c');
  }
}

/** Small and round, broken open: its warm heart runs over the plate. */
function lavaCake(pen: Pen): void {
  plate(pen, '#eef0f2');
  const [crumb, heart] = ['#5a3020', '#3a180c'];
  shape(pen, 'M-26 -20 C-20 -34 34 -36 52 -28 C70 -22 66 -10 40 -9 C16 -7 -20 -8 -26 -20 Z', heart);
  shape(
    pen,
    'M-58 -22 L-50 -62 Q-14 -72 24 -62 L30 -40 L16 -22 Q-20 -12 -58 -22 Z',
    mix(crumb, '#ffffff', 0.14),
    {
      colour: mix(crumb, DARK, 0.4),
      from: -64,
      to: -16,
    },
  );
  shape(pen, 'M-50 -62 C-44 -72 18 -74 24 -62 C16 -54 -42 -54 -50 -62 Z', mix(crumb, '#d8a070', 0.2));
  shape(pen, 'M2 -57 L24 -62 L30 -40 L16 -22 L-4 -18 C-10 -34 -6 -48 2 -57 Z', '#7a4428', {
    colour: '#4a2414',
    from: -60,
    to: -18,
  });
  shape(
    pen,
    'M6 -50 C18 -54 24 -46 22 -36 C22 -26 40 -24 46 -18 C30 -10 4 -12 -2 -18 C4 -28 -2 -40 6 -50 Z',
    heart,
  );
  line(pen, 'M11 -46 C17 -44 16 -36 15 -30 M22 -21 C30 -19 38 -19 42 -18', '#a8643c', 2.2);
  for (let fleck = 0; fleck < 40; fleck++)
    ball(pen, pen.random.between(-46, 18), -66 + pen.random.between(-3, 7), 1.2, 0.7, '#fffaf2');
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
