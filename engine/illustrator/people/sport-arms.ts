// Where the arms are at sports and with a hand up, from the front and from the side.

import type { Pair } from './angles.ts';

type Arms = readonly [Pair, Pair];

/** The far arm and the near one. */
export const SPORT_ARMS_FROM_SIDE = {
  surf: [
    [72, 96],
    [-66, -98],
  ],
  ski: [
    [44, 78],
    [30, 66],
  ],
  skate: [
    [72, 96],
    [-66, -98],
  ],
  snowboard: [
    [72, 96],
    [-66, -98],
  ],
  stairs: [
    [84, 66],
    [-78, -112],
  ],
  dunk: [
    [36, 84],
    [126, 148],
  ],
  box: [
    [56, 128],
    [34, 138],
  ],
  tennis: [
    [40, 70],
    [96, 140],
  ],
  badminton: [
    [40, 70],
    [120, 164],
  ],
  'table-tennis': [
    [24, 70],
    [50, 96],
  ],
  baseball: [
    [72, 128],
    [60, 138],
  ],
  golf: [
    [34, 26],
    [24, 32],
  ],
  barbell: [
    [150, 176],
    [160, 178],
  ],
  'wrap-hands': [
    [30, 92],
    [22, 100],
  ],
  'raise-hand': [
    [6, 14],
    [158, 176],
  ],
  climb: [
    [130, 170],
    [120, 160],
  ],
  'ice-skate': [
    [62, 78],
    [-66, -84],
  ],
  'roller-skate': [
    [58, 84],
    [-60, -40],
  ],
  'mend-net': [
    [26, 84],
    [20, 80],
  ],
} as const satisfies Record<string, Arms>;

/** The left arm and the right one. */
export const SPORT_ARMS = {
  barbell: [
    [-142, -176],
    [142, 176],
  ],
  'wrap-hands': [
    [-34, 112],
    [34, -116],
  ],
  'raise-hand': [
    [-9, -3],
    [156, 176],
  ],
  climb: [
    [-104, -164],
    [134, 172],
  ],
  'mend-net': [
    [-22, 66],
    [24, -62],
  ],
} as const satisfies Record<string, Arms>;
