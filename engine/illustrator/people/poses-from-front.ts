// The angles of arms and legs in each pose that is seen from the front.

import type { Angles } from './angles.ts';
import { EXERCISES } from './martial-poses.ts';
import type { Pose } from './person.ts';
import type { SideOnly } from './side-poses.ts';

export const FRONT: Record<Exclude<Pose, SideOnly>, Angles> = {
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
