// Cars that fly are on lanes in the air, to the left and to the right, the far ones small between the towers.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { makeSpot, type Spot } from './spot.ts';

type Lane = readonly [across: number, down: number, size: number, isFlipped: boolean];

/** Across and down as parts of the frame; the first is the nearest. */
const LANES: readonly Lane[] = [
  [0.31, 0.47, 1, true],
  [0.77, 0.33, 0.62, false],
  [0.13, 0.25, 0.4, false],
  [0.56, 0.19, 0.3, true],
  [0.9, 0.54, 0.5, false],
  [0.5, 0.36, 0.24, false],
  [0.36, 0.12, 0.2, true],
];

/** Nobody counts traffic. */
const MANY = 6;

export function isInTraffic({ key }: Pick<Subject, 'key'>): boolean {
  return key === 'flying-car';
}

/** How many are seen: as many as were said, else a stream of them. */
export function trafficOf({ count, isCounted }: Subject): number {
  return count > 1 && isCounted !== true ? MANY : Math.min(count, LANES.length);
}

export function trafficSpot(stage: Stage, subject: Subject, index: number): Spot {
  const { width, height, short } = stage;
  const [across, down, size, isFlipped] = LANES[index] ?? [0.5, 0.5, 0.3, false];
  const tall = short * 0.17 * size;
  return makeSpot(stage, subject, index, {
    x: width * across,
    y: height * down + tall / 2,
    tall,
    depth: 0.285 - (1 - size) * 0.02,
    isFloating: true,
    isFlipped,
    haze: (1 - size) * 0.3,
  });
}
