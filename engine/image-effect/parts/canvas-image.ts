// From an image to a sheet one can draw on, and back.
import type { Image } from '#engine/raster/image.ts';
import {
  type Brush,
  makeSurface,
  readOpaquePixels,
  readPixels,
  type Surface,
  surfaceFromPixels,
} from '#engine/raster/surface.ts';

export function toSurface({ width, height, data }: Image): Surface {
  return surfaceFromPixels(width, height, data);
}

export function toImage(surface: Surface): Image {
  const { width, height } = surface;
  // Most results are opaque, and those are read three times as fast.
  const data = readOpaquePixels(surface);
  return { width, height, data: isOpaque(data) ? data : readPixels(surface) };
}

function isOpaque(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}

/** An image that is drawn from nothing. */
export function drawImage(width: number, height: number, paint: (brush: Brush) => void): Image {
  return toImage(makeSurface(width, height, paint));
}
