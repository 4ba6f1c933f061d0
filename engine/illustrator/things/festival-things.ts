// What festivals of China are known by: rice in leaves, a pot that boils on the table, couplets at a red door, fire crackers, a lion.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#20142c';

/** Rice in bamboo leaves, tied with a red thread; `x`, `y` is the middle of its foot. */
function oneZongzi(pen: Pen, x: number, y: number, size: number, isOpen = false): void {
  const leaf: Colour = '#4f7f3c';
  const at = (px: number, py: number): string => `${x + px * size} ${y + py * size}`;
  shape(
    pen,
    `M${at(-26, -2)} Q${at(-30, -10)} ${at(-20, -18)} L${at(-3, -46)} Q${at(0, -50)} ${at(3, -46)} L${at(22, -18)} Q${at(31, -9)} ${at(25, -2)} Q${at(0, 4)} ${at(-26, -2)} Z`,
    mix(leaf, '#d8e08a', 0.3),
    { colour: mix(leaf, SHADE, 0.45), from: y - 46 * size, to: y },
  );
  shape(
    pen,
    `M${at(3, -46)} L${at(22, -18)} Q${at(31, -9)} ${at(25, -2)} Q${at(16, 1)} ${at(4, 1)} L${at(-2, -20)} Z`,
    mix(leaf, SHADE, pen.side > 0 ? 0.04 : 0.28),
  );
  for (const [from, to] of [
    [-17, -1],
    [-8, -1.5],
    [1, -2],
  ] as const)
    line(pen, `M${at(from, -3)} Q${at(from + 6, -22)} ${at(to, -44)}`, mix(leaf, '#c8d878', 0.4), 0.7 * size);
  if (isOpen) {
    shape(
      pen,
      `M${at(-18, -20)} L${at(-2, -46)} Q${at(0, -49)} ${at(2, -46)} L${at(17, -20)} Q${at(0, -12)} ${at(-18, -20)} Z`,
      '#f6efdc',
      { colour: '#d8c49a', from: y - 46 * size, to: y - 14 * size },
    );
    for (let grain = 0; grain < 26; grain++)
      ball(
        pen,
        x + pen.random.between(-12, 12) * size * 0.8,
        y - pen.random.between(18, 38) * size,
        1.7 * size,
        1.1 * size,
        '#fffaf0',
      );
    ball(pen, x + 2 * size, y - 25 * size, 4.4 * size, 3.8 * size, '#8f2f28');
  }
  line(pen, `M${at(-21, -15)} Q${at(0, -8)} ${at(22, -16)}`, '#c8352c', 1.5 * size);
  line(pen, `M${at(-24, -8)} Q${at(0, -1)} ${at(26, -9)}`, '#c8352c', 1.5 * size);
  line(pen, `M${at(2, -10)} q${4 * size} ${5 * size} ${1 * size} ${10 * size}`, '#c8352c', 1.1 * size);
}

function zongzi(pen: Pen): void {
  ball(pen, 0, -7, 76, 9, '#e8e6e0');
  shape(pen, 'M-76 -8 Q0 10 76 -8 Q60 2 0 4 Q-60 2 -76 -8 Z', '#b9b6b0');
  shape(pen, 'M-58 -10 Q-40 -20 -8 -12 Q-30 -2 -58 -10 Z M60 -9 Q40 -20 6 -12 Q32 -2 60 -9 Z', '#3f6f36');
  oneZongzi(pen, -31, -11, 0.92);
  oneZongzi(pen, 33, -11, 0.92);
  oneZongzi(pen, 1, -7, 1.2, true);
}

/** A wide pot with a broth of two kinds, on its stove; steam goes up. */
function hotPot(pen: Pen): void {
  const steel: Colour = '#b8bcc2';
  shape(pen, 'M-40 0 L-34 -16 H34 L40 0 Z', '#3a3c42', { colour: '#1c1d22', from: -16, to: 0 });
  for (const x of [-20, 0, 20]) shape(pen, `M${x - 5} -4 q5 -12 10 0 Z`, '#f0a03a');
  for (const side of [-1, 1])
    line(
      pen,
      `M${side * 62} -44 q${side * 16} -2 ${side * 14} 9 q${side * -2} 7 ${side * -14} 5`,
      '#8a8e94',
      4,
    );
  shape(pen, 'M-66 -48 Q-62 -18 -40 -14 H40 Q62 -18 66 -48 Z', mix(steel, '#ffffff', 0.3), {
    colour: mix(steel, SHADE, 0.46),
    from: -48,
    to: -14,
  });
  ball(pen, 0, -49, 68, 15, steel);
  ball(pen, 0, -49, 63, 12.6, '#b8281c');
  shape(
    pen,
    'M0 -61.6 C22 -58 -22 -42 0 -36.4 C-40 -36 -63 -42 -63 -49 C-63 -56 -40 -62 0 -61.6 Z',
    '#f2e6c4',
  );
  line(pen, 'M0 -61.6 C22 -58 -22 -42 0 -36.4', mix(steel, '#ffffff', 0.4), 2.4);
  const { random } = pen;
  for (let at = 0; at < 14; at++) {
    const x = random.between(12, 50);
    const y = -49 + random.between(-7, 7) * (1 - x / 90);
    const colour = random.pick(['#e8452c', '#7a1c14', '#f0b048', '#5f8f3c'] as const);
    ball(pen, x, y, random.between(2, 5), random.between(1.4, 2.6), colour);
  }
  for (let at = 0; at < 11; at++) {
    const x = -random.between(14, 52);
    const y = -49 + random.between(-7, 7) * (1 + x / 90);
    ball(
      pen,
      x,
      y,
      random.between(2.4, 5),
      random.between(1.6, 2.8),
      random.pick(['#fffaf0', '#8fb85c', '#c8372c', '#e8d8b0'] as const),
    );
  }
  line(pen, 'M30 -58 L74 -92 M36 -57 L82 -88', '#8a5a34', 2.4);
  for (const [x, bow, tall] of [
    [-34, 10, 46],
    [-6, -12, 58],
    [24, 9, 50],
  ] as const) {
    line(
      pen,
      `M${x} -62 C${x + bow} ${-62 - tall * 0.3} ${x - bow} ${-62 - tall * 0.6} ${x + bow * 0.5} ${-62 - tall}`,
      '#f4f0ec',
      4.4,
    );
    line(
      pen,
      `M${x} -62 C${x + bow} ${-62 - tall * 0.3} ${x - bow} ${-62 - tall * 0.6} ${x + bow * 0.5} ${-62 - tall}`,
      '#ffffff',
      1.8,
    );
  }
}

/** Signs of brush, for nobody to read. */
function strokes(pen: Pen, x: number, y: number, size: number): void {
  const { random } = pen;
  for (let at = 0; at < 5; at++) {
    const [px, py] = [x + random.between(-0.4, 0.2) * size, y + random.between(-0.42, 0.36) * size];
    line(
      pen,
      `M${px} ${py} l${random.between(0.1, 0.5) * size} ${random.between(-0.06, 0.24) * size}`,
      '#241a1a',
      size * 0.1,
    );
  }
  line(pen, `M${x} ${y - size * 0.45} v${size * 0.86}`, '#241a1a', size * 0.11);
}

/** The door of a house at New Year: two red leaves with brass rings, couplets at the sides, a sign of luck on each leaf. */
function festiveDoor(pen: Pen): void {
  const brick: Colour = '#9a9da0';
  shape(pen, 'M-118 0 H118 V-178 H-118 Z', brick, { colour: mix(brick, SHADE, 0.34), from: -178, to: 0 });
  for (let row = 0; row < 15; row++) line(pen, `M-118 ${-row * 12} H118`, mix(brick, SHADE, 0.3), 0.8);
  shape(pen, 'M-58 0 H58 V-150 H-58 Z', '#4a2a24');
  const red: Colour = '#a8322a';
  for (const left of [-52, 2]) {
    shape(pen, `M${left} -4 h50 v-138 h-50 Z`, mix(red, '#ffffff', 0.08), {
      colour: mix(red, SHADE, 0.36),
      from: -142,
      to: -4,
    });
    for (let row = 0; row < 5; row++)
      for (let column = 0; column < 4; column++)
        ball(pen, left + 8 + column * 11.4, -132 + row * 12, 2, 2, '#d8ac48');
    const middle = left + 25;
    shape(pen, `M${middle} -70 l17 17 l-17 17 l-17 -17 Z`, '#d8281f', {
      colour: '#b01c18',
      from: -70,
      to: -36,
    });
    strokes(pen, middle, -53, 17);
    line(pen, `M${left === -52 ? left + 44 : left + 6} -28 a5 5 0 1 0 0.1 0`, '#d8ac48', 2);
  }
  for (const x of [-80, 80]) {
    shape(pen, `M${x - 13} -8 h26 v-136 h-26 Z`, '#d62c22', { colour: '#b3201a', from: -144, to: -8 });
    for (let sign = 0; sign < 5; sign++) strokes(pen, x, -128 + sign * 26, 18);
  }
  shape(pen, 'M-62 -152 h124 v-22 h-124 Z', '#d62c22', { colour: '#b3201a', from: -174, to: -152 });
  for (const x of [-42, -14, 14, 42]) strokes(pen, x, -163, 16);
  shape(
    pen,
    'M-134 -176 Q-120 -184 -106 -206 H106 Q120 -184 134 -176 Z',
    pen.isSnowy ? '#f2f6fc' : '#666c72',
    {
      colour: pen.isSnowy ? '#c4d0e0' : '#34393e',
      from: -206,
      to: -176,
    },
  );
  for (let x = -120; x <= 120; x += 9)
    line(pen, `M${x} -177 L${x * 0.88} -205`, pen.isSnowy ? '#d4deea' : '#3c4146', 1.6);
  for (const x of [-96, 96]) {
    line(pen, `M${x} -176 v10`, '#3a2420', 1.4);
    if (pen.isDark) shineAround(pen, x, -152, 40, '#ff9a4c', 0.7);
    ball(pen, x, -150, 15, 13.4, '#d8322a');
    for (const bow of [-8, 0, 8]) line(pen, `M${x} -163 Q${x + bow * 1.6} -150 ${x} -137`, '#f0b048', 0.8);
    bar(pen, x - 6, -166, 12, 4, '#e0b048');
    bar(pen, x - 6, -138, 12, 4, '#e0b048');
    line(pen, `M${x} -134 v13`, '#e8b83a', 2.4);
  }
  shape(pen, 'M-66 0 H66 V-6 H-66 Z', '#b8b4ac');
}

/** A string of red tubes that hangs from a pole; its end goes off in sparks. */
function firecrackers(pen: Pen): void {
  line(pen, 'M-34 -4 L6 -118', '#9a7a48', 4);
  line(pen, 'M6 -117 Q20 -112 18 -96 L18 -22', '#5a3420', 1.4);
  for (let pair = 0; pair < 11; pair++) {
    const y = -102 + pair * 7.4;
    for (const side of [-1, 1]) {
      pen.brush.save();
      pen.brush.translate(18, y);
      pen.brush.rotate(side * 1.05);
      bar(pen, -2.6, 0, 5.2, 13, '#d02a24', 1.2);
      bar(pen, -2.6, 0, 5.2, 2.4, '#e8b040', 0.8);
      pen.brush.restore();
    }
  }
  shineAround(pen, 18, -14, 34, '#ffd25a', 1);
  const { random } = pen;
  for (let ray = 0; ray < 26; ray++) {
    const angle = (ray / 26) * Math.PI * 2 + random.between(-0.1, 0.1);
    const reach = random.between(9, 24);
    line(
      pen,
      `M${18 + Math.cos(angle) * 4} ${-14 + Math.sin(angle) * 4} L${18 + Math.cos(angle) * reach} ${-14 + Math.sin(angle) * reach * 0.8}`,
      ray % 3 === 0 ? '#fff6d0' : ray % 3 === 1 ? '#ffb43a' : '#f0642c',
      random.between(0.8, 2),
    );
  }
  for (let scrap = 0; scrap < 12; scrap++)
    ball(pen, 18 + random.between(-26, 26), random.between(-16, 0), 1.6, 1, '#d8322a');
}

/** Magpies side by side in an arch that one could walk over. */
function magpieBridge(pen: Pen): void {
  const { random } = pen;
  for (let bird = 0; bird < 34; bird++) {
    const part = (bird % 17) / 16;
    const row = bird < 17 ? 0 : 1;
    const x = -112 + part * 224;
    const y = -14 - Math.sin(part * Math.PI) * 52 + row * 10 + random.between(-2, 2);
    const way = part < 0.5 ? 1 : -1;
    const dark: Colour = '#1f2a44';
    shape(
      pen,
      `M${x - way * 13} ${y + 3} Q${x} ${y - 4} ${x + way * 11} ${y - 3} L${x + way * 15} ${y - 1} L${x + way * 10} ${y + 1.4} Q${x} ${y + 6} ${x - way * 13} ${y + 3} Z`,
      dark,
    );
    line(pen, `M${x - way * 10} ${y + 2} L${x - way * 24} ${y + 7}`, dark, 3);
    shape(pen, `M${x - way * 3} ${y + 2} Q${x + way * 4} ${y + 6} ${x + way * 7} ${y + 1} Z`, '#f4f6fa');
    shape(
      pen,
      `M${x + way * 3} ${y} Q${x - way * 4} ${y - 15} ${x - way * 13} ${y - 19} Q${x - way * 12} ${y - 6} ${x - way * 6} ${y + 1} Z`,
      mix(dark, '#6a8fd0', 0.35),
    );
    line(pen, `M${x - way * 4} ${y - 7} L${x - way * 10} ${y - 13}`, '#eef2f8', 2);
  }
}

/** A lion of cloth with two pairs of legs below, its head thrown up. */
function dancingLion(pen: Pen): void {
  const coat: Colour = '#d8342a';
  const gold: Colour = '#f0bc3c';
  for (const [x, lean] of [
    [36, 5],
    [52, -3],
    [-24, 7],
    [-8, -5],
  ] as const) {
    line(pen, `M${x} -34 Q${x + lean} -18 ${x + lean * 0.6} -7`, '#e8b23a', 11);
    for (const y of [-26, -17]) line(pen, `M${x + lean * 0.4 - 6} ${y} h12`, '#f8f0e0', 3);
    shape(pen, `M${x + lean - 11} 0 q0 -8 9 -8 h7 v8 Z`, '#2a2024');
  }
  shape(
    pen,
    'M-44 -66 C-20 -92 24 -84 44 -72 C66 -62 72 -44 66 -26 C44 -18 -24 -18 -42 -30 Z',
    mix(coat, '#ffffff', 0.14),
    {
      colour: mix(coat, SHADE, 0.4),
      from: -88,
      to: -20,
    },
  );
  for (let row = 0; row < 4; row++)
    for (let scale = 0; scale < 8; scale++) {
      const [x, y] = [-30 + scale * 12 + (row % 2) * 6, -72 + row * 12 + Math.abs(scale - 3) * 1.4];
      line(pen, `M${x - 6} ${y} q6 8 12 0`, row % 2 === 0 ? gold : '#fff0c8', 2);
    }
  for (let tuft = 0; tuft < 24; tuft++) {
    const x = -42 + tuft * 4.6;
    line(pen, `M${x} -24 q${tuft % 2 === 0 ? -2 : 2} 7 0 11`, tuft % 2 === 0 ? '#fff4dc' : gold, 4);
  }
  line(pen, 'M66 -52 C80 -62 84 -76 78 -90', coat, 9);
  for (const x of [-4, 0, 5]) line(pen, `M79 -86 q${x} -10 ${x * 2} -16`, '#fff4dc', 5);
  // The head: a brow of fur, round eyes, a mouth that opens.
  shape(
    pen,
    'M-92 -52 C-98 -84 -84 -112 -58 -114 C-34 -114 -24 -92 -28 -66 C-34 -44 -70 -38 -92 -52 Z',
    mix(coat, '#ffffff', 0.1),
    {
      colour: mix(coat, SHADE, 0.34),
      from: -114,
      to: -42,
    },
  );
  shape(pen, 'M-100 -58 Q-72 -46 -44 -60 L-50 -40 Q-74 -30 -94 -42 Z', '#3a1014');
  shape(pen, 'M-96 -42 Q-74 -28 -48 -40 L-50 -32 Q-74 -22 -92 -34 Z', coat);
  for (let x = -94; x < -48; x += 6) line(pen, `M${x} -57 q2 5 4 0`, '#fffaf0', 3);
  for (let tuft = 0; tuft < 12; tuft++) line(pen, `M${-96 + tuft * 4.4} -31 q-2 9 0 15`, '#fff6e4', 4.4);
  for (const x of [-82, -56]) {
    for (let fur = -3; fur <= 3; fur++)
      line(pen, `M${x + fur * 4} -88 q${fur * 1.6} -6 ${fur * 2} -12`, '#fff6e4', 4);
    ball(pen, x, -80, 11, 11.4, '#fffdf6');
    ball(pen, x - 2, -79, 6, 6.4, '#1c1418');
    ball(pen, x - 4, -82, 2, 2, '#ffffff');
  }
  ball(pen, -74, -66, 8, 5.4, gold);
  line(pen, 'M-70 -112 q-2 -12 4 -18', gold, 5);
  ball(pen, -66, -131, 5, 5, '#f0642c');
  for (const [x, y] of [
    [-40, -104],
    [-94, -98],
  ] as const) {
    shape(pen, `M${x} ${y} q10 -14 16 -4 q-2 10 -14 12 Z`, gold, {
      colour: '#b8782a',
      from: y - 12,
      to: y + 10,
    });
  }
}

export const FESTIVAL_THINGS: Record<string, OwnDrawing> = {
  'own/zongzi': { width: 160, height: 72, paint: zongzi },
  'own/hot-pot': { width: 164, height: 124, paint: hotPot },
  'own/festive-door': { width: 272, height: 208, paint: festiveDoor },
  'own/firecrackers': { width: 90, height: 122, paint: firecrackers },
  'own/magpie-bridge': { width: 270, height: 92, paint: magpieBridge },
  'own/dancing-lion': { width: 208, height: 138, paint: dancingLion },
};
