// Looks at the head of a stranger's image: whether we open it, and what that costs.
import sharp from 'sharp';
import { fieldWord } from '#contract/field-words.ts';
import { IMAGE_KEPT_SIDE } from '#contract/media.ts';
import { JobFailure } from '#server/children/serve-jobs.ts';
import type { Measured, MeasureJob } from './clean-file.ts';
import { estimateImage } from './estimate-cost.ts';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 16_384;
/** Some kinds of image are held whole while they are decoded: four channels of the most pixels are enough. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;

/** How a stranger's image is opened. */
export const IMAGE_OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;

/** Throws JobFailure whose code is a packed field word. */
export async function measureImage({ file, mime }: Omit<MeasureJob, 'do'>): Promise<Measured> {
  const head = await sharp(file, IMAGE_OPTIONS).metadata().catch(refuseHuge);
  const { width, height, format, channels, depth } = head;
  if (`image/${format}` !== mime) throw new JobFailure(fieldWord('file_broken'), `${format} in ${mime}`);
  const samples = width * height * channels;
  const bytes = samples * (depth === 'uchar' ? 1 : 2);
  if (Math.max(width, height) > MAX_SIDE || bytes > MAX_DECODED_BYTES) {
    throw new JobFailure(fieldWord('image_huge'), `${width} × ${height}, ${channels} × ${depth}`);
  }
  const stored = Math.min(width, IMAGE_KEPT_SIDE) * Math.min(height, IMAGE_KEPT_SIDE);
  return { cost: estimateImage({ samples, stored }), plan: null };
}

export function refuseHuge(error: unknown): never {
  const detail = error instanceof Error ? error.message : String(error);
  throw new JobFailure(fieldWord(/pixel limit/.test(detail) ? 'image_huge' : 'file_broken'), detail);
}
