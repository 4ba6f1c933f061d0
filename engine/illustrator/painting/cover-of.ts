// What a layer covers of its scene, so coarse that it only tells who hides whom: found once for all who ask.

import { makeSurface, readAlpha } from '#engine/raster/surface.ts';
import type { Stage } from '../staging/stage.ts';
import type { PaintedLayer } from './layer.ts';

/** Pixels of the stage to one of the cover. */
export const COVER_STEP = 8;
/** Of 255: shadows, glows and mist are softer than this, and hide nobody. */
export const SOLID = 0.6 * 255;

const covers = new WeakMap<PaintedLayer, Uint8Array>();

/** Returns how opaque the layer is, 0–255, row by row of a sheet of `Math.ceil(width / COVER_STEP)`. Nobody may write on it. */
export function coverOf({ width, height }: Pick<Stage, 'width' | 'height'>, layer: PaintedLayer): Uint8Array {
  const known = covers.get(layer);
  if (known) return known;
  const sheet = makeSurface(Math.ceil(width / COVER_STEP), Math.ceil(height / COVER_STEP), (brush) => {
    brush.scale(1 / COVER_STEP, 1 / COVER_STEP);
    (layer.form ?? layer.paint)(brush);
  });
  const cover = readAlpha(sheet);
  covers.set(layer, cover);
  return cover;
}

/** Returns the same of several, one laid over the other. */
export function coverOfAll(
  stage: Pick<Stage, 'width' | 'height'>,
  layers: readonly PaintedLayer[],
): Uint8Array {
  const [first, ...others] = layers.map((layer) => coverOf(stage, layer));
  const all = new Uint8Array(first ?? []);
  for (const cover of others)
    for (let at = 0; at < all.length; at++)
      all[at] = Math.round(255 - ((255 - (all[at] as number)) * (255 - (cover[at] as number))) / 255);
  return all;
}
