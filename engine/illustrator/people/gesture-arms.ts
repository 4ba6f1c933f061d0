// Where the arms of those are who tell something with them, from the front left and right, from the side the far one first.

import type { Gesture } from '../lexicon/gestures.ts';
import type { Pair } from './angles.ts';
import type { Point } from './draft.ts';

type Limb = { root: Point; middle: Point; end: Point };

type Arms = readonly [Pair, Pair];

const DOWN: Pair = [-9, -3];

export const GESTURE_ARMS: Record<Gesture, Arms> = {
  'arms-wide': [
    [-96, -104],
    [96, 104],
  ],
  'arms-up': [
    [-146, -166],
    [146, 166],
  ],
  'arms-crossed': [
    [4, 99],
    [-4, -94],
  ],
  'hands-on-hips': [
    [-48, 44],
    [48, -44],
  ],
  'in-pockets': [
    [-22, 20],
    [22, -20],
  ],
  'behind-back': [
    [-20, 26],
    [20, -26],
  ],
  'behind-head': [
    [-124, 118],
    [124, -118],
  ],
  'hands-folded': [
    [-20, 46],
    [20, -46],
  ],
  pray: [
    [-6, 140],
    [6, -140],
  ],
  clap: [
    [-16, 112],
    [16, -112],
  ],
  chin: [
    [-20, 74],
    [14, -152],
  ],
  'cover-mouth': [DOWN, [20, -156]],
  salute: [DOWN, [88, -122]],
  point: [DOWN, [84, 92]],
  victory: [DOWN, [40, 164]],
  'thumb-up': [DOWN, [30, 140]],
  'bow-down': [DOWN, [9, 3]],
};

const FORWARD: Pair = [22, 118];

export const GESTURE_ARMS_FROM_SIDE: Record<Gesture, Arms> = {
  'arms-wide': [
    [74, 84],
    [-64, -72],
  ],
  'arms-up': [
    [140, 168],
    [154, 176],
  ],
  'arms-crossed': [
    [10, 96],
    [4, 92],
  ],
  'hands-on-hips': [
    [-30, 40],
    [-36, 44],
  ],
  'in-pockets': [
    [-16, 34],
    [-20, 32],
  ],
  'behind-back': [
    [-26, -30],
    [-30, -36],
  ],
  'behind-head': [
    [120, 240],
    [112, 232],
  ],
  'hands-folded': [
    [10, 62],
    [4, 58],
  ],
  pray: [FORWARD, [16, 114]],
  clap: [FORWARD, [16, 108]],
  chin: [
    [10, 84],
    [26, 146],
  ],
  'cover-mouth': [
    [6, 14],
    [26, 146],
  ],
  salute: [
    [6, 14],
    [70, 172],
  ],
  point: [
    [6, 14],
    [84, 90],
  ],
  victory: [
    [6, 14],
    [46, 140],
  ],
  'thumb-up': [
    [6, 14],
    [46, 130],
  ],
  'bow-down': [
    [10, 16],
    [2, 10],
  ],
};

/** In heads from the chin: where the hand of a raised arm is that lies on the face. */
const ON_FACE: Partial<Record<string, Point>> = {
  chin: [0.26, 0.2],
  'cover-mouth': [0.2, 0.02],
  call: [0.52, -0.16],
  'comb-hair': [0.62, -0.5],
  'brush-teeth': [0.46, 0.08],
  shave: [0.56, 0],
  'make-up-face': [0.44, 0.06],
  'blow-whistle': [0.36, 0.06],
};

/** Returns an arm whose hand lies on the face: its elbow is before the body, toward whoever looks. */
export function handOnFace(arm: Limb, work: string | undefined, chin: Point, head: number): Limb {
  const at = work === undefined ? undefined : ON_FACE[work];
  if (!at) return arm;
  const { root } = arm;
  return {
    root,
    middle: [root[0] + head * 0.14, root[1] + head * 0.72],
    end: [chin[0] + at[0] * head, chin[1] + at[1] * head],
  };
}
