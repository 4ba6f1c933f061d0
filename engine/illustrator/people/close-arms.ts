// Where the arms of those are who hold somebody: in a dance, in a hug, on the back or the shoulders.

import type { HandWork } from '../lexicon/hand-work.ts';
import type { Grip } from '../reading/people/hold-hands.ts';
import type { Pair } from './angles.ts';

type Arms = readonly [Pair, Pair];
type Close = Extract<HandWork, 'waltz' | 'embrace' | 'bear' | 'piggyback' | 'carry-child' | 'hold-hand'>;

/** Who holds a hand is seen from the front: from the side both hang. */
const ASIDE: Arms = [
  [6, 12],
  [-4, 8],
];

/** The far arm and the near one. */
export const CLOSE_ARMS_FROM_SIDE: Record<Close, Arms> = {
  waltz: [
    [52, 166],
    [56, 78],
  ],
  bear: [
    [30, 150],
    [24, 140],
  ],
  piggyback: [
    [-44, 36],
    [-40, 40],
  ],
  'carry-child': [
    [34, 92],
    [20, 96],
  ],
  embrace: [
    [66, 122],
    [40, 98],
  ],
  'hold-hand': ASIDE,
};

export const CLOSE_ARMS: Partial<Record<Close, Arms>> = {
  bear: [
    [-24, 150],
    [24, -150],
  ],
  'carry-child': [
    [-12, 74],
    [16, -40],
  ],
};

/** The right arm of who is seen from the front, to the hand of who stands at that side. */
const GRIPS: Readonly<Record<Grip | 'none', Pair>> = {
  level: [32, 26],
  down: [16, 12],
  up: [78, 72],
  none: [9, 3],
};

/** Returns the arms of who holds one hand or two. */
export function armsInChain([left, right]: readonly [Grip | undefined, Grip | undefined]): Arms {
  const [upper, lower] = GRIPS[left ?? 'none'];
  return [[-upper, -lower], GRIPS[right ?? 'none']];
}

/** Around somebody who reaches to the waist. */
export const DOWN_TO_CHILD: Arms = [
  [26, 66],
  [14, 56],
];
