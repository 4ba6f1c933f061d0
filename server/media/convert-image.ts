// A kept image as a file to download, or smaller to be looked at: in its format, under its label, with the same words about its making inside.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { PNG_OPTIONS } from '#contract/png-options.ts';
import type { Overlay } from '#server/ffmpeg/write-video.ts';
import type { ConvertJob } from './clean-file.ts';
import { readPngText, writePngText, XMP_KEYWORD } from './write-png-text.ts';

export async function convertImage({ file, to, format, label, side }: ConvertJob): Promise<void> {
  const text = readPngText(await readFile(file));
  const image = sharp(file);
  if (label) image.composite([await fitLabel(label, await image.metadata())]);
  if (side) image.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  if (format === 'png') {
    const png = await image.png(PNG_OPTIONS).toBuffer();
    await writeFile(to, writePngText(png, text));
    return;
  }
  const { Software = '', [XMP_KEYWORD]: xmp, ...others } = text;
  const ImageDescription = Object.entries(others)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
  image.withExif({
    IFD0: { Software: shieldText(Software), ImageDescription: shieldText(ImageDescription) },
  });
  if (xmp) image.withXmp(xmp);
  if (format === 'webp') await image.webp({ quality: side ? 84 : 92 }).toFile(to);
  else {
    const opaque = image.flatten({ background: 'white' });
    await opaque.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toFile(to);
  }
}

/** An image that is smaller than its row says must not be refused for its label. */
async function fitLabel({ file, left, top }: Overlay, image: { width: number; height: number }) {
  const { data, info } = await sharp(file)
    .resize(image.width, image.height, { fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.min(left, image.width - info.width),
    top: Math.min(top, image.height - info.height),
  };
}

/** libvips takes brackets at the end of a text for a remark of its own, and cuts them off: it gets some to cut. */
function shieldText(text: string): string {
  return `${text} ()`;
}
