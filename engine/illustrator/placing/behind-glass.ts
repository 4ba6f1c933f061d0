// What swims in the tank of an aquarium, seen through its glass by those who stand before it.

import type { Subject } from '../reading/prompt-reading.ts';
import { insideOf } from '../staging/inside-of.ts';
import type { Stage } from '../staging/stage.ts';
import { unitOf, type Spot } from './spot.ts';

/** Parts of the frame's short side: how far over and below the horizon the water reaches. */
const [HIGH, LOW] = [0.29, 0.12];

/** Where one of several swims there; undefined in any other place. `chance`: 0 to 1. */
export function behindGlass(
  stage: Stage,
  subject: Subject,
  index: number,
  chance: number,
): Partial<Spot> | undefined {
  if (insideOf(stage) !== 'aquarium') return undefined;
  const { width, short, horizon } = stage;
  const tall = Math.min(unitOf(stage) * subject.height, short * (HIGH + LOW) * 0.9) * (index === 0 ? 1 : 0.6);
  const room = short * (HIGH + LOW) - tall;
  const across = index === 0 ? 0.5 : 0.12 + ((index * 0.382 + chance * 0.2) % 1) * 0.76;
  return {
    x: width * across,
    y: horizon - short * HIGH + tall + room * (index === 0 ? 0.4 : (index * 0.618 + chance * 0.3) % 1),
    tall,
    depth: 0.2,
    isFloating: true,
    isOnWater: false,
    haze: 0.12,
  };
}
