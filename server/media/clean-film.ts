// Measures a stranger's film or sound under limits and writes it anew, without metadata, as our tools expect it.
import path from 'node:path';
import { fieldWord } from '#contract/field-words.ts';
import { JobFailure } from '#server/children/serve-jobs.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { type Probed, type ProbedStream, probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { FfmpegError } from '#server/ffmpeg/spawn-media.ts';
import { AAC, H264 } from '#server/ffmpeg/write-film.ts';
import type { CleanFile, CleanJob } from './clean-file.ts';
import { drawThumb } from './clean-picture.ts';
import { type Shape, shapeFilm } from './shape-film.ts';

const MAX_SIDE = 3840;
const MAX_PIXELS = 3840 * 2160;
const KEPT_FPS = 60;
/** Of pictures and sounds; telephones add some of their own with places and times, which nobody reads. */
const MAX_STREAMS = 8;
const MAX_FILM_SECONDS = 10 * 60;
const MAX_SOUND_SECONDS = 30 * 60;
const LIMIT_SECONDS = 110;
/** So much of what the file says of its length must be there: otherwise it was cut off. */
const LEAST_SHARE = 0.9;
const TOLERANCE_SECONDS = 0.5;
const LIMITS = {
  memoryBytes: 2 * 1024 ** 3,
  processorSeconds: 2 * LIMIT_SECONDS,
  fileBytes: 600 * 1024 ** 2,
};
/** Of an input. */
const DECODER = ['-threads', '2'];
/** Covers need not be looked at to hear a sound. */
const NO_PICTURES = ['-max_pixels', '1'];
/** Nothing of what the sender's device wrote about place, time and itself. */
const NO_METADATA = ['-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn'];
const MP4 = ['-threads', '2', ...NO_METADATA, '-movflags', '+faststart', '-f', 'mp4'];

/** Throws JobFailure whose code is a packed field word. A film without pictures becomes a sound. */
export async function cleanFilm(job: CleanJob): Promise<CleanFile> {
  const { ffmpeg } = job;
  if (!ffmpeg) throw new JobFailure(fieldWord('film_unavailable'), 'no ffmpeg');
  try {
    const probed = await probeMedia(ffmpeg, job.file, { isSound: job.kind === 'audio' });
    const streams = probed.streams.filter(({ type }) => type !== 'other').length;
    if (streams > MAX_STREAMS) throw broken(`${streams} streams`);
    const { video } = probed;
    if (job.kind === 'audio' || !video) return await cleanSound(job, ffmpeg, probed);
    return await cleanPictures(job, ffmpeg, { ...probed, video });
  } catch (error) {
    throw error instanceof JobFailure
      ? error
      : broken(error instanceof Error ? error.message : String(error));
  }
}

type Film = Probed & { video: ProbedStream };

async function cleanPictures(job: CleanJob, ffmpeg: Ffmpeg, film: Film): Promise<CleanFile> {
  const shape = shapeFilm(ffmpeg, film.video);
  const longer = Math.max(shape.width, shape.height, film.video.width, film.video.height);
  if (longer > MAX_SIDE || shape.width * shape.height > MAX_PIXELS) {
    const detail = `${shape.width} × ${shape.height}`;
    throw new JobFailure(fieldWord('video_dim', { a: 240, b: MAX_SIDE }), detail);
  }
  refuseLonger(film, 'video_duration', MAX_FILM_SECONDS);
  const file = path.join(job.folder, 'clean.mp4');
  const clean =
    (await copyPictures(job, ffmpeg, film, shape, file)) ??
    (await writePictures(job, ffmpeg, film, shape, file));
  const still = path.join(job.folder, 'still.png');
  await run(ffmpeg, [...DECODER, ...inputFile(file), '-frames:v', '1', '-f', 'image2', still]);
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

/**
 * What already is as our tools want it keeps its frames. Null where it is not; and where the copy, which decodes
 * nothing, turns out to be cut off, damaged or strange in its times: writing it anew mends what can be mended.
 */
async function copyPictures(
  { file: sent }: CleanJob,
  ffmpeg: Ffmpeg,
  film: Film,
  { isOurs }: Shape,
  file: string,
): Promise<Film | null> {
  const { format, video, audio } = film;
  const isH264 = video.codec === 'h264' && video.pixelFormat === 'yuv420p';
  if (!isOurs || !isH264 || !format.includes('mp4') || video.fps > KEPT_FPS) return null;
  try {
    const pictures = ['-map', `0:${video.index}`, '-c:v', 'copy'];
    await run(ffmpeg, [...inputFile(sent), ...pictures, ...keepSound(audio), ...MP4, file]);
    await run(ffmpeg, ['-xerror', ...DECODER, ...inputFile(file), '-f', 'null', '-']);
    const clean = await findWhole(ffmpeg, file, film);
    return clean && clean.video.fps > 0 && clean.video.fps <= KEPT_FPS ? clean : null;
  } catch (error) {
    if (error instanceof FfmpegError && error.reason === 'failed') return null;
    throw error;
  }
}

async function writePictures(
  { file: sent }: CleanJob,
  ffmpeg: Ffmpeg,
  film: Film,
  shape: Shape,
  file: string,
): Promise<Film> {
  const { video, audio } = film;
  const fps = String(Math.min(KEPT_FPS, video.fps || 25));
  const pictures = ['-map', `0:${video.index}`, ...H264, '-crf', '16', '-r', fps, ...shape.args];
  const end = ['-t', String(MAX_FILM_SECONDS)];
  await run(ffmpeg, [...DECODER, ...inputFile(sent), ...pictures, ...keepSound(audio), ...end, ...MP4, file]);
  const clean = await findWhole(ffmpeg, file, film);
  if (!clean) throw broken('not as long as it says, or nothing to see in it');
  return clean;
}

/** Null when the pictures end long before the film said they would. */
async function findWhole(ffmpeg: Ffmpeg, file: string, said: Film): Promise<Film | null> {
  const { video, ...clean } = await probeMedia(ffmpeg, file);
  const expected = (said.video.seconds || said.seconds) * LEAST_SHARE - TOLERANCE_SECONDS;
  return video && video.seconds > 0 && video.seconds >= expected ? { ...clean, video } : null;
}

function keepSound(audio: ProbedStream | null): string[] {
  if (!audio) return [];
  return ['-map', `0:${audio.index}`, ...(audio.codec === 'aac' ? ['-c:a', 'copy'] : AAC)];
}

async function cleanSound(job: CleanJob, ffmpeg: Ffmpeg, probed: Probed): Promise<CleanFile> {
  const { audio, format } = probed;
  if (!audio || format.includes('webm')) throw new JobFailure(fieldWord('audio_format'), format);
  refuseLonger(probed, 'audio_duration', MAX_SOUND_SECONDS);
  const file = path.join(job.folder, 'clean.m4a');
  const sound = ['-map', `0:${audio.index}`, '-vn', ...AAC, '-b:a', '192k', '-t', String(MAX_SOUND_SECONDS)];
  // What hangs behind a sound (tags, a wrong length in its head) is no reason to refuse what can be heard.
  await run(ffmpeg, [...DECODER, ...inputFile(job.file, NO_PICTURES), ...sound, ...MP4, file]);
  const clean = await probeMedia(ffmpeg, file);
  if (!clean.audio || clean.seconds <= 0) throw broken('nothing to hear in it');
  const facts = { width: 0, height: 0, duration: round(clean.seconds), fps: 0, has_sound: true };
  return { kind: 'audio', file, format: 'm4a', ...facts, thumb: '', thumbhash: '' };
}

function refuseLonger({ seconds }: Probed, word: 'video_duration' | 'audio_duration', most: number): void {
  if (seconds > most) throw new JobFailure(fieldWord(word, { a: 1, b: most }), `${seconds} s`);
}

async function run(ffmpeg: Ffmpeg, args: readonly string[]): Promise<void> {
  await runFfmpeg(ffmpeg, ['-filter_threads', '2', ...args], {
    timeoutSeconds: LIMIT_SECONDS,
    limits: LIMITS,
  });
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

function broken(detail: string): JobFailure {
  return new JobFailure(fieldWord('file_broken'), detail);
}
