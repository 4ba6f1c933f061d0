// The size of a result that is decoded to its end: one that was cut off is refused.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { testFfmpeg } from '#tests/fakes/sample-media.ts';

type Size = { width: number; height: number };

/** Throws for what is no whole image or video. */
export async function measureWhole(kind: 'image' | 'video', bytes: Buffer): Promise<Size> {
  return kind === 'image' ? await measureImage(bytes) : await measureVideo(bytes);
}

async function measureImage(bytes: Buffer): Promise<Size> {
  const image = sharp(bytes);
  const { width, height } = await image.metadata();
  if (!(await image.stats()).isOpaque) throw new Error('a part of the image is missing');
  return { width, height };
}

async function measureVideo(bytes: Buffer): Promise<Size> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'measure-'));
  try {
    const file = path.join(folder, 'video');
    await writeFile(file, bytes);
    const ffmpeg = await testFfmpeg();
    const { video } = await probeMedia(ffmpeg, file);
    await runFfmpeg(ffmpeg, ['-xerror', ...inputFile(file), '-map', '0:v:0', '-f', 'null', '-'], {
      timeoutSeconds: 30,
    });
    if (!video) throw new Error('there is no video in it');
    return { width: video.width, height: video.height };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
