// Birds in the air are drawn on the wing, water birds on land with their legs.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { isSet, type Stage } from '../staging/stage.ts';
import type { Spot } from '../placing/spot.ts';
import { onTheWing } from '../things/bird-kinds.ts';

const IN_THE_AIR: ReadonlySet<Subject['kind']> = new Set(['sky', 'air', 'bird']);

/** Changes the drawings of those that float, and of swimmers that stand. */
export function spreadWings(stage: Pick<Stage, 'reading' | 'scene'>, spots: readonly Spot[]): void {
  const { reading, scene } = stage;
  // Nothing of an emblem or a sticker stands on a ground, but only who is said to fly does.
  const isBadge = scene === 'emblem' || (scene === 'studio' && reading.sticker);
  if (isBadge && !reading.relations.has('fly')) return;
  for (const spot of spots) {
    const { subject, isFloating, isPerched } = spot;
    const drawing =
      isFloating && !isPerched && !isDown(reading, subject)
        ? onTheWing(subject.drawing)
        : standsOnLand(stage, spot)
          ? onFoot(subject)
          : subject.drawing === 'duck' && subject.isYoung
            ? 'own/duckling'
            : undefined;
    if (drawing !== undefined) subject.drawing = drawing;
  }
}

/** The one with legs of one that is drawn as it swims. */
function onFoot({ drawing, isYoung }: Subject): string | undefined {
  if (drawing === 'swan') return 'own/swan-on-foot';
  return drawing === 'duck' ? `own/${isYoung ? 'duckling' : 'duck'}-on-foot` : undefined;
}

/** On a sheet, in water and in what holds them they lie as they do when they swim; on a rock they stand. */
function standsOnLand(stage: Pick<Stage, 'reading' | 'scene'>, { subject, isOnWater }: Spot): boolean {
  const { subjects, links } = stage.reading;
  const own = subjects.indexOf(subject);
  const isHeld = links.some(({ relation, from }) => from === own && relation === 'in');
  if (links.some(({ relation, from, to }) => from === own && to !== null && relation === 'on')) return true;
  return !isSet(stage) && isOnWater !== true && !isHeld;
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
