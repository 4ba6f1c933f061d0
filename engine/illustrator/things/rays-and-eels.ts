// Fish that have no fish's shape: rays, eels, lionfish, seahorses, in profile to the left or from above.

import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { draftOf, drawn, litToward } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const SHADE = '#14202c';

const lit = litToward(SHADE, 0.2, 0.36);

function eyeAt(draft: Draft, [x, y]: Point, size: number, iris: Colour = '#efe2a8'): void {
  oval(draft, [x, y], size, size, iris);
  oval(draft, [x, y], size * 0.62, size * 0.62, '#12121a');
  oval(draft, [x - size * 0.24, y - size * 0.28], size * 0.22, size * 0.22, '#ffffff');
}

/** From above: pointed wings, two lobes beside the mouth. */
function manta(pen: Pen): void {
  const draft = draftOf(pen);
  const back = '#34465c';
  limb(
    draft,
    [
      [40, -62],
      [84, -56],
      [132, -66],
    ],
    [7, 3, 0.6],
    mix(back, SHADE, 0.3),
  );
  for (const [y, way] of [
    [-74, -1],
    [-52, 1],
  ] as const)
    limb(
      draft,
      [
        [-46, y],
        [-60, y + way * 4],
        [-72, y - way * 2],
      ],
      [10, 7, 4],
      mix(back, SHADE, 0.2),
    );
  const disc =
    'M-52 -72 C-40 -86 -14 -90 0 -106 C12 -120 30 -128 52 -130 C40 -112 36 -96 48 -80 C56 -70 56 -56 48 -46 C36 -30 40 -14 52 4 C30 2 12 -6 0 -20 C-14 -36 -40 -40 -52 -54 C-56 -60 -56 -66 -52 -72 Z';
  fill(draft, disc, lit(back, -130, 4));
  within(draft, disc, () => {
    oval(draft, [0, -63], 46, 15, mix(back, '#ffffff', 0.1), 0.6);
    for (const way of [-1, 1])
      fill(
        draft,
        `M-34 ${-63 + way * 8} C-24 ${-63 + way * 22} -6 ${-63 + way * 26} 6 ${-63 + way * 38} C2 ${-63 + way * 20} -8 ${-63 + way * 10} -34 ${-63 + way * 8} Z`,
        '#dfe6ee',
        0.85,
      );
  });
  for (const x of [-6, 2, 10])
    for (const way of [-1, 1])
      limb(
        draft,
        [
          [x, -63 + way * 3],
          [x + 3, -63 + way * 8],
        ],
        [0.8, 1.2],
        mix(back, SHADE, 0.5),
      );
  for (const y of [-76, -50]) eyeAt(draft, [-46, y], 3, '#c8ccd4');
}

/** From above: a disc with spots, and a whip of a tail. */
function stingray(pen: Pen): void {
  const draft = draftOf(pen);
  const back = '#a08a66';
  limb(
    draft,
    [
      [30, -50],
      [78, -34],
      [138, -52],
    ],
    [9, 4, 0.8],
    mix(back, SHADE, 0.24),
  );
  const disc =
    'M-70 -52 C-62 -64 -40 -70 -20 -94 C-6 -106 12 -102 22 -90 C40 -76 48 -58 44 -46 C40 -34 26 -18 8 -4 C-6 2 -18 -4 -26 -14 C-42 -34 -62 -40 -70 -52 Z';
  fill(draft, disc, lit(back, -100, 0));
  within(draft, disc, () => {
    oval(draft, [-4, -50], 42, 22, mix(back, '#ffffff', 0.18), 0.5);
    for (let spot = 0; spot < 26; spot++)
      oval(draft, [draft.random.between(-44, 38), draft.random.between(-92, -8)], 3.2, 2.6, '#3f78b8', 0.75);
  });
  for (const y of [-62, -44]) {
    oval(draft, [-38, y], 5, 4.4, mix(back, SHADE, 0.2));
    eyeAt(draft, [-39, y - 0.6], 2.8);
  }
}

function eel(pen: Pen, back: Colour, belly: Colour, spots?: Colour): void {
  const draft = draftOf(pen);
  const course = Array.from({ length: 15 }, (_, at): Point => [
    -92 + at * 15,
    -27 - Math.sin(at * 0.62 + 0.1) * 13,
  ]);
  const widths = course.map((_, at) => (at === 0 ? 15 : 20 - Math.max(0, at - 3) * 1.55));
  const fin = course.slice(3).map(([x, y]): Point => [x, y - 6]);
  limb(
    draft,
    fin,
    fin.map((_, at) => (at === 0 ? 6 : 16 - at)),
    mix(back, SHADE, 0.3),
  );
  limb(draft, course, widths, lit(back, -50, 0));
  limb(
    draft,
    course.map(([x, y]): Point => [x, y + 5]),
    widths.map((wide) => wide * 0.3),
    belly,
  );
  if (spots !== undefined)
    for (let spot = 0; spot < 60; spot++) {
      const part = draft.random.next() * 12;
      const at = Math.floor(part);
      const [a, b] = [course[at] as Point, course[at + 1] as Point];
      oval(
        draft,
        [
          a[0] + (b[0] - a[0]) * (part - at),
          a[1] + (b[1] - a[1]) * (part - at) + draft.random.between(-6, 5),
        ],
        1.8,
        1.5,
        spots,
        0.8,
      );
    }
  oval(draft, [-94, -26], 12, 8.6, lit(back, -36, -16));
  limb(
    draft,
    [
      [-105, -23],
      [-98, -21],
      [-89, -22],
    ],
    [0.6, 1.1, 0.5],
    mix(back, SHADE, 0.66),
  );
  eyeAt(draft, [-97, -29], 2.6);
}

function lionfish(pen: Pen): void {
  const draft = draftOf(pen);
  const [red, pale] = ['#a8402c', '#f4e4d2'];
  const spine = (from: Point, to: Point, web: number): void => {
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    limb(draft, [from, middle, to], [web, web * 0.8, 1], mix(pale, red, 0.18));
    for (const part of [0.2, 0.4, 0.6, 0.8])
      limb(
        draft,
        [part - 0.04, part + 0.04].map((at): Point => [
          from[0] + (to[0] - from[0]) * at,
          from[1] + (to[1] - from[1]) * at,
        ]),
        [web * (1 - part * 0.5), web * (1 - part * 0.5)],
        red,
      );
  };
  for (const [x, toX, toY] of [
    [-26, -48, -128],
    [-18, -30, -138],
    [-10, -12, -142],
    [-2, 6, -140],
    [6, 24, -132],
    [14, 40, -122],
  ] as const)
    spine([x, -78], [toX, toY], 7);
  for (const [toX, toY] of [
    [84, -92],
    [90, -76],
    [92, -60],
    [86, -44],
  ] as const)
    spine([46, -66], [toX, toY], 12);
  for (const [toX, toY] of [
    [50, -18],
    [34, -8],
  ] as const)
    spine([24, -48], [toX, toY], 9);
  const body =
    'M-62 -58 C-54 -78 -26 -92 4 -86 C28 -82 44 -72 52 -66 C44 -54 26 -42 2 -40 C-26 -38 -50 -44 -62 -58 Z';
  fill(draft, body, lit(pale, -90, -40));
  within(draft, body, () => {
    for (const [at, x] of [-46, -36, -25, -14, -3, 8, 19, 30, 41].entries())
      limb(
        draft,
        [
          [x - 3, -98],
          [x + 3, -66],
          [x - 2, -34],
        ],
        at % 2 === 0 ? [6, 5, 4] : [3, 2.4, 2],
        red,
      );
  });
  for (const [toX, toY] of [
    [-70, -4],
    [-54, 0],
    [-36, 2],
    [-18, 2],
    [2, -2],
    [22, -10],
    [40, -22],
  ] as const)
    spine([-20, -56], [toX, toY], 8);
  limb(
    draft,
    [
      [-62, -56],
      [-54, -52],
      [-47, -54],
    ],
    [0.8, 1.2, 0.5],
    '#5a1c18',
  );
  eyeAt(draft, [-45, -68], 4.4);
}

function seahorse(pen: Pen): void {
  const draft = draftOf(pen);
  const skin = '#e8a23c';
  const course: Point[] = [
    [-6, -118],
    [10, -104],
    [16, -82],
    [10, -58],
    [2, -36],
    [-2, -16],
    [8, -4],
    [20, -10],
    [18, -20],
    [10, -18],
  ];
  // The fin on its back.
  fill(draft, 'M22 -88 C42 -92 46 -70 36 -58 C30 -60 24 -66 20 -72 Z', mix(skin, '#ffffff', 0.3), 0.9);
  for (const y of [-84, -77, -70, -63])
    limb(
      draft,
      [
        [22, -76],
        [40, y],
      ],
      [1, 0.6],
      mix(skin, SHADE, 0.3),
    );
  limb(draft, course, [19, 25, 34, 27, 17, 11, 8, 6.6, 5, 3], lit(skin, -124, 0));
  // Rings of its armour.
  for (const [at, [x, y]] of course.slice(1, 6).entries()) {
    const [nx, ny] = course[at + 2] as Point;
    for (const part of [0, 0.35, 0.7]) {
      const [px, py] = [x + (nx - x) * part, y + (ny - y) * part];
      const wide = [12, 15, 12, 7, 5][at] as number;
      limb(
        draft,
        [
          [px - wide, py - 1],
          [px - wide * 0.2, py + 3],
          [px + wide, py - 2],
        ],
        [0.8, 1.7, 0.8],
        mix(skin, '#7a3c10', 0.6),
      );
    }
  }
  limb(
    draft,
    [
      [-8, -108],
      [-6, -84],
      [-4, -62],
    ],
    [5, 12, 6],
    mix(skin, '#fff0c8', 0.5),
  );
  // Head, snout, crown.
  for (const [x, y] of [
    [-12, -146],
    [-2, -150],
    [8, -144],
  ] as const)
    limb(
      draft,
      [
        [-2, -130],
        [x, y],
      ],
      [8, 1.6],
      mix(skin, '#7a3c10', 0.26),
    );
  oval(draft, [-6, -122], 15, 13, lit(skin, -136, -108));
  limb(
    draft,
    [
      [-14, -119],
      [-28, -113],
      [-40, -109],
    ],
    [13, 7.6, 9],
    lit(skin, -126, -104),
  );
  limb(
    draft,
    [
      [-44, -112],
      [-43, -106],
    ],
    [1, 1.4],
    mix(skin, '#7a3c10', 0.7),
  );
  eyeAt(draft, [-10, -125], 4.2, '#fbf2d8');
  oval(draft, [5, -112], 5, 7, mix(skin, '#ffffff', 0.3), 0.8);
}

export const RAYS_AND_EELS: Record<string, OwnDrawing> = {
  'own/manta': drawn(210, 136, [-30, -5], manta),
  'own/stingray': drawn(212, 106, [-34, -2], stingray),
  'own/eel': drawn(238, 56, [-6, -2], (pen) => eel(pen, '#5a6248', '#d8d2a8')),
  'own/moray': drawn(238, 56, [-6, -2], (pen) => eel(pen, '#b89a3c', '#e8d890', '#4a3418')),
  'own/hairtail': drawn(238, 56, [-6, -2], (pen) => eel(pen, '#c2ccd6', '#f4f8fa')),
  'own/lionfish': drawn(170, 148, [-11, -3], lionfish),
  'own/seahorse': drawn(92, 152, [0, 0], seahorse),
};

export const RAY_AND_EEL_HEADS: Record<string, Head> = {
  'own/manta': { eyes: [[0.138, 0.404]], eye: 0.014, top: [0.16, 0.4], wide: 0.14 },
  'own/eel': { eyes: [[0.066, 0.45]], eye: 0.011, top: [0.07, 0.33], wide: 0.1 },
  'own/moray': { eyes: [[0.066, 0.45]], eye: 0.011, top: [0.07, 0.33], wide: 0.1 },
  'own/lionfish': { eyes: [[0.17, 0.52]], eye: 0.026, top: [0.27, 0.44], wide: 0.2, tilt: -20 },
  'own/seahorse': { eyes: [[0.391, 0.178]], eye: 0.046, top: [0.43, 0.1], wide: 0.3 },
};
