// Poses that are only seen from the side: on wheels and boards, in the air, over the ground, close to somebody.

import type { Feat } from '../lexicon/feats.ts';
import type { Angles } from './angles.ts';
import { FEAT_POSES } from './feat-poses.ts';

export type SideOnly =
  | Feat
  | 'cycle'
  | 'surf'
  | 'leap'
  | 'ollie'
  | 'stoop'
  | 'bow'
  | 'crouch'
  | 'waltz'
  | 'laden'
  | 'embrace'
  | 'glide'
  | 'rung'
  | 'lie'
  | 'swim'
  | 'soar';

export const SIDE_ONLY: Record<SideOnly, Angles> = {
  ...FEAT_POSES,
  // Hands on the bar, one pedal up, one down.
  cycle: {
    arms: [
      [50, 86],
      [44, 90],
    ],
    legs: [
      [68, -59],
      [38, -18],
    ],
    lean: 14,
    drop: 0.14,
  },
  // In the air, one knee up, the other leg trailing.
  leap: {
    arms: [
      [36, 84],
      [126, 148],
    ],
    legs: [
      [-34, -104],
      [74, -26],
    ],
    lean: 8,
    rise: 46,
  },
  // In the air on a board, the knees drawn up.
  ollie: {
    arms: [
      [84, 66],
      [-78, -112],
    ],
    legs: [
      [66, -22],
      [-14, -66],
    ],
    lean: 14,
    drop: 0.2,
    rise: 42,
  },
  // Bent at the hips, the hands near the ground.
  stoop: {
    arms: [
      [58, 44],
      [48, 40],
    ],
    legs: [
      [14, -10],
      [-8, -16],
    ],
    lean: 76,
  },
  // Bent at the waist, before somebody.
  bow: {
    arms: [
      [10, 16],
      [2, 10],
    ],
    legs: [
      [4, -2],
      [-4, -8],
    ],
    lean: 44,
  },
  // On one knee, bent over the ground.
  crouch: {
    arms: [
      [50, 40],
      [40, 34],
    ],
    legs: [
      [88, 2],
      [4, -86],
    ],
    lean: 46,
    drop: 0.52,
  },
  // A step to the music, close to somebody.
  waltz: {
    arms: [
      [52, 166],
      [56, 78],
    ],
    legs: [
      [-12, -26],
      [12, 4],
    ],
    lean: -2,
  },
  // Both arms around somebody who stands before the breast.
  embrace: {
    arms: [
      [66, 122],
      [40, 98],
    ],
    legs: [
      [-5, -8],
      [4, 0],
    ],
    lean: 4,
  },
  // Bent under somebody on the back, on the way.
  laden: {
    arms: [
      [-44, 36],
      [-40, 40],
    ],
    legs: [
      [-14, -26],
      [30, 6],
    ],
    lean: 17,
    drop: 0.03,
  },
  // On a rung of a ladder, one foot a rung higher.
  rung: {
    arms: [
      [132, 166],
      [120, 158],
    ],
    legs: [
      [34, -16],
      [4, -4],
    ],
    lean: 4,
    rise: 34,
  },
  // Along the ice, one leg behind.
  glide: {
    arms: [
      [62, 78],
      [-66, -84],
    ],
    legs: [
      [-70, -78],
      [22, -10],
    ],
    lean: 26,
    drop: 0.04,
  },
  // As one stands; the drawing is laid on its back. One hand is on the belly, a knee is up a little.
  lie: {
    arms: [
      [2, 4],
      [-12, 40],
    ],
    legs: [
      [3, 0],
      [18, -14],
    ],
  },
  // Stretched out; the drawing is turned over.
  // Through the air at full length, one fist before the head; drawn upright and turned over.
  soar: {
    arms: [
      [-14, -8],
      [172, 176],
    ],
    legs: [
      [-10, -38],
      [2, -6],
    ],
  },
  swim: {
    arms: [
      [40, 70],
      [18, 52],
    ],
    legs: [
      [-14, -26],
      [16, 0],
    ],
  },
  // Low, one foot before the other.
  surf: {
    arms: [
      [72, 96],
      [-66, -98],
    ],
    legs: [
      [58, -14],
      [-40, -52],
    ],
    lean: 12,
    drop: 0.26,
  },
};
