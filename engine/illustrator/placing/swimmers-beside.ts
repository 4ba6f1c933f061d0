// Birds on the water are no larger than they are beside people on its shore, or beside boats, nor cats that fly above them, nor fish
// beside divers, nor crabs on the ground of the sea beside who swims over it.

import { isAboard } from '../casting/aboard.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { type Cast, wideOf } from './cast.ts';
import { type Spot, heightOf } from './spot.ts';
import { SMALL_ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** So many times as large as they are, so that they are seen. */
const SEEN = 1.15;
/** As far up as it is nobody sees how far it is. */
const SEEN_ALOFT = 1.6;
/** Of who is tallest: a bee is seen, and what a fish is. */
const [LEAST_SEEN, LEAST_FISH] = [0.06, 0.24] as const;
/** In metres: a swan, and no whale. */
const LARGEST = 1.3;
const GROWN = 1.7;

/** Below a mermaid lies her crown: so many times as large as it is. */
const SEEN_BELOW = 2;
const MERMAID = 1.8;

function isSmallOnLand({ kind, size }: Spot['subject'], metres: number): boolean {
  return (
    (SMALL_ANIMAL_KINDS.has(kind) || kind === 'item' || kind === 'food') &&
    metres < LARGEST &&
    size !== 'huge'
  );
}

function isOnThing({ links, subjects }: Stage['reading'], { subject, isPerched }: Spot): boolean {
  return (
    isPerched === true ||
    links.some(({ relation, from, to }) => relation === 'on' && to !== null && subjects[from] === subject)
  );
}

/** Changes the spots in place. */
export function shrinkSwimmers({ reading, scene }: Stage, cast: readonly Cast[]): void {
  shrinkGoods(cast);
  const people = cast.filter(
    ({ spot }) =>
      (spot.subject.person !== undefined && spot.pose !== undefined) ||
      (spot.subject.key === 'mermaid' && spot.isFloating),
  );
  const fed = new Set(
    reading.links
      .filter(({ relation }) => relation === 'feeding')
      .map(({ to }) => reading.subjects[to ?? -1]),
  );
  // Who rides a broom is drawn with it.
  const brooms = cast.filter(({ spot, isStillStanding }) => spot.subject.key === 'broom' && isStillStanding);
  const [tallest] = [...people, ...brooms]
    .map(({ spot }) => heightOf(spot))
    .toSorted((a, b) => b - a)
    .concat(besideBoats(cast));
  if (tallest === undefined) return;
  // Below a witch on her broom a cat is no larger than she is.
  const up = [...people, ...brooms];
  const areAllUp = up.length > 0 && up.every(({ spot }) => spot.isFloating && !isOnThing(reading, spot));
  for (const { spot } of cast) {
    const { subject } = spot;
    const metres = metresOf(subject);
    if (areAllUp && !spot.isFloating && isSmallOnLand(subject, metres) && !isOnThing(reading, spot))
      spot.tall = Math.min(spot.tall, (tallest * metres * SEEN_ALOFT) / GROWN);
    const isAloft = spot.isFloating && SMALL_ANIMAL_KINDS.has(subject.kind);
    const isAfloat = spot.isOnWater && (SMALL_ANIMAL_KINDS.has(subject.kind) || fed.has(subject));
    const isBelow = scene === 'underwater' && spot.isFloating && subject.kind === 'fish';
    if (metres > LARGEST || subject.size === 'huge' || !(isAloft || isAfloat || isBelow)) continue;
    const least = tallest * (isBelow ? LEAST_FISH : LEAST_SEEN);
    const most = Math.max(least, (tallest * metres * (isAfloat ? SEEN : SEEN_ALOFT)) / GROWN);
    // Who sits on something stays on it.
    if (isAloft && !isOnThing(reading, spot))
      spot.y -= Math.max(0, spot.tall - most) * (isAboard(reading, subject) ? BELOW_RIM : 1);
    spot.tall = Math.min(spot.tall, most);
  }
}

/** So much of who is in a boat is below its rim, see `placeBy`. */
const BELOW_RIM = 0.42;

/** How tall somebody who is as near as the boats that lie there would be; a toy is no measure. */
function besideBoats(cast: readonly Cast[]): number[] {
  const boats = cast.filter(
    ({ spot }) => spot.subject.kind === 'boat' && spot.isOnWater && metresOf(spot.subject) > LEAST_BOAT,
  );
  return boats.map(({ spot }) => (spot.tall / metresOf(spot.subject)) * GROWN * NEARER_THAN_BOATS);
}
/** In metres; so many times as large as beside it are those who swim toward the viewer. */
const [LEAST_BOAT, NEARER_THAN_BOATS] = [1, 1.8] as const;

function shrinkGoods(cast: readonly Cast[]): void {
  const mermaid = cast.find(({ spot }) => spot.subject.key === 'mermaid' && spot.isFloating);
  if (!mermaid) return;
  for (const { spot } of cast) {
    const { kind } = spot.subject;
    // She sits on a rock.
    if (spot.isFloating || (kind !== 'item' && kind !== 'hat') || spot.subject.key === 'rock') continue;
    spot.tall = Math.min(spot.tall, (mermaid.spot.tall * metresOf(spot.subject) * SEEN_BELOW) / MERMAID);
  }
}

/** Sizes are told, not measured: see `placeGroup`. */
const TOLD = 0.62;
/** In times of that: what lies there is nearer. */
const NEARER = 1.2;

/** In metres, and of the length of a ship: no shark is as long. */
const LEAST_VESSEL = 5;
const BESIDE_VESSEL = 0.62;

/** Changes the spots in place. */
export function shrinkOnSeabed({ scene, reading }: Stage, cast: readonly Cast[]): void {
  // One on the horizon measures nobody who is near.
  const vessel = cast.find(
    ({ spot: { subject } }) => subject.kind === 'boat' && !subject.far && metresOf(subject) > LEAST_VESSEL,
  );
  for (const one of cast)
    if (
      vessel &&
      one.spot.subject.kind === 'fish' &&
      one.spot.subject.size !== 'huge' &&
      !isOnThing(reading, one.spot)
    )
      one.spot.tall *= Math.min(1, (wideOf(vessel) * BESIDE_VESSEL) / wideOf(one));
  if (scene !== 'underwater') return;
  const swimmers = cast.filter(({ spot }) => spot.isFloating);
  const largest = swimmers.toSorted((a, b) => metresOf(b.spot.subject) - metresOf(a.spot.subject))[0];
  if (!largest) return;
  for (const { spot } of cast) {
    if (spot.isFloating || spot.subject.size === 'huge' || spot.subject.kind === 'building') continue;
    const part = metresOf(spot.subject) / metresOf(largest.spot.subject);
    spot.tall = Math.min(spot.tall, largest.spot.tall * part ** TOLD * NEARER);
  }
}
