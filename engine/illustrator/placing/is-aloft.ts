// Who is in the air, or swims below: riders of brooms, dragons, what the words say flies, all that is in space.

import { fliesAlone } from '../people/choose-pose.ts';
import { isDiver } from '../people/swim.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { islandOf } from '../scenery/floating-island.ts';
import type { Stage } from '../staging/stage.ts';
import { isFlyingDragon } from '../things/dragons.ts';
import { GROUND_BODY_KINDS } from '../reading/subject-kinds.ts';

/** A submarine goes below, and so does who dives. */
export function swimsBelow({ scene }: Stage, subject: Subject): boolean {
  return scene === 'underwater' && (subject.key === 'submarine' || isDiver(subject.person));
}

export function isAloft(stage: Stage, subject: Subject): boolean {
  if (isFlownBroom(stage, subject) || isFlyingDragon(subject) || swimsBelow(stage, subject)) return true;
  const isCarried = GROUND_BODY_KINDS.has(subject.kind) && islandOf(stage) !== undefined;
  if (fliesAlone(subject.person)) return true;
  if (stage.scene === 'space' || (stage.scene === 'sky' && !isCarried))
    return !['building', 'item'].includes(subject.kind) || stage.scene === 'space';
  if (!stage.reading.relations.has('fly')) return false;
  // "A bird flying over a car" is no flying car.
  const isOther = stage.reading.subjects.some(({ kind }) => kind === 'bird' || kind === 'air');
  // The sleigh of reindeer that fly flies with them.
  const { links, subjects } = stage.reading;
  const team = links.find(({ relation, to }) => relation === 'tied_to' && subjects[to ?? -1] === subject);
  const flown = team && subjects[team.from];
  if (!isSaidToFly(stage.reading, subject) && !(flown && isSaidToFly(stage.reading, flown))) return false;
  if (subject.kind === 'vehicle') return !isOther && subject.key !== 'rover';
  return subject.kind === 'full' || subject.kind === 'face';
}

/** Whether the words say it of this one, or of nobody in particular. */
export function isSaidToFly({ relations, fliers }: PromptReading, subject: Subject): boolean {
  if (fliers?.has(subject)) return true;
  return relations.has('fly') && (fliers === undefined || fliers.size === 0);
}

/** Who is on a broomstick flies. */
function isFlownBroom({ reading }: Stage, subject: Subject): boolean {
  const own = reading.subjects.indexOf(subject);
  return (
    subject.key === 'broom' && reading.links.some(({ relation, to }) => relation === 'riding' && to === own)
  );
}
