// Dishes and cups as they are seen from straight above: round, in a box of 200 with its middle at -100.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { isDrink } from '../lexicon/drinks.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { bowl, disc, strands, strewn, X, Y } from './from-above-parts.ts';
import { bibimbapFromAbove, mapoFromAbove, sushiFromAbove, teapotFromAbove } from './from-above-asian.ts';
import { GLASSES_FROM_ABOVE } from './glasses-from-above.ts';
import { heapFromAbove } from './heaps-from-above.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

function halfEgg(pen: Pen, x: number, y: number): void {
  ball(pen, x, y, 19, 15.5, '#fbf8f0');
  ball(pen, x + 1, y, 10, 9, '#f29a2c');
}

function slice(pen: Pen, x: number, y: number, turn: number): void {
  const { brush } = pen;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  shape(pen, 'M-25 -10 C-12 -16 14 -16 25 -9 C28 0 24 11 12 13 C-6 15 -24 13 -27 4 Z', '#a8603c', {
    colour: '#6a3420',
    from: -15,
    to: 14,
  });
  line(pen, 'M-19 -4 C-6 -8 8 -8 19 -3 M-20 4 C-8 1 8 1 18 5', '#d29a74', 1.6);
  brush.restore();
}

function noodles(pen: Pen): void {
  bowl(pen, '#b8432f', '#b8702c');
  strands(pen, { colour: '#f0cf7a', radius: 76, many: 170, wide: 3 });
  for (let drop = 0; drop < 16; drop++) {
    const angle = pen.random.next() * 6.28;
    const away = pen.random.between(60, 76);
    ball(pen, Math.cos(angle) * away, Y + Math.sin(angle) * away, 3.2, 3.2, '#e8a040');
  }
}

function beefNoodles(pen: Pen): void {
  noodles(pen);
  for (const [x, y, turn] of [
    [-24, -128, -0.3],
    [6, -138, 0.2],
    [-38, -104, -0.9],
    [-10, -116, 0.1],
  ] as const)
    slice(pen, x, y, turn);
  for (const [x, turn] of [
    [34, 0.5],
    [44, 0.9],
  ] as const)
    shape(pen, `M${x - 18} -88 q${12 + turn * 6} -26 ${30} -20 q8 14 -10 26 q-12 6 -20 -6 Z`, '#3f8a46', {
      colour: '#245a30',
      from: -110,
      to: -80,
    });
  strewn(pen, ['#6ab04c', '#8fcf6a', '#3f8a46'], 26, 46, 3.4);
  strewn(pen, ['#d8342f', '#c02a24'], 6, 54, 2.8);
  chopsticks(pen);
}

function ramen(pen: Pen): void {
  noodles(pen);
  shape(pen, 'M22 -166 L62 -146 L46 -112 L8 -132 Z', '#24382c', { colour: '#142018', from: -166, to: -112 });
  slice(pen, -34, -124, -0.4);
  slice(pen, -20, -138, 0.1);
  halfEgg(pen, 30, -82);
  halfEgg(pen, 2, -66);
  ball(pen, -36, -78, 14, 14, '#fbf6f2');
  line(pen, 'M-36 -86 a8 8 0 1 1 -7 10 a5 5 0 1 0 7 -5', '#ec6f94', 2.4);
  strewn(pen, ['#6ab04c', '#8fcf6a'], 22, 40, 3.2);
  chopsticks(pen);
}

/** They lie over the rim. */
function chopsticks(pen: Pen): void {
  for (const shift of [0, 9]) {
    line(pen, `M${62 + shift * 0.5} ${-196 + shift} L${99} ${-28 + shift * 0.2}`, '#3a2014', 4.6);
    line(pen, `M${61.4 + shift * 0.5} ${-196 + shift} L${98.4} ${-28 + shift * 0.2}`, '#9a5c34', 2.4);
  }
}

function rice(pen: Pen): void {
  bowl(pen, '#3f6f96', '#e4ddd0');
  ball(pen, X, Y, 78, 78, '#f6f2ea');
  for (let grain = 0; grain < 260; grain++) {
    const angle = pen.random.next() * 6.28;
    const away = 76 * Math.sqrt(pen.random.next());
    const turn = pen.random.next() * 3.14;
    const [x, y] = [Math.cos(angle) * away, Y + Math.sin(angle) * away];
    line(
      pen,
      `M${x} ${y} l${Math.cos(turn) * 4} ${Math.sin(turn) * 4}`,
      pen.random.pick(['#ffffff', '#d8cfc0', '#eee8dc']),
      2.2,
    );
  }
  strewn(pen, ['#2c2420'], 10, 26, 1.4);
}

function soup(pen: Pen): void {
  bowl(pen, '#e8e0d0', '#c8702c');
  strewn(pen, ['#e8833a', '#f2b04a', '#d85a3a'], 16, 62, 9);
  strewn(pen, ['#5a9a4a', '#8fc46a'], 26, 66, 4.4);
  strewn(pen, ['#f2e2c0'], 9, 58, 8);
  strewn(pen, ['#f2b860'], 16, 70, 2.4);
}

/** Oats in milk. */
function porridge(pen: Pen): void {
  bowl(pen, '#e8e0d0', '#efdcb4');
  strewn(pen, ['#dcc08a', '#f8ecd0', '#e6d0a0'], 60, 68, 6);
}

function coffee(pen: Pen, drink: Colour = '#6f4426'): void {
  cup(pen, '#f0ece4', drink);
  shape(
    pen,
    'M0 -72 C-34 -92 -38 -122 -18 -126 C-8 -128 -2 -120 0 -114 C2 -120 8 -128 18 -126 C38 -122 34 -92 0 -72 Z',
    '#f4e2c6',
  );
  line(pen, 'M0 -80 C-24 -96 -28 -116 -17 -119 M0 -80 C24 -96 28 -116 17 -119', '#b98a5a', 2);
}

function tea(pen: Pen): void {
  cup(pen, '#f4f0e8', '#b8722c');
  pen.brush.globalAlpha = 0.4;
  line(pen, 'M-30 -118 C-20 -134 10 -138 26 -126', '#ffe8b8', 4);
  pen.brush.globalAlpha = 1;
}

/** On its saucer, the handle to the right. */
function cup(pen: Pen, glaze: Colour, drink: Colour): void {
  disc(pen, 98, mix(glaze, '#2a2030', 0.14));
  disc(pen, 95, mix(glaze, '#ffffff', 0.2));
  disc(pen, 70, mix(glaze, '#2a2030', 0.12));
  line(pen, `M48 -92 L84 -80`, mix(glaze, '#2a2030', 0.34), 15);
  line(pen, `M48 -95 L84 -84`, mix(glaze, '#ffffff', 0.1), 12);
  bowl(pen, glaze, drink, 62);
}

function pizza(pen: Pen): void {
  const { random } = pen;
  ball(pen, X, Y, 98, 98, '#c98a42');
  for (let bump = 0; bump < 34; bump++) {
    const angle = (bump / 34) * 6.283;
    const tone = random.pick(['#d89a50', '#c07c38', '#e2aa60']);
    ball(pen, Math.cos(angle) * 89, Y + Math.sin(angle) * 89, 9.6, 9.6, tone);
  }
  disc(pen, 84, '#c23c22');
  ball(pen, X, Y, 81, 81, '#f2c65a');
  strewn(pen, ['#f8dc8a', '#eab84a', '#e0a03c'], 44, 74, 8);
  for (const [x, y] of [
    [-44, -140],
    [4, -152],
    [46, -128],
    [-58, -92],
    [-8, -104],
    [52, -76],
    [-30, -52],
    [18, -44],
  ] as const) {
    ball(pen, x, y, 15, 15, '#b8322a');
    for (let spot = 0; spot < 4; spot++)
      disc(pen, 1.6, '#e2705a', x + random.between(-9, 9), y + random.between(-9, 9));
  }
  for (const [x, y] of [
    [-20, -128],
    [28, -98],
    [-36, -76],
    [6, -72],
  ] as const)
    shape(pen, `M${x - 13} ${y} q6 -11 20 -8 q6 8 -6 13 q-9 3 -14 -5 Z`, '#4f9a48', {
      colour: '#2c6a30',
      from: y - 10,
      to: y + 8,
    });
  pen.brush.globalAlpha = 0.5;
  for (let cut = 0; cut < 4; cut++) {
    const angle = (cut / 4) * Math.PI + 0.3;
    const [dx, dy] = [Math.cos(angle) * 97, Math.sin(angle) * 97];
    line(pen, `M${-dx} ${Y - dy} L${dx} ${Y + dy}`, '#7a4418', 1.8);
  }
  pen.brush.globalAlpha = 1;
}

function salad(pen: Pen): void {
  const { random } = pen;
  bowl(pen, '#d8c4a0', '#3c6a34');
  for (let leaf = 0; leaf < 46; leaf++) {
    const angle = random.next() * 6.28;
    const away = 66 * Math.sqrt(random.next());
    const [x, y] = [Math.cos(angle) * away, Y + Math.sin(angle) * away];
    const green = random.pick(['#6aaa4a', '#8cc45a', '#4a8a3c', '#a4d06a']);
    shape(
      pen,
      `M${x - 15} ${y} q4 -15 16 -12 q14 2 13 12 q-4 13 -17 11 q-11 0 -12 -11 Z`,
      mix(green, '#ffffff', 0.1),
      {
        colour: mix(green, '#10240c', 0.35),
        from: y - 13,
        to: y + 12,
      },
    );
    line(pen, `M${x - 9} ${y} q9 -3 18 -1`, mix(green, '#ffffff', 0.4), 1);
  }
  for (const [x, y] of [
    [-38, -126],
    [30, -136],
    [44, -88],
    [-24, -64],
    [2, -104],
  ] as const) {
    ball(pen, x, y, 13, 13, '#d83a2c');
    ball(pen, x, y, 8.4, 8.4, '#ee7a5a');
  }
  for (const [x, y] of [
    [-50, -92],
    [18, -66],
    [-8, -142],
  ] as const) {
    disc(pen, 14, '#5a9a48', x, y);
    disc(pen, 12.4, '#d4e8b0', x, y);
    disc(pen, 6, '#bcd894', x, y);
  }
  strewn(pen, ['#f6f0e0', '#ece2c8'], 10, 56, 5.4);
}

function cake(pen: Pen): void {
  ball(pen, X, Y, 92, 92, '#f6e4d0');
  disc(pen, 80, '#fdf4e8');
  for (let puff = 0; puff < 16; puff++) {
    const angle = (puff / 16) * 6.283;
    const [x, y] = [Math.cos(angle) * 78, Y + Math.sin(angle) * 78];
    ball(pen, x, y, 13, 13, '#fff8f0');
    if (puff % 2 === 0) ball(pen, x, y - 1, 9, 9, '#e0383c');
    else line(pen, `M${x - 5} ${y} a5 5 0 1 1 8 3`, '#ecd6c4', 1.6);
  }
  strewn(pen, ['#f27d9a', '#8ac6ea', '#f4c84a', '#8fcf7a'], 46, 56, 2.2);
}

function spaghetti(pen: Pen): void {
  ball(pen, X, Y, 84, 84, '#dca84a');
  strands(pen, { colour: '#f2d27a', radius: 84, many: 130, wide: 2.8 });
  ball(pen, X, Y, 44, 40, '#b8321f');
  strewn(pen, ['#d8503a', '#a82a1c', '#7a3a24'], 36, 38, 6);
  for (const [x, y] of [
    [-6, -116],
    [12, -104],
    [-4, -94],
  ] as const)
    shape(pen, `M${x - 14} ${y + 3} q8 -16 26 -9 q-5 16 -26 9 Z`, '#5aa048', {
      colour: '#2c6c30',
      from: y - 12,
      to: y + 8,
    });
}

function curry(pen: Pen): void {
  ball(pen, X, Y, 88, 88, '#8a4a1c');
  strewn(pen, ['#c8742c', '#e08a34'], 12, 62, 11);
  strewn(pen, ['#e2c07a'], 8, 60, 12);
  pen.brush.save();
  pen.brush.beginPath();
  pen.brush.ellipse(-40, Y, 54, 84, 0, 0, 7);
  pen.brush.clip();
  ball(pen, X, Y, 88, 88, '#f6f2ea');
  for (let grain = 0; grain < 150; grain++) {
    const [x, y] = [pen.random.between(-88, 14), Y + pen.random.between(-84, 84)];
    line(pen, `M${x} ${y} l${pen.random.between(-4, 4)} ${pen.random.between(-3, 3)}`, '#ddd5c6', 2);
  }
  pen.brush.restore();
}

function pancakes(pen: Pen): void {
  for (const [x, y] of [
    [5, -95],
    [-4, -101],
    [0, -100],
  ] as const) {
    ball(pen, x, y, 84, 84, '#e2b06a');
    disc(pen, 76, '#b8742c', x, y);
  }
  ball(pen, X, Y, 72, 72, '#c98a42');
  shape(
    pen,
    'M-52 -108 C-40 -150 40 -150 54 -112 C66 -80 30 -50 4 -58 C-30 -44 -64 -70 -52 -108 Z',
    '#8a4414',
  );
  shape(pen, 'M-20 -120 L18 -124 L22 -88 L-16 -84 Z', '#fbe9a8', { colour: '#eccb6a', from: -124, to: -84 });
}

function burger(pen: Pen): void {
  strewn(pen, ['#7cc04a', '#5a9a38'], 40, 90, 14);
  ball(pen, X, Y, 84, 84, '#d28a3c');
  ball(pen, -pen.side * -14, Y - 14, 54, 54, '#e2a458');
  for (let seed = 0; seed < 34; seed++) {
    const angle = pen.random.next() * 6.28;
    const away = 62 * Math.sqrt(pen.random.next());
    ball(pen, Math.cos(angle) * away, Y + Math.sin(angle) * away, 3.6, 2.2, '#fbf0d0');
  }
}

/** A plant over the rim of its pot. */
function pottedPlant(pen: Pen): void {
  disc(pen, 62, '#e8e2d6');
  disc(pen, 54, '#5a4334');
  for (let ring = 0; ring < 3; ring++)
    for (let leaf = 0; leaf < 9 - ring * 2; leaf++) {
      const turn = (leaf / (9 - ring * 2)) * Math.PI * 2 + ring * 0.5;
      const long = 96 - ring * 26;
      const green = mix('#3f8a4a', ring === 0 ? '#173a24' : '#a4d08a', 0.14 + ring * 0.1);
      const { brush } = pen;
      brush.save();
      brush.translate(X, Y);
      brush.rotate(turn);
      shape(
        pen,
        `M0 0 C-24 ${-long * 0.4} -16 ${-long * 0.8} 0 ${-long} C16 ${-long * 0.8} 24 ${-long * 0.4} 0 0 Z`,
        green,
        {
          colour: mix(green, '#0c2a18', 0.3),
          from: -long,
          to: 0,
        },
      );
      line(pen, `M0 -6 L0 ${-long * 0.86}`, mix(green, '#eef6d0', 0.4), 1.6);
      brush.restore();
    }
}

type FromAbove = { paint: (pen: Pen) => void; isOnPlate: boolean };

/** By the keys of the lexicon; `isOnPlate`: it is no vessel of its own. */
const DISHES: Readonly<Record<string, FromAbove>> = {
  ramen: { paint: ramen, isOnPlate: false },
  sushi: { paint: sushiFromAbove, isOnPlate: false },
  'mapo-tofu': { paint: mapoFromAbove, isOnPlate: false },
  bibimbap: { paint: bibimbapFromAbove, isOnPlate: false },
  'beef-noodles': { paint: beefNoodles, isOnPlate: false },
  rice: { paint: rice, isOnPlate: false },
  hotpot: { paint: soup, isOnPlate: false },
  'bowl-with-spoon': { paint: porridge, isOnPlate: false },
  coffee: { paint: (pen) => coffee(pen), isOnPlate: false },
  'matcha-latte': { paint: (pen) => coffee(pen, '#8aa84a'), isOnPlate: false },
  tea: { paint: teapotFromAbove, isOnPlate: false },
  'teacup-without-handle': { paint: tea, isOnPlate: false },
  'green-salad': { paint: salad, isOnPlate: false },
  pizza: { paint: pizza, isOnPlate: false },
  cake: { paint: cake, isOnPlate: true },
  spaghetti: { paint: spaghetti, isOnPlate: true },
  'curry-rice': { paint: curry, isOnPlate: true },
  pancakes: { paint: pancakes, isOnPlate: true },
  'potted-plant': { paint: pottedPlant, isOnPlate: false },
  burger: { paint: burger, isOnPlate: true },
  ...GLASSES_FROM_ABOVE,
};

/** A dish as it is seen from above; undefined where it has no such drawing. */
export function dishFromAbove({
  key,
  words = '',
}: Pick<Subject, 'key' | 'words'>): (OwnDrawing & FromAbove) | undefined {
  const isBeef = key === 'ramen' && /牛肉|兰州|beef/i.test(words);
  const dish = DISHES[isBeef ? 'beef-noodles' : key] ?? heapFromAbove(`own/${key}`);
  return dish && { width: 204, height: 204, ...dish, paint: (pen) => centred(pen, dish.paint) };
}

const BOARDS: ReadonlySet<string> = new Set(['charcuterie', 'pizza']);
const CUPS: ReadonlySet<string> = new Set(['coffee', 'teacup-without-handle', 'matcha-latte']);

/** How wide it is from above, in metres; of what lies on a plate without the plate. */
export function acrossFromAbove({ key, words }: Pick<Subject, 'key' | 'words'>): number {
  if (BOARDS.has(key)) return 0.34;
  if (CUPS.has(key)) return 0.15;
  if (isDrink(key)) return 0.09;
  const dish = dishFromAbove({ key, words });
  return dish?.isOnPlate === false ? 0.24 : 0.18;
}

function centred(pen: Pen, paint: (pen: Pen) => void): void {
  pen.brush.translate(0, -2);
  paint(pen);
}
