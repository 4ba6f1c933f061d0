// Who sits on a crescent moon or flies on a carpet: the image is of them, and the seat hangs in the middle of it.

import { SKY_SEATS } from '../lexicon/sky.ts';
import type { Stage } from '../staging/stage.ts';
import { topBetween } from './bear-on-back.ts';
import { wideOf, type Cast } from './cast.ts';

/** Of the height of the image: the foot of the seat among clouds, and over land. */
const [AMONG_CLOUDS, OVER_LAND] = [0.78, 0.6] as const;
/** How wide a carpet is for who is on it, and how tall they are at most, a part of the image. */
const [ON_CARPET, FLIER] = [1.5, 0.45] as const;
/** In the hollow of a crescent: the horns are higher than the head. A carpet is flat, and bears anybody. */
const MOST_ON: Readonly<Record<string, number>> = { 'moon-seat': 0.78, 'flying-carpet': Infinity };

export function isSkySeat({ spot: { subject } }: Cast): boolean {
  return SKY_SEATS.has(subject.key);
}

/** Changes the spot of the seat, and how tall who is on a carpet is. */
export function hangSeat(stage: Stage, one: Cast, seat: Cast): void {
  const { width, height, short, scene } = stage;
  Object.assign(seat.spot, {
    x: width * 0.5,
    y: height * (scene === 'sky' ? AMONG_CLOUDS : OVER_LAND),
    isFloating: true,
    isOnWater: false,
  });
  if (seat.spot.subject.key !== 'flying-carpet') return;
  one.spot.tall = Math.min(one.spot.tall, short * FLIER);
  seat.spot.tall *= (wideOf(one) * ON_CARPET) / wideOf(seat);
}

/** How high who is on it is at most, in heights of the seat; undefined of all else. */
export function mostInSky(key: string): number | undefined {
  return MOST_ON[key];
}

/** Where a crescent is lowest inside: who is on it is there, on whichever side it is open. In parts of its width and height. */
export function hollowOf({ sprite }: Cast): { across: number; top: number } {
  const sheet = sprite.lit();
  const places = Array.from({ length: 21 }, (_, step) => 0.25 + step * 0.025);
  const tops = places.map((across) => ({ across, top: 1 - topBetween(sheet, across, across) - BELOW_EDGE }));
  return tops.reduce((lowest, one) => (one.top < lowest.top ? one : lowest));
}
/** So much of the seat is below the line of who sits there, seen from a little above. */
const BELOW_EDGE = 0.02;
