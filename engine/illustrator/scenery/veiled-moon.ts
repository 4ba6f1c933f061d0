// A cloud before the disc of the moon or the sun, where the words put the one behind the other.

import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { cloudColours, paintHeap } from './clouds.ts';
import { discsOf, isDiscSeen } from './sky-discs.ts';

const BEHIND_CLOUDS =
  /\bbehind (?:(?:the|a|an|some|its) )?(?:[\w-]+ ){0,2}clouds?\b|\b(?:veiled|covered|hidden|half[- ]hidden|obscured) by (?:[\w-]+ ){0,2}clouds?\b|云朵?(?:层|彩)?(?:的)?(?:后|背后)|[躲藏](?:在|进)(?:了)?.{0,3}云|云(?:层|朵)?遮|被.{0,3}云(?:层|朵)?[遮挡]/i;
/** The cloud in radii of the disc: how wide, how tall, and how far its foot is below the middle. */
const [WIDE, TALL, FOOT] = [5.2, 2.5, 1.7] as const;

/** Whether a cloud hides a part of a moon or sun that was asked for. */
export function isMoonVeiled(stage: Stage): boolean {
  return (
    BEHIND_CLOUDS.test(stage.words) &&
    stage.scene !== 'space' &&
    stage.scene !== 'moon' &&
    stage.reading.subjects.some(
      ({ key }) => (key === 'moon' || key === 'crescent' || key === 'sun') && isDiscSeen(stage, key),
    )
  );
}

export function veiledMoonLayers(stage: Stage): Layer[] {
  if (!isMoonVeiled(stage)) return [];
  const [disc] = discsOf(stage);
  if (!disc) return [];
  const { x, y, radius } = disc;
  return [
    painted(
      'cloud veil before the moon',
      0.105,
      (brush) => {
        const [wide, tall] = [radius * WIDE, radius * TALL];
        const heap = paintHeap(stage, stage.noise('clouds'), wide, tall, 31, cloudColours(stage));
        brush.imageSmoothingQuality = 'high';
        // Twice, or the light would shine through it.
        for (let coat = 0; coat < 2; coat++)
          brush.drawImage(
            heap,
            x - stage.light.side * radius * 0.5 - wide / 2,
            y + radius * FOOT - tall,
            wide,
            tall,
          );
      },
      { isSolid: false },
    ),
  ];
}
