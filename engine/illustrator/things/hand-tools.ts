// What people carry and work with, standing by itself, in centimetres: a scepter, a watering can, a pole with buckets, boards.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, moved, shape, type OwnDrawing, type Pen } from './pen.ts';

const GOLD = '#d8a83c';

/** A metre tall, its foot at the origin. */
export function paintScepter(pen: Pen): void {
  bar(pen, -2, -82, 4, 80, GOLD, 2);
  for (const y of [-78, -58, -34, -8]) bar(pen, -3.2, y, 6.4, 4, mix(GOLD, '#fff0c0', 0.2), 1.6);
  bar(pen, -2.4, -54, 4.8, 18, '#7a2038', 1.6);
  ball(pen, 0, -1, 3.8, 3.4, GOLD);
  shape(pen, 'M-7 -84 C-4 -80 4 -80 7 -84 L5 -79 L-5 -79 Z', mix(GOLD, '#5a3410', 0.2));
  ball(pen, 0, -91, 8, 8, '#c23a5a');
  line(pen, 'M-8 -91 Q0 -87 8 -91', GOLD, 1.8);
  line(pen, 'M0 -99 Q-3 -91 0 -83', GOLD, 1.6);
  bar(pen, -1.5, -108, 3, 11, GOLD, 1);
  bar(pen, -4.4, -105, 8.8, 3, GOLD, 1);
}

/** A metre long, its point up, its pommel at the origin. */
function sword(pen: Pen): void {
  shape(pen, 'M-3.4 -22 L-2.8 -90 L0 -100 L0 -22 Z', '#f2f5f8', { colour: '#c4ccd6', from: -100, to: -22 });
  shape(pen, 'M3.4 -22 L2.8 -90 L0 -100 L0 -22 Z', '#b4bcc8', { colour: '#8a94a2', from: -100, to: -22 });
  line(pen, 'M0 -24 L0 -84', '#98a2b0', 0.8);
  bar(pen, -1.9, -19, 3.8, 16, '#5a3424', 1.6);
  for (const y of [-16, -12, -8]) line(pen, `M-1.8 ${y} L1.8 ${y - 1.4}`, '#8a5c3c', 0.8);
  shape(pen, 'M-13 -23 C-6 -20.6 6 -20.6 13 -23 L13.6 -19.6 C6 -17.6 -6 -17.6 -13.6 -19.6 Z', GOLD, {
    colour: mix(GOLD, '#5a3410', 0.35),
    from: -23,
    to: -18,
  });
  for (const x of [-13.4, 13.4]) ball(pen, x, -21.2, 2.1, 2.1, GOLD);
  ball(pen, 0, -2.4, 2.9, 2.7, GOLD);
}

/** A sword of China: straight and narrow with two edges, a small guard, a red tassel at its pommel. */
function jian(pen: Pen): void {
  shape(pen, 'M-2.2 -22 L-1.8 -96 L0 -104 L0 -22 Z', '#f6f8fb', { colour: '#cfd6de', from: -104, to: -22 });
  shape(pen, 'M2.2 -22 L1.8 -96 L0 -104 L0 -22 Z', '#b0bac6', { colour: '#8a94a2', from: -104, to: -22 });
  bar(pen, -1.7, -20, 3.4, 15, '#2a4a44', 1.4);
  for (const y of [-17, -13, -9]) line(pen, `M-1.6 ${y} L1.6 ${y - 1.2}`, '#6fa08c', 0.7);
  shape(pen, 'M-6 -24 C-3 -21 3 -21 6 -24 L4 -18.6 L-4 -18.6 Z', GOLD, {
    colour: mix(GOLD, '#5a3410', 0.35),
    from: -24,
    to: -18,
  });
  ball(pen, 0, -4.4, 2.6, 2.4, GOLD);
  line(pen, 'M0 -3 C2 -1 1 1 3 3', '#b8282c', 1);
  shape(pen, 'M1.6 3 L4.6 3 L7 12 L1 12.6 Z', '#d83a34', { colour: '#8c1a20', from: 3, to: 13 });
}

/** A sword of Japan: one edge, a little bent, a round guard, the hilt bound in diamonds. */
function katana(pen: Pen): void {
  shape(pen, 'M-2.6 -24 C-3.4 -56 -1 -84 5.4 -106 C6.4 -86 3 -52 2 -24 Z', '#e8edf3', {
    colour: '#98a4b2',
    from: -106,
    to: -24,
  });
  line(pen, 'M0.6 -25 C0.8 -54 2.6 -84 5.2 -102', '#fbfdff', 0.9);
  bar(pen, -2.2, -22, 4.4, 23, '#23242e', 1.6);
  for (const y of [-17, -11, -5]) shape(pen, `M0 ${y - 2.6} L1.7 ${y} L0 ${y + 2.6} L-1.7 ${y} Z`, '#e6dcc4');
  bar(pen, -5.6, -24.6, 11.2, 3, mix(GOLD, '#3a2410', 0.3), 1.4);
  ball(pen, 0, 1, 2.5, 1.8, mix(GOLD, '#3a2410', 0.3));
}

/** Thin as a needle, a basket of gold around the hand. */
function rapier(pen: Pen): void {
  shape(pen, 'M-1.2 -22 L-0.7 -98 L0 -104 L0.7 -98 L1.2 -22 Z', '#eef1f5', {
    colour: '#98a2b0',
    from: -104,
    to: -22,
  });
  bar(pen, -1.6, -20, 3.2, 15, '#4a2c1c', 1.4);
  line(pen, 'M-10 -20 C-5 -22 5 -22 10 -20', GOLD, 1.6);
  line(pen, 'M8 -20 C10 -12 6 -5 0 -3.6', GOLD, 1.3);
  shape(pen, 'M-6 -21 C-6 -26 6 -26 6 -21 Z', GOLD, {
    colour: mix(GOLD, '#5a3410', 0.3),
    from: -26,
    to: -20,
  });
  ball(pen, 0, -3.4, 2.4, 2.3, GOLD);
}

/** Its spout points to the right, its handle is over it. */
export function paintWateringCan(pen: Pen, asked?: Colour): void {
  const tin = asked ?? pen.random.pick(['#4a8a6a', '#5a86b0', '#c8583c', '#9aa4b0']);
  const dark = mix(tin, '#101828', 0.4);
  line(pen, 'M13 -9 L32 -27', dark, 4.6);
  line(pen, 'M13 -10 L31.4 -27.6', tin, 2.6);
  shape(pen, 'M27.6 -31.6 L36.4 -24 L38 -27.4 L31.4 -33.4 Z', mix(tin, '#ffffff', 0.2), {
    colour: dark,
    from: -33,
    to: -24,
  });
  line(pen, 'M-15 -20 C-30 -24 -28 -2 -14 -4', dark, 3.2);
  line(pen, 'M-12 -23 C-12 -40 12 -40 12 -23', dark, 3.2);
  line(pen, 'M-11 -24 C-11 -38 11 -38 11 -24', mix(tin, '#ffffff', 0.2), 1.4);
  bar(pen, -15, -25, 30, 25, tin, 2.4);
  bar(pen, -15.6, -25.6, 31.2, 3, mix(tin, '#ffffff', 0.16), 1.4);
  bar(pen, -15.6, -3, 31.2, 3, dark, 1.4);
}

/** A wooden bucket full of water, its foot at the origin. */
export function paintBucket(pen: Pen): void {
  const wood = '#9a6a3e';
  shape(pen, 'M-15 -28 L15 -28 L12 0 L-12 0 Z', mix(wood, '#ffffff', 0.12), {
    colour: mix(wood, '#20101c', 0.3),
    from: -28,
    to: 0,
  });
  for (const x of [-8, -2.6, 2.8, 8.2])
    line(pen, `M${x * 1.14} -27 L${x * 0.94} -1`, mix(wood, '#20101c', 0.4), 0.8);
  for (const [y, half] of [
    [-21, 14.4],
    [-6, 12.8],
  ] as const)
    line(pen, `M${-half} ${y} L${half} ${y}`, '#5c626c', 2);
  ball(pen, 0, -28, 15, 3.4, mix(wood, '#20101c', 0.2));
  ball(pen, 0, -27.6, 12.8, 2.5, '#7ac0e0');
}

function carryingPole(pen: Pen): void {
  for (const x of [-62, 62]) {
    line(pen, `M${x} -62 L${x - 13} -28 M${x} -62 L${x + 13} -28`, '#c8b48a', 1.2);
    pen.brush.save();
    pen.brush.translate(x, 0);
    paintBucket(pen);
    pen.brush.restore();
  }
  line(pen, 'M-70 -60 Q0 -72 70 -60', '#8a5c30', 4);
  line(pen, 'M-68 -61 Q0 -72.6 68 -61', '#c09058', 1.4);
}

const BOARDS = ['#f4f0e6', '#4ab0c8', '#f2c84a', '#e8705a'] as const;

/** Two metres, upright: its nose up, its broad side to the viewer. */
export function paintSurfboardUpright(pen: Pen, asked?: string): void {
  const colour = asked ?? pen.random.pick(BOARDS);
  const stripe = colour === '#f4f0e6' ? '#e0583f' : '#f8f4ea';
  shape(
    pen,
    'M0 -200 C18 -172 26 -120 25 -70 C24 -34 18 -8 10 0 L-10 0 C-18 -8 -24 -34 -25 -70 C-26 -120 -18 -172 0 -200 Z',
    mix(colour, '#ffffff', 0.2),
    {
      colour: mix(colour, '#20304a', 0.24),
      from: -200,
      to: 0,
    },
  );
  shape(pen, 'M-25.4 -96 L25.4 -96 L25 -70 L-25 -70 Z', stripe);
  shape(pen, 'M-25.2 -64 L25 -64 L24.2 -54 L-24.2 -54 Z', mix(stripe, '#20304a', 0.3));
  line(pen, 'M0 -194 L0 -4', mix(colour, '#20304a', 0.4), 1.2);
}

/** On the water, from the side: the nose to the right. */
function paintSurfboardLying(pen: Pen): void {
  const colour = pen.random.pick(BOARDS);
  shape(
    pen,
    'M-100 -9 C-60 -15 50 -16 101 -14 C80 -2 30 2 -40 2 C-80 2 -98 -4 -100 -9 Z',
    mix(colour, '#ffffff', 0.2),
    {
      colour: mix(colour, '#20304a', 0.34),
      from: -15,
      to: 2,
    },
  );
  line(pen, 'M-94 -8 C-50 -5 40 -5 88 -11', mix(colour, '#20304a', 0.3), 1.6);
}

/** A metre and a half, upright. */
export function paintSnowboardUpright(pen: Pen, asked?: string): void {
  const colour = asked ?? pen.random.pick(['#2f66b8', '#d8453c', '#2f8a6a', '#8a4aa8']);
  shape(
    pen,
    'M-14 -138 C-14 -156 14 -156 14 -138 C12 -100 12 -50 14 -14 C14 4 -14 4 -14 -14 C-12 -50 -12 -100 -14 -138 Z',
    mix(colour, '#ffffff', 0.2),
    {
      colour: mix(colour, '#101830', 0.3),
      from: -152,
      to: 0,
    },
  );
  shape(pen, 'M-12.6 -84 L12.4 -96 L12.4 -80 L-12.6 -68 Z', '#f6d860');
  for (const y of [-104, -46]) {
    bar(pen, -10, y - 8, 20, 16, '#2a2c36', 3);
    line(pen, `M-9 ${y} L9 ${y}`, '#8a90a0', 2.4);
  }
}

/** A metre long, its edge to the right, its foot at the origin. */
function axe(pen: Pen): void {
  bar(pen, -2.6, -98, 5.2, 98, '#8a5a34', 2.4);
  line(pen, 'M-0.6 -90 C-1.4 -60 0.8 -30 -0.4 -6', '#5c3820', 0.9);
  for (const y of [-8, -13, -18, -23]) line(pen, `M-2.6 ${y} L2.6 ${y - 2}`, '#3a2418', 1.6);
  shape(
    pen,
    'M-9 -92 L3 -93 C10 -94 18 -101 25 -106 C32 -92 32 -74 25 -60 C18 -66 10 -73 3 -75 L-9 -77 Z',
    '#a4aeba',
    { colour: '#5c6470', from: -104, to: -62 },
  );
  shape(
    pen,
    'M25 -106 C32 -92 32 -74 25 -60 C22.6 -64 21 -66 19.6 -67 C24 -78 24 -90 19.6 -101 Z',
    '#eef2f6',
    {
      colour: '#b4bcc8',
      from: -106,
      to: -60,
    },
  );
  line(pen, 'M-8 -91 L3 -92 C10 -93 15 -97 20 -101', '#d8dfe6', 1);
}

export const HAND_TOOLS: Record<string, OwnDrawing> = {
  'own/scepter': { width: 20, height: 110, paint: paintScepter },
  'own/axe': { width: 62, height: 107, paint: axe },
  'own/sword': { width: 32, height: 102, paint: sword },
  'own/jian': { width: 32, height: 118, paint: (pen) => moved(pen, jian, 0, -13) },
  'own/katana': { width: 32, height: 112, paint: (pen) => moved(pen, katana, 0, -3) },
  'own/rapier': { width: 32, height: 106, paint: rapier },
  'own/watering-can': { width: 72, height: 44, paint: (pen) => paintWateringCan(pen) },
  'own/carrying-pole': { width: 160, height: 76, paint: carryingPole },
  'own/bucket': { width: 34, height: 34, paint: paintBucket },
  'own/lying-surfboard': { width: 204, height: 18, paint: paintSurfboardLying },
  'own/surfboard': { width: 54, height: 202, paint: (pen) => paintSurfboardUpright(pen) },
  'own/snowboard': { width: 32, height: 156, paint: (pen) => paintSnowboardUpright(pen) },
};
