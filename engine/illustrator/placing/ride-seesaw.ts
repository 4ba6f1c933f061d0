// Two on a seesaw sit at its ends, one down and one up, and look at each other.

import { flip } from '../painting/turn-sprite.ts';
import { changed } from '../painting/sprite.ts';
import { isOnSeesaw } from '../people/on-seesaw.ts';
import { SEESAW_ENDS } from '../things/house-pieces.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';

/** How tall who sits on it would stand, in heights of the seesaw. */
const BODY = 1.25;

/** Changes the spots in place. */
export function rideSeesaw({ reading }: Stage, cast: readonly Cast[]): void {
  const plank = cast.find(({ spot }) => spot.subject.key === 'seesaw');
  if (!plank) return;
  const riders = cast.filter(({ spot }) => spot.pose === 'ride' && isOnSeesaw(reading, spot.subject.key));
  for (const [index, one] of riders.slice(0, SEESAW_ENDS.length).entries()) {
    const { spot } = one;
    const { across, up, isTurned } = SEESAW_ENDS[index] as (typeof SEESAW_ENDS)[number];
    spot.tall = plank.spot.tall * BODY * (spot.share ?? 1);
    if (isTurned !== spot.isFlipped) {
      one.sprite = changed(one.sprite, flip);
      Object.assign(spot, { isFlipped: isTurned, lapAcross: 1 - (spot.lapAcross ?? 0.5) });
    }
    Object.assign(spot, {
      x: plank.spot.x + (across - 0.5) * wideOf(plank) + (0.5 - (spot.lapAcross ?? 0.5)) * wideOf(one),
      y: plank.spot.y - up * plank.spot.tall + (spot.lap ?? 0) * spot.tall,
      depth: plank.spot.depth + 0.002,
      isFloating: true,
      isPerched: true,
    });
  }
}
