// Where the arms are while the hands work, from the front and from the side.

import type { HandWork } from '../lexicon/hand-work.ts';
import { isFeat, type Feat } from '../lexicon/feats.ts';
import type { Person } from './person.ts';
import { armsInChain, CLOSE_ARMS_FROM_SIDE, DOWN_TO_CHILD } from './close-arms.ts';
import { DEVICE_ARMS_FROM_SIDE } from './device-arms.ts';
import { GESTURE_ARMS_FROM_SIDE } from './gesture-arms.ts';
import { MUSIC_ARMS_FROM_SIDE } from './music-arms.ts';
import { TRADE_ARMS_FROM_SIDE } from './trade-arms.ts';
import { SPORT_ARMS_FROM_SIDE } from './sport-arms.ts';
import { strokeArms } from './work-strokes.ts';
import { type Arms, AT_TABLE, UNDER_ARM, BEFORE_BREAST, FRONT_ARMS } from './arms-from-front.ts';

/** From the side the far arm and the near one, in degrees like those of the poses. */
const SIDE_ARMS: Record<Exclude<HandWork, Feat>, Arms> = {
  ...SPORT_ARMS_FROM_SIDE,
  ...TRADE_ARMS_FROM_SIDE,
  ...MUSIC_ARMS_FROM_SIDE,
  ...DEVICE_ARMS_FROM_SIDE,
  ...GESTURE_ARMS_FROM_SIDE,
  read: [
    [22, 96],
    [12, 90],
  ],
  strum: [
    [60, 88],
    [26, 84],
  ],
  bow: [
    [62, 128],
    [30, 118],
  ],
  archery: [
    [88, 92],
    [-74, 98],
  ],
  drum: [
    [40, 96],
    [30, 88],
  ],
  keys: [
    [34, 92],
    [24, 86],
  ],
  fish: [
    [40, 82],
    [26, 78],
  ],
  paint: [
    [10, 84],
    [54, 108],
  ],
  cook: [
    [16, 62],
    [30, 78],
  ],
  sing: [
    [14, 40],
    [26, 142],
  ],
  carry: [
    [34, 92],
    [20, 96],
  ],
  chess: [
    [30, 84],
    [36, 96],
  ],
  knit: BEFORE_BREAST,
  pour: [
    [26, 70],
    [52, 108],
  ],
  photograph: [
    [52, 158],
    [40, 150],
  ],
  swing: [
    [30, 160],
    [20, 150],
  ],
  cradle: [
    [34, 92],
    [20, 96],
  ],
  bubbles: [
    [6, 14],
    [26, 142],
  ],
  teach: [
    [6, 14],
    [96, 116],
  ],
  study: [
    [26, 84],
    [20, 80],
  ],
  zither: [
    [26, 70],
    [20, 66],
  ],
  dj: [
    [30, 72],
    [22, 66],
  ],
  'carry-surfboard': UNDER_ARM,
  'carry-snowboard': UNDER_ARM,
  lift: [
    [6, 14],
    [128, 158],
  ],
  reach: [
    [6, 14],
    [128, 150],
  ],
  grip: [
    [6, 14],
    [30, 84],
  ],
  plant: [
    [62, 40],
    [50, 46],
  ],
  haul: [
    [64, 138],
    [-58, -118],
  ],
  water: [
    [10, 24],
    [44, 74],
  ],
  toss: [
    [130, 168],
    [142, 176],
  ],
  dandelion: [
    [6, 14],
    [26, 142],
  ],
  scatter: [
    [14, 64],
    [52, 74],
  ],
  offer: [
    [10, 20],
    [58, 88],
  ],
  cast: [
    [10, 20],
    [80, 118],
  ],
  unwrap: AT_TABLE,
  touch: [
    [46, 74],
    [62, 86],
  ],
  'touch-low': [
    [58, 66],
    [70, 80],
  ],
  push: [
    [34, 78],
    [30, 75],
  ],
  wheel: [
    [20, 30],
    [16, 26],
  ],
  pull: [
    [24, 40],
    [-30, -38],
  ],
  kite: [
    [40, 112],
    [128, 146],
  ],
  perch: [
    [6, 14],
    [46, 92],
  ],
  tray: [
    [6, 14],
    [34, 112],
  ],
  wrap: AT_TABLE,
  knead: [
    [30, 60],
    [24, 56],
  ],
  chop: AT_TABLE,
  roll: [
    [30, 60],
    [24, 56],
  ],
  bake: AT_TABLE,
  sow: [
    [56, 44],
    [42, 36],
  ],
  'plant-flowers': [
    [56, 44],
    [42, 36],
  ],
  'plant-tree': [
    [72, 60],
    [62, 52],
  ],
  dig: [
    [40, 62],
    [14, 92],
  ],
  'pick-lotus': [
    [44, 72],
    [62, 88],
  ],
  'pick-tea': [
    [40, 76],
    [52, 82],
  ],
  'pick-fruit': [
    [30, 60],
    [120, 142],
  ],
  ...CLOSE_ARMS_FROM_SIDE,
};

/** At a desk, from behind. */
const RAISED: Arms = [
  [-34, 104],
  [150, 174],
];

/** Where the hands are while they work, in a video at a moment of it; undefined where the pose says it. */
export function armsAtWork(person: Pick<Person, 'hands' | 'view' | 'stride'>): Arms | undefined {
  const { hands, view, stride } = person;
  const still = stillArms(person);
  return still && hands && stride !== undefined ? strokeArms(still, hands.work, view, stride) : still;
}

function stillArms({ hands, view }: Pick<Person, 'hands' | 'view'>): Arms | undefined {
  if (!hands || isFeat(hands.work)) return undefined;
  if (hands.isRaised === true) return RAISED;
  if (hands.isToChild === true) return DOWN_TO_CHILD;
  if (view !== 'side' && hands.grips) return armsInChain(hands.grips);
  // A telephone is held up at the end of an arm.
  const work = hands.isPhone === true ? 'selfie' : hands.work;
  return view === 'side' ? SIDE_ARMS[work] : FRONT_ARMS[work];
}
