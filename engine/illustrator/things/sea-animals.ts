// Animals of the sea in profile to the left, in centimetres or parts of them.

import { Path2D } from '@napi-rs/canvas';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Head } from '../animals/measures.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const SHADE = '#0e1c30';

/** What is painted is seen only inside of the path. */
function inside(pen: Pen, path: string, paint: () => void): void {
  const { brush } = pen;
  brush.save();
  const clip = brush.clip.bind(brush);
  clip(new Path2D(path));
  paint();
  brush.restore();
}

/** A body that is dark above and pale below, soft into each other. */
function countershaded(
  pen: Pen,
  path: string,
  back: Colour,
  belly: string,
  pale: Colour,
  rows: readonly [number, number],
): void {
  const [top, bottom] = rows;
  shape(pen, path, mix(back, '#ffffff', 0.2), { colour: mix(back, SHADE, 0.34), from: top, to: bottom });
  inside(pen, path, () => {
    shape(pen, belly, pale, { colour: mix(pale, SHADE, 0.3), from: (top + bottom) / 2, to: bottom });
    const { brush } = pen;
    const gloss = brush.createLinearGradient(0, top, 0, top + (bottom - top) * 0.4);
    gloss.addColorStop(0, css('#ffffff', 0.26));
    gloss.addColorStop(1, css('#ffffff', 0));
    brush.fillStyle = gloss;
    brush.fillRect(-400, top, 800, bottom - top);
  });
}

function fin(pen: Pen, path: string, colour: Colour, rows: readonly [number, number]): void {
  shape(pen, path, mix(colour, '#ffffff', 0.14), {
    colour: mix(colour, SHADE, 0.4),
    from: rows[0],
    to: rows[1],
  });
}

/** In an arch, as it leaps. */
function dolphin(pen: Pen): void {
  const back = '#5f7f9e';
  fin(
    pen,
    'M58 -86 C74 -66 84 -44 86 -24 C98 -26 112 -20 118 -10 C104 -10 92 -8 84 -12 C76 -2 62 2 50 0 C58 -8 68 -18 72 -28 Z',
    back,
    [-90, 0],
  );
  fin(pen, 'M-4 -142 C6 -158 22 -166 40 -166 C34 -154 34 -140 38 -126 Z', back, [-166, -124]);
  const body =
    'M-118 -62 C-116 -70 -106 -76 -94 -80 C-88 -108 -58 -136 -18 -140 C26 -142 62 -116 80 -66 C86 -48 88 -34 84 -22 C78 -24 74 -30 70 -40 C52 -78 20 -88 -16 -78 C-40 -70 -62 -60 -82 -60 C-96 -56 -112 -54 -118 -62 Z';
  countershaded(
    pen,
    body,
    back,
    'M-120 -60 C-92 -70 -66 -82 -30 -96 C16 -104 52 -84 74 -34 L40 -20 L-120 -30 Z',
    '#e6eef4',
    [-142, -24],
  );
  fin(pen, 'M-38 -82 C-36 -64 -24 -44 -6 -36 C-8 -50 -10 -66 -12 -80 Z', mix(back, SHADE, 0.16), [-84, -36]);
  line(pen, 'M-117 -63 C-106 -68 -94 -70 -82 -70', mix(back, SHADE, 0.55), 1.4);
  ball(pen, -76, -82, 2.8, 2.6, '#14141c');
  ball(pen, -77, -83, 0.9, 0.9, '#ffffff');
}

/** `spots`: of one that eats nothing but plankton and shows no teeth. */
function shark(pen: Pen, back = '#65788a', spots?: Colour): void {
  fin(
    pen,
    'M112 -60 C130 -76 150 -98 170 -104 C160 -84 154 -70 150 -56 C156 -44 162 -32 160 -20 C144 -28 126 -42 112 -50 Z',
    back,
    [-104, -20],
  );
  fin(pen, 'M-14 -84 C2 -108 18 -120 34 -122 C28 -106 28 -90 34 -78 Z', back, [-122, -76]);
  fin(pen, 'M84 -68 L98 -78 L96 -62 Z M80 -44 L94 -34 L94 -48 Z', back, [-78, -34]);
  const body =
    'M-158 -62 C-136 -82 -86 -94 -30 -90 C30 -86 84 -72 124 -58 C128 -56 128 -52 124 -50 C84 -38 20 -26 -36 -28 C-80 -30 -118 -36 -140 -48 C-148 -52 -156 -56 -158 -62 Z';
  countershaded(
    pen,
    body,
    back,
    'M-160 -58 C-100 -50 -20 -54 130 -53 L60 -10 L-140 -10 Z',
    '#eef2f4',
    [-92, -26],
  );
  if (spots !== undefined) spotShark(pen, body, spots);
  // Mouth with teeth, gills, eye.
  shape(pen, 'M-138 -51 C-124 -48 -106 -46 -94 -50 C-102 -38 -122 -38 -132 -44 Z', '#5a1a22', {
    colour: '#8a3a40',
    from: -51,
    to: -38,
  });
  for (let tooth = 0; tooth < (spots === undefined ? 8 : 0); tooth++) {
    const x = -134 + tooth * 4.9;
    shape(pen, `M${x} ${-50.4 + tooth * 0.3} l4 0.2 l-2 4.2 Z`, '#ffffff');
  }
  for (let gill = 0; gill < 5; gill++)
    line(
      pen,
      `M${-74 + gill * 7} -70 Q${-79 + gill * 7} -60 ${-75 + gill * 7} -48`,
      mix(back, SHADE, 0.5),
      1.6,
    );
  ball(pen, -122, -63, 3, 3, '#101014');
  ball(pen, -123, -64, 0.9, 0.9, '#ffffff');
  fin(pen, 'M-50 -44 C-40 -26 -18 -6 8 0 C2 -16 -4 -30 -14 -42 Z', mix(back, SHADE, 0.12), [-44, 0]);
}

/** In rows between pale lines. */
function spotShark(pen: Pen, body: string, colour: Colour): void {
  inside(pen, body, () => {
    for (let row = 0; row < 5; row++)
      for (let at = 0; at < 26; at++)
        ball(pen, -124 + at * 9 + (row % 2) * 4.5, -86 + row * 7.6 + at * 0.5, 1.9, 1.6, colour);
  });
}

function turtle(pen: Pen): void {
  const skin = '#7f9a62';
  const scales = (x: number, y: number, wide: number): void => {
    for (const [dx, dy] of [
      [-0.5, 0],
      [0.1, -0.3],
      [0.2, 0.36],
      [0.7, 0.1],
    ] as const)
      ball(pen, x + dx * wide, y + dy * wide * 0.5, wide * 0.16, wide * 0.11, mix(skin, '#3a2c18', 0.5));
  };
  // The far flippers.
  fin(pen, 'M-32 -56 C-40 -78 -58 -94 -78 -98 C-72 -80 -62 -60 -46 -46 Z', mix(skin, SHADE, 0.3), [-98, -46]);
  fin(pen, 'M52 -46 C66 -56 80 -58 90 -54 C84 -44 72 -38 56 -38 Z', mix(skin, SHADE, 0.3), [-58, -36]);
  // Neck and head.
  shape(
    pen,
    'M-48 -58 C-62 -68 -78 -76 -94 -72 C-106 -68 -110 -56 -102 -50 C-90 -42 -68 -42 -48 -40 Z',
    mix(skin, '#ffffff', 0.2),
    {
      colour: mix(skin, SHADE, 0.3),
      from: -76,
      to: -40,
    },
  );
  scales(-84, -64, 14);
  line(pen, 'M-106 -56 C-100 -53 -94 -53 -88 -55', mix(skin, SHADE, 0.6), 1.4);
  ball(pen, -96, -62, 3, 3, '#15140f');
  ball(pen, -97, -63, 0.9, 0.9, '#ffffff');
  // The plastron, then the shell.
  shape(pen, 'M-54 -44 C-40 -26 32 -24 66 -40 L60 -48 Z', '#e2d2a0', {
    colour: '#a08a58',
    from: -46,
    to: -28,
  });
  const shell = 'M-60 -46 C-54 -82 -14 -100 22 -92 C54 -86 70 -64 74 -42 C40 -32 -30 -32 -60 -46 Z';
  shape(pen, shell, '#a3763f', { colour: '#4c3018', from: -98, to: -34 });
  inside(pen, shell, () => {
    for (const path of [
      'M-30 -86 L-14 -66 L-26 -46 M-14 -66 L18 -68 L30 -48 M18 -68 L26 -92 M30 -48 L60 -50 M18 -68 L48 -78 M-26 -46 L-58 -52 M-26 -46 L-22 -32 M30 -48 L34 -32 M-14 -66 L-18 -96',
    ])
      line(pen, path, '#e0bc78', 2.2);
    line(pen, 'M-60 -44 C-30 -32 40 -32 74 -42', '#d8b070', 5);
  });
  // The near flippers.
  fin(pen, 'M-44 -46 C-40 -26 -20 -4 10 0 C8 -14 -4 -34 -22 -42 Z', skin, [-46, 0]);
  fin(pen, 'M52 -42 C64 -32 78 -26 92 -28 C88 -38 76 -46 62 -46 Z', skin, [-46, -26]);
  scales(-22, -26, 22);
}

/** From the front. */
function penguin(pen: Pen): void {
  const dark = '#2c3042';
  for (const x of [-11, 11]) {
    shape(
      pen,
      `M${x - 10} 0 C${x - 10} -6 ${x - 4} -8 ${x} -8 C${x + 4} -8 ${x + 10} -6 ${x + 10} 0 Z`,
      '#f0a02c',
      {
        colour: '#b86c14',
        from: -8,
        to: 0,
      },
    );
    for (const toe of [-3, 3]) line(pen, `M${x + toe} -4 L${x + toe * 1.3} -0.6`, '#9a5810', 1);
  }
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * 22} -74 C${side * 36} -66 ${side * 42} -44 ${side * 39} -26 C${side * 32} -28 ${side * 25} -40 ${side * 22} -54 Z`,
      mix(dark, '#ffffff', side === pen.side ? 0.16 : 0.04),
      { colour: mix(dark, '#06080f', 0.3), from: -74, to: -26 },
    );
  shape(
    pen,
    'M0 -124 C14 -124 21 -114 21 -100 C21 -90 26 -82 29 -66 C34 -38 30 -8 14 -5 L-14 -5 C-30 -8 -34 -38 -29 -66 C-26 -82 -21 -90 -21 -100 C-21 -114 -14 -124 0 -124 Z',
    mix(dark, '#ffffff', 0.12),
    { colour: mix(dark, '#06080f', 0.36), from: -124, to: 0 },
  );
  shape(
    pen,
    'M0 -84 C12 -84 20 -70 22 -48 C24 -22 16 -6 0 -6 C-16 -6 -24 -22 -22 -48 C-20 -70 -12 -84 0 -84 Z',
    '#fbfbfc',
    {
      colour: '#c4cbdc',
      from: -84,
      to: -6,
    },
  );
  // Gold at the throat runs out into the white.
  shape(pen, 'M-16 -84 C-10 -70 10 -70 16 -84 C14 -66 8 -56 0 -56 C-8 -56 -14 -66 -16 -84 Z', '#f6c544', {
    colour: '#fbf4dc',
    from: -82,
    to: -58,
  });
  for (const side of [-1, 1]) {
    ball(pen, side * 13.6, -95, 5.4, 8.4, '#f8c94a');
    ball(pen, side * 8, -108, 3.1, 3.4, '#0c0c12');
    ball(pen, side * 8 - 1, -109.4, 1.1, 1.1, '#ffffff');
  }
  shape(pen, 'M-5 -104 C-3 -106 3 -106 5 -104 L0 -91 Z', '#3a3642', {
    colour: '#e88a4a',
    from: -104,
    to: -91,
  });
}

export const SEA_ANIMALS: Record<string, OwnDrawing> = {
  'own/dolphin': { width: 240, height: 168, paint: dolphin },
  'own/shark': {
    width: 332,
    height: 124,
    paint: (pen) => {
      pen.brush.translate(-6, 0);
      shark(pen);
    },
  },
  'own/whale-shark': {
    width: 332,
    height: 124,
    paint: (pen) => {
      pen.brush.translate(-6, 0);
      shark(pen, '#4a6076', '#d6e4ee');
    },
  },
  'own/sea-turtle': {
    width: 204,
    height: 100,
    paint: (pen) => {
      pen.brush.translate(8, 0);
      turtle(pen);
    },
  },
  'own/penguin': { width: 84, height: 126, paint: penguin },
};

export const SEA_ANIMAL_HEADS: Record<string, Head> = {
  'own/sea-turtle': {
    eyes: [[0.07, 0.377]],
    eye: 0.016,
    top: [0.115, 0.27],
    wide: 0.15,
    neck: [
      [0.235, 0.57],
      [0.25, 0.33],
    ],
    back: [0.55, 0.08],
  },
  'own/dolphin': { eyes: [[0.182, 0.516]], eye: 0.014, top: [0.2, 0.32], wide: 0.15, tilt: -36 },
  'own/whale-shark': { eyes: [[0.11, 0.487]], eye: 0.012, top: [0.165, 0.29], wide: 0.12, tilt: -8 },
  'own/shark': { eyes: [[0.11, 0.487]], eye: 0.012, top: [0.165, 0.29], wide: 0.12, tilt: -8 },
  'own/penguin': {
    eyes: [
      [0.405, 0.143],
      [0.595, 0.143],
    ],
    eye: 0.04,
    top: [0.5, 0.02],
    wide: 0.42,
    mouth: [0.5, 0.22],
    neck: [
      [0.26, 0.3],
      [0.74, 0.3],
    ],
  },
};
