// Horns of cattle in profile, and the long hair that hangs from the flanks of yaks.

import { fill, limb, type Draft, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Build, Horns } from './four-legged-build.ts';

/** From the root to the tip, around a skull of 10. */
const SHAPES: Readonly<Record<Horns, readonly Point[]>> = {
  // Out and up in a half moon.
  short: [
    [2.6, -7],
    [1.6, -13.4],
    [-2.6, -17.6],
    [-7.6, -20.4],
  ],
  wide: [
    [3, -7.4],
    [6.6, -14],
    [3.4, -22],
    [-4.4, -28],
  ],
  swept: [
    [3, -6.6],
    [12, -10.4],
    [21, -15],
    [24, -24],
  ],
  // Two blunt ones that end in tufts.
  knobs: [
    [1, -7],
    [2, -10.4],
    [3, -13.6],
    [3.6, -15.4],
  ],
  straight: [
    [2, -7],
    [5, -17],
    [7, -27],
    [6, -37],
  ],
  // Their stems: what is broad is drawn by itself.
  palms: [
    [2.4, -7.4],
    [8, -11],
    [12, -14],
    [15, -19],
  ],
  // A single one, straight from the brow.
  spiral: [
    [-4.4, -7],
    [-4.9, -15.6],
    [-5.4, -24.2],
    [-5.9, -32.8],
  ],
};

export function hornReach(horns: Horns): number {
  return horns === 'short' || horns === 'knobs'
    ? 2.2
    : horns === 'spiral'
      ? 3.4
      : horns === 'palms'
        ? 4.7
        : horns === 'straight'
          ? 4
          : 3;
}

export function drawHorns(draft: Draft, horns: Horns, isFar: boolean): void {
  if (horns === 'spiral' && isFar) return;
  const bone: Colour =
    horns === 'spiral'
      ? '#e8c66a'
      : horns === 'short'
        ? '#d8cbb0'
        : horns === 'knobs'
          ? '#c8904a'
          : horns === 'palms'
            ? '#b89468'
            : '#4a423e';
  const shift = isFar ? -4.4 : 0;
  const places = SHAPES[horns].map(([x, y]): Point => [x + shift, y]);
  limb(
    draft,
    places,
    horns === 'knobs' ? [3, 2.4, 3, 4] : horns === 'spiral' ? [4.6, 3.4, 2.2, 0.4] : [6, 5, 3.4, 0.8],
    isFar ? mix(bone, '#1a1218', 0.34) : mix(bone, '#ffffff', 0.08),
  );
  if (horns === 'palms') return drawPalm(draft, isFar ? mix(bone, '#1a1218', 0.34) : bone, shift);
  if (isFar) return;
  if (horns === 'spiral') return drawTurns(draft, places);
  limb(
    draft,
    places.map(([x, y]): Point => [x - 0.7, y - 0.4]),
    [0.8, 0.8, 0.6, 0.2],
    mix(bone, '#ffffff', 0.4),
  );
}

/** A broad hand with fingers along its rim: a moose's. */
function drawPalm(draft: Draft, bone: Colour, shift: number): void {
  const at = (x: number, y: number): string => `${x + shift} ${y}`;
  for (const [x, y, toX, toY] of [
    [6, -15, -8, -21],
    [10, -24, -3, -33],
    [15, -29, 8, -40],
    [21, -30, 19, -41],
    [26, -28, 30, -38],
  ] as const)
    limb(
      draft,
      [
        [x + shift, y],
        [toX + shift, toY],
      ],
      [4.4, 1.2],
      bone,
    );
  fill(
    draft,
    `M${at(2, -9)} C${at(3, -16)} ${at(4, -24)} ${at(10, -29)} C${at(17, -34)} ${at(27, -33)} ${at(32, -27)} C${at(30, -19)} ${at(22, -13)} ${at(13, -12)} C${at(9, -10)} ${at(6, -8)} ${at(2, -9)} Z`,
    { from: mix(bone, '#ffffff', 0.24), to: mix(bone, '#1a1218', 0.24), top: -34, bottom: -8 },
  );
}

/** The grooves that run around a straight horn. */
function drawTurns(draft: Draft, places: readonly Point[]): void {
  const [root, , , tip] = places as [Point, Point, Point, Point];
  for (let turn = 1; turn < 7; turn++) {
    const part = turn / 7.4;
    const [x, y] = [root[0] + (tip[0] - root[0]) * part, root[1] + (tip[1] - root[1]) * part];
    const wide = 2.3 * (1 - part) + 0.2;
    limb(
      draft,
      [
        [x - wide, y - wide * 0.1],
        [x + wide, y + wide * 0.9],
      ],
      [0.5, 0.7],
      '#a87c2c',
    );
  }
}

/** Hangs from the side of the body in locks, over the upper legs. */
export function drawLongHair(draft: Draft, { long, tall, deep, leg }: Build, hair: Colour): void {
  const { random } = draft;
  for (let row = 0; row < 3; row++)
    for (let lock = 0; lock <= 24; lock++) {
      const part = lock / 24;
      const x = -long * 0.47 + part * long * 0.94 + random.between(-1.4, 1.4);
      const from = -tall + deep * (0.34 + row * 0.2 + Math.abs(part - 0.5) * 0.1);
      const end = Math.min(
        -leg * 0.34,
        from + deep * random.between(0.4, 0.62) + (row === 2 ? leg * 0.24 : 0),
      );
      limb(
        draft,
        [
          [x, from],
          [x + random.between(-2, 3), (from + end) / 2],
          [x + random.between(-3, 4), end],
        ],
        [long * 0.05, long * 0.055, long * 0.008],
        mix(hair, random.chance(0.5) ? '#8a7468' : '#0c0810', random.between(0.02, 0.14)),
      );
    }
}
