// "The moon behind a mountain", 月亮在山后面: it stands so low that the peaks are before it.

import { makeSurface, readAlpha } from '#engine/raster/surface.ts';
import type { Layer } from '../painting/layer.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { isDisc } from '../scenery/woods.ts';
import { discsOf } from '../scenery/sky-discs.ts';
import type { Stage, StageScene } from './stage.ts';

const WITH_PEAKS: ReadonlySet<StageScene> = new Set(['mountains', 'lake']);

type Place = { scene: StageScene; reading: Pick<PromptReading, 'placeLinks'> };

/** Whether the sun or the moon is said to be behind mountains, and the place has some. */
export function isDiscBehindLand({ scene, reading }: Place): boolean {
  return (
    WITH_PEAKS.has(scene) &&
    (reading.placeLinks ?? []).some(
      ({ relation, place, who }) => relation === 'behind' && place === 'land' && who && isDisc(who),
    )
  );
}

/** Enough to tell how much of a disc is seen; between these depths the far land lies. */
const STEP = 4;
const [SKY, NEAR] = [0.115, 0.3] as const;
const SOLID = 128;

/** Which part of the disc of the sky no far land hides, 0–1. */
export function seenOfDisc(stage: Stage, layers: readonly Layer[]): number {
  const [disc] = discsOf(stage);
  if (!disc) return 0;
  const [width, height] = [Math.ceil(stage.width / STEP), Math.ceil(stage.height / STEP)];
  const sheet = makeSurface(width, height, (brush) => {
    brush.scale(1 / STEP, 1 / STEP);
    for (const layer of layers)
      if (layer.kind === 'painted' && layer.isSolid !== false && layer.depth > SKY && layer.depth < NEAR)
        layer.paint(brush);
  });
  const alpha = readAlpha(sheet);
  let [all, free] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (Math.hypot(x * STEP - disc.x, y * STEP - disc.y) > disc.radius) continue;
      all += 1;
      if ((alpha[y * width + x] as number) < SOLID) free += 1;
    }
  return all > 0 ? free / all : 0;
}
