// The small image that stands for a file in lists, and the hash that stands there before it has come.
import type { Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { THUMB_SIDE } from '#contract/media.ts';

const THUMBHASH_PIXELS = 100;

/** WebP. */
export function shrinkToThumb(image: Sharp): Sharp {
  return image
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 });
}

/** ThumbHash, base64. */
export async function hashThumb(image: Sharp): Promise<string> {
  const { data, info } = await image
    .resize(THUMBHASH_PIXELS, THUMBHASH_PIXELS, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
