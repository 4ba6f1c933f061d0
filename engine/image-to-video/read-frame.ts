// Brings an image into memory for a video: the part that fits the video's shape, and what lies around it.
import sharp, { type Sharp } from 'sharp';
import { clamp } from '#engine/raster/noise.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Box } from '#engine/raster/mask.ts';

/** An image as the camera finds it: all of it, and the window that is the video's first or last frame. */
export type Still = { image: Image; window: Box };

/** The whole image, small, to be looked at before the window is chosen. */
export async function readSmall(file: string, longSide: number): Promise<Image> {
  const { data, info } = await open(file)
    .resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}

/**
 * `detail` is how many pixels of the image a pixel of the video gets at most on each side; a small image is enlarged.
 * The window has the video's shape and as much of `focus` (parts of the image) in its middle as there is room.
 */
export async function readStill(
  file: string,
  video: { width: number; height: number },
  focus: { x: number; y: number },
  detail: number,
): Promise<Still> {
  const { width: full = 1, height: tall = 1, autoOrient } = await open(file).metadata();
  const size = autoOrient ?? { width: full, height: tall };
  const fit = Math.min(size.width / video.width, size.height / video.height);
  const scale = clamp(fit, 1, detail) / fit;
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const { data } = await open(file)
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inside = Math.min(width / video.width, height / video.height);
  const window = { width: video.width * inside, height: video.height * inside };
  return {
    image: { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) },
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
