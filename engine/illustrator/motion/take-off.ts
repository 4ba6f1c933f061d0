// Birds and butterflies that take off in a video: from the ground, or the flowers, up into the air where the still has them.

import { smooth } from '#engine/raster/noise.ts';
import type { Stage } from '../staging/stage.ts';
import type { Self } from './video-motion.ts';

const TAKING_OFF =
  /\b(?:tak(?:es?|ing) (?:off|flight|wing)|fl(?:y|ies|ying|ew) (?:up|off|away)|bursts? into flight|rises? into the (?:air|sky))\b|飞起|起飞|腾空|惊飞|飞向(?:蓝天|天空|空中)/iu;

export function isSaidToTakeOff({ words }: Pick<Stage, 'words'>): boolean {
  return TAKING_OFF.test(words);
}

/** Water lies before what flies over it, and hides what would come from it. */
const WATERS: ReadonlySet<Stage['scene']> = new Set(['sea', 'lake', 'water-town', 'pond']);
/** Between the horizon and the lower edge: from there they come. */
const GROUND = 0.45;
/** Of the room over them, in which they end. */
const UP = 0.45;

/** Returns by how many pixels they are lower than in the still at a moment. */
export function takeOff({ stage, spot, length }: Self): (seconds: number) => number {
  if (!isSaidToTakeOff(stage)) return () => 0;
  const { height, horizon, scene } = stage;
  const row = WATERS.has(scene) ? horizon : horizon + (height - horizon) * GROUND;
  const below = Math.max(0, row - spot.y);
  const above = Math.max(0, spot.y - spot.tall) * UP;
  return (seconds) => below - (below + above) * smooth(0, 1, seconds / length);
}
