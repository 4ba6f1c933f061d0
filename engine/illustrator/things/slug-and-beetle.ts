// A slug and a stag beetle, in profile to the left.

import { fill, limb, oval } from '../people/draft.ts';
import { mix } from '#engine/raster/colour.ts';
import { draftOf, drawn, litToward } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const SHADE = '#1a1620';

const lit = litToward(SHADE);

function slug(pen: Pen): void {
  const draft = draftOf(pen);
  const skin = '#a8763c';
  fill(draft, 'M-78 0 C-80 -14 -64 -22 -44 -26 C-10 -34 40 -26 92 -2 L92 0 Z', lit(skin, -32, 0));
  limb(
    draft,
    [
      [-76, -2],
      [0, -3],
      [90, -1],
    ],
    [4, 6, 1],
    mix(skin, '#f0d8b0', 0.5),
  );
  // The mantle on its back, with a breathing hole.
  fill(
    draft,
    'M-46 -26 C-34 -38 2 -38 14 -26 C4 -17 -34 -15 -46 -26 Z',
    lit(mix(skin, SHADE, 0.14), -36, -16),
  );
  oval(draft, [2, -24], 3, 2, mix(skin, SHADE, 0.6));
  for (let fold = 0; fold < 9; fold++)
    limb(
      draft,
      [
        [18 + fold * 7, -24 + fold * 2],
        [21 + fold * 7, -14 + fold * 1.4],
      ],
      [1, 0.5],
      mix(skin, SHADE, 0.3),
    );
  oval(draft, [-70, -16], 13, 12, lit(skin, -28, -4));
  for (const [x, y, size] of [
    [-80, -44, 3.6],
    [-68, -46, 3.8],
  ] as const) {
    limb(
      draft,
      [
        [-71, -22],
        [(x - 71) / 2, (y - 22) / 2 - 1],
        [x, y],
      ],
      [5, 3.4, 2.4],
      mix(skin, '#ffffff', 0.1),
    );
    oval(draft, [x, y], size, size, mix(skin, SHADE, 0.3));
    oval(draft, [x - 0.6, y - 0.6], size * 0.56, size * 0.56, '#161016');
  }
  for (const x of [-86, -80])
    limb(
      draft,
      [
        [-78, -10],
        [x, -4],
      ],
      [3, 1.8],
      mix(skin, '#ffffff', 0.06),
    );
}

function stagBeetle(pen: Pen): void {
  const draft = draftOf(pen);
  const body = '#3a2420';
  for (const [x, kneeX, footX] of [
    [-20, -34, -42],
    [4, 2, -2],
    [28, 44, 50],
  ] as const)
    limb(
      draft,
      [
        [x, -16],
        [kneeX, -14],
        [footX, -1],
      ],
      [6, 4.4, 2],
      mix(body, SHADE, 0.3),
    );
  const shell = 'M-14 -36 C10 -48 52 -42 70 -20 C60 -8 10 -6 -16 -14 Z';
  fill(draft, shell, lit(mix(body, '#8a3a1c', 0.4), -44, -6));
  limb(
    draft,
    [
      [-12, -34],
      [20, -40],
      [64, -22],
    ],
    [1, 1.4, 0.6],
    '#f0c8a0',
  );
  limb(
    draft,
    [
      [-14, -24],
      [26, -26],
      [68, -19],
    ],
    [0.6, 1, 0.5],
    mix(body, SHADE, 0.6),
  );
  fill(draft, 'M-38 -36 C-26 -42 -12 -38 -12 -26 C-12 -14 -24 -10 -38 -14 Z', lit(body, -40, -10));
  fill(
    draft,
    'M-58 -34 C-48 -40 -36 -36 -36 -25 C-36 -16 -46 -12 -58 -16 C-64 -22 -64 -30 -58 -34 Z',
    lit(body, -38, -12),
  );
  for (const [rise, tone] of [
    [-7, mix(body, SHADE, 0.34)],
    [0, mix(body, '#8a3a1c', 0.3)],
  ] as const) {
    limb(
      draft,
      [
        [-58, -27 + rise],
        [-80, -38 + rise],
        [-98, -26 + rise],
      ],
      [8, 6, 1.6],
      lit(tone, -46, -20),
    );
    limb(
      draft,
      [
        [-78, -35 + rise],
        [-82, -26 + rise],
      ],
      [3.6, 1],
      tone,
    );
  }
  oval(draft, [-54, -30], 2.4, 2.4, '#0c080a');
  oval(draft, [-54.8, -30.8], 0.8, 0.8, '#ffffff');
}

export const SLUG_AND_BEETLE: Record<string, OwnDrawing> = {
  'own/slug': drawn(180, 50, [-3, 0], slug),
  'own/stag-beetle': drawn(170, 50, [14, 0], stagBeetle),
};
