// Decodes a stranger's image under limits and writes it anew: turned upright, without metadata, not too large.
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { IMAGE_KEPT_SIDE } from '#contract/media.ts';
import { PNG_OPTIONS } from '#contract/png-options.ts';
import type { CleanFile, CleanJob } from './clean-file.ts';
import { IMAGE_OPTIONS, refuseHuge } from './measure-image.ts';
import { hashThumb, shrinkToThumb } from './thumb.ts';

/** Throws JobFailure whose code is a packed field word. */
export async function cleanImage({
  file: sent,
  mime,
  folder,
}: Pick<CleanJob, 'file' | 'mime' | 'folder'>): Promise<CleanFile> {
  const upright = sharp(sent, IMAGE_OPTIONS)
    .autoOrient()
    .resize(IMAGE_KEPT_SIDE, IMAGE_KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const { image, keepsPng } =
    mime === 'image/webp' ? await decodeWebp(upright) : { image: upright, keepsPng: mime === 'image/png' };
  const file = path.join(folder, keepsPng ? 'clean.png' : 'clean.jpg');
  const written = await (
    keepsPng
      ? image.png(PNG_OPTIONS)
      : image.flatten({ background: 'white' }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
  )
    .toFile(file)
    .catch(refuseHuge);
  return {
    kind: 'image',
    file,
    format: keepsPng ? 'png' : 'jpg',
    width: written.width,
    height: written.height,
    duration: 0,
    fps: 0,
    has_sound: false,
    ...(await drawThumb(file, folder)),
  };
}

/** Whether anything can be seen through it is told by its pixels alone: they are decoded once, and made smaller first. */
async function decodeWebp(upright: Sharp): Promise<{ image: Sharp; keepsPng: boolean }> {
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true }).catch(refuseHuge);
  const { width, height, channels } = info;
  return {
    image: sharp(data, { raw: { width, height, channels } }),
    keepsPng: isSeenThrough(data, channels),
  };
}

function isSeenThrough(pixels: Buffer, channels: number): boolean {
  if (channels !== 4) return false;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}

/** A small image (WebP) and the hash of it. */
export async function drawThumb(
  file: string,
  folder: string,
): Promise<Pick<CleanFile, 'thumb' | 'thumbhash'>> {
  const thumb = path.join(folder, 'thumb.webp');
  await shrinkToThumb(sharp(file)).toFile(thumb);
  return { thumb, thumbhash: await hashThumb(sharp(thumb)) };
}
