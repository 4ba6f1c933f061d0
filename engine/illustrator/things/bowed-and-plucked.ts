// String instruments that stand upright: erhu, pipa, cello. The foot is at zero, up is negative.

import { bar, line, shape, shadeInto, type OwnDrawing, type Pen } from './pen.ts';

const below = shadeInto('#1c0c08', 0.5);
const ROSEWOOD = '#8a3f24';
const DARK = '#3a1a10';

/** A hundred units tall: a small drum covered with skin, a long neck with two pegs. */
export function paintErhu(pen: Pen): void {
  bar(pen, -1.6, -92, 3.2, 80, '#5a2414', 1);
  shape(pen, 'M-1.6 -90 C-2 -98 -8 -101 -9 -96 C-8 -95 -5 -96 -4 -90 Z', '#5a2414');
  for (const y of [-86, -76]) {
    bar(pen, 1, y, 13, 2.6, ROSEWOOD, 1);
    shape(pen, `M13 ${y - 1.2} L18 ${y - 0.4} L18 ${y + 3} L13 ${y + 3.8} Z`, DARK);
  }
  shape(
    pen,
    'M-12 -20 L-7 -24 L9 -24 L14 -20 L14 -7 L9 -3 L-7 -3 L-12 -7 Z',
    ROSEWOOD,
    below(ROSEWOOD, -24, -3),
  );
  shape(
    pen,
    'M-9 -18.4 L-5.6 -21.4 L7.6 -21.4 L11 -18.4 L11 -8.6 L7.6 -5.6 L-5.6 -5.6 L-9 -8.6 Z',
    '#d9cba6',
    below('#d9cba6', -21, -2, 0.3),
  );
  for (let scale = 0; scale < 10; scale++)
    line(
      pen,
      `M${-6 + (scale % 5) * 3.4} ${-17 + Math.floor(scale / 5) * 6} l1.6 1.6 l-1.6 1.6`,
      '#8a7a54',
      0.5,
    );
  line(pen, 'M-0.6 -84 L0 -14 M0.8 -74 L1.6 -14', '#f4ead2', 0.5);
  line(pen, 'M-1 -62 L1.6 -62', '#f0dcae', 0.9);
  shape(pen, 'M-1 -15 L3 -15 L3.6 -12 L-1.6 -12 Z', DARK);
  bar(pen, -8, -3.4, 18, 3.4, DARK, 1);
}

/** A hundred units tall: a pear of wood, a short neck with frets, a bent head with four pegs. */
export function paintPipa(pen: Pen): void {
  const wood = '#c98d4e';
  shape(
    pen,
    'M-4 -86 L4 -86 C7 -66 21 -42 21 -22 C21 -8 12 0 0 0 C-12 0 -21 -8 -21 -22 C-21 -42 -7 -66 -4 -86 Z',
    '#6e3216',
    below('#6e3216', -80, 0),
  );
  shape(
    pen,
    'M-3 -82 L3 -82 C5 -64 18 -42 18 -22 C18 -10 10 -3 0 -3 C-10 -3 -18 -10 -18 -22 C-18 -42 -5 -64 -3 -82 Z',
    wood,
    below(wood, -80, 4, 0.36),
  );
  for (let fret = 0; fret < 9; fret++) {
    const y = -76 + fret * 4.6;
    line(pen, `M${-2.6 - fret * 0.42} ${y} L${2.6 + fret * 0.42} ${y}`, '#f4e4be', 1.1);
  }
  bar(pen, -9, -12, 18, 2.8, DARK, 1);
  line(pen, 'M-2.4 -84 L-4.6 -11 M-0.8 -84 L-1.6 -11 M0.8 -84 L1.6 -11 M2.4 -84 L4.6 -11', '#fbf4e2', 0.4);
  shape(pen, 'M-4 -85 L4 -85 L3.4 -98 C3 -103 -6 -104 -7 -99 C-5 -99 -4 -98 -3.6 -95 Z', DARK);
  for (const [side, y] of [
    [-1, -94],
    [-1, -89],
    [1, -93],
    [1, -88],
  ] as const)
    line(pen, `M${side * 3} ${y} L${side * 11} ${y - 1}`, '#e8d6ae', 1.6);
}

/** A hundred and sixty units tall on its spike. */
export function paintCello(pen: Pen): void {
  const wood = '#b8602c';
  line(pen, 'M0 -12 L0 0', '#b8bcc6', 1.6);
  shape(
    pen,
    'M0 -102 C14 -102 22 -96 22 -84 C22 -74 15 -70 15 -62 C15 -54 28 -50 28 -32 C28 -16 16 -9 0 -9 C-16 -9 -28 -16 -28 -32 C-28 -50 -15 -54 -15 -62 C-15 -70 -22 -74 -22 -84 C-22 -96 -14 -102 0 -102 Z',
    '#5a2612',
  );
  shape(
    pen,
    'M0 -99.6 C13 -99.6 19.6 -94 19.6 -84 C19.6 -75 12.6 -71 12.6 -62 C12.6 -53 25.4 -49 25.4 -32 C25.4 -18 14.6 -11.4 0 -11.4 C-14.6 -11.4 -25.4 -18 -25.4 -32 C-25.4 -49 -12.6 -53 -12.6 -62 C-12.6 -71 -19.6 -75 -19.6 -84 C-19.6 -94 -13 -99.6 0 -99.6 Z',
    wood,
    below(wood, -100, 10),
  );
  for (const side of [-1, 1])
    line(pen, `M${side * 9} -68 C${side * 13} -64 ${side * 7} -54 ${side * 11.6} -49`, '#2a1008', 1.6);
  shape(pen, 'M-3.6 -46 L3.6 -46 L5 -18 L-5 -18 Z', '#1c1010');
  shape(pen, 'M-8 -58 L8 -58 L6 -54 L-6 -54 Z', '#e2c08a');
  shape(pen, 'M-2.4 -146 L2.4 -146 L5 -72 L-5 -72 Z', '#221210');
  line(pen, 'M-1.6 -144 L-3.4 -46 M-0.5 -144 L-1 -46 M0.5 -144 L1 -46 M1.6 -144 L3.4 -46', '#efe6d4', 0.5);
  shape(pen, 'M-3 -144 L3 -144 L2.4 -156 C3 -162 -3 -162 -2.4 -156 Z', '#7a3818');
  for (const y of [-154, -149]) line(pen, `M-8 ${y} L8 ${y - 1}`, '#22140e', 2);
}

export const BOWED_AND_PLUCKED: Record<string, OwnDrawing> = {
  'own/erhu': { width: 40, height: 104, paint: paintErhu },
  'own/pipa': { width: 48, height: 106, paint: paintPipa },
  'own/cello': { width: 62, height: 164, paint: paintCello },
};
