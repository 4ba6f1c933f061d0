// From a picture to a sheet one can draw on, and back.
import type { Picture } from '#engine/raster/picture.ts';
import {
  type Brush,
  makeSurface,
  readPixels,
  type Surface,
  surfaceFromPixels,
} from '#engine/raster/surface.ts';

export function toSurface({ width, height, data }: Picture): Surface {
  return surfaceFromPixels(width, height, data);
}

export function toPicture(surface: Surface): Picture {
  return { width: surface.width, height: surface.height, data: readPixels(surface) };
}

/** A picture that is drawn from nothing. */
export function drawPicture(width: number, height: number, paint: (brush: Brush) => void): Picture {
  return toPicture(makeSurface(width, height, paint));
}
