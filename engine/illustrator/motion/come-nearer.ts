// Walking toward the viewer with something in the hands.
import type { Spot } from '../placing/spot.ts';
import { STEP, type Move } from './video-motion.ts';

/** By such a part of its size it grows in a second. */
const NEARER = 0.03;

/** Who walks and is seen from the front, as with a tray in both hands. */
export function comesNearer({ pose, view, isFloating }: Spot): boolean {
  return !isFloating && pose === 'walk' && view === 'front';
}

/** Toward the viewer, from one foot to the other. */
export function comeNearer({ spot, phase, middle }: { spot: Spot; phase: number; middle: number }): Move {
  return (t) => {
    const size = 1 + NEARER * (t - middle);
    const step = t * STEP * 2 + phase;
    return {
      x: Math.sin(step / 2) * spot.tall * 0.008,
      y: (NEARER * (t - middle) * 0.25 - Math.abs(Math.sin(step / 2)) * 0.014) * spot.tall,
      turn: Math.sin(step / 2) * 0.016,
      stretch: size,
      widen: size,
      aboutX: spot.x,
      aboutY: spot.y,
    };
  };
}
