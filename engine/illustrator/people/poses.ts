// The angles of arms and legs in a pose, as it is seen and at a moment of a stride.

import type { Angles } from './angles.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Person, Pose } from './person.ts';
import { FRONT } from './poses-from-front.ts';
import { SIDE } from './poses-from-side.ts';
import { angleDance, angleStride, angleWave } from './stride.ts';
import { SIDE_ONLY, type SideOnly } from './side-poses.ts';

/** Of several who dance, each in another. */
export const DANCES: readonly Pose[] = ['dance', 'square-dance', 'raise', 'street-dance'];

/** Arms are raised for joy, too. */
export function isDancing({ relations }: Pick<PromptReading, 'relations'>, pose: Pose | undefined): boolean {
  return pose !== undefined && DANCES.includes(pose) && relations.has('dance');
}

/** Bicycles and boards are only seen from the side. */
export function anglesOf({ pose, view, stride }: Pick<Person, 'pose' | 'view' | 'stride'>): Angles {
  const still = view === 'side' || isSideOnly(pose) ? SIDE[pose] : FRONT[pose];
  if (stride === undefined) return still;
  // What is in the hand stays there.
  if (pose === 'stroll') return { ...angleStride(still, 'walk', view, stride), arms: still.arms };
  if (pose === 'walk' || pose === 'run') return angleStride(still, pose, view, stride);
  if (pose === 'wave') return angleWave(still, stride);
  return DANCES.includes(pose) ? angleDance(still, view, stride) : still;
}

function isSideOnly(pose: Pose): pose is SideOnly {
  return pose in SIDE_ONLY;
}
