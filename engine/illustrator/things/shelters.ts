// What small animals of tales sit under: a mushroom as tall as they are, a leaf held like an umbrella.

import { mix } from '#engine/raster/colour.ts';
import { faint } from './container.ts';
import { ball, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';

const CAP = '#cf3b34';
const DARK = '#3a0e18';

function tallMushroom(pen: Pen): void {
  const { random, side } = pen;
  shape(pen, 'M-24 0 C-12 -40 -20 -90 -18 -132 H22 C22 -92 16 -40 30 0 Q2 10 -24 0 Z', '#fbf2df', {
    colour: '#d2b995',
    from: -130,
    to: 4,
  });
  for (const x of [-9, 2, 12]) line(pen, `M${x} -8 Q${x * 0.7} -60 ${x * 0.9} -108`, '#dcc8a4', 1.6);
  shape(pen, 'M-34 -112 Q0 -128 38 -112 Q30 -92 20 -100 Q8 -88 -4 -99 Q-18 -88 -34 -112 Z', '#fffaf0', {
    colour: '#d8c4a0',
    from: -116,
    to: -90,
  });
  // The gills are seen from below.
  oval(pen, 0, -134, 104, 19, '#f2dfc0');
  faint(pen, 0.6, () => {
    for (let gill = -12; gill <= 12; gill++)
      line(pen, `M${gill * 2.4} -130 L${gill * 8} -${134 + Math.abs(gill) * -0.6 + 4}`, '#c4a478', 1);
  });
  shape(
    pen,
    'M-110 -134 C-104 -206 -48 -232 0 -232 C48 -232 104 -206 110 -134 C76 -150 -76 -150 -110 -134 Z',
    mix(CAP, '#ffffff', 0.2),
    {
      colour: mix(CAP, DARK, 0.34),
      from: -232,
      to: -132,
    },
  );
  faint(pen, 0.28, () => ball(pen, side * 40, -200, 34, 15, '#ffffff'));
  for (const [x, y, rx] of [
    [-66, -168, 13],
    [-28, -206, 12],
    [10, -178, 16],
    [52, -204, 10],
    [74, -164, 12],
    [-88, -148, 7],
    [-20, -158, 8],
    [44, -154, 7],
  ] as const)
    ball(pen, x, y, rx, rx * 0.8, '#fff6e6');
  for (let blade = 0; blade < 12; blade++) {
    const x = random.between(-46, 50);
    line(
      pen,
      `M${x} 3 q${random.between(-4, 4)} -9 ${random.between(-7, 7)} -${random.between(10, 20)}`,
      '#6f9a44',
      2,
    );
  }
}

function leafUmbrella(pen: Pen): void {
  line(pen, 'M2 -2 C-6 -40 6 -70 0 -112', '#5c8a3c', 5);
  shape(
    pen,
    'M-74 -96 C-66 -138 -30 -152 2 -150 C36 -150 70 -134 76 -94 C60 -104 48 -88 34 -100 C22 -88 8 -92 0 -102 C-10 -90 -24 -90 -34 -100 C-46 -88 -60 -104 -74 -96 Z',
    '#86b94e',
    {
      colour: '#3f7a34',
      from: -150,
      to: -90,
    },
  );
  for (const x of [-58, -34, 0, 34, 58]) line(pen, `M1 -146 Q${x * 0.6} -134 ${x} -100`, '#cfe6a0', 1.4);
}

export const SHELTERS: Record<string, OwnDrawing> = {
  'own/tall-mushroom': { width: 224, height: 236, paint: tallMushroom },
  'own/leaf-umbrella': { width: 156, height: 156, paint: leafUmbrella },
};
