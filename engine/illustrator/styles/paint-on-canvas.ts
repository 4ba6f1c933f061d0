// Looks that are laid stroke by stroke on a canvas: reads the colours below, and puts the canvas in their place.
import { readOpaquePixels, makeSurface, type Brush } from '#engine/raster/surface.ts';
import { clamp } from '#engine/raster/curves.ts';
import type { Planes } from '#engine/raster/planes.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Returns the colour of an image near a place, from 0 to 1; beyond its edges that of the edge. */
export function colourAt({ width, height, red, green, blue }: Planes, x: number, y: number): Rgb {
  const at = Math.round(clamp(y, 0, height - 1)) * width + Math.round(clamp(x, 0, width - 1));
  return [red[at] as number, green[at] as number, blue[at] as number];
}

/** Returns a colour for a brush; `light` below 1 is darker. */
export function cssOf([red, green, blue]: Rgb, light = 1): string {
  const [r, g, b] = [red, green, blue].map((part) => Math.round(clamp(part * light) * 255));
  return `rgb(${r},${g},${b})`;
}

/** Changes the image to what `paint` puts on an empty sheet of its size. */
export function paintOnCanvas(image: Planes, paint: (brush: Brush) => void): void {
  const sheet = makeSurface(image.width, image.height, paint);
  const pixels = readOpaquePixels(sheet);
  for (let at = 0, from = 0; at < image.red.length; at++, from += 4) {
    image.red[at] = (pixels[from] as number) / 255;
    image.green[at] = (pixels[from + 1] as number) / 255;
    image.blue[at] = (pixels[from + 2] as number) / 255;
  }
}
