// How arms and legs swing as somebody walks or runs, dances or waves.

import type { Angles, Pair } from './angles.ts';
import type { View } from './person.ts';

/** When in two steps, and the angles of thigh and shin. */
type Moment = readonly [at: number, leg: Pair];

/** Of one leg in profile; the other is half of it later. The first is the near leg of the still pose, the far one is at 0.5. */
const LEGS: Readonly<Record<'walk' | 'run', readonly Moment[]>> = {
  // Set down in front, passed by the body, pushed off, swung forward.
  walk: [
    [0, [24, 10]],
    [0.25, [0, -3]],
    [0.5, [-22, -34]],
    [0.72, [12, -44]],
    [0.88, [28, -8]],
  ],
  // The knee is up in front, set down, passed by the body, pushed off, the heel is up behind, swung forward.
  run: [
    [0, [62, -14]],
    [0.18, [30, 8]],
    [0.3, [-2, -10]],
    [0.42, [-30, -40]],
    [0.5, [-26, -86]],
    [0.68, [8, -98]],
    [0.86, [46, -60]],
  ],
};

/** Returns the angles of a pose `stride` (0–1) of two steps after it. `still`: of the pose. */
export function angleStride(still: Angles, pose: 'walk' | 'run', view: View, stride: number): Angles {
  if (view !== 'side') return swingAcross(still, stride);
  const [back, ahead] = [still.arms[1], still.arms[0]];
  const armAt = (now: number): Pair => between(back, ahead, (1 - Math.cos(now * Math.PI * 2)) / 2);
  return {
    ...still,
    arms: [armAt(stride + 0.5), armAt(stride)],
    legs: [legAt(LEGS[pose], stride + 0.5), legAt(LEGS[pose], stride)],
  };
}

/** Degrees to each side. */
const WAVED = 26;
const DANCED = 16;

/** The forearm of the raised hand goes to and fro. */
export function angleWave(still: Angles, stride: number): Angles {
  const [other, [upper, lower]] = still.arms;
  const turn = stride * Math.PI * 2;
  const lift = (WAVED / 4) * (1 - Math.cos(turn));
  return { ...still, arms: [other, [upper + lift, lower + WAVED * Math.sin(turn)]] };
}

/** From one side to the other and back, arms and legs; in profile only the arms. */
export function angleDance(still: Angles, view: View, stride: number): Angles {
  const swung = view === 'side' ? still : swingAcross(still, stride);
  const lift = DANCED * Math.sin(stride * Math.PI * 2);
  const [[left, leftEnd], [right, rightEnd]] = swung.arms;
  return {
    ...swung,
    arms: [
      [left + lift, leftEnd + lift],
      [right + lift, rightEnd + lift],
    ],
  };
}

/** Seen from the front or from behind, the other side does the same half of it later. */
function swingAcross(still: Angles, stride: number): Angles {
  const share = (1 - Math.cos(stride * Math.PI * 2)) / 2;
  const swing = ([left, right]: Angles['arms']): readonly [Pair, Pair] => [
    between(left, mirrored(right), share),
    between(right, mirrored(left), share),
  ];
  const [left, right] = still.shins ?? [1, 1];
  const shins = between([left, right], [right, left], share);
  return { ...still, arms: swing(still.arms), legs: swing(still.legs), shins };
}

function mirrored([upper, lower]: Pair): Pair {
  return [-upper, -lower];
}

function legAt(moments: readonly Moment[], stride: number): Pair {
  const now = stride % 1;
  const next = moments.findIndex(([at]) => at > now);
  const [start, from] = moments[(next < 0 ? moments.length : next) - 1] as Moment;
  const [end, to] = next < 0 ? [1, (moments[0] as Moment)[1]] : (moments[next] as Moment);
  return between(from, to, (now - start) / (end - start));
}

function between(from: Pair, to: Pair, share: number): Pair {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
