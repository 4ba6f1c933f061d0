// Who swims, or is said to be in a pool or a hot spring: up to the breast in the water.

import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import { underfootOf } from '../staging/underfoot.ts';
import { isOutside, type Stage, OPEN_WATER } from '../staging/stage.ts';

/** The row of the water's line, as a part of the frame's height: within the basin. */
export const POOL_ROW = 0.79;
/** Nearer than the pool itself. */
export const POOL_DEPTH = 0.72;
/** The middle row of a hot spring. */
export const SPRING_ROW = 0.84;
/** The part of their height that is under water. */
export const SUNK_BATHER = 0.62;

type Place = Pick<Stage, 'scene' | 'reading'>;

export function bathes(stage: Place, subject: Subject): boolean {
  const { kind, person } = subject;
  if (kind === 'figure' && isInSpring(stage, subject)) return person?.hands === undefined;
  if (kind !== 'figure' || !person || person.hands !== undefined) return false;
  if (isInPool(stage)) return person.does === 'swim' || isSaidIn(stage, subject, 'pool');
  return person.does === 'swim' && OPEN_WATER.has(stage.scene);
}

/** Whether the water about them is that of a pool. */
export function isInPool(stage: Place): boolean {
  return underfootOf(stage) === 'pool';
}

/** Whether a hot spring is there, and somebody is said to be in it. */
export function isInSpring(stage: Place, subject: Subject): boolean {
  return isOutside(stage) && isSaidIn(stage, subject, 'hot-spring');
}

/** Whether somebody is said to be in this tub, and is drawn with it. */
export function isTubOf(tub: Subject, { kind }: Pick<Subject, 'kind'>, relation: LinkRelation): boolean {
  return tub.key === 'bathtub' && relation === 'in' && kind === 'figure';
}

/** Swims in the tub of whoever is in it, or rises out of its foam. */
export function isTubToy({ key }: Pick<Subject, 'key'>, tub: Subject, relation: LinkRelation): boolean {
  if (tub.key !== 'bathtub') return false;
  return relation === 'in' ? key === 'rubber-duck' : relation === 'beside' && key === 'soap-bubbles';
}

/** Whether anybody is in it. */
export function isBathed({ links, subjects }: Place['reading'], tub: Subject): boolean {
  return links.some(({ relation, from, to }) => {
    const who = subjects[from];
    return who !== undefined && subjects[to ?? -1] === tub && isTubOf(tub, who, relation);
  });
}

/** Somebody in a bathtub. */
export function isInTub({ reading: { links, subjects } }: Place, subject: Subject): boolean {
  return links.some(({ relation, from, to }) => {
    const tub = subjects[from] === subject && to !== null ? subjects[to] : undefined;
    return tub !== undefined && isTubOf(tub, subject, relation);
  });
}

function isSaidIn({ reading: { links, subjects } }: Place, subject: Subject, water: string): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'in' && subjects[from] === subject && to !== null && subjects[to]?.key === water,
  );
}

/** An animal in a bathtub, which looks over its rim. */
export function isInOwnTub({ reading: { links, subjects } }: Place, animal: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'in' && subjects[from] === animal && to !== null && subjects[to]?.key === 'bathtub',
  );
}
