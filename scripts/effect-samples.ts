// The images that effects are shown on, painted by the illustrator, and how a cover in the gallery is kept.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Style } from '#contract/limits.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';
import { writePhoto } from '#engine/photo/write-photo.ts';
import { COVER_HEIGHT, COVER_WIDTH } from '#web/effects/cover-size.ts';

export const COVERS_FOLDER = path.join(import.meta.dirname, '../web/public/effects');
/** Painted larger than shown: effects are made for whole images. */
export const SAMPLE_SIZE = { width: 720, height: 960 };
const MOST_COVER_BYTES = 20 * 1024;

export type Sample = {
  prompt: string;
  style?: Style;
  seed: number;
  /** How near one steps to what stands in the image. */
  zoom?: number;
};

/** Whom images and videos are both made of. */
export const SHARED_SAMPLES = {
  woman: { prompt: 'portrait of a woman', style: 'product', seed: 6 },
  man: { prompt: 'portrait of a man', style: 'product', seed: 3 },
  girl: { prompt: 'portrait of a girl in a garden', seed: 5 },
  elder: { prompt: 'portrait of an old man in a library', seed: 3 },
  fox: { prompt: 'a fox', style: 'product', seed: 5, zoom: 1.5 },
  panda: { prompt: 'a panda', style: 'product', seed: 3, zoom: 1.6 },
  lighthouse: { prompt: 'a lighthouse by the sea at sunset', seed: 8 },
} as const satisfies Record<string, Sample>;

/** Returns a painter that paints each sample once, into this folder, and returns its file. */
export function openPainter<Name extends string>(
  samples: Readonly<Record<Name, Sample>>,
  folder: string,
): (name: Name) => Promise<string> {
  const painted = new Map<Name, Promise<string>>();
  return (name) => {
    const file = painted.get(name) ?? paint(samples[name], path.join(folder, `${name}.png`));
    painted.set(name, file);
    return file;
  };
}

async function paint({ prompt, style = 'auto', seed, zoom = 1 }: Sample, file: string): Promise<string> {
  const width = Math.round(SAMPLE_SIZE.width * zoom);
  const height = Math.round(SAMPLE_SIZE.height * zoom);
  const { image } = await illustrate({ prompt, style, width, height, seed });
  const whole = file.replace(/\.png$/, '-whole.png');
  await writePhoto(image, whole);
  const left = Math.round((width - SAMPLE_SIZE.width) / 2);
  const top = Math.round((height - SAMPLE_SIZE.height) * 0.72);
  await sharp(whole)
    .extract({ left, top, ...SAMPLE_SIZE })
    .toFile(file);
  return file;
}

/** As good as fits into the bytes that a gallery of sixty can afford. */
export async function writeCover(name: string, image: Buffer): Promise<void> {
  for (let quality = 82; ; quality -= 6) {
    const webp = await sharp(image)
      .resize(COVER_WIDTH, COVER_HEIGHT, { fit: 'cover' })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (webp.length > MOST_COVER_BYTES && quality > 20) continue;
    await writeFile(path.join(COVERS_FOLDER, `${name}.webp`), webp);
    console.log(`${name}.webp: ${webp.length} bytes at ${quality}`);
    return;
  }
}
