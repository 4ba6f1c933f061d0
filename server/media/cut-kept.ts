// Cuts a part out of a kept image, or a frame out of a kept video. What has a mark is cut twice: as people see it, and for
// tools without.
import path from 'node:path';
import sharp from 'sharp';
import { IMAGE_KEPT_SIDE } from '#contract/media.ts';
import { PNG_OPTIONS } from '#contract/png-options.ts';
import { drawThumb } from './clean-image.ts';
import { drawFrame, openRunner } from './clean-video.ts';
import type { CutFile, CutJob } from './clean-file.ts';
import { cutPart } from './cut-part.ts';
import { IMAGE_OPTIONS } from './measure-image.ts';

/** Throws for a file that cannot be decoded: it was cleaned or made by us before. */
export async function cutKept(job: CutJob): Promise<CutFile> {
  const { shown, unmarked, folder } = job;
  const { file, width, height } = await cutOne(job, shown, 'cut');
  const bare = unmarked === '' ? null : await cutOne(job, unmarked, 'unmarked');
  const noTime = { duration: 0, fps: 0, has_sound: false };
  const format = formatOf(job);
  // The small image is of what people see too: a small part is shown whole in it.
  const thumb = await drawThumb(file, folder);
  return { kind: 'image', file, format, width, height, ...noTime, ...thumb, unmarked: bare?.file ?? '' };
}

function formatOf({ cut }: CutJob): 'jpg' | 'png' {
  return cut.kind === 'image' && !cut.part.round ? cut.format : 'png';
}

async function cutOne(
  job: CutJob,
  from: string,
  name: string,
): Promise<{ file: string; width: number; height: number }> {
  const format = formatOf(job);
  const file = path.join(job.folder, `${name}.${format}`);
  const image = (await openCut(job, from, name))
    .resize(IMAGE_KEPT_SIDE, IMAGE_KEPT_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const written =
    format === 'png'
      ? image.png(PNG_OPTIONS)
      : image.flatten({ background: 'white' }).jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  const { width, height } = await written.toFile(file);
  return { file, width, height };
}

async function openCut({ cut, folder, ffmpeg, limits }: CutJob, from: string, name: string) {
  if (cut.kind === 'image') return await cutPart(from, cut.part);
  if (!ffmpeg) throw new Error('a frame needs ffmpeg');
  const still = path.join(folder, `${name}-still.png`);
  await drawFrame(openRunner(ffmpeg, limits), from, still, cut);
  return sharp(still, IMAGE_OPTIONS);
}
