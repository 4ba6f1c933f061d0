// Fruit of orchards and hedges, whole and cut through. In a hundred units for the height of each.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { blush, box, DARK, face, gloss, leafOn, placed, strewn, type Fruit } from './fruit-forms.ts';
import { ball, line, shape, type Pen } from './pen.ts';

function pomegranate(pen: Pen): void {
  const red = '#c8303a';
  shape(pen, 'M-13 -86 L-20 -112 L-8 -102 L0 -114 L8 -102 L20 -112 L13 -86 Z', '#d8584a', {
    colour: '#9a2428',
    from: -112,
    to: -86,
  });
  ball(pen, 0, -46, 47, 46, red);
  blush(pen, -14, -32, 28, '#f0a03c', 0.6);
  gloss(pen, 0, -46, 46, 46, 0.55);
}

function pomegranateHalf(pen: Pen): void {
  face(
    pen,
    [0, -46],
    [47, 46],
    [
      [1, '#c03038'],
      [0.9, '#f6e2c8'],
    ],
  );
  for (let part = 0; part < 6; part++) {
    const turn = (part / 6) * Math.PI * 2 + 0.3;
    for (const [far, aside] of [
      [14, 0],
      [22, -0.2],
      [22, 0.2],
      [30, -0.3],
      [31, 0],
      [30, 0.3],
      [37, -0.16],
      [37, 0.18],
    ] as const) {
      const [x, y] = [Math.cos(turn + aside) * far, -46 + Math.sin(turn + aside) * far * 0.98];
      ball(pen, x, y, 5.2, 5, '#b8142c');
      ball(pen, x + pen.side * 1.4, y - 1.6, 1.4, 1.1, '#ff9aa4');
    }
  }
}

function persimmon(pen: Pen): void {
  ball(pen, 0, -38, 50, 38, '#ee7a1e');
  gloss(pen, 0, -36, 48, 36, 0.6);
  for (const turn of [-1.75, -0.7, 0.7, 1.75])
    placed(pen, 0, -68, () => {
      pen.brush.scale(1, 0.62);
      pen.brush.rotate(turn);
      shape(pen, 'M-4 2 C-16 -6 -14 -22 0 -30 C14 -22 16 -6 4 2 Z', '#9ab05a', {
        colour: '#5a6a2c',
        from: -30,
        to: 2,
      });
    });
  line(pen, 'M0 -69 L4 -84', '#6a4a2a', 6);
}

/** A groove from the stalk down one side. */
function stoneFruit(skin: Colour, cheek: Colour, bloom = 0): (pen: Pen) => void {
  return (pen) => {
    ball(pen, 0, -46, 46, 46, skin);
    blush(pen, pen.side * 10, -44, 34, cheek, 0.7);
    line(pen, 'M2 -90 Q-22 -50 -6 -3', mix(skin, DARK, 0.34), 2.6);
    gloss(pen, 0, -46, 46, 46, 0.4);
    if (bloom > 0) blush(pen, pen.side * 8, -62, 26, '#e8e4f8', bloom);
    line(pen, 'M2 -90 Q4 -98 10 -102', '#6a4a2a', 5);
    leafOn(pen, 8, -100, 1.3, 36);
  };
}

function stoneHalf(skin: Colour, flesh: Colour, stone: Colour): (pen: Pen) => void {
  return (pen) => {
    face(
      pen,
      [0, -43],
      [44, 43],
      [
        [1, skin],
        [0.93, flesh],
      ],
    );
    ball(pen, 0, -43, 17, 20, mix(flesh, DARK, 0.34));
    ball(pen, 0, -43, 14, 17, stone);
    line(pen, 'M-4 -54 Q2 -43 -3 -32 M5 -52 Q8 -42 4 -33', mix(stone, DARK, 0.4), 1.8);
  };
}

function fig(pen: Pen): void {
  const purple = '#54305c';
  shape(
    pen,
    'M2 -106 C6 -92 20 -82 36 -62 C58 -30 40 0 0 0 C-40 0 -58 -30 -36 -62 C-20 -82 -6 -92 -4 -106 Z',
    mix(purple, '#b89ac8', 0.34),
    {
      colour: mix(purple, '#0e0612', 0.44),
      from: -104,
      to: 0,
    },
  );
  for (const bend of [-28, -12, 6, 24])
    line(pen, `M${bend * 0.2} -94 Q${bend * 1.9} -44 ${bend * 0.8} -6`, mix(purple, '#c8a8d8', 0.24), 2);
  gloss(pen, 0, -44, 44, 44, 0.36);
  line(pen, 'M-1 -104 L2 -112', '#8a9a4a', 6);
}

function figHalf(pen: Pen): void {
  const outline =
    'M0 -96 C8 -82 22 -74 34 -56 C54 -28 38 0 0 0 C-38 0 -54 -28 -34 -56 C-22 -74 -8 -82 0 -96 Z';
  shape(pen, outline, '#54305c');
  placed(pen, 0, -4, () => shape(pen, outline, '#f2e6c8'), 0.91);
  placed(pen, 0, -10, () => shape(pen, outline, '#d8525a', { colour: '#a82a40', from: -80, to: 0 }), 0.72);
  strewn(pen, 44, [0.12, 0.94], (x, y) => ball(pen, x * 27, -34 + y * 24, 1.8, 1.6, '#f8dca0'));
  ball(pen, 0, -32, 7, 10, '#f0c8b0');
}

function loquat(pen: Pen): void {
  const gold = '#f2a83a';
  ball(pen, 0, -48, 38, 48, gold);
  ball(pen, 0, -4, 8, 4, '#7a5a34');
  gloss(pen, 0, -50, 38, 46, 0.5);
  line(pen, 'M0 -94 L3 -110', '#7a5a3a', 7);
  leafOn(pen, 2, -102, -1.1, 40);
}

function bayberry(pen: Pen): void {
  const red = '#a01c3c';
  ball(pen, 0, -46, 44, 46, mix(red, DARK, 0.4));
  strewn(pen, 110, [0, 0.97], (x, y) =>
    ball(
      pen,
      x * 44,
      -46 + y * 45,
      4.4,
      4.2,
      mix(red, y < -0.1 ? '#f0607a' : DARK, 0.1 + Math.abs(y) * 0.26),
    ),
  );
  line(pen, 'M0 -90 L3 -102', '#5a7a34', 5);
  leafOn(pen, 2, -98, 1.2, 36);
}

function berry(colour: Colour, long: number): (pen: Pen) => void {
  return (pen) => {
    ball(pen, 0, -long / 2 - 4, 35, long / 2, mix(colour, DARK, 0.4));
    const rows = Math.round(long / 13);
    for (let row = 0; row < rows; row++) {
      const y = -long + row * 13;
      const half = 31 * Math.sqrt(Math.max(0.1, 1 - ((y + long / 2 + 4) / (long / 2 + 6)) ** 2));
      const many = Math.max(2, Math.round(half / 7.4));
      for (let at = 0; at < many; at++) {
        const x = ((at + 0.5) / many - 0.5) * 2 * half * 1.1;
        ball(pen, x, y + (at % 2) * 3, 9, 8.4, mix(colour, '#ffffff', 0.1));
        ball(pen, x + pen.side * 2.6, y - 2.6 + (at % 2) * 3, 2, 1.6, mix(colour, '#ffffff', 0.6));
      }
    }
    for (const turn of [-1, -0.4, 0.2, 0.8])
      line(pen, `M0 ${-long - 2} L${Math.sin(turn) * 22} ${-long - Math.cos(turn) * 9}`, '#6a9a3c', 5);
  };
}

function redBerry(colour: Colour, crown: boolean): (pen: Pen) => void {
  return (pen) => {
    ball(pen, 0, -44, 44, 44, colour);
    gloss(pen, 0, -44, 44, 44, 0.7);
    if (!crown) return;
    for (const turn of [-1.1, -0.4, 0.4, 1.1])
      line(pen, `M0 -84 L${Math.sin(turn) * 14} ${-86 - Math.cos(turn) * 9}`, '#7a3a24', 5);
  };
}

function jujube(pen: Pen): void {
  const red = '#9a2a20';
  ball(pen, 0, -50, 36, 50, red);
  for (const bend of [-22, -8, 7, 20])
    line(pen, `M${bend * 0.5} -92 Q${bend * 1.5} -50 ${bend * 0.6} -10`, mix(red, '#f0886a', 0.28), 2.4);
  gloss(pen, 0, -50, 36, 48, 0.5);
  ball(pen, 0, -97, 6, 3, '#4a2a1c');
}

export const ORCHARD_FRUITS = {
  pomegranate: { piece: box(100, 116, pomegranate), half: box(96, 94, pomegranateHalf) },
  persimmon: { piece: box(104, 92, persimmon) },
  plum: {
    piece: box(100, 110, stoneFruit('#6a2a5c', '#a83a5a', 0.4)),
    half: box(92, 88, stoneHalf('#5a2450', '#f0b03c', '#a8703c')),
  },
  apricot: {
    piece: box(100, 110, stoneFruit('#f2a442', '#e8744a')),
    half: box(92, 88, stoneHalf('#ee9a3a', '#f8bc54', '#9a6234')),
  },
  nectarine: {
    piece: box(100, 110, stoneFruit('#e8823c', '#c8303c')),
    half: box(92, 88, stoneHalf('#d84a3c', '#f6c45a', '#9a4a34')),
  },
  fig: { piece: box(100, 114, fig), half: box(94, 98, figHalf) },
  loquat: { piece: box(100, 116, loquat), isSmall: true },
  bayberry: { piece: box(96, 104, bayberry), isSmall: true },
  blackberry: { piece: box(84, 96, berry('#3a2a4c', 78)), isSmall: true },
  mulberry: { piece: box(78, 112, berry('#4a1c3c', 96)), isSmall: true },
  cranberry: { piece: box(92, 92, redBerry('#c81e34', false)), isSmall: true },
  hawthorn: { piece: box(92, 98, redBerry('#cc3a2c', true)), isSmall: true },
  jujube: { piece: box(78, 104, jujube), isSmall: true },
  kumquat: { piece: box(92, 92, redBerry('#f29424', true)), isSmall: true },
} as const satisfies Record<string, Fruit>;
