// Animals at what they are known for: an eagle with a fish in its claws, a penguin on its belly; the lion that dances at New Year.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function feathers(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  root: readonly [number, number],
  colour: Colour,
): void {
  for (const [x, y] of points)
    shape(
      pen,
      `M${root[0]} ${root[1]} C${(root[0] + x) / 2 - 5} ${(root[1] + y) / 2 - 4} ${x - 4} ${y + 4} ${x} ${y} C${x + 5} ${y + 6} ${(root[0] + x) / 2 + 8} ${(root[1] + y) / 2 + 6} ${root[0] + 10} ${root[1] + 8} Z`,
      colour,
    );
}

/** To the left, wings up, the claws before it. */
function eagle(pen: Pen): void {
  const brown = '#5c4028';
  const dark = mix(brown, '#140c10', 0.4);
  feathers(
    pen,
    [
      [44, -146],
      [60, -138],
      [74, -126],
      [84, -112],
      [88, -98],
    ],
    [10, -72],
    dark,
  );
  shape(pen, 'M4 -76 C14 -112 30 -130 46 -134 C60 -122 66 -104 60 -84 C44 -70 22 -64 8 -66 Z', dark);
  // The tail.
  for (const [x, y] of [
    [66, -54],
    [68, -46],
    [66, -38],
    [60, -31],
  ] as const)
    shape(pen, `M26 -54 L${x} ${y - 5} L${x + 3} ${y + 2} L28 -44 Z`, '#f2efe8', {
      colour: '#b8b2a6',
      from: y - 6,
      to: y + 6,
    });
  shape(
    pen,
    'M-42 -80 C-30 -88 -8 -86 10 -72 C26 -64 34 -54 32 -44 C14 -38 -12 -42 -28 -54 C-36 -60 -42 -70 -42 -80 Z',
    mix(brown, '#ffffff', 0.1),
    {
      colour: dark,
      from: -86,
      to: -40,
    },
  );
  // The head.
  shape(
    pen,
    'M-56 -88 C-52 -99 -38 -102 -28 -95 C-20 -89 -20 -78 -28 -73 C-38 -69 -50 -72 -55 -79 Z',
    '#f6f3ec',
    {
      colour: '#c8c2b6',
      from: -100,
      to: -70,
    },
  );
  shape(pen, 'M-54 -88 C-62 -90 -70 -85 -69 -75 C-65 -78 -58 -78 -54 -79 Z', '#f0b42c', {
    colour: '#b87a18',
    from: -90,
    to: -75,
  });
  ball(pen, -46, -87, 2.2, 2.2, '#1c1410');
  line(pen, 'M-51 -91 L-42 -89', dark, 1.6);
  feathers(
    pen,
    [
      [-60, -150],
      [-44, -156],
      [-28, -158],
      [-12, -154],
      [2, -146],
    ],
    [-8, -76],
    mix(brown, '#ffffff', 0.06),
  );
  shape(
    pen,
    'M-22 -78 C-44 -104 -50 -128 -46 -146 C-26 -144 -6 -130 4 -108 C10 -92 8 -78 0 -68 Z',
    mix(brown, '#ffffff', 0.16),
    {
      colour: dark,
      from: -148,
      to: -68,
    },
  );
  for (const part of [0, 1, 2, 3])
    line(
      pen,
      `M${-38 + part * 9} ${-132 + part * 7} C${-30 + part * 7} -112 ${-20 + part * 5} -92 ${-12 + part * 3} -78`,
      dark,
      1,
    );
  // Claws around a fish.
  for (const x of [-18, -2]) {
    shape(pen, `M${x - 6} -50 L${x + 7} -46 L${x + 1} -28 L${x - 4} -28 Z`, mix(brown, '#ffffff', 0.2));
    line(pen, `M${x - 1} -30 L${x - 3} -22`, '#e8b02c', 3.4);
  }
  shape(
    pen,
    'M-48 -14 C-36 -26 -2 -26 16 -14 L30 -23 L27 -12 L31 -2 L16 -10 C-2 2 -36 2 -48 -14 Z',
    '#c6d4de',
    { colour: '#5c7488', from: -24, to: 2 },
  );
  ball(pen, -39, -16, 2, 2, '#1a1c22');
  line(pen, 'M-30 -21 C-26 -16 -26 -10 -30 -6', '#6c8498', 1);
  for (const x of [-20, -12, -4, 4]) line(pen, `M${x} -17 q2.4 3 0 6`, '#8aa0b2', 0.8);
  for (const x of [-20, -4])
    for (const out of [-4, 0, 4])
      line(pen, `M${x} -22 Q${x + out * 1.4} -21 ${x + out * 1.3} -14`, '#e8b02c', 2.2);
  for (const [x, y] of [
    [-30, 6],
    [-12, 10],
    [6, 7],
    [22, 4],
  ] as const)
    shape(pen, `M${x} ${y - 5} q3 5 0 6 q-3 -1 0 -6 Z`, '#dff2fa');
}

/** To the left, snow behind it. */
function penguin(pen: Pen): void {
  const dark = '#34304e';
  for (let flake = 0; flake < 60; flake++) {
    const away = pen.random.next();
    const size = pen.random.between(0.8, 3.2);
    ball(pen, 40 + away * 44, -pen.random.next() * 18 * (1.2 - away), size * 1.3, size, '#ffffff');
  }
  line(pen, 'M42 -1 L84 -1 M36 1 L78 2', '#c8d8ea', 1.2);
  for (const y of [-14, -6])
    shape(
      pen,
      `M44 ${y} C56 ${y - 5} 62 ${y - 4} 66 ${y - 7} L64 ${y} L67 ${y + 4} C58 ${y + 5} 52 ${y + 4} 44 ${y + 4} Z`,
      '#f0a02c',
    );
  shape(
    pen,
    'M-40 -18 C-34 -34 8 -38 34 -24 C48 -16 50 -6 42 -2 L-30 -1 C-40 -4 -44 -10 -40 -18 Z',
    mix(dark, '#ffffff', 0.14),
    {
      colour: mix(dark, '#08060f', 0.3),
      from: -36,
      to: -2,
    },
  );
  shape(pen, 'M-42 -14 C-30 -14 16 -14 44 -8 C46 -4 44 -1 40 0 L-32 0 C-42 -2 -45 -8 -42 -14 Z', '#f8f8fa', {
    colour: '#c2cade',
    from: -14,
    to: 0,
  });
  ball(pen, -46, -26, 17, 15, dark);
  shape(
    pen,
    'M-60 -24 C-58 -33 -46 -34 -42 -27 C-38 -19 -44 -12 -50 -12 C-57 -13 -61 -18 -60 -24 Z',
    '#f8f8fa',
  );
  shape(pen, 'M-60 -25 L-74 -21 L-59 -17 Z', '#f0a02c', { colour: '#c87418', from: -25, to: -17 });
  ball(pen, -52, -27, 2, 2.4, '#14121c');
  shape(pen, 'M-10 -22 C4 -34 26 -40 40 -38 C34 -28 18 -16 0 -13 Z', mix(dark, '#ffffff', 0.06), {
    colour: mix(dark, '#08060f', 0.3),
    from: -40,
    to: -13,
  });
}

const RED = '#d8322c';
const GOLD = '#f0b83a';

function lionLegs(pen: Pen): void {
  for (const [x, step] of [
    [-44, -7],
    [-22, 8],
    [40, -6],
    [64, 9],
  ] as const) {
    shape(pen, `M${x - 11} -48 L${x + 11} -48 L${x + step + 9} -12 L${x + step - 9} -12 Z`, RED, {
      colour: mix(RED, '#3a0814', 0.4),
      from: -48,
      to: -10,
    });
    for (const y of [-38, -28, -18]) {
      const shift = step * ((y + 48) / 36);
      line(pen, `M${x - 10 + shift} ${y} q2.5 5 5 0 q2.5 5 5 0 q2.5 5 5 0 q2.5 5 5 0`, GOLD, 2);
    }
    shape(
      pen,
      `M${x + step - 15} 0 C${x + step - 15} -8 ${x + step - 6} -12 ${x + step} -12 L${x + step + 8} -12 L${x + step + 8} 0 Z`,
      '#f6f2ea',
      {
        colour: '#b8b0a4',
        from: -12,
        to: 0,
      },
    );
  }
}

/** A head of paper and fur, a back of cloth, two people under it. */
function dancingLion(pen: Pen): void {
  lionLegs(pen);
  // The cloth, with fringes and scales.
  shape(
    pen,
    'M-40 -104 C-10 -124 44 -118 76 -92 C92 -78 92 -54 84 -40 L-52 -40 C-58 -64 -54 -90 -40 -104 Z',
    RED,
    {
      colour: mix(RED, '#3a0814', 0.45),
      from: -120,
      to: -38,
    },
  );
  for (let row = 0; row < 4; row++)
    for (let scale = 0; scale < 11; scale++) {
      const x = -30 + scale * 10.4 + (row % 2) * 5;
      const y = -98 + row * 14 + Math.abs(scale - 5) * 1.4;
      line(pen, `M${x - 4.6} ${y} q4.6 7 9.2 0`, GOLD, 1.8);
    }
  for (let tuft = 0; tuft < 30; tuft++) {
    const x = -52 + tuft * 4.7;
    line(pen, `M${x} -42 l${tuft % 2 === 0 ? 1.4 : -1.4} 9`, tuft % 3 === 0 ? '#fff4dc' : GOLD, 2.6);
  }
  // The tail.
  for (const [x, y] of [
    [98, -104],
    [108, -96],
    [110, -84],
  ] as const)
    line(pen, `M84 -80 Q${x - 6} ${y + 14} ${x} ${y}`, GOLD, 4);
  // A mane all around the face.
  for (let ray = 0; ray < 40; ray++) {
    const angle = (ray / 40) * 6.283;
    const long = 47 + (ray % 3) * 4;
    line(
      pen,
      `M${-62 + Math.cos(angle) * 30} ${-94 + Math.sin(angle) * 28} L${-62 + Math.cos(angle) * long} ${-94 + Math.sin(angle) * long * 0.94}`,
      ray % 2 === 0 ? '#fff6e4' : GOLD,
      5,
    );
  }
  ball(pen, -62, -94, 38, 36, RED);
  // Brow and horn.
  shape(pen, 'M-74 -124 C-70 -140 -58 -146 -50 -136 C-46 -130 -48 -122 -52 -120 Z', GOLD, {
    colour: '#b87a1c',
    from: -144,
    to: -118,
  });
  ball(pen, -64, -117, 8, 6, '#4fb08a');
  for (const x of [-82, -48]) {
    ball(pen, x, -103, 12, 12, '#ffffff');
    ball(pen, x - 2, -102, 6.4, 7, '#1a1420');
    ball(pen, x - 4, -105, 2, 2, '#ffffff');
    line(pen, `M${x - 14} -116 C${x - 6} -124 ${x + 6} -124 ${x + 14} -116`, '#4fb08a', 4.6);
    for (let lash = -2; lash <= 2; lash++) line(pen, `M${x + lash * 5} -119 l${lash} -7`, '#fff6e4', 2);
  }
  ball(pen, -66, -88, 9, 7, GOLD);
  for (const x of [-70, -62]) ball(pen, x, -87, 2, 2, '#7a3a10');
  // The mouth is wide open.
  shape(
    pen,
    'M-92 -82 C-80 -76 -52 -76 -38 -82 C-38 -62 -50 -54 -65 -54 C-80 -54 -92 -62 -92 -82 Z',
    '#5a1018',
    { colour: '#a8283a', from: -80, to: -54 },
  );
  shape(pen, 'M-80 -58 C-74 -66 -56 -66 -50 -58 C-58 -53 -72 -53 -80 -58 Z', '#f08a8a');
  for (let tooth = 0; tooth < 6; tooth++) shape(pen, `M${-86 + tooth * 7.6} -80 l6 1 l-3 7 Z`, '#fffaf0');
  for (let hair = 0; hair < 13; hair++)
    line(
      pen,
      `M${-90 + hair * 4.2} -56 Q${-92 + hair * 4.3} -44 ${-90 + hair * 4.1} -38`,
      hair % 2 === 0 ? '#ffffff' : '#f2e2c4',
      4,
    );
  for (const [x, y] of [
    [-100, -124],
    [-24, -122],
  ] as const) {
    shape(pen, `M${x} ${y} C${x - 8} ${y - 14} ${x + 8} ${y - 18} ${x + 12} ${y - 4} Z`, '#f2885a');
    ball(pen, x + 2, y - 14, 4.4, 4.4, '#ffffff');
  }
}

function frisbee(pen: Pen): void {
  shape(pen, 'M-30 -9 C-30 -18 30 -18 30 -9 C30 -3 -30 -3 -30 -9 Z', '#f2604a', {
    colour: '#a82c24',
    from: -16,
    to: -3,
  });
  shape(pen, 'M-20 -11.4 C-20 -16 20 -16 20 -11.4 C20 -8 -20 -8 -20 -11.4 Z', '#f8927e');
}

export const ANIMALS_IN_ACTION: Record<string, OwnDrawing> = {
  'own/fishing-eagle': {
    width: 184,
    height: 170,
    paint: (pen) => {
      pen.brush.translate(0, -11);
      eagle(pen);
    },
  },
  'own/sliding-penguin': { width: 172, height: 46, paint: penguin },
  'own/dancing-lion': { width: 232, height: 152, paint: dancingLion },
  'own/frisbee': { width: 64, height: 20, paint: frisbee },
};
