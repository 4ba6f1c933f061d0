// From an image to a sheet one can draw on, and back.
import type { Image } from '#engine/raster/image.ts';
import {
  type Brush,
  makeSurface,
  readPixels,
  type Surface,
  surfaceFromPixels,
} from '#engine/raster/surface.ts';

export function toSurface({ width, height, data }: Image): Surface {
  return surfaceFromPixels(width, height, data);
}

export function toImage(surface: Surface): Image {
  return { width: surface.width, height: surface.height, data: readPixels(surface) };
}

/** An image that is drawn from nothing. */
export function drawImage(width: number, height: number, paint: (brush: Brush) => void): Image {
  return toImage(makeSurface(width, height, paint));
}
