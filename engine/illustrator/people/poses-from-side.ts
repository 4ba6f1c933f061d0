// The angles of arms and legs in each pose from the side.

import type { Angles } from './angles.ts';
import { EXERCISES_FROM_SIDE } from './martial-poses.ts';
import type { Pose } from './person.ts';
import { SIDE_ONLY } from './side-poses.ts';

export const SIDE: Record<Pose, Angles> = {
  climb: {
    arms: [
      [130, 170],
      [120, 160],
    ],
    legs: [
      [60, -10],
      [6, -20],
    ],
    rise: 34,
  },
  ...SIDE_ONLY,
  ...EXERCISES_FROM_SIDE,
  stand: {
    arms: [
      [6, 14],
      [-6, 4],
    ],
    legs: [
      [4, 2],
      [-3, -3],
    ],
  },
  walk: {
    arms: [
      [28, 46],
      [-24, -6],
    ],
    legs: [
      [-22, -34],
      [24, 10],
    ],
    lean: 2,
  },
  run: {
    arms: [
      [48, 128],
      [-52, 34],
    ],
    legs: [
      // Pushed off behind, the other knee up in front.
      [-25, -40],
      [56, -32],
    ],
    lean: 11,
    drop: 0.06,
  },
  sit: {
    arms: [
      [34, 60],
      [26, 66],
    ],
    legs: [
      [112, -28],
      [104, -22],
    ],
    drop: 0.93,
  },
  seat: {
    arms: [
      [20, 72],
      [14, 66],
    ],
    legs: [
      [84, 4],
      [90, -2],
    ],
    drop: 0.5,
  },
  wave: {
    arms: [
      [6, 14],
      [150, 172],
    ],
    legs: [
      [4, 2],
      [-3, -3],
    ],
  },
  stroll: {
    arms: [
      [-24, -6],
      [26, 88],
    ],
    legs: [
      [-22, -34],
      [24, 10],
    ],
    lean: 2,
  },
  greet: {
    arms: [
      [150, 172],
      [26, 88],
    ],
    legs: [
      [4, 2],
      [-3, -3],
    ],
  },
  lean: {
    arms: [
      [-10, 6],
      [-14, 8],
    ],
    legs: [
      [16, 10],
      [48, -38],
    ],
    lean: -9,
  },
  jump: {
    arms: [
      [126, 158],
      [140, 170],
    ],
    legs: [
      [10, -92],
      [58, -40],
    ],
    lean: 4,
  },
  raise: {
    arms: [
      [140, 168],
      [154, 176],
    ],
    legs: [
      [4, 2],
      [-3, -3],
    ],
  },
  dance: {
    arms: [
      [110, 150],
      [-70, -100],
    ],
    legs: [
      [-40, -70],
      [6, 0],
    ],
    lean: 4,
  },
  read: {
    arms: [
      [22, 96],
      [12, 90],
    ],
    legs: [
      [4, 2],
      [-3, -3],
    ],
  },
  hold: {
    arms: [
      [6, 14],
      [26, 88],
    ],
    legs: [
      [4, 2],
      [-3, -3],
    ],
  },
  play: {
    arms: [
      [60, 88],
      [26, 84],
    ],
    legs: [
      [6, 2],
      [-5, -4],
    ],
  },
  kneel: {
    arms: [
      [22, 60],
      [16, 54],
    ],
    legs: [
      [88, 2],
      [4, -86],
    ],
    drop: 0.52,
  },
  ride: {
    arms: [
      [44, 72],
      [36, 66],
    ],
    legs: [
      [62, 10],
      [56, 4],
    ],
    drop: 0.3,
  },
  ballet: {
    arms: [
      [120, 168],
      [-64, -96],
    ],
    legs: [
      [2, 0],
      [-74, -84],
    ],
    lean: 8,
    rise: 4,
  },
};
