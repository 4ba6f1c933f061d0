// How a whole body goes to and fro in a video: in a game, on boards and blades, over the ground.

import type { Angles, Pair } from './angles.ts';
import type { Pose } from './person.ts';

/**
 * What is added to the angles of the still at the other end of a stroke: the far or left limb, and the near or right one.
 * `rise` and `lean` as of a pose. `pace`: radians a second, where it is another than of most.
 */
export type BodyStroke = {
  arms?: readonly [Pair, Pair];
  legs?: readonly [Pair, Pair];
  lean?: number;
  rise?: number;
  pace?: number;
};

const REST: Pair = [0, 0];
/** A little, to keep the balance. */
const BALANCE: BodyStroke = {
  arms: [
    [-10, -14],
    [12, 16],
  ],
  lean: 4,
  pace: 2.6,
};
/** In the air nothing pushes: arms and legs go on a little. */
const AFLOAT: BodyStroke = {
  arms: [
    [14, 18],
    [-16, -20],
  ],
  legs: [
    [-8, -10],
    [10, 14],
  ],
  pace: 2.6,
};

const STROKES: Partial<Record<Pose, BodyStroke>> = {
  // The leg is swung back behind the ball, and through it.
  kick: {
    arms: [
      [-106, -128],
      [122, 150],
    ],
    legs: [
      [14, 22],
      [-100, -140],
    ],
    lean: 16,
    pace: 3.4,
  },
  keeper: AFLOAT,
  dribble: {
    arms: [
      [-8, -12],
      [-16, -34],
    ],
    legs: [
      [6, 14],
      [-6, -8],
    ],
    pace: 8,
  },
  // Up from the ground, the arm comes down on the ball.
  spike: {
    arms: [
      [-40, -20],
      [44, 84],
    ],
    legs: [
      [18, 78],
      [8, 60],
    ],
    rise: -32,
    pace: 4,
  },
  'tennis-serve': {
    arms: [
      [-110, -108],
      [-114, -36],
    ],
    lean: 22,
    pace: 3.4,
  },
  bowl: { arms: [REST, [-112, -112]], lean: -6, pace: 3 },
  hockey: {
    arms: [
      [-34, -40],
      [-38, -44],
    ],
    legs: [
      [8, 12],
      [-10, -8],
    ],
    pace: 4,
  },
  'snow-air': AFLOAT,
  'ski-air': AFLOAT,
  hurdle: AFLOAT,
  'long-jump': AFLOAT,
  vault: AFLOAT,
  parkour: AFLOAT,
  springboard: { legs: [[-4, -6], REST], pace: 2.6 },
  beam: {
    arms: [
      [-14, -10],
      [14, 10],
    ],
    legs: [REST, [74, 82]],
    rise: -34,
    pace: 3,
  },
  handstand: {
    legs: [
      [-22, -26],
      [20, 26],
    ],
    pace: 2.6,
  },
  crawl: {
    arms: [
      [-112, -58],
      [112, 58],
    ],
    legs: [
      [16, 14],
      [-16, -14],
    ],
  },
  spar: {
    arms: [
      [-34, 34],
      [50, -42],
    ],
    lean: 4,
    pace: 7,
  },
  fist: {
    arms: [
      [-48, 36],
      [48, -36],
    ],
    lean: 4,
    pace: 6,
  },
  fence: {
    arms: [
      [10, 6],
      [-26, 20],
    ],
    legs: [
      [10, 8],
      [-26, -10],
    ],
    lean: -8,
    pace: 4,
  },
  grapple: {
    arms: [
      [-8, 6],
      [8, -6],
    ],
    lean: -8,
    pace: 3,
  },
  'high-kick': {
    arms: [
      [-20, -30],
      [40, 20],
    ],
    legs: [
      [-6, -8],
      [-92, -128],
    ],
    lean: 26,
    pace: 4,
  },
  duel: {
    arms: [
      [26, 34],
      [30, 38],
    ],
    lean: -6,
    pace: 5,
  },
  tug: {
    arms: [
      [8, 4],
      [8, 4],
    ],
    legs: [
      [-4, -6],
      [-6, -8],
    ],
    lean: 6,
    pace: 3,
  },
  // Over the head, forward.
  snowball: {
    arms: [
      [-90, -100],
      [-150, -110],
    ],
    lean: 22,
    pace: 4,
  },
  pillow: {
    arms: [
      [-76, -70],
      [-76, -70],
    ],
    lean: 14,
  },
  catch: {
    arms: [
      [18, 26],
      [22, 28],
    ],
    lean: -6,
    pace: 3.4,
  },
  net: { arms: [REST, [-70, -74]], lean: 8, pace: 4 },
  frisbee: { arms: [REST, [-86, -40]], lean: -6, pace: 4 },
  shuttlecock: {
    arms: [
      [8, 10],
      [-8, -10],
    ],
    legs: [REST, [-54, 46]],
    pace: 4.6,
  },
  hopscotch: {
    arms: [
      [18, 14],
      [-18, -14],
    ],
    legs: [
      [4, -4],
      [-6, 6],
    ],
    rise: -8,
    pace: 8,
  },
  // The feet are in the air as the rope comes under them.
  'jump-rope': {
    arms: [
      [6, 16],
      [-6, -16],
    ],
  },
  'hula-hoop': {
    arms: [
      [6, 8],
      [-6, -8],
    ],
    legs: [
      [5, 2],
      [5, 2],
    ],
    lean: -8,
  },
  trampoline: {
    arms: [
      [46, 60],
      [-46, -60],
    ],
    legs: [
      [30, -14],
      [-30, 14],
    ],
    rise: -33,
    pace: 4.4,
  },
  breakdance: {
    legs: [
      [-124, -90],
      [124, 90],
    ],
  },
  flamenco: {
    arms: [
      [26, 34],
      [-26, 40],
    ],
    lean: 6,
    pace: 4,
  },
  surf: BALANCE,
  ollie: AFLOAT,
  leap: AFLOAT,
  // One leg pushes off, then the other.
  glide: {
    arms: [
      [-120, -140],
      [120, 140],
    ],
    legs: [
      [18, 20],
      [-18, -20],
    ],
    pace: 3.4,
  },
  climb: {
    arms: [
      [-22, -14],
      [-22, -14],
    ],
    legs: [
      [-10, 14],
      [10, -14],
    ],
    pace: 2.6,
  },
  waltz: {
    legs: [
      [24, 36],
      [-24, -20],
    ],
    pace: 2.4,
  },
  'tai-chi': {
    arms: [
      [24, 30],
      [-24, -30],
    ],
    lean: 4,
    pace: 1.4,
  },
  'kung-fu': {
    arms: [
      [-30, -34],
      [30, 34],
    ],
    pace: 3.4,
  },
  ballet: {
    arms: [
      [-22, -28],
      [22, 28],
    ],
    legs: [REST, [14, 16]],
    pace: 2.2,
  },
  swim: {
    arms: [
      [40, 60],
      [-60, -70],
    ],
    legs: [
      [28, 26],
      [-30, -26],
    ],
    pace: 3.4,
  },
  stoop: {
    arms: [
      [6, 8],
      [10, 12],
    ],
    lean: 6,
    pace: 3,
  },
};

/** Undefined of a pose that is held. */
export function strokeOf(pose: Pose | undefined): BodyStroke | undefined {
  return pose && STROKES[pose];
}

/** Returns the angles at a moment of a stroke, 0–1; at 0 they are as in the still. */
export function angleStroke(still: Angles, pose: Pose, stride: number): Angles {
  const stroke = STROKES[pose];
  if (!stroke) return still;
  const share = (1 - Math.cos(stride * Math.PI * 2)) / 2;
  const moved = (limbs: Angles['arms'], by: BodyStroke['arms']): Angles['arms'] =>
    by ? [added(limbs[0], by[0], share), added(limbs[1], by[1], share)] : limbs;
  const rise = pose === 'jump-rope' ? overRope(still, share) : (still.rise ?? 0) + (stroke.rise ?? 0) * share;
  return {
    ...still,
    arms: moved(still.arms, stroke.arms),
    legs: moved(still.legs, stroke.legs),
    lean: (still.lean ?? 0) + (stroke.lean ?? 0) * share,
    rise,
  };
}

/** The rope is over the head at first, and under the feet half of a turn later. */
function overRope({ rise = 0 }: Angles, share: number): number {
  return rise * 1.4 * Math.max(0, share * 2 - 1);
}

function added([upper, lower]: Pair, [by, byLower]: Pair, share: number): Pair {
  return [upper + by * share, lower + byLower * share];
}
