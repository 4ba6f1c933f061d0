// A room, or a hall, or whatever else somebody can be inside of.

import type { Layer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import { candleGlowLayers } from '../scenery/candle-glow.ts';
import { counterLayers } from '../scenery/counter.ts';
import { lanternsOfRoom } from '../scenery/planting.ts';
import { hallOf } from '../scenery/hall-kind.ts';
import { hallLayers } from '../scenery/halls.ts';
import { roomLayers } from '../scenery/indoors.ts';
import { insideLayers } from '../scenery/insides.ts';
import { insideOf } from './inside-of.ts';
import { stringLightLayers } from '../scenery/string-lights.ts';
import { isThroneHall, throneHallLayers } from '../scenery/throne-hall.ts';
import type { Stage } from './stage.ts';

/** All of it but who and what is in it, unordered. */
export function indoorLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  const inside = insideOf(stage);
  if (inside) return [...insideLayers(stage, inside), ...candleGlowLayers(stage, spots)];
  const hall = hallOf(stage);
  if (hall) return hallLayers(stage, hall);
  if (isThroneHall(stage)) return [...throneHallLayers(stage), ...candleGlowLayers(stage, spots)];
  return [
    ...roomLayers(stage, spots),
    ...lanternsOfRoom(stage),
    ...stringLightLayers(stage),
    ...counterLayers(stage, spots),
    ...candleGlowLayers(stage, spots),
  ];
}
