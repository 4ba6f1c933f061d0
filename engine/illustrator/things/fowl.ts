// A hen and a chick, in profile to the left.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#2a1420';

function feet(pen: Pen, places: readonly number[], from: number, colour: Colour, size: number): void {
  for (const [at, x] of places.entries()) {
    const tone = mix(colour, DARK, at === 0 ? 0.3 : 0);
    line(pen, `M${x + size} ${from} L${x} ${-size * 0.6}`, tone, size * 0.5);
    for (const toe of [-2.2, -1, 0.9])
      line(pen, `M${x} ${-size * 0.6} L${x + toe * size} -1`, tone, size * 0.36);
  }
}

/** Rows of feathers as small bows. */
function rows(
  pen: Pen,
  [left, top]: readonly [number, number],
  count: number,
  across: number,
  colour: Colour,
): void {
  for (let row = 0; row < count; row++)
    for (let at = 0; at < across; at++)
      line(pen, `M${left + at * 9 + (row % 2) * 4.5} ${top + row * 8} q4.5 5.4 9 0`, colour, 1.2);
}

function hen(pen: Pen): void {
  const body = '#b5683a';
  feet(pen, [-4, 10], -34, '#e0a23c', 7);
  // Tail feathers, short and upright.
  for (const [x, y] of [
    [66, -112],
    [74, -104],
    [78, -94],
    [78, -84],
  ] as const)
    shape(
      pen,
      `M30 -64 C${x - 20} ${y - 4} ${x - 6} ${y - 8} ${x} ${y} C${x + 2} ${y + 10} ${x - 14} ${y + 22} 36 -50 Z`,
      mix(body, DARK, 0.34),
      {
        colour: mix(body, DARK, 0.6),
        from: y,
        to: -50,
      },
    );
  shape(
    pen,
    'M-40 -118 C-30 -122 -22 -114 -20 -100 C-12 -88 14 -86 40 -88 C60 -84 62 -58 46 -42 C28 -26 -8 -24 -30 -38 C-50 -52 -56 -74 -52 -94 C-50 -106 -48 -114 -40 -118 Z',
    mix(body, '#ffe0b0', 0.26),
    { colour: mix(body, DARK, 0.46), from: -120, to: -28 },
  );
  rows(pen, [-42, -84], 5, 3, mix(body, '#ffe0b0', 0.4));
  shape(
    pen,
    'M-12 -78 C10 -90 44 -84 58 -62 C48 -48 22 -40 4 -48 C-8 -54 -14 -66 -12 -78 Z',
    mix(body, '#7a3a1c', 0.2),
    {
      colour: mix(body, DARK, 0.56),
      from: -86,
      to: -44,
    },
  );
  rows(pen, [-4, -74], 3, 5, mix(body, '#ffd090', 0.24));
  // Comb, face, wattle and bill.
  shape(
    pen,
    'M-54 -122 C-56 -130 -50 -134 -47 -128 C-46 -136 -38 -136 -37 -128 C-33 -132 -28 -126 -31 -119 Z',
    '#e0383a',
    {
      colour: '#9a1828',
      from: -134,
      to: -118,
    },
  );
  ball(pen, -42, -112, 14, 13, mix(body, '#ffe0b0', 0.12));
  ball(pen, -49, -110, 7, 6.4, '#e4504a');
  shape(pen, 'M-55 -113 L-68 -107 L-54 -103 Z', '#f0b440', { colour: '#b87818', from: -113, to: -103 });
  shape(pen, 'M-54 -103 C-58 -95 -52 -90 -48 -94 C-46 -98 -48 -102 -54 -103 Z', '#d8303a');
  ball(pen, -47, -114, 3, 3, '#1c1014');
  ball(pen, -47.9, -115, 1, 1, '#ffffff');
}

function chick(pen: Pen): void {
  const body = '#f8d040';
  feet(pen, [-4, 6], -14, '#f0962c', 3.4);
  ball(pen, 4, -26, 24, 20, body);
  shape(pen, 'M20 -34 C30 -40 34 -38 32 -30 C30 -24 24 -22 18 -24 Z', body);
  ball(pen, -12, -46, 17, 16, mix(body, '#fff4b0', 0.2));
  shape(pen, 'M2 -32 C14 -38 26 -32 26 -24 C18 -16 6 -18 2 -32 Z', mix(body, '#d89018', 0.3), {
    colour: mix(body, '#a86010', 0.5),
    from: -36,
    to: -16,
  });
  const { random } = pen;
  for (let down = 0; down < 60; down++) {
    const angle = random.between(0, 6.283);
    const isHead = down % 2 === 0;
    const [x, y, r] = isHead ? [-12, -46, 16] : [4, -26, 21];
    const [px, py] = [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.9];
    line(
      pen,
      `M${px} ${py} l${Math.cos(angle) * 3} ${Math.sin(angle) * 3}`,
      mix(body, '#fff4b0', random.between(0.1, 0.6)),
      1,
    );
  }
  shape(pen, 'M-27 -48 L-36 -43 L-26 -40 Z', '#f0862c', { colour: '#b85a14', from: -48, to: -40 });
  ball(pen, -19, -49, 2.8, 3, '#1c1014');
  ball(pen, -19.8, -50, 0.9, 0.9, '#ffffff');
}

export const FOWL: Record<string, OwnDrawing> = {
  'own/hen': {
    width: 152,
    height: 138,
    paint: (pen) => {
      pen.brush.translate(-4, 0);
      hen(pen);
    },
  },
  'own/chick': { width: 74, height: 66, paint: chick },
};

export const FOWL_HEADS: Record<string, Head> = {
  'own/hen': {
    eyes: [[0.217, 0.174]],
    eye: 0.018,
    top: [0.27, 0.1],
    wide: 0.18,
    neck: [
      [0.15, 0.34],
      [0.38, 0.3],
    ],
  },
  'own/chick': {
    eyes: [[0.243, 0.258]],
    eye: 0.036,
    top: [0.34, 0.07],
    wide: 0.44,
    neck: [
      [0.2, 0.52],
      [0.52, 0.46],
    ],
  },
};
