// Decodes a stranger's picture under limits and writes it anew: turned upright, without metadata, not too large.
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { fieldWord } from '#contract/field-words.ts';
import { IMAGE_KEPT_SIDE } from '#contract/media.ts';
import { JobFailure } from '#server/children/serve-jobs.ts';
import type { CleanFile, CleanJob } from './clean-file.ts';
import { hashThumb, shrinkToThumb } from './thumb.ts';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_384;

/** Throws JobFailure whose code is a packed field word. */
export async function cleanPicture(job: CleanJob): Promise<CleanFile> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
  const { width = 0, height = 0, format } = await sharp(job.file, options).metadata().catch(refuseHuge);
  if (`image/${format}` !== job.mime)
    throw new JobFailure(fieldWord('file_broken'), `${format} in ${job.mime}`);
  if (Math.max(width, height) > MAX_SIDE)
    throw new JobFailure(fieldWord('image_huge'), `${width} × ${height}`);
  const keepsPng = format === 'png' || (await hasRealAlpha(sharp(job.file, options)));
  const file = path.join(job.folder, keepsPng ? 'clean.png' : 'clean.jpg');
  const upright = sharp(job.file, options)
    .autoOrient()
    .resize(IMAGE_KEPT_SIDE, IMAGE_KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const written = await (
    keepsPng
      ? upright.png({ compressionLevel: 6 })
      : upright.flatten({ background: 'white' }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
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
    ...(await drawThumb(file, job.folder)),
  };
}

/** A small picture (WebP) and the hash of it. */
export async function drawThumb(
  file: string,
  folder: string,
): Promise<Pick<CleanFile, 'thumb' | 'thumbhash'>> {
  const thumb = path.join(folder, 'thumb.webp');
  await shrinkToThumb(sharp(file)).toFile(thumb);
  return { thumb, thumbhash: await hashThumb(sharp(thumb)) };
}

async function hasRealAlpha(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata();
  return hasAlpha && !(await picture.stats().catch(refuseHuge)).isOpaque;
}

function refuseHuge(error: unknown): never {
  const detail = error instanceof Error ? error.message : String(error);
  throw new JobFailure(fieldWord(/pixel limit/.test(detail) ? 'image_huge' : 'file_broken'), detail);
}
