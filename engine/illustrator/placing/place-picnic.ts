// What lies on the blanket of a picnic, seen from near: each thing in a place of its own, the tall ones behind.

import { picnicOf } from '../contents/picnics.ts';
import type { Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import type { Cast } from './cast.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';

/** Of the drawing of the blanket. */
const RATIO = 232 / 64;
/** Across, from -1 to 1, and down, from its far edge to its near one; the basket is at the far left. */
const BEHIND: readonly (readonly [number, number])[] = [
  [0.36, 0.28],
  [0.84, 0.3],
  [0.08, 0.26],
  [0.6, 0.22],
];
const BEFORE: readonly (readonly [number, number])[] = [
  [0.12, 0.72],
  [0.6, 0.74],
  [-0.12, 0.92],
  [0.34, 0.94],
  [0.84, 0.92],
  [-0.66, 0.94],
];
/** In metres: what is taller stands behind. */
const TALL = 0.17;

/** Empty where there is none, or somebody is at it. */
export function placePicnic(stage: Stage, members: readonly Member[]): Spot[] {
  const blanket = picnicOf(stage.reading);
  if (!blanket || !members.some(({ subject }) => subject === blanket)) return [];
  const { width, height, short } = stage;
  const wide = Math.min(width * 0.97, short * 1.3);
  const [foot, deep] = [height * 0.985, wide / RATIO];
  const spots = [makeSpot(stage, blanket, 0, { x: width / 2, y: foot, tall: deep, depth: 0.74 })];
  let [behind, before] = [0, 0];
  const lying = members.filter(({ subject }) => subject !== blanket).toSorted((a, b) => b.metres - a.metres);
  for (const { subject, index, metres } of lying) {
    const isBehind = (metres > TALL && behind < BEHIND.length) || before >= BEFORE.length;
    const [across, down] = (isBehind
      ? BEHIND[behind++ % BEHIND.length]
      : BEFORE[before++ % BEFORE.length]) ?? [0, 0.5];
    const reach = wide * (0.336 + 0.155 * down);
    spots.push(
      makeSpot(stage, subject, index, {
        x: width / 2 + across * reach * 0.9,
        y: foot - deep * 0.53 * (1 - down),
        tall: wide * 0.19 * (metres / 0.2) ** 0.6 * (0.86 + down * 0.14),
        depth: 0.75 + down * 0.01,
        isPerched: true,
      }),
    );
  }
  return spots;
}

/** What stands beside others, or on them, has been moved: it lies on the blanket. Changes the spots in place. */
export function keepPicnic(stage: Stage, cast: readonly Cast[]): void {
  const members = cast.map(({ spot: { subject, index } }) => ({ subject, index, metres: metresOf(subject) }));
  for (const { subject, index, x, y, tall, depth } of placePicnic(stage, members)) {
    const one = cast.find(({ spot }) => spot.subject === subject && spot.index === index);
    if (one) Object.assign(one.spot, { x, y, tall, depth });
  }
}
