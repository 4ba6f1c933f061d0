// A bird roasted whole, brown and shining, on its plate with greens and slices of orange. In millimetres.

import { css, mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const SKIN = '#b8611f';
const DARK = '#4a1a08';

function roastBird(pen: Pen): void {
  const { brush, random, side } = pen;
  for (const [rx, ry, colour] of [
    [122, 24, '#a8a49c'],
    [121, 22, '#fbfaf5'],
    [98, 15, '#e2e0d8'],
  ] as const) {
    brush.fillStyle = css(colour);
    brush.beginPath();
    brush.ellipse(0, -24, rx, ry, 0, 0, 7);
    brush.fill();
  }
  for (let leaf = 0; leaf < 26; leaf++) {
    const x = -96 + leaf * 7.7 + random.between(-3, 3);
    const y = -22 + random.between(-8, 6) * (1 - Math.abs(x) / 130);
    ball(
      pen,
      x,
      y,
      random.between(7, 12),
      random.between(4, 7),
      random.pick(['#4f9a44', '#6fb850', '#3a7a38']),
    );
  }
  // The body, with its breast up.
  shape(
    pen,
    'M-84 -26 C-98 -58 -72 -96 -24 -106 C24 -114 70 -96 86 -62 C94 -42 84 -22 64 -18 C20 -8 -52 -10 -84 -26 Z',
    mix(SKIN, '#f6b04a', 0.4),
    {
      colour: mix(SKIN, DARK, 0.5),
      from: -108,
      to: -12,
    },
  );
  // Legs, crossed at their ends, and a wing.
  shape(
    pen,
    'M20 -22 C6 -44 22 -76 52 -76 C80 -76 92 -58 104 -46 L124 -58 L130 -50 L112 -34 C100 -20 48 -8 20 -22 Z',
    mix(SKIN, '#f0a040', 0.24),
    {
      colour: mix(SKIN, DARK, 0.5),
      from: -76,
      to: -14,
    },
  );
  shape(pen, 'M110 -42 L126 -56 q7 -6 10 1 q6 3 1 8 L116 -33 Z', '#f4ead6');
  shape(
    pen,
    'M-58 -30 C-74 -46 -58 -74 -34 -70 C-16 -66 -10 -46 -24 -34 C-36 -26 -50 -24 -58 -30 Z',
    mix(SKIN, '#e89838', 0.2),
    {
      colour: mix(SKIN, DARK, 0.56),
      from: -72,
      to: -26,
    },
  );
  line(pen, 'M-52 -36 C-40 -38 -30 -46 -28 -56', mix(SKIN, DARK, 0.5), 2);
  line(pen, 'M24 -28 C20 -46 30 -64 48 -70', mix(SKIN, DARK, 0.45), 2.4);
  brush.globalAlpha = 0.55;
  const shine = side > 0 ? 'M4 -98 C30 -98 52 -88 62 -78' : 'M-58 -82 C-46 -94 -24 -100 -6 -100';
  line(pen, shine, '#ffe6b4', 6);
  line(pen, 'M62 -66 C74 -64 82 -58 88 -50', '#ffe0a8', 3.4);
  brush.globalAlpha = 0.4;
  for (let fleck = 0; fleck < 40; fleck++) {
    const [x, y] = [random.between(-70, 70), random.between(-90, -30)];
    ball(pen, x, y, random.between(1, 2.6), random.between(0.8, 1.6), random.pick(['#6a2c0c', '#f2b860']));
  }
  brush.globalAlpha = 1;
  for (const x of [-88, -66, 84]) {
    ball(pen, x, -20, 13, 8, '#e8842a');
    ball(pen, x, -21, 10.6, 6.2, '#ffb64e');
    line(pen, `M${x - 9} -21 h18 M${x - 5} -25 l10 8 M${x + 5} -25 l-10 8`, '#ffe2a8', 1);
  }
}

export const ROAST_BIRDS: Record<string, OwnDrawing> = {
  'own/roast-bird': { width: 280, height: 116, paint: roastBird },
};
