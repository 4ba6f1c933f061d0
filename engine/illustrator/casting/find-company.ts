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
import { isInsect, seatOf } from '../placing/sit-on-body.ts';
import { isServedAtTable } from './diners.ts';
import { isContainer } from '../contents/containers.ts';
import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { ridersWith } from './seats-two.ts';
import { isPointedAt } from '../placing/point-at.ts';
import { isSillNamed } from '../scenery/window-box.ts';
import type { Stage } from '../staging/stage.ts';
import { canThingWear } from '../things/dress-thing.ts';
import { metresOf } from '../things/metres.ts';
import { cabinFor } from './drive.ts';
import { ANIMAL_KINDS, HOLDER_KINDS } from '../reading/subject-kinds.ts';
import { isThere } from './who-is-there.ts';

/** Clothes that lie by themselves, or are worn by animals. */
const GARMENT_KEYS: ReadonlySet<string> = new Set(Object.keys(GARMENT_DRAWINGS));

/** Birds have it in the beak. */
const HOLDERS: ReadonlySet<Subject['kind']> = new Set([...HOLDER_KINDS, 'bird']);

const MOUNTS: ReadonlySet<Subject['kind']> = new Set(['mount', 'full', 'vehicle', 'fish', 'air', 'face']);

/** Who goes with whom: riders and what they ride, things and who has them. */
type Company = {
  actors: Subject[];
  riders: Map<Subject, Subject[]>;
  belongings: Map<Subject, Subject[]>;
};

export function findCompany(stage: Stage): Company {
  const { reading, scene } = stage;
  const present = reading.subjects.filter((subject) => isThere(stage, subject));
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

const ON_DESK = /^(?:coffee|tea|teacup-without-handle|books?)$/;

const EATEN: ReadonlySet<string> = new Set(['eating', 'drinking']);

/** Who paints is seen with what is painted at, wherever the two are said to be; a piano also stands by itself. */
function isWorkedAt(relation: LinkRelation, thing: Subject): boolean {
  const work = workWith(thing);
  if (!work || mannerOf(work).isFixed !== true) return false;
  return work === 'paint' || relation === 'playing';
}

function isHeld(belongings: Map<Subject, Subject[]>, thing: Subject): boolean {
  return [...belongings.values()].some((things) => things.includes(thing));
}
