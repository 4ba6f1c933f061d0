// Small animals that stand on their hind legs and look out, half from the front: meerkats, marmots, prairie dogs.

import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { draftOf, litToward } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const SHADE = '#20121c';

type Look = {
  coat: Colour;
  belly: Colour;
  /** Around the eyes. */
  patch?: Colour;
  nose: Colour;
  tail: Colour;
  /** How plump it is beside a meerkat. */
  wide: number;
  /** How sharp the muzzle is: 1 of a meerkat, below of a rodent. */
  sharp: number;
  hasTeeth?: true;
};

const LOOKS = {
  meerkat: {
    coat: '#c59a68',
    belly: '#eedcbc',
    patch: '#3a2a26',
    nose: '#2c2022',
    tail: '#a87c4e',
    wide: 1,
    sharp: 1,
  },
  'upright-marmot': {
    coat: '#a87e4c',
    belly: '#d3aa70',
    nose: '#3a2826',
    tail: '#7e5c36',
    wide: 1.5,
    sharp: 0.5,
    hasTeeth: true,
  },
  'prairie-dog': {
    coat: '#c2935c',
    belly: '#ecd3a8',
    nose: '#3a2826',
    tail: '#a07444',
    wide: 1.24,
    sharp: 0.5,
  },
} satisfies Record<string, Look>;

const lit = litToward(SHADE, 0.16, 0.28);

function paintStanding(pen: Pen, look: Look): void {
  const draft = draftOf(pen);
  const { coat, belly, wide: w } = look;
  const legs = mix(coat, SHADE, 0.08);
  limb(
    draft,
    [
      [12 * w, -10],
      [32 * w, -6],
      [58 * w, -3],
    ],
    [12, look.sharp < 1 ? 13 : 7, 3],
    lit(look.tail, -16, 0),
  );
  // Haunches and long feet.
  for (const side of [1, -1]) {
    oval(draft, [side * 14 * w, -18], 13 * w, 19, lit(legs, -38, 0));
    limb(
      draft,
      [
        [side * 13 * w, -5],
        [side * 20 * w - 6, -4],
      ],
      [9, 8],
      lit(legs, -9, 0),
    );
  }
  const torso = `M${-15 * w} -92 C${-22 * w} -64 ${-26 * w} -34 ${-20 * w} -10 C${-12 * w} -2 ${12 * w} -2 ${20 * w} -10 C${26 * w} -34 ${22 * w} -64 ${15 * w} -92 Z`;
  fill(draft, torso, lit(coat, -96, 0));
  within(draft, torso, () => {
    oval(draft, [-3 * w, -46], 14 * w, 44, lit(belly, -92, -6));
    const { random } = draft;
    for (let hair = 0; hair < 90; hair++) {
      const [x, y] = [random.between(-22, 22) * w, random.between(-88, -10)];
      limb(
        draft,
        [
          [x, y],
          [x + random.between(-1, 1), y + 5],
        ],
        [0.9, 0.3],
        mix(hair % 2 === 0 ? belly : coat, hair % 2 === 0 ? '#ffffff' : SHADE, 0.18),
      );
    }
  });
  limb(
    draft,
    [
      [0, -98],
      [0, -78],
    ],
    [30 * Math.min(w, 1.3), 36 * w],
    lit(coat, -112, -60),
  );
  oval(draft, [-3 * w, -84], 9 * w, 14, lit(belly, -98, -70));
  for (const side of [1, -1] as const) {
    limb(
      draft,
      [
        [side * 15 * w, -82],
        [side * 20 * w, -62],
        [side * 8 * w, -50],
      ],
      [11, 9, 6.4],
      lit(legs, -90, -46),
    );
    for (const toe of [-2, 0, 2])
      limb(
        draft,
        [
          [side * 7 * w, -50],
          [side * 5 * w + toe, -45],
        ],
        [2.4, 1.2],
        mix(legs, SHADE, 0.34),
      );
  }
  paintHead(draft, look);
}

function paintHead(draft: Draft, { coat, belly, patch, nose, wide, sharp, hasTeeth }: Look): void {
  const w = Math.min(wide, 1.3);
  for (const side of [1, -1])
    oval(draft, [side * 17 * w, -113], 5, 6, lit(patch ?? mix(coat, SHADE, 0.2), -120, -106));
  oval(draft, [0, -110], 20 * w, 19, lit(coat, -130, -92));
  oval(draft, [-3, -103], 13 * w, 11, lit(belly, -114, -92));
  // The muzzle points to the left.
  limb(
    draft,
    [
      [-3, -104],
      [-9 - sharp * 5, -101],
      [-12 - sharp * 9, -99],
    ],
    [19, 14, 10 - sharp * 3],
    lit(mix(belly, coat, 0.14), -112, -92),
  );
  const [nx, ny]: Point = [-15 - sharp * 10, -101];
  oval(draft, [nx, ny], 3.4, 2.7, nose);
  oval(draft, [nx - 0.7, ny - 0.8], 1, 0.6, '#ffffff', 0.5);
  limb(
    draft,
    [
      [nx + 1, ny + 3.6],
      [nx + 7, ny + 6.6],
      [nx + 14, ny + 5.4],
    ],
    [0.5, 1, 0.4],
    mix(coat, SHADE, 0.6),
  );
  if (hasTeeth)
    fill(
      draft,
      `M${nx + 2} ${ny + 4.6} L${nx + 6} ${ny + 5.4} L${nx + 5.6} ${ny + 9.4} L${nx + 2.4} ${ny + 9} Z`,
      '#fbf6ea',
    );
  for (const [x, size] of [
    [-11, 4.2],
    [8, 4.4],
  ] as const) {
    if (patch !== undefined) oval(draft, [x * w, -112], size * 1.6, size * 1.4, patch, 1, x < 0 ? 0.3 : -0.3);
    oval(draft, [x * w, -112], size, size, '#2a1a12');
    oval(draft, [x * w, -112], size * 0.66, size * 0.66, '#0e080a');
    oval(draft, [x * w - 1.3, -113.6], size * 0.28, size * 0.28, '#ffffff');
  }
}

const half = ({ wide }: Look): number => 30 * wide;

export const MEERKATS: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries<Look>(LOOKS).map(([name, look]) => [
    `own/${name}`,
    {
      width: half(look) * 3,
      height: 132,
      paint(pen: Pen) {
        pen.brush.translate(-half(look) * 0.5, 0);
        paintStanding(pen, look);
      },
    },
  ]),
);

export const MEERKAT_HEADS: Record<string, Head> = Object.fromEntries(
  Object.entries<Look>(LOOKS).map(([name, look]) => {
    const width = half(look) * 3;
    const w = Math.min(look.wide, 1.3);
    const at = (x: number, y: number): readonly [number, number] => [
      (x + half(look)) / width,
      (y + 132) / 132,
    ];
    return [
      `own/${name}`,
      {
        eyes: [at(-11 * w, -112), at(8 * w, -112)],
        eye: 4.3 / width,
        top: at(0, -127),
        wide: (36 * w) / width,
        mouth: at(-14, -96),
        neck: [at(-15 * look.wide, -90), at(15 * look.wide, -90)],
      },
    ];
  }),
);
