// Birds on the water are no larger than they are beside people on its shore, nor crabs on the ground of the sea beside who swims
// over it.

import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import type { Cast } from './cast.ts';

/** So many times as large as they are, so that they are seen. */
const SEEN = 1.15;
/** In metres: a swan, and no whale. */
const LARGEST = 1.3;
const GROWN = 1.7;

/** Changes the spots in place. */
export function shrinkSwimmers({ reading }: Stage, cast: readonly Cast[]): void {
  const people = cast.filter(({ spot }) => spot.subject.person !== undefined && spot.pose !== undefined);
  const fed = new Set(
    reading.links
      .filter(({ relation }) => relation === 'feeding')
      .map(({ to }) => reading.subjects[to ?? -1]),
  );
  const [tallest] = people.map(({ spot }) => spot.tall / (spot.share ?? 1)).toSorted((a, b) => b - a);
  if (tallest === undefined) return;
  for (const { spot } of cast) {
    const metres = metresOf(spot.subject);
    if (!spot.isOnWater || !fed.has(spot.subject) || metres > LARGEST) continue;
    spot.tall = Math.min(spot.tall, (tallest * metres * SEEN) / GROWN);
  }
}

/** Sizes are told, not measured: see `placeGroup`. */
const TOLD = 0.62;
/** In times of that: what lies there is nearer. */
const NEARER = 1.2;

/** Changes the spots in place. */
export function shrinkOnSeabed({ scene }: Stage, cast: readonly Cast[]): void {
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
