// Measures a stranger's video or sound under limits and writes it anew, without metadata, as our tools expect it.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fieldWord } from '#contract/field-words.ts';
import { JobFailure } from '#server/children/serve-jobs.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { type ProbedStream, probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { FfmpegError } from '#server/ffmpeg/spawn-media.ts';
import { AAC, H264 } from '#server/ffmpeg/write-video.ts';
import type { CleanFile, CleanJob } from './clean-file.ts';
import { drawThumb } from './clean-image.ts';
import type { TimeLimits } from './estimate-cost.ts';
import {
  broken,
  type ProbedVideo,
  type VideoPlan,
  KEPT_FPS,
  MAX_VIDEO_SECONDS,
  MAX_SOUND_SECONDS,
} from './measure-video.ts';

/** So much of what the file says of its length must be there: otherwise it was cut off. */
const LEAST_SHARE = 0.9;
const TOLERANCE_SECONDS = 0.5;
const FRAME_TOLERANCE_SECONDS = 0.001;
const BOUNDS = { memoryBytes: 2 * 1024 ** 3, fileBytes: 600 * 1024 ** 2 };
/** Of an input. */
const DECODER = ['-threads', '2'];
/** Covers need not be looked at to hear a sound. */
const NO_IMAGES = ['-max_pixels', '1'];
/** Nothing of what the sender's device wrote about place, time and itself. */
const NO_METADATA = ['-map_metadata', '-1', '-map_chapters', '-1', '-dn', '-sn'];
const MP4 = ['-threads', '2', ...NO_METADATA, '-movflags', '+faststart', '-f', 'mp4'];

type VideoPlanOf<Kind> = Extract<VideoPlan, { kind: Kind }>;
export type Run = (args: readonly string[]) => Promise<void>;
type Tools = { ffmpeg: Ffmpeg; run: Run };

/** Throws JobFailure whose code is a packed field word. */
export async function cleanVideo(job: CleanJob): Promise<CleanFile> {
  const { ffmpeg, plan } = job;
  if (!ffmpeg || !plan) throw new Error('a video is measured before it is cleaned');
  const tools = { ffmpeg, run: openRunner(ffmpeg, job.limits) };
  try {
    return await (plan.kind === 'audio' ? cleanSound(job, tools, plan) : cleanImages(job, tools, plan));
  } catch (error) {
    if (error instanceof JobFailure) throw error;
    const isLate = error instanceof FfmpegError && error.reason === 'timeout' && plan.kind === 'video';
    const detail = error instanceof Error ? error.message : String(error);
    throw isLate ? new JobFailure(fieldWord('video_heavy'), detail) : broken(detail);
  }
}

/** All runs of a job share its time. */
export function openRunner(ffmpeg: Ffmpeg, { wallSeconds, processorSeconds }: TimeLimits): Run {
  const end = Date.now() + wallSeconds * 1000;
  const limits = { ...BOUNDS, processorSeconds };
  return async (args) => {
    const timeoutSeconds = (end - Date.now()) / 1000;
    if (timeoutSeconds <= 0) throw new FfmpegError('timeout', 'no time was left');
    await runFfmpeg(ffmpeg, ['-filter_threads', '2', ...args], { timeoutSeconds, limits });
  };
}

async function cleanImages(job: CleanJob, tools: Tools, plan: VideoPlanOf<'video'>): Promise<CleanFile> {
  const file = path.join(job.folder, 'clean.mp4');
  const clean = (await copyImages(job, tools, plan, file)) ?? (await writeImages(job, tools, plan, file));
  const still = path.join(job.folder, 'still.png');
  await drawStill(tools.run, file, still);
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

/** The first frame, as PNG. Throws FfmpegError. */
export async function drawStill(run: Run, file: string, still: string): Promise<void> {
  await run([...DECODER, ...inputFile(file), '-frames:v', '1', '-f', 'image2', still]);
}

/** Of the frames before a moment, in which the one lies that is shown then: mostly one or two frames, else seconds. */
const FRAMES_BEFORE = 2.5;
const SECONDS_BEFORE = [0, 2, MAX_VIDEO_SECONDS];

/** The frame that a player shows at this second, as PNG: the last one that began by then. Throws FfmpegError. */
export async function drawFrame(
  run: Run,
  file: string,
  still: string,
  { second, fps }: { second: number; fps: number },
): Promise<void> {
  for (const before of SECONDS_BEFORE) {
    const start = Math.max(0, second - Math.max(before, FRAMES_BEFORE / (fps || KEPT_FPS)));
    const from = ['-ss', start.toFixed(6)];
    // Each frame takes the place of the one before it. One that begins just then is shown.
    const images = ['-map', '0:v:0', '-t', (second - start + FRAME_TOLERANCE_SECONDS).toFixed(6)];
    await run([...DECODER, ...inputFile(file, from), ...images, '-f', 'image2', '-update', '1', still]);
    if (existsSync(still)) return;
  }
  throw new FfmpegError('failed', `no frame by second ${second}`);
}

/**
 * What already is as our tools want it keeps its frames. Null where it is not; and where the copy, which decodes
 * nothing, turns out to be cut off, damaged or strange in its times: writing it anew mends what can be mended.
 */
async function copyImages(
  { file: sent }: CleanJob,
  { ffmpeg, run }: Tools,
  { source, canBeCopied }: VideoPlanOf<'video'>,
  file: string,
): Promise<ProbedVideo | null> {
  if (!canBeCopied) return null;
  const { video, audio } = source;
  try {
    const images = ['-map', `0:${video.index}`, '-c:v', 'copy'];
    await run([...inputFile(sent), ...images, ...copySound(audio), ...MP4, file]);
    await run(['-xerror', ...DECODER, ...inputFile(file), '-f', 'null', '-']);
    const clean = await findWhole(ffmpeg, file, source);
    return clean && clean.video.fps > 0 && clean.video.fps <= KEPT_FPS ? clean : null;
  } catch (error) {
    if (error instanceof FfmpegError && error.reason === 'failed') return null;
    throw error;
  }
}

async function writeImages(
  { file: sent }: CleanJob,
  { ffmpeg, run }: Tools,
  { source, shape }: VideoPlanOf<'video'>,
  file: string,
): Promise<ProbedVideo> {
  const { video, audio } = source;
  const fps = String(Math.min(KEPT_FPS, video.fps || 25));
  const images = ['-map', `0:${video.index}`, ...H264, '-crf', '16', '-r', fps, ...shape.args];
  const end = ['-t', String(MAX_VIDEO_SECONDS)];
  await run([...DECODER, ...inputFile(sent), ...images, ...copySound(audio), ...end, ...MP4, file]);
  const clean = await findWhole(ffmpeg, file, source);
  if (!clean) throw broken('not as long as it says, or nothing to see in it');
  return clean;
}

/** Null when the images end long before the video said they would. */
async function findWhole(ffmpeg: Ffmpeg, file: string, said: ProbedVideo): Promise<ProbedVideo | null> {
  const { video, ...clean } = await probeMedia(ffmpeg, file);
  const expected = (said.video.seconds || said.seconds) * LEAST_SHARE - TOLERANCE_SECONDS;
  return video && video.seconds > 0 && video.seconds >= expected ? { ...clean, video } : null;
}

function copySound(audio: ProbedStream | null): string[] {
  if (!audio) return [];
  return ['-map', `0:${audio.index}`, ...(audio.codec === 'aac' ? ['-c:a', 'copy'] : AAC)];
}

async function cleanSound(
  job: CleanJob,
  { ffmpeg, run }: Tools,
  { sound: { audio } }: VideoPlanOf<'audio'>,
): Promise<CleanFile> {
  const file = path.join(job.folder, 'clean.m4a');
  const sound = ['-map', `0:${audio.index}`, '-vn', ...AAC, '-b:a', '192k', '-t', String(MAX_SOUND_SECONDS)];
  // What hangs behind a sound (tags, a wrong length in its head) is no reason to refuse what can be heard.
  await run([...DECODER, ...inputFile(job.file, NO_IMAGES), ...sound, ...MP4, file]);
  const clean = await probeMedia(ffmpeg, file);
  if (!clean.audio || clean.seconds <= 0) throw broken('nothing to hear in it');
  const facts = { width: 0, height: 0, duration: round(clean.seconds), fps: 0, has_sound: true };
  return { kind: 'audio', file, format: 'm4a', ...facts, thumb: '', thumbhash: '' };
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
