// Where the arms are of somebody at work who is seen from the front.

import type { HandWork } from '../lexicon/hand-work.ts';
import type { Pair } from './angles.ts';
import { SPORT_ARMS } from './sport-arms.ts';
import { TRADE_ARMS } from './trade-arms.ts';
import { MUSIC_ARMS } from './music-arms.ts';
import { DEVICE_ARMS } from './device-arms.ts';
import { GESTURE_ARMS } from './gesture-arms.ts';
import { CLOSE_ARMS } from './close-arms.ts';

export type Arms = readonly [Pair, Pair];

export const AT_TABLE: Arms = [
  [30, 76],
  [24, 72],
];
export const UNDER_ARM: Arms = [
  [24, 40],
  [-4, 46],
];
export const BEFORE_BREAST: Arms = [
  [22, 92],
  [12, 88],
];

export const FRONT_ARMS: Partial<Record<HandWork, Arms>> = {
  unwrap: [
    [-24, 66],
    [44, 128],
  ],
  // A cup before the waist, a jug before the breast.
  pour: [
    [-24, 66],
    [50, -132],
  ],
  ...SPORT_ARMS,
  ...TRADE_ARMS,
  ...MUSIC_ARMS,
  ...DEVICE_ARMS,
  ...GESTURE_ARMS,
  read: [
    [-14, 104],
    [14, -104],
  ],
  strum: [
    [-24, 98],
    [30, -78],
  ],
  bow: [
    [-60, 88],
    [42, 186],
  ],
  drum: [
    [-44, 62],
    [44, -62],
  ],
  sing: [
    [-46, -20],
    [22, -158],
  ],
  carry: [
    [-20, 78],
    [20, -78],
  ],
  knit: [
    [-18, 92],
    [18, -92],
  ],
  photograph: [
    [-94, 122],
    [94, -122],
  ],
  swing: [
    [-58, -176],
    [58, 176],
  ],
  cradle: [
    [-22, 84],
    [22, -70],
  ],
  bubbles: [
    [-9, -3],
    [22, -158],
  ],
  teach: [
    [-14, 22],
    [84, 126],
  ],
  study: [
    [-34, 104],
    [34, -104],
  ],
  dj: [
    [-42, 14],
    [42, -14],
  ],
  box: [
    [-34, -212],
    [38, 206],
  ],
  zither: [
    [-40, 30],
    [40, -30],
  ],
  'carry-surfboard': [
    [-9, -3],
    [34, 16],
  ],
  'carry-snowboard': [
    [-9, -3],
    [34, 16],
  ],
  lift: [
    [-12, 2],
    [124, 164],
  ],
  reach: [
    [-14, 6],
    [104, 138],
  ],
  grip: [
    [-14, 8],
    [30, 62],
  ],
  toss: [
    [-122, -168],
    [122, 168],
  ],
  dandelion: [
    [-9, -3],
    [22, -158],
  ],
  scatter: [
    [-12, 20],
    [42, 74],
  ],
  offer: [
    [-12, 20],
    [42, 84],
  ],
  cast: [
    [-16, 6],
    [62, 128],
  ],
  wrap: [
    [-24, 44],
    [24, -44],
  ],
  knead: [
    [-20, 30],
    [20, -30],
  ],
  chop: [
    [-24, 40],
    [22, -36],
  ],
  roll: [
    [-22, 14],
    [22, -14],
  ],
  bake: [
    [-24, 44],
    [24, -44],
  ],
  ...CLOSE_ARMS,
  perch: [
    [-9, -3],
    [44, 104],
  ],
  tray: [
    [-9, -3],
    [34, 112],
  ],
};
