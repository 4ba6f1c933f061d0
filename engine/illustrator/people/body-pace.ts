// How fast a body does over and over what a video shows of it: waves, works, plays, dances.

import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Spot } from '../placing/spot.ts';
import { strokeOf } from './body-strokes.ts';
import { isDancing, spins } from './poses.ts';
import { isStroked, slowPace } from './work-strokes.ts';

/** Radians a second: of who turns around, of a hand to and fro, of a ball from hand to hand, of who jumps. */
const SPIN = 4.4;
const WAVE = 6;
const JUGGLE = 9;
const JUMP = 6.5;
/** Of hands at work, and of most of what is done with the whole body. */
const STROKE = 5;
/** Of a dance, for a step to one side. */
export const BEAT = 4.2;

/** Radians a second of a whole turn of it; `vary`: nobody is quite as quick as another. Undefined of who rests or only walks. */
export function bodyPace(
  reading: Pick<PromptReading, 'relations'>,
  { subject, pose, work, isJuggling }: Spot,
  vary = 1,
): number | undefined {
  if (isJuggling) return JUGGLE;
  if (spins(subject)) return SPIN;
  if (pose === 'wave') return WAVE;
  if (pose === 'jump') return JUMP;
  if (isDancing(reading, pose)) return (BEAT / 2) * vary;
  const stroke = strokeOf(pose);
  if (stroke) return (stroke.pace ?? STROKE) * vary;
  return isStroked(work) ? (slowPace(work) ?? STROKE) * vary : undefined;
}
