// Small animals of shores and ponds: starfish, sea urchins, axolotls, salamanders, tadpoles, and the platypus.

import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { draftOf, drawn, litToward } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const SHADE = '#20141e';

const lit = litToward(SHADE, 0.22, 0.34);

function eyeAt(draft: Draft, [x, y]: Point, size: number): void {
  oval(draft, [x, y], size, size, '#14101a');
  oval(draft, [x - size * 0.28, y - size * 0.32], size * 0.34, size * 0.34, '#ffffff');
}

/** Five arms, seen aslant from above. */
function starfish(pen: Pen): void {
  const draft = draftOf(pen);
  // It lies on the sand.
  pen.brush.scale(1, 0.6);
  const colour = '#ee7a3c';
  const [cx, cy] = [0, -58];
  const arms = [0, 1, 2, 3, 4].map((arm) => -Math.PI / 2 + (arm * Math.PI * 2) / 5);
  const at = (angle: number, far: number): Point => [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
  for (const angle of arms)
    limb(draft, [[cx, cy], at(angle, 34), at(angle, 60)], [46, 28, 7], lit(colour, -118, 0));
  oval(draft, [cx, cy], 24, 24, lit(colour, -84, -30));
  for (const angle of arms) {
    limb(draft, [at(angle, 6), at(angle, 54)], [3, 1.4], mix(colour, '#fff0d0', 0.36));
    for (let dot = 1; dot < 7; dot++)
      for (const side of [-1, 1]) {
        const [x, y] = at(angle + (side * 1.9) / (dot + 3.4), 8 * dot);
        oval(draft, [x, y], 1.9 - dot * 0.14, 1.9 - dot * 0.14, mix(colour, '#ffe8c0', 0.5));
      }
  }
}

function urchin(pen: Pen): void {
  const draft = draftOf(pen);
  const colour = '#4a2a5c';
  const [cx, cy] = [0, -46];
  for (let spine = 0; spine < 110; spine++) {
    const angle = (spine * 2.399) % (Math.PI * 2);
    const near = (spine % 5) * 4;
    const far = 50 - (spine % 4) * 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    limb(
      draft,
      [
        [cx + x * near, cy + y * near],
        [cx + x * far, cy + Math.min(y * far, 45)],
      ],
      [3.2, 0.5],
      mix(colour, spine % 3 === 0 ? '#b88ac8' : SHADE, 0.3),
    );
  }
  oval(draft, [cx, cy], 22, 20, lit(colour, -66, -26), 0.9);
  for (let spine = 0; spine < 40; spine++) {
    const [angle, far] = [spine * 2.399, 4 + (spine % 6) * 3.6];
    const [x, y] = [cx + Math.cos(angle) * far, cy + Math.sin(angle) * far];
    limb(
      draft,
      [
        [x, y],
        [x + Math.cos(angle) * 15, y + Math.sin(angle) * 15],
      ],
      [2.6, 0.5],
      mix(colour, '#c8a0d8', 0.34),
    );
  }
}

/** A long body on short legs, the tail as a keel; `gills`: a crown of them, as of one that stays a larva. */
function newt(pen: Pen, skin: Colour, { spots, gills }: { spots?: Colour; gills?: Colour }): void {
  const draft = draftOf(pen);
  const belly = mix(skin, '#fff4e8', 0.5);
  for (const [x, toX] of [
    [-34, -44],
    [26, 36],
  ] as const)
    limb(
      draft,
      [
        [x, -18],
        [toX, -10],
        [toX - 5, -2],
      ],
      [10, 7, 5],
      mix(skin, SHADE, 0.26),
    );
  fill(
    draft,
    'M16 -32 C48 -42 84 -44 122 -26 C96 -12 60 -6 20 -12 Z',
    gills === undefined ? lit(skin, -44, -8) : { ...lit(mix(skin, '#ffffff', 0.2), -44, -8) },
    0.95,
  );
  limb(
    draft,
    [
      [30, -22],
      [70, -24],
      [112, -25],
    ],
    [18, 10, 2],
    lit(skin, -34, -12),
  );
  const body = 'M-56 -26 C-40 -38 -8 -38 22 -32 C36 -28 40 -20 30 -14 C4 -6 -34 -6 -54 -14 Z';
  fill(draft, body, lit(skin, -38, -6));
  within(draft, body, () => {
    oval(draft, [-10, -8], 50, 8, belly, 0.7);
  });
  if (gills !== undefined)
    for (const [x, y, toX, toY] of [
      [-52, -36, -40, -62],
      [-46, -32, -24, -54],
      [-44, -26, -14, -42],
    ] as const) {
      limb(
        draft,
        [
          [x, y],
          [(x + toX) / 2 - 2, (y + toY) / 2 - 3],
          [toX, toY],
        ],
        [6, 5, 2],
        gills,
      );
      for (let thread = 1; thread < 8; thread++) {
        const part = thread / 8;
        const [px, py] = [x + (toX - x) * part, y + (toY - y) * part];
        for (const side of [-1, 1])
          limb(
            draft,
            [
              [px, py],
              [px + side * 4 + 3, py + side * 3 - 5],
            ],
            [1.5, 0.5],
            mix(gills, '#ffffff', 0.16),
          );
      }
    }
  // A broad flat head, and a smile.
  oval(draft, [-68, -25], 25, 17, lit(skin, -42, -8));
  fill(draft, 'M-91 -20 C-84 -10 -64 -8 -48 -14 C-60 -4 -84 -6 -91 -20 Z', belly, 0.8);
  limb(
    draft,
    [
      [-92, -22],
      [-82, -15],
      [-66, -15],
    ],
    [0.8, 1.5, 0.6],
    mix(skin, '#5a1c2c', 0.7),
  );
  if (gills !== undefined) oval(draft, [-66, -18], 5, 3, '#f08a9a', 0.6);
  if (spots !== undefined) {
    for (let spot = 0; spot < 15; spot++)
      oval(
        draft,
        [draft.random.between(-50, 30), draft.random.between(-34, -17)],
        draft.random.between(2, 5),
        draft.random.between(1.8, 3.4),
        spots,
      );
    for (const [x, y] of [
      [52, -26],
      [66, -24],
      [82, -26],
      [-60, -37],
    ] as const)
      oval(draft, [x, y], 4, 2.4, spots);
  }
  eyeAt(draft, [-79, -30], 3.6);
  for (const [x, toX] of [
    [-42, -54],
    [20, 28],
  ] as const) {
    limb(
      draft,
      [
        [x, -16],
        [toX, -9],
        [toX - 4, -2],
      ],
      [11, 8, 5.4],
      lit(skin, -18, 0),
    );
    for (const toe of [-8, -4, 1])
      limb(
        draft,
        [
          [toX - 4, -2],
          [toX - 4 + toe, -0.6],
        ],
        [2.6, 1.6],
        mix(skin, SHADE, 0.1),
      );
  }
}

function tadpole(pen: Pen): void {
  const draft = draftOf(pen);
  const skin = '#33363a';
  fill(draft, 'M4 -30 C30 -44 60 -34 92 -24 C62 -10 30 -4 4 -14 Z', mix(skin, '#8a94a0', 0.4), 0.75);
  limb(
    draft,
    [
      [2, -22],
      [40, -26],
      [88, -24],
    ],
    [15, 7, 1],
    lit(skin, -34, -10),
  );
  oval(draft, [-20, -22], 29, 21, lit(skin, -44, 0));
  oval(draft, [-24, -12], 19, 9, '#7a7e84', 0.5);
  limb(
    draft,
    [
      [-48, -18],
      [-42, -14],
      [-34, -15],
    ],
    [0.7, 1.2, 0.5],
    '#0c0c10',
  );
  oval(draft, [-34, -29], 5.4, 5.4, '#d8c88a');
  eyeAt(draft, [-34.6, -29], 3.6);
}

function platypus(pen: Pen): void {
  const draft = draftOf(pen);
  const [coat, bill] = ['#6a4a34', '#4a4a56'];
  const web = (x: number, tone: Colour): void =>
    fill(draft, `M${x + 6} -10 L${x - 14} 0 L${x + 12} 0 Z`, lit(tone, -10, 0));
  for (const x of [-26, 42]) web(x + 8, mix('#5a5058', SHADE, 0.3));
  // A tail as flat as a beaver's.
  fill(draft, 'M50 -30 C72 -36 106 -28 122 -12 C108 -4 72 -4 48 -8 Z', lit(mix(coat, SHADE, 0.2), -34, -2));
  for (const x of [66, 80, 94])
    limb(
      draft,
      [
        [x, -28],
        [x + 7, -16],
        [x, -5],
      ],
      [0.6, 1.2, 0.5],
      mix(coat, SHADE, 0.5),
    );
  const body =
    'M-66 -30 C-58 -46 -34 -48 -14 -48 C18 -52 46 -42 62 -24 C64 -12 50 -5 24 -4 C-10 -2 -48 -4 -60 -14 C-66 -20 -68 -26 -66 -30 Z';
  fill(draft, body, lit(coat, -50, 0));
  within(draft, body, () => {
    oval(draft, [-6, -4], 60, 12, mix(coat, '#f0dcc0', 0.5), 0.7);
    for (let hair = 0; hair < 110; hair++) {
      const [x, y] = [draft.random.between(-58, 58), draft.random.between(-46, -10)];
      limb(
        draft,
        [
          [x, y],
          [x + 5, y + 1.6],
        ],
        [0.8, 0.3],
        mix(coat, hair % 2 === 0 ? '#ffffff' : SHADE, 0.22),
      );
    }
  });
  oval(draft, [-58, -30], 17, 14, lit(coat, -44, -16));
  fill(
    draft,
    'M-66 -36 C-80 -36 -102 -30 -112 -22 C-116 -16 -110 -12 -102 -13 C-88 -14 -74 -16 -64 -19 Z',
    lit(bill, -36, -12),
  );
  limb(
    draft,
    [
      [-113, -19],
      [-92, -19],
      [-66, -24],
    ],
    [0.8, 1.5, 0.8],
    mix(bill, SHADE, 0.6),
  );
  oval(draft, [-99, -27], 2, 1.2, mix(bill, SHADE, 0.7));
  eyeAt(draft, [-63, -35], 2.8);
  for (const x of [-34, 34]) web(x, '#6a5c60');
}

export const SHORE_AND_POND: Record<string, OwnDrawing> = {
  'own/starfish': drawn(124, 76, [0, -1], starfish),
  'own/sea-urchin': drawn(102, 98, [0, 0], urchin),
  'own/axolotl': drawn(218, 66, [-15, 0], (pen) => newt(pen, '#f2b6c0', { gills: '#e0506e' })),
  'own/salamander': drawn(218, 46, [-15, 0], (pen) => newt(pen, '#26242a', { spots: '#f2c22e' })),
  'own/newt': drawn(218, 46, [-15, 0], (pen) => newt(pen, '#7a6848', { spots: '#4a3c28' })),
  'own/tadpole': drawn(146, 46, [-21, 0], tadpole),
  'own/platypus': drawn(240, 54, [-4, 0], platypus),
};

export const SHORE_AND_POND_HEADS: Record<string, Head> = {
  'own/axolotl': { eyes: [[0.138, 0.545]], eye: 0.017, top: [0.19, 0.4], wide: 0.2, mouth: [0.11, 0.72] },
  'own/salamander': { eyes: [[0.138, 0.348]], eye: 0.017, top: [0.19, 0.12], wide: 0.2 },
  'own/newt': { eyes: [[0.138, 0.348]], eye: 0.017, top: [0.19, 0.12], wide: 0.2 },
  'own/tadpole': { eyes: [[0.263, 0.37]], eye: 0.025, top: [0.36, 0.08], wide: 0.3 },
  'own/platypus': { eyes: [[0.254, 0.352]], eye: 0.012, top: [0.27, 0.2], wide: 0.13 },
};
