// Small things: what stands on a table, flies by, swims or grows.

import { paintCactus } from './cactus.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, gem, line, moved, oval, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

/** Coffee with a heart of milk in its foam, or another drink made so: of matcha. */
/** Without foam it is black. */
function coffeeCup(pen: Pen, drink: Colour = '#7a4a2a', foam?: Colour): void {
  const { brush } = pen;
  const cup = pen.random.pick(['#f4f0ea', '#3f6f8a', '#c8583c', '#e8d8c0']);
  shape(pen, 'M-66 -8 Q0 10 66 -8 Q60 -18 0 -18 Q-60 -18 -66 -8 Z', mix(cup, '#ffffff', 0.25), {
    colour: mix(cup, '#4a3020', 0.35),
    from: -18,
    to: 4,
  });
  line(pen, 'M40 -58 C72 -66 74 -26 36 -26', cup, 8);
  shape(
    pen,
    'M-46 -72 C-46 -34 -34 -12 -20 -9 Q0 -5 20 -9 C34 -12 46 -34 46 -72 Z',
    mix(cup, '#ffffff', 0.15),
    { colour: mix(cup, '#3a2018', 0.4), from: -72, to: -6 },
  );
  brush.fillStyle = css(mix(cup, '#ffffff', 0.3));
  brush.beginPath();
  brush.ellipse(0, -72, 46, 11, 0, 0, 7);
  brush.fill();
  brush.fillStyle = css(drink);
  brush.beginPath();
  brush.ellipse(0, -71, 41, 8.6, 0, 0, 7);
  brush.fill();
  if (foam === undefined) return;
  shape(pen, 'M0 -65 C-18 -68 -20 -77 -8 -77 Q-2 -77 0 -74 Q2 -77 8 -77 C20 -77 18 -68 0 -65 Z', foam);
  line(pen, 'M-26 -71 Q-22 -66 -8 -64.4 M26 -71 Q22 -66 8 -64.4', mix(foam, drink, 0.2), 1);
}

function perfume(pen: Pen): void {
  const glass = pen.random.pick(['#f2b8a0', '#b8d4e8', '#d8c4ec', '#f0d890']);
  const { brush } = pen;
  shape(
    pen,
    'M-32 0 Q-36 0 -36 -5 L-36 -56 Q-36 -62 -29 -62 L29 -62 Q36 -62 36 -56 L36 -5 Q36 0 32 0 Z',
    mix(glass, '#ffffff', 0.55),
    { colour: mix(glass, '#ffffff', 0.15), from: -62, to: 0 },
  );
  shape(pen, 'M-28 -6 L-28 -42 Q0 -46 28 -42 L28 -6 Z', mix(glass, '#d06a3c', 0.15), {
    colour: mix(glass, '#7a2a3c', 0.32),
    from: -44,
    to: -6,
  });
  shape(pen, 'M-28 -42 Q0 -46 28 -42 Q0 -38.6 -28 -42 Z', mix(glass, '#ffffff', 0.5));
  brush.globalAlpha = 0.8;
  shape(pen, 'M-31 -57 L-26 -57 L-26 -6 L-31 -6 Z', '#ffffff');
  shape(pen, 'M24 -57 L27 -57 L27 -20 L24 -20 Z', '#ffffff');
  brush.globalAlpha = 1;
  bar(pen, -9, -70, 18, 8, '#d8b46a');
  bar(pen, -15, -96, 30, 26, '#e0bc74', 3);
  line(pen, 'M-15 -76 h30', '#a07c3a', 0.9);
  shape(pen, 'M-14 -33 h28 v14 h-28 Z', mix(glass, '#ffffff', 0.75));
  line(pen, 'M-8 -28 h16 M-5 -24 h10', '#8a6a5a', 0.8);
}

function vase(pen: Pen): void {
  shape(
    pen,
    'M-8 -52 C-10 -44 -26 -36 -26 -22 C-26 -8 -14 0 -10 0 L10 0 C14 0 26 -8 26 -22 C26 -36 10 -44 8 -52 Z',
    '#fbfcfd',
    { colour: '#b4c4d8', from: -52, to: 0 },
  );
  line(
    pen,
    'M-24 -28 C-14 -36 -6 -20 2 -28 C10 -36 18 -22 24 -28 M-22 -16 C-12 -8 -6 -20 2 -14 C10 -8 16 -18 22 -14 M-10 -44 H10',
    '#2f5fa8',
    1.5,
  );
  for (const x of [-14, 1, 15]) ball(pen, x, -22, 2.6, 2.6, '#3f74bc');
}

/** In centimetres. */
export const CAMPFIRE = { width: 190, height: 116 } as const;

export function paintCampfire(pen: Pen): void {
  shineAround(pen, 0, -30, 100, '#ff8a2c', 0.75);
  line(pen, 'M-34 -3 L26 -15 M34 -3 L-26 -15 M-6 -2 L10 -18', '#5a3420', 8);
  line(pen, 'M-34 -3 L26 -15 M34 -3 L-26 -15', '#8a5434', 3);
  shape(
    pen,
    'M-24 -10 C-34 -36 -12 -44 -16 -66 C-2 -58 2 -48 4 -40 C10 -50 10 -58 8 -66 C26 -48 32 -26 22 -10 Z',
    '#ff6a1e',
    { colour: '#ffb03a', from: -66, to: -8 },
  );
  shape(pen, 'M-14 -10 C-20 -28 -4 -36 -6 -50 C8 -40 8 -32 10 -28 C20 -20 16 -12 12 -10 Z', '#ffc23c', {
    colour: '#fff6c0',
    from: -50,
    to: -8,
  });
  for (let spark = 0; spark < 9; spark++)
    ball(pen, pen.random.between(-26, 26), pen.random.between(-98, -58), 0.9, 0.9, '#ffd27a');
}

/** A crane on the wing, neck stretched, legs trailing. */
function crane(pen: Pen): void {
  shape(
    pen,
    'M-2 -44 C-16 -62 -34 -82 -60 -92 C-54 -76 -44 -60 -26 -46 C-18 -40 -8 -38 -2 -40 Z',
    '#fbfcfe',
    { colour: '#c4cede', from: -92, to: -40 },
  );
  shape(
    pen,
    'M-60 -92 C-56 -82 -48 -68 -38 -57 C-46 -66 -58 -78 -68 -82 C-60 -74 -52 -64 -44 -56 C-54 -62 -62 -66 -70 -68 C-60 -60 -46 -48 -30 -42 C-40 -56 -52 -74 -60 -92 Z',
    '#2c3040',
  );
  shape(pen, 'M4 -44 C14 -66 34 -86 58 -98 C56 -80 44 -58 24 -44 C16 -40 8 -38 4 -40 Z', '#ffffff', {
    colour: '#d0d8e4',
    from: -98,
    to: -40,
  });
  shape(
    pen,
    'M58 -98 C58 -84 50 -66 38 -54 C48 -62 58 -70 66 -74 C58 -62 46 -50 30 -42 C44 -56 54 -76 58 -98 Z',
    '#333848',
  );
  shape(pen, 'M-30 -34 C-16 -44 14 -46 34 -44 C30 -36 10 -30 -30 -34 Z', '#ffffff', {
    colour: '#c8d0dc',
    from: -46,
    to: -30,
  });
  line(pen, 'M30 -42 C42 -42 48 -50 62 -52', '#2c3040', 4);
  ball(pen, 64, -52, 3.6, 3.2, '#ffffff');
  ball(pen, 63, -54.4, 2, 1.2, '#d83a2c');
  line(pen, 'M67 -52 L78 -50', '#8a8458', 1.3);
  line(pen, 'M-28 -33 L-66 -26 M-28 -34 L-66 -30', '#4a4c58', 1.2);
}

function dragonfly(pen: Pen): void {
  const { brush } = pen;
  brush.globalAlpha = 0.75;
  for (const side of [-1, 1]) {
    shape(
      pen,
      `M0 -58 C${side * 24} -86 ${side * 62} -88 ${side * 66} -78 C${side * 60} -64 ${side * 24} -56 0 -56 Z`,
      '#dff4fa',
      { colour: '#a0cfe0', from: -86, to: -56 },
    );
    shape(
      pen,
      `M0 -54 C${side * 26} -56 ${side * 56} -44 ${side * 56} -36 C${side * 44} -30 ${side * 18} -42 0 -50 Z`,
      '#d0eef4',
      { colour: '#90c4d4', from: -56, to: -32 },
    );
  }
  brush.globalAlpha = 1;
  shape(pen, 'M-3 -64 L3 -64 L1.6 0 L-1.6 0 Z', '#2f9aa0', { colour: '#c84a34', from: -64, to: 0 });
  ball(pen, 0, -68, 5.4, 5, '#2a7a88');
}

function koi(pen: Pen): void {
  const { random } = pen;
  shape(
    pen,
    'M-54 -48 C-78 -76 -96 -70 -92 -54 C-102 -50 -100 -28 -86 -28 C-78 -30 -64 -40 -54 -46 Z',
    '#ffe2d0',
    { colour: '#f08a5a', from: -72, to: -26 },
  );
  shape(pen, 'M-58 -48 C-20 -84 46 -84 76 -52 C80 -46 78 -42 72 -38 C40 -14 -18 -18 -58 -48 Z', '#fffaf4', {
    colour: '#e8c8b8',
    from: -80,
    to: -20,
  });
  shape(
    pen,
    'M30 -76 C50 -72 66 -62 74 -54 C62 -44 44 -48 30 -54 Z M-10 -76 C8 -80 18 -70 14 -58 C2 -50 -14 -56 -16 -66 Z M-46 -56 C-34 -66 -24 -62 -26 -50 C-34 -44 -44 -46 -50 -50 Z',
    random.pick(['#f0502c', '#e8642c']),
  );
  shape(
    pen,
    'M-4 -78 C6 -96 26 -96 34 -90 C26 -86 20 -80 20 -76 Z M14 -24 C6 -6 -8 0 -16 0 C-10 -10 -6 -20 -4 -26 Z M44 -30 C48 -14 60 -8 68 -8 C64 -18 62 -26 60 -34 Z',
    '#ffd8c0',
    { colour: '#f29a6a', from: -94, to: 0 },
  );
  ball(pen, 62, -53, 3, 3, '#20202c');
  for (let scale = 0; scale < 22; scale++)
    line(pen, `M${random.between(-40, 40)} ${random.between(-66, -34)} q3 2 0 5`, '#e0b8a8', 0.5);
}

function jellyfish(pen: Pen): void {
  const { brush, random } = pen;
  const hue = random.pick(['#f2a0e0', '#8ad0ff', '#ffb8a0', '#b8a0ff']);
  shineAround(pen, 0, -74, 56, hue, 0.5);
  brush.globalAlpha = 0.75;
  for (let arm = -4; arm <= 4; arm++) {
    const x = arm * 6;
    const sway = random.between(-10, 10);
    line(
      pen,
      `M${x} -60 C${x + sway} -44 ${x - sway} -24 ${x + sway * 0.6} ${random.between(-10, -1)}`,
      mix(hue, '#ffffff', 0.35),
      arm % 2 === 0 ? 2.6 : 1.1,
    );
  }
  brush.globalAlpha = 0.92;
  shape(
    pen,
    'M-34 -60 C-38 -92 -16 -101 0 -101 C16 -101 38 -92 34 -60 Q28 -54 22 -60 Q16 -54 10 -60 Q5 -54 0 -60 Q-5 -54 -10 -60 Q-16 -54 -22 -60 Q-28 -54 -34 -60 Z',
    mix(hue, '#ffffff', 0.55),
    { colour: hue, from: -101, to: -56 },
  );
  brush.globalAlpha = 0.5;
  shape(pen, 'M-20 -72 C-20 -90 -8 -94 0 -94 C8 -94 20 -90 20 -72 Q0 -66 -20 -72 Z', '#ffffff');
  brush.globalAlpha = 1;
}

/** What grows from it begins at its rim, 36 above the ground. */
function terracottaPot(pen: Pen): void {
  shape(pen, 'M-25 -34 L-18 0 L18 0 L25 -34 Z', '#c9744c', { colour: '#8f4a2c', from: -34, to: 0 });
  bar(pen, -29, -42, 58, 11, '#d6835a', 3);
  ball(pen, 0, -41, 24, 3.2, '#4a3326');
}

function pottedFlowers(pen: Pen): void {
  terracottaPot(pen);
  const stems = [
    { x: -20, top: -88, colour: '#e8607a' },
    { x: 20, top: -82, colour: '#f0a03c' },
    { x: 0, top: -104, colour: '#f27d9a' },
  ];
  for (const { x, top } of stems)
    line(pen, `M${x * 0.3} -40 Q${x * 0.4} ${top * 0.7} ${x} ${top}`, '#4f8a52', 2.4);
  for (const side of [-1, 1]) for (const y of [-56, -68]) ball(pen, side * 14, y, 10, 4.4, '#5a9a58');
  for (const { x, top, colour } of stems) {
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * Math.PI * 2;
      ball(pen, x + Math.cos(angle) * 7.5, top + Math.sin(angle) * 7.5, 6, 6, colour);
    }
    ball(pen, x, top, 5, 5, '#fbe28a');
  }
}

/** Of rubber, with a band around it. */
function toyBall(pen: Pen): void {
  ball(pen, 0, -40, 40, 40, '#d8453c');
  shape(
    pen,
    'M-38.6 -50 Q0 -34 38.6 -50 L40 -40 Q39.6 -34 38.4 -28 Q0 -12 -38.4 -28 Q-39.6 -34 -40 -40 Z',
    '#fbf4ea',
    { colour: '#d8ccc4', from: -50, to: -16 },
  );
}

/** Coins in a mound, from the back to the front. */
function goldHeap(pen: Pen): void {
  const { random } = pen;
  shape(pen, 'M-118 0 C-96 -26 -62 -56 -14 -66 C34 -72 84 -34 118 0 Z', '#d99a2a', {
    colour: '#a8681a',
    from: -66,
    to: 0,
  });
  const coins = Array.from({ length: 150 }, () => {
    const u = random.between(-1, 1);
    return { x: u * 112, y: -random.next() * 62 * (1 - u * u) - 3 };
  }).sort((a, b) => a.y - b.y);
  for (const { x, y } of coins) {
    const lies = random.between(2.4, 6);
    ball(pen, x, y + 1.6, 9, lies, '#b87a1e');
    ball(pen, x, y, 9, lies, random.pick(['#f2c14a', '#ffd76a', '#e8ac34']));
    line(pen, `M${x - 5} ${y} a5 ${lies * 0.55} 0 0 1 10 0`, '#fff0b0', 0.9);
  }
  for (const [x, y, colour] of [
    [-38, -34, '#d8345a'],
    [22, -46, '#3aa0d8'],
    [58, -18, '#4ab86a'],
  ] as const) {
    gem(pen, [x, y], 8, colour);
  }
}

/** A wire in the hand; sparks fly from its burning end. */
function sparkler(pen: Pen): void {
  const { brush, random } = pen;
  const [x, y] = [10, -78];
  line(pen, 'M-8 0 L6 -56', '#6a6660', 2.4);
  line(pen, 'M6 -56 L10 -78', '#b89a6a', 3.4);
  const glow = brush.createRadialGradient(x, y, 0, x, y, 34);
  glow.addColorStop(0, 'rgba(255,236,170,0.75)');
  glow.addColorStop(1, 'rgba(255,200,90,0)');
  brush.fillStyle = glow;
  brush.beginPath();
  brush.arc(x, y, 34, 0, 7);
  brush.fill();
  for (let at = 0; at < 34; at++) {
    const angle = (at / 34) * Math.PI * 2 + random.between(-0.1, 0.1);
    const [from, far] = [random.between(3, 10), random.between(16, 34)];
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    line(
      pen,
      `M${x + across * from} ${y + down * from} L${x + across * far} ${y + down * far}`,
      at % 3 === 0 ? '#ffffff' : '#ffd773',
      at % 2 === 0 ? 1.6 : 1,
    );
  }
  oval(pen, x, y, 4, 4, '#fffdf0');
}

export const SMALL_THINGS: Record<string, OwnDrawing> = {
  'own/sparkler': { width: 92, height: 116, isLamp: true, paint: sparkler },
  'own/coffee-cup': {
    width: 150,
    height: 86,
    paint: (pen) => moved(pen, (inner) => coffeeCup(inner, '#7a4a2a', '#f2dcc0'), 0, -3),
  },
  'own/black-coffee': {
    width: 150,
    height: 86,
    paint: (pen) => moved(pen, (inner) => coffeeCup(inner, '#38200f'), 0, -3),
  },
  'own/matcha-cup': {
    width: 150,
    height: 86,
    paint: (pen) => moved(pen, (inner) => coffeeCup(inner, '#86a84a', '#eef2d0'), 0, -3),
  },
  'own/perfume': { width: 76, height: 97, paint: perfume },
  'own/vase': { width: 84, height: 108, paint: vase },
  'own/campfire': { ...CAMPFIRE, isLamp: true, paint: paintCampfire },
  'own/crane': { width: 160, height: 100, paint: crane },
  'own/dragonfly': { width: 136, height: 92, paint: dragonfly },
  'own/koi': { width: 204, height: 98, paint: koi },
  'own/jellyfish': { width: 116, height: 126, isLamp: true, paint: jellyfish },
  'own/cactus': { width: 84, height: 104, paint: paintCactus },
  'own/ball': { width: 84, height: 82, paint: toyBall },
  'own/gold-heap': { width: 242, height: 76, paint: goldHeap },
  'own/gold-coins': { width: 242, height: 76, paint: goldHeap },
  'own/potted-flowers': { width: 76, height: 120, paint: pottedFlowers },
};
