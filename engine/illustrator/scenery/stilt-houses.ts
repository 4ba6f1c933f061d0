// Houses on stilts up a steep bank over a river, as Chongqing is known by: they fill the far shore.

import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import type { Stage } from '../staging/stage.ts';
import { CHINA_SIGHTS } from '../things/china-sights.ts';
import { waterLine } from './open-land.ts';

/** Where there is water before a far shore. */
export function hasStiltHouses({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return (scene === 'city' || scene === 'lake') && reading.subjects.some(({ key }) => key === 'stilt-houses');
}

export function stiltHouseLayers(stage: Stage): Layer[] {
  return hasStiltHouses(stage)
    ? [painted('landmark stilt houses', 0.275, (brush) => paintHouses(stage, brush))]
    : [];
}

function paintHouses(stage: Stage, brush: Brush): void {
  const own = CHINA_SIGHTS['own/stilt-houses'];
  if (!own) return;
  const { width, short, horizon, light } = stage;
  const wide = Math.min(width * 1.25, (horizon * 0.96 * own.width) / own.height);
  const tall = (wide * own.height) / own.width;
  const sheet = relight(stage, renderOwn(stage, own, 'stilt houses', Math.max(420, tall)), {
    haze: stage.weather.has('fog') ? 0.24 : 0.05,
    strength: stage.isDark ? 0.55 : 1,
  });
  const foot = stage.scene === 'lake' ? waterLine(stage) : horizon + short * 0.022;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(sheet, width * (0.5 - light.side * 0.05) - wide / 2, foot - tall, wide, tall);
}
