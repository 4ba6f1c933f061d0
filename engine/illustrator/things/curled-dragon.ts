// A dragon of the West that lies curled up and sleeps: the tail around it, the chin on the tail, one wing folded.

import { mix } from '#engine/raster/colour.ts';
import { limb, type Draft, type Point } from '../people/draft.ts';
import { BELLY, DARK, HIDE, SKIN } from './flying-dragon.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const dark = mix(HIDE, DARK, 0.55);

function plates(pen: Pen, places: readonly Point[], size: number): void {
  for (const [x, y] of places)
    shape(pen, `M${x - size} ${y + 5} L${x + size * 0.3} ${y - size * 1.5} L${x + size} ${y + 5} Z`, SKIN, {
      colour: mix(SKIN, DARK, 0.4),
      from: y - size * 1.5,
      to: y + 5,
    });
}

function foldedWing(pen: Pen): void {
  shape(
    pen,
    'M-26 -104 C0 -150 54 -160 86 -128 C110 -104 122 -70 126 -36 C108 -46 96 -48 84 -40 C70 -50 52 -52 38 -42 C22 -54 2 -56 -16 -50 C-28 -66 -32 -86 -26 -104 Z',
    mix(SKIN, '#ffffff', 0.06),
    { colour: mix(SKIN, DARK, 0.5), from: -156, to: -36 },
  );
  for (const [x, y] of [
    [126, -36],
    [84, -40],
    [38, -42],
    [-16, -50],
  ] as const)
    line(pen, `M10 -138 Q${(x + 20) / 2} ${y - 50} ${x} ${y}`, mix(HIDE, DARK, 0.3), 4);
  line(pen, 'M-26 -100 Q-18 -134 14 -140', mix(HIDE, '#ffffff', 0.1), 9);
  line(pen, 'M14 -140 l-7 -12', '#f0e6c8', 4);
}

function sleepingHead(pen: Pen): void {
  // Horns lie back over the neck.
  for (const [y, tone] of [
    [-66, '#b8a888'],
    [-60, '#f0e6c8'],
  ] as const)
    shape(
      pen,
      `M-104 ${y} C-88 ${y - 20} -66 ${y - 26} -44 ${y - 22} C-58 ${y - 12} -74 ${y - 4} -92 ${y + 10} Z`,
      tone,
      {
        colour: mix(tone, '#5a4a30', 0.4),
        from: y - 24,
        to: y + 8,
      },
    );
  shape(
    pen,
    'M-84 -62 C-98 -76 -124 -74 -138 -60 C-156 -52 -180 -46 -190 -34 C-196 -24 -190 -14 -178 -13 C-150 -10 -112 -10 -92 -18 C-76 -28 -74 -48 -84 -62 Z',
    mix(HIDE, '#ffffff', 0.2),
    { colour: mix(HIDE, DARK, 0.6), from: -74, to: -10 },
  );
  shape(
    pen,
    'M-190 -28 C-164 -24 -130 -22 -100 -26 C-98 -18 -108 -12 -124 -11 C-150 -10 -176 -11 -186 -16 C-192 -20 -192 -25 -190 -28 Z',
    BELLY,
    { colour: mix(BELLY, '#6a4a28', 0.5), from: -28, to: -10 },
  );
  line(pen, 'M-191 -28 C-164 -23 -132 -22 -104 -27', dark, 2.2);
  // A lid that is shut, and the brow over it.
  line(pen, 'M-142 -48 Q-131 -40 -119 -48', '#180e14', 3);
  line(pen, 'M-146 -56 Q-130 -66 -114 -56', mix(HIDE, '#ffffff', 0.34), 4);
  ball(pen, -180, -38, 3.2, 2.2, '#180e14');
  plates(
    pen,
    [
      [-100, -70],
      [-116, -72],
    ],
    6,
  );
}

function curled(pen: Pen): void {
  const draft: Draft = { ...pen, warp: (x, y) => [x, y] };
  plates(
    pen,
    [
      [-68, -96],
      [-44, -116],
      [104, -122],
      [126, -104],
      [144, -80],
    ],
    11,
  );
  // Back and rump, a heap that is higher in its middle.
  limb(
    draft,
    [
      [-92, -46],
      [-70, -72],
      [-20, -84],
      [50, -78],
      [112, -58],
      [140, -34],
    ],
    [50, 72, 110, 126, 108, 66],
    { from: mix(HIDE, '#ffffff', 0.22), to: dark, top: -148, bottom: -6 },
  );
  foldedWing(pen);
  // Thigh and foot.
  ball(pen, 104, -40, 40, 36, mix(HIDE, '#ffffff', 0.06));
  // The tail comes around to the front, and its point lies under the chin.
  const tail: Point[] = [
    [150, -44],
    [176, -24],
    [130, -14],
    [40, -15],
    [-50, -14],
    [-130, -10],
    [-206, -12],
  ];
  limb(
    draft,
    tail.map(([x, y]): Point => [x, y + 3]),
    [52, 42, 33, 28, 23, 16, 4],
    dark,
  );
  limb(draft, tail, [50, 40, 30, 25, 20, 14, 3], {
    from: mix(HIDE, '#ffffff', 0.26),
    to: mix(HIDE, DARK, 0.5),
    top: -40,
    bottom: 2,
  });
  plates(
    pen,
    [
      [112, -27],
      [78, -27],
      [44, -26],
      [12, -25],
      [-20, -24],
    ],
    8,
  );
  shape(
    pen,
    'M-200 -14 C-214 -30 -232 -30 -240 -24 C-230 -18 -230 -8 -240 0 C-224 4 -208 0 -200 -10 Z',
    SKIN,
    {
      colour: mix(SKIN, DARK, 0.4),
      from: -30,
      to: 2,
    },
  );
  for (const x of [66, 80, 94]) line(pen, `M${x + 10} -8 q-10 1 -14 6`, '#f0e6c8', 4);
  pen.brush.translate(6, -8);
  sleepingHead(pen);
}

export const CURLED_DRAGON = 'own/curled-dragon';

export const CURLED_DRAGONS: Record<string, OwnDrawing> = {
  [CURLED_DRAGON]: {
    width: 444,
    height: 160,
    paint: (pen) => {
      pen.brush.translate(24, -4);
      curled(pen);
    },
  },
};
