// The heads of a duck and of a frog from the front, for who is somebody and wears clothes.

import { mix } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#141020';

function eye(pen: Pen, x: number, y: number, size: number, iris: string): void {
  ball(pen, x, y, size * 1.12, size * 1.12, mix(iris, DARK, 0.6));
  ball(pen, x, y, size, size, iris);
  ball(pen, x, y, size * 0.62, size * 0.66, '#0e0b12');
  ball(pen, x + pen.side * size * 0.3, y - size * 0.34, size * 0.24, size * 0.24, '#ffffff');
}

/** Green with a white ring at the neck, a broad yellow bill. */
function duckHead(pen: Pen): void {
  const green = '#1f7a4c';
  shape(pen, 'M-26 -24 C-30 -10 -30 -4 -32 0 L32 0 C30 -4 30 -10 26 -24 Z', '#fbfbf8', {
    colour: '#c2c8d4',
    from: -24,
    to: 0,
  });
  shape(
    pen,
    'M0 -100 C26 -100 42 -82 42 -58 C42 -40 34 -24 28 -13 C12 -7 -12 -7 -28 -13 C-34 -24 -42 -40 -42 -58 C-42 -82 -26 -100 0 -100 Z',
    mix(green, '#ffffff', 0.2),
    { colour: mix(green, DARK, 0.5), from: -100, to: -8 },
  );
  // A gloss of blue over the crown.
  pen.brush.save();
  pen.brush.globalAlpha = 0.4;
  shape(pen, 'M-30 -76 C-20 -96 20 -96 30 -76 C14 -86 -14 -86 -30 -76 Z', '#7ad8c4');
  pen.brush.restore();
  for (const side of [-1, 1]) eye(pen, side * 21, -66, 7.4, '#5a3418');
  shape(
    pen,
    'M0 -58 C12 -58 16 -48 24 -40 C32 -32 26 -23 14 -23 L-14 -23 C-26 -23 -32 -32 -24 -40 C-16 -48 -12 -58 0 -58 Z',
    '#fccb42',
    { colour: '#d98a1c', from: -58, to: -22 },
  );
  line(pen, 'M-25 -30 C-14 -25 14 -25 25 -30', '#9a5c10', 1.8);
  for (const side of [-1, 1]) line(pen, `M${side * 4.4} -47 L${side * 5.6} -43`, '#8a5210', 2);
  line(pen, 'M-8 -53 C-4 -56 4 -56 8 -53', '#ffe9a0', 1.8);
}

/** Eyes on top, a mouth from side to side, a pale throat. */
function frogHead(pen: Pen): void {
  const green = '#4cb050';
  const light = mix(green, '#ffffff', 0.24);
  const dark = mix(green, DARK, 0.42);
  for (const side of [-1, 1]) ball(pen, side * 33, -82, 22, 21, light);
  shape(
    pen,
    'M0 -82 C18 -84 34 -80 46 -68 C60 -54 64 -34 56 -20 C46 -4 22 0 0 0 C-22 0 -46 -4 -56 -20 C-64 -34 -60 -54 -46 -68 C-34 -80 -18 -84 0 -82 Z',
    light,
    { colour: dark, from: -84, to: 4 },
  );
  shape(pen, 'M-53 -30 C-30 -20 30 -20 53 -30 C52 -8 24 -1 0 -1 C-24 -1 -52 -8 -53 -30 Z', '#f2ecb0', {
    colour: '#b9c478',
    from: -30,
    to: 0,
  });
  line(pen, 'M-56 -35 C-40 -23 -18 -21 0 -21 C18 -21 40 -23 56 -35', mix(green, DARK, 0.62), 2.4);
  for (const side of [-1, 1]) {
    line(pen, `M${side * 5} -45 L${side * 6.4} -42`, mix(green, DARK, 0.6), 2.4);
    ball(pen, side * 44, -38, 6.5, 4.6, '#e89a8a');
    ball(pen, side * 33, -84, 15.4, 15.4, '#f6eebc');
    ball(pen, side * 33, -84, 13, 13.4, '#f2c23c');
    pen.brush.fillStyle = '#15111a';
    pen.brush.beginPath();
    pen.brush.ellipse(side * 33, -84, 10, 6.6, 0, 0, 7);
    pen.brush.fill();
    ball(pen, side * 33 + pen.side * 4, -89, 3, 3, '#ffffff');
  }
  for (const [x, y, size] of [
    [-16, -68, 4.4],
    [10, -72, 3.4],
    [22, -62, 2.6],
    [-4, -60, 2.6],
  ] as const)
    ball(pen, x, y, size * 1.3, size, mix(green, DARK, 0.24));
}

export const DUCK_AND_FROG: Record<string, OwnDrawing> = {
  'own/duck-head': { width: 88, height: 102, paint: duckHead },
  'own/frog-head': { width: 128, height: 106, paint: frogHead },
};

export const DUCK_AND_FROG_HEADS: Record<string, Head> = {
  'own/duck-head': {
    eyes: [
      [0.26, 0.353],
      [0.74, 0.353],
    ],
    eye: 0.084,
    top: [0.5, 0.03],
    wide: 0.8,
  },
  'own/frog-head': {
    eyes: [
      [0.242, 0.208],
      [0.758, 0.208],
    ],
    eye: 0.1,
    top: [0.5, 0.2],
    wide: 0.5,
  },
};
