// Dinosaurs in profile to the left, each with hide that is dark along the back: a tyrant, a horned one, one with plates,
// one with a long neck. In centimetres.

import { fill, limb, oval, within, type Draft, type Paint, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const DARK = '#1a1420';

function draftOf(pen: Pen): Draft {
  return { ...pen, warp: (x, y) => [x, y] };
}

function hide(colour: Colour, top: number, bottom: number): Exclude<Paint, Colour> {
  return { from: mix(colour, '#fff4d0', 0.2), to: mix(colour, DARK, 0.42), top, bottom };
}

/** Straight legs like pillars, with nails. */
function pillar(draft: Draft, [x, y]: Point, wide: number, colour: Colour): void {
  limb(
    draft,
    [
      [x, y],
      [x + wide * 0.1, y * 0.5],
      [x, -wide * 0.48],
    ],
    [wide * 1.5, wide * 0.96, wide],
    hide(colour, y, 0),
  );
  for (const at of [-0.34, -0.04, 0.26])
    oval(draft, [x + at * wide - wide * 0.06, -wide * 0.1], wide * 0.13, wide * 0.12, '#e8dcc0');
}

/** Bands across a back, from the middle line down. */
function bands(draft: Draft, places: readonly Point[], long: number, colour: Colour): void {
  for (const [at, [x, y]] of places.entries())
    limb(
      draft,
      [
        [x + long * 0.04, y + long * 0.16],
        [x + long * 0.12, y + long * 0.46],
        [x + long * 0.04, y + long * (at % 2 === 0 ? 0.9 : 0.66)],
      ],
      [long * 0.24, long * 0.17, long * 0.03],
      colour,
    );
}

function eye(draft: Draft, [x, y]: Point, size: number, iris: string): void {
  oval(draft, [x, y], size * 1.3, size * 1.15, '#161016');
  oval(draft, [x, y], size, size, iris);
  oval(draft, [x - size * 0.1, y], size * 0.34, size * 0.8, '#120c10');
  oval(draft, [x - size * 0.36, y - size * 0.36], size * 0.28, size * 0.28, '#ffffff');
}

const TYRANT = '#7c8446';

function tyrantLeg(draft: Draft, shift: number, isFar: boolean): void {
  const colour = isFar ? mix(TYRANT, DARK, 0.34) : TYRANT;
  const paint = hide(colour, -230, 0);
  limb(
    draft,
    [
      [56 + shift, -176],
      [24 + shift, -116],
      [66 + shift, -58],
      [36 + shift, -12],
    ],
    [112, 70, 32, 26],
    paint,
  );
  for (const [x, y] of [
    [6, -7],
    [16, -3],
    [46, -4],
  ] as const) {
    limb(
      draft,
      [
        [36 + shift, -14],
        [x + shift, y - 3],
      ],
      [20, 13],
      paint,
    );
    limb(
      draft,
      [
        [x + shift - 1, y - 4],
        [x + shift - 13, y + 2],
      ],
      [8, 2],
      '#ece2c8',
    );
  }
}

function tyrantHead(draft: Draft): void {
  const dark = mix(TYRANT, DARK, 0.4);
  // The lower jaw hangs open.
  fill(draft, 'M-140 -300 L-232 -262 C-238 -250 -226 -242 -212 -244 L-132 -262 Z', '#6a1c28');
  fill(
    draft,
    'M-134 -282 C-170 -268 -200 -256 -238 -262 C-244 -246 -226 -232 -200 -234 C-170 -236 -136 -246 -118 -266 Z',
    hide(mix(TYRANT, '#e8dcae', 0.3), -282, -232),
  );
  limb(
    draft,
    [
      [-136, -274],
      [-176, -266],
      [-212, -258],
    ],
    [12, 14, 8],
    '#d8707a',
  );
  for (let tooth = 0; tooth < 7; tooth++)
    fill(
      draft,
      `M${-228 + tooth * 13} ${-257 - tooth * 1.4} L${-218 + tooth * 13} ${-259 - tooth * 1.4} L${-224 + tooth * 13} ${-272 - tooth * 1.4} Z`,
      '#f6efdc',
    );
  fill(
    draft,
    'M-84 -330 C-96 -366 -140 -376 -168 -364 C-206 -358 -254 -340 -264 -318 C-270 -304 -262 -294 -250 -292 C-220 -294 -180 -292 -150 -288 C-120 -282 -96 -286 -84 -300 Z',
    hide(TYRANT, -376, -276),
  );
  for (let tooth = 0; tooth < 9; tooth++)
    fill(
      draft,
      `M${-254 + tooth * 12} -294 L${-244 + tooth * 12} -293 L${-250 + tooth * 12} ${-276 - (tooth % 2) * 3} Z`,
      '#f6efdc',
    );
  // Ridges over nose and eye.
  limb(
    draft,
    [
      [-252, -326],
      [-206, -352],
      [-172, -366],
    ],
    [8, 10, 8],
    mix(TYRANT, '#fff4d0', 0.2),
  );
  limb(
    draft,
    [
      [-186, -356],
      [-164, -364],
      [-140, -356],
    ],
    [8, 14, 6],
    dark,
  );
  oval(draft, [-248, -316], 4, 2.6, '#241c1c');
  eye(draft, [-162, -344], 8, '#e8b82c');
  limb(
    draft,
    [
      [-116, -330],
      [-122, -306],
      [-110, -290],
    ],
    [3, 5, 2],
    dark,
  );
}

function tyrant(pen: Pen): void {
  const draft = draftOf(pen);
  const spine: Point[] = [
    [330, -196],
    [230, -176],
    [120, -204],
    [30, -224],
    [-50, -232],
    [-104, -284],
    [-124, -320],
  ];
  tyrantLeg(draft, -34, true);
  limb(
    draft,
    [
      [-58, -204],
      [-88, -176],
      [-104, -188],
    ],
    [20, 14, 9],
    hide(mix(TYRANT, DARK, 0.34), -210, -170),
  );
  limb(draft, spine, [4, 46, 88, 120, 110, 84, 74], hide(TYRANT, -320, -120));
  // A pale belly from the throat to the tail.
  limb(
    draft,
    [
      [-104, -262],
      [-76, -204],
      [-24, -184],
      [40, -176],
    ],
    [18, 34, 30, 8],
    mix(TYRANT, '#eee0b4', 0.5),
  );
  bands(
    draft,
    [
      [-84, -294],
      [-58, -272],
      [-24, -284],
      [14, -284],
      [50, -274],
      [86, -262],
      [122, -246],
      [160, -228],
      [198, -214],
      [236, -200],
    ],
    62,
    mix(TYRANT, DARK, 0.5),
  );
  tyrantHead(draft);
  tyrantLeg(draft, 0, false);
  limb(
    draft,
    [
      [-44, -196],
      [-74, -164],
      [-96, -174],
    ],
    [24, 16, 10],
    hide(TYRANT, -200, -150),
  );
  for (const y of [-180, -172])
    limb(
      draft,
      [
        [-96, -174],
        [-110, y],
      ],
      [6, 2],
      '#ece2c8',
    );
}

const HORNED = '#8a7a5c';

function horned(pen: Pen): void {
  const draft = draftOf(pen);
  const far = mix(HORNED, DARK, 0.34);
  for (const x of [-66, 74]) pillar(draft, [x - 22, -110], 38, far);
  limb(
    draft,
    [
      [228, -60],
      [160, -110],
      [70, -150],
      [-30, -146],
      [-86, -128],
    ],
    [6, 62, 118, 122, 92],
    hide(HORNED, -210, -70),
  );
  limb(
    draft,
    [
      [60, -100],
      [-20, -92],
      [-70, -94],
    ],
    [14, 30, 20],
    mix(HORNED, '#eee0b4', 0.36),
  );
  bands(
    draft,
    [
      [-30, -204],
      [4, -206],
      [38, -204],
      [72, -196],
      [106, -180],
      [138, -160],
      [166, -138],
    ],
    42,
    mix(HORNED, DARK, 0.42),
  );
  for (const x of [-60, 80]) pillar(draft, [x, -112], 42, HORNED);
  // The frill, with its rim of knobs.
  const frill =
    'M-112 -96 C-66 -102 -42 -150 -54 -202 C-62 -232 -92 -244 -116 -232 C-140 -216 -150 -170 -146 -140 Z';
  for (const [x, y] of [
    [-56, -132],
    [-48, -160],
    [-50, -190],
    [-62, -218],
    [-84, -237],
    [-110, -238],
  ] as const)
    oval(draft, [x, y], 9, 9, mix(HORNED, '#f0e4c4', 0.4));
  fill(draft, frill, hide(mix(HORNED, '#c86a3c', 0.3), -240, -96));
  within(draft, frill, () => {
    for (const [x, y] of [
      [-70, -190],
      [-90, -212],
      [-70, -152],
      [-106, -196],
    ] as const)
      oval(draft, [x, y], 13, 17, mix('#a83c28', HORNED, 0.25), 0.8);
  });
  limb(
    draft,
    [
      [-116, -208],
      [-150, -238],
      [-196, -250],
    ],
    [15, 11, 2],
    hide(mix('#e8dcc0', DARK, 0.25), -250, -200),
  );
  fill(
    draft,
    'M-96 -176 C-108 -196 -146 -198 -168 -176 C-190 -160 -214 -136 -224 -112 C-228 -100 -218 -92 -208 -92 C-186 -86 -140 -84 -108 -100 C-88 -120 -86 -152 -96 -176 Z',
    hide(HORNED, -196, -84),
  );
  fill(
    draft,
    'M-206 -142 C-222 -128 -234 -110 -228 -92 C-222 -88 -208 -92 -200 -98 Z',
    hide('#6a5c48', -142, -88),
  );
  limb(
    draft,
    [
      [-206, -104],
      [-170, -106],
      [-140, -100],
    ],
    [2, 3, 2],
    mix(HORNED, DARK, 0.6),
  );
  limb(
    draft,
    [
      [-190, -146],
      [-204, -164],
      [-208, -182],
    ],
    [14, 9, 2],
    hide('#e8dcc0', -182, -146),
  );
  limb(
    draft,
    [
      [-128, -184],
      [-162, -222],
      [-212, -232],
    ],
    [17, 12, 2],
    hide('#e8dcc0', -236, -184),
  );
  eye(draft, [-146, -158], 6, '#c88a2c');
}

const PLATED = '#5c7a52';

function plated(pen: Pen): void {
  const draft = draftOf(pen);
  const far = mix(PLATED, DARK, 0.34);
  pillar(draft, [-88, -72], 26, far);
  pillar(draft, [52, -110], 34, far);
  const ridge: Point[] = [
    [-166, -92],
    [-132, -114],
    [-96, -146],
    [-52, -180],
    [-4, -200],
    [46, -198],
    [94, -176],
    [138, -138],
    [176, -104],
  ];
  for (const shift of [14, 0])
    for (const [at, [x, y]] of ridge.entries()) {
      const size = 20 + Math.sin(((at + 1) / 10) * Math.PI) * 40;
      const tone = mix('#c8743a', DARK, shift === 0 ? 0.04 : 0.36);
      fill(
        draft,
        `M${x + shift - size * 0.36} ${y + 12} C${x + shift - size * 0.62} ${y - size * 0.4} ${x + shift - size * 0.2} ${y - size * 0.8} ${x + shift} ${y - size} C${x + shift + size * 0.4} ${y - size * 0.7} ${x + shift + size * 0.6} ${y - size * 0.3} ${x + shift + size * 0.36} ${y + 12} Z`,
        { from: mix(tone, '#fff0c0', 0.3), to: mix(tone, DARK, 0.3), top: y - size, bottom: y },
      );
    }
  for (const [x, y] of [
    [226, -94],
    [246, -86],
  ] as const)
    for (const up of [-30, -22])
      limb(
        draft,
        [
          [x, y],
          [x + 26, y + up],
        ],
        [8, 1.5],
        '#e8dcc0',
      );
  limb(
    draft,
    [
      [262, -74],
      [190, -88],
      [120, -126],
      [30, -144],
      [-50, -126],
      [-120, -88],
      [-176, -74],
    ],
    [6, 26, 74, 112, 100, 58, 32],
    hide(PLATED, -200, -50),
  );
  limb(
    draft,
    [
      [90, -84],
      [10, -92],
      [-70, -80],
    ],
    [10, 22, 12],
    mix(PLATED, '#eee0b4', 0.4),
  );
  fill(
    draft,
    'M-160 -92 C-184 -98 -214 -84 -228 -66 C-228 -56 -214 -54 -196 -54 C-176 -54 -162 -62 -156 -72 Z',
    hide(PLATED, -98, -54),
  );
  limb(
    draft,
    [
      [-222, -62],
      [-200, -62],
      [-184, -66],
    ],
    [2, 2.6, 1],
    mix(PLATED, DARK, 0.6),
  );
  eye(draft, [-194, -78], 4.4, '#e0a82c');
  pillar(draft, [-78, -78], 30, PLATED);
  pillar(draft, [70, -116], 40, PLATED);
}

const LONG = '#6c7f8c';

function longNecked(pen: Pen): void {
  const draft = draftOf(pen);
  const far = mix(LONG, DARK, 0.34);
  for (const x of [-36, 86]) pillar(draft, [x - 20, -150], 40, far);
  limb(
    draft,
    [
      [330, -80],
      [220, -100],
      [130, -160],
      [40, -200],
      [-50, -200],
      [-112, -262],
      [-146, -362],
      [-176, -430],
    ],
    [3, 30, 84, 124, 118, 70, 42, 34],
    hide(LONG, -430, -110),
  );
  limb(
    draft,
    [
      [-162, -386],
      [-122, -248],
      [-66, -174],
      [20, -150],
      [90, -142],
    ],
    [10, 22, 34, 24, 6],
    mix(LONG, '#eee0c4', 0.4),
  );
  bands(
    draft,
    [
      [-50, -258],
      [-10, -262],
      [32, -260],
      [74, -250],
      [112, -230],
      [150, -196],
      [186, -162],
    ],
    46,
    mix(LONG, DARK, 0.4),
  );
  fill(
    draft,
    'M-160 -440 C-172 -458 -200 -458 -216 -440 C-232 -432 -242 -420 -238 -412 C-230 -404 -200 -402 -182 -406 C-166 -410 -156 -424 -160 -440 Z',
    hide(LONG, -458, -402),
  );
  limb(
    draft,
    [
      [-234, -416],
      [-212, -414],
      [-196, -420],
    ],
    [2, 3, 1.4],
    mix(LONG, DARK, 0.6),
  );
  oval(draft, [-230, -428], 2.4, 1.6, '#241c1c');
  eye(draft, [-192, -438], 5.6, '#c89a3c');
  for (const x of [-28, 96]) pillar(draft, [x, -156], 44, LONG);
}

/** Drawn with its middle at `x`. */
function centred(paint: (pen: Pen) => void, x: number, width: number, height: number): OwnDrawing {
  return {
    width,
    height,
    paint: (pen) => {
      pen.brush.translate(-x, 0);
      paint(pen);
    },
  };
}

export const DINOSAURS: Record<string, OwnDrawing> = {
  'own/tyrannosaurus': centred(tyrant, 31, 612, 382),
  'own/triceratops': centred(horned, -3, 470, 262),
  'own/stegosaurus': centred(plated, 22, 508, 264),
  'own/sauropod': centred(longNecked, 46, 584, 462),
};

export const DINOSAUR_HEADS: Record<string, Head> = {
  'own/tyrannosaurus': {
    eyes: [[0.185, 0.1]],
    eye: 0.015,
    top: [0.2, 0.03],
    wide: 0.16,
    mouth: [0.06, 0.29],
    belly: 0.6,
  },
  'own/triceratops': { eyes: [[0.197, 0.4]], eye: 0.014, top: [0.22, 0.26], wide: 0.16, belly: 0.7 },
  'own/stegosaurus': { eyes: [[0.075, 0.7]], eye: 0.01, top: [0.08, 0.64], wide: 0.1, belly: 0.72 },
  'own/sauropod': { eyes: [[0.094, 0.052]], eye: 0.011, top: [0.1, 0.012], wide: 0.1, belly: 0.72 },
};
