// Whether the image is of what is close before a wall, or on a top of stone.

import { wouldPerch } from '../placing/perches.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { isNearGround } from '../scenery/near-ground.ts';
import { stoneOf } from '../scenery/stone-top.ts';
import { isFurniture } from '../things/redrawn.ts';

/** A wall of bricks is the whole background, unless somebody sits on it or it is of a place of its own. */
export function isBeforeWall(reading: PromptReading): boolean {
  const { subjects, scenes } = reading;
  return (
    (subjects.some(({ key }) => key === 'brick-wall' || key === 'house-door') ||
      (isWallAsked(reading) && isStoodAt(reading))) &&
    scenes.every((scene) => scene === 'street' || scene === 'city') &&
    !subjects.some((subject) => wouldPerch(reading, subject) === 'brick-wall') &&
    !subjects.some(({ kind }) => BEYOND_WALLS.has(kind))
  );
}

/** 小巷里,墙边开着花: one of a street that is named is no background, where nothing but that is said of it. */
function isWallAsked({ subjects, scenes, links }: PromptReading): boolean {
  const wall = subjects.findIndex(({ key }) => key === 'plain-wall');
  // 院子里,墙边开满了向日葵: nor is that of a yard.
  if (subjects.some(({ key }) => key === 'courtyard')) return false;
  const isSaid =
    subjects[wall]?.colour !== undefined ||
    links.some(({ from, to }) => to === wall && STANDS.has(subjects[from]?.kind ?? 'sky'));
  return wall >= 0 && (scenes.length === 0 || isSaid);
}

/** Something is there that has feet on the ground before it. Furniture stands at a wall of a room. */
function isStoodAt({ subjects, links }: PromptReading): boolean {
  const wall = subjects.findIndex(({ key }) => key === 'plain-wall');
  return (
    subjects.some(({ kind, key }) => STANDS.has(kind) || (key === 'plain-wall' && subjects.length === 1)) &&
    !subjects.some(isFurniture) &&
    !links.some(({ relation, to }) => relation === 'on' && to === wall)
  );
}

const STANDS: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'mount', 'vehicle', 'item']);

/** These are not before a wall. */
const BEYOND_WALLS: ReadonlySet<Subject['kind']> = new Set(['building', 'boat', 'fish', 'air']);

/** What lies on sand or a sheet, or stands on marble, is seen as in a studio; what is eaten there, on a table. */
export function isOnStone(reading: PromptReading): boolean {
  const { subjects, scenes, weather, time, surface } = reading;
  if (surface && isNearGround(surface)) return subjects.length > 0;
  const isNowhere = scenes.every((scene) => scene === 'table') && weather.size === 0 && time === undefined;
  const standing = subjects.filter(({ key }) => key !== 'dew');
  const isRaised = surface?.material === 'pedestal';
  return (
    (stoneOf(reading) !== undefined || isRaised) &&
    isNowhere &&
    standing.length > 0 &&
    // Only what is small was read to stand on a pedestal.
    (isRaised || standing.every(({ kind }) => kind === 'item' || kind === 'hat' || kind === 'plant'))
  );
}
