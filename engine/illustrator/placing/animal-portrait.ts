// An animal that is portrayed, or seen from near: head and breast from the front fill the frame.

import { isSet, type Stage } from '../staging/stage.ts';
import { headSeen } from '../animals/heads.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Cast } from './cast.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** The one animal that the whole image is about. */
export function portrayedAnimal({ subjects, isPortrait, frame }: PromptReading): Subject | undefined {
  if (!isPortrait && frame !== 'close_up' && frame !== 'portrait') return undefined;
  const bodies = subjects.filter(({ kind }) => kind === 'figure' || ANIMAL_KINDS.has(kind));
  const [only] = bodies;
  return bodies.length === 1 && only?.count === 1 && only.kind !== 'figure' ? only : undefined;
}

/** How much of the frame's height is from the top of the head to the chin, and how much is above it. */
const [HEAD, ABOVE] = [0.62, 0.12] as const;

/** Changes its spot. */
export function fillWithPortrait(stage: Stage, cast: readonly Cast[]): void {
  const { reading, width, height } = stage;
  const subject = portrayedAnimal(reading);
  const one = cast.find(({ spot }) => spot.subject === subject);
  if (!subject || !one || (isSet(stage) && stage.scene !== 'studio')) return;
  const head = headSeen(subject);
  if (subject.rests?.how !== 'sit' || head?.eyes.length !== 2) return;
  const { sprite, spot } = one;
  // A sprite from the front is nearly three heads high. What is held before the belly is seen, too.
  const own = reading.subjects.indexOf(subject);
  const isHolding = reading.links.some(({ relation, from }) => relation === 'holding' && from === own);
  const tall = Math.min(
    isHolding ? (height * (1 - ABOVE)) / HELD_PART : (height * HEAD) / HEAD_PART,
    (width * 0.92 * sprite.height) / sprite.width / WIDE_PART,
  );
  Object.assign(spot, { x: width / 2, y: height * ABOVE + tall, tall, isFlipped: false, isPortrait: true });
}

const HEAD_PART = 0.46;
/** Down to the paws, and what is in them. */
const HELD_PART = 0.92;
/** The sheet is wider than the head. */
const WIDE_PART = 0.66;
