// A pterodactyl on the wing, in profile to the left: skin between a long finger and the legs.

import type { Head } from '../animals/measures.ts';
import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const SKIN = '#8a6a52';
const SHADE = '#1e1624';

function wing(draft: Draft, root: Point, wrist: Point, tip: Point, tone: Colour): void {
  const foot: Point = [root[0] + 62, root[1] + 8];
  const path = `M${root[0]} ${root[1]} L${wrist[0]} ${wrist[1]} C${(wrist[0] + tip[0]) / 2 + 2} ${wrist[1] - 16} ${tip[0] - 14} ${tip[1] - 8} ${tip[0]} ${tip[1]} C${tip[0] - 34} ${tip[1] + 34} ${foot[0] + 6} ${foot[1] - 44} ${foot[0]} ${foot[1]} Z`;
  fill(draft, path, {
    from: mix(tone, '#f0c8a0', 0.3),
    to: mix(tone, SHADE, 0.3),
    top: Math.min(wrist[1], tip[1]),
    bottom: foot[1],
  });
  within(draft, path, () => {
    for (const part of [0.25, 0.5, 0.75])
      limb(
        draft,
        [wrist, [tip[0] + (foot[0] - tip[0]) * part + 4, tip[1] + (foot[1] - tip[1]) * part + 16]],
        [1.4, 0.8],
        mix(tone, SHADE, 0.34),
      );
  });
  limb(draft, [root, wrist], [11, 7], mix(tone, '#ffffff', 0.08));
  limb(
    draft,
    [wrist, [(wrist[0] + tip[0]) / 2, wrist[1] - 8 + (tip[1] - wrist[1]) * 0.3], tip],
    [6, 4, 1],
    mix(tone, '#ffffff', 0.06),
  );
  for (const claw of [-7, -3, 1])
    limb(draft, [wrist, [wrist[0] - 6, wrist[1] + claw - 4]], [3, 0.8], mix(tone, SHADE, 0.4));
}

function pterosaur(pen: Pen): void {
  const draft: Draft = { ...pen, warp: (x, y) => [x, y] };
  wing(draft, [-14, -62], [-30, -136], [86, -176], mix(SKIN, SHADE, 0.26));
  limb(
    draft,
    [
      [44, -54],
      [66, -50],
      [88, -46],
    ],
    [9, 5, 2.4],
    mix(SKIN, SHADE, 0.2),
  );
  const body: Point[] = [
    [-40, -66],
    [0, -62],
    [50, -54],
  ];
  limb(draft, body, [22, 34, 12], {
    from: mix(SKIN, '#ffffff', 0.14),
    to: mix('#c8a888', SHADE, 0.2),
    top: -84,
    bottom: -42,
  });
  limb(
    draft,
    [
      [-30, -68],
      [-58, -76],
      [-76, -92],
    ],
    [20, 14, 12],
    mix(SKIN, '#ffffff', 0.06),
  );
  // The crest that leans back, and a bill like a spear.
  fill(draft, 'M-84 -102 C-66 -118 -44 -130 -26 -132 C-40 -116 -58 -98 -72 -88 Z', {
    from: '#d8703c',
    to: mix('#d8703c', SHADE, 0.3),
    top: -132,
    bottom: -88,
  });
  oval(draft, [-82, -95], 14, 12, {
    from: mix(SKIN, '#ffffff', 0.18),
    to: mix(SKIN, SHADE, 0.2),
    top: -108,
    bottom: -84,
  });
  fill(draft, 'M-84 -104 C-106 -98 -136 -84 -156 -72 C-134 -78 -108 -84 -84 -86 Z', {
    from: '#d8b070',
    to: mix('#d8b070', SHADE, 0.3),
    top: -104,
    bottom: -72,
  });
  fill(
    draft,
    'M-84 -88 C-104 -82 -126 -74 -146 -64 C-124 -66 -100 -72 -80 -82 Z',
    mix('#d8b070', SHADE, 0.2),
  );
  oval(draft, [-84, -98], 3.4, 3.2, '#e8b83a');
  oval(draft, [-84.6, -98], 2, 2, '#140e12');
  oval(draft, [-85.4, -98.8], 0.7, 0.7, '#ffffff');
  wing(draft, [-20, -62], [-8, -128], [128, -126], SKIN);
  limb(
    draft,
    [
      [38, -52],
      [62, -44],
      [84, -38],
    ],
    [9, 6, 2.6],
    SKIN,
  );
}

export const PTEROSAURS: Record<string, OwnDrawing> = {
  'own/pterosaur': {
    width: 290,
    height: 146,
    paint(pen) {
      pen.brush.translate(14, 34);
      pterosaur(pen);
    },
  },
};

export const PTEROSAUR_HEADS: Record<string, Head> = {
  'own/pterosaur': { eyes: [[0.259, 0.562]], eye: 0.011, top: [0.27, 0.49], wide: 0.09, tilt: -20 },
};
