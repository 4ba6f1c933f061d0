// Mammals of cold and warm seas, in profile to the left: belugas, narwhals, manatees, walruses.

import { fill, limb, oval, within, type Draft, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { draftOf, drawn, litToward } from './creature-pen.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const DEEP = '#14203a';

const lit = litToward(DEEP);

function gloss(draft: Draft, path: string, top: number, bottom: number): void {
  within(draft, path, () => {
    const { brush } = draft;
    const shine = brush.createLinearGradient(0, top, 0, bottom);
    shine.addColorStop(0, css('#ffffff', 0.3));
    shine.addColorStop(1, css('#ffffff', 0));
    brush.fillStyle = shine;
    brush.fillRect(-200, top, 400, bottom - top);
  });
}

function eyeAt(draft: Draft, [x, y]: Point, size: number): void {
  oval(draft, [x, y], size, size, '#12141c');
  oval(draft, [x - size * 0.28, y - size * 0.3], size * 0.32, size * 0.32, '#ffffff');
}

const SMALL_WHALE =
  'M-145 -57 C-148 -63 -141 -67 -128 -68 C-139 -82 -134 -102 -110 -105 C-66 -111 0 -112 48 -96 C84 -84 110 -72 128 -70 C130 -62 126 -56 120 -54 C84 -46 52 -28 8 -20 C-40 -12 -88 -16 -112 -32 C-126 -40 -138 -48 -145 -57 Z';

/** A round brow, a flipper, flukes, no fin on the back. */
function smallWhale(pen: Pen, skin: Colour, spots?: Colour): void {
  const draft = draftOf(pen);
  fill(
    draft,
    'M112 -66 C126 -80 140 -96 158 -100 C156 -84 146 -70 138 -62 C152 -58 164 -46 166 -34 C148 -34 126 -46 112 -56 Z',
    lit(skin, -100, -34),
  );
  fill(draft, 'M-46 -34 C-40 -20 -24 -6 -4 -2 C-4 -16 -14 -32 -24 -40 Z', lit(mix(skin, DEEP, 0.3), -40, -2));
  fill(draft, SMALL_WHALE, lit(skin, -110, -12));
  within(draft, SMALL_WHALE, () => {
    const pale = mix(skin, '#ffffff', 0.7);
    oval(draft, [-30, -18], 110, 22, { from: pale, to: mix(pale, DEEP, 0.24), top: -44, bottom: -8 }, 0.8);
    if (spots !== undefined)
      for (let spot = 0; spot < 70; spot++)
        oval(
          draft,
          [draft.random.between(-96, 118), draft.random.between(-108, -52)],
          draft.random.between(2, 5),
          draft.random.between(1.6, 3.6),
          spots,
          0.6,
        );
  });
  gloss(draft, SMALL_WHALE, -110, -74);
  limb(
    draft,
    [
      [-135, -57],
      [-118, -52],
      [-103, -57],
    ],
    [1.2, 1.8, 0.8],
    mix(skin, DEEP, 0.56),
  );
  eyeAt(draft, [-96, -64], 3.4);
  fill(draft, 'M-66 -40 C-66 -22 -52 0 -26 6 C-22 -8 -28 -30 -40 -44 Z', lit(mix(skin, DEEP, 0.08), -44, 6));
}

function narwhal(pen: Pen): void {
  const draft = draftOf(pen);
  const [tip, root]: [Point, Point] = [
    [-252, -112],
    [-126, -68],
  ];
  limb(draft, [root, tip], [8, 1], { from: '#fbf2dc', to: '#b89c6a', top: -112, bottom: -64 });
  for (let turn = 1; turn < 13; turn++) {
    const part = turn / 14;
    const [x, y] = [root[0] + (tip[0] - root[0]) * part, root[1] + (tip[1] - root[1]) * part];
    const wide = 4 * (1 - part * 0.8);
    limb(
      draft,
      [
        [x + wide * 0.7, y - wide],
        [x - wide * 0.3, y + wide],
      ],
      [0.9, 1.2],
      '#a08254',
    );
  }
  smallWhale(pen, '#8c9aaa', '#4c5868');
}

function manatee(pen: Pen): void {
  const draft = draftOf(pen);
  const skin = '#8d8d90';
  fill(
    draft,
    'M100 -52 C118 -62 140 -66 156 -58 C166 -46 160 -28 148 -22 C130 -20 112 -30 98 -38 Z',
    lit(skin, -66, -20),
  );
  fill(draft, 'M-58 -30 C-60 -14 -46 4 -28 6 C-24 -8 -32 -28 -40 -36 Z', lit(mix(skin, DEEP, 0.34), -36, 6));
  const body =
    'M-128 -44 C-132 -58 -122 -72 -106 -78 C-74 -100 -8 -110 40 -96 C78 -86 102 -64 116 -48 C106 -32 70 -18 20 -12 C-34 -6 -80 -10 -100 -24 C-116 -28 -126 -34 -128 -44 Z';
  fill(draft, body, lit(skin, -108, -6));
  gloss(draft, body, -106, -66);
  // Folds of the neck and wrinkles.
  for (const x of [-84, -70, -30, 14, 54])
    limb(
      draft,
      [
        [x, -88],
        [x + 8, -66],
        [x + 2, -40],
      ],
      [0.6, 1.5, 0.5],
      mix(skin, DEEP, 0.4),
    );
  // The blunt muzzle with bristles.
  oval(draft, [-118, -44], 19, 17, lit(mix(skin, '#d8c4bc', 0.3), -62, -26));
  limb(
    draft,
    [
      [-134, -36],
      [-122, -31],
      [-108, -34],
    ],
    [0.9, 1.6, 0.7],
    mix(skin, DEEP, 0.6),
  );
  for (const [x, y] of [
    [-130, -53],
    [-122, -56],
  ] as const)
    oval(draft, [x, y], 2.2, 1.4, mix(skin, DEEP, 0.7));
  for (let hair = 0; hair < 9; hair++)
    oval(draft, [-130 + (hair % 3) * 7, -46 + Math.floor(hair / 3) * 4], 0.7, 0.7, mix(skin, DEEP, 0.5));
  eyeAt(draft, [-99, -60], 2.8);
  fill(
    draft,
    'M-80 -34 C-86 -16 -76 6 -58 12 C-50 -2 -54 -24 -62 -38 Z',
    lit(mix(skin, DEEP, 0.06), -38, 12),
  );
}

/** On land, on its flippers. */
function walrus(pen: Pen): void {
  const draft = draftOf(pen);
  const skin = '#9a6a50';
  fill(draft, 'M92 -22 C108 -30 130 -30 142 -20 C136 -8 114 0 94 -4 Z', lit(mix(skin, DEEP, 0.16), -30, 0));
  const body =
    'M-66 -14 C-84 -44 -84 -92 -62 -118 C-46 -134 -20 -132 -6 -114 C8 -98 40 -92 70 -70 C96 -52 108 -30 106 -12 C104 -2 90 0 60 0 L-40 0 C-54 0 -60 -4 -66 -14 Z';
  fill(draft, body, lit(skin, -130, 0));
  within(draft, body, () => {
    for (const [x, y, far] of [
      [-40, -70, 30],
      [-30, -52, 34],
      [-22, -34, 40],
      [20, -66, 26],
      [44, -50, 26],
    ] as const)
      limb(
        draft,
        [
          [x - far * 0.5, y],
          [x, y + 8],
          [x + far * 0.6, y + 2],
        ],
        [1, 3, 0.8],
        mix(skin, DEEP, 0.34),
      );
  });
  gloss(draft, body, -130, -84);
  fill(
    draft,
    'M-34 -34 C-20 -40 -6 -30 -4 -16 C-2 -6 -18 0 -46 0 C-60 0 -60 -6 -50 -12 Z',
    lit(mix(skin, DEEP, 0.12), -38, 0),
  );
  // Tusks under the bristled muzzle.
  for (const [x, isFar] of [
    [-70, true],
    [-56, false],
  ] as const)
    limb(
      draft,
      [
        [x, -88],
        [x - 3, -66],
        [x - 1, -42],
      ],
      [8.4, 7, 1.6],
      isFar ? '#cfc4ac' : { from: '#fbf6e8', to: '#d8c8a4', top: -88, bottom: -42 },
    );
  oval(draft, [-70, -97], 15, 13, lit(mix(skin, '#f0d8c4', 0.3), -110, -84));
  oval(draft, [-54, -96], 17, 14.6, lit(mix(skin, '#f0d8c4', 0.4), -112, -82));
  oval(draft, [-66, -110], 6.6, 4.2, '#3a2424');
  for (let hair = 0; hair < 16; hair++) {
    const [x, y] = [-76 + (hair % 4) * 9, -100 + Math.floor(hair / 4) * 5];
    limb(
      draft,
      [
        [x, y],
        [x - 3, y + 8],
      ],
      [0.8, 0.4],
      '#f6ead6',
    );
  }
  eyeAt(draft, [-44, -114], 3);
}

export const SEA_MAMMALS: Record<string, OwnDrawing> = {
  'own/beluga': drawn(318, 120, [-9, -7], (pen) => smallWhale(pen, '#e9eff4')),
  'own/narwhal': drawn(422, 124, [43, -7], narwhal),
  'own/manatee': drawn(302, 120, [-11, -13], manatee),
  'own/walrus': drawn(230, 132, [-28, 0], walrus),
};

export const SEA_MAMMAL_HEADS: Record<string, Head> = {
  'own/beluga': { eyes: [[0.137, 0.4]], eye: 0.012, top: [0.12, 0.14], wide: 0.16 },
  'own/narwhal': { eyes: [[0.374, 0.427]], eye: 0.009, top: [0.36, 0.18], wide: 0.11 },
  'own/manatee': { eyes: [[0.136, 0.392]], eye: 0.01, top: [0.15, 0.28], wide: 0.13 },
  'own/walrus': {
    eyes: [[0.187, 0.136]],
    eye: 0.014,
    top: [0.2, 0.05],
    wide: 0.24,
    mouth: [0.14, 0.3],
  },
};
