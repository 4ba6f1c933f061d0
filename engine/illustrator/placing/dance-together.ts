// Two who dance with each other hold each other: face to face, so near that the arms reach around.

import type { Cast } from './cast.ts';
import type { Spot } from './spot.ts';
import type { Stage } from '../staging/stage.ts';

/** How far apart their bodies are, in parts of how tall they stand. */
const APART = 0.25;

function partners({
  reading,
}: Stage): readonly [first: Spot['subject'], second: Spot['subject']] | undefined {
  const [first, second] = reading.subjects.filter(({ person }) => person?.hands === 'waltz');
  return first && second ? [first, second] : undefined;
}

/** The second is on the left, and looks to the right: drawings look to the left. */
export function flipAtDance(stage: Stage, { subject }: Spot): boolean | undefined {
  const pair = partners(stage);
  return pair?.includes(subject) ? subject === pair[1] : undefined;
}

/** Changes the spots in place. */
export function danceTogether(stage: Stage, cast: readonly Cast[]): void {
  const pair = partners(stage);
  if (!pair) return;
  const [right, left] = pair.map((subject) =>
    cast.find(({ spot }) => spot.subject === subject && !spot.isPortrait),
  );
  if (!right || !left) return;
  const apart = ((left.spot.tall + right.spot.tall) / 2) * APART;
  const middle = (left.spot.x + right.spot.x) / 2;
  const y = Math.max(left.spot.y, right.spot.y);
  for (const [one, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const wide = (one.spot.tall * one.sprite.width) / one.sprite.height;
    // By where the body is: an arm reaches out to one side.
    Object.assign(one.spot, {
      x: middle + (side * apart) / 2 + (0.5 - (one.spot.lapAcross ?? 0.5)) * wide,
      y,
    });
  }
  // His arm is seen around her.
  left.spot.depth = right.spot.depth + 0.001;
}
