// Two people who have one umbrella are both under it.

import { isOneUmbrella } from '../people/one-umbrella.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';

/** How far apart they stand, in parts of how tall. */
const APART = 0.34;

/** Changes the spots in place: who holds it is on the left, the hand with it between them. */
export function shareUmbrella(stage: Stage, cast: readonly Cast[]): void {
  const { links, subjects } = stage.reading;
  const held = links.find(
    ({ relation, to }) => relation === 'holding' && to !== null && isOneUmbrella(subjects[to]),
  );
  const holder = held && subjects[held.from];
  const people = cast.filter(
    ({ spot: { subject } }) => subject.kind === 'figure' && subject.person !== undefined,
  );
  const left = people.find(({ spot }) => spot.subject === holder && spot.index === 0);
  const right = people.find((one) => one !== left);
  if (!left || !right || people.length !== 2) return;
  if (people.some(({ spot: { view, isPortrait } }) => isPortrait || view === 'side')) return;
  const body = left.spot.tall / (left.spot.share ?? 1);
  const middle = (left.spot.x + right.spot.x) / 2;
  for (const [one, side] of [
    [left, -1],
    [right, 1],
  ] as const)
    one.spot.x = middle + (side * body * APART) / 2 + (0.5 - (one.spot.lapAcross ?? 0.5)) * wideOf(one);
  // It is behind the head of the other.
  right.spot.y = left.spot.y;
  right.spot.depth = left.spot.depth + 0.001;
}
