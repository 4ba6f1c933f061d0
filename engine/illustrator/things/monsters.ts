// Shaggy monsters of tales, in the fur that was asked for, with one eye, two or three.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { PaintedKind } from './in-paint.ts';
import { ball, line, shape, type Pen } from './pen.ts';

/** How many units of the drawing it is across, and where its middle is. */
type Eye = readonly [x: number, y: number, size: number];

const TWO: readonly Eye[] = [
  [-14, -70, 12],
  [14, -70, 12],
];
const ONE: readonly Eye[] = [[0, -70, 17]];
const THREE: readonly Eye[] = [
  [-19, -67, 9.5],
  [0, -76, 9.5],
  [19, -67, 9.5],
];

/** Round and shaggy, with two horns, one arm raised; `eyes`: where they are, and how large. */
function monster(pen: Pen, fur: Colour, eyes: readonly Eye[]): void {
  const dark = mix(fur, '#20103a', 0.42);
  const light = mix(fur, '#ffffff', 0.3);
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * 18} -92 C${side * 22} -104 ${side * 32} -108 ${side * 36} -116 C${side * 40} -102 ${side * 36} -90 ${side * 28} -84 Z`,
      '#f4e6c4',
      { colour: '#c8a878', from: -116, to: -84 },
    );
  line(pen, 'M-34 -52 C-52 -48 -56 -34 -50 -24', fur, 13);
  line(pen, 'M34 -56 C54 -62 60 -78 56 -92', fur, 13);
  for (const [x, y] of [
    [-54, -24],
    [-48, -19],
    [51, -97],
    [57, -100],
    [62, -95],
  ] as const)
    ball(pen, x, y, 3.4, 3.4, '#f4e6c4');
  for (const side of [-1, 1]) {
    ball(pen, side * 18, -6, 14, 9, dark);
    for (const toe of [-8, 0, 8]) ball(pen, side * 18 + toe, -1.6, 3.6, 3, '#f4e6c4');
  }
  // Tufts stand out all around.
  const tufts = 40;
  let outline = '';
  for (let tuft = 0; tuft < tufts * 2; tuft++) {
    const angle = (tuft / (tufts * 2)) * Math.PI * 2;
    const reach = tuft % 2 === 0 ? 1.07 : 0.95;
    outline += `${tuft === 0 ? 'M' : 'L'}${(Math.sin(angle) * 42 * reach).toFixed(1)} ${(-52 - Math.cos(angle) * 48 * reach).toFixed(1)} `;
  }
  shape(pen, `${outline}Z`, light, { colour: dark, from: -100, to: 0 });
  ball(pen, 0, -34, 25, 26, mix(fur, '#fff4e0', 0.62));
  for (let tuft = 0; tuft < 26; tuft++) {
    const [x, y] = [pen.random.between(-34, 34), pen.random.between(-92, -10)];
    if (Math.hypot(x / 27, (y + 34) / 28) > 1.05 && Math.hypot(x / 36, (y + 52) / 42) < 1)
      line(pen, `M${x} ${y} l${pen.random.between(-2, 2)} 5`, dark, 1.1);
  }
  for (const [x, y, size] of eyes) {
    ball(pen, x, y, size, size * 1.08, '#ffffff');
    ball(pen, x + pen.side * 1.6, y + 1, size * 0.48, size * 0.52, '#241a2c');
    ball(pen, x + pen.side * 1.6 - 2, y - 2, size * 0.16, size * 0.16, '#ffffff');
  }
  shape(pen, 'M-19 -50 C-10 -43 10 -43 19 -50 C16 -34 -16 -34 -19 -50 Z', '#5a1c34');
  for (const x of [-11, -3.6, 3.6, 11])
    shape(pen, `M${x - 3} ${-47.4 + Math.abs(x) * -0.12} l6 0 l-3 6 Z`, '#ffffff');
  shape(pen, 'M-8 -38 C-4 -41 4 -41 8 -38 C4 -36 -4 -36 -8 -38 Z', '#e8707a');
}

function kindWith(eyes: readonly Eye[], usual: Colour): PaintedKind {
  return { width: 138, height: 120, usual, draw: (pen, fur) => monster(pen, fur, eyes) };
}

export const MONSTERS: Readonly<Record<string, PaintedKind>> = {
  'own/monster': kindWith(TWO, '#3fa8a0'),
  'own/one-eyed-monster': kindWith(ONE, '#7a5cc8'),
  'own/three-eyed-monster': kindWith(THREE, '#e07a4a'),
};
