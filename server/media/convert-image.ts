// A kept image in another format for a download, with the same words about its making inside.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ConvertJob } from './clean-file.ts';
import { readPngText } from './write-png-text.ts';

export async function convertImage({ file, to, format }: ConvertJob): Promise<void> {
  const { Software = '', ...others } = readPngText(await readFile(file));
  const ImageDescription = Object.entries(others)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
  const IFD0 = { Software: shieldText(Software), ImageDescription: shieldText(ImageDescription) };
  const image = sharp(file).withExif({ IFD0 });
  if (format === 'webp') await image.webp({ quality: 92 }).toFile(to);
  else {
    const opaque = image.flatten({ background: 'white' });
    await opaque.jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toFile(to);
  }
}

/** libvips takes brackets at the end of a text for a remark of its own, and cuts them off: it gets some to cut. */
function shieldText(text: string): string {
  return `${text} ()`;
}
