// Roots with their leaves, and stalks in bunches: radishes, beets, celery, leeks. In millimetres or near them.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, DARK, gloss, leafOn, placed, type Fruit } from './fruit-forms.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

type Root = {
  skin: Colour;
  top?: Colour;
  tip?: Colour;
  half: number;
  long: number;
  leaf: Colour;
  stalk: Colour;
};

/** It stands on its tip, its leaves up. */
function root(pen: Pen, { skin, top, tip, half, long, leaf, stalk }: Root): void {
  for (const [turn, tall] of [
    [-0.7, 62],
    [0.7, 60],
    [-0.3, 78],
    [0.34, 76],
    [0, 84],
  ] as const) {
    placed(
      pen,
      0,
      -long - 8,
      () => {
        line(pen, `M0 6 Q3 ${-tall * 0.3} 0 ${-tall * 0.5}`, stalk, 4);
        leafOn(pen, 0, -tall * 0.3, 0, tall * 0.74, leaf);
      },
      1,
      turn,
    );
  }
  const shoulder = long > half * 3 ? 0.86 : 0.6;
  shape(
    pen,
    `M0 ${-long - 8} C${half * 1.1} ${-long - 10} ${half * 1.15} ${-long * shoulder} ${half * 0.9} ${-long * 0.42} C${half * 0.6} ${-long * 0.16} 5 -14 2 0 L-2 0 C-5 -14 ${-half * 0.6} ${-long * 0.16} ${-half * 0.9} ${-long * 0.42} C${-half * 1.15} ${-long * shoulder} ${-half * 1.1} ${-long - 10} 0 ${-long - 8} Z`,
    mix(skin, '#ffffff', 0.16),
    { colour: tip ?? mix(skin, DARK, 0.26), from: -long, to: -4 },
  );
  if (top !== undefined) {
    pen.brush.save();
    pen.brush.globalAlpha = 0.86;
    shape(
      pen,
      `M0 ${-long - 8} C${half * 1.1} ${-long - 10} ${half * 1.12} ${-long * 0.74} ${half} ${-long * 0.56} Q0 ${-long * 0.4} ${-half} ${-long * 0.56} C${-half * 1.12} ${-long * 0.74} ${-half * 1.1} ${-long - 10} 0 ${-long - 8} Z`,
      top,
    );
    pen.brush.restore();
  }
  gloss(pen, 0, -long * 0.66, half, long * 0.3, 0.5);
}

function bunch(one: Root): OwnDrawing {
  return box(190, one.long + 96, (pen) => {
    for (const [x, turn] of [
      [-46, 0.3],
      [46, -0.3],
      [0, 0],
    ] as const)
      placed(pen, x, x === 0 ? 0 : -8, () => root(pen, one), 1, turn);
  });
}

const ROOTS = {
  radish: { skin: '#d82a4c', tip: '#f8dce0', half: 24, long: 50, leaf: '#5f9a3c', stalk: '#a8c86a' },
  daikon: {
    skin: '#f6f4ea',
    top: '#c8dc9a',
    tip: '#e0dccc',
    half: 24,
    long: 170,
    leaf: '#4f9a3c',
    stalk: '#a8c86a',
  },
  turnip: {
    skin: '#faf4ec',
    top: '#b05a9a',
    tip: '#e8dcc8',
    half: 38,
    long: 62,
    leaf: '#5f9a3c',
    stalk: '#a8c86a',
  },
  beetroot: { skin: '#7a1c3c', tip: '#4a0e24', half: 36, long: 64, leaf: '#4f8a3c', stalk: '#b02a54' },
} as const satisfies Record<string, Root>;

function rootFruit(one: Root): Fruit {
  return { piece: box(90, one.long + 92, (pen) => root(pen, one)), shown: bunch(one) };
}

function stalks(pen: Pen, count: number, paint: (x: number, lean: number, at: number) => void): void {
  for (let at = 0; at < count; at++) {
    const aside = (at / Math.max(1, count - 1) - 0.5) * 2;
    paint(aside, aside * 0.16, at);
  }
}

function celery(pen: Pen): void {
  stalks(pen, 7, (aside, lean) =>
    placed(
      pen,
      aside * 20,
      0,
      () => {
        bar(pen, -8, -138, 16, 138, '#b8d87a', 6);
        for (const groove of [-3, 1, 5]) line(pen, `M${groove} -130 V-6`, '#8ab04e', 1.3);
        for (const turn of [-0.8, -0.3, 0.3, 0.8]) {
          line(pen, `M0 -134 L${Math.sin(turn) * 30} ${-134 - Math.cos(turn) * 30}`, '#9ac45e', 4);
          leafOn(pen, Math.sin(turn) * 26, -132 - Math.cos(turn) * 26, turn, 30, '#6aa83c');
        }
      },
      1,
      lean,
    ),
  );
  ball(pen, 0, -8, 30, 9, '#dcecb4');
}

function asparagus(pen: Pen): void {
  stalks(pen, 9, (aside, lean, at) =>
    placed(
      pen,
      aside * 34,
      0,
      () => {
        const tall = 150 + (at % 3) * 10;
        bar(pen, -6, -tall, 12, tall, '#7aa84a', 5);
        for (let scale = 1; scale < 5; scale++)
          shape(pen, `M-5 ${-scale * 26} L0 ${-scale * 26 - 13} L5 ${-scale * 26} Z`, '#8a6a9a');
        for (const [dx, dy] of [
          [-4, 0],
          [4, -3],
          [0, -9],
          [-2, -17],
          [2, -21],
          [0, -28],
        ] as const)
          shape(
            pen,
            `M${dx - 4.6} ${-tall + dy + 8} Q${dx} ${-tall + dy - 12} ${dx + 4.6} ${-tall + dy + 8} Z`,
            dy % 2 === 0 ? '#5f8a4a' : '#8a6f96',
          );
      },
      1,
      lean,
    ),
  );
  bar(pen, -46, -74, 92, 15, '#c8965a', 4);
}

function leek(pen: Pen): void {
  stalks(pen, 3, (aside, lean) =>
    placed(
      pen,
      aside * 26,
      0,
      () => {
        shape(pen, 'M-11 -8 L-11 -120 L11 -120 L11 -8 Q0 0 -11 -8 Z', '#8ab86a', {
          colour: '#fbfaf2',
          from: -118,
          to: -60,
        });
        for (const x of [-6, 0, 6]) line(pen, `M${x} -116 V-12`, '#c8d8b0', 1);
        for (const turn of [-0.5, -0.22, 0.06, 0.3, 0.54]) leafOn(pen, turn * 12, -112, turn, 92, '#3f7a4a');
        for (const x of [-6, -2, 2, 6]) line(pen, `M${x} -4 q${x * 0.4} 4 ${x * 0.9} 8`, '#e8e0c8', 1.2);
      },
      1,
      lean * 1.3,
    ),
  );
}

function chives(pen: Pen): void {
  for (let leaf = 0; leaf < 34; leaf++) {
    const aside = (leaf / 33 - 0.5) * 2;
    line(
      pen,
      `M${aside * 20} 0 Q${aside * 22} -70 ${aside * 40 + Math.sin(leaf * 2.1) * 7} ${-150 + Math.cos(leaf * 1.7) * 14}`,
      mix('#3f8a3c', leaf % 3 === 0 ? '#a8d86a' : '#1c4a24', 0.3),
      4,
    );
    line(pen, `M${aside * 20} 0 L${aside * 20} -18`, '#f2f4dc', 4);
  }
  bar(pen, -26, -52, 52, 9, '#b8905a', 3);
}

export const ROOTS_AND_STALKS: Readonly<Record<string, Fruit>> = {
  ...Object.fromEntries(Object.entries(ROOTS).map(([key, one]) => [key, rootFruit(one)])),
  celery: { piece: box(130, 200, celery) },
  asparagus: { piece: box(130, 206, asparagus) },
  leek: { piece: box(170, 210, leek) },
  chives: { piece: box(110, 166, chives) },
};
