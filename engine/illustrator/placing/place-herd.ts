// Herds, flocks and packs on land: a few near the viewer, the others farther and farther away, most of them headed
// the same way.

import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import { rowOfDistance, type Stage, type StageScene } from '../staging/stage.ts';
import { breadthOf } from './breadths.ts';
import { isFedFlock } from './feed-flock.ts';
import { makeSpot, unitOf, type Member, type Spot } from './spot.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** Fewer stand side by side. */
const LEAST = 5;
const LANDS: ReadonlySet<StageScene> = new Set([
  'meadow',
  'forest',
  'mountains',
  'snowfield',
  'desert',
  'village',
]);
/** Where each is across the frame, and how near: 1 at the viewer's feet, 0 at the horizon. */
const PLACES = [
  [0.36, 1],
  [0.74, 0.84],
  [0.13, 0.72],
  [0.52, 0.62],
  [0.87, 0.52],
  [0.3, 0.44],
  [0.66, 0.36],
  [0.08, 0.33],
  [0.46, 0.29],
  [0.93, 0.27],
  [0.22, 0.24],
  [0.78, 0.22],
] as const;
/** Behind others that the image shows as well. */
const NEAREST_BEHIND = 0.6;
const SMALL = 0.4;
/** Sizes beside others are told, not measured. */
const TOLD = 0.62;

/** Said of who is somewhere near. */
const LOOSE: ReadonlySet<LinkRelation> = new Set([
  'beside',
  'behind',
  'in_front',
  'around',
  'following',
  'left',
  'right',
]);

function isHerd({ scene, reading, look }: Stage, subject: Subject): boolean {
  return (
    LANDS.has(scene) &&
    look !== 'logo' &&
    ANIMAL_KINDS.has(subject.kind) &&
    subject.count >= LEAST &&
    !isFedFlock(reading, subject) &&
    reading.links.every(
      ({ relation, from, to }) =>
        LOOSE.has(relation) || (reading.subjects[from] !== subject && reading.subjects[to ?? -1] !== subject),
    )
  );
}

/** Buildings that stand where a herd is: it is before them, or looks out on both sides of them. */
export function housesOfHerd(stage: Stage, members: readonly Member[]): Member[] {
  return members.some(({ subject }) => isHerd(stage, subject))
    ? members.filter(({ subject }) => subject.kind === 'building')
    : [];
}

/** Whether the herd is said to be behind them. */
export function isBehindHouses({ reading }: Stage, members: readonly Member[]): boolean {
  const { subjects } = reading;
  return reading.links.some(
    ({ relation, from, to }) =>
      relation === 'behind' &&
      subjects[to ?? -1]?.kind === 'building' &&
      members.some(({ subject }) => subject === subjects[from] && subject.kind !== 'building'),
  );
}

/** Metres from the viewer at which buildings stand behind a herd. */
export const BEHIND_HERD = 13;

/** How near one of the herd is to the viewer, and where across, where buildings stand as well. */
function atHouses(
  stage: Stage,
  members: readonly Member[],
  [across, depth]: readonly [number, number],
): { across: number; near: number } {
  const { height, horizon, short } = stage;
  const wall = (rowOfDistance(stage, BEHIND_HERD) + short * 0.02 - horizon) / (height * 0.94 - horizon);
  if (!isBehindHouses(stage, members)) return { across, near: wall + (1 - wall) * depth };
  return { across: across < 0.5 ? across * 0.5 : 1 - (1 - across) * 0.5, near: wall * (0.5 + depth * 0.4) };
}

/** Spots of all that are a herd; empty where none is. */
export function herdSpots(stage: Stage, members: readonly Member[]): Spot[] {
  const herd = members.filter(({ subject }) => isHerd(stage, subject));
  const [first] = herd;
  if (!first) return [];
  const { width, height, short, horizon } = stage;
  const hasHouses = housesOfHerd(stage, members).length > 0;
  const beside = members.filter(({ subject }) => !hasHouses || subject.kind !== 'building');
  const isAlone = herd.length === beside.length;
  const broad = Math.max(0.6, breadthOf(stage, first.subject));
  // The nearest takes a good part of the frame, but leaves room for a second beside it.
  const most = Math.max(...beside.map(({ metres }) => metres));
  const nearest = Math.min(
    unitOf(stage) * (hasHouses ? 0.24 : isAlone ? 0.36 : 0.58),
    (width * 0.42) / broad,
  );
  const isFlipped = stage.random(`herd ${first.subject.key}`).chance(0.5);
  if (isAlone && isToBeCounted(herd)) return countedSpots(stage, herd, isFlipped);
  return herd.map(({ subject, index, metres }, place) => {
    const random = stage.random(`herd ${subject.key} ${place}`);
    const usual = PLACES[place % PLACES.length] ?? PLACES[0];
    const [, depth] = usual;
    const housed = hasHouses ? atHouses(stage, members, usual) : undefined;
    const across = housed?.across ?? usual[0];
    // Chicks are around the hen, sheep are behind the shepherd.
    const isSmall = metres < most * SMALL;
    const near = housed?.near ?? (isAlone ? depth : isSmall ? 0.72 + depth * 0.28 : depth * NEAREST_BEHIND);
    const isTurned = subject.rests?.how !== 'run' && place > 0 && random.chance(0.26);
    return makeSpot(stage, subject, index, {
      x: width * (across + random.between(-0.03, 0.03)),
      y: horizon + (height * 0.94 - horizon) * near + short * 0.012,
      tall: nearest * (metres / most) ** TOLD * (0.1 + near * 0.9) * random.between(0.94, 1.06),
      depth: (hasHouses && isBehindHouses(stage, members) ? 0.56 : 0.601) + near * 0.149,
      haze: (1 - near) * 0.32,
      isFlipped: isTurned ? !isFlipped : isFlipped,
    });
  });
}

/** More is no number, but many. */
const COUNTED = 12;

/** All of one kind, of which the words say how many: each of them is to be found. */
function isToBeCounted(herd: readonly Member[]): boolean {
  const [first] = herd;
  return (
    first?.subject.isCounted === true &&
    herd.length <= COUNTED &&
    herd.every(({ subject }) => subject === first.subject)
  );
}

/** Before the gaps of a row stand those of the next one; in a row of their own they go from near to far. */
function countedSpots(stage: Stage, herd: readonly Member[], isFlipped: boolean): Spot[] {
  const { width, height, short, horizon } = stage;
  const [{ subject }] = herd as [Member];
  const broad = Math.max(0.6, breadthOf(stage, subject));
  const places = subject.isInRow === true ? placesInRow(herd.length) : placesInRanks(herd.length);
  const most = Math.min(...places.map(({ room, size }) => room / (subject.isInRow === true ? size : 1)));
  const nearest = Math.min(unitOf(stage) * 0.36, (width * most) / broad);
  return places.map(({ across, size }, index) => {
    const random = stage.random(`counted ${subject.key} ${index}`);
    const near = (size - 0.1) / 0.9;
    const isTurned =
      subject.isInRow !== true && subject.rests?.how !== 'run' && index > 0 && random.chance(0.26);
    return makeSpot(stage, subject, index, {
      x: width * (across + (subject.isInRow === true ? 0 : random.between(-0.012, 0.012))),
      y: horizon + (height * 0.94 - horizon) * near + short * 0.012,
      tall: nearest * size,
      depth: 0.601 + near * 0.149,
      haze: (1 - near) * 0.32,
      isFlipped: subject.isInRow === true ? false : isTurned ? !isFlipped : isFlipped,
    });
  });
}

/** Parts of the width: the middle of each and its room; and how large it is beside the nearest. */
type Counted = { across: number; room: number; size: number };

/** How large those of a rank are, from the nearest. */
const RANKS = [1, 0.7, 0.48] as const;
const MOST_IN_TWO = 6;

function placesInRanks(count: number): Counted[] {
  const ranks = RANKS.slice(0, count > MOST_IN_TWO ? 3 : 2);
  const columns = Math.ceil(count / ranks.length);
  // The farther ones are smaller: those that are left over are there.
  const owns = ranks.map((_, rank) => Math.floor((count + rank) / ranks.length));
  let aside = owns.some((own, rank) => own === owns[rank - 1]) ? -QUARTER : 0;
  return ranks.flatMap((size, rank) => {
    const own = owns[rank] ?? columns;
    if (own === owns[rank - 1]) aside = -aside;
    const before = (columns - own) / 2 + aside;
    return Array.from({ length: own }, (_, at) => ({
      across: (at + 0.5 + before) / columns,
      room: 1 / columns,
      size,
    }));
  });
}
/** Two ranks of as many are half a column apart. */
const QUARTER = 0.25;

/** The last is so large beside the first. */
const LAST_IN_ROW = 0.5;

function placesInRow(count: number): Counted[] {
  const sizes = Array.from({ length: count }, (_, at) => LAST_IN_ROW ** (at / (count - 1)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0.04;
  return sizes.map((size) => {
    const room = (size / total) * 0.92;
    before += room;
    return { across: before - room / 2, room, size };
  });
}
