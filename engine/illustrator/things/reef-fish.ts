// Fish of reefs and warm seas, in profile to the left: one orange with white bands, one blue, one yellow, one striped.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#141028';

type Coat = {
  body: string;
  fin: string;
  /** Bands around the body: how far back each is, how broad, in which colour. */
  bands: readonly (readonly [x: number, wide: number, colour: string])[];
  /** Half of the body at its highest. */
  deep: number;
  eye?: string;
};

const COATS = {
  clownfish: {
    body: '#f2762a',
    fin: '#f08a3c',
    bands: [
      [-36, 15, '#fdf8f0'],
      [6, 17, '#fdf8f0'],
      [48, 9, '#fdf8f0'],
    ],
    deep: 34,
  },
  'blue-tang': { body: '#2d6fe0', fin: '#f5c832', bands: [[4, 44, '#16265c']], deep: 40 },
  butterflyfish: {
    body: '#f8d040',
    fin: '#f0a82c',
    bands: [
      [-46, 9, '#2a2430'],
      [44, 8, '#2a2430'],
    ],
    deep: 48,
  },
  'striped-fish': {
    body: '#e8eef4',
    fin: '#f2c23c',
    bands: [
      [-42, 10, '#2c3450'],
      [-16, 11, '#2c3450'],
      [12, 10, '#2c3450'],
      [38, 8, '#2c3450'],
    ],
    deep: 44,
  },
} satisfies Record<string, Coat>;

function rays(
  pen: Pen,
  from: readonly [number, number],
  tips: readonly (readonly [number, number])[],
  colour: Colour,
): void {
  for (const [x, y] of tips) line(pen, `M${from[0]} ${from[1]} L${x} ${y}`, colour, 1);
}

function fish(pen: Pen, { body, fin, bands, deep, eye = '#1a141c' }: Coat): void {
  const { brush } = pen;
  const low = -50;
  const finDark = mix(fin, DARK, 0.4);
  // Tail, then the fins above and below.
  shape(
    pen,
    `M54 ${low} C70 ${low - 10} 82 ${low - 30} 96 ${low - 34} C90 ${low - 16} 88 ${low} 90 ${low + 2} C88 ${low + 12} 92 ${low + 24} 96 ${low + 34} C80 ${low + 28} 68 ${low + 12} 54 ${low + 4} Z`,
    mix(fin, '#ffffff', 0.2),
    { colour: finDark, from: low - 34, to: low + 34 },
  );
  rays(
    pen,
    [60, low],
    [
      [90, low - 26],
      [86, low - 12],
      [86, low + 4],
      [86, low + 18],
      [90, low + 28],
    ],
    finDark,
  );
  shape(
    pen,
    `M-34 ${low - deep * 0.86} C-14 ${low - deep - 22} 30 ${low - deep - 20} 54 ${low - deep * 0.62} L44 ${low - deep * 0.3} L-30 ${low - deep * 0.6} Z`,
    mix(fin, '#ffffff', 0.14),
    { colour: finDark, from: low - deep - 22, to: low - deep * 0.4 },
  );
  shape(
    pen,
    `M-6 ${low + deep * 0.8} C8 ${low + deep + 16} 34 ${low + deep + 14} 50 ${low + deep * 0.6} L40 ${low + deep * 0.3} L0 ${low + deep * 0.6} Z`,
    fin,
    { colour: finDark, from: low + deep * 0.5, to: low + deep + 16 },
  );
  const trunk = (): void => {
    brush.beginPath();
    brush.moveTo(-88, low + 2);
    brush.bezierCurveTo(-76, low - deep * 0.7, -44, low - deep * 1.08, -6, low - deep);
    brush.bezierCurveTo(28, low - deep * 0.94, 48, low - deep * 0.4, 64, low - 7);
    brush.lineTo(64, low + 7);
    brush.bezierCurveTo(48, low + deep * 0.4, 28, low + deep * 0.9, -6, low + deep * 0.96);
    brush.bezierCurveTo(-44, low + deep, -78, low + deep * 0.6, -88, low + 2);
    brush.closePath();
  };
  const paint = brush.createLinearGradient(0, low - deep, 0, low + deep);
  paint.addColorStop(0, css(mix(body, '#ffffff', 0.3)));
  paint.addColorStop(0.45, css(body));
  paint.addColorStop(1, css(mix(body, DARK, 0.42)));
  brush.fillStyle = paint;
  trunk();
  brush.fill();
  brush.save();
  trunk();
  brush.clip();
  for (const [x, wide, colour] of bands) {
    const path = `M${x + 4} ${low - deep * 1.1} Q${x - 7} ${low} ${x + 4} ${low + deep * 1.1}`;
    line(pen, path, mix(colour, DARK, 0.7), wide + 3.4);
    line(pen, path, mix(colour, DARK, 0.06), wide);
  }
  // Light on the back and shade below lie over the bands as well.
  const shade = brush.createLinearGradient(0, low - deep, 0, low + deep);
  shade.addColorStop(0, 'rgba(255,255,255,0.26)');
  shade.addColorStop(0.4, 'rgba(255,255,255,0)');
  shade.addColorStop(0.6, 'rgba(20,16,40,0)');
  shade.addColorStop(1, 'rgba(20,16,40,0.4)');
  brush.fillStyle = shade;
  brush.fillRect(-100, low - deep - 4, 200, deep * 2 + 8);
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 9; column++)
      line(
        pen,
        `M${-30 + column * 9.6 + (row % 2) * 4.8} ${low - deep * 0.6 + row * deep * 0.28} q3.4 3 0 6.4`,
        mix(body, '#ffffff', 0.4),
        0.7,
      );
  brush.restore();
  // The fin at its side, mouth and eye.
  shape(
    pen,
    `M-28 ${low + 8} C-12 ${low + 2} 2 ${low + 8} 6 ${low + 22} C-8 ${low + 26} -22 ${low + 20} -28 ${low + 8} Z`,
    mix(fin, '#ffffff', 0.26),
    { colour: finDark, from: low, to: low + 26 },
  );
  line(pen, `M-88 ${low + 3} Q-80 ${low + 6} -74 ${low + 3}`, mix(body, DARK, 0.6), 1.6);
  line(pen, `M-46 ${low - deep * 0.5} Q-38 ${low} -46 ${low + deep * 0.5}`, mix(body, DARK, 0.34), 1.2);
  ball(pen, -64, low - 8, 7, 7, '#f8f4ea');
  ball(pen, -65, low - 8, 4.6, 5, eye);
  ball(pen, -66.4, low - 10, 1.5, 1.5, '#ffffff');
}

export const REEF_FISH: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries<Coat>(COATS).map(([name, coat]) => [
    `own/${name}`,
    {
      width: 190,
      height: 100 + Math.max(0, coat.deep - 28) * 2,
      paint: (pen: Pen) => {
        pen.brush.translate(-4, -Math.max(0, coat.deep - 28));
        fish(pen, coat);
      },
    },
  ]),
);

export const REEF_FISH_HEADS: Record<string, Head> = {
  'own/butterflyfish': { eyes: [[0.14, 0.443]], eye: 0.034, top: [0.2, 0.22], wide: 0.2, tilt: -34 },
  'own/clownfish': { eyes: [[0.14, 0.427]], eye: 0.034, top: [0.2, 0.25], wide: 0.19, tilt: -24 },
};
