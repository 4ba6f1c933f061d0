// The photos of tests: an astronaut's portrait, and three things that have been taken for faces.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Image } from '#engine/raster/image.ts';

type Sharp = ReturnType<typeof sharp>;

export function openTestPhoto(name: 'astronaut' | 'cat' | 'cup' | 'rocket'): Sharp {
  return sharp(fileURLToPath(new URL(`photos/${name}.jpg`, import.meta.url)));
}

/** A portrait of a girl that the illustrator drew, 1024 × 1024. */
export function openDrawnPortrait(): Sharp {
  return sharp(fileURLToPath(new URL('drawn-portrait.webp', import.meta.url)));
}

export async function readPixels(image: Sharp): Promise<Image> {
  const { data, info } = await image
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
}
