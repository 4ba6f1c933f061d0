// Who goes with whom: riders and what they ride, things and who has them.

import { isBathed, isTubOf, isTubToy } from './bathers.ts';
import { isBedOf, isDesk } from './beds.ts';
import { coilerOf } from './coiling.ts';
import { canEat } from '../animals/eat.ts';
import { isBeast } from '../animals/heads.ts';
import { mannerOf, workWith } from '../lexicon/hand-work.ts';
import { tracesOf } from '../things/teams.ts';
import { GARMENT_DRAWINGS } from '../lexicon/looks-of-people.ts';
import { keepsStall } from './keep-stalls.ts';
import { firstAtWorktable, isBall, isCaught, isComputer, isPicked, isSmallAnimal } from '../people/hands.ts';
import { umbrellaOverAnimals } from '../people/one-umbrella.ts';
import { isPortable, isShoe } from './portable.ts';
import { isSetOut } from '../placing/set-on-furniture.ts';
import { bearerOf, isOnBack } from '../placing/bear-on-back.ts';
import { isRoasted } from '../placing/roast-at-fire.ts';
import { isInsect, seatOf } from '../placing/sit-on-body.ts';
import { isServedAtTable } from './diners.ts';
import { isContained, isContainer } from '../contents/containers.ts';
import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { clothesOf } from './carriers.ts';
import { hasDrawing } from '../painting/render-own.ts';
import { ridersWith } from './seats-two.ts';
import { isPartOfScene } from '../staging/part-of-scene.ts';
import { isPointedAt } from '../placing/point-at.ts';
import { isSillNamed } from '../scenery/window-box.ts';
import { isOutside, isSet, type Stage } from '../staging/stage.ts';
import { canThingWear } from '../things/dress-thing.ts';
import { metresOf } from '../things/metres.ts';
import { isTopping } from '../contents/toppings.ts';
import { isInVase } from '../contents/vases.ts';
import { cabinFor } from './drive.ts';
import { ANIMAL_KINDS, HOLDER_KINDS, SCENERY_KINDS } from '../reading/subject-kinds.ts';

/** Clothes that lie by themselves, or are worn by animals. */
const GARMENT_KEYS: ReadonlySet<string> = new Set(Object.keys(GARMENT_DRAWINGS));

/** Birds have it in the beak. */
const HOLDERS: ReadonlySet<Subject['kind']> = new Set([...HOLDER_KINDS, 'bird']);

const MOUNTS: ReadonlySet<Subject['kind']> = new Set(['mount', 'full', 'vehicle', 'fish', 'air', 'face']);

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

/** Who goes with whom: riders and what they ride, things and who has them. */
type Company = {
  actors: Subject[];
  riders: Map<Subject, Subject[]>;
  belongings: Map<Subject, Subject[]>;
};

export function findCompany(stage: Stage): Company {
  const { reading, scene } = stage;
  const present = reading.subjects.filter(
    (subject) =>
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
      !isWrittenBoard(reading, subject),
  );
  const riders = new Map<Subject, Subject[]>();
  const belongings = new Map<Subject, Subject[]>();
  const give = (owner: Subject, thing: Subject): void => {
    belongings.set(owner, [...(belongings.get(owner) ?? []), thing]);
  };
  const roof = umbrellaOverAnimals(reading);
  for (const link of reading.links) {
    const { relation, from, to } = link;
    const [one, other] = [reading.subjects[from], to === null ? undefined : reading.subjects[to]];
    if (!one || !other || !present.includes(one)) continue;
    const isCarried =
      isPicked(other) ||
      other.kind === 'food' ||
      isCaught(other) ||
      isSmallAnimal(other) ||
      workWith(other) === 'cradle' ||
      workWith(other) === 'kite';
    if (seatOf(reading, one, other)) {
      give(other, one);
      continue;
    }
    for (const [thing, tub] of [
      [one, other],
      [other, one],
    ] as const)
      if (isTubToy(thing, tub, relation) && isBathed(reading, tub) && !isHeld(belongings, thing))
        give(tub, thing);
    if (isServedAtTable(reading, other) || other === roof) continue;
    if (relation === 'holding' && HOLDERS.has(one.kind) && isCarried) give(one, other);
    // People eat and drink what is in their hands.
    if (EATEN.has(relation) && ((one.kind === 'figure' && other.kind === 'food') || canEat(one, other)))
      give(one, other);
    if (isWorkedAt(relation, other) && one.kind === 'figure' && !isHeld(belongings, other)) give(one, other);
    if (!present.includes(other) || isHeld(belongings, other)) continue;
    if (
      (relation === 'riding' && !isOnBack(link, one, other)) ||
      (relation === 'around' && coilerOf(one, other))
    )
      riders.set(other, ridersWith(other, riders.get(other) ?? [], one));
    else if (
      isBedOf(other, one, relation) ||
      isTubOf(other, one, relation) ||
      keepsStall(one, relation, other)
    )
      riders.set(other, [...(riders.get(other) ?? []), one]);
    else if (cabinFor(relation, other) || (relation === 'tied_to' && tracesOf(other)))
      riders.set(other, [...(riders.get(other) ?? []), one]);
    if (
      (relation === 'holding' || relation === 'wearing' || relation === 'playing') &&
      (HOLDER_KINDS.has(one.kind) ||
        (one.kind === 'bird' && relation === 'holding') ||
        (isBeast(one) && GARMENT_KEYS.has(other.key))) &&
      isPortable(other) &&
      !(relation === 'playing' && isBall(other))
    )
      give(one, other);
    if (relation === 'wearing' && (canThingWear(one, other) || (isInsect(other) && isBeast(one))))
      give(one, other);
  }
  const bodies = present.filter(({ kind }) => HOLDER_KINDS.has(kind));
  // A cat on the back of a dog rides already, and bears nobody.
  const isBorne = reading.subjects.some((subject) => bearerOf(reading, subject) !== undefined);
  if (riders.size === 0 && !isBorne && reading.relations.has('ride')) {
    // Whoever is said to, on what they are said to be on; nobody rides what is much smaller than they are.
    const said = bodies.find(({ person }) => person?.deeds?.some(({ act }) => act === 'ride'));
    const own = reading.links.find(
      ({ relation, from, to }) =>
        relation === 'on' &&
        reading.subjects[from] === said &&
        MOUNTS.has(reading.subjects[to ?? -1]?.kind ?? 'sky'),
    );
    const rider =
      said ?? bodies.find((body) => present.some((other) => other !== body && MOUNTS.has(other.kind)));
    const isLarge = (subject: Subject): boolean =>
      subject.kind === 'vehicle' ||
      (rider !== undefined && metresOf(subject) > metresOf(rider) * LEAST_RIDDEN);
    const mount =
      own && reading.subjects[own.to ?? -1] !== undefined
        ? reading.subjects[own.to ?? -1]
        : present.find((subject) => subject !== rider && MOUNTS.has(subject.kind) && isLarge(subject));
    if (rider && mount) riders.set(mount, [rider]);
  }
  // To what is there, or to the frame.
  const isLinked = (subject: Subject): boolean => {
    const own = reading.subjects.indexOf(subject);
    return reading.links.some(({ from, to }) => {
      const other = reading.subjects[from === own ? (to ?? -1) : from];
      return (
        (from === own || to === own) &&
        (other === undefined || present.includes(other) || other.kind === 'tree')
      );
    });
  };
  // "A woman sells apples while a boy counts coins": who was named last before it has it, where the hands are free.
  const ownerOf = (thing: Subject): Subject | undefined =>
    bodies.findLast(
      (one) =>
        present.indexOf(one) < present.indexOf(thing) &&
        one.kind === 'figure' &&
        one.person?.hands === undefined,
    ) ?? bodies[0];
  for (const thing of present) {
    const first = ownerOf(thing);
    if (
      first &&
      !KEEPS_HANDS.has(first.person?.hands) &&
      !['poster', 'shelf', 'emblem', 'shop-window'].includes(scene) &&
      isPortable(thing) &&
      thing.standsApart !== true &&
      // A hand has one thing, the others stand there; her gown a bride has on.
      !(first.kind === 'figure' && belongings.has(first) && thing.key !== 'dress') &&
      // What is giant is held where that is said.
      (thing.size !== 'huge' || first.person?.hands === 'read') &&
      !isShoe(thing) &&
      !isLinked(thing) &&
      !isLainIn(reading, thing) &&
      // What is named with a sill stands there.
      !(scene === 'room' && isSillNamed(stage.words)) &&
      !isSetOut(stage, thing) &&
      !standsBy(first, thing) &&
      !isOfList(present, first, thing) &&
      !isHeld(belongings, thing)
    )
      give(first, thing);
  }
  // A pianist who sits at a piano plays that one.
  for (const thing of present) {
    const work = workWith(thing);
    const player = bodies.find(({ person, count }) => count === 1 && work && person?.hands === work);
    if (work && player && mannerOf(work).isFixed === true && !isHeld(belongings, thing)) give(player, thing);
  }
  const typist = bodies.find(({ person }) => person?.hands === 'type');
  for (const computer of present)
    if (typist && isComputer(computer) && !isHeld(belongings, computer)) give(typist, computer);
  // The screens of a desk, its cup and its books are drawn with who sleeps before them.
  for (const desk of riders.keys())
    for (const thing of present)
      if (isDesk(desk) && (isComputer(thing) || ON_DESK.test(thing.key)) && !isHeld(belongings, thing))
        give(desk, thing);
  const cook =
    firstAtWorktable(bodies) ??
    bodies.find(({ person }) => person?.hands !== undefined && COOKING.has(person.hands));
  for (const food of present)
    if (
      cook &&
      food.kind === 'food' &&
      !isLinked(food) &&
      !isHeld(belongings, food) &&
      !isPointedAt(stage, food)
    )
      give(cook, food);
  const seated = new Set([...riders.values()].flat());
  return {
    actors: present.filter((subject) => !seated.has(subject) && !isHeld(belongings, subject)),
    riders,
    belongings,
  };
}

/** "A boy reads, kittens sleep in a basket": where animals are, that stands there, and nobody holds it unless it is said. */
function isLainIn({ links, subjects }: PromptReading, thing: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'in' && subjects[to ?? -1] === thing && ANIMAL_KINDS.has(subjects[from]?.kind ?? 'sky'),
  );
}

/** In parts of who rides it. */
const LEAST_RIDDEN = 0.3;

/** "A cat and a basket": an animal has what it wears, reads or plays with; what is large stands by it. */
function standsBy(one: Subject, thing: Subject): boolean {
  if (one.kind === 'figure' || one.person?.hands !== undefined) return false;
  const isLarge = thing.kind === 'item' && metresOf(thing) >= metresOf(one) * TOO_LARGE;
  return isContainer(thing) || (isLarge && !isBall(thing) && !GARMENT_KEYS.has(thing.key));
}
/** 一把吉他、一顶草帽和一个野餐篮,旁边有一只小狗: of several things a hat is no more on the dog than the others. */
function isOfList(present: readonly Subject[], one: Subject, hat: Subject): boolean {
  const things = present.filter(({ kind, words }) => kind === 'item' && words !== undefined);
  return one.kind !== 'figure' && hat.kind === 'hat' && things.length > 1;
}
/** For paws, in parts of who has them. */
const TOO_LARGE = 0.5;

/** Who salutes a flag does not hold it, and who opens one gift leaves the others on the floor. */
const KEEPS_HANDS: ReadonlySet<string | undefined> = new Set([
  'salute',
  'point',
  'clap',
  'pray',
  'bow-down',
  'unwrap',
  'touch',
  'touch-low',
  'pick-fruit',
]);

/** What is made stands before them. */
const COOKING: ReadonlySet<string> = new Set([
  'cook',
  'wrap',
  'knead',
  'chop',
  'roll',
  'bake',
  'stir-fry',
  'grill',
]);

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

const ON_DESK = /^(?:coffee|tea|teacup-without-handle|books?)$/;

const EATEN: ReadonlySet<string> = new Set(['eating', 'drinking']);

/** The board that words stand on is drawn with them, and the shirt by who wears it. */
export function isWrittenBoard({ writing, subjects }: PromptReading, { key }: Subject): boolean {
  if (writing.length === 0) return false;
  if (key === 't-shirt') return subjects.some(({ kind }) => kind === 'figure');
  return /^(placard|sign|poster|banner|board)$/.test(key);
}

/** Who paints is seen with what is painted at, wherever the two are said to be; a piano also stands by itself. */
function isWorkedAt(relation: LinkRelation, thing: Subject): boolean {
  const work = workWith(thing);
  if (!work || mannerOf(work).isFixed !== true) return false;
  return work === 'paint' || relation === 'playing';
}

function isHeld(belongings: Map<Subject, Subject[]>, thing: Subject): boolean {
  return [...belongings.values()].some((things) => things.includes(thing));
}
