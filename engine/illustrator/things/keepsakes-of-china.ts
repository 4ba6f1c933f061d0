// Small things of old and new China, and what grows for its kitchens: a coin on a cord, a sachet, a birthday peach, ginger.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shadeInto, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1a1216';
const RED = '#c8302c';
const GOLD = '#c8993a';
const WOOD = '#9a6a3e';
const below = shadeInto(DARK, 0.32);

function tassel(pen: Pen, x: number, top: number, tall: number, colour: Colour = RED): void {
  ball(pen, x, top, 6, 6, GOLD);
  shape(
    pen,
    `M${x - 5} ${top + 4} H${x + 5} L${x + 9} ${top + tall} H${x - 9} Z`,
    colour,
    below(colour, top, top + tall),
  );
  for (const dx of [-5, -1.6, 1.6, 5])
    line(pen, `M${x + dx * 0.5} ${top + 6} L${x + dx} ${top + tall}`, mix(colour, DARK, 0.3), 1);
}

/** Round with a square hole, on a red cord. */
function oldCoin(pen: Pen): void {
  line(pen, 'M0 -196 V-150', RED, 4);
  ball(pen, 0, -152, 7, 7, RED);
  const { brush } = pen;
  brush.save();
  brush.beginPath();
  brush.rect(-80, -210, 160, 220);
  brush.rect(12, -108, -24, 24);
  brush.clip('evenodd');
  ball(pen, 0, -96, 50, 50, GOLD);
  brush.restore();
  for (const [radius, wide] of [
    [47, 5],
    [36, 1.4],
  ] as const) {
    brush.strokeStyle = '#8a6420';
    brush.lineWidth = wide;
    brush.beginPath();
    brush.arc(0, -96, radius, 0, 7);
    brush.stroke();
  }
  line(pen, 'M-13 -109 H13 V-83 H-13 Z', '#8a6420', 3.4);
  line(pen, 'M-6 -130 H6 M0 -134 V-116 M-7 -122 H7 M-6 -74 H6 M0 -77 V-60 M-7 -66 H7', '#7a5618', 2.6);
  line(
    pen,
    'M24 -102 H34 M29 -107 V-86 M24 -92 H34 M-34 -102 H-24 M-29 -107 V-86 M-34 -92 H-24',
    '#7a5618',
    2.6,
  );
  tassel(pen, 0, -44, 44);
}

/** A purse of silk with herbs, embroidered. */
function sachet(pen: Pen): void {
  line(pen, 'M-24 -124 C-20 -170 20 -170 24 -124', GOLD, 3);
  shape(
    pen,
    'M-30 -122 C-66 -104 -66 -48 0 -44 C66 -48 66 -104 30 -122 Q0 -112 -30 -122 Z',
    mix(RED, '#ffffff', 0.12),
    below(RED, -122, -44),
  );
  shape(pen, 'M-34 -134 Q0 -120 34 -134 L28 -116 Q0 -106 -28 -116 Z', mix(RED, DARK, 0.2));
  line(pen, 'M-29 -118 Q0 -107 29 -118', GOLD, 4);
  for (let petal = 0; petal < 6; petal++)
    ball(pen, Math.cos(petal * 1.047) * 14, -80 + Math.sin(petal * 1.047) * 14, 9, 9, '#f4c8d0');
  ball(pen, 0, -80, 7, 7, '#f2d25a');
  line(pen, 'M-24 -66 C-34 -60 -38 -64 -42 -72 M24 -66 C34 -60 38 -64 42 -72', '#5aa86a', 3);
  for (const x of [-14, 0, 14]) tassel(pen, x, -42, 42, x === 0 ? '#d8a83c' : RED);
}

/** Buns in the form of peaches, pink at their tips, on a plate. */
function longevityPeaches(pen: Pen): void {
  const peach = (x: number, y: number, size: number): void => {
    shape(
      pen,
      `M${x - size} ${y - 2} C${x - size * 1.2} ${y - size * 1.1} ${x - size * 0.4} ${y - size * 1.5} ${x} ${y - size * 1.9} C${x + size * 0.4} ${y - size * 1.5} ${x + size * 1.2} ${y - size * 1.1} ${x + size} ${y - 2} Q${x} ${y + 6} ${x - size} ${y - 2} Z`,
      '#f2809c',
      { colour: '#fbf2e6', from: y - size * 1.9, to: y - size * 0.5 },
    );
    line(
      pen,
      `M${x} ${y - size * 1.85} C${x - size * 0.5} ${y - size * 1.2} ${x - size * 0.4} ${y - size * 0.5} ${x - size * 0.1} ${y - 1}`,
      '#d8607c',
      1.6,
    );
    shape(
      pen,
      `M${x} ${y + 2} C${x - size * 0.9} ${y - size * 0.1} ${x - size} ${y - size * 0.5} ${x - size * 1.1} ${y - size * 0.7} C${x - size * 0.5} ${y - size * 0.7} ${x - size * 0.1} ${y - size * 0.3} ${x} ${y + 2} Z`,
      '#7ab85a',
      { colour: '#4a8a3c', from: y - size, to: y },
    );
  };
  shape(pen, 'M-92 -16 H92 Q80 0 44 0 H-44 Q-80 0 -92 -16 Z', '#f4f6f8', {
    colour: '#b8c4d0',
    from: -16,
    to: 0,
  });
  line(pen, 'M-90 -14 H90', '#3f6fb0', 3);
  peach(0, -66, 30);
  peach(-52, -18, 32);
  peach(52, -18, 32);
  peach(0, -16, 32);
}

function washboard(pen: Pen): void {
  shape(pen, 'M-46 -140 H46 V0 H30 V-16 H-30 V0 H-46 Z', mix(WOOD, '#ffffff', 0.2), below(WOOD, -140, 0));
  bar(pen, -36, -108, 72, 84, mix(WOOD, '#ffffff', 0.34), 2);
  for (let y = -102; y < -26; y += 9) line(pen, `M-34 ${y} Q0 ${y + 4} 34 ${y}`, mix(WOOD, DARK, 0.3), 3);
  bar(pen, -36, -130, 72, 14, mix(WOOD, DARK, 0.12), 4);
}

/** Woven of bamboo, with two straps. */
function backBasket(pen: Pen): void {
  const bamboo = '#c8a05a';
  line(pen, 'M-30 -118 C-64 -110 -66 -34 -30 -22 M30 -118 C64 -110 66 -34 30 -22', '#7a4a2c', 6);
  shape(
    pen,
    'M-54 -134 H54 L36 -4 Q36 0 30 0 H-30 Q-36 0 -36 -4 Z',
    mix(bamboo, '#ffffff', 0.18),
    below(bamboo, -134, 0),
  );
  for (let y = -124; y < 0; y += 12) {
    const half = 35 - y * 0.134;
    line(pen, `M${-half} ${y} Q0 ${y + 6} ${half} ${y}`, mix(bamboo, DARK, 0.28), 1.6);
  }
  for (let x = -42; x <= 42; x += 14)
    line(pen, `M${x * 1.2} -132 L${x * 0.8} -2`, mix(bamboo, DARK, 0.22), 1.6);
  bar(pen, -58, -140, 116, 10, mix(bamboo, DARK, 0.14), 5);
}

function ginger(pen: Pen): void {
  const skin = '#d2a866';
  for (const [x, y, rx, ry] of [
    [-6, -34, 56, 26],
    [-52, -46, 28, 20],
    [44, -50, 30, 22],
    [-20, -62, 20, 22],
    [60, -26, 24, 18],
    [16, -18, 34, 18],
    [-70, -26, 20, 14],
  ] as const)
    ball(pen, x, y, rx, ry, skin);
  for (const path of [
    'M-50 -62 q6 14 2 30',
    'M-20 -78 q8 10 6 24',
    'M20 -54 q8 16 2 34',
    'M52 -70 q8 14 4 34',
    'M-6 -46 q6 14 0 28',
  ])
    line(pen, path, mix(skin, DARK, 0.3), 1.6);
  ball(pen, 78, -26, 8, 13, '#f2dc9a');
}

/** A gate of stone with three ways, over a street. */
function memorialGate(pen: Pen): void {
  const stone = '#b0aca4';
  const tile = '#4f6a72';
  const roof = (x: number, y: number, wide: number): void => {
    shape(
      pen,
      `M${x - wide - 12} ${y} Q${x - wide} ${y - 6} ${x - wide * 0.8} ${y - 20} H${x + wide * 0.8} Q${x + wide} ${y - 6} ${x + wide + 12} ${y} Z`,
      tile,
      below(tile, y - 20, y),
    );
    line(pen, `M${x - wide * 0.8} ${y - 21} H${x + wide * 0.8}`, mix(tile, DARK, 0.3), 4);
    for (let at = -wide * 0.7; at <= wide * 0.7; at += 8)
      line(pen, `M${x + at} ${y - 19} L${x + at * 1.2} ${y - 2}`, mix(tile, DARK, 0.3), 1.2);
    bar(pen, x - wide * 0.8, y, wide * 1.6, 8, '#9a3a30');
  };
  for (const [x, top] of [
    [-108, -128],
    [-44, -164],
    [34, -164],
    [98, -128],
  ] as const) {
    bar(pen, x, top, 11, -top, stone);
    bar(pen, x - 6, -16, 23, 16, mix(stone, DARK, 0.12), 2);
  }
  for (const [x, y, wide] of [
    [-98, -116, 58],
    [46, -116, 58],
    [-36, -150, 74],
  ] as const) {
    bar(pen, x, y, wide, 12, mix(stone, '#ffffff', 0.1));
    bar(pen, x, y + 24, wide, 8, stone);
    for (let at = 6; at < wide; at += 10) ball(pen, x + at, y + 18, 3, 3, mix(stone, DARK, 0.16));
  }
  bar(pen, -20, -142, 42, 20, '#2f4a7a', 1);
  for (const x of [-9, 1, 11])
    line(pen, `M${x - 3} -137 h6 M${x} -139 v12 M${x - 4} -130 h8`, '#e8c86a', 1.8);
  roof(-68, -128, 38);
  roof(72, -128, 38);
  roof(2, -164, 48);
  roof(2, -188, 22);
}

export const KEEPSAKES_OF_CHINA: Record<string, OwnDrawing> = {
  'own/old-coin': { width: 106, height: 198, paint: oldCoin },
  'own/sachet': { width: 112, height: 164, paint: sachet },
  'own/longevity-peaches': { width: 188, height: 128, paint: longevityPeaches },
  'own/washboard': { width: 96, height: 142, paint: washboard },
  'own/back-basket': { width: 124, height: 142, paint: backBasket },
  'own/ginger': { width: 186, height: 86, paint: ginger },
  'own/memorial-gate': { width: 232, height: 214, paint: memorialGate },
};
