// Where people work: an easel with its painting, a stove with its pot.

import { mix } from '#engine/raster/colour.ts';
import { bar, ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Seen from the side of who paints at its left; the painting is turned so that it is seen too. */
export function paintEasel(pen: Pen): void {
  const wood = '#a8733f';
  const dark = mix(wood, '#20101c', 0.4);
  line(pen, 'M3 -92 L15 -2', dark, 2.2);
  line(pen, 'M-1 -98 L-13 0 M5 -97 L20 -4', wood, 2.6);
  line(pen, 'M-9 -26 L14 -30', dark, 1.8);
  shape(pen, 'M-15 -89 L17 -95 L17 -41 L-15 -44 Z', '#e9e1d2');
  shape(pen, 'M-13.6 -86.8 L15.4 -92.4 L15.4 -60 L-13.6 -62 Z', '#7fb9e6', {
    colour: '#f6dcb4',
    from: -92,
    to: -60,
  });
  ball(pen, 6, -78, 3.2, 3.6, '#ffd65c');
  shape(pen, 'M-13.6 -63 L-5 -73 L2 -66 L9 -74 L15.4 -67 L15.4 -56 L-13.6 -58 Z', '#7c8fb4');
  shape(pen, 'M-13.6 -60 C-6 -63 6 -61 15.4 -64 L15.4 -43.4 L-13.6 -46 Z', '#8fbf5a', {
    colour: '#4e8a46',
    from: -63,
    to: -44,
  });
  for (const [x, y, colour] of [
    [-9, -53, '#e2463a'],
    [-3, -50, '#f4d25a'],
    [4, -52, '#f4efe6'],
    [10, -48, '#d86aa4'],
  ] as const)
    ball(pen, x, y, 1.3, 1.5, colour);
  shape(pen, 'M-17 -44.6 L19 -41.6 L19 -38 L-17 -41.4 Z', wood, { colour: dark, from: -44, to: -38 });
}

/** As high as one cooks at; `hasPot`: where what is cooked has no drawing of its own. */
export function paintStove(pen: Pen, hasPot: boolean): void {
  const white = '#e4ded2';
  bar(pen, -15, -48, 34, 48, white, 1.4);
  shape(pen, 'M-16 -51 L20 -51 L20 -47 L-16 -47 Z', '#4a4650', { colour: '#2c2832', from: -51, to: -47 });
  for (const x of [-9, -1, 7, 14]) ball(pen, x, -42.6, 1.6, 1.6, '#6a6470');
  shape(pen, 'M-11 -36 L15 -36 L15 -8 L-11 -8 Z', '#b8b0a6');
  shape(pen, 'M-8 -31 L12 -31 L12 -14 L-8 -14 Z', '#3a2c30', { colour: '#8a4a28', from: -31, to: -12 });
  line(pen, 'M-9 -34 L13 -34', '#7c7680', 1.4);
  if (!hasPot) return;
  shape(pen, 'M-10 -63 L13 -63 L11.6 -51 L-8.6 -51 Z', '#c8503c', { colour: '#7a2a24', from: -63, to: -50 });
  line(pen, 'M-10.8 -60.4 h-3 M13.8 -60.4 h3', '#7a2a24', 1.8);
  shape(pen, 'M-10.6 -64.4 C-4 -66.4 7 -66.4 13.6 -64.4 L13.6 -62.6 L-10.6 -62.6 Z', '#f2c47a');
  pen.brush.save();
  pen.brush.globalAlpha *= 0.5;
  line(pen, 'M-3 -68 C-7 -73 0 -76 -4 -82 M5 -68 C1 -73 9 -77 4 -84', '#ffffff', 1.6);
  pen.brush.restore();
}

export const WORK_PLACES: Record<string, OwnDrawing> = {
  'own/easel': { width: 44, height: 100, paint: paintEasel },
};
