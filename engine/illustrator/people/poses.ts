// The angles of arms and legs in a pose, as it is seen and at a moment of a stride.

import type { Angles } from './angles.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Person, Pose, View } from './person.ts';
import { FRONT } from './poses-from-front.ts';
import { SIDE } from './poses-from-side.ts';
import { angleStroke } from './body-strokes.ts';
import { anglePaddle, anglePedals } from './pedals.ts';
import { angleDance, angleStride, angleWave } from './stride.ts';
import { SIDE_ONLY, type SideOnly } from './side-poses.ts';

/** Of several who dance, each in another. */
export const DANCES: readonly Pose[] = ['dance', 'square-dance', 'raise', 'street-dance'];

/** Arms are raised for joy, too. */
export function isDancing({ relations }: Pick<PromptReading, 'relations'>, pose: Pose | undefined): boolean {
  return pose !== undefined && DANCES.includes(pose) && relations.has('dance');
}

/** Whether somebody turns around, on one leg or dancing. */
export function spins({ person }: Pick<Subject, 'person'>): boolean {
  return person?.does === 'spin';
}

/** Sides in the order in which they come to the viewer, one after each equal part of a turn. */
const TURNED: readonly { view: View; isFlipped: boolean }[] = [
  { view: 'front', isFlipped: false },
  { view: 'side', isFlipped: false },
  { view: 'side', isFlipped: false },
  { view: 'back', isFlipped: false },
  { view: 'side', isFlipped: true },
  { view: 'side', isFlipped: true },
];

/** From which side somebody is seen who has turned by so much of a whole turn, 0–1. */
export function viewInTurn(turned: number): { view: View; isFlipped: boolean } {
  return TURNED[Math.floor(turned * TURNED.length) % TURNED.length] as { view: View; isFlipped: boolean };
}

/** Bicycles and boards are only seen from the side. */
export function anglesOf({ pose, view, stride }: Pick<Person, 'pose' | 'view' | 'stride'>): Angles {
  const still = view === 'side' || isSideOnly(pose) ? SIDE[pose] : FRONT[pose];
  if (stride === undefined) return still;
  // What is in the hand stays there.
  if (pose === 'stroll') return { ...angleStride(still, 'walk', view, stride), arms: still.arms };
  if (pose === 'walk' || pose === 'run') return angleStride(still, pose, view, stride);
  if (pose === 'cycle') return anglePedals(still, stride);
  // Of all who ride, only who paddles is drawn at moments of their own.
  if (pose === 'ride') return anglePaddle(still, stride);
  if (pose === 'wave') return angleWave(still, stride);
  return DANCES.includes(pose) ? angleDance(still, view, stride) : angleStroke(still, pose, stride);
}

function isSideOnly(pose: Pose): pose is SideOnly {
  return pose in SIDE_ONLY;
}
