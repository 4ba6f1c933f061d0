// Leaping out of the water and diving into it again.
import type { Spot } from '../placing/spot.ts';
import type { Move } from './video-motion.ts';

/** Dolphins, whales and fish. */
export function isLeaping({ subject, isOnWater }: Spot): boolean {
  return isOnWater && subject.key.startsWith('leaping-');
}

/** Seconds from one leap to the next, how far it goes and how deep it dives, of its height, and how far it turns. */
const LEAP = { seconds: 2.4, far: 1.5, deep: 1.3, turn: 0.85 } as const;

/** Out of the water in a bow, with its head down into it, and again. The still is the top of the bow. */
export function leap({ spot, middle, ahead }: { spot: Spot; middle: number; ahead: -1 | 1 }): Move {
  return (t) => {
    const away = (((((t - middle) / LEAP.seconds + spot.index * 0.3 + 0.5) % 1) + 1) % 1) - 0.5;
    return {
      x: ahead * spot.tall * LEAP.far * away,
      y: spot.tall * LEAP.deep * 4 * away * away,
      turn: ahead * LEAP.turn * 2 * away,
      aboutX: spot.x,
      aboutY: spot.y - spot.tall * 0.5,
      above: spot.y,
    };
  };
}
