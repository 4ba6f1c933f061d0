// What stands in a place of its own, whoever else is there: a blanket, furniture along the wall, a cat in the window.

import { writtenBoard } from '../posters/sign-boards.ts';
import { placePicnic } from './place-picnic.ts';
import { flockSpots } from './feed-flock.ts';
import type { PromptReading, Rest, Subject } from '../reading/prompt-reading.ts';
import { roomScale } from '../scenery/interior.ts';
import {
  isCloseToSill,
  isNamedOnSill,
  isSaidOnFloor,
  isSillNamed,
  windowBox,
} from '../scenery/window-box.ts';
import { breadthOf } from './breadths.ts';
import { sideOf } from './perches.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';
import { herdSpots } from './place-herd.ts';
import { placeLadder } from './place-ladder.ts';
import type { Stage } from '../staging/stage.ts';
import { placeForTelevision } from './watch-television.ts';
import { isFurniture } from '../things/redrawn.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** Furniture that stands against the wall, where somebody or something else is in the room. */
const BY_WALL: ReadonlySet<string> = new Set(['bookshelf', 'floor-lamp', 'potted-plant', 'fireplace']);
/** Where along the wall, as parts of the width from the middle away from the window. */
const ALONG = [0.36, -0.44, 0.12, -0.2];

/** Empty where all stand together. */
export function placeApart(stage: Stage, members: readonly Member[]): Spot[] {
  if (stage.scene === 'room')
    return [
      ...placeByWall(stage, members),
      ...placeOnSill(stage, members),
      ...placeAtBoard(stage, members),
      ...placeStairs(stage, members),
      ...placeLadder(stage, members),
      ...placeForTelevision(stage, members),
    ];
  const laid = placePicnic(stage, members);
  if (laid.length > 0) return laid;
  const { width, height, short } = stage;
  const blankets = members
    .filter(({ subject }) => subject.key === 'picnic')
    .map(({ subject, index }) =>
      makeSpot(stage, subject, index, {
        x: width / 2,
        y: height * 0.985,
        tall: short * (members.length > 1 ? 0.21 : 0.26),
        depth: 0.8,
      }),
    );
  return [...blankets, ...flockSpots(stage, members), ...herdSpots(stage, members)];
}

function placeByWall(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, light, reading } = stage;
  const isLinked = (subject: Subject): boolean =>
    reading.links.some(({ from, to }) => [from, to ?? -1].includes(reading.subjects.indexOf(subject)));
  const onSill = new Set(sillSitters(stage, members).map(({ subject }) => subject));
  const byWall = members.filter(
    ({ subject }) => BY_WALL.has(subject.key) && !onSill.has(subject) && !isLinked(subject),
  );
  const wall = (byWall.length < members.length ? byWall : []).toSorted((a, b) => b.metres - a.metres);
  const { metre, floor } = roomScale(stage, 0.15);
  return wall.map(({ subject, index, metres }, place) =>
    makeSpot(stage, subject, index, {
      x: width * (0.5 - light.side * (ALONG[place % ALONG.length] ?? 0)),
      y: floor,
      tall: metres * metre,
      depth: 0.56,
      isFlipped: false,
    }),
  );
}

/** In metres: what may stand beside the first on a sill, where there is no table for it. */
const SMALL = 0.5;
/** As high as it is drawn there at least, in parts of the first. */
const LEAST_BESIDE = 0.4;

/** In metres: a pot for a sill is smaller than one for the floor. */
const POT = 0.34;

function smallAs(subject: Subject, metres: number): number {
  return isPot(subject) ? Math.min(POT, metres) : metres;
}

function isPot({ key }: Subject): boolean {
  return key.startsWith('potted-');
}

/** The first that is small enough, and nobody's seat; and small things with it. */
function sillSitters(stage: Stage, all: readonly Member[]): Member[] {
  const { words, reading } = stage;
  if (!isSillNamed(words)) return [];
  // Nothing else is to be seen.
  if (isCloseToSill(stage)) return [...all];
  const members = all.filter(
    ({ subject }) => !isElsewhere(reading, subject) && !isSaidOnFloor(words, subject),
  );
  const fits = members.filter(
    ({ subject, metres }) =>
      isPot(subject) ||
      (subject.kind !== 'figure' && subject.kind !== 'vehicle' && !isFurniture(subject) && metres <= 1.2),
  );
  // Of a cat and a cup the cat is what the sill is for.
  const isNamed = ({ subject }: Member): boolean => isNamedOnSill(words, subject.words ?? '');
  const animals = fits.filter(({ subject }) => ANIMAL_KINDS.has(subject.kind));
  const animal = animals.find(isNamed) ?? animals[0];
  const first = (animal ?? fits.find(isNamed) ?? fits[0])?.subject;
  // "A cat and a dog sitting on a windowsill": one verb is said of both.
  // 两只猫在窗台上，白猫在睡觉: it is said of the two.
  const isWithFirst = ({ subject }: Member): boolean =>
    ANIMAL_KINDS.has(subject.kind) &&
    ((subject.key === first?.key && subject.words === first.words) ||
      (subject.rests !== undefined && isSameRest(subject.rests, first?.rests)));
  // Where people are, what is only named may be with them.
  const isSomebody = members.some(({ subject }) => subject.kind === 'figure');
  const hasTable = members.some(
    ({ subject }) => isFurniture(subject) && !isPot(subject) && subject !== first,
  );
  return members.filter(
    (one) =>
      one.subject === first ||
      (fits.includes(one) && isWithFirst(one)) ||
      (first && (!isSomebody || isNamed(one)) && !hasTable && isSmallThing(one)),
  );
}

function isSmallThing({ subject, metres }: Member): boolean {
  return (subject.kind === 'item' || subject.kind === 'food') && smallAs(subject, metres) <= SMALL;
}

function isSameRest(one: Rest, other: Rest | undefined): boolean {
  return one.how === other?.how && one.words === other.words;
}

/** Who is said to be on a sofa, or at somebody's feet, is not on the sill. */
function isElsewhere({ links, subjects }: PromptReading, subject: Subject): boolean {
  return links.some(({ relation, from, to, words }) => {
    const other = to === null ? undefined : subjects[to];
    if (subjects[from] !== subject || other === undefined) return false;
    return relation === 'on'
      ? isFurniture(other)
      : relation === 'beside' && words !== '' && other.kind === 'figure';
  });
}

/** Of the window's height; in parts of it a small thing alone. */
const LEAST_ALONE = 0.6;
const [HIGH, HIGH_ALONE, HIGH_BESIDE] = [0.52, 0.6, 0.36] as const;
/** From head to foot: the legs hang down before it. */
const PERSON_ON_SILL = 0.85;

function placeOnSill(stage: Stage, members: readonly Member[]): Spot[] {
  const { short, light } = stage;
  const { reading } = stage;
  const sitters = sillSitters(stage, members).toSorted(
    (a, b) => sideOf(reading, a.subject) - sideOf(reading, b.subject),
  );
  const first = sitters.find(({ subject }) => ANIMAL_KINDS.has(subject.kind)) ?? sitters[0];
  if (!first) return [];
  const box = windowBox(stage);
  // Beside people a cat is no larger than it is.
  const isSomebody = members.some(({ subject }) => subject.kind === 'figure');
  const large = Math.min(1, Math.max(LEAST_BESIDE, smallAs(first.subject, first.metres) / SMALL));
  // Nor a cup as large as the window.
  const isAnimal = ANIMAL_KINDS.has(first.subject.kind);
  const alone = isCloseToSill(stage) ? HIGH_ALONE : HIGH;
  const high = isSomebody ? HIGH_BESIDE * large : alone * (isAnimal ? 1 : Math.max(LEAST_ALONE, large));
  const talls = sitters.map(
    ({ subject, metres }) =>
      box.tall *
      (subject.kind === 'figure' ? PERSON_ON_SILL : high) *
      Math.max(LEAST_BESIDE, Math.min(1, smallAs(subject, metres) / smallAs(first.subject, first.metres))),
  );
  // Each has as much room as it is wide beside the others.
  const wides = sitters.map(({ subject }, place) => (talls[place] ?? 0) * breadthOf(stage, subject));
  const whole = wides.reduce((sum, wide) => sum + wide, 0);
  const scale = Math.min(1, (box.wide * 0.8) / whole);
  const gap = Math.max(0, (box.wide * 0.84 - whole * scale) / sitters.length);
  let along = box.left + box.wide * (0.08 + light.side * 0.06) + gap / 2;
  return sitters.map(({ subject, index }, place) => {
    const wide = (wides[place] ?? 0) * scale;
    const x = along + wide / 2;
    along += wide + gap;
    return makeSpot(stage, subject, index, {
      x,
      y: box.top + box.tall + short * 0.008,
      tall: (talls[place] ?? 0) * scale,
      // Legs hang down before the floor.
      depth: subject.kind === 'figure' ? 0.5 : 0.15,
      isFloating: true,
      isPerched: true,
    });
  });
}

/** Metres from the middle of the room at which who teaches stands: beside the board, left of it. */
const BESIDE_BOARD = -1.5;
/** Of the width: so far from the board whoever points at what is written on it. */
const BESIDE_WRITTEN = 0.02;

/** At the back of the room, where there are pupils; else large, but beside the board as well. */
function placeAtBoard(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, height, light } = stage;
  const teachers = members.filter(({ subject }) => subject.person?.hands === 'teach');
  const isAlone = teachers.length === members.length;
  const { metre, floor } = roomScale(stage, 0.5);
  const written = writtenBoard(stage);
  const board = width / 2 - light.side * 0.28 * metre + BESIDE_BOARD * metre * 0.8;
  const beside = written ? written.x - written.wide / 2 - width * BESIDE_WRITTEN : board;
  return teachers.map(({ subject, index, metres }, place) =>
    makeSpot(stage, subject, index, {
      x: Math.max(width * 0.1, beside + place * metre * 0.64),
      y: isAlone ? height * 0.95 : floor + metre * 0.1,
      tall: isAlone ? height * 0.66 : metres * metre * 1.06,
      depth: isAlone ? 0.75 : 0.58,
    }),
  );
}

/** From the floor to the ceiling, away from the window. */
function placeStairs(stage: Stage, members: readonly Member[]): Spot[] {
  const { width, height, light } = stage;
  const isAlone = members.length === 1;
  return members
    .filter(({ subject }) => subject.key === 'spiral-staircase')
    .map(({ subject, index }) =>
      makeSpot(stage, subject, index, {
        x: width * (0.5 - light.side * (isAlone ? 0.08 : 0.24)),
        y: height * (isAlone ? 0.95 : 0.9),
        tall: height * 0.9,
        depth: 0.66,
        isFlipped: false,
      }),
    );
}
