// The angles of arms and legs in dances, fights and games that are done with the whole body.

import type { Angles } from './angles.ts';
import type { PlayFeat } from '../lexicon/feats.ts';

export const PLAY_POSES: Record<PlayFeat, Angles> = {
  spar: {
    arms: [
      [72, 96],
      [34, 134],
    ],
    legs: [
      [-30, -40],
      [32, 2],
    ],
    lean: 10,
    drop: 0.08,
  },
  fist: {
    arms: [
      [78, 92],
      [30, 128],
    ],
    legs: [
      [-38, -46],
      [48, -2],
    ],
    lean: 8,
    drop: 0.12,
  },
  // A lunge: one arm is up behind for the balance.
  fence: {
    arms: [
      [-98, -166],
      [86, 92],
    ],
    legs: [
      [-56, -58],
      [78, -2],
    ],
    lean: 8,
    drop: 0.24,
  },
  grapple: {
    arms: [
      [86, 96],
      [80, 104],
    ],
    legs: [
      [-42, -50],
      [30, -8],
    ],
    lean: 30,
    drop: 0.14,
  },
  'high-kick': {
    arms: [
      [40, 118],
      [-34, 50],
    ],
    legs: [
      [-8, -12],
      [106, 102],
    ],
    lean: -26,
  },
  duel: {
    arms: [
      [78, 108],
      [62, 116],
    ],
    legs: [
      [-46, -52],
      [54, -2],
    ],
    lean: 10,
    drop: 0.16,
  },
  // Leaning back, the heels in the ground.
  tug: {
    arms: [
      [62, 84],
      [56, 82],
    ],
    legs: [
      [30, 18],
      [58, 40],
    ],
    lean: -28,
    drop: 0.12,
  },
  snowball: {
    arms: [
      [72, 84],
      [-112, -168],
    ],
    legs: [
      [-34, -42],
      [36, 4],
    ],
    lean: -8,
    drop: 0.06,
  },
  pillow: {
    arms: [
      [138, 118],
      [128, 108],
    ],
    legs: [
      [-26, -34],
      [30, 0],
    ],
    lean: 6,
    drop: 0.06,
  },
  catch: {
    arms: [
      [72, 100],
      [60, 104],
    ],
    legs: [
      [-20, -28],
      [26, 0],
    ],
    lean: 4,
    drop: 0.04,
  },
  net: {
    arms: [
      [56, 96],
      [112, 132],
    ],
    legs: [
      [-30, -84],
      [54, -10],
    ],
    lean: 12,
    drop: 0.06,
  },
  frisbee: {
    arms: [
      [-50, -40],
      [88, 94],
    ],
    legs: [
      [-30, -36],
      [38, 2],
    ],
    lean: 10,
    drop: 0.06,
  },
  shuttlecock: {
    arms: [
      [-62, -44],
      [66, 48],
    ],
    legs: [
      [-4, -2],
      [74, -58],
    ],
  },
  hopscotch: {
    arms: [
      [-76, -62],
      [76, 62],
    ],
    legs: [
      [-2, 0],
      [40, -58],
    ],
    lean: -3,
    rise: 8,
  },
  'jump-rope': {
    arms: [
      [-30, -64],
      [30, 64],
    ],
    legs: [
      [-8, 6],
      [8, -6],
    ],
    rise: 12,
  },
  'hula-hoop': {
    arms: [
      [-72, -136],
      [72, 136],
    ],
    legs: [
      [-12, -4],
      [14, 4],
    ],
    lean: 4,
  },
  trampoline: {
    arms: [
      [-116, -142],
      [116, 142],
    ],
    legs: [
      [-42, 16],
      [42, -16],
    ],
    rise: 52,
  },
  // On one hand, the legs in the air.
  breakdance: {
    arms: [
      [64, 128],
      [172, 178],
    ],
    legs: [
      [70, -20],
      [-58, -112],
    ],
  },
  'street-dance': {
    arms: [
      [-88, -164],
      [70, -28],
    ],
    legs: [
      [-50, 12],
      [36, -18],
    ],
    lean: 7,
    drop: 0.16,
  },
  flamenco: {
    arms: [
      [-142, -204],
      [58, -50],
    ],
    legs: [
      [-4, -1],
      [12, -4],
    ],
    lean: -4,
  },
  'square-dance': {
    arms: [
      [-66, -120],
      [112, 154],
    ],
    legs: [
      [-4, -1],
      [30, -16],
    ],
    lean: -3,
  },
};
