// From an image to a sheet one can draw on, and back.
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';
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

/**
 * Draws on an opaque image, in place, in its own pixels: what does not reach beyond a box. A sheet of the whole image
 * would be copied there and back.
 */
export function drawOn(image: Image, around: Box, paint: (brush: Brush) => void): void {
  const left = Math.max(0, Math.floor(around.left));
  const top = Math.max(0, Math.floor(around.top));
  const width = Math.min(image.width, Math.ceil(around.left + around.width)) - left;
  const height = Math.min(image.height, Math.ceil(around.top + around.height)) - top;
  if (width <= 0 || height <= 0) return;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const rowAt = (y: number): number => ((top + y) * image.width + left) * 4;
  for (let y = 0; y < height; y++)
    pixels.set(image.data.subarray(rowAt(y), rowAt(y) + width * 4), y * width * 4);
  const sheet = surfaceFromPixels(width, height, pixels);
  const brush = sheet.getContext('2d');
  brush.translate(-left, -top);
  paint(brush);
  const drawn = readOpaquePixels(sheet);
  for (let y = 0; y < height; y++)
    image.data.set(drawn.subarray(y * width * 4, (y + 1) * width * 4), rowAt(y));
}

/** An image that is drawn from nothing. */
export function drawImage(width: number, height: number, paint: (brush: Brush) => void): Image {
  return toImage(makeSurface(width, height, paint));
}
