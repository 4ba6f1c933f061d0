// A group on one ground: how large each is beside the others, and where its feet are.

import { isPerson } from '../people/read-person.ts';
import { isBall } from '../people/hands.ts';
import { isFromAbove } from '../staging/look-down.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { hasPlatter, isLoose } from '../contents/vessels.ts';
import { emblemForm, emblemMiddle, emblemSize } from '../scenery/emblem.ts';
import { feetRow, underfootOf } from '../staging/underfoot.ts';
import { footOfWords } from '../posters/sheet-words.ts';
import { isFilled, shareOf } from './share-of-frame.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';
import { isOutside, type Stage } from '../staging/stage.ts';
import { breadthOf } from './breadths.ts';
import { isSaidToFly } from './is-aloft.ts';
import { ANIMAL_KINDS, PORTABLE_KINDS, LIVING_KINDS } from '../reading/subject-kinds.ts';

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const FEET_ON_SHEET = 0.89;

const FEET: Partial<Record<string, number>> = {
  lake: 0.95,
  sea: 0.945,
  'water-town': 0.965,
  moon: 0.9,
  underwater: 0.94,
  studio: 0.785,
  table: 0.87,
  shelf: 0.78,
  'shop-window': 0.795,
  poster: FEET_ON_SHEET,
  room: 0.95,
  street: 0.945,
  wall: 0.9,
};

/** Nothing is so small beside another that it would be lost: sizes are told, not measured. */
const TOLD = 0.62;
const LEAST = 0.2;
/** But beside people everybody sees how large a crow is. */
const BESIDE_PEOPLE = 0.88;
/** And a child has a hand at the hand of who walks with it. */
const OF_PEOPLE = 0.74;
const LEAST_BESIDE_PEOPLE = 0.14;
/** Nor is a tomato at their feet as large as a head: so many times as large as it is, and no smaller than this part. */
const [MOST_TOLD, LEAST_TOLD] = [2, 0.06] as const;
/** Nor is a hedgehog half as high as a fox. */
const BESIDE_ANIMALS = 0.75;
/** One looks for each thing that is laid out. */
const LEAST_LAID = 0.46;
/** Of what lies on a table that is looked down upon: more room for each than where one hides a part of the other. */
const APART = 1.18;
/** In heights of what a boat is shown beside. */
const BROAD_BOAT = 1.9;
/** An emblem has no fine parts. */
const LEAST_PRINTED = 0.6;
/** In print a saxophone is not lost beside a cat; beside people all is as large as it is. */
const LEAST_ON_SHEET = 0.5;

/** A flat disc of the least height would be as broad as a table. */
function isThrown(subject: Subject): boolean {
  return isBall(subject) || subject.key === 'frisbee';
}

/** Nobody says which ball a kitten plays with: one that it can roll. */
const LARGEST_TOY = 0.5;

/** On a table, and in two rows, what is high stands behind what is low; in one row all that a plate holds is side by side. */
function inRows(stage: Stage, members: readonly Member[]): readonly Member[] {
  const isLaid = stage.scene === 'table' && members.every(({ subject }) => PORTABLE_KINDS.has(subject.kind));
  if (members.length <= 4 && !isCrowded(stage, members))
    return isLaid && hasPlatter(stage)
      ? members.toSorted((a, b) => Number(isLoose(b.subject)) - Number(isLoose(a.subject)))
      : members;
  if (isLaid) return members.toSorted((a, b) => b.metres - a.metres);
  // A car or a tree of Christmas stands behind those around it, and hides nobody.
  return members.toSorted((a, b) => Number(isTallThing(b)) - Number(isTallThing(a)));
}

/** In a room people and broad things side by side would all be far smaller than its walls are told. */
function isCrowded(stage: Stage, members: readonly Member[]): boolean {
  if (stage.scene !== 'room' || members.length < 4 || !members.some(({ subject }) => isPerson(subject)))
    return false;
  const most = Math.max(...members.map(({ metres }) => metres));
  return (
    sum(members.map(({ subject, metres }) => (metres / most) ** TOLD * breadthOf(stage, subject))) > CROWDED
  );
}
/** In heights of the tallest. */
const CROWDED = 2.2;

function isTallThing({ subject, metres }: Member): boolean {
  return (
    subject.kind === 'vehicle' || BROAD.test(subject.key) || (subject.kind === 'item' && metres > TALL_THING)
  );
}
/** In metres: children are seen over all that is lower. */
const TALL_THING = 1.6;
/** They hide all that is lower. */
const BROAD = /^(?:couch-and-lamp|bed)$/;

/** "A spaceship parked behind him", "a pilot in front of his plane": what is large stands across, behind whoever it is behind, and takes no room of the row. */
function standsAcross({ scene, reading: { links, subjects } }: Stage, members: readonly Member[]): Subject[] {
  if (scene === 'emblem' || scene === 'poster' || scene === 'room') return [];
  return members
    .filter(({ subject, metres }) => {
      const behind = links.find(({ relation, from }) => relation === 'behind' && subjects[from] === subject);
      const before = links.find(
        ({ relation, to }) => relation === 'in_front' && subjects[to ?? -1] === subject,
      );
      const nearer = subjects[behind?.to ?? before?.from ?? -1];
      const who = members.find((one) => one.subject === nearer);
      const isLarge = who && LIVING_KINDS.has(who.subject.kind) && metres > who.metres * MUCH_LARGER;
      return isLarge && subject.count === 1 && !LIVING_KINDS.has(subject.kind);
    })
    .map(({ subject }) => subject);
}
const MUCH_LARGER = 2;
/** In heights of whom it is behind, and of the breadth of the frame. */
const [MOST_BEHIND, WIDEST_BEHIND] = [1.25, 0.8] as const;

/** Who stands before it is so high at most, in heights of it; and between these parts of the shorter side. */
const BEFORE_IT = 0.85;
const BEFORE = [0.38, 0.45] as const;

/** All of a group on one ground, in one row or two; `hasBuildings`: behind them. */
export function placeGroup(stage: Stage, asked: readonly Member[], hasBuildings: boolean): Spot[] {
  const across = standsAcross(stage, asked);
  if (across.length > 0) {
    const row = placeGroup(
      stage,
      asked.filter(({ subject }) => !across.includes(subject)),
      hasBuildings,
    );
    const behind = across.map((subject) => acrossBehind(stage, subject, row));
    const lowest = Math.min(...behind.map(({ tall }) => tall));
    const [least, largest] = BEFORE.map((part) => part * stage.short) as [number, number];
    const most = Math.max(least, Math.min(largest, lowest * BEFORE_IT));
    const scale = Math.min(1, most / Math.max(...row.map(({ tall }) => tall)));
    return [...row.map((spot) => ({ ...spot, tall: spot.tall * scale })), ...behind];
  }
  const members = inRows(stage, asked);
  if (members.length === 0) return [];
  const { width, height, short, scene, light } = stage;
  // On a sheet a boat is a sign beside others: as broad as they are together.
  const ashore = members.filter(({ subject }) => subject.kind !== 'boat');
  const isBeside = scene === 'poster' && ashore.length > 0;
  const most = Math.max(...(isBeside ? ashore : members).map(({ metres }) => metres));
  const people = members.filter(({ subject }) => isPerson(subject) && scene !== 'poster');
  const person = people.length > 0 ? Math.max(...people.map(({ metres }) => metres)) : undefined;
  const least =
    scene === 'emblem'
      ? LEAST_PRINTED
      : scene === 'poster' && !members.some(({ subject }) => isPerson(subject))
        ? LEAST_ON_SHEET
        : isFromAbove(stage)
          ? LEAST_LAID
          : person === undefined
            ? LEAST
            : LEAST_BESIDE_PEOPLE;
  const isOfAnimals = isOutside(stage) && members.every(({ subject }) => ANIMAL_KINDS.has(subject.kind));
  const isMarkOfTwo = scene === 'emblem' && areOfTwoKinds(members);
  const sizes = members.map(({ subject, metres }) =>
    // Signs have no size of their own: a bird and a pot of tea are as much of a mark.
    isMarkOfTwo
      ? breadthOf(stage, subject) ** -0.5
      : isBeside && subject.kind === 'boat'
        ? BROAD_BOAT / breadthOf(stage, subject)
        : isThrown(subject)
          ? Math.min((metres / most) * 1.3, subject.key === 'ball' ? LARGEST_TOY : Infinity)
          : Math.max(
              person !== undefined && least === LEAST_BESIDE_PEOPLE
                ? Math.min(least, Math.max(LEAST_TOLD, (metres / most) * MOST_TOLD))
                : least,
              isOfAnimals
                ? (metres / most) ** BESIDE_ANIMALS
                : toldSize(
                    metres,
                    most,
                    isKnown(subject, metres) ? person : undefined,
                    subject.kind === 'figure' ? OF_PEOPLE : BESIDE_PEOPLE,
                  ),
            ),
  );
  const room = Math.min(height, short * 1.3);
  const isEmblem = scene === 'emblem';
  // On a sheet they swim over the waves of its foot.
  const isOfFish = scene === 'poster' && members.every(({ subject }) => subject.kind === 'fish');
  const isAbove = isFromAbove(stage);
  const isOneRow = members.every(({ subject }) => subject.isInRow === true);
  const rows =
    !isOneRow &&
    ((isAbove && members.length > 3) ||
      (members.length > 4 && sum(members.map(({ subject }) => breadthOf(stage, subject))) > 3.4) ||
      isCrowded(stage, members))
      ? 2
      : 1;
  // What stands on the ground is no farther off for its height.
  const isLaid = members.every(({ subject }) => PORTABLE_KINDS.has(subject.kind));
  const share = shareOf(stage, members.length, hasBuildings);
  // Above what stands on the sheet of a poster are its words.
  const isBold = scene !== 'poster' && (stage.look === 'poster' || stage.look === 'line_art');
  const bold = isBold ? 1.12 : 1;
  const wanted = room * share * bold;
  const wides = members.map(
    ({ subject }, at) => (sizes[at] ?? 1) * breadthOf(stage, subject) * (isAbove ? APART : 1),
  );
  const reached = sum(wides) / rows;
  const allowed =
    (isEmblem
      ? short * (WITHIN[emblemForm(stage)] ?? 0.56)
      : width *
        (rows > 1
          ? 0.9
          : members.length > 1
            ? 0.86
            : sum(wides) > 2.2 || stage.look === 'coloring'
              ? 0.94
              : stage.reading.disc === undefined
                ? scene === 'poster' && isFilled(stage)
                  ? 1
                  : 0.72
                : 0.86)) /
    (reached * 1.08);
  // Nothing stands in the words of a sheet.
  const below = scene === 'poster' ? height * FEET_ON_SHEET - footOfWords(stage) - short * 0.02 : Infinity;
  const unit = Math.min(wanted, allowed, Math.max(height * 0.2, below) / Math.max(...sizes));
  const alone = members.length === 1;
  const perRow = Math.ceil(members.length / rows);
  const lowest = isEmblem
    ? emblemFoot(stage, unit * Math.max(...sizes))
    : stage.reading.subjects.some(({ key }) => key === 'picnic')
      ? 0.87
      : isOfFish
        ? 0.7
        : (feetRow(stage) ?? FEET[scene] ?? 0.93);
  if (isMarkOfTwo && members.every(({ subject }) => breadthOf(stage, subject) > BROAD_SIGN))
    return stackInEmblem(stage, members);
  return members.map(({ subject, index }, place): Spot => {
    const random = stage.random(`stand ${subject.key} ${index}`);
    const row = Math.floor(place / perRow);
    const inRow = members.map((_, at) => at).filter((at) => Math.floor(at / perRow) === row);
    const reach = inRow.reduce((total, at) => total + (wides[at] ?? 0), 0);
    const before = inRow.filter((at) => at < place).reduce((total, at) => total + (wides[at] ?? 0), 0);
    const middle = before + (wides[place] ?? 0) / 2 - reach / 2;
    const aside =
      alone && !isEmblem
        ? -light.side * Math.min(0.07, (width / short - 0.5) * 0.1) * random.between(0.4, 1) * width
        : 0;
    const isFar = rows > 1 && row === 0;
    const tall =
      unit *
      (sizes[place] ?? 1) *
      (isFar && !isAbove ? 0.86 : 1) *
      (isEmblem || alone ? 1 : random.between(0.97, 1.03));
    // On a balcony all of them stand within its railing.
    const highest = underfootOf(stage) === 'balcony' ? height * WITHIN_RAILING : 0;
    const step = rows > 1 ? (isFar ? 0 : 1) : place % 2 === 0 || isEmblem ? 1 : 0;
    return makeSpot(stage, subject, index, {
      x: width / 2 + middle * unit * 1.06 + aside + (isFar ? unit * 0.16 : 0),
      y: isAbove
        ? height * (rows === 1 ? 0.5 : isFar ? 0.31 : 0.69) + tall / 2
        : Math.max(
            highest,
            height * lowest -
              (1 - step) * (rows > 1 ? Math.max(short * 0.07, isLaid ? tall * 0.55 : 0) : short * 0.02),
          ),
      tall,
      depth: 0.75 - (1 - step) * 0.02,
      isFloating: isEmblem || isAbove || isOfFish,
      ...(floats(stage, subject) ? floatOver(stage, place) : {}),
    });
  });
}

function acrossBehind(stage: Stage, subject: Subject, row: readonly Spot[]): Spot {
  const { width, height, short } = stage;
  const highest = Math.max(...row.map(({ tall }) => tall));
  return makeSpot(stage, subject, 0, {
    x: width / 2,
    y: Math.min(height, ...row.map(({ y }) => y)) - short * 0.05,
    tall: Math.min(highest * MOST_BEHIND, (width * WIDEST_BEHIND) / breadthOf(stage, subject)),
    depth: Math.min(...row.map(({ depth }) => depth)) - 0.02,
  });
}

/** In heights: side by side two such signs would be small. */
const BROAD_SIGN = 1.15;
/** Of the shorter side: how wide and tall each is, and how far its foot is below the middle of the mark. */
const IN_EMBLEM = { wide: 0.46, tall: 0.2, feet: [-0.015, 0.215] } as const;

/** Two broad signs of a mark, one over the other. */
function stackInEmblem(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, short } = stage;
  const size = short * emblemSize(stage) * ((WITHIN[emblemForm(stage)] ?? 0.56) / 0.56);
  return members.map(({ subject, index }, place) =>
    makeSpot(stage, subject, index, {
      x: width / 2,
      y: emblemMiddle(stage) + size * (IN_EMBLEM.feet[place] ?? 0),
      tall: size * Math.min(IN_EMBLEM.tall, IN_EMBLEM.wide / breadthOf(stage, subject)),
      isFloating: true,
    }),
  );
}

/** Of the shorter side, across; within the band of a seal there is less room. */
const WITHIN: Partial<Record<string, number>> = { bare: 0.78, seal: 0.47 };
/** Of the height. */
const WITHIN_RAILING = 0.91;

/** Of people, animals and small things; a chair is as large as it was. */
function isKnown({ kind }: Subject, metres: number): boolean {
  return kind === 'figure' || ANIMAL_KINDS.has(kind) || metres < SMALL_THING;
}
/** In metres. */
const SMALL_THING = 0.6;

/** In parts of the largest; `person`: how tall the tallest of the people is. */
function toldSize(metres: number, most: number, person: number | undefined, beside: number): number {
  if (person === undefined || metres >= person) return (metres / most) ** TOLD;
  return (person / most) ** TOLD * (metres / person) ** beside;
}

/** Not of two animals, or two people, of which one is larger than the other. */
function areOfTwoKinds(members: readonly Member[]): boolean {
  const [one, other] = members.map(({ subject }) => subject);
  if (!one || !other || members.length > 2 || one === other) return false;
  return (
    LIVING_KINDS.has(one.kind) !== LIVING_KINDS.has(other.kind) ||
    (!LIVING_KINDS.has(one.kind) && one.kind !== other.kind)
  );
}

/** What is wide and low is about the middle of its emblem: at the foot there is less room. */
function emblemFoot(stage: Stage, tall: number): number {
  const { short, height } = stage;
  const size = emblemSize(stage);
  return (emblemMiddle(stage) + Math.min(short * 0.26 * size, tall * 0.5 + short * 0.05 * size)) / height;
}

/** "Sneakers floating on an orange background": over the paper that they would stand on. */
function floats({ scene, reading }: Stage, subject: Subject): boolean {
  return scene === 'studio' && FLOATING.has(subject.kind) && isSaidToFly(reading, subject);
}
const FLOATING: ReadonlySet<Subject['kind']> = new Set(['item', 'hat', 'food', 'plant']);

function floatOver({ height, light }: Stage, place: number): Pick<Spot, 'y' | 'turn' | 'isFloating'> {
  return { y: height * (0.64 - (place % 2) * 0.03), turn: light.side * 0.16, isFloating: true };
}
