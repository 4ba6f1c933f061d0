// Birds in the air are drawn on the wing.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import type { Spot } from '../placing/spot.ts';
import { onTheWing } from '../things/bird-kinds.ts';

const IN_THE_AIR: ReadonlySet<Subject['kind']> = new Set(['sky', 'air', 'bird']);

/** Changes the drawings of those that float. */
export function spreadWings(
  { reading, scene }: Pick<Stage, 'reading' | 'scene'>,
  spots: readonly Spot[],
): void {
  // Nothing of an emblem or a sticker stands on a ground, but only who is said to fly does.
  const isBadge = scene === 'emblem' || (scene === 'studio' && reading.sticker);
  if (isBadge && !reading.relations.has('fly')) return;
  for (const { subject, isFloating, isPerched } of spots) {
    const drawing =
      isFloating && !isPerched && !isDown(reading, subject) ? onTheWing(subject.drawing) : undefined;
    if (drawing !== undefined) subject.drawing = drawing;
  }
}

/** Said to be on, in or at something that does not fly: it is moved there. */
function isDown({ subjects, links }: PromptReading, subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return links.some(({ relation, from, to }) => {
    const other = to === null ? undefined : subjects[to];
    return from === own && DOWN.has(relation) && other !== undefined && !IN_THE_AIR.has(other.kind);
  });
}

const DOWN: ReadonlySet<string> = new Set(['on', 'in', 'beside', 'eating', 'drinking', 'hugging']);
