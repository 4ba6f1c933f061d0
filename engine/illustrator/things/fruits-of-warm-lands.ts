// Fruit of warm lands, whole and cut through. In a hundred units for the height of each.

import { mix } from '#engine/raster/colour.ts';
import { blush, box, DARK, face, gloss, leafOn, placed, strewn, type Fruit } from './fruit-forms.ts';
import { ball, line, shape, type Pen } from './pen.ts';

function dragonFruit(pen: Pen): void {
  const pink = '#e0327c';
  for (const [x, y, turn] of [
    [-34, -84, -0.7],
    [34, -84, 0.7],
    [-14, -100, -0.3],
    [14, -100, 0.3],
  ] as const)
    leafOn(pen, x * 0.7, y + 12, turn, 30, '#a8c84a');
  ball(pen, 0, -52, 42, 52, pink);
  for (const [row, y] of [-84, -66, -46, -26].entries())
    for (let at = 0; at < 4; at++) {
      const x = (at - 1.5 + (row % 2) * 0.5) * 24;
      if (Math.abs(x) > 40 - Math.abs(y + 52) * 0.3) continue;
      placed(
        pen,
        x,
        y,
        () =>
          shape(pen, 'M-10 6 C-9 -6 -2 -12 0 -22 C3 -12 9 -6 10 6 Z', '#b8cc4a', {
            colour: mix(pink, '#ff8ab8', 0.2),
            from: -20,
            to: 0,
          }),
        1,
        x * 0.012,
      );
    }
  gloss(pen, 0, -52, 42, 52, 0.3);
}

function dragonFruitHalf(pen: Pen): void {
  for (const [x, turn] of [
    [-42, -1.3],
    [42, 1.3],
    [-30, -0.6],
    [30, 0.6],
    [0, 0],
  ] as const)
    leafOn(pen, x * 0.9, -46 - Math.cos(turn) * 36, turn, 24, '#b0cc4a');
  face(
    pen,
    [0, -48],
    [42, 48],
    [
      [1, '#e0327c'],
      [0.88, '#fbf6f4'],
    ],
  );
  strewn(pen, 76, [0, 0.8], (x, y) => ball(pen, x * 40, -48 + y * 46, 1.6, 1.6, '#1c1418'));
}

function durian(pen: Pen): void {
  const skin = '#9aa03e';
  line(pen, 'M0 -98 Q4 -110 -2 -116', '#7a6a3a', 8);
  ball(pen, 0, -50, 52, 50, mix(skin, '#3a3a10', 0.34));
  for (let row = 0; row < 8; row++) {
    const y = -92 + row * 12;
    const half = 50 * Math.sqrt(Math.max(0.05, 1 - ((y + 50) / 52) ** 2));
    const many = Math.max(3, Math.round(half / 6));
    for (let at = 0; at < many; at++) {
      const x = ((at + 0.5 + (row % 2) * 0.25) / many - 0.5) * 2 * half;
      const out = x / 52;
      const tone = mix(skin, pen.side * out > 0 ? '#e8e08a' : '#3a3a10', Math.abs(out) * 0.4);
      shape(
        pen,
        `M${x - 6} ${y + 5} L${x + out * 7} ${y - 8} L${x + 6} ${y + 5} Z`,
        mix(tone, '#f0ecb0', 0.26),
        {
          colour: mix(tone, '#2a2a08', 0.34),
          from: y - 8,
          to: y + 6,
        },
      );
    }
  }
}

function durianOpen(pen: Pen): void {
  ball(pen, 0, -40, 52, 40, '#8a9038');
  for (let spike = 0; spike < 22; spike++) {
    const turn = (spike / 22) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    line(pen, `M${x * 48} ${-40 + y * 37} L${x * 56} ${-40 + y * 44}`, '#9aa03e', 5);
  }
  face(pen, [0, -42], [45, 34], [[1, '#f6eed0']]);
  for (const [x, y, rx, ry] of [
    [-18, -48, 19, 15],
    [20, -46, 18, 15],
    [0, -30, 20, 13],
  ] as const) {
    ball(pen, x, y, rx, ry, '#f2c63c');
    gloss(pen, x, y, rx, ry, 0.5);
  }
}

function papaya(pen: Pen): void {
  placed(pen, 0, -44, () => {
    shape(
      pen,
      'M-70 0 C-68 -34 -20 -44 30 -36 C66 -28 74 -10 74 2 C72 26 40 40 4 42 C-40 42 -70 28 -70 0 Z',
      '#e8b23c',
      {
        colour: '#b8661e',
        from: -40,
        to: 42,
      },
    );
    blush(pen, -38, 0, 37, '#5f9a3c', 0.8);
    gloss(pen, 10, 0, 60, 40, 0.4);
    line(pen, 'M-72 -2 l-8 -3', '#6a7a3a', 6);
  });
}

function papayaHalf(pen: Pen): void {
  const outline =
    'M-62 -30 C-60 -58 -20 -64 22 -58 C60 -52 72 -36 72 -28 C70 -8 40 4 2 2 C-40 0 -62 -10 -62 -30 Z';
  shape(pen, outline, '#d8a03a');
  shape(
    pen,
    'M-57 -30 C-55 -54 -20 -59 22 -54 C56 -48 67 -35 67 -28 C65 -12 38 -1 2 -2 C-38 -4 -57 -13 -57 -30 Z',
    '#f48a3c',
    {
      colour: '#e06a24',
      from: -58,
      to: 0,
    },
  );
  shape(
    pen,
    'M-30 -30 C-26 -42 0 -42 24 -38 C40 -34 44 -30 44 -28 C40 -18 20 -14 0 -16 C-20 -18 -32 -22 -30 -30 Z',
    '#c8501c',
  );
  strewn(pen, 34, [0, 1], (x, y) => {
    ball(pen, 6 + x * 34, -28 + y * 10, 3.4, 3, '#1e2420');
    ball(pen, 7 + x * 34, -29 + y * 10, 1.1, 0.9, '#8a9a94');
  });
}

function mangosteen(pen: Pen): void {
  ball(pen, 0, -44, 48, 44, '#4f1a34');
  gloss(pen, 0, -44, 48, 44, 0.4);
  for (const turn of [-1.5, -0.55, 0.55, 1.5])
    placed(pen, 0, -84, () => ball(pen, 0, -11, 12, 14, '#7f9a4a'), 1, turn);
  line(pen, 'M0 -84 L3 -102', '#7a6a3a', 7);
}

function mangosteenHalf(pen: Pen): void {
  face(
    pen,
    [0, -42],
    [46, 42],
    [
      [1, '#451430'],
      [0.9, '#a83a5a'],
      [0.66, '#7a2444'],
    ],
  );
  for (let part = 0; part < 6; part++) {
    const turn = (part / 6) * Math.PI * 2;
    ball(pen, Math.cos(turn) * 15, -42 + Math.sin(turn) * 14, 12.5, 11.5, '#fdfbf6');
  }
  ball(pen, 0, -42, 6, 5, '#e8dcd8');
}

function lychee(pen: Pen): void {
  const red = '#d23a4a';
  ball(pen, 0, -46, 44, 46, mix(red, DARK, 0.2));
  strewn(pen, 64, [0, 0.95], (x, y) => {
    const tone = mix(red, y < 0 ? '#ff9a8a' : DARK, Math.abs(y) * 0.3);
    ball(pen, x * 43, -46 + y * 45, 5, 4.6, tone);
  });
  line(pen, 'M0 -90 L4 -104', '#6a4a2a', 6);
  leafOn(pen, 3, -98, 1.2, 34);
}

/** Its shell off the upper half. */
function lycheePeeled(pen: Pen): void {
  ball(pen, 0, -48, 40, 44, '#fbf4f0');
  gloss(pen, 0, -50, 40, 44, 0.9);
  shape(
    pen,
    'M-44 -44 Q-30 -34 -18 -42 Q-4 -30 12 -40 Q28 -30 44 -46 C48 -14 26 0 0 0 C-26 0 -48 -14 -44 -44 Z',
    '#d23a4a',
    {
      colour: '#7a1428',
      from: -46,
      to: 0,
    },
  );
  strewn(pen, 22, [0.1, 1], (x, y) => {
    if (y > -0.2) ball(pen, x * 36, -26 + y * 22, 4, 3.4, '#e0606a');
  });
}

function longan(pen: Pen): void {
  const shell = '#c09a5a';
  ball(pen, 0, -45, 44, 45, shell);
  strewn(pen, 60, [0, 0.95], (x, y) =>
    ball(pen, x * 43, -45 + y * 44, 1.7, 1.5, mix(shell, '#5a3a14', 0.42)),
  );
  line(pen, 'M0 -88 Q2 -98 10 -104', '#7a5a34', 6);
}

function longanPeeled(pen: Pen): void {
  ball(pen, 0, -46, 38, 42, '#f0ece2');
  ball(pen, 4, -46, 17, 18, '#3a2018');
  pen.brush.save();
  pen.brush.globalAlpha = 0.5;
  ball(pen, 0, -46, 36, 40, '#fbf8f0');
  pen.brush.restore();
  gloss(pen, 0, -50, 38, 42, 0.9);
  shape(
    pen,
    'M-42 -38 Q-26 -28 -12 -36 Q4 -26 18 -34 Q32 -26 42 -40 C44 -12 26 0 0 0 C-26 0 -44 -12 -42 -38 Z',
    '#c8a268',
    {
      colour: '#7a5428',
      from: -38,
      to: 0,
    },
  );
}

function rambutan(pen: Pen): void {
  const red = '#d0303c';
  for (let hair = 0; hair < 60; hair++) {
    const turn = hair * 2.39996;
    const far = Math.sqrt((hair + 8) / 68);
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far];
    if (hair === 36) ball(pen, 0, -46, 38, 42, red);
    line(
      pen,
      `M${x * 36} ${-46 + y * 40} q${x * 8} ${y * 8 - 4} ${x * 16 + y * 4} ${y * 16}`,
      mix(red, hair % 2 === 0 ? '#c8d05a' : '#ff8a7a', 0.5),
      2.6,
    );
  }
}

function guava(pen: Pen): void {
  const green = '#a8c85a';
  shape(
    pen,
    'M0 -96 C28 -96 48 -68 48 -42 C48 -14 28 0 0 0 C-28 0 -48 -14 -48 -42 C-48 -68 -28 -96 0 -96 Z',
    mix(green, '#f4f8c0', 0.3),
    {
      colour: mix(green, '#2a4a14', 0.4),
      from: -96,
      to: 0,
    },
  );
  for (const bump of [-30, -12, 10, 28])
    line(pen, `M${bump} -82 Q${bump * 1.5} -50 ${bump} -14`, mix(green, '#4a6a20', 0.24), 3);
  gloss(pen, 0, -48, 46, 46, 0.5);
  line(pen, 'M0 -95 L3 -106', '#7a6a3a', 6);
  leafOn(pen, 2, -100, 1.2, 34);
}

function guavaHalf(pen: Pen): void {
  face(
    pen,
    [0, -44],
    [44, 44],
    [
      [1, '#9ac04e'],
      [0.92, '#f6dcd0'],
      [0.84, '#f0707c'],
      [0.52, '#f48c92'],
    ],
  );
  strewn(pen, 32, [0.16, 0.5], (x, y) => ball(pen, x * 44, -44 + y * 44, 2.6, 2.2, '#f4e2b0'));
}

function passionFruit(pen: Pen): void {
  ball(pen, 0, -45, 45, 45, '#5a2440');
  strewn(pen, 26, [0, 0.8], (x, y) => ball(pen, x * 44, -45 + y * 44, 1.2, 1, '#9a6a84'));
  gloss(pen, 0, -45, 45, 45, 0.5);
  line(pen, 'M0 -88 L-4 -100', '#7a7a3a', 6);
}

function passionFruitHalf(pen: Pen): void {
  face(
    pen,
    [0, -43],
    [44, 43],
    [
      [1, '#54203a'],
      [0.93, '#f6ead8'],
      [0.78, '#f2a420'],
    ],
  );
  strewn(pen, 26, [0, 0.7], (x, y, turn) => {
    placed(
      pen,
      x * 42,
      -43 + y * 41,
      () => {
        ball(pen, 0, 0, 5.6, 4.4, '#f8c04a');
        ball(pen, 0, 0, 3.4, 2.4, '#1c1a16');
      },
      1,
      turn,
    );
  });
}

/** Long dark stripes with jagged edges from end to end. */
function watermelon(pen: Pen): void {
  const [rx, ry, middle] = [58, 46, -46] as const;
  ball(pen, 0, middle, rx, ry, '#5fa046');
  for (const row of [-0.78, -0.46, -0.14, 0.18, 0.5, 0.8]) {
    const jags = Array.from({ length: 11 }, (_, at): string => {
      const part = (at / 10) * 2 - 1;
      const y = middle + row * ry * Math.sqrt(1 - part * part) + (at % 2 === 0 ? -2.2 : 2.2);
      return `${at === 0 ? 'M' : 'L'}${(part * rx * 0.96).toFixed(1)} ${y.toFixed(1)}`;
    });
    line(pen, jags.join(' '), '#2a5a30', 4.6);
  }
  gloss(pen, 0, middle, rx, ry, 0.6);
  line(pen, `M${rx - 2} ${middle} q8 -2 8 -10`, '#7a8a3c', 4);
}

export const FRUITS_OF_WARM_LANDS = {
  'whole-watermelon': { piece: box(132, 94, watermelon) },
  'dragon-fruit': { piece: box(110, 124, dragonFruit), half: box(112, 116, dragonFruitHalf) },
  durian: { piece: box(112, 118, durian), half: box(116, 86, durianOpen) },
  papaya: { piece: box(164, 88, papaya), half: box(138, 66, papayaHalf) },
  mangosteen: { piece: box(100, 104, mangosteen), half: box(96, 86, mangosteenHalf) },
  lychee: { piece: box(94, 106, lychee), half: box(94, 96, lycheePeeled), isSmall: true },
  longan: { piece: box(94, 106, longan), half: box(90, 92, longanPeeled), isSmall: true },
  rambutan: { piece: box(112, 112, rambutan), isSmall: true },
  guava: { piece: box(100, 116, guava), half: box(92, 90, guavaHalf) },
  'passion-fruit': { piece: box(94, 102, passionFruit), half: box(92, 88, passionFruitHalf) },
} as const satisfies Record<string, Fruit>;
