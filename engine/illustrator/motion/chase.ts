// Who chases something in a video, and what flees before them: both at one pace, so that it is not run over.

import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import type { Move } from './video-motion.ts';

/** Of the shorter side in a second. */
const PACE = 0.055;
/** Returns pixels a second; undefined of who is in no chase. */
export function chasePace({ reading, short }: Stage, { subject }: Pick<Spot, 'subject'>): number | undefined {
  const own = reading.subjects.indexOf(subject);
  const isIn = reading.links.some(
    ({ relation, from, to }) => relation === 'chasing' && to !== null && (from === own || to === own),
  );
  return isIn ? short * PACE : undefined;
}

/** `move` with the way that who is in a chase makes meanwhile: to the left, where all in it look. */
export function alongInChase(stage: Stage, spot: Spot, length: number, move: Move): Move {
  const pace = chasePace(stage, spot);
  if (pace === undefined || spot.isPerched) return move;
  return (seconds) => {
    const motion = move(seconds);
    return { ...motion, x: (motion.x ?? 0) - pace * (seconds - length / 2) };
  };
}
