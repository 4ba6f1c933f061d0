// Peacocks: one from the front with its tail spread to a wheel, one in profile to the left with a train behind it.

import type { Head } from '../animals/measures.ts';
import { mix } from '#engine/raster/colour.ts';
import { ball, line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const BLUE = '#1f5fc4';
const GREEN = '#2f9a62';
const below = shadeInto('#081430', 0.42);

/** A feather from its root upward: a thin quill, loose barbs, and an eye of four colours near its tip. */
function feather(pen: Pen, long: number, wide: number, tone: number): void {
  const green = mix(GREEN, tone > 0 ? '#e8d84a' : '#062a3a', Math.abs(tone));
  shape(
    pen,
    `M0 0 C${-wide * 0.3} ${-long * 0.5} ${-wide} ${-long * 0.74} ${-wide * 0.9} ${-long * 0.9} C${-wide * 0.7} ${-long * 1.04} ${wide * 0.7} ${-long * 1.04} ${wide * 0.9} ${-long * 0.9} C${wide} ${-long * 0.74} ${wide * 0.3} ${-long * 0.5} 0 0 Z`,
    mix(green, '#f4f0a0', 0.18),
    { colour: mix(green, '#06202c', 0.5), from: -long, to: -long * 0.3 },
  );
  for (const aside of [-1, 1])
    for (let barb = 0; barb < 5; barb++) {
      const y = -long * (0.56 + barb * 0.08);
      line(
        pen,
        `M0 ${y + long * 0.06} Q${aside * wide * 0.5} ${y + long * 0.02} ${aside * wide * 0.86} ${y - long * 0.05}`,
        mix(green, '#f8f4b4', 0.36),
        wide * 0.05,
      );
    }
  line(pen, `M0 0 L0 ${-long * 0.84}`, mix(green, '#f8f4d0', 0.5), wide * 0.08);
  const y = -long * 0.86;
  ball(pen, 0, y, wide * 0.62, wide * 0.76, '#b8862e');
  ball(pen, 0, y + wide * 0.06, wide * 0.46, wide * 0.56, '#2fb0a4');
  ball(pen, 0, y + wide * 0.14, wide * 0.31, wide * 0.38, '#1b3f9e');
  shape(
    pen,
    `M${-wide * 0.16} ${y + wide * 0.2} C${-wide * 0.1} ${y - wide * 0.12} ${wide * 0.1} ${y - wide * 0.12} ${wide * 0.16} ${y + wide * 0.2} Z`,
    '#0c1440',
  );
}

/** The rows of a wheel, the outermost first: how many, how long, and how much of a circle. */
const ROWS = [
  { count: 25, long: 214, wide: 15, span: 1.86 },
  { count: 24, long: 182, wide: 14, span: 1.8 },
  { count: 21, long: 150, wide: 13, span: 1.76 },
  { count: 18, long: 118, wide: 12, span: 1.7 },
  { count: 15, long: 86, wide: 10, span: 1.6 },
] as const;
const HUB = -74;

function wheel(pen: Pen): void {
  const { brush } = pen;
  for (const [row, { count, long, wide, span }] of ROWS.entries())
    for (let at = 0; at < count; at++) {
      const part = (at + (row % 2) * 0.5) / (count - 1 + (row % 2));
      brush.save();
      brush.translate(0, HUB);
      brush.rotate((part - 0.5) * span * 1.9);
      feather(pen, long, wide, (at % 2 === 0 ? 0.1 : -0.08) + (row - 2) * 0.04);
      brush.restore();
    }
}

/** Scales of gold and green where the wheel springs from the back. */
function back(pen: Pen): void {
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 13 - row; at++) {
      const angle = ((at + 0.5) / (13 - row) - 0.5) * 2.7;
      const far = 62 - row * 9;
      ball(
        pen,
        Math.sin(angle) * far * 0.86,
        HUB - Math.cos(angle) * far * 0.86,
        7,
        7.4,
        mix('#c8a83a', '#1f7a5c', (row + (at % 2) * 0.6) / 5.6),
      );
    }
}

/** Six quills with small fans, around the top of the head. */
function crest(pen: Pen, x: number, y: number, lean: number): void {
  for (let quill = 0; quill < 6; quill++) {
    const angle = (quill - 2.5) * 0.24 + lean;
    const [tx, ty] = [x + Math.sin(angle) * 23, y - Math.cos(angle) * 23];
    line(pen, `M${x} ${y} L${tx} ${ty}`, '#1c3a6a', 1);
    ball(pen, tx, ty, 3.4, 3.6, '#2f8ad0');
  }
}

function front(pen: Pen): void {
  wheel(pen);
  back(pen);
  for (const x of [-15, 15]) {
    line(pen, `M${x * 0.8} -34 L${x} -5`, '#8a7a6a', 4.6);
    for (const toe of [-9, 0, 9]) line(pen, `M${x} -6 L${x + toe} -1.6`, '#8a7a6a', 3);
  }
  // Wings at the sides of the breast.
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * 20} -100 C${side * 42} -98 ${side * 45} -64 ${side * 32} -38 C${side * 26} -40 ${side * 20} -60 ${side * 18} -84 Z`,
      '#8a6a4a',
      { colour: '#4a3426', from: -100, to: -38 },
    );
  shape(
    pen,
    'M-12 -148 C-13 -126 -33 -112 -33 -78 C-33 -48 -17 -30 0 -28 C17 -30 33 -48 33 -78 C33 -112 13 -126 12 -148 C11 -162 -11 -162 -12 -148 Z',
    mix(BLUE, '#6ad0f0', 0.22),
    below(BLUE, -150, -28),
  );
  for (let row = 0; row < 6; row++)
    for (let at = 0; at < 5; at++)
      line(
        pen,
        `M${-20 + at * 9 + (row % 2) * 4} ${-96 + row * 10} q4 5 8 0`,
        mix(BLUE, '#7ae4e8', 0.4 - row * 0.04),
        1.2,
      );
  ball(pen, -9, -90, 9, 25, mix(BLUE, '#58c0f4', 0.34));
  crest(pen, 0, -170, 0);
  ball(pen, 0, -162, 15, 14.4, mix(BLUE, '#3a8ae0', 0.3));
  for (const side of [-1, 1]) {
    shape(
      pen,
      `M${side * 2} -166 Q${side * 9} -174 ${side * 14} -165 Q${side * 9} -154 ${side * 3} -158 Z`,
      '#f4f4f0',
    );
    ball(pen, side * 8, -164, 3, 3.4, '#14101a');
    ball(pen, side * 8 - 1, -165.4, 1, 1, '#ffffff');
  }
  shape(pen, 'M-4.4 -161 L4.4 -161 L0 -149 Z', '#d8cdb8', { colour: '#8a7c68', from: -161, to: -149 });
}

/** The train lies behind it on the ground: rows of feathers, the longest last. */
function train(pen: Pen): void {
  const { brush } = pen;
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 7; at++) {
      brush.save();
      brush.translate(18 + row * 4, -62 + at * 2.4);
      brush.rotate(1.56 + at * 0.05 - 0.1);
      feather(pen, 232 - row * 40 - at * 3, 12.5, (at % 2 === 0 ? 0.1 : -0.08) + row * 0.03);
      brush.restore();
    }
}

function side(pen: Pen): void {
  train(pen);
  for (const [x, tone] of [
    [4, '#6a5c50'],
    [-8, '#8a7a6a'],
  ] as const) {
    line(pen, `M${x + 4} -40 L${x} -6`, tone, 4.4);
    for (const toe of [-11, -5, 5]) line(pen, `M${x} -6 L${x + toe} -1.6`, tone, 2.8);
  }
  shape(
    pen,
    'M-48 -148 C-40 -150 -34 -144 -34 -132 C-34 -112 -14 -104 8 -98 C30 -92 44 -76 40 -60 C30 -40 0 -34 -20 -40 C-42 -48 -50 -68 -50 -92 C-50 -112 -56 -126 -56 -138 Z',
    mix(BLUE, '#6ad0f0', 0.24),
    below(BLUE, -150, -36),
  );
  shape(pen, 'M-18 -92 C6 -102 34 -94 46 -68 C40 -54 22 -48 4 -52 C-10 -58 -20 -76 -18 -92 Z', '#a88a62', {
    colour: '#5a4230',
    from: -98,
    to: -50,
  });
  for (let row = 0; row < 3; row++)
    for (let at = 0; at < 5; at++)
      line(pen, `M${-10 + at * 9 + row * 4} ${-84 + row * 11 + at * 2} q5 5 9 1`, '#4a3426', 1.3);
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 3; at++)
      line(
        pen,
        `M${-46 + at * 8 + (row % 2) * 3} ${-112 + row * 13} q4 5 8 0`,
        mix(BLUE, '#7ae4e8', 0.34),
        1.2,
      );
  crest(pen, -44, -160, 0.16);
  ball(pen, -47, -152, 13, 12, mix(BLUE, '#3a8ae0', 0.3));
  shape(pen, 'M-58 -155 L-74 -149 L-58 -146 Z', '#d8cdb8', { colour: '#8a7c68', from: -155, to: -146 });
  shape(pen, 'M-57 -155 Q-50 -163 -42 -155 Q-48 -144 -54 -148 Z', '#f4f4f0');
  ball(pen, -50, -153, 3, 3.2, '#14101a');
  ball(pen, -51, -154.2, 1, 1, '#ffffff');
}

export const PEACOCK_FAN = 'own/peacock-fan';

export const PEACOCKS: Record<string, OwnDrawing> = {
  [PEACOCK_FAN]: { width: 440, height: 296, paint: front },
  'own/peacock': {
    width: 338,
    height: 188,
    paint: (pen) => {
      pen.brush.translate(-92, 0);
      side(pen);
    },
  },
};

export const PEACOCK_HEADS: Record<string, Head> = {
  [PEACOCK_FAN]: {
    eyes: [
      [0.482, 0.446],
      [0.518, 0.446],
    ],
    eye: 0.008,
    top: [0.5, 0.4],
    wide: 0.07,
    neck: [
      [0.472, 0.51],
      [0.528, 0.51],
    ],
  },
  'own/peacock': {
    eyes: [[0.08, 0.186]],
    eye: 0.01,
    top: [0.09, 0.13],
    wide: 0.08,
    neck: [
      [0.065, 0.3],
      [0.13, 0.3],
    ],
  },
};
