// Where those are who are in water: off the bank, in a pool, within the stones of a hot spring.

import { clamp } from '#engine/raster/noise.ts';
import { isInPool, isInSpring, POOL_DEPTH, POOL_ROW, SPRING_ROW } from '../casting/bathers.ts';
import { hasBank } from '../staging/scenes.ts';
import type { Stage } from '../staging/stage.ts';
import type { Spot } from './spot.ts';

/** Off the bank, where the water is shallow; farther out where somebody stands on the bank. */
export function intoWater(stage: Stage, spot: Spot): Spot {
  const { height, horizon } = stage;
  if (isInPool(stage))
    return { ...spot, y: height * POOL_ROW, tall: spot.tall * 0.9, isOnWater: true, depth: POOL_DEPTH };
  if (isInSpring(stage, spot.subject)) return intoSpring(stage, spot);
  const part = hasBank(stage) ? 0.44 : 0.72;
  return {
    ...spot,
    y: horizon + (height - horizon) * part + spot.index * height * 0.02,
    isOnWater: true,
    depth: 0.45,
  };
}

/** Within the ring of its stones, some nearer than others. */
function intoSpring({ width, height, short }: Stage, spot: Spot): Spot {
  const isNear = spot.index % 2 === 0;
  return {
    ...spot,
    x: width / 2 + (spot.x - width / 2) * 0.74,
    y: height * SPRING_ROW + short * (isNear ? 0.05 : 0.005),
    tall: clamp(spot.tall, short * 0.36, short * 0.44) * (isNear ? 1 : 0.88),
    widest: short * 0.46,
    depth: isNear ? 0.604 : 0.6,
    isOnWater: true,
  };
}
