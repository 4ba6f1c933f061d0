// Two who dance with each other, or hug, hold each other: face to face, so near that the arms reach around.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Cast } from './cast.ts';
import type { Spot } from './spot.ts';
import type { Stage } from '../staging/stage.ts';

/** How far apart their bodies are, in parts of how tall they stand. */
const APART: Readonly<Record<string, number>> = { waltz: 0.25, embrace: 0.19 };

type Partner = { subject: Subject; index: number };

/** The first and the second of the pair: two people, or two of one name. */
function partners({ reading }: Stage): readonly [first: Partner, second: Partner] | undefined {
  const [first, second] = reading.subjects
    .filter(({ person }) => APART[person?.hands ?? ''] !== undefined)
    .flatMap((subject) =>
      Array.from({ length: Math.min(2, subject.count) }, (_, index) => ({ subject, index })),
    );
  return first && second ? [first, second] : undefined;
}

function isAt({ subject, index }: Pick<Spot, 'subject' | 'index'>, partner: Partner): boolean {
  return subject === partner.subject && index === partner.index;
}

/** The second is on the left, and looks to the right: drawings look to the left. */
export function flipAtDance(stage: Stage, spot: Pick<Spot, 'subject' | 'index'>): boolean | undefined {
  const pair = partners(stage);
  return pair?.some((one) => isAt(spot, one)) ? isAt(spot, pair[1]) : undefined;
}

/** Changes the spots in place. */
export function danceTogether(stage: Stage, cast: readonly Cast[]): void {
  const pair = partners(stage);
  if (!pair) return;
  const [right, left] = pair.map((partner) =>
    cast.find(({ spot }) => isAt(spot, partner) && !spot.isPortrait),
  );
  if (!right || !left) return;
  const share = APART[pair[0].subject.person?.hands ?? ''] ?? 0;
  const apart = ((left.spot.tall + right.spot.tall) / 2) * share;
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
