// How the legs of an animal on four legs move as it walks or gallops.

import type { Point } from '../people/draft.ts';
import type { Build } from './four-legged-build.ts';

/** From top to foot: shoulder, elbow, wrist, foot, or hip, knee, hock, foot. */
export type Joints = readonly [Point, Point, Point, Point];

/** When in a stride, and where the three lower joints are: across in lengths of the body, up in lengths of a leg. */
type Moment = { at: number; joints: readonly [Point, Point, Point] };

/** Stretched out to the front, set down, passed by the body, pushed off, folded. */
const FORE: readonly Moment[] = [
  {
    at: 0,
    joints: [
      [-0.1, -1],
      [-0.27, -0.72],
      [-0.42, -0.5],
    ],
  },
  {
    at: 0.18,
    joints: [
      [-0.08, -0.98],
      [-0.17, -0.5],
      [-0.25, 0],
    ],
  },
  {
    at: 0.34,
    joints: [
      [0.03, -1],
      [0, -0.48],
      [-0.01, 0],
    ],
  },
  {
    at: 0.5,
    joints: [
      [0.06, -0.96],
      [0.11, -0.48],
      [0.19, -0.06],
    ],
  },
  {
    at: 0.62,
    joints: [
      [0.02, -0.94],
      [0.04, -0.58],
      [0.17, -0.34],
    ],
  },
  {
    at: 0.8,
    joints: [
      [-0.1, -0.9],
      [-0.2, -0.62],
      [-0.08, -0.36],
    ],
  },
];

/** Stretched out to the back, folded, brought forward, set down, passed by the body, pushed off. */
const HIND: readonly Moment[] = [
  {
    at: 0,
    joints: [
      [0.06, -0.9],
      [0.25, -0.72],
      [0.4, -0.42],
    ],
  },
  {
    at: 0.2,
    joints: [
      [-0.05, -0.86],
      [0.12, -0.56],
      [0.02, -0.3],
    ],
  },
  {
    at: 0.4,
    joints: [
      [-0.13, -0.86],
      [-0.02, -0.46],
      [-0.22, -0.14],
    ],
  },
  {
    at: 0.54,
    joints: [
      [-0.1, -0.86],
      [0.04, -0.42],
      [-0.15, 0],
    ],
  },
  {
    at: 0.7,
    joints: [
      [-0.05, -0.86],
      [0.09, -0.42],
      [0.05, 0],
    ],
  },
  {
    at: 0.86,
    joints: [
      [0.03, -0.88],
      [0.2, -0.5],
      [0.31, -0.05],
    ],
  },
];

/** Set down in front, passed by the body, pushed off, lifted, swung forward. */
const WALKING_FORE: readonly Moment[] = [
  {
    at: 0,
    joints: [
      [-0.02, -1],
      [-0.09, -0.5],
      [-0.15, 0],
    ],
  },
  {
    at: 0.3,
    joints: [
      [0.02, -1],
      [0, -0.48],
      [0, 0],
    ],
  },
  {
    at: 0.6,
    joints: [
      [0.05, -0.97],
      [0.09, -0.48],
      [0.14, -0.02],
    ],
  },
  {
    at: 0.75,
    joints: [
      [0, -0.96],
      [-0.02, -0.54],
      [0.07, -0.2],
    ],
  },
  {
    at: 0.9,
    joints: [
      [-0.04, -0.98],
      [-0.13, -0.56],
      [-0.1, -0.13],
    ],
  },
];

const WALKING_HIND: readonly Moment[] = [
  {
    at: 0,
    joints: [
      [-0.08, -0.86],
      [0.05, -0.42],
      [-0.1, 0],
    ],
  },
  {
    at: 0.3,
    joints: [
      [-0.05, -0.86],
      [0.09, -0.42],
      [0.04, 0],
    ],
  },
  {
    at: 0.6,
    joints: [
      [0, -0.86],
      [0.19, -0.44],
      [0.19, -0.03],
    ],
  },
  {
    at: 0.75,
    joints: [
      [-0.06, -0.84],
      [0.13, -0.48],
      [0.07, -0.17],
    ],
  },
  {
    at: 0.9,
    joints: [
      [-0.1, -0.85],
      [0.04, -0.46],
      [-0.08, -0.1],
    ],
  },
];

/** When in a stride a leg begins its own: in front and behind, on the near and the far side. */
type Beats = Readonly<Record<'fore' | 'hind', { moments: readonly Moment[]; near: number; far: number }>>;

const GAITS: Readonly<Record<'gallop' | 'walk', Beats>> = {
  gallop: { fore: { moments: FORE, near: 0, far: 0.87 }, hind: { moments: HIND, near: 0, far: 0.11 } },
  // One foot after the other.
  walk: {
    fore: { moments: WALKING_FORE, near: 0, far: 0.5 },
    hind: { moments: WALKING_HIND, near: 0.25, far: 0.75 },
  },
};

/** Returns the joints of one leg at `stride`, 0–1 of a whole one. `top`: where it hangs from the body. */
export function movedLeg(
  { long, leg }: Build,
  top: Point,
  gait: keyof typeof GAITS,
  { stride, isHind, isFar }: { stride: number; isHind: boolean; isFar: boolean },
): Joints {
  const { moments, near, far } = GAITS[gait][isHind ? 'hind' : 'fore'];
  const now = (stride + (isFar ? far : near)) % 1;
  const next = moments.findIndex(({ at }) => at > now);
  const after = moments[next < 0 ? 0 : next] as Moment;
  const before = moments[(next < 0 ? moments.length : next) - 1] as Moment;
  const end = next < 0 ? 1 : after.at;
  const share = (now - before.at) / (end - before.at);
  const joint = (index: 0 | 1 | 2): Point => {
    const [from, to] = [before.joints[index], after.joints[index]];
    return [
      top[0] + (from[0] + (to[0] - from[0]) * share) * long,
      (from[1] + (to[1] - from[1]) * share) * leg,
    ];
  };
  return [top, joint(0), joint(1), joint(2)];
}
