// A fire beside a tent, gulls over a hut: what stands or flies before a house or a car is no larger beside it than one would be
// who is a few steps nearer.

import type { LinkRelation, Subject } from '../reading/prompt-reading.ts';
import { isOutside, type Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import type { Cast } from './cast.ts';
import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';

const LARGE: ReadonlySet<Subject['kind']> = new Set(['building', 'vehicle']);
/** In metres: what is measured by, and what is measured; the smallest are seen from near. */
const [LEAST_LARGE, LEAST_SMALL, MOST_SMALL] = [1.4, 0.25, 1.5] as const;
/** So many times as large as beside it, for what stands and what flies. */
const [NEARER, FLYING] = [2, 3] as const;
/** Of the shorter side, for boots and for a cart. */
const [LEAST, LEAST_LARGER] = [0.06, 0.1] as const;
/** In metres. */
const LARGER = 0.4;

/** Changes the spots in place. */
export function keepLandScale(stage: Stage, cast: readonly Cast[]): void {
  keepAtDoor(stage, cast);
  setBackHouses(stage, cast);
  keepTents(stage, cast);
  keepSwimmers(stage, cast);
  keepLying(stage, cast);
  if (!isOutside(stage) || stage.scene === 'space' || stage.scene === 'underwater') return;
  const metre = Math.max(0, ...cast.filter(isLarge).map(({ spot }) => spot.tall / metresOf(spot.subject)));
  if (metre === 0) return;
  keepAnimals(stage, cast);
  for (const one of cast) {
    const { spot } = one;
    const times = isThing(one) ? NEARER : isBird(one) ? FLYING : undefined;
    if (times === undefined || spot.subject.size === 'huge' || isTied(stage, spot.subject)) continue;
    const most = Math.max(
      metresOf(spot.subject) * metre * times,
      stage.short * (metresOf(spot.subject) < LARGER ? LEAST : LEAST_LARGER),
    );
    if (spot.tall > most) spot.tall = most;
  }
}

/** "A cat in front of a café" is nearer than its door, and no tiger. */
function keepAnimals({ short, reading }: Stage, cast: readonly Cast[]): void {
  const houses = cast.filter((one) => isLarge(one) && one.spot.subject.kind === 'building');
  const metre = Math.max(0, ...houses.map(({ spot }) => spot.tall / metresOf(spot.subject)));
  if (metre === 0) return;
  const isBound = (subject: Subject): boolean =>
    reading.links.some(
      ({ relation, from, to }) =>
        BOUND.has(relation) && [from, to].some((at) => reading.subjects[at ?? -1] === subject),
    );
  for (const { spot } of cast) {
    const { subject, isFloating, isPerched, isPortrait, isOnWater } = spot;
    const isAside =
      isFloating || isPerched === true || isPortrait || isOnWater || subject.isBesideSitter === true;
    if (!ON_FOOT.has(subject.kind) || isAside || subject.size === 'huge' || isBound(subject)) continue;
    const most = Math.max(metresOf(subject) * metre * NEARER_ANIMAL, short * LEAST_ANIMAL);
    spot.tall = Math.min(spot.tall, most);
  }
}
const ON_FOOT: ReadonlySet<Subject['kind']> = new Set(['face', 'full', 'mount']);
/** One with who rides them, or what they draw. */
const BOUND: ReadonlySet<LinkRelation> = new Set(['riding', 'on', 'tied_to', 'hugging', 'fighting']);
/** So many times as large as beside it; of the shorter side. */
const [NEARER_ANIMAL, LEAST_ANIMAL] = [3.2, 0.14] as const;

/** Ducks on a lake are no swans of a giant for whoever stands at it. */
function keepSwimmers(stage: Stage, cast: readonly Cast[]): void {
  const metre = metreBelow(stage, cast, PEOPLE);
  if (metre === 0) return;
  for (const { spot } of cast) {
    const { subject, isOnWater } = spot;
    if (!isOnWater || !SWIMMERS.has(subject.kind) || subject.size !== undefined) continue;
    const metres = metresOf(subject) * (spot.y - stage.horizon) * metre;
    spot.tall = Math.min(spot.tall, Math.max(metres * SWUM, stage.short * LEAST));
  }
}
const PEOPLE: ReadonlySet<Subject['kind']> = new Set(['figure']);
const SWIMMERS: ReadonlySet<Subject['kind']> = new Set(['boat', 'bird', 'full', 'face']);
const SWUM = 1.3;

/** A dog that lies at somebody's feet is broad, and no longer than they are tall. */
function keepLying(stage: Stage, cast: readonly Cast[]): void {
  const standing = cast.filter(({ spot }) => spot.subject.person?.does !== 'lie');
  const metre = metreBelow(stage, standing, PEOPLE);
  if (metre === 0) return;
  for (const { spot } of cast) {
    const { subject, isFloating, isPerched, isOnWater } = spot;
    const isLow = subject.rests?.how === 'sleep' || subject.rests?.how === 'lie';
    const isAside = isFloating || isPerched === true || isOnWater === true || subject.isBesideSitter === true;
    if (!isLow || isAside || subject.size !== undefined || metresOf(subject) > PET) continue;
    const most = metresOf(subject) * LYING * (spot.y - stage.horizon) * metre * TOLD_LYING;
    spot.tall = Math.min(spot.tall, Math.max(most, stage.short * LEAST));
  }
}
/** In metres; how low who lies is, in parts of who stands; and so many times as large they may be. */
const [PET, LYING, TOLD_LYING] = [1, 0.6, 1.25] as const;

/** How many pixels a metre has, for each pixel that its foot is below the horizon. */
function metreBelow({ horizon }: Stage, cast: readonly Cast[], kinds: ReadonlySet<Subject['kind']>): number {
  const bodies = cast.filter(
    ({ spot }) => !spot.isFloating && spot.isOnWater !== true && kinds.has(spot.subject.kind),
  );
  return Math.max(
    0,
    ...bodies.map(({ spot }) => spot.tall / metresOf(spot.subject) / Math.max(1, spot.y - horizon)),
  );
}

/** A temple no higher than who walks to it stands as much farther off. */
function setBackHouses(stage: Stage, cast: readonly Cast[]): void {
  const { horizon, height } = stage;
  if (!WIDE_LANDS.has(stage.scene)) return;
  const metre = metreBelow(stage, cast, MEASURES);
  if (metre === 0) return;
  for (const { spot } of cast) {
    const { subject } = spot;
    const isFree = subject.kind === 'building' && !spot.isFloating && !isTold(subject);
    if (!isFree || metresOf(subject) < LEAST_HOUSE || isLivedIn(stage, subject)) continue;
    const down = spot.tall / metresOf(subject) / metre / SHRUNK;
    const nearest = horizon + Math.max(down, (height - horizon) * LEAST_DOWN);
    if (spot.y > nearest) spot.y = nearest;
  }
}
/** A small house is a house; a tiny one stands among mushrooms. */
function isTold({ size }: Subject): boolean {
  return size === 'huge' || size === 'tiny';
}
const WIDE_LANDS: ReadonlySet<Stage['scene']> = new Set(['meadow', 'mountains', 'desert', 'snowfield']);
const MEASURES: ReadonlySet<Subject['kind']> = new Set(['figure', 'vehicle', 'mount']);
/** In metres; of its true size at least; how far below the horizon, as a part of what is below it. */
const [LEAST_HOUSE, SHRUNK, LEAST_DOWN] = [4, 0.7, 0.12] as const;

/** A tent behind hikers is as high as they are, a fountain of a square not as high as its houses. */
function keepTents(stage: Stage, cast: readonly Cast[]): void {
  const metre = metreBelow(stage, cast, PEOPLE);
  if (metre === 0) return;
  for (const { spot } of cast) {
    const { subject } = spot;
    const isFree = subject.kind === 'building' && !spot.isFloating && spot.isPerched !== true;
    if (
      !isFree ||
      subject.size !== undefined ||
      metresOf(subject) >= HIGHEST_TENT ||
      isLivedIn(stage, subject)
    )
      continue;
    const most = metresOf(subject) * metre * Math.max(1, spot.y - stage.horizon) * LARGE_TENT;
    spot.tall = Math.min(spot.tall, Math.max(most, stage.short * LEAST_LARGER));
  }
}
/** In metres; and so many times as high as measured it may be. */
const [HIGHEST_TENT, LARGE_TENT] = [3.4, 1.5] as const;

/** Somebody is on its roof, at its door or in its window. */
function isLivedIn({ reading: { subjects, links } }: Stage, house: Subject): boolean {
  const own = subjects.indexOf(house);
  return links.some(({ relation, to }) => to === own && LIVED.has(relation));
}
const LIVED: ReadonlySet<LinkRelation> = new Set([
  'on',
  'in',
  'over',
  'under',
  'leaning_on',
  'touching',
  'around',
]);

/** A mouse before the door of a house is a small one. */
function keepAtDoor({ scene, short, reading }: Stage, cast: readonly Cast[]): void {
  if (scene !== 'wall' || reading.subjects.every(({ key }) => key !== 'house-door')) return;
  for (const { spot } of cast)
    if (ANIMAL_KINDS.has(spot.subject.kind) && !spot.isFloating)
      spot.tall = Math.min(spot.tall, short * Math.max(LEAST_LARGER, metresOf(spot.subject) * DOOR * NEARER));
}
/** Of the shorter side: a metre of the door. */
const DOOR = 0.3;

function isLarge({ spot: { subject, isFloating } }: Cast): boolean {
  return (
    !isFloating && LARGE.has(subject.kind) && subject.size !== 'tiny' && metresOf(subject) >= LEAST_LARGE
  );
}

function isThing({ spot: { subject, isFloating, isPerched } }: Cast): boolean {
  const metres = metresOf(subject);
  return (
    subject.kind === 'item' &&
    !isFloating &&
    isPerched !== true &&
    metres >= LEAST_SMALL &&
    metres <= MOST_SMALL
  );
}

function isBird({ spot: { subject, isFloating, isPerched } }: Cast): boolean {
  return subject.kind === 'bird' && isFloating && isPerched !== true;
}

/** Who holds it, or bears it, says how large it is. */
function isTied({ reading: { subjects, links } }: Stage, subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return links.some(
    ({ relation, from, to }) => relation !== 'beside' && to !== null && (from === own || to === own),
  );
}
