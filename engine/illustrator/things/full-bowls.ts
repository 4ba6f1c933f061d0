// Soups, noodles and bowls of fruit and rice: a bowl from the side, what fills it, and what lies on top. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { bowl } from './bowls.ts';
import { CORIANDER, SCALLIONS, type Filling } from './filled-dish.ts';
import { paintHeap, type HeapPart } from './heap.ts';
import { ball, line, type OwnDrawing, type Pen } from './pen.ts';
import { WORLD_BOWLS } from './world-bowls.ts';

/** The surface of what is in a bowl: half of its width and of its depth, and its row. */
const [WIDE, DEEP, ROW] = [74, 15, -60];

export function fullBowl({
  glaze = '#e6e8ec',
  broth,
  noodles,
  drops,
  parts,
  many = 16,
  tall = 9,
  strewn,
  on,
}: Filling): OwnDrawing {
  return {
    width: 180,
    height: 92 + Math.max(0, tall - 10),
    paint(pen) {
      bowl(pen, glaze, broth, () => {
        paintLight(pen, broth);
        if (noodles !== undefined) paintNoodles(pen, noodles);
        if (drops !== undefined) paintDrops(pen, drops);
        if (parts)
          paintHeap(
            pen,
            { parts, many, wide: WIDE * 0.8, tall, deep: DEEP * 0.5, ...(strewn ? { strewn } : {}) },
            ROW - 1,
          );
        else if (strewn)
          paintHeap(
            pen,
            {
              parts: [{ form: 'leaf', colours: strewn.colours, size: 4 }],
              many: 7,
              wide: WIDE * 0.5,
              tall: 0,
              deep: DEEP * 0.5,
            },
            ROW,
          );
        on?.(pen);
      });
    },
  };
}

function paintLight({ brush, side }: Pen, broth: Colour): void {
  brush.fillStyle = css(mix(broth, '#ffffff', 0.4), 0.5);
  brush.beginPath();
  brush.ellipse(side * WIDE * 0.4, ROW - DEEP * 0.4, WIDE * 0.36, DEEP * 0.24, 0, 0, 7);
  brush.fill();
}

/** In swirls, half under the broth. */
function paintNoodles(pen: Pen, colour: Colour): void {
  const { random } = pen;
  for (let strand = 0; strand < 44; strand++) {
    const y = ROW + random.between(-0.8, 0.8) * DEEP;
    const reach = WIDE * 0.9 * Math.sqrt(Math.max(0, 1 - ((y - ROW) / DEEP) ** 2));
    const from = random.between(-1, 0.3) * reach;
    const long = random.between(20, 46);
    const to = Math.min(reach, from + long);
    line(
      pen,
      `M${from} ${y} Q${(from + to) / 2} ${y - random.between(-5, 9)} ${to} ${y + random.between(-2, 2)}`,
      mix(colour, random.chance(0.35) ? '#8a5a2a' : '#ffffff', 0.24),
      3,
    );
  }
}

function paintDrops(pen: Pen, colour: Colour): void {
  const { random } = pen;
  for (let drop = 0; drop < 34; drop++) {
    const angle = random.between(0, 6.283);
    const away = Math.sqrt(random.next());
    ball(
      pen,
      Math.cos(angle) * away * WIDE,
      ROW + Math.sin(angle) * away * DEEP,
      random.between(1.5, 4.4),
      random.between(0.8, 1.6),
      colour,
    );
  }
}

/** A swirl of cream, as on a soup. */
function swirl(pen: Pen): void {
  line(
    pen,
    `M-26 ${ROW + 3} C-20 ${ROW - 9} 20 ${ROW - 9} 24 ${ROW} C24 ${ROW + 7} -10 ${ROW + 7} -10 ${ROW} C-8 ${ROW - 4} 8 ${ROW - 4} 10 ${ROW}`,
    '#fff6e4',
    3,
  );
  for (const [x, y] of [
    [-34, -4],
    [36, 3],
    [2, 8],
    [30, -7],
  ] as const)
    line(pen, `M${x} ${ROW + y} l5 -3 M${x} ${ROW + y} l-4 -3`, '#4f9a3c', 2.6);
}

function halfEggs(pen: Pen): void {
  for (const [x, y] of [
    [-34, -4],
    [-12, -9],
  ] as const) {
    ball(pen, x, ROW + y, 14, 8, '#fffaf0');
    ball(pen, x, ROW + y - 0.6, 7, 4, '#f59c1d');
  }
}

/** Round slices, sprouting rows: fruit on a bowl of smoothie. */
function fruitRows(pen: Pen): void {
  const { random } = pen;
  for (let slice = 0; slice < 6; slice++) {
    const x = -44 + slice * 9;
    ball(pen, x, ROW - 5 + Math.abs(slice - 2) * 0.6, 10, 6.4, '#f6e4b0');
    ball(pen, x, ROW - 5.6 + Math.abs(slice - 2) * 0.6, 7.4, 4.4, '#fbf0cc');
  }
  for (let berry = 0; berry < 13; berry++)
    ball(
      pen,
      14 + (berry % 5) * 9 + random.between(-1, 1),
      ROW - 9 + Math.floor(berry / 5) * 6,
      5.4,
      5,
      berry % 3 === 0 ? '#c8283c' : '#44539e',
    );
  for (const [x, y] of [
    [-18, -14],
    [-2, -13],
    [8, -14],
  ] as const) {
    ball(pen, x, ROW + y, 9, 8, '#d8283c');
    for (let seed = 0; seed < 5; seed++)
      ball(pen, x + random.between(-5, 5), ROW + y + random.between(-4, 4), 0.8, 0.8, '#f8d890');
  }
  for (let seed = 0; seed < 50; seed++)
    ball(
      pen,
      random.between(-50, 50),
      ROW + random.between(3, 11),
      random.between(1, 2.2),
      1,
      random.pick(['#3a3034', '#c8924a', '#f2e2b8']),
    );
  line(
    pen,
    `M-6 ${ROW - 21} q-8 -10 -2 -14 q6 4 2 14 M-3 ${ROW - 21} q6 -11 11 -10 q0 8 -11 10`,
    '#5fa83c',
    2.4,
  );
}

const BEEF: HeapPart = { form: 'strip', colours: ['#9a5c3c', '#8a4c30'], size: 12, share: 2 };
const GREEN: HeapPart = { form: 'leaf', colours: ['#4f9a3c', '#6ab04c'], size: 10 };
const SPICY: HeapPart = { form: 'stick', colours: ['#c8281c', '#b01c18'], size: 8 };

/** What is in each, by the name of the drawing. */
export const FILLINGS: Readonly<Record<string, Filling>> = {
  ...WORLD_BOWLS,
  'own/tomato-soup': { broth: '#d8482a', on: swirl },
  'own/pumpkin-soup': { broth: '#f0952c', on: swirl },
  'own/cream-soup': {
    broth: '#e8d8b0',
    parts: [{ form: 'leaf', colours: ['#b08a5c', '#c8a474'], size: 8 }],
    many: 7,
    tall: 3,
    strewn: CORIANDER,
  },
  'own/green-soup': { broth: '#8ab04a', on: swirl },
  'own/vegetable-soup': {
    broth: '#e0a850',
    drops: '#f2c878',
    parts: [{ form: 'cube', colours: ['#f08a34', '#6ab04c', '#f2dc8c', '#d8482a'], size: 7 }],
    many: 22,
    tall: 6,
    strewn: CORIANDER,
  },
  'own/pho': {
    broth: '#b8803c',
    noodles: '#f6efe0',
    parts: [BEEF, { form: 'stick', colours: ['#f2f0e0'], size: 9 }, GREEN],
    many: 20,
    tall: 10,
    strewn: SCALLIONS,
  },
  'own/spicy-soup': {
    broth: '#c8401c',
    drops: '#f08a34',
    parts: [
      GREEN,
      SPICY,
      { form: 'ball', colours: ['#f0e0c4', '#e8cda4'], size: 9 },
      { form: 'cube', colours: ['#f4ecd8'], size: 8 },
      { form: 'chunk', colours: ['#c88a5a', '#e8a88a'], size: 9 },
    ],
    many: 26,
    tall: 13,
    strewn: CORIANDER,
  },
  'own/river-snail-noodles': {
    broth: '#c85a24',
    drops: '#e8442a',
    noodles: '#f8f2e4',
    parts: [
      { form: 'roll', colours: ['#e0a84a'], size: 11 },
      GREEN,
      { form: 'ball', colours: ['#c88a4a'], size: 5 },
      { form: 'stick', colours: ['#8a9a3c', '#3a2a24'], size: 8 },
    ],
    many: 24,
    tall: 11,
    strewn: SCALLIONS,
  },
  'own/pickled-fish': {
    broth: '#d8c05a',
    drops: '#f2e08c',
    parts: [
      { form: 'fluff', colours: ['#fbf6ea', '#f2ead8'], size: 13, share: 3 },
      { form: 'leaf', colours: ['#a8a83c', '#8f9a34'], size: 9, share: 2 },
      SPICY,
    ],
    many: 28,
    tall: 12,
    strewn: SCALLIONS,
  },
  'own/boiled-fish': {
    broth: '#b8301c',
    drops: '#e8622c',
    parts: [{ form: 'fluff', colours: ['#fbf0e0'], size: 12, share: 2 }, SPICY, GREEN],
    many: 30,
    tall: 12,
    strewn: SCALLIONS,
  },
  'own/rice-bowl': {
    broth: '#f2ede0',
    parts: [{ form: 'ball', colours: ['#fffdf6', '#f4eee0', '#ebe4d2'], size: 3.6 }],
    many: 210,
    tall: 13,
  },
  'own/leaf-bowl': {
    broth: '#5f8f3c',
    parts: [{ form: 'leaf', colours: ['#6fae4a', '#8cc45c', '#4f9a3c'], size: 13 }],
    many: 30,
    tall: 14,
  },
  'own/rice-balls': {
    broth: '#f0e6cc',
    parts: [{ form: 'ball', colours: ['#fffcf4', '#fbf4e6'], size: 11 }],
    many: 9,
    tall: 3,
    strewn: { colours: ['#f0a83a', '#f6c45a'], many: 14 },
  },
  'own/dry-noodles': {
    broth: '#c8924a',
    noodles: '#e8c07a',
    parts: [
      { form: 'chunk', colours: ['#7a3c1c', '#8f4a26'], size: 7 },
      { form: 'stick', colours: ['#9cc45c', '#f0a45a'], size: 11, share: 2 },
    ],
    many: 26,
    tall: 10,
    strewn: SCALLIONS,
  },
  'own/red-noodles': {
    broth: '#b8401c',
    drops: '#f08a34',
    noodles: '#f2d898',
    parts: [
      { form: 'chunk', colours: ['#7a3c1c', '#8f4a26'], size: 5 },
      GREEN,
      { form: 'ball', colours: ['#e8c48a'], size: 3.4 },
    ],
    many: 26,
    tall: 8,
    strewn: SCALLIONS,
  },
  'own/wonton-noodles': {
    broth: '#d8b060',
    noodles: '#f6dc8c',
    parts: [{ form: 'fluff', colours: ['#fbeed8', '#f6e2c4'], size: 14, share: 2 }, GREEN],
    many: 10,
    tall: 8,
    strewn: SCALLIONS,
  },
  'own/yogurt': { glaze: '#6a8a9a', broth: '#fbf7ee' },
  'own/fruit-salad': {
    glaze: '#f2efe8',
    broth: '#f6d8a0',
    parts: [
      { form: 'ball', colours: ['#d8283c', '#44539e', '#7a3c8a'], size: 8, share: 3 },
      { form: 'cube', colours: ['#f6a83c', '#f2dc6a', '#8fc23e', '#f0566a'], size: 9, share: 4 },
      { form: 'leaf', colours: ['#5fa83c'], size: 7 },
    ],
    many: 34,
    tall: 17,
  },
  'own/wonton-soup': {
    broth: '#e2c078',
    drops: '#f2d898',
    parts: [{ form: 'fluff', colours: ['#fbeed8', '#f6e2c4', '#f8e6d0'], size: 17 }],
    many: 11,
    tall: 9,
    strewn: SCALLIONS,
  },
  'own/cold-noodles': {
    broth: '#c84a24',
    noodles: '#f8f4e8',
    drops: '#e8622c',
    parts: [{ form: 'stick', colours: ['#8fc05a', '#dff0c8'], size: 11 }],
    many: 18,
    tall: 8,
    strewn: { colours: ['#fbf0d4'], many: 30 },
  },
  'own/coconut-noodles': {
    broth: '#e88a3c',
    drops: '#f6b46a',
    noodles: '#fbf2e0',
    parts: [
      { form: 'strip', colours: ['#f0825a'], size: 11 },
      { form: 'cube', colours: ['#f4dca8'], size: 8 },
      GREEN,
    ],
    many: 16,
    tall: 9,
    on: halfEggs,
  },
  'own/tofu-pudding': {
    broth: '#fbf6ea',
    parts: [{ form: 'fluff', colours: ['#fffcf4'], size: 16 }],
    many: 8,
    tall: 6,
    strewn: { colours: ['#5fa83c', '#7a3c1c', '#c8281c'], many: 22 },
  },
  'own/red-bean-soup': {
    broth: '#6a2430',
    parts: [
      { form: 'ball', colours: ['#fdf8f0'], size: 12, share: 1 },
      { form: 'ball', colours: ['#8a2c34', '#5a1a24'], size: 5, share: 3 },
    ],
    many: 22,
    tall: 8,
  },
  'own/soy-milk': { broth: '#f6ecd4' },
  'own/smoothie-bowl': { glaze: '#c8a070', broth: '#a8508a', tall: 16, on: fruitRows },
  'own/poke-bowl': {
    glaze: '#3a4a5a',
    broth: '#f6f0e0',
    parts: [
      { form: 'cube', colours: ['#f58a52', '#e8442f'], size: 9, share: 3 },
      { form: 'leaf', colours: ['#8fc05a', '#4f8a3c'], size: 9, share: 2 },
      { form: 'ball', colours: ['#f6c52c', '#6ab04c'], size: 5, share: 2 },
      { form: 'stick', colours: ['#f08a34'], size: 9 },
    ],
    many: 40,
    tall: 15,
    strewn: { colours: ['#fbf0d4', '#2a2428'], many: 30 },
  },
  'own/guacamole': {
    glaze: '#4a4644',
    broth: '#8fb04a',
    parts: [
      { form: 'fluff', colours: ['#9cc05a', '#86a844'], size: 11, share: 4 },
      { form: 'cube', colours: ['#d8382a', '#e8d8e0'], size: 4 },
    ],
    many: 36,
    tall: 13,
    strewn: CORIANDER,
  },
  'own/hummus': { glaze: '#c86a3c', broth: '#e8cf9c', drops: '#c8922c', on: swirl },
};

export const FULL_BOWLS: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries(FILLINGS).map(([name, filling]) => [name, fullBowl(filling)]),
);
