// A bucket on a pier, sleds before a village: where nothing but things stand out of doors, the land is as much of the image.

import { clamp } from '#engine/raster/noise.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { isOutside, type Stage } from '../staging/stage.ts';
import { metresOf } from '../things/metres.ts';
import { unitOf, type Spot } from './spot.ts';
import { PORTABLE_KINDS } from '../reading/subject-kinds.ts';

/** So much of the short side for a metre; at least and at most. */
const [METRE, LEAST, MOST] = [0.3, 0.16, 0.34] as const;
const OF_LAND: ReadonlySet<Subject['kind']> = new Set(['tree', 'landmark', 'boat', 'sky']);

export function isThing({ kind, key }: Subject): boolean {
  return PORTABLE_KINDS.has(kind) || key === 'sled';
}

export function isLandSeen(stage: Stage, standing: readonly Subject[]): boolean {
  return (
    (isOutside(stage) || stage.scene === 'greenhouse') &&
    (stage.scene === 'greenhouse' || stage.reading.subjects.some(({ kind }) => OF_LAND.has(kind))) &&
    standing.every((one) => isThing(one) && one.size === undefined)
  );
}

/** No larger than things are that stand in it, and their rows as much nearer to each other. */
export function inLand(stage: Stage, spots: readonly Spot[]): Spot[] {
  const front = Math.max(...spots.map(({ y }) => y));
  return spots.map((spot) => {
    const most = clamp(metresOf(spot.subject) * METRE, LEAST, MOST);
    const tall = Math.min(spot.tall, unitOf(stage) * most);
    return { ...spot, tall, y: front - ((front - spot.y) * tall) / spot.tall };
  });
}
