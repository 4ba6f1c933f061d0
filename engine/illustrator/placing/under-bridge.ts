// A boat, or ducks, under a bridge: in the water before its arch.

import type { Subject } from '../reading/prompt-reading.ts';
import { bridgeAcross } from '../scenery/landmarks.ts';
import type { Stage } from '../staging/stage.ts';
import { underfootOf } from '../staging/underfoot.ts';
import type { Spot } from './spot.ts';

/** Of the width of the bridge: its arch, and as much of the height of the image as all below it is before it. */
const [ARCH, BEFORE] = [0.34, 0.02] as const;

/** Whether it is said to be under a bridge that stands over the water. */
function isUnderBridge({ scene, reading }: Stage, boat: Subject): boolean {
  const { subjects } = reading;
  return (
    scene === 'lake' &&
    underfootOf({ scene, reading }) !== 'bridge' &&
    reading.links.some(
      ({ relation, from, to }) =>
        relation === 'under' && subjects[from] === boat && subjects[to ?? -1]?.key === 'bridge',
    )
  );
}

/** Where it is, and how wide at most; `count`: of its kind. Nothing where it is elsewhere. */
export function archSpot(
  stage: Stage,
  boat: Subject,
  index: number,
  count: number,
): Pick<Spot, 'x' | 'y' | 'widest'> | undefined {
  if (!isUnderBridge(stage, boat)) return undefined;
  const { x, wide, foot } = bridgeAcross(stage);
  const room = wide * ARCH;
  const share = room / count;
  return {
    x: x - room / 2 + share * (index + 0.5),
    y: foot + stage.height * BEFORE * (1 + (index % 2)),
    widest: share * (count > 1 ? 0.9 : 1),
  };
}

/** Whether one is seen before the arch; from the deck nobody sees what is under it. */
export function isAtArch(stage: Stage, { x, isOnWater }: Spot): boolean {
  if (underfootOf(stage) === 'bridge') return false;
  const { x: middle, wide } = bridgeAcross(stage);
  return isOnWater && Math.abs(x - middle) < wide * ARCH;
}
