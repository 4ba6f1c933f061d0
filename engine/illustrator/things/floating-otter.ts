// An otter that lies on its back in the water, the paws on its chest, in profile with the head to the left.

import { fill, limb, oval, within, type Draft } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { mix } from '#engine/raster/colour.ts';
import { draftOf, litToward } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';

export const FLOATING_OTTER = 'own/floating-otter';

const [COAT, PALE, SHADE] = ['#7a5538', '#e6d3b8', '#1e1420'];

const lit = litToward(SHADE, 0.18, 0.34);

function paws(draft: Draft): void {
  for (const [x, toX, tone] of [
    [-22, -12, mix(COAT, SHADE, 0.2)],
    [-40, -24, COAT],
  ] as const) {
    limb(
      draft,
      [
        [x, -22],
        [x + 4, -38],
        [toX, -43],
      ],
      [13, 11, 8],
      lit(tone, -46, -18),
    );
    oval(draft, [toX + 2, -43], 5.4, 4.4, mix(tone, SHADE, 0.24));
  }
}

function head(draft: Draft): void {
  oval(draft, [-86, -50], 5.4, 5.4, lit(COAT, -56, -44));
  oval(draft, [-60, -54], 5.8, 5.8, lit(COAT, -60, -48));
  oval(draft, [-60, -53], 3, 3, mix(COAT, SHADE, 0.4));
  oval(draft, [-73, -37], 20, 19, lit(mix(PALE, COAT, 0.34), -56, -18));
  // Brow darker than the cheeks, and a broad pale muzzle.
  fill(
    draft,
    'M-92 -42 C-90 -56 -58 -60 -54 -44 C-64 -48 -82 -48 -92 -42 Z',
    lit(mix(COAT, PALE, 0.2), -58, -40),
  );
  oval(draft, [-80, -31], 9.6, 8, mix(PALE, '#ffffff', 0.24));
  oval(draft, [-67, -31], 9.6, 8, mix(PALE, '#ffffff', 0.2));
  fill(
    draft,
    'M-80 -40 C-76 -43 -70 -43 -66 -40 C-68 -35 -71 -33 -73 -33 C-75 -33 -78 -35 -80 -40 Z',
    '#2c1e20',
  );
  limb(
    draft,
    [
      [-82, -27],
      [-74, -25],
      [-73, -32],
    ],
    [0.6, 1.2, 0.8],
    '#3a2824',
  );
  limb(
    draft,
    [
      [-73, -32],
      [-71, -25],
      [-64, -27],
    ],
    [0.8, 1.2, 0.6],
    '#3a2824',
  );
  for (const [x, y, toX, toY] of [
    [-84, -31, -100, -34],
    [-84, -29, -100, -28],
    [-64, -31, -48, -35],
    [-64, -29, -48, -30],
  ] as const)
    limb(
      draft,
      [
        [x, y],
        [toX, toY],
      ],
      [0.7, 0.3],
      '#fbf6ee',
    );
  for (const x of [-84, -62]) {
    oval(draft, [x, -42], 3.1, 3.3, '#170f12');
    oval(draft, [x - 0.9, -43.2], 1, 1, '#ffffff');
  }
}

function floatingOtter(pen: Pen): void {
  const draft = draftOf(pen);
  limb(
    draft,
    [
      [76, -8],
      [104, -10],
      [122, -4],
    ],
    [18, 12, 4],
    lit(COAT, -18, 0),
  );
  // Webbed feet stick out of the water.
  for (const [x, tilt, tone] of [
    [84, 6, mix(COAT, SHADE, 0.24)],
    [68, -2, COAT],
  ] as const) {
    limb(
      draft,
      [
        [x - 14, -16],
        [x, -26],
      ],
      [18, 12],
      lit(tone, -32, -8),
    );
    fill(
      draft,
      `M${x - 6} -24 C${x - 4} -38 ${x + 2 + tilt} -46 ${x + 10 + tilt} -46 C${x + 16 + tilt} -42 ${x + 12} -30 ${x + 6} -22 Z`,
      lit(mix(tone, SHADE, 0.16), -46, -20),
    );
    for (const toe of [2, 7])
      limb(
        draft,
        [
          [x + toe * 0.5, -26],
          [x + toe + tilt, -42],
        ],
        [1, 0.8],
        mix(tone, SHADE, 0.5),
      );
  }
  const body = 'M-72 -10 C-64 -32 -38 -36 -10 -35 C26 -34 62 -30 82 -14 C86 -6 84 0 78 0 L-70 0 Z';
  fill(draft, body, lit(COAT, -38, 4));
  within(draft, body, () => {
    oval(draft, [-14, -32], 66, 15, { from: PALE, to: mix(PALE, COAT, 0.5), top: -46, bottom: -18 });
    for (let hair = 0; hair < 90; hair++) {
      const [x, y] = [draft.random.between(-66, 76), draft.random.between(-32, -4)];
      limb(
        draft,
        [
          [x, y],
          [x + 6, y + 1],
        ],
        [0.9, 0.3],
        mix(COAT, hair % 2 === 0 ? '#ffffff' : SHADE, 0.2),
      );
    }
  });
  paws(draft);
  head(draft);
}

export const FLOATING_OTTERS: Record<string, OwnDrawing> = {
  [FLOATING_OTTER]: {
    width: 226,
    height: 62,
    paint(pen) {
      pen.brush.translate(-11, 0);
      floatingOtter(pen);
    },
  },
};

export const FLOATING_OTTER_HEADS: Record<string, Head> = {
  [FLOATING_OTTER]: {
    eyes: [
      [0.079, 0.323],
      [0.177, 0.323],
    ],
    eye: 0.014,
    top: [0.128, 0.1],
    wide: 0.17,
    back: [0.5, 0.38],
    neck: [
      [0.06, 0.72],
      [0.22, 0.6],
    ],
  },
};
