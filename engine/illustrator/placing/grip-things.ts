// What the arm of a robot is said to hold is between the fingers of its gripper.

import type { Link, Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { wideOf, type Cast } from './cast.ts';
import type { Spot } from './spot.ts';

/** Where the fingers are, in parts of the drawing: from its middle across, and over its foot; how large fits between them. */
const [ACROSS, OVER, FITS] = [-0.32, 0.56, 0.2] as const;
const GRIPPED: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'plant', 'hat']);

/** Whether this says that such an arm holds something. */
export function isGripping({ relation }: Pick<Link, 'relation'>, from: Subject, to: Subject): boolean {
  return relation === 'holding' && from.key === 'robot-arm' && GRIPPED.has(to.kind);
}

/** Changes the spots in place. */
export function gripThings({ reading }: Stage, cast: readonly Cast[]): void {
  for (const link of reading.links) {
    const [from, to] = [reading.subjects[link.from], reading.subjects[link.to ?? -1]];
    if (!from || !to || !isGripping(link, from, to)) continue;
    const arm = cast.find(({ spot }) => spot.subject === from);
    const thing = cast.find(({ spot }) => spot.subject === to);
    if (!arm || !thing) continue;
    const { spot } = arm;
    const tall = Math.min(spot.tall * FITS, (spot.tall * FITS * thing.sprite.height) / thing.sprite.width);
    Object.assign(thing.spot, {
      tall,
      x: spot.x + wideOf(arm) * ACROSS,
      y: spot.y - spot.tall * OVER + tall * 0.5,
      depth: spot.depth + 0.001,
      isFloating: true,
      isPerched: true,
    });
  }
}

/** Whether it is there. */
export function isGripped(arm: Spot, thing: Spot): boolean {
  return thing.y < arm.y - arm.tall * 0.3 && Math.abs(thing.x - arm.x) < arm.tall * 0.5;
}
