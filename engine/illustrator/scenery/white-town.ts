// Santorini: its cliff rises from the sea at one side of the image, with white houses and blue domes on it.

import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Stage } from '../staging/stage.ts';
import { HILLSIDE_SIGHTS } from '../things/hillside-sights.ts';

export function hasWhiteTown({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return scene === 'sea' && reading.subjects.some(({ key }) => key === 'santorini');
}

/** Before the water is painted, so that it mirrors the town. */
export function whiteTownLayer(stage: Stage): Layer {
  return painted('landmark white town', 0.16, (brush) => paintTown(stage, brush));
}

/** Its crest is cut by the side of the image that the light does not come from. */
function paintTown(stage: Stage, brush: Brush): void {
  const town = HILLSIDE_SIGHTS['own/santorini'];
  if (!town) return;
  const { width, short, horizon, light } = stage;
  const most = (horizon * 0.86 * town.width) / town.height;
  const wide = Math.min(width * 1.04, most);
  const tall = (wide * town.height) / town.width;
  const sheet = relight(stage, renderOwn(stage, town, 'white town', Math.round(tall)), { haze: 0.06 });
  brush.save();
  brush.translate(light.side > 0 ? 0 : width, horizon + short * 0.008);
  brush.scale(light.side > 0 ? -1 : 1, 1);
  brush.drawImage(sheet, -wide * 0.88, -tall, wide, tall);
  brush.restore();
}
