// Dinosaurs in profile to the left, in centimetres: a tyrant, and those that eat plants.

import { fill, limb, oval, type Draft, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { mix } from '#engine/raster/colour.ts';
import { bands, DARK, eye, hide } from './dinosaur-parts.ts';
import { draftOf } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';
import { horned, longNecked, plated } from './plant-eating-dinosaurs.ts';

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
    back: [0.4, 0.3],
  },
  'own/triceratops': { eyes: [[0.197, 0.4]], eye: 0.014, top: [0.22, 0.26], wide: 0.16, belly: 0.7 },
  'own/stegosaurus': { eyes: [[0.075, 0.7]], eye: 0.01, top: [0.08, 0.64], wide: 0.1, belly: 0.72 },
  'own/sauropod': { eyes: [[0.094, 0.052]], eye: 0.011, top: [0.1, 0.012], wide: 0.1, belly: 0.72 },
};
