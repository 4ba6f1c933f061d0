// Writes an image from memory into a PNG file that is whole as soon as it has its name.
import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { PNG_OPTIONS } from '#contract/png-options.ts';
import type { Image } from '#engine/raster/image.ts';

/** Rows of squares repeat as they are: without a filter they take a third of the time, in about as many bytes. */
const FLAT_OPTIONS = { compressionLevel: 6, adaptiveFiltering: false } as const;

/** `keepAlpha` for images whose see-through parts are meant, like a subject without its background; `isFlat`: squares in few colours. */
export async function writePhoto(
  image: Image,
  file: string,
  { keepAlpha = false, isFlat = false }: { keepAlpha?: boolean; isFlat?: boolean } = {},
): Promise<void> {
  const { buffer, byteOffset, byteLength } = image.data;
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  const pipeline = sharp(Buffer.from(buffer, byteOffset, byteLength), { raw });
  const partial = `${file}.part`;
  await (keepAlpha ? pipeline : pipeline.removeAlpha())
    .png(isFlat ? FLAT_OPTIONS : PNG_OPTIONS)
    .toFile(partial);
  await rename(partial, file);
}
