// Measures a stranger's film or sound under limits and writes it anew, without metadata, as our tools expect it.
import path from 'node:path';
import { fieldWord } from '#contract/field-words.ts';
import { JobFailure } from '#server/children/serve-jobs.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { type Probed, probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { AAC, H264 } from '#server/ffmpeg/write-film.ts';
import type { CleanFile, CleanJob } from './clean-file.ts';
import { drawThumb } from './clean-picture.ts';

const MAX_SIDE = 3840;
const MAX_PIXELS = 3840 * 2160;
const MAX_FPS = 120;
const KEPT_FPS = 60;
const MAX_STREAMS = 8;
const MAX_FILM_SECONDS = 10 * 60;
const MAX_SOUND_SECONDS = 30 * 60;
const LIMIT_SECONDS = 110;
/** Nothing of what the sender's device wrote about place, time and itself. */
const NO_METADATA = ['-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn'];

/** Throws JobFailure whose code is a packed field word. A film without pictures becomes a sound. */
export async function cleanFilm(job: CleanJob): Promise<CleanFile> {
  const { ffmpeg } = job;
  if (!ffmpeg) throw new JobFailure(fieldWord('film_unavailable'), 'no ffmpeg');
  try {
    const probed = await probeMedia(ffmpeg, job.file);
    if (probed.streams.length > MAX_STREAMS) throw broken(`${probed.streams.length} streams`);
    if (job.kind === 'audio' || !probed.video) return await cleanSound(job, ffmpeg, probed);
    return await cleanPictures(job, ffmpeg, probed);
  } catch (error) {
    throw error instanceof JobFailure
      ? error
      : broken(error instanceof Error ? error.message : String(error));
  }
}

async function cleanPictures(
  job: CleanJob,
  ffmpeg: Ffmpeg,
  { video, audio, seconds, format }: Probed,
): Promise<CleanFile> {
  if (!video || video.width * video.height > MAX_PIXELS || Math.max(video.width, video.height) > MAX_SIDE) {
    throw new JobFailure(
      fieldWord('video_dim', { a: 240, b: MAX_SIDE }),
      `${video?.width} × ${video?.height}`,
    );
  }
  if (video.fps > MAX_FPS || seconds > MAX_FILM_SECONDS) throw broken(`${video.fps} fps, ${seconds} s`);
  const file = path.join(job.folder, 'clean.mp4');
  const isMov = format.includes('mp4');
  const isReady =
    isMov &&
    video.codec === 'h264' &&
    video.pixelFormat === 'yuv420p' &&
    video.fps <= KEPT_FPS &&
    isEven(video) &&
    !video.isTurned;
  const sound = audio ? ['-map', '0:a:0', ...(audio.codec === 'aac' ? ['-c:a', 'copy'] : AAC)] : [];
  const pictures = isReady
    ? ['-c:v', 'copy']
    : [
        ...H264,
        '-crf',
        '16',
        '-r',
        String(Math.min(KEPT_FPS, video.fps || 25)),
        '-vf',
        'scale=trunc(iw/2)*2:trunc(ih/2)*2',
      ];
  await run(ffmpeg, [
    ...inputFile(job.file),
    '-map',
    `0:${video.index}`,
    ...pictures,
    ...sound,
    ...NO_METADATA,
    ...'-movflags +faststart -f mp4'.split(' '),
    file,
  ]);
  // A copy decodes nothing: a film that was cut off, or only looks like one, is found out here.
  if (isReady) await run(ffmpeg, ['-xerror', ...inputFile(file), '-f', 'null', '-']);
  const clean = await probeMedia(ffmpeg, file);
  if (!clean.video || clean.seconds <= 0) throw broken('nothing to see in it');
  const still = path.join(job.folder, 'still.png');
  await run(ffmpeg, [...inputFile(file), '-frames:v', '1', '-f', 'image2', still]);
  return {
    kind: 'video',
    file,
    format: 'mp4',
    width: clean.video.width,
    height: clean.video.height,
    duration: round(clean.seconds),
    fps: clean.video.fps,
    has_sound: clean.audio !== null,
    ...(await drawThumb(still, job.folder)),
  };
}

async function cleanSound(
  job: CleanJob,
  ffmpeg: Ffmpeg,
  { audio, seconds, format }: Probed,
): Promise<CleanFile> {
  if (!audio || format.includes('webm')) throw new JobFailure(fieldWord('audio_format'), format);
  if (seconds > MAX_SOUND_SECONDS) throw broken(`${seconds} s`);
  const file = path.join(job.folder, 'clean.m4a');
  const written = [...AAC, '-b:a', '192k', ...NO_METADATA, '-movflags', '+faststart', '-f', 'mp4', file];
  await run(ffmpeg, ['-xerror', ...inputFile(job.file), '-map', `0:${audio.index}`, '-vn', ...written]);
  const clean = await probeMedia(ffmpeg, file);
  if (!clean.audio || clean.seconds <= 0) throw broken('nothing to hear in it');
  const facts = { width: 0, height: 0, duration: round(clean.seconds), fps: 0, has_sound: true };
  return { kind: 'audio', file, format: 'm4a', ...facts, thumb: '', thumbhash: '' };
}

async function run(ffmpeg: Ffmpeg, args: readonly string[]): Promise<void> {
  await runFfmpeg(ffmpeg, ['-threads', '2', ...args], { timeoutSeconds: LIMIT_SECONDS, isGuarded: true });
}

function isEven({ width, height }: { width: number; height: number }): boolean {
  return width % 2 === 0 && height % 2 === 0;
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

function broken(detail: string): JobFailure {
  return new JobFailure(fieldWord('file_broken'), detail);
}
