// A video of stable-diffusion.cpp (WebM, or AVI of JPEGs) as an MP4 in the scratch folder, every frame of it decoded.
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { FfmpegError } from '#server/ffmpeg/spawn-media.ts';
import { AAC, H264 } from '#server/ffmpeg/write-video.ts';
import type { RemoteRun } from '../hosted/stored.ts';
import { locate } from './made-files.ts';

const LIMIT_SECONDS = 5 * 60;

/** What came is no whole video: one sentence. */
export class BadVideo extends Error {}

type Deal = { ffmpeg: Ffmpeg; scratchFolder: string; isAvi: boolean };

/** `frames`: as many as the server says that there are. Throws BadVideo, or what the disk says. */
export async function writeMp4(
  { ffmpeg, scratchFolder, isAvi }: Deal,
  bytes: Buffer,
  frames: number | null,
  { run, index }: NonNullable<RemoteRun['made']>,
): Promise<void> {
  const file = path.join(scratchFolder, locate(run, index, 'mp4'));
  const [delivered, unfinished] = [`${file}.delivered`, `${file}.unfinished`];
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(delivered, bytes);
  let written = 0;
  try {
    const even = ['-vf', 'scale=trunc(iw/2)*2:trunc(ih/2)*2'];
    const streams = ['-map', '0:v:0', '-map', '0:a:0?', ...even, ...H264, '-crf', '16', ...AAC];
    const ending = ['-movflags', '+faststart', '-f', 'mp4', unfinished];
    await runFfmpeg(ffmpeg, ['-xerror', ...openAs(delivered, isAvi), ...streams, ...ending], {
      timeoutSeconds: LIMIT_SECONDS,
      onProgress: ({ frames: done }) => (written = Math.max(written, done)),
    });
    if (frames !== null && written < frames) throw new BadVideo(`it delivers ${written} of ${frames} frames`);
    await rename(unfinished, file);
  } catch (error) {
    if (!(error instanceof FfmpegError)) throw error;
    throw new BadVideo(`it delivers what is no whole video: ${error.message}`, { cause: error });
  } finally {
    await Promise.all([delivered, unfinished].map((name) => rm(name, { force: true })));
  }
}

/** AVI is opened for this server's files alone, and as nothing else. */
function openAs(file: string, isAvi: boolean): string[] {
  if (!isAvi) return inputFile(file);
  return ['-protocol_whitelist', 'file,pipe', '-format_whitelist', 'avi', '-f', 'avi', '-i', file];
}
