// A crocodile on land, in profile to the left: low on its legs, teeth over the lip, a comb of scales along back and tail.

import { fill, limb, oval, type Draft, type Paint, type Point } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const HIDE = '#5f7a48';
const BELLY = '#d8d2a0';
const DARK = '#141c14';

const shaded = (colour: Colour, top: number, bottom: number): Paint => ({
  from: mix(colour, '#fff4d0', 0.16),
  to: mix(colour, DARK, 0.44),
  top,
  bottom,
});

function leg(draft: Draft, x: number, isFar: boolean): void {
  const colour = isFar ? mix(HIDE, DARK, 0.36) : HIDE;
  limb(
    draft,
    [
      [x, -40],
      [x + 12, -24],
      [x - 2, -7],
    ],
    [34, 22, 15],
    shaded(colour, -50, 0),
  );
  for (const toe of [-18, -11, -3])
    limb(
      draft,
      [
        [x - 2, -6],
        [x + toe, -2.4],
      ],
      [9, 4],
      colour,
    );
}

function crocodile(pen: Pen): void {
  const draft: Draft = { ...pen, warp: (x, y) => [x, y] };
  for (const x of [-66, 62]) leg(draft, x, true);
  const spine: Point[] = [
    [236, -10],
    [170, -24],
    [96, -42],
    [10, -50],
    [-70, -46],
    [-112, -48],
  ];
  for (let scale = 0; scale < 22; scale++) {
    const part = scale / 21;
    const x = 206 - part * 290;
    const y = -34 - Math.sin(Math.min(1, part * 1.3) * 1.5) * 46 - (part > 0.8 ? (0.8 - part) * 40 : 0);
    const high = 8 + (1 - part) * 5;
    fill(draft, `M${x - 7} ${y + 9} L${x + 3} ${y - high * 0.5} L${x + 7} ${y + 9} Z`, mix(HIDE, DARK, 0.42));
  }
  limb(draft, spine, [4, 28, 54, 64, 54, 42], shaded(HIDE, -84, -14));
  limb(
    draft,
    [
      [92, -24],
      [10, -24],
      [-74, -27],
    ],
    [6, 20, 14],
    shaded(BELLY, -36, -12),
  );
  const { random } = draft;
  for (let spot = 0; spot < 46; spot++) {
    const x = random.between(-70, 130);
    oval(
      draft,
      [x, random.between(-72, -38) + Math.max(0, x - 60) * 0.2],
      4.4,
      2.6,
      mix(HIDE, DARK, random.between(0.16, 0.4)),
      0.8,
    );
  }
  // The lower jaw, the mouth between, and the upper jaw with its teeth.
  fill(
    draft,
    'M-100 -40 C-140 -30 -190 -22 -228 -24 C-234 -18 -228 -12 -216 -12 C-176 -12 -130 -18 -98 -26 Z',
    shaded(BELLY, -42, -10),
  );
  fill(draft, 'M-104 -44 L-226 -30 L-222 -24 L-106 -32 Z', '#7a2a30');
  for (let tooth = 0; tooth < 10; tooth++) {
    const x = -220 + tooth * 11;
    fill(
      draft,
      `M${x} ${-33 - tooth * 1.2} L${x + 8} ${-34 - tooth * 1.2} L${x + 4} ${-22 - tooth * 1.1} Z`,
      '#f6f0dc',
    );
  }
  fill(
    draft,
    'M-92 -66 C-102 -78 -118 -76 -126 -66 C-152 -58 -186 -50 -214 -52 C-230 -52 -236 -42 -230 -34 C-200 -34 -140 -36 -96 -42 Z',
    shaded(HIDE, -78, -32),
  );
  oval(draft, [-222, -48], 4, 2.6, mix(HIDE, DARK, 0.7));
  oval(draft, [-112, -68], 8, 7.4, mix(HIDE, DARK, 0.3));
  oval(draft, [-113, -68], 5, 5, '#e0c040');
  oval(draft, [-113.4, -68], 1.5, 4.4, '#120e10');
  oval(draft, [-115, -70], 1.4, 1.4, '#ffffff');
  for (const x of [-58, 72]) leg(draft, x, false);
}

export const CROCODILES: Record<string, OwnDrawing> = {
  'own/crocodile': { width: 480, height: 96, paint: crocodile },
};

export const CROCODILE_HEADS: Record<string, Head> = {
  'own/crocodile': { eyes: [[0.264, 0.29]], eye: 0.011, top: [0.28, 0.2], wide: 0.09 },
};
