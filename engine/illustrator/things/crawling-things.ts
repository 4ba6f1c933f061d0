// Insects and others that crawl, in profile to the left: mantises, cicadas, centipedes.

import { fill, limb, oval, within, type Point } from '../people/draft.ts';
import { mix } from '#engine/raster/colour.ts';
import { draftOf, drawn, litToward } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const SHADE = '#1a1620';

const lit = litToward(SHADE);

function mantis(pen: Pen): void {
  const draft = draftOf(pen);
  const green = '#7cb342';
  const dark = mix(green, SHADE, 0.3);
  // Legs to walk on.
  for (const [x, kneeX, footX, tone] of [
    [-4, 14, 6, dark],
    [6, 40, 48, dark],
    [-8, -22, -30, green],
    [2, 22, 26, green],
  ] as const)
    limb(
      draft,
      [
        [x, -52],
        [kneeX, -60],
        [footX, -1],
      ],
      [5, 4, 2],
      tone,
    );
  // The hind body under long wings.
  limb(
    draft,
    [
      [0, -52],
      [40, -50],
      [84, -38],
    ],
    [17, 22, 6],
    lit(mix(green, '#e8e89a', 0.3), -62, -30),
  );
  fill(draft, 'M-8 -62 C20 -76 70 -62 104 -42 C74 -42 30 -44 -6 -50 Z', lit(green, -72, -40));
  limb(
    draft,
    [
      [-6, -56],
      [40, -58],
      [98, -43],
    ],
    [0.8, 1.2, 0.4],
    mix(green, SHADE, 0.34),
  );
  // The long breast, held up.
  limb(
    draft,
    [
      [-2, -56],
      [-22, -84],
      [-34, -112],
    ],
    [15, 11, 9],
    lit(green, -114, -50),
  );
  // Arms folded as in prayer, with spines.
  for (const [shift, tone] of [
    [6, dark],
    [0, green],
  ] as const) {
    limb(
      draft,
      [
        [-30 + shift, -104],
        [-48 + shift, -84],
      ],
      [7, 6],
      tone,
    );
    limb(
      draft,
      [
        [-48 + shift, -84],
        [-66 + shift, -112],
      ],
      [8.6, 6],
      lit(tone, -112, -80),
    );
    limb(
      draft,
      [
        [-66 + shift, -112],
        [-62 + shift, -88],
        [-56 + shift, -78],
      ],
      [5, 4, 2],
      mix(tone, '#fff0c0', 0.16),
    );
    for (const part of [0.25, 0.45, 0.65])
      limb(
        draft,
        [
          [-48 + shift - 18 * part, -84 - 28 * part],
          [-44 + shift - 14 * part, -88 - 24 * part],
        ],
        [1.6, 0.4],
        mix(tone, SHADE, 0.4),
      );
  }
  // A three-cornered head with great eyes.
  for (const [x, y] of [
    [-66, -148],
    [-50, -154],
  ] as const)
    limb(
      draft,
      [
        [-40, -124],
        [(x - 40) / 2 - 4, (y - 124) / 2 - 4],
        [x, y],
      ],
      [1.4, 1, 0.5],
      dark,
    );
  fill(
    draft,
    'M-48 -128 C-40 -132 -28 -130 -24 -124 C-28 -116 -38 -106 -44 -104 C-50 -108 -52 -120 -48 -128 Z',
    lit(green, -132, -102),
  );
  oval(draft, [-29, -124], 6, 7.4, lit('#c8d878', -132, -116));
  oval(draft, [-48, -123], 5.4, 7, lit('#d8e48a', -130, -116));
  oval(draft, [-49, -123], 1.5, 1.8, '#1c2410');
  oval(draft, [-30, -124], 1.4, 1.6, '#1c2410');
}

function cicada(pen: Pen): void {
  const draft = draftOf(pen);
  const body = '#4a4a34';
  for (const x of [-36, -18, 2])
    limb(
      draft,
      [
        [x, -22],
        [x - 9, -10],
        [x - 5, -1],
      ],
      [4.4, 3.4, 1.8],
      mix(body, SHADE, 0.3),
    );
  limb(
    draft,
    [
      [-6, -28],
      [30, -26],
      [62, -16],
    ],
    [30, 27, 8],
    lit('#6a5c34', -44, -8),
  );
  for (const x of [12, 24, 36, 48])
    limb(
      draft,
      [
        [x, -42],
        [x + 4, -26],
        [x, -12],
      ],
      [1, 2, 0.8],
      mix(body, SHADE, 0.3),
    );
  oval(draft, [-22, -32], 26, 19, lit(body, -52, -12));
  for (const [x, y] of [
    [-24, -42],
    [-10, -40],
  ] as const)
    limb(
      draft,
      [
        [x - 6, y],
        [x, y + 6],
        [x + 7, y + 2],
      ],
      [1, 2.4, 1],
      '#8ab04a',
    );
  oval(draft, [-48, -30], 15, 16, lit(mix(body, '#8ab04a', 0.24), -46, -14));
  oval(draft, [-55, -37], 6.6, 6.6, lit('#a84a2c', -44, -30));
  oval(draft, [-57, -39], 1.7, 1.7, '#ffffff');
  limb(
    draft,
    [
      [-60, -30],
      [-70, -36],
    ],
    [1.2, 0.5],
    '#1c1a16',
  );
  // Clear wings like a roof, with veins.
  const { brush } = draft;
  for (const path of [
    'M-26 -48 C6 -66 66 -54 98 -22 C64 -14 8 -18 -26 -48 Z',
    'M-22 -44 C14 -52 60 -40 86 -16 C54 -8 6 -14 -22 -44 Z',
  ]) {
    brush.save();
    fill(draft, path, '#dff0e6', 0.5);
    brush.restore();
    within(draft, path, () => {
      for (const [y, toY] of [
        [-48, -44],
        [-46, -34],
        [-44, -24],
        [-42, -14],
      ] as const)
        limb(
          draft,
          [
            [-24, y],
            [20, (y + toY) / 2 - 4],
            [96, toY + 12],
          ],
          [1.6, 1.2, 0.8],
          '#3f4a2c',
        );
    });
  }
  limb(
    draft,
    [
      [-26, -48],
      [8, -62],
      [60, -50],
      [97, -22],
    ],
    [2.4, 2, 1.6, 0.8],
    '#4a5a2c',
  );
}

function centipede(pen: Pen): void {
  const draft = draftOf(pen);
  const body = '#8a3a22';
  const course = Array.from({ length: 19 }, (_, at): Point => [
    -84 + at * 9.4,
    -17 - Math.sin(at * 0.62) * 6,
  ]);
  for (const [at, [x, y]] of course.entries()) {
    if (at === 0) continue;
    const lean = Math.sin(at * 1.3) * 4;
    for (const [up, tone] of [
      [-4, mix('#d88a2c', SHADE, 0.34)],
      [0, '#e09a34'],
    ] as const)
      limb(
        draft,
        [
          [x, y + up],
          [x + lean - 4, y + 9 + up * 0.4],
          [x + lean - 1, -1 + up * 0.6],
        ],
        [3.4, 2.4, 0.9],
        tone,
      );
  }
  for (const [x, y] of course.toReversed()) oval(draft, [x, y], 7.4, 7, lit(body, y - 8, y + 7));
  const [hx, hy] = course[0] as Point;
  oval(draft, [hx - 6, hy], 9, 8, lit('#b8482c', hy - 8, hy + 8));
  for (const way of [-1, 1])
    limb(
      draft,
      [
        [hx - 11, hy - 4],
        [hx - 26, hy - 16 + way * 3],
        [hx - 36, hy - 10 + way * 8],
      ],
      [1.8, 1.3, 0.6],
      '#c87a2c',
    );
  const [tx, ty] = course.at(-1) as Point;
  for (const way of [-1, 1])
    limb(
      draft,
      [
        [tx + 4, ty],
        [tx + 24, ty + way * 6],
      ],
      [2.2, 0.7],
      '#c87a2c',
    );
  oval(draft, [hx - 9, hy - 3], 2, 2, '#140c0c');
}

export const CRAWLING_THINGS: Record<string, OwnDrawing> = {
  'own/mantis': drawn(176, 154, [-18, 0], mantis),
  'own/cicada': drawn(170, 66, [-14, 0], cicada),
  'own/centipede': drawn(236, 42, [8, 0], centipede),
};
