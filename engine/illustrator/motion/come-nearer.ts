// Walking toward the viewer.
import type { Spot } from '../placing/spot.ts';
import { atDepth, sizeAway } from './along-depth.ts';
import { STEP, type Move, type Self } from './video-motion.ts';

/** Parts of the distance in a second. */
const NEARER = 0.07;

/** Who walks and is seen from the front, as with a tray in both hands. */
export function comesNearer({ pose, view, isFloating }: Spot): boolean {
  return !isFloating && pose === 'walk' && view === 'front';
}

/** Toward the viewer, from one foot to the other. */
export function comeNearer(self: Self): Move {
  const { spot, phase, length } = self;
  const sizeAt = sizeAway(self, NEARER);
  return (t) => {
    const step = t * STEP * 2 + phase;
    const motion = atDepth(self, sizeAt(length - t));
    return {
      ...motion,
      x: motion.x + Math.sin(step / 2) * spot.tall * 0.008,
      y: motion.y - Math.abs(Math.sin(step / 2)) * spot.tall * 0.014,
      turn: Math.sin(step / 2) * 0.016,
    };
  };
}
