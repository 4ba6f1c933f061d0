// Where the arms of those are who have a computer before them, a phone in the hand, or field glasses at the eyes.

import type { HandWork } from '../lexicon/hand-work.ts';
import type { Pair } from './angles.ts';

type Arms = readonly [Pair, Pair];
type WithDevice = Extract<
  HandWork,
  'type' | 'phone' | 'call' | 'selfie' | 'game' | 'speech' | 'placard' | 'binoculars'
>;

/** The far arm and the near one. */
export const DEVICE_ARMS_FROM_SIDE: Record<WithDevice, Arms> = {
  type: [
    [26, 84],
    [20, 80],
  ],
  phone: [
    [6, 14],
    [22, 118],
  ],
  call: [
    [6, 14],
    [60, 160],
  ],
  selfie: [
    [6, 14],
    [100, 112],
  ],
  game: [
    [34, 92],
    [20, 90],
  ],
  speech: [
    [26, 84],
    [20, 80],
  ],
  placard: [
    [34, 92],
    [20, 90],
  ],
  binoculars: [
    [52, 158],
    [40, 150],
  ],
};

export const DEVICE_ARMS: Record<WithDevice, Arms> = {
  type: [
    [-34, 104],
    [34, -104],
  ],
  phone: [
    [-9, -3],
    [20, -128],
  ],
  call: [
    [-9, -3],
    [96, -112],
  ],
  selfie: [
    [-9, -3],
    [112, 128],
  ],
  game: [
    [-24, 92],
    [24, -92],
  ],
  speech: [
    [-30, 22],
    [30, -22],
  ],
  placard: [
    [-26, -164],
    [26, 164],
  ],
  binoculars: [
    [-94, 122],
    [94, -122],
  ],
};
