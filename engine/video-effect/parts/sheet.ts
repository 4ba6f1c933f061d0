// A sheet whose pixels are computed one by one, to be drawn with everything else.
import type { Image } from '#engine/raster/image.ts';
import { makePixelWriter, makeSurface, type Surface } from '#engine/raster/surface.ts';

export type Sheet = {
  surface: Surface;
  /** What is computed; straight alpha. */
  image: Image;
  /** Brings what was computed onto the surface. */
  show(): void;
};

export function makeSheet(width: number, height: number): Sheet {
  const surface = makeSurface(width, height);
  const write = makePixelWriter(surface);
  const data = new Uint8ClampedArray(surface.width * surface.height * 4);
  return {
    surface,
    image: { width: surface.width, height: surface.height, data },
    show: () => write(data),
  };
}
