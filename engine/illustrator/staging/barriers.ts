// How fences and brick walls lie to those who are there: before them, behind them, under who leaps.

import { movedAs } from '../animals/heads.ts';
import { hasCounter } from '../casting/counters.ts';
import { isPerched, perchOf } from '../placing/perches.ts';
import { sitsInBareTree } from '../placing/sit-in-bare-tree.ts';
import { SITS_IN } from '../scenery/bare-tree.ts';
import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage, StageScene } from './stage.ts';

const FENCED: ReadonlySet<StageScene> = new Set([
  'meadow',
  'forest',
  'mountains',
  'lake',
  'village',
  'snowfield',
  'desert',
]);
/** Of the wall: who leans on it stands at its foot. */
const BEFORE_WALL: ReadonlySet<Link['relation']> = new Set(['in_front', 'beside', 'leaning_on']);
const BEFORE_FENCE: ReadonlySet<Link['relation']> = new Set(['in_front', 'beside']);
const BEHIND_FENCE: ReadonlySet<Link['relation']> = new Set(['behind', 'in']);

export function hasFence({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return FENCED.has(scene) && reading.subjects.some(({ key }) => key === 'fence');
}

/** The whole background is one, or somebody sits on it. */
export function hasBrickWall(stage: Stage): boolean {
  return (stage.scene === 'wall' && !hasPlainWall(stage)) || perchOf(stage) === 'brick-wall';
}

/** Walls of rooms are plain, too. */
export function hasPlainWall({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return (scene === 'wall' && !reading.subjects.some(({ key }) => key === 'brick-wall')) || scene === 'room';
}

/** Drawn with its feet off the ground, as others are where they leap. */
const LEAPING = 'kangaroo';

/** Whether the animal is drawn in mid-air over a fence. */
export function leapsOverFence({ links, subjects }: PromptReading, subject: Subject): boolean {
  if (subject.rests?.how !== 'leap') return false;
  if (subject.drawing !== LEAPING && movedAs(subject, 'leap') === undefined) return false;
  const own = subjects.indexOf(subject);
  return links.some(
    ({ relation, from, to }) =>
      relation === 'over' && from === own && to !== null && subjects[to]?.key === 'fence',
  );
}

/** Whoever leans on something stays there, a bicycle as well. */
export function isLeaning({ links, subjects }: PromptReading, subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return links.some(({ relation, from }) => relation === 'leaning_on' && from === own);
}

/** Raises those who leap, in place. */
export function raiseLeaping(stage: Stage, spots: readonly Spot[]): void {
  if (!hasFence(stage)) return;
  for (const spot of spots) {
    if (!leapsOverFence(stage.reading, spot.subject)) continue;
    Object.assign(spot, { y: spot.y - spot.tall * LEAP, isFloating: true });
  }
}

/** How high over the ground, in parts of who leaps; the fence is a little lower. */
export const LEAP = 0.54;

/** Where a fence across the ground is: before those who are behind it, else behind all. */
export function isFenceBefore(reading: PromptReading): boolean {
  return whoIsBehindFence(reading).size > 0;
}

/** Who is said to be behind a fence. */
export function whoIsBehindFence({ links, subjects }: PromptReading): Set<Subject> {
  return new Set(
    links.flatMap(({ relation, from, to }) => {
      const [one, other] = [subjects[from], subjects[to ?? -1]];
      if (!one || !other) return [];
      if (other.key === 'fence' && BEHIND_FENCE.has(relation)) return [one];
      return one.key === 'fence' && relation === 'in_front' ? [other] : [];
    }),
  );
}

/** Whether a link with a fence or a wall is to be seen; undefined for all other links. */
export function isBarrierPlaced(stage: Stage, { relation, from, to }: Link): boolean | undefined {
  const { subjects } = stage.reading;
  const [one, other] = [subjects[from], to === null ? undefined : subjects[to]];
  if (!one || !other) return undefined;
  if (other.kind === 'tree' && (relation === 'on' || relation === 'in') && isPerched(stage, one)) return true;
  if (other.key === 'bare-tree' && SITS_IN.has(relation)) return sitsInBareTree(stage, one);
  if (other.key === 'wall-shelf') return relation === 'on' && stage.scene === 'shelf';
  if (other.key === 'house-door') return stage.scene === 'wall' && BEFORE_WALL.has(relation);
  if (one.key === 'house-door') return stage.scene === 'wall';
  if (other.key === 'plain-wall')
    return (
      (stage.scene === 'wall' || stage.scene === 'room') &&
      BEFORE_WALL.has(relation) &&
      // A skateboard stands on its wheels.
      (relation !== 'leaning_on' || one.key === 'bike' || one.kind === 'figure')
    );
  if (other.key === 'fence' || other.key === 'brick-wall' || other.key === 'leaf') {
    if (relation === 'on') return isPerched(stage, one) || (one.key === 'dew' && stage.scene === 'leaf');
    if (other.key === 'leaf') return false;
    if (other.key === 'brick-wall') return stage.scene === 'wall' && BEFORE_WALL.has(relation);
    if (relation === 'leaning_on') return one.key === 'bike' && !isFenceBefore(stage.reading);
    if (relation === 'over') return leapsOverFence(stage.reading, one);
    return isFenceBefore(stage.reading) ? BEHIND_FENCE.has(relation) : BEFORE_FENCE.has(relation);
  }
  if (other.key === 'counter') return relation === 'behind' && hasCounter(stage);
  if (one.key === 'brick-wall' || one.key === 'plain-wall') return relation === 'behind';
  // Under the moon a fence is as all that is there.
  if (one.key !== 'fence' || other.kind === 'sky') return undefined;
  return isFenceBefore(stage.reading)
    ? relation === 'in_front'
    : relation === 'behind' || relation === 'beside';
}
