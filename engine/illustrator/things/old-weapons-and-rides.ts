// A cannon, a ship's wheel, a sedan chair, a rickshaw, a slide of a playground and a paraglider.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, hoop, line, mirrored, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#17131c';
const WOOD = '#8a5a34';
const IRON = '#3c3f48';
const RED = '#b8302c';
const GOLD = '#d8a83c';
const below = shadeInto(DARK, 0.36);

function spokedWheel(
  pen: Pen,
  [x, y]: readonly [number, number],
  radius: number,
  wood: Colour,
  rim: number,
): void {
  for (let spoke = 0; spoke < 10; spoke++) {
    const at = spoke * 0.6283;
    line(
      pen,
      `M${x} ${y} L${(x + Math.cos(at) * radius).toFixed(1)} ${(y + Math.sin(at) * radius).toFixed(1)}`,
      mix(wood, DARK, 0.16),
      rim * 0.6,
    );
  }
  hoop(pen, x, y, radius, radius, mix(wood, DARK, 0.4), rim + 2.4);
  hoop(pen, x, y, radius, radius, wood, rim);
  ball(pen, x, y, rim * 1.3, rim * 1.3, mix(wood, DARK, 0.2));
}

/** Of iron on a carriage with two wheels, its muzzle to the left. */
function cannon(pen: Pen): void {
  shape(pen, 'M-10 -44 L96 -8 L104 0 L84 0 L-24 -30 Z', WOOD, below(WOOD, -44, 0));
  shape(
    pen,
    'M-112 -108 L52 -82 Q70 -76 70 -58 Q68 -42 52 -42 L-112 -74 Z',
    mix(IRON, '#ffffff', 0.2),
    below(IRON, -108, -42),
  );
  shape(pen, 'M-122 -114 L-106 -110 V-70 L-122 -70 Z', mix(IRON, '#ffffff', 0.1), below(IRON, -114, -70));
  ball(pen, 78, -58, 10, 10, IRON);
  for (const [x, top, foot] of [
    [-60, -100, -64],
    [-6, -91, -54],
    [40, -84, -44],
  ] as const)
    line(pen, `M${x} ${top} V${foot}`, mix(IRON, DARK, 0.5), 4);
  line(pen, 'M-104 -102 L50 -77', '#8a8f9a', 2);
  spokedWheel(pen, [-8, -42], 38, WOOD, 7);
  for (const [x, y] of [
    [-92, -11],
    [-70, -11],
    [-81, -29],
  ] as const)
    ball(pen, x, y, 11, 11, IRON);
}

function shipsWheel(pen: Pen): void {
  const middle: [number, number] = [0, -86];
  for (let grip = 0; grip < 8; grip++) {
    const [dx, dy] = [Math.cos(grip * 0.7854), Math.sin(grip * 0.7854)];
    line(
      pen,
      `M${(dx * 14).toFixed(1)} ${(-86 + dy * 14).toFixed(1)} L${(dx * 80).toFixed(1)} ${(-86 + dy * 80).toFixed(1)}`,
      mix(WOOD, DARK, 0.2),
      8,
    );
    line(
      pen,
      `M${(dx * 68).toFixed(1)} ${(-86 + dy * 68).toFixed(1)} L${(dx * 81).toFixed(1)} ${(-86 + dy * 81).toFixed(1)}`,
      WOOD,
      10,
    );
  }
  hoop(pen, ...middle, 54, 54, mix(WOOD, DARK, 0.4), 19);
  hoop(pen, ...middle, 54, 54, WOOD, 16);
  hoop(pen, ...middle, 54, 54, GOLD, 2.4);
  ball(pen, 0, -86, 19, 19, mix(WOOD, DARK, 0.1));
  ball(pen, 0, -86, 9, 9, GOLD);
}

/** Red and gold, carried on two poles. */
function sedanChair(pen: Pen): void {
  bar(pen, -150, -72, 300, 8, mix(WOOD, DARK, 0.1), 4);
  shape(pen, 'M-58 -152 H58 V-20 H-58 Z', RED, below(RED, -152, -20));
  shape(
    pen,
    'M-70 -148 C-40 -158 -20 -174 0 -190 C20 -174 40 -158 70 -148 Q76 -156 80 -148 L66 -136 H-66 L-80 -148 Q-76 -156 -70 -148 Z',
    mix(RED, '#ffffff', 0.12),
    below(RED, -190, -136),
  );
  line(pen, 'M-70 -147 C-40 -157 -20 -173 0 -188 C20 -173 40 -157 70 -147', GOLD, 3.4);
  ball(pen, 0, -193, 8, 8, GOLD);
  shape(pen, 'M-34 -124 H34 V-26 H-34 Z', '#7a1a20');
  for (const x of [-30, -18, -6, 6, 18, 30])
    line(pen, `M${x} -122 Q${x * 1.1} -76 ${x} -28`, mix(RED, '#ffffff', 0.06), 8);
  line(pen, 'M-34 -124 H34 V-26 H-34 Z M-52 -144 V-26 M52 -144 V-26', GOLD, 3);
  for (let x = -60; x <= 60; x += 12) line(pen, `M${x} -136 v11`, GOLD, 3);
  ball(pen, 0, -100, 10, 10, GOLD);
  bar(pen, -64, -26, 128, 14, mix(RED, DARK, 0.2), 3);
  for (const x of [-58, 46]) bar(pen, x, -12, 12, 12, WOOD, 2);
}

/** A seat under a hood between two wheels, its shafts to the left. */
function rickshaw(pen: Pen): void {
  line(pen, 'M-120 -66 L-20 -56 L40 -44', mix(WOOD, DARK, 0.2), 7);
  line(pen, 'M-120 -66 Q-132 -68 -132 -60', mix(WOOD, DARK, 0.3), 6);
  line(pen, 'M-58 -60 L-70 0', mix(WOOD, DARK, 0.3), 5);
  shape(pen, 'M-34 -52 H52 L62 -110 Q64 -118 72 -116 L80 -112 L66 -40 H-30 Z', RED, below(RED, -116, -40));
  shape(pen, 'M-36 -70 H40 L44 -54 H-36 Z', '#8a2a2c', { colour: '#4a1418', from: -70, to: -54 });
  shape(pen, 'M82 -110 C86 -164 40 -186 -18 -168 C10 -160 24 -146 32 -118 Z', '#3a3438', {
    colour: '#1a161a',
    from: -182,
    to: -110,
  });
  line(pen, 'M82 -110 C74 -150 36 -170 -18 -168 M82 -110 C60 -140 44 -150 8 -158', '#6a6068', 2);
  spokedWheel(pen, [26, -44], 42, IRON, 4);
}

/** A chute with a ladder. */
function slide(pen: Pen): void {
  for (const x of [48, 84]) bar(pen, x, -132, 6, 132, '#d8a02c', 3);
  for (let y = -104; y < 0; y += 22) line(pen, `M50 ${y} H86`, '#b07a1c', 5);
  line(pen, 'M46 -104 C42 -136 52 -138 54 -132 M86 -104 C92 -136 84 -138 84 -132', '#d8a02c', 5);
  shape(pen, 'M52 -106 H88 V-96 H52 Z', '#4a8fd0');
  shape(
    pen,
    'M56 -106 C20 -90 -10 -18 -60 -16 L-96 -16 Q-104 -8 -96 -2 L-56 -2 C0 -4 30 -76 58 -90 Z',
    '#e8564a',
    { colour: '#9f2b30', from: -106, to: 0 },
  );
  line(pen, 'M56 -112 C18 -96 -12 -26 -60 -24 H-98', '#f2897e', 6);
}

function paraglider(pen: Pen): void {
  for (const [x, y] of [
    [-112, -176],
    [-72, -196],
    [-30, -206],
    [30, -206],
    [72, -196],
    [112, -176],
  ] as const)
    line(pen, `M${x} ${y} L${x * 0.06} -52`, '#6a6068', 1);
  shape(
    pen,
    'M-124 -164 C-112 -216 -56 -244 0 -244 C56 -244 112 -216 124 -164 C90 -196 40 -208 0 -208 C-40 -208 -90 -196 -124 -164 Z',
    '#e8564a',
    { colour: '#b8302c', from: -244, to: -164 },
  );
  for (const [at, colour] of [
    [-1, '#f2c65a'],
    [1, '#4a8fd0'],
  ] as const)
    shape(
      pen,
      `M${at * 54} -237 C${at * 84} -228 ${at * 112} -206 ${at * 124} -164 C${at * 104} -182 ${at * 80} -194 ${at * 54} -201 Z`,
      colour,
    );
  for (const x of [-90, -54, -18, 18, 54, 90])
    line(
      pen,
      `M${x} ${-242 + x * x * 0.0036} L${x * 0.98} ${-208 + x * x * 0.0022}`,
      mix(RED, DARK, 0.3),
      1.4,
    );
  line(pen, 'M-8 -52 L-2 -30 M8 -52 L2 -30', '#4a4048', 3);
  ball(pen, 0, -46, 8, 9, '#f0f0ec');
  shape(pen, 'M-10 -38 H10 L14 -16 H-8 Z', '#2f5f8f', { colour: '#1c3a5a', from: -38, to: -16 });
  line(pen, 'M6 -18 L24 -12 L26 -2', '#33353e', 6);
  line(pen, 'M-9 -34 L-16 -48 M9 -34 L15 -48', '#2f5f8f', 5);
}

/** Bells of bronze in two rows under a frame of lacquer. */
function chimeBells(pen: Pen): void {
  const bronze = '#6f8a6a';
  mirrored(pen, () => {
    bar(pen, 112, -136, 12, 136, '#7a2a26', 2);
    shape(pen, 'M100 0 Q118 -16 136 0 Z', '#4a1a18');
  });
  for (const y of [-140, -76]) {
    bar(pen, -132, y, 264, 13, '#8f2f2a', 3);
    for (let x = -120; x <= 120; x += 20) ball(pen, x, y + 6.5, 2.4, 2.4, GOLD);
  }
  const bell = (x: number, top: number, tall: number): void => {
    const wide = tall * 0.34;
    line(pen, `M${x} ${top} v6`, GOLD, 4);
    shape(
      pen,
      `M${x - wide * 0.7} ${top + 6} H${x + wide * 0.7} L${x + wide} ${top + tall} Q${x} ${top + tall - 7} ${x - wide} ${top + tall} Z`,
      mix(bronze, '#ffffff', 0.16),
      below(bronze, top, top + tall),
    );
    line(pen, `M${x - wide * 0.7} ${top + tall * 0.52} H${x + wide * 0.7}`, mix(bronze, GOLD, 0.6), 1.6);
    for (const dx of [-0.4, 0.4])
      for (const dy of [0.28, 0.4])
        ball(pen, x + dx * wide, top + tall * dy, 1.5, 1.5, mix(bronze, GOLD, 0.7));
  };
  for (let at = 0; at < 9; at++) bell(-92 + at * 23, -127, 26 + at * 1.6);
  for (let at = 0; at < 6; at++) bell(-84 + at * 34, -63, 38 + at * 2.4);
}

export const OLD_WEAPONS_AND_RIDES: Record<string, OwnDrawing> = {
  'own/cannon': { width: 248, height: 118, paint: cannon },
  'own/ships-wheel': { width: 174, height: 174, paint: shipsWheel },
  'own/sedan-chair': { width: 304, height: 204, paint: sedanChair },
  'own/rickshaw': { width: 268, height: 186, paint: rickshaw },
  'own/playground-slide': { width: 210, height: 140, paint: slide },
  'own/paraglider': { width: 252, height: 248, paint: paraglider },
  'own/chime-bells': { width: 276, height: 144, paint: chimeBells },
};
