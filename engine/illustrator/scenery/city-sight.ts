// What a city is known by: far at the end of its street over the roofs, or on the quay before its towers.

import { css } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { hasDwellers, sightOf } from '../staging/city-sight.ts';
import { relight } from '../painting/relight.ts';
import { litLater } from '../painting/sprite.ts';
import { drawSubject } from '../painting/draw-subject.ts';
import type { Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';
import { isSeenFromTerrace } from './terrace.ts';

/** How wide one may be, and how tall, as parts of the short side. */
const WIDEST = { street: 0.6, city: 0.6 } as const;
const TALLEST = { street: 0.6, city: 0.62 } as const;
const FAR = 0.08;
/** What the layer of a sight is called. */
export const SIGHT_LAYER = 'sight of the city';

/** Over a terrace one sees a street, or the sea; the tower of Paris has a place of its own there. */
function isSeenFrom(stage: Stage, drawing: string): boolean {
  return stage.scene !== 'terrace' || (isSeenFromTerrace(stage, 'city') && drawing !== 'own/eiffel-tower');
}

export async function citySightLayers(stage: Stage): Promise<Layer[]> {
  const drawing = sightOf(stage);
  if (drawing === undefined || !isSeenFrom(stage, drawing)) return [];
  const sheet = await drawSubject(stage, { key: 'city-sight', drawing, kind: 'building' });
  const { short, horizon, light, width } = stage;
  const place = stage.scene === 'city' ? 'city' : 'street';
  const ratio = sheet.width / sheet.height;
  const tallest = Math.min(horizon * 0.86, short * TALLEST[place] * (stage.height / short) ** 0.4);
  const tall = Math.min(tallest, (short * WIDEST[place] * Math.sqrt(width / short)) / ratio);
  const wide = tall * ratio;
  // Away from the sun, and a little from who stands in the middle.
  const aside = place === 'city' ? 0.24 : hasDwellers(stage.reading) ? 0.1 : 0.03;
  const reach = short * aside * (place === 'street' ? Math.sqrt(width / short) : 1);
  // Trees that are asked for stand there.
  const side = stage.reading.subjects.some(({ kind }) => kind === 'tree') ? -light.side : light.side;
  const x = width / 2 - side * Math.min(reach, (width - wide * 0.9) / 2);
  const foot = horizon + short * (place === 'city' ? 0.012 : 0.006);
  const haze = place === 'city' ? FAR * 0.5 : FAR;
  const shown = litLater(sheet, (bare) => relight(stage, bare, { haze }));
  return [
    painted(SIGHT_LAYER, place === 'city' ? 0.265 : 0.25, (brush) => {
      if (stage.isDark)
        glow(brush, x, foot - tall * 0.5, tall * 0.62, css('#ffd9a0', 0.3), css('#ffd9a0', 0));
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(shown.lit(), x - wide / 2, foot - tall, wide, tall);
    }),
  ];
}
