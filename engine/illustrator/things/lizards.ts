// A lizard that lies low on four splayed legs, and a chameleon with its turret of an eye and a coiled tail; heads to the left.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c2a1e';

function leg(pen: Pen, path: string, [x, y]: readonly [number, number], colour: Colour, width: number): void {
  line(pen, path, colour, width);
  for (const toe of [-6, -2, 3]) line(pen, `M${x} ${y} l${toe - 3} ${3.4}`, colour, 2);
}

function lizard(pen: Pen): void {
  const [skin, belly] = ['#5f9a4a', '#d6dfa6'] as const;
  const far = mix(skin, DARK, 0.34);
  leg(pen, 'M-30 -20 C-26 -12 -22 -8 -24 -5', [-24, -5], far, 7);
  leg(pen, 'M34 -18 C44 -14 46 -8 42 -5', [42, -5], far, 7);
  shape(
    pen,
    'M-96 -27 C-92 -38 -74 -43 -58 -37 C-30 -46 18 -44 44 -30 C66 -18 84 -10 98 -3 C76 -3 54 -8 36 -14 C10 -9 -26 -10 -48 -17 C-66 -13 -92 -17 -96 -27 Z',
    mix(skin, '#ffffff', 0.14),
    { colour: mix(skin, DARK, 0.24), from: -44, to: -8 },
  );
  shape(
    pen,
    'M-94 -23 C-78 -18 -62 -19 -48 -21 C-24 -14 10 -13 34 -17 C10 -9 -26 -10 -48 -17 C-66 -13 -88 -15 -94 -23 Z',
    belly,
  );
  for (let at = 0; at < 9; at++) {
    const x = -48 + at * 11;
    ball(pen, x, -35 + Math.abs(at - 3.4) * 1.5, 3.4, 2.2, mix(skin, DARK, 0.4));
  }
  line(pen, 'M-95 -25 C-84 -23 -74 -24 -66 -27', mix(skin, DARK, 0.5), 1.2);
  leg(pen, 'M-44 -20 C-56 -16 -60 -10 -54 -4', [-54, -4], mix(skin, DARK, 0.1), 8);
  leg(pen, 'M20 -18 C32 -16 30 -8 20 -4', [20, -4], mix(skin, DARK, 0.1), 8);
  ball(pen, -78, -34, 4.6, 4.6, '#e8c850');
  ball(pen, -78.6, -34, 2.4, 2.8, '#16120e');
  ball(pen, -79.6, -35.2, 0.9, 0.9, '#ffffff');
}

function chameleon(pen: Pen): void {
  const [skin, stripe] = ['#57a846', '#c8dc6a'] as const;
  const shade = mix(skin, DARK, 0.3);
  // The tail thins as it coils.
  line(pen, 'M36 -42 C60 -44 72 -26 64 -13', skin, 9);
  line(pen, 'M64 -13 C57 -3 41 -6 41 -17', mix(skin, DARK, 0.1), 6.4);
  line(pen, 'M41 -17 C41 -26 54 -27 54 -18', mix(skin, DARK, 0.16), 4.2);
  leg(pen, 'M-10 -28 C-6 -18 -10 -12 -8 -5', [-8, -5], shade, 6.4);
  leg(pen, 'M28 -30 C36 -20 30 -12 32 -5', [32, -5], shade, 6.4);
  for (let at = 0; at < 11; at++)
    ball(pen, -32 + at * 7.4, -68 + Math.abs(at - 4) ** 1.7 * 1.25, 3, 3.4, mix(skin, stripe, 0.5));
  shape(
    pen,
    'M-42 -50 C-34 -76 8 -82 42 -46 C36 -24 6 -18 -18 -24 C-34 -27 -44 -36 -42 -50 Z',
    mix(skin, stripe, 0.36),
    { colour: shade, from: -74, to: -20 },
  );
  for (const [x, top, foot] of [
    [-20, -62, -30],
    [-5, -67, -26],
    [11, -64, -25],
    [26, -54, -28],
  ] as const)
    line(pen, `M${x} ${top} C${x + 5} ${top + 12} ${x - 5} ${foot - 10} ${x} ${foot}`, stripe, 3.2);
  // A casque over the neck.
  shape(
    pen,
    'M-32 -34 C-44 -29 -64 -31 -70 -41 C-68 -50 -58 -58 -46 -74 C-36 -78 -29 -70 -30 -58 Z',
    mix(skin, stripe, 0.2),
    { colour: mix(skin, DARK, 0.14), from: -74, to: -30 },
  );
  line(pen, 'M-69 -40 C-60 -35 -50 -35 -41 -40', mix(skin, DARK, 0.56), 1.4);
  leg(pen, 'M-22 -28 C-28 -18 -30 -12 -26 -4', [-26, -4], mix(skin, DARK, 0.06), 7);
  leg(pen, 'M18 -26 C26 -18 16 -12 18 -4', [18, -4], mix(skin, DARK, 0.06), 7);
  ball(pen, -51, -51, 8.4, 8.4, mix(stripe, skin, 0.4));
  ball(pen, -52.4, -51, 3.2, 3.2, '#16120e');
  ball(pen, -53.4, -52.4, 1.1, 1.1, '#ffffff');
}

export const LIZARDS: Record<string, OwnDrawing> = {
  'own/lizard': { width: 200, height: 50, paint: lizard },
  'own/chameleon': { width: 146, height: 84, paint: chameleon },
};

export const LIZARD_HEADS: Record<string, Head> = {
  'own/lizard': {
    eyes: [[0.11, 0.32]],
    eye: 0.024,
    top: [0.14, 0.18],
    wide: 0.16,
    back: [0.5, 0.16],
    neck: [
      [0.2, 0.3],
      [0.2, 0.62],
    ],
  },
  'own/chameleon': {
    eyes: [[0.15, 0.39]],
    eye: 0.03,
    top: [0.2, 0.1],
    wide: 0.2,
    back: [0.5, 0.18],
    neck: [
      [0.28, 0.3],
      [0.26, 0.6],
    ],
  },
};
