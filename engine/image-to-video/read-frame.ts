// Brings a picture into memory for a film: the part that fits the film's shape, and what lies around it.
import sharp, { type Sharp } from 'sharp';
import { clamp } from '#engine/raster/noise.ts';
import type { Picture } from '#engine/raster/picture.ts';
import type { Box } from '#engine/raster/mask.ts';

/** A picture as the camera finds it: all of it, and the window that is the film's first or last frame. */
export type Still = { picture: Picture; window: Box };

/** The whole picture, small, to be looked at before the window is chosen. */
export async function readSmall(file: string, longSide: number): Promise<Picture> {
  const { data, info } = await open(file)
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/**
 * `detail` is how many pixels of the picture a pixel of the film gets at most on each side; a small picture is enlarged.
 * The window has the film's shape and as much of `focus` (parts of the picture) in its middle as there is room.
 */
export async function readStill(
  file: string,
  film: { width: number; height: number },
  focus: { x: number; y: number },
  detail: number,
): Promise<Still> {
  const { width: full = 1, height: tall = 1, autoOrient } = await open(file).metadata();
  const size = autoOrient ?? { width: full, height: tall };
  const fit = Math.min(size.width / film.width, size.height / film.height);
  const scale = clamp(fit, 1, detail) / fit;
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const { data } = await open(file)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inside = Math.min(width / film.width, height / film.height);
  const window = { width: film.width * inside, height: film.height * inside };
  return {
    picture: { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) },
    window: {
      ...window,
      left: clamp(focus.x * width - window.width / 2, 0, width - window.width),
      top: clamp(focus.y * height - window.height / 2, 0, height - window.height),
    },
  };
}

/** Upright, and on white where it is see-through. */
function open(file: string): Sharp {
  return sharp(file, { failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .ensureAlpha();
}
