// Two to four who make something stand at one table: who helps stands behind it, a child on a step.

import { firstAtWorktable } from '../people/hands.ts';
import type { Stage } from '../staging/stage.ts';
import type { Cast } from './cast.ts';

/** Parts of the height of whose table it is: how far aside the others stand, and how much farther back. */
const ASIDE = 0.34;
const BACK = 0.055;
/** From this part of whose table it is nobody needs a step. */
const GROWN = 0.9;
/** Of the short side: with one table they have more room than beside each other. */
const TALL = 0.6;

/** Changes the spots in place. */
export function shareWorktable({ reading, width, short, light }: Stage, cast: readonly Cast[]): void {
  const first = firstAtWorktable(reading.subjects);
  const owner = cast.find(({ spot }) => spot.subject === first && spot.index === 0);
  if (!owner || owner.spot.table === undefined || owner.spot.isPortrait) return;
  const { spot: table } = owner;
  // Beside somebody else they are as large as they were.
  const isWithOthers = cast.some(({ spot }) => spot.subject.kind === 'figure' && spot.table === undefined);
  const grow = Math.min(isWithOthers ? 1 : 2.4, (short * TALL) / table.tall);
  for (const { spot } of cast) if (spot.table !== undefined) spot.tall *= grow;
  const helpers = cast.filter((one) => one !== owner && one.spot.table !== undefined);
  // Dishes stand on the side of the light of the drawing, its right.
  const sides = helpers.length > 1 ? [-1, 1, -1.75] : [-1];
  table.x = width / 2 + light.side * width * 0.04 + (helpers.length === 1 ? table.tall * 0.08 : 0);
  for (const [at, { spot }] of helpers.entries()) {
    const row = table.y - table.tall * ((table.table ?? 0) + BACK);
    const foot = row + spot.tall * (spot.table ?? 0);
    const floor = table.y - table.tall * BACK;
    Object.assign(spot, {
      x: table.x + (sides[at] ?? 1) * table.tall * ASIDE,
      y: spot.tall > table.tall * GROWN ? floor : foot,
      // The hands of one who is as tall are over the table as they are.
      step: spot.tall > table.tall * GROWN ? 0 : Math.max(0, floor - foot),
      depth: table.depth - 0.002 - at * 0.0001,
    });
  }
}
