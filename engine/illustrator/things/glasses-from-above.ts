// Glasses, slices of bread and boards of cheese as they are seen from straight above, in the box of other such dishes.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { disc, strewn, X, Y } from './from-above-parts.ts';
import { ball, line, shape, type Pen } from './pen.ts';

const DARK = '#20142a';

/** Into a glass: its rim, what is in it, and the light on both. */
function glass(pen: Pen, drink: Colour, radius = 94): void {
  const { brush, side } = pen;
  brush.globalAlpha = 0.4;
  disc(pen, radius, '#f2f8fa');
  brush.globalAlpha = 1;
  disc(pen, radius * 0.88, mix(drink, DARK, 0.28));
  disc(pen, radius * 0.82, drink);
  brush.globalAlpha = 0.45;
  brush.fillStyle = css(mix(drink, '#ffffff', 0.7));
  brush.beginPath();
  brush.ellipse(X + side * radius * 0.3, Y - radius * 0.36, radius * 0.34, radius * 0.14, side * 0.6, 0, 7);
  brush.fill();
  brush.globalAlpha = 0.9;
  brush.strokeStyle = '#f8fcfe';
  brush.lineWidth = 4.4;
  brush.beginPath();
  brush.arc(X, Y, radius * 0.96, 0, 7);
  brush.stroke();
  brush.globalAlpha = 1;
}

/** A foamy head fills the mug; the handle is to the right. */
function beer(pen: Pen): void {
  line(pen, 'M50 -120 Q94 -118 94 -100 Q94 -82 50 -80', '#dfeaf0', 13);
  glass(pen, '#f2b23a', 70);
  disc(pen, 54, '#fff8e8');
  strewn(pen, ['#ffffff', '#f2e2bc'], 22, 46, 5);
}

/** Two slices, one leaning on the other. */
function slices(pen: Pen): void {
  for (const [x, y, turn] of [
    [-20, -122, -0.34],
    [22, -84, 0.2],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(x, y);
    pen.brush.rotate(turn);
    const crust =
      'M-46 40 L-46 -14 C-64 -22 -62 -52 -34 -54 C-14 -62 14 -62 34 -54 C62 -52 64 -22 46 -14 L46 40 Q46 48 38 48 L-38 48 Q-46 48 -46 40 Z';
    shape(pen, crust, '#b8742e', { colour: '#8a4e1c', from: -58, to: 48 });
    pen.brush.scale(0.88, 0.88);
    shape(pen, crust, '#f6e2b4', { colour: '#e2bc7c', from: -58, to: 48 });
    for (let crumb = 0; crumb < 18; crumb++)
      ball(pen, pen.random.between(-34, 34), pen.random.between(-36, 36), 2.2, 1.6, '#d8ac68');
    pen.brush.restore();
  }
}

/** Cheese, grapes, ham and nuts on a round board. */
function cheeseBoard(pen: Pen): void {
  disc(pen, 99, '#6a4022');
  disc(pen, 97, '#a8703c');
  for (const radius of [84, 62, 38]) {
    pen.brush.strokeStyle = css('#8a5628', 0.5);
    pen.brush.lineWidth = 1.6;
    pen.brush.beginPath();
    pen.brush.arc(X, Y, radius, 0, 7);
    pen.brush.stroke();
  }
  shape(pen, 'M-74 -128 L-16 -172 L-4 -126 Z', '#f8d860', { colour: '#e0ac34', from: -172, to: -126 });
  for (const [x, y, size] of [
    [-38, -138, 6],
    [-22, -150, 4],
    [-20, -132, 5],
  ] as const)
    ball(pen, x, y, size, size, '#d89a2c');
  ball(pen, -42, -76, 31, 31, '#f6efdc');
  shape(pen, 'M-42 -76 L-16 -60 A31 31 0 0 1 -36 -46 Z', '#a8703c');
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 5 - row; at++)
      ball(pen, 26 + at * 13 + row * 5, -154 + row * 12, 8.4, 8.4, pen.random.pick(['#5a2a6e', '#7a3f8e']));
  for (let at = 0; at < 6; at++) {
    ball(pen, 4 + at * 12, -90 + Math.abs(at - 2.5) * 3, 15, 13, '#c85a5a');
    ball(pen, 4 + at * 12, -91 + Math.abs(at - 2.5) * 3, 12, 10, '#e08a80');
  }
  for (const [x, y] of [
    [2, -42],
    [18, -36],
    [34, -46],
    [12, -54],
    [50, -54],
  ] as const)
    ball(pen, x, y, 8, 6.4, '#b07a44');
  for (let cracker = 0; cracker < 4; cracker++)
    ball(pen, -70 + cracker * 7, -112 + cracker * 5, 13, 13, '#e8bc74');
}

export type SeenFromAbove = { paint: (pen: Pen) => void; isOnPlate: boolean };

function glassOf(drink: Colour): SeenFromAbove {
  return { paint: (pen) => glass(pen, drink), isOnPlate: false };
}

/** By the keys of the lexicon. */
export const GLASSES_FROM_ABOVE: Readonly<Record<string, SeenFromAbove>> = {
  wine: glassOf('#7a1830'),
  'glass-of-milk': glassOf('#fbf8f0'),
  juice: glassOf('#f8a12a'),
  'apple-juice': glassOf('#e0aa3a'),
  'red-juice': glassOf('#d8402e'),
  'grape-juice': glassOf('#6a2a6e'),
  'green-juice': glassOf('#7fb03a'),
  lemonade: glassOf('#f8e88a'),
  'iced-tea': glassOf('#b0601c'),
  'iced-coffee': glassOf('#8a5a36'),
  'iced-matcha': glassOf('#7fa64c'),
  'iced-chocolate': glassOf('#5a3424'),
  cola: glassOf('#3a1a0e'),
  'water-glass': glassOf('#d8ecf4'),
  'beer-mug': { paint: beer, isOnPlate: false },
  bread: { paint: slices, isOnPlate: true },
  charcuterie: { paint: cheeseBoard, isOnPlate: false },
};
