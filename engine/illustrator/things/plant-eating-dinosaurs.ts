// Dinosaurs that eat plants, in profile to the left: a horned one, one with plates, one with a long neck.

import { fill, limb, oval, within, type Point } from '../people/draft.ts';
import { mix } from '#engine/raster/colour.ts';
import { bands, DARK, eye, hide, pillar } from './dinosaur-parts.ts';
import { draftOf } from './creature-pen.ts';
import type { Pen } from './pen.ts';

const HORNED = '#8a7a5c';

/** With a frill and three horns. */
export function horned(pen: Pen): void {
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

/** With plates along the back and spikes at the tail. */
export function plated(pen: Pen): void {
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

/** With a neck as long as its tail. */
export function longNecked(pen: Pen): void {
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
