// Who and what of a prompt is there to be placed; what is drawn with something else, or has no place, is not.

import { isContained } from '../contents/containers.ts';
import { isTopping } from '../contents/toppings.ts';
import { isRoasted } from '../placing/roast-at-fire.ts';
import { isPartOfScene } from '../staging/part-of-scene.ts';
import { isBeast } from '../animals/heads.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import { clothesOf } from './carriers.ts';
import { hasDrawing } from '../painting/render-own.ts';
import { isOutside, isSet, type Stage } from '../staging/stage.ts';
import { canThingWear } from '../things/dress-thing.ts';
import { metresOf } from '../things/metres.ts';
import { isInVase } from '../contents/vases.ts';
import { ANIMAL_KINDS, SCENERY_KINDS } from '../reading/subject-kinds.ts';

/** Whether it is placed for itself, or held, worn or ridden by who is. */
export function isThere(stage: Stage, subject: Subject): boolean {
  const { reading, scene } = stage;
  return (
    (!SCENERY_KINDS.has(subject.kind) || isSetPiece(stage, subject)) &&
    // It has a place of its own under the ceiling.
    !subject.hangs &&
    !isContained(reading, subject) &&
    !isTopping(reading, subject) &&
    !isRoasted(reading, subject) &&
    !isUnworn(reading, subject) &&
    !isLostOnFloor(reading, subject) &&
    !isLeftLying(stage, subject) &&
    !isHeldByNobody(reading, subject) &&
    !isPartOfScene(stage, subject) &&
    !(scene === 'room' && isOfOutside(stage, subject)) &&
    !(scene === 'table' && isOfSeason(subject)) &&
    !(scene === 'space' && subject.key === 'rover') &&
    // Under the sky none hangs from anything.
    !(isLandscape(stage) && IN_ROOMS.test(subject.key) && reading.subjects.length > 1) &&
    !(scene === 'moon' && subject.kind === 'food') &&
    !(isDoor(subject) && (TOWNS.has(scene) || hasOwnDoors(reading)) && reading.subjects.length > 1) &&
    !isWrittenBoard(reading, subject)
  );
}

const GROWN: ReadonlySet<Subject['kind']> = new Set(['tree', 'plant', 'hang', 'landmark']);

/** Before a white wall and in an emblem a tree or a flower is a thing; on a table there is no room for an oak. */
function isSetPiece(stage: Stage, subject: Subject): boolean {
  // What hangs, hangs from the top of a sheet.
  if (stage.scene === 'poster' && subject.kind === 'hang') return false;
  const isThing = stage.scene === 'table' ? subject.kind === 'plant' : GROWN.has(subject.kind);
  return isSet(stage) && isThing && !isInVase(stage.reading, subject) && hasDrawing(subject);
}

/** In metres: a tree of Christmas, a tent. */
const TALLEST_INSIDE = 4;

const OF_OUTSIDE =
  /^(?:stone-lantern|street-lamp|traffic-light|scarecrow|torii|well|hay-heap|leaf-heap|snow-heap|campfire|snowman)$/;

/** Where houses are, their doors are in them. */
const TOWNS: ReadonlySet<Stage['scene']> = new Set([
  'street',
  'village',
  'water-town',
  'city',
  'courtyard',
  'station',
]);

/** "Christmas cookies": no tree of it is named, and none stands among what is on a table. */
function isOfSeason({ key, words = '' }: Subject): boolean {
  return key === 'christmas-tree' && !/tree|树|🎄/iu.test(words);
}

const IN_ROOMS = /^(?:light-bulb|floor-lamp|table-lamp)$/;

function isLandscape(stage: Stage): boolean {
  return isOutside(stage) || stage.scene === 'underwater';
}

function hasOwnDoors({ subjects }: PromptReading): boolean {
  return subjects.some(({ kind, key }) => kind === 'building' || kind === 'tree' || key === 'village');
}

function isDoor({ key }: Subject): boolean {
  return key === 'door';
}

/** No tower stands in a room, nor what is before the door; models of houses would be as large as sheds. */
function isOfOutside({ words }: Stage, subject: Subject): boolean {
  return (
    OF_OUTSIDE.test(subject.key) ||
    (subject.kind === 'air' && metresOf(subject) > TALLEST_INSIDE && !/window|窗/.test(words)) ||
    (subject.kind === 'building' && (subject.size === 'tiny' || metresOf(subject) > TALLEST_INSIDE))
  );
}

/** No baby sleeps on a beach by itself. */
function isLeftLying({ scene, reading }: Stage, { person, count }: Subject): boolean {
  const isBaby = person?.age === 'baby' && (person.does === 'sleep' || person.does === 'lie') && count === 1;
  return (
    isBaby &&
    /^(?:sea|lake|street|city|desert)$/.test(scene) &&
    reading.subjects.length > 1 &&
    person.carried === undefined &&
    isUntied(reading, person)
  );
}

function isUntied({ links, subjects }: PromptReading, person: NonNullable<Subject['person']>): boolean {
  return links.every(
    ({ from, to }) => subjects[from]?.person !== person && subjects[to ?? -1]?.person !== person,
  );
}

/** A book before somebody's feet would be as large as a chest: what is small, and lies on nothing that is named, is left out. */
function isLostOnFloor({ links, subjects }: PromptReading, thing: Subject): boolean {
  const own = subjects.indexOf(thing);
  return (
    (thing.standsApart === true || thing.key === 'fallen-leaf') &&
    thing.kind === 'item' &&
    metresOf({ ...thing, size: undefined }) < LEAST_ON_FLOOR &&
    subjects.some(({ kind }) => kind === 'figure') &&
    links.every(
      ({ relation, from, to }) =>
        from !== own && (to !== own || relation === 'beside' || relation === 'in_front'),
    )
  );
}

const LEAST_ON_FLOOR = 0.36;

/** What a fisherman holds who is drawn with his boat, a scarecrow, or somebody who cannot hold a lamp, would stand on the ground. */
function isHeldByNobody({ links, subjects }: PromptReading, thing: Subject): boolean {
  return links.some(({ relation, from, to, words }) => {
    const holder = subjects[from];
    if (relation !== 'holding' || subjects[to ?? -1] !== thing || !holder) return false;
    if (holder.kind === 'boat') return true;
    return words !== '' && (UNHANDY.test(holder.key) || (holder.kind === 'figure' && isLamp(thing)));
  });
}

const UNHANDY = /^(?:scarecrow|snowman)$/;

function isLamp({ key }: Subject): boolean {
  return key === 'floor-lamp' || key === 'table-lamp';
}

/** Who cannot be seen with it on has it nowhere. */
function isUnworn({ links, subjects }: PromptReading, thing: Subject): boolean {
  return links.some(({ relation, from, to }) => {
    const one = subjects[from];
    if (relation !== 'wearing' || subjects[to ?? -1] !== thing || !one) return false;
    // On a finger it would not be seen.
    if (thing.key === 'ring') return true;
    if (one.kind !== 'figure' && !ANIMAL_KINDS.has(one.kind) && !isBeast(one))
      return !canThingWear(one, thing);
    return ANIMAL_KINDS.has(one.kind) && clothesOf(one, [thing]).length === 0;
  });
}

/** The board that words stand on is drawn with them, and the shirt by who wears it. */
export function isWrittenBoard({ writing, subjects }: PromptReading, { key }: Subject): boolean {
  if (writing.length === 0) return false;
  if (key === 't-shirt') return subjects.some(({ kind }) => kind === 'figure');
  return /^(placard|sign|poster|banner|board)$/.test(key);
}
