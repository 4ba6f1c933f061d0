// Where the arms of those are who make music, from the front left and right, from the side the far one first.

import type { MusicWork } from '../lexicon/music.ts';
import type { Pair } from './angles.ts';

type Arms = readonly [Pair, Pair];

/** The left hand of the picture plucks before the breast, the other is at the neck of the instrument. */
const NECK_UP: Arms = [
  [-17, 91],
  [60, -150],
];
const AT_MOUTH: Arms = [
  [73, 194],
  [66, 188],
];

export const MUSIC_ARMS: Record<Exclude<MusicWork, 'horn' | 'suona' | 'harmonica'>, Arms> = {
  flute: [
    [83, 169],
    [82, 182],
  ],
  pipe: [
    [-18, 118],
    [8, -140],
  ],
  sax: [
    [-23, 77],
    [26, -109],
  ],
  erhu: [
    [-35, 61],
    [55, -128],
  ],
  pipa: NECK_UP,
  cello: [
    [-40, 30],
    [60, -150],
  ],
  squeeze: [
    [-26, 46],
    [26, -46],
  ],
  'great-drum': [
    [-44, 62],
    [52, -150],
  ],
};

export const MUSIC_ARMS_FROM_SIDE: Record<MusicWork, Arms> = {
  flute: AT_MOUTH,
  pipe: AT_MOUTH,
  harmonica: AT_MOUTH,
  sax: [
    [40, 90],
    [20, 80],
  ],
  horn: AT_MOUTH,
  suona: AT_MOUTH,
  erhu: [
    [40, 90],
    [30, 70],
  ],
  pipa: [
    [60, 120],
    [30, 90],
  ],
  cello: [
    [60, 120],
    [30, 70],
  ],
  squeeze: [
    [34, 80],
    [24, 74],
  ],
  'great-drum': [
    [40, 96],
    [30, 88],
  ],
};
