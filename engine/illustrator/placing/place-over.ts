// Where one is who is over another: in the air, or on the wall of a room.

import { leapsFree } from '../animals/leap.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { isOutside, type Stage } from '../staging/stage.ts';
import { isFlyingDragon } from '../things/dragons.ts';
import type { Cast } from './cast.ts';

const LAID: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'hat']);
/** How high over the foot of what is leapt over the shadow of who leaps falls, in parts of its height. */
const LEAPT = 0.56;
const LARGE: ReadonlySet<Subject['kind']> = new Set(['vehicle', 'building', 'boat']);
const OF_LARGE = 0.32;
/** They have a cord of their own to the ceiling. */
const HANGS_DOWN = /pendant|lantern|chandelier|lamp|mobile|chime/;
/** Of the height of the image, over the furniture along the wall; and the depth of what is on it. */
const [ON_WALL, HUNG] = [0.46, 0.2] as const;
/** Of the height of the image. */
const LOWEST = 0.9;

/** Changes the spot; returns false where it can be no more than beside the other. */
export function placeOver(stage: Stage, one: Cast, other: Cast, aside: number): boolean {
  const { short, height, scene, reading } = stage;
  const { spot } = one;
  const { spot: to } = other;
  const isLaid = LAID.has(spot.subject.kind);
  // Out of doors nothing hangs in the air.
  if (isLaid && isOutside(stage)) return false;
  if (isFlyingDragon(spot.subject)) {
    flyOver(stage, one, other);
    return true;
  }
  // A hawk is no larger than the train below it.
  if (spot.subject.kind === 'bird' && LARGE.has(to.subject.kind))
    spot.tall = Math.min(spot.tall, to.tall * OF_LARGE);
  // Under a whale who dives goes down.
  if (to.isFloating) to.y = Math.max(to.y, Math.min(height * LOWEST, spot.tall + to.tall + short * 0.06));
  const over = to.y - to.tall - short * 0.04;
  const isHung =
    scene === 'room' && isLaid && LAID.has(to.subject.kind) && !HANGS_DOWN.test(spot.subject.key);
  Object.assign(spot, {
    x: to.x + aside,
    y: Math.max(
      spot.tall,
      // Who leaps is drawn in the air over the ground.
      leapsFree(reading, spot.subject)
        ? to.y - to.tall * LEAPT
        : isHung
          ? Math.min(over, height * ON_WALL)
          : over,
    ),
    isFloating: true,
    ...(isHung ? { depth: HUNG } : {}),
  });
  return true;
}

/** Large and high above it, to the side that it comes from. */
function flyOver({ short, width, height }: Stage, one: Cast, { spot: to }: Cast): void {
  const ratio = one.sprite.width / one.sprite.height;
  const tall = Math.min(short * 0.5, (width * 0.96) / ratio, (to.y - to.tall) * 1.2);
  const clear = to.y - to.tall - tall;
  Object.assign(one.spot, {
    x: to.x + (one.spot.isFlipped ? -1 : 1) * width * 0.06,
    y: tall + Math.max(height * 0.03, clear * 0.42),
    tall,
    depth: to.depth + 0.002,
    isFloating: true,
  });
}
