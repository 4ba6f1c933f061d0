// The angles of arms and legs in each pose, from the front and from the side.

import type { Angles } from './angles.ts';
import { EXERCISES, EXERCISES_FROM_SIDE } from './martial-poses.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Person, Pose } from './person.ts';
import { angleDance, angleStride, angleWave } from './stride.ts';
import { SIDE_ONLY, type SideOnly } from './side-poses.ts';

const FRONT: Record<Exclude<Pose, SideOnly>, Angles> = {
  ...EXERCISES,
  stand: {
    arms: [
      [-9, -3],
      [9, 4],
    ],
    legs: [
      [-3, -1],
      [5, 3],
    ],
  },
  walk: {
    arms: [
      [-12, 4],
      [10, -4],
    ],
    legs: [
      [-5, 0],
      [11, -9],
    ],
    shins: [1, 0.6],
  },
  run: {
    arms: [
      [-26, 60],
      [24, -50],
    ],
    legs: [
      [-4, 4],
      [9, -24],
    ],
  },
  sit: {
    arms: [
      [-18, 24],
      [18, -24],
    ],
    legs: [
      [-78, 80],
      [78, -80],
    ],
    drop: 0.92,
  },
  seat: {
    arms: [
      [-12, 26],
      [12, -26],
    ],
    legs: [
      [-26, 3],
      [26, -3],
    ],
    drop: 0.4,
    short: 0.34,
  },
  climb: {
    arms: [
      [-104, -164],
      [134, 172],
    ],
    legs: [
      [-52, 8],
      [34, -20],
    ],
    rise: 34,
  },
  wave: {
    arms: [
      [-9, -3],
      [128, 168],
    ],
    legs: [
      [-3, -1],
      [5, 3],
    ],
  },
  stroll: {
    arms: [
      [-12, 4],
      [14, 118],
    ],
    legs: [
      [-5, 0],
      [11, -9],
    ],
    shins: [1, 0.6],
  },
  greet: {
    arms: [
      [-128, -168],
      [14, 118],
    ],
    legs: [
      [-3, -1],
      [5, 3],
    ],
  },
  lean: {
    arms: [
      [-13, 16],
      [13, -16],
    ],
    legs: [
      [-4, 0],
      [30, -58],
    ],
    shins: [1, 0.62],
  },
  // In the air for joy; the ground is further down.

  jump: {
    arms: [
      [-128, -160],
      [128, 160],
    ],
    legs: [
      [-20, -4],
      [50, -38],
    ],
  },
  raise: {
    arms: [
      [-132, -170],
      [132, 170],
    ],
    legs: [
      [-6, -2],
      [6, 2],
    ],
  },
  dance: {
    arms: [
      [-112, -160],
      [98, 40],
    ],
    legs: [
      [-2, 0],
      [46, -34],
    ],
    lean: -4,
  },
  read: {
    arms: [
      [-14, 104],
      [14, -104],
    ],
    legs: [
      [-3, -1],
      [4, 2],
    ],
  },
  hold: {
    arms: [
      [-9, -3],
      [14, 118],
    ],
    legs: [
      [-3, -1],
      [5, 3],
    ],
  },
  play: {
    arms: [
      [-24, 98],
      [30, -78],
    ],
    legs: [
      [-5, -2],
      [7, 3],
    ],
  },
  // On the toes, one foot at the other knee, the arms a wreath over the head.
  ballet: {
    arms: [
      [-128, -214],
      [128, 214],
    ],
    legs: [
      [0, 0],
      [46, -52],
    ],
    rise: 4,
  },
  kneel: {
    arms: [
      [-12, 40],
      [12, -40],
    ],
    legs: [
      [-12, 78],
      [16, -2],
    ],
    drop: 0.52,
  },
  ride: {
    arms: [
      [-20, 40],
      [20, -40],
    ],
    legs: [
      [-40, 8],
      [40, -8],
    ],
    drop: 0.3,
    short: 0.6,
  },
};

const SIDE: Record<Pose, Angles> = {
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

/** Of several who dance, each in another. */
export const DANCES: readonly Pose[] = ['dance', 'square-dance', 'raise', 'street-dance'];

/** Arms are raised for joy, too. */
export function isDancing({ relations }: Pick<PromptReading, 'relations'>, pose: Pose | undefined): boolean {
  return pose !== undefined && DANCES.includes(pose) && relations.has('dance');
}

/** Bicycles and boards are only seen from the side. */
export function anglesOf({ pose, view, stride }: Pick<Person, 'pose' | 'view' | 'stride'>): Angles {
  const still = view === 'side' || isSideOnly(pose) ? SIDE[pose] : FRONT[pose];
  if (stride === undefined) return still;
  // What is in the hand stays there.
  if (pose === 'stroll') return { ...angleStride(still, 'walk', view, stride), arms: still.arms };
  if (pose === 'walk' || pose === 'run') return angleStride(still, pose, view, stride);
  if (pose === 'wave') return angleWave(still, stride);
  return DANCES.includes(pose) ? angleDance(still, view, stride) : still;
}

function isSideOnly(pose: Pose): pose is SideOnly {
  return pose in SIDE_ONLY;
}
