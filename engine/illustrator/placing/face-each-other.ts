// Who kneels does it before the other who is there, and insects fly beside bodies, not behind them.

import { INSECT_KEYS } from '../lexicon/barriers.ts';
import { changed } from '../painting/sprite.ts';
import { flip } from '../painting/turn-sprite.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import type { Spot } from './spot.ts';
import { ANIMAL_KINDS, BODY_KINDS } from '../reading/subject-kinds.ts';

/** Changes whoever kneels by themselves with one other, and has the back to them. */
export function faceWhoIsKneltTo(cast: readonly Cast[]): void {
  const people = cast.filter(({ spot }) => spot.subject.kind === 'figure');
  const one = people.find(({ spot }) => spot.pose === 'kneel' && spot.view === 'side');
  if (!one) return;
  // Of several the nearest.
  const [other] = people
    .filter((who) => who !== one)
    .toSorted((a, b) => Math.abs(a.spot.x - one.spot.x) - Math.abs(b.spot.x - one.spot.x));
  if (!isKneltTo(other) || isAtSomething(cast, one, other)) return;
  const isRight = other.spot.x > one.spot.x;
  // Drawings look to the left.
  if (one.spot.isFlipped === isRight) return;
  one.sprite = changed(one.sprite, flip);
  one.spot.isFlipped = isRight;
}

/** An animal that watches somebody, and two who fight, have the face to the other, wherever they were moved. */
export function turnToWatched({ reading }: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = reading;
  for (const { relation, from, to } of links) {
    if (to === null || from === to) continue;
    const [watcher, watched] = [from, to].map((at) =>
      cast.filter(({ spot }) => spot.subject === subjects[at]),
    ) as [Cast[], Cast[]];
    if (relation === 'looking_at')
      for (const one of watcher) if (ANIMAL_KINDS.has(one.spot.subject.kind)) turnTo(one, watched[0]);
    if (relation === 'fighting' && [...watcher, ...watched].every(({ spot }) => spot.view === 'side'))
      for (const [one, other] of [
        [watcher[0], watched[0]],
        [watched[0], watcher[0]],
      ])
        if (one) turnTo(one, other);
  }
}

function turnTo(one: Cast, other: Cast | undefined): void {
  const { isPortrait, isPerched, x } = one.spot;
  if (!other || isPortrait || isPerched || Math.abs(x - other.spot.x) < wideOf(one) * 0.3) return;
  // Drawings look to the left.
  if (one.spot.isFlipped === other.spot.x > x) return;
  one.sprite = changed(one.sprite, flip);
  one.spot.isFlipped = !one.spot.isFlipped;
}

/** Who stands there, or sits on a throne. */
function isKneltTo(other: Cast | undefined): other is Cast {
  return other?.spot.pose === 'stand' || other?.spot.pose === 'seat';
}

/** What lies nearer than the other is what they kneel at. */
function isAtSomething(cast: readonly Cast[], { spot }: Cast, { spot: other }: Cast): boolean {
  const isSeat = (thing: Spot): boolean =>
    other.pose === 'seat' && Math.abs(thing.x - other.x) < other.tall * 0.1;
  return cast.some(
    ({ spot: thing }) =>
      thing.subject.kind === 'item' && Math.abs(thing.x - spot.x) < spot.tall && !isSeat(thing),
  );
}

/** Parts of the width that stay free at both edges. */
const MARGIN = 0.08;

export function keepInsectsClear({ width, light }: Stage, cast: readonly Cast[]): void {
  const bodies = cast.filter(
    ({ spot }) => BODY_KINDS.has(spot.subject.kind) && !INSECT_KEYS.has(spot.subject.key),
  );
  for (const insect of cast) {
    const { spot } = insect;
    if (!INSECT_KEYS.has(spot.subject.key) || spot.isPerched || !spot.isFloating) continue;
    const body = bodies.find((one) => covers(one, insect));
    if (!body) continue;
    const away = (wideOf(body) + wideOf(insect)) / 2;
    const places = [light.side, -light.side].map((side) => body.spot.x + side * away);
    const free = places.find(
      (x) => x > width * MARGIN && x < width * (1 - MARGIN) && !bodies.some((one) => covers(one, insect, x)),
    );
    if (free !== undefined) spot.x = free;
  }
}

function covers(body: Cast, insect: Cast, x = insect.spot.x): boolean {
  const { spot } = body;
  const middle = insect.spot.y - insect.spot.tall / 2;
  return (
    Math.abs(spot.x - x) < (wideOf(body) + wideOf(insect) * 0.6) / 2 &&
    middle > spot.y - spot.tall &&
    middle < spot.y
  );
}
