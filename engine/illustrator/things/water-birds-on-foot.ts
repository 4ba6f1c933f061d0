// Ducks and swans out of the water, facing left: the same birds as those that swim, on legs with webbed feet; and a duckling
// that swims.

import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shadeInto, shape, type OwnDrawing, type Pen } from './pen.ts';

const below = shadeInto('#2a1c2c', 0.3);

type Plumes = {
  body: Colour;
  wing: Colour;
  breast: Colour;
  head: Colour;
  ring?: Colour;
  bill: Colour;
  legs: Colour;
};

function legs(pen: Pen, at: readonly number[], top: number, colour: Colour): void {
  for (const [index, x] of at.entries()) {
    const tone = mix(colour, '#2a1c2c', index === 0 ? 0.28 : 0.04);
    line(pen, `M${x} ${top} L${x + 2} -4`, tone, 4.4);
    shape(pen, `M${x + 5} -6 C${x} -6 ${x - 9} -3 ${x - 15} 0 H${x + 6} Q${x + 8} -3 ${x + 5} -6 Z`, tone);
  }
}

function eye(pen: Pen, x: number, y: number, size: number): void {
  ball(pen, x, y, size, size, '#1a1418');
  ball(pen, x - size * 0.3, y - size * 0.34, size * 0.3, size * 0.3, '#ffffff');
}

function duck(pen: Pen, { body, wing, breast, head, ring, bill, legs: feet }: Plumes): void {
  legs(pen, [4, 18], -30, feet);
  // From the breast to the tail that is turned up.
  shape(
    pen,
    'M-38 -52 C-42 -30 -20 -18 12 -20 C40 -22 58 -38 72 -66 C60 -62 50 -62 36 -64 C10 -68 -34 -74 -38 -52 Z',
    mix(body, '#ffffff', 0.1),
    below(body, -72, -18),
  );
  shape(
    pen,
    'M-38 -52 C-42 -34 -30 -22 -8 -20 C2 -34 0 -54 -12 -68 C-26 -68 -36 -62 -38 -52 Z',
    breast,
    below(breast, -68, -20),
  );
  shape(
    pen,
    'M-8 -56 C4 -66 32 -64 58 -54 C44 -34 12 -28 -4 -40 C-10 -46 -12 -52 -8 -56 Z',
    wing,
    below(wing, -64, -30),
  );
  for (const part of [0.36, 0.6, 0.82])
    line(
      pen,
      `M${-2 + part * 12} ${-40 + part * 6} Q${26 * part + 10} ${-36 - part * 4} ${28 + part * 28} ${-48 - part * 4}`,
      mix(wing, '#2a1c2c', 0.3),
      1.4,
    );
  shape(
    pen,
    'M-36 -58 C-38 -74 -36 -86 -32 -94 L-10 -92 C-10 -80 -10 -72 -8 -62 C-16 -54 -30 -54 -36 -58 Z',
    head,
    below(head, -94, -54),
  );
  if (ring !== undefined)
    shape(pen, 'M-37 -63 C-28 -58 -18 -58 -8.6 -64 L-9 -69 C-18 -63 -28 -63 -37 -68 Z', ring);
  ball(pen, -24, -96, 18, 17, head);
  shape(pen, 'M-38 -101 C-48 -100 -56 -96 -63 -92 C-64 -88 -58 -86 -38 -88 Z', bill, below(bill, -101, -86));
  line(pen, 'M-61 -91 Q-50 -93 -40 -93', mix(bill, '#2a1c2c', 0.4), 1);
  eye(pen, -29, -99, 2.8);
}

const MALLARD: Plumes = {
  body: '#d9d5d0',
  wing: '#a89f96',
  breast: '#7a4230',
  head: '#1f8050',
  ring: '#f6f4f0',
  bill: '#f2c23c',
  legs: '#e8843a',
};
const DUCKLING: Plumes = {
  body: '#f6d85a',
  wing: '#e8c040',
  breast: '#f8e07a',
  head: '#f6d85a',
  bill: '#e89a4a',
  legs: '#e08a3c',
};

/** So deep that the water hides its legs. */
function swimmingDuckling(pen: Pen): void {
  pen.brush.translate(0, 24);
  duck(pen, DUCKLING);
}

function swan(pen: Pen): void {
  const white = '#f6f5f4';
  const grey = '#d8dae2';
  legs(pen, [8, 24], -34, '#3a3840');
  shape(
    pen,
    'M-40 -56 C-44 -32 -20 -20 16 -22 C48 -24 70 -40 84 -66 C70 -64 58 -66 42 -70 C10 -78 -36 -78 -40 -56 Z',
    white,
    { colour: grey, from: -78, to: -20 },
  );
  line(pen, 'M-32 -62 C-46 -84 -18 -104 -24 -124 C-28 -138 -44 -138 -48 -126', white, 13);
  ball(pen, -46, -126, 10, 9, white);
  shape(
    pen,
    'M-52 -132 C-58 -128 -66 -118 -69 -112 C-66 -111 -58 -114 -50 -120 Z',
    '#e8823a',
    below('#e8823a', -132, -110),
  );
  shape(pen, 'M-50 -132 L-57 -129 L-53 -122 Z', '#2a2428');
  eye(pen, -48, -129, 2.2);
  shape(
    pen,
    'M-12 -62 C2 -78 40 -76 78 -66 C56 -40 16 -30 -6 -44 C-14 -50 -16 -58 -12 -62 Z',
    mix(white, grey, 0.3),
    { colour: mix(grey, '#8a8ea0', 0.3), from: -76, to: -32 },
  );
  for (const part of [0.3, 0.55, 0.8])
    line(
      pen,
      `M${-4 + part * 14} ${-44 + part * 4} Q${34 * part + 10} -44 ${36 + part * 34} ${-52 - part * 6}`,
      '#b8bcc8',
      1.4,
    );
}

export const WATER_BIRDS_ON_FOOT: Record<string, OwnDrawing> = {
  'own/duck-on-foot': { width: 140, height: 116, paint: (pen) => duck(pen, MALLARD) },
  'own/duckling-on-foot': { width: 140, height: 116, paint: (pen) => duck(pen, DUCKLING) },
  'own/duckling': { width: 140, height: 92, paint: swimmingDuckling },
  'own/swan-on-foot': { width: 172, height: 148, paint: swan },
};

const DUCK_HEAD: Head = { eyes: [[0.293, 0.147]], top: [0.33, 0.03], wide: 0.24, mouth: [0.16, 0.22] };

export const WATER_BIRDS_ON_FOOT_HEADS: Record<string, Head> = {
  'own/duck-on-foot': DUCK_HEAD,
  'own/duckling-on-foot': DUCK_HEAD,
  'own/duckling': { eyes: [[0.293, 0.185]], top: [0.33, 0.03], wide: 0.24, mouth: [0.16, 0.277] },
  'own/swan-on-foot': { eyes: [[0.221, 0.079]], top: [0.24, 0.02], wide: 0.12, mouth: [0.13, 0.17] },
};
