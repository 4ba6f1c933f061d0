// The angles of arms and legs of who does tai chi, kung fu or yoga, from the front and from the side.

import type { Angles } from './angles.ts';

type Exercise = 'tai-chi' | 'kung-fu' | 'yoga';

export const EXERCISES: Record<Exercise, Angles> = {
  // Low over one knee, the other leg stretched; one palm pushes out, the other hangs back.
  'tai-chi': {
    arms: [
      [-74, -112],
      [66, 112],
    ],
    legs: [
      [-54, 2],
      [40, 36],
    ],
    drop: 0.18,
  },
  // On one leg, the other knee up, both arms raised like wings.
  'kung-fu': {
    arms: [
      [-104, -158],
      [104, 158],
    ],
    legs: [
      [-2, 0],
      [78, -26],
    ],
  },
  // A tree: the foot at the other knee, the palms together over the head.
  yoga: {
    arms: [
      [-146, -206],
      [146, 206],
    ],
    legs: [
      [0, 0],
      [58, -62],
    ],
  },
};

export const EXERCISES_FROM_SIDE: Record<Exercise, Angles> = {
  'tai-chi': {
    arms: [
      [72, 104],
      [-40, -20],
    ],
    legs: [
      [-42, -40],
      [54, -4],
    ],
    drop: 0.2,
    lean: 4,
  },
  'kung-fu': {
    arms: [
      [84, 96],
      [20, 130],
    ],
    legs: [
      [-8, -4],
      [96, 100],
    ],
    lean: -10,
  },
  yoga: {
    arms: [
      [164, 176],
      [170, 178],
    ],
    legs: [
      [2, 0],
      [70, -70],
    ],
  },
};
