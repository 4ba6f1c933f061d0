// Going away from the viewer in a video, or coming nearer: along the line to where all that runs into the image ends.

import type { Stage } from '../staging/stage.ts';
import type { Self, VideoMotion } from './video-motion.ts';

/** "Sails away", 驶向远方. */
const AWAY =
  /\b(?:sail|row|paddl|drift|glid|float)(?:s|ing|es)? (?:off |away|(?:off )?into the (?:distance|sunset|sunrise|fog|mist|horizon)|towards? the (?:horizon|sunset))|[驶划飘漂航][向往入](?:了)?(?:远方|远处|天边|天际|夕阳|落日)|远去|渐行渐远/iu;

export function isSaidToLeave({ words }: Pick<Stage, 'words'>): boolean {
  return AWAY.test(words);
}

/** Of the image's height: lower no feet come. */
const LOWEST = 0.965;

/**
 * Returns by how much larger than in the still who goes away is at a moment; `pace`: parts of the distance in a second.
 * In the middle they are as the still has them, unless they would be cut off at the lower edge before.
 */
export function sizeAway(
  { stage, spot, middle }: Pick<Self, 'stage' | 'spot' | 'middle'>,
  pace: number,
): (seconds: number) => number {
  const room = (stage.height * LOWEST - stage.horizon) / Math.max(1, spot.y - stage.horizon);
  const first = Math.max(1, Math.min(room, 1 / Math.max(0.4, 1 - pace * middle)));
  return (seconds) => 1 / (1 / first + pace * seconds);
}

/** Where they are at that size, before they do anything else. */
export function atDepth(
  { stage, spot }: Pick<Self, 'stage' | 'spot'>,
  size: number,
): VideoMotion & { x: number; y: number } {
  return {
    x: (stage.width / 2 - spot.x) * (1 - size),
    y: (stage.horizon - spot.y) * (1 - size),
    stretch: size,
    widen: size,
    aboutX: spot.x,
    aboutY: spot.y,
  };
}
