// Writes a picture from memory into a PNG file that is whole as soon as it has its name.
import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import type { Picture } from '#engine/raster/picture.ts';

/** `keepAlpha` for pictures whose see-through parts are meant, like a subject without its background. */
export async function writePhoto(
  picture: Picture,
  file: string,
  { keepAlpha = false }: { keepAlpha?: boolean } = {},
): Promise<void> {
  const { buffer, byteOffset, byteLength } = picture.data;
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  const image = sharp(Buffer.from(buffer, byteOffset, byteLength), { raw });
  const partial = `${file}.part`;
  await (keepAlpha ? image : image.removeAlpha()).png({ compressionLevel: 6 }).toFile(partial);
  await rename(partial, file);
}
