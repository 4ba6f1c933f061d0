// Reads a picture file into memory, upright, at the size that is wanted.
import sharp from 'sharp';
import type { Picture } from '#engine/raster/picture.ts';
import type { Box } from '#engine/raster/mask.ts';

export type PhotoSize = {
  /** Pixels of the longer side at most; the ratio stays, and nothing is made larger. */
  longSide?: number;
  /** Or exactly these pixels, of `box` or of the whole: what does not fit is stretched, so choose the box well. */
  width?: number;
  height?: number;
  /** Part of the upright picture, in its own pixels. */
  box?: Box;
};

/** RGBA with straight alpha; what is see-through in the file stays so. */
export async function readPhoto(file: string, size: PhotoSize = {}): Promise<Picture> {
  let image = sharp(file, { failOn: 'error' }).autoOrient().toColourspace('srgb');
  if (size.box) image = image.extract(size.box);
  if (size.width !== undefined && size.height !== undefined) {
    image = image.resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' });
  } else if (size.longSide !== undefined) {
    image = image.resize(size.longSide, size.longSide, { fit: 'inside', withoutEnlargement: true });
  }
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
}

/** A picture of another size, in memory. */
export async function resizePicture(picture: Picture, width: number, height: number): Promise<Picture> {
  if (picture.width === width && picture.height === height) return picture;
  const { buffer, byteOffset, byteLength } = picture.data;
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  const data = await sharp(Buffer.from(buffer, byteOffset, byteLength), { raw })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}
