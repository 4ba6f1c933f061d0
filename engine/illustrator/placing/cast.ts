// Who and what is in an image, placed and drawn.

import type { Surface } from '#engine/raster/surface.ts';
import type { Spot } from './spot.ts';

export type Cast = { spot: Spot; sprite: Surface };

export function wideOf({ spot, sprite }: Cast): number {
  return (spot.tall * sprite.width) / sprite.height;
}
