// Birds, cats and owls on the boughs of a tree without leaves: each has a bough of its own.

import type { Subject } from '../reading/prompt-reading.ts';
import { BARE_TREE_DEPTH, boughsOf, hasBareTree, SITS_IN, type Bough } from '../scenery/bare-tree.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { makeSpot, shownCount, unitOf, type Spot } from './spot.ts';
import { SMALL_ANIMAL_KINDS } from '../reading/subject-kinds.ts';

/** In metres. */
const LARGEST = 1.4;
/** More have no room. */
const MOST = 12;
/** Of their height others are at least so far away. */
const APART = 0.9;

export function sitsInBareTree(stage: Stage, subject: Subject): boolean {
  const { links, subjects } = stage.reading;
  const own = subjects.indexOf(subject);
  return (
    hasBareTree(stage) &&
    SMALL_ANIMAL_KINDS.has(subject.kind) &&
    metresOf(subject) <= LARGEST &&
    shownCount(subject) <= MOST &&
    links.some(
      ({ relation, from, to }) =>
        from === own && SITS_IN.has(relation) && to !== null && subjects[to]?.key === 'bare-tree',
    )
  );
}

export function bareTreeSpots(stage: Stage): Spot[] {
  const sitting = stage.reading.subjects
    .filter((subject) => sitsInBareTree(stage, subject))
    .flatMap((subject) => Array.from({ length: shownCount(subject) }, (_, index) => ({ subject, index })))
    .slice(0, MOST);
  if (sitting.length === 0) return [];
  const tall = unitOf(stage) * (sitting.length > 6 ? 0.11 : sitting.length > 3 ? 0.14 : 0.19);
  const seats = seatsOf(stage, tall, sitting.length);
  return seats.map(([x, y], at) => {
    const { subject, index } = sitting[at] as (typeof sitting)[number];
    return makeSpot(stage, subject, index, {
      x,
      y: y + tall * 0.04,
      tall,
      depth: BARE_TREE_DEPTH + 0.004,
      isFloating: true,
      isPerched: true,
    });
  });
}

type Seat = readonly [x: number, y: number];

/** Where boughs bend that are neither trunk nor twigs, as far from each other as there is room. */
function seatsOf(stage: Stage, tall: number, count: number): Seat[] {
  const fits = ({ level, bendX, bendY }: Bough): boolean =>
    level >= 1 &&
    level <= (count > 6 ? 5 : count > 3 ? 4 : 3) &&
    bendX > tall * 0.7 &&
    bendX < stage.width - tall * 0.7 &&
    bendY > tall * 1.15 &&
    bendY < stage.height * 0.72;
  const places = boughsOf(stage)
    .filter(fits)
    .map(({ bendX, bendY }): Seat => [bendX, bendY]);
  const seats: Seat[] = [];
  const middle: Seat = [stage.width / 2, stage.height * 0.3];
  while (seats.length < count && places.length > 0) {
    const room = (place: Seat): number =>
      seats.length === 0 ? -away(place, middle) : Math.min(...seats.map((seat) => away(place, seat)));
    const best = places.reduce((one, other) => (room(other) > room(one) ? other : one));
    if (seats.length > 0 && room(best) < tall * APART) break;
    seats.push(best);
    places.splice(places.indexOf(best), 1);
  }
  return seats;
}

function away([x, y]: Seat, [otherX, otherY]: Seat): number {
  return Math.hypot(x - otherX, y - otherY);
}
