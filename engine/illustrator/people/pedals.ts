// How the legs of a cyclist go around with the pedals, and the arms of who paddles to and fro.

import type { Angles, Pair } from './angles.ts';

/** In the units of a figure from its hips, ahead and down: where the pedals turn, and where the lower one is from there. */
const MIDDLE = [8.3, 32.4] as const;
const LOWER = [2.4, 9.4] as const;
/** Of a grown leg. */
const [THIGH, SHIN] = [24.75, 22.8] as const;

/** `stride`: of a whole turn, 0–1; at 0 the near foot is down. */
export function anglePedals(still: Angles, stride: number): Angles {
  const turn = stride * Math.PI * 2;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const [x, y] = [LOWER[0] * cos - LOWER[1] * sin, LOWER[0] * sin + LOWER[1] * cos];
  return {
    ...still,
    legs: [legTo(MIDDLE[0] - x, MIDDLE[1] - y), legTo(MIDDLE[0] + x, MIDDLE[1] + y)],
  };
}

/** The angles of a leg whose foot is there, the knee ahead. */
function legTo(ahead: number, down: number): Pair {
  const far = Math.min(Math.hypot(ahead, down), THIGH + SHIN);
  const bend = Math.acos((THIGH ** 2 + far ** 2 - SHIN ** 2) / (2 * THIGH * far));
  const thigh = Math.atan2(ahead, down) + bend;
  const shin = Math.atan2(ahead - Math.sin(thigh) * THIGH, down - Math.cos(thigh) * THIGH);
  return [(thigh * 180) / Math.PI, (shin * 180) / Math.PI];
}

/** Degrees of the upper and the lower arm by which a hand comes back at the height where it was. */
const PULL: Pair = [-20, 10];

/** `stride`: of a stroke on both sides, 0–1; at 0 the paddle is before the near side. One hand pulls, the other pushes. */
export function anglePaddle(still: Angles, stride: number): Angles {
  const pulled = Math.sin(stride * Math.PI * 2);
  const [[far, farLower], [near, nearLower]] = still.arms;
  return {
    ...still,
    arms: [
      [far - PULL[0] * pulled, farLower - PULL[1] * pulled],
      [near + PULL[0] * pulled, nearLower + PULL[1] * pulled],
    ],
  };
}
