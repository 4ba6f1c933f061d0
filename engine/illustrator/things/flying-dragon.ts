// A dragon of the West on the wing, in profile to the left: wings up, legs drawn in, a long tail with a barb.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

export const [HIDE, DARK, BELLY, SKIN] = ['#3f8f6c', '#1f4f48', '#e6cf8e', '#c85a48'] as const;

/** Four fingers hold the skin; its edge hangs in bows between their tips. */
export function wing(pen: Pen, isFar: boolean): void {
  const skin = isFar ? mix(SKIN, '#2a1030', 0.42) : SKIN;
  const bone = isFar ? mix(DARK, '#10081c', 0.2) : DARK;
  const shift = isFar ? -26 : 0;
  const at = (x: number, y: number): string => `${x + shift} ${y}`;
  shape(
    pen,
    `M${at(6, -84)} C${at(-6, -120)} ${at(0, -150)} ${at(22, -176)} C${at(34, -160)} ${at(46, -158)} ${at(64, -164)} C${at(70, -142)} ${at(82, -132)} ${at(104, -134)} C${at(104, -112)} ${at(108, -100)} ${at(124, -94)} C${at(104, -86)} ${at(70, -78)} ${at(44, -74)} Z`,
    mix(skin, '#ffffff', 0.12),
    { colour: mix(skin, '#2a0c28', 0.42), from: -176, to: -74 },
  );
  for (const [x, y] of [
    [64, -164],
    [104, -134],
    [124, -94],
  ] as const)
    line(pen, `M${at(8, -98)} Q${at((x + 8) * 0.46, (y - 98) * 0.54)} ${at(x, y)}`, bone, 2.2);
  line(pen, `M${at(8, -82)} C${at(-8, -112)} ${at(-2, -148)} ${at(22, -176)}`, bone, 6);
  line(pen, `M${at(21, -174)} L${at(14, -184)}`, '#f0e6c8', 2.4);
}

export function leg(pen: Pen, x: number, y: number, tone: string): void {
  ball(pen, x, y, 15, 11, tone);
  line(pen, `M${x - 4} ${y + 6} Q${x + 12} ${y + 18} ${x + 26} ${y + 12}`, tone, 8);
  for (const down of [-3, 1, 5]) line(pen, `M${x + 26} ${y + 12} l8 ${down}`, '#f0e6c8', 2);
}

function dragon(pen: Pen): void {
  wing(pen, true);
  // Neck, trunk and tail are one curve that grows thin.
  shape(
    pen,
    'M-86 -96 C-78 -112 -58 -108 -46 -94 C-26 -98 12 -100 42 -84 C74 -68 104 -56 138 -74 C150 -80 156 -90 156 -102 C168 -84 160 -60 138 -50 C104 -36 74 -40 46 -48 C20 -38 -10 -38 -34 -54 C-48 -62 -58 -72 -66 -78 C-74 -80 -82 -86 -86 -96 Z',
    mix(HIDE, '#ffffff', 0.16),
    { colour: DARK, from: -110, to: -36 },
  );
  shape(
    pen,
    'M-66 -79 C-50 -70 -40 -56 -22 -48 C0 -38 26 -40 46 -48 C22 -46 2 -50 -14 -56 C-34 -64 -44 -82 -62 -88 Z',
    BELLY,
    {
      colour: mix(BELLY, '#6a4a28', 0.5),
      from: -84,
      to: -40,
    },
  );
  for (let plate = 0; plate < 9; plate++) {
    const part = plate / 8;
    const x = -52 + part * 84;
    const y = -70 + Math.sin(part * 2.2) * 23;
    line(pen, `M${x} ${y - 3} q3 4 2 8`, mix(BELLY, '#6a4a28', 0.5), 1);
  }
  shape(
    pen,
    'M150 -96 C148 -112 158 -122 172 -124 C170 -114 174 -104 166 -94 C162 -92 154 -90 150 -96 Z',
    SKIN,
  );
  for (const [x, y, size] of [
    [-60, -106, 7],
    [-46, -97, 8],
    [-28, -98, 8],
    [34, -88, 9],
    [52, -80, 8],
    [72, -69, 8],
    [94, -62, 7],
    [116, -64, 6],
    [136, -73, 6],
  ] as const)
    shape(
      pen,
      `M${x - size * 0.6} ${y + 3} L${x + size * 0.5} ${y - size} L${x + size * 0.8} ${y + 3} Z`,
      SKIN,
    );
  leg(pen, 34, -48, mix(HIDE, DARK, 0.35) as never);
  leg(pen, -22, -52, mix(HIDE, DARK, 0.2) as never);
  head(pen);
  wing(pen, false);
}

/** The jaws are open. */
export function head(pen: Pen): void {
  line(pen, 'M-86 -114 C-76 -126 -66 -128 -56 -128', '#f0e6c8', 4.4);
  line(pen, 'M-84 -110 C-74 -118 -66 -118 -58 -116', '#e0d2a8', 3.6);
  shape(pen, 'M-82 -92 C-94 -84 -108 -80 -122 -80 C-116 -86 -106 -90 -98 -96 Z', mix(HIDE, DARK, 0.3), {
    colour: DARK,
    from: -96,
    to: -80,
  });
  shape(pen, 'M-90 -98 C-102 -92 -112 -88 -120 -86 C-114 -94 -106 -98 -98 -101 Z', '#a82c2c');
  shape(
    pen,
    'M-72 -104 C-74 -118 -90 -120 -100 -112 C-112 -110 -124 -108 -132 -100 C-132 -94 -126 -92 -120 -93 C-110 -96 -102 -98 -94 -96 C-86 -90 -76 -92 -72 -104 Z',
    mix(HIDE, '#ffffff', 0.2),
    {
      colour: mix(HIDE, DARK, 0.5),
      from: -120,
      to: -92,
    },
  );
  for (const x of [-126, -117, -108]) shape(pen, `M${x} -94 l5 0 l-2 6 Z`, '#fff8e8');
  ball(pen, -127, -101, 1.6, 1.2, DARK);
  ball(pen, -97, -107, 4, 3.6, '#ffd23a');
  ball(pen, -98, -107, 1.4, 3, '#1a1018');
  line(pen, 'M-103 -112 L-91 -111', DARK, 2.2);
}

export const FLYING_DRAGON = 'own/flying-dragon';
/** Where its mouth is, as parts of its width and height. */
export const DRAGON_MOUTH = [0.15, 0.5] as const;

export const FLYING_DRAGONS: Record<string, OwnDrawing> = {
  [FLYING_DRAGON]: {
    width: 320,
    height: 158,
    paint(pen) {
      pen.brush.translate(-20, 30);
      dragon(pen);
    },
  },
};
