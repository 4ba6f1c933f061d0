// The angles of arms and legs in feats of sport, and which of them are done lying in the air or upside down.

import type { Feat, SportFeat } from '../lexicon/feats.ts';
import type { Angles } from './angles.ts';
import { PLAY_POSES } from './play-poses.ts';

const SPORT_POSES: Record<SportFeat, Angles> = {
  kick: {
    arms: [
      [66, 92],
      [-72, -84],
    ],
    legs: [
      [-10, -26],
      [66, 50],
    ],
    lean: -14,
  },
  keeper: {
    arms: [
      [160, 172],
      [172, 178],
    ],
    reach: 1.5,
    legs: [
      [-8, -34],
      [16, -16],
    ],
  },
  dribble: {
    arms: [
      [46, 84],
      [40, 62],
    ],
    legs: [
      [-24, -56],
      [44, 0],
    ],
    lean: 16,
    drop: 0.12,
  },
  spike: {
    arms: [
      [70, 104],
      [142, 128],
    ],
    legs: [
      [-24, -92],
      [-2, -66],
    ],
    lean: 6,
    rise: 34,
  },
  // One hand has thrown the ball up, the racket hangs behind the back.
  'tennis-serve': {
    arms: [
      [150, 168],
      [-96, -160],
    ],
    legs: [
      [-22, -36],
      [24, 2],
    ],
    lean: -10,
  },
  bowl: {
    arms: [
      [-58, -66],
      [58, 44],
    ],
    legs: [
      [-58, -70],
      [66, 4],
    ],
    lean: 34,
    drop: 0.24,
  },
  hockey: {
    arms: [
      [58, 64],
      [36, 52],
    ],
    legs: [
      [-48, -70],
      [40, -4],
    ],
    lean: 30,
    drop: 0.12,
  },
  'snow-air': {
    arms: [
      [92, 70],
      [-88, -122],
    ],
    legs: [
      [70, -16],
      [-4, -54],
    ],
    lean: 16,
    rise: 56,
  },
  'ski-air': {
    arms: [
      [-52, -66],
      [-44, -60],
    ],
    legs: [
      [-30, -36],
      [-24, -30],
    ],
    lean: 44,
    rise: 46,
  },
  sled: {
    arms: [
      [52, 78],
      [44, 72],
    ],
    legs: [
      [86, 74],
      [92, 80],
    ],
    lean: -10,
    drop: 0.93,
    rise: 9,
  },
  hurdle: {
    arms: [
      [92, 104],
      [-56, -22],
    ],
    legs: [
      [96, 82],
      [-8, -96],
    ],
    lean: 30,
    rise: 30,
  },
  start: {
    arms: [
      [46, 42],
      [40, 40],
    ],
    legs: [
      [42, -70],
      [78, -58],
    ],
    lean: 84,
  },
  'long-jump': {
    arms: [
      [112, 104],
      [98, 92],
    ],
    legs: [
      [74, 52],
      [86, 62],
    ],
    lean: 22,
    rise: 26,
  },
  vault: {
    arms: [
      [150, 176],
      [120, 150],
    ],
    legs: [
      [-8, -56],
      [12, -36],
    ],
  },
  beam: {
    arms: [
      [100, 94],
      [-86, -80],
    ],
    legs: [
      [2, 0],
      [-86, -94],
    ],
    lean: 20,
    rise: 36,
  },
  handstand: {
    arms: [
      [176, 182],
      [182, 178],
    ],
    reach: 1.5,
    legs: [
      [-10, -6],
      [16, -22],
    ],
  },
  somersault: {
    arms: [
      [56, 96],
      [48, 88],
    ],
    legs: [
      [104, -26],
      [114, -16],
    ],
    lean: 22,
  },
  ladder: {
    arms: [
      [-128, -172],
      [120, 160],
    ],
    legs: [
      [-16, 4],
      [40, -22],
    ],
    rise: 37,
  },
  parkour: {
    arms: [
      [104, 128],
      [-70, -112],
    ],
    legs: [
      [-62, -92],
      [80, 20],
    ],
    lean: 12,
    rise: 44,
  },
  springboard: {
    arms: [
      [174, 180],
      [178, 180],
    ],
    reach: 1.5,
    legs: [
      [-3, -2],
      [3, 2],
    ],
  },
  crawl: {
    arms: [
      [176, 180],
      [64, 122],
    ],
    reach: 1.5,
    legs: [
      [-6, -20],
      [10, -4],
    ],
  },
};

export const FEAT_POSES: Record<Feat, Angles> = { ...SPORT_POSES, ...PLAY_POSES };

/** `by`: degrees that the whole body is turned forward. `hips`: how high they are over the ground. */
export type Turn = { by: number; hips: number };

const TURNS: Partial<Record<Feat, Turn>> = {
  keeper: { by: 74, hips: 40 },
  vault: { by: 112, hips: 121 },
  handstand: { by: 180, hips: 57 },
  somersault: { by: -150, hips: 66 },
  springboard: { by: 168, hips: 104 },
  crawl: { by: 86, hips: 5 },
  breakdance: { by: 150, hips: 46 },
};

export function turnOf(feat: Feat): Turn | undefined {
  return TURNS[feat];
}
