// The stalls of a market, on both sides of a street.

import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { MARKET_STALLS } from '../things/market-stalls.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { fogged } from './street-view.ts';

const MARKET = /\bmarkets?\b|\bmarketplace\b|bazaar|集市|市集|市场|夜市|早市|赶集|庙会/i;
/** From the middle of the street to that of a stall, in the unit of scenes. */
const ASIDE = 2.5;
const DISTANCES = [19, 15, 12, 9.6, 7.7, 6.1] as const;

export function hasMarket({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'street' && MARKET.test(words);
}

export function marketLayers(stage: Stage): Layer[] {
  return DISTANCES.map((distance, row) =>
    painted(`market stalls ${row}`, 0.43 + row * 0.02, (brush) => paintRow(stage, brush, distance, row)),
  );
}

function paintRow(stage: Stage, brush: Brush, distance: number, row: number): void {
  const { width } = stage;
  const y = rowOfDistance(stage, distance);
  brush.imageSmoothingQuality = 'high';
  for (const side of [-1, 1] as const) {
    const own = MARKET_STALLS[(row + (side === 1 ? 1 : 0)) % MARKET_STALLS.length];
    if (!own) continue;
    const tall = (scaleAt(stage, distance) * own.height) / 100;
    const sheet = renderOwn(stage, own, `stall ${row} ${side}`, Math.max(120, tall));
    const stall = relight(stage, sheet, { haze: fogged(distance) * 0.7, strength: 0.7 });
    const wide = (tall * stall.width) / stall.height;
    const x = width / 2 + side * ASIDE * scaleAt(stage, distance);
    brush.drawImage(stall, x - wide / 2, y - tall, wide, tall);
  }
}
