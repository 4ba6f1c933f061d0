// Who was moved to somebody else stands before nothing that is named as well, and nothing before them.

import type { Link, Subject } from '../reading/prompt-reading.ts';
import { isSet, type Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import type { Spot } from './spot.ts';

const ON_GROUND: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full', 'mount', 'item', 'food']);
/** Of the narrower of two more than this part behind or before the other is too much. */
const MOST = 0.5;
/** As a part of the shorter side, between two. */
const GAP = 0.005;
/** Parts of the width that stay free at its edges. */
const EDGE = 0.01;

/**
 * Moves of two who are not said to be together the one of whom nothing is said; where it has no room the other, if that is
 * only said to be beside somebody. Changes spots in place.
 */
export function keepApart(stage: Stage, cast: readonly Cast[]): void {
  if (isSet(stage)) return;
  const standing = cast.filter(({ spot }) => ON_GROUND.has(spot.subject.kind) && isOnFeet(spot));
  const there = new Set(standing.map(({ spot }) => spot.subject));
  const { links, subjects } = stage.reading;
  /** With others who stand there: what is in somebody's hands goes with them. */
  const tiesOf = ({ spot }: Cast): Link[] =>
    links.filter(({ from, to }) => {
      const ends = [subjects[from], subjects[to ?? -1]];
      return from !== to && ends.includes(spot.subject) && ends.every((end) => end && there.has(end));
    });
  for (const one of standing) {
    if (one.spot.subject.count > 1 || tiesOf(one).length > 0) continue;
    const other = standing.find(
      (it) => it !== one && it.spot.subject.count === 1 && tiesOf(it).length > 0 && hides(one, it),
    );
    if (!other) continue;
    const isLoose = tiesOf(other).every(({ relation }) => relation === 'beside');
    for (const moved of isLoose ? [one, other] : [one]) {
      const x = freeBeside(
        stage,
        moved,
        standing.filter((it) => it !== moved),
      );
      if (x === undefined) continue;
      moved.spot.x = x;
      break;
    }
  }
}

function isOnFeet({ isFloating, isOnWater, isPerched, isPortrait }: Spot): boolean {
  return !isFloating && !isOnWater && isPerched !== true && !isPortrait;
}

/** Whether too much of the one is before or behind the other. */
function hides(one: Cast, other: Cast): boolean {
  const [wide, beside] = [wideOf(one), wideOf(other)];
  const shared = (wide + beside) / 2 - Math.abs(one.spot.x - other.spot.x);
  const [high, low] = [one.spot.y - one.spot.tall, other.spot.y - other.spot.tall];
  const isLevel = high < other.spot.y && low < one.spot.y;
  return isLevel && shared > Math.min(wide, beside) * MOST;
}

/** Returns the nearest place across, right beside another, where it has room for itself; undefined where there is none. */
function freeBeside({ width, short }: Stage, one: Cast, others: readonly Cast[]): number | undefined {
  const wide = wideOf(one);
  const [least, most] = [width * EDGE + wide / 2, width * (1 - EDGE) - wide / 2];
  const apart = (other: Cast): number => (wide + wideOf(other)) / 2 + short * GAP;
  const isFree = (x: number): boolean =>
    x >= least && x <= most && others.every((other) => Math.abs(x - other.spot.x) >= apart(other) - 1);
  const away = (x: number): number => Math.abs(x - one.spot.x);
  return others
    .flatMap((other) => [other.spot.x - apart(other), other.spot.x + apart(other)])
    .filter(isFree)
    .toSorted((a, b) => away(a) - away(b))[0];
}
