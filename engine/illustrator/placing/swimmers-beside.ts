// Birds on the water are no larger than they are beside people on its shore.

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
