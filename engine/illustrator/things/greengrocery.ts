// Vegetables as they lie at a greengrocer's: long fruit, leaves, heads and pods. In millimetres or near them.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, DARK, face, leafOn, placed, strewn, type Fruit, type Paint } from './fruit-forms.ts';
import { ball, bar, line, shape, type Pen } from './pen.ts';
import { ROOTS_AND_STALKS } from './roots-and-stalks.ts';

/** A long fruit that lies, from its stalk at the left to the right. */
function long(pen: Pen, half: number, reach: number, skin: Colour, stripe?: Colour): void {
  const y = -half;
  shape(
    pen,
    `M${-reach} ${y} C${-reach} ${y - half} ${-reach * 0.6} ${y - half} 0 ${y - half} C${reach * 0.7} ${y - half * 1.06} ${reach} ${y - half * 0.8} ${reach} ${y} C${reach} ${y + half * 0.8} ${reach * 0.7} ${y + half * 1.06} 0 ${y + half} C${-reach * 0.6} ${y + half} ${-reach} ${y + half} ${-reach} ${y} Z`,
    mix(skin, '#ffffff', 0.2),
    { colour: mix(skin, '#0c2414', 0.4), from: y - half, to: y + half },
  );
  if (stripe !== undefined)
    for (const row of [-0.6, -0.2, 0.2, 0.6])
      line(
        pen,
        `M${-reach * 0.9} ${y + row * half * 0.8} Q0 ${y + row * half * 1.2} ${reach * 0.9} ${y + row * half * 0.8}`,
        stripe,
        1.8,
      );
}

function zucchini(pen: Pen): void {
  long(pen, 20, 92, '#3f7a3c', '#8ab86a');
  shape(pen, 'M-90 -26 L-112 -30 L-116 -18 L-90 -12 Z', '#a8b86a', { colour: '#6a7a3c', from: -30, to: -12 });
}

function winterMelon(pen: Pen): void {
  long(pen, 46, 104, '#7aa878');
  for (let dust = 0; dust < 60; dust++)
    ball(pen, pen.random.between(-92, 60), pen.random.between(-84, -14), 2.4, 1.6, '#d8e8d4');
  placed(pen, 100, -46, () => {
    pen.brush.scale(0.36, 1);
    face(
      pen,
      [0, 0],
      [46, 46],
      [
        [1, '#5f8f5c'],
        [0.92, '#f4f8ea'],
        [0.5, '#e4ecd0'],
      ],
    );
  });
}

function greens(leaf: Colour, stalk: Colour, curled: boolean): Paint {
  return (pen) => {
    for (let at = 0; at < 11; at++) {
      const turn = (at % 2 === 0 ? -1 : 1) * (0.95 - Math.floor(at / 2) * 0.19);
      const tall = 112 - Math.abs(turn) * 20;
      placed(
        pen,
        0,
        0,
        () => {
          line(pen, `M0 0 Q4 ${-tall * 0.3} 0 ${-tall * 0.6}`, stalk, 6);
          if (curled)
            for (let frill = 0; frill < 26; frill++) {
              const part = frill / 25;
              const half = Math.sin(part * 2.9) * 22 + 4;
              for (const side of [-1, 1])
                ball(
                  pen,
                  side * (half + (frill % 2) * 4),
                  -tall * (0.3 + part * 0.72),
                  7,
                  6,
                  mix(leaf, frill % 2 === 0 ? '#a8d080' : '#0c2a18', 0.24),
                );
            }
          shape(
            pen,
            `M0 ${-tall * 0.3} C-26 ${-tall * 0.44} -26 ${-tall * 0.94} 0 ${-tall} C26 ${-tall * 0.94} 26 ${-tall * 0.44} 0 ${-tall * 0.3} Z`,
            mix(leaf, '#d8f0a0', 0.2),
            { colour: mix(leaf, '#0c2a18', 0.34), from: -tall, to: -tall * 0.3 },
          );
          line(pen, `M0 ${-tall * 0.3} L0 ${-tall * 0.92}`, mix(stalk, '#ffffff', 0.3), 2.4);
          for (const part of [0.46, 0.6, 0.74])
            line(
              pen,
              `M0 ${-tall * part} L-16 ${-tall * (part + 0.1)} M0 ${-tall * part} L16 ${-tall * (part + 0.1)}`,
              mix(leaf, '#f0f8d0', 0.4),
              1.2,
            );
        },
        1,
        turn,
      );
    }
    ball(pen, 0, -5, 13, 8, mix(stalk, '#e8a0a0', 0.4));
  };
}

function cauliflower(pen: Pen): void {
  for (const turn of [-1.25, 1.25, -0.8, 0.8]) leafOn(pen, turn * 20, -16, turn, 92, '#8ab85a');
  ball(pen, 0, -62, 56, 48, '#e4dcc0');
  for (const [part, many] of [
    [0.95, 40],
    [0.5, 18],
  ] as const)
    strewn(pen, many, [0, part], (x, y) => {
      const [cx, cy] = [x * 50, -64 + y * 42];
      ball(pen, cx, cy, 11, 9.4, '#f6f0dc');
      ball(pen, cx - 3, cy + 3, 4, 3, '#e8dfc2');
    });
  for (const turn of [-0.95, 0.95, -0.34, 0.3])
    leafOn(pen, turn * 46, 0, turn * 0.9, 62 - Math.abs(turn) * 8, '#9ac46a');
}

function artichoke(pen: Pen): void {
  bar(pen, -8, -24, 16, 24, '#8aa05a', 3);
  for (let row = 0; row < 6; row++) {
    const y = -96 + row * 14;
    const half = [10, 22, 32, 38, 40, 34][row] ?? 30;
    const many = 2 + row;
    for (let at = 0; at < many; at++) {
      const aside = many === 1 ? 0 : (at / (many - 1) - 0.5) * 2;
      placed(
        pen,
        aside * half,
        y + 30 - Math.abs(aside) * 6,
        () =>
          shape(
            pen,
            'M-16 0 C-18 -20 -6 -30 0 -38 C6 -30 18 -20 16 0 Q0 10 -16 0 Z',
            mix('#8fac6a', '#8a6a9a', row < 2 ? 0.3 : 0.06),
            {
              colour: mix('#5a7a44', DARK, 0.12),
              from: -36,
              to: 6,
            },
          ),
        1,
        aside * 0.5,
      );
    }
  }
}

/** Two lengths of it, and its holes where it is cut. */
function lotusRoot(pen: Pen): void {
  const skin = '#d8b48a';
  for (const [x, half, reach] of [
    [-66, 27, 46],
    [18, 31, 46],
  ] as const) {
    placed(pen, x, 0, () => long(pen, half, reach, skin));
    for (let fleck = 0; fleck < 12; fleck++)
      line(
        pen,
        `M${x + pen.random.between(-36, 36)} ${-pen.random.between(8, half * 2 - 8)} h6`,
        mix(skin, '#6a4424', 0.5),
        1.2,
      );
  }
  ball(pen, -24, -28, 6, 17, mix(skin, '#5a3a1c', 0.5));
  placed(pen, 66, -32, () => {
    pen.brush.scale(0.74, 1);
    face(
      pen,
      [0, 0],
      [33, 32],
      [
        [1, mix(skin, '#8a5a34', 0.3)],
        [0.92, '#faf2e2'],
      ],
    );
    for (let hole = 0; hole < 8; hole++) {
      const turn = (hole / 8) * Math.PI * 2;
      placed(
        pen,
        Math.cos(turn) * 18,
        Math.sin(turn) * 18,
        () => ball(pen, 0, 0, 6, 4.2, '#8a6444'),
        1,
        turn,
      );
    }
    ball(pen, 0, 0, 4, 4, '#8a6444');
  });
}

/** Long rods, a slice of white before them. */
function yam(pen: Pen): void {
  for (const [y, turn] of [
    [-30, -0.05],
    [-8, 0.04],
  ] as const)
    placed(
      pen,
      0,
      y,
      () => {
        long(pen, 15, 108, '#b08f64');
        for (let hair = 0; hair < 24; hair++) {
          const x = pen.random.between(-96, 96);
          line(pen, `M${x} ${-pen.random.between(2, 28)} l${pen.random.between(-3, 3)} -6`, '#7a5a3a', 1);
        }
      },
      1,
      turn,
    );
  for (const x of [58, 92]) {
    ball(pen, x, -14, 17, 14, '#a8845a');
    face(pen, [x + 2, -13], [15, 12.5], [[1, '#fdfaf2']]);
  }
}

/** Long and thin, in a loose heap. */
function beanPods(pen: Pen): void {
  for (let at = 0; at < 12; at++)
    placed(
      pen,
      ((at * 37) % 30) - 15,
      -8 - (at % 4) * 9,
      () => {
        const tone = mix('#5f9a3c', at % 2 === 0 ? '#d8f08a' : '#12381c', 0.16);
        line(pen, 'M-82 0 Q0 -18 82 4', mix(tone, '#0c2414', 0.4), 11);
        line(pen, 'M-82 -1 Q0 -19 82 3', tone, 9);
        line(pen, 'M-82 0 l-8 -3', '#7a9a4a', 2.4);
      },
      1,
      ((at % 5) - 2) * 0.09,
    );
}

function woodEar(pen: Pen): void {
  for (const [x, y, size, turn] of [
    [-40, -34, 1, -0.3],
    [38, -36, 1, 0.4],
    [0, -46, 1.1, 0],
    [-20, -16, 1, 0.2],
    [26, -14, 0.95, -0.2],
  ] as const)
    placed(
      pen,
      x,
      y,
      () => {
        shape(
          pen,
          'M-34 6 C-40 -14 -22 -18 -16 -26 C-4 -34 6 -22 16 -26 C32 -24 40 -4 32 8 C20 2 10 18 -4 10 C-14 18 -26 4 -34 6 Z',
          '#6a4a40',
          {
            colour: '#241618',
            from: -28,
            to: 12,
          },
        );
        line(pen, 'M-32 5 C-24 -2 -14 12 -4 6 C8 14 18 -2 31 6', '#a8847a', 2.4);
      },
      size,
      turn,
    );
}

function sausage(pen: Pen): void {
  for (const [y, turn] of [
    [-26, -0.12],
    [-4, 0.08],
  ] as const)
    placed(
      pen,
      0,
      y,
      () => {
        const skin = '#b8583a';
        line(pen, 'M-66 -14 Q0 -34 66 -12', mix(skin, DARK, 0.4), 30);
        line(pen, 'M-66 -15 Q0 -35 66 -13', skin, 26);
        line(pen, 'M-60 -24 Q0 -43 58 -21', mix(skin, '#ffd0a0', 0.5), 4);
        for (const x of [-40, -14, 12, 38])
          line(pen, `M${x} ${-33 + Math.abs(x) * 0.12} l10 14`, mix(skin, DARK, 0.5), 3);
        for (const side of [-1, 1]) line(pen, `M${side * 78} -13 l${side * 9} -5`, mix(skin, DARK, 0.2), 6);
      },
      1,
      turn,
    );
}

/** Folded to a quarter, its edges browned, cream and berries on it. */
function crepe(pen: Pen): void {
  for (const [x, turn] of [
    [-26, -0.14],
    [22, 0.12],
  ] as const)
    placed(
      pen,
      x,
      0,
      () => {
        shape(pen, 'M0 -74 C-30 -40 -52 -18 -62 -6 Q0 12 62 -6 C52 -18 30 -40 0 -74 Z', '#f2cc84', {
          colour: '#d09a4e',
          from: -70,
          to: 0,
        });
        line(pen, 'M-60 -8 Q0 10 60 -8 M-54 -14 Q0 4 54 -14', '#b8783a', 2.6);
        strewn(pen, 18, [0, 1], (dx, dy) => ball(pen, dx * 30, -24 + dy * 16, 3.4, 2, '#d8a458'));
      },
      1,
      turn,
    );
  for (const [x, y, size] of [
    [-8, -46, 15],
    [10, -46, 14],
    [0, -58, 13],
  ] as const)
    ball(pen, x, y, size, size * 0.8, '#fffaf0');
  for (const [x, y] of [
    [-14, -62],
    [12, -64],
    [0, -74],
  ] as const)
    ball(pen, x, y, 8, 8, '#d8283c');
}

export const GREENGROCERY: Readonly<Record<string, Fruit>> = {
  ...ROOTS_AND_STALKS,
  zucchini: {
    piece: box(220, 44, zucchini),
    shown: box(224, 84, (pen) => {
      placed(pen, 6, -34, zucchini, 0.94, -0.1);
      zucchini(pen);
    }),
  },
  'winter-melon': { piece: box(240, 94, winterMelon) },
  spinach: { piece: box(190, 120, greens('#2f7a3c', '#9ac06a', false)) },
  kale: { piece: box(210, 128, greens('#3a6a4a', '#a8c08a', true)) },
  cauliflower: { piece: box(214, 124, cauliflower) },
  artichoke: { piece: box(132, 136, artichoke) },
  'lotus-root': { piece: box(220, 68, lotusRoot) },
  'chinese-yam': { piece: box(230, 72, yam) },
  'green-beans': { piece: box(230, 70, beanPods) },
  'wood-ear': { piece: box(150, 84, woodEar) },
  sausage: { piece: box(190, 70, sausage) },
  crepe: { piece: box(190, 92, crepe) },
};
