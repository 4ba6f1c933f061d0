// Where what stands along a street lies in the image, and how much of the haze is before it.

import { smooth } from '#engine/raster/noise.ts';
import { sightOf } from '../staging/city-sight.ts';
import { EYE_HEIGHT, scaleAt, type Stage } from '../staging/stage.ts';
import { hasCrossing, hasScreens } from './crossing.ts';

const STREET_HALF_WIDTH = 3.1;
/** Where something is seen at its end, or many people cross it. */
const AVENUE_HALF_WIDTH = 5.6;
/** These are broader than tall. */
const BROAD = /colosseum|mosque|statue|opera|gate|rock|domes|basilica|hill-tower|marina/;

/** Metres from its middle to the walls. */
export function halfWidth(stage: Stage): number {
  const isAvenue = sightOf(stage) !== undefined || hasCrossing(stage) || hasScreens(stage);
  if (!isAvenue) return STREET_HALF_WIDTH;
  const isBroad = BROAD.test(sightOf(stage) ?? '');
  return AVENUE_HALF_WIDTH * Math.min(1.4, Math.sqrt(stage.width / stage.short)) * (isBroad ? 1.5 : 1);
}

export function across(stage: Stage, x: number, distance: number): number {
  return stage.width / 2 + x * scaleAt(stage, distance);
}

export function rowAt(stage: Stage, height: number, distance: number): number {
  return stage.horizon + (EYE_HEIGHT - height) * scaleAt(stage, distance);
}

/** How much of the haze lies before a house at this distance. */
export function fogged(distance: number): number {
  return smooth(4, 34, distance) * 0.72;
}
