// Who has come out of the sea sits on a rock at its edge: out of the water, and larger than the rock.

import type { Spot } from './spot.ts';
import type { Stage } from '../staging/stage.ts';

export function isOnRock(swimmer: Spot, { subject }: Spot): boolean {
  return swimmer.subject.kind === 'fish' && subject.key === 'rock';
}

/** Changes both spots. */
export function sitOnRock({ short, height }: Stage, swimmer: Spot, rock: Spot, aside: number): void {
  rock.tall = short * 0.3;
  rock.y = height * 0.93;
  swimmer.tall = Math.min(swimmer.tall, short * 0.38);
  // The tail hangs down before it.
  Object.assign(swimmer, {
    x: rock.x + aside,
    y: rock.y - rock.tall * 0.7,
    depth: rock.depth + 0.002,
    haze: rock.haze,
    isFloating: true,
    isOnWater: false,
    isPerched: true,
  });
}
