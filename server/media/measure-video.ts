// Looks at the head of a stranger's video or sound: whether we take it, what has to be done with it, and what that costs.
import { fieldWord } from '#contract/field-words.ts';
import type { MediaFacts } from '#contract/media.ts';
import { JobFailure } from '#server/children/serve-jobs.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { FfmpegError } from '#server/ffmpeg/spawn-media.ts';
import { type Probed, type ProbedStream, probeMedia } from '#server/ffmpeg/probe-media.ts';
import { estimateVideo, estimateSound, MOST_VIDEO_COST } from './estimate-cost.ts';
import { type Shape, shapeVideo } from './shape-video.ts';

const MAX_SIDE = 3840;
const MAX_PIXELS = 3840 * 2160;
export const KEPT_FPS = 60;
/** Of images and sounds; telephones add some of their own with places and times, which nobody reads. */
const MAX_STREAMS = 8;
export const MAX_VIDEO_SECONDS = 10 * 60;
export const MAX_SOUND_SECONDS = 30 * 60;

export type ProbedVideo = Probed & { video: ProbedStream };

/** What is to be done with it. */
export type VideoPlan =
  | { kind: 'audio'; sound: Probed & { audio: ProbedStream } }
  | { kind: 'video'; source: ProbedVideo; shape: Shape; canBeCopied: boolean };

/** Throws JobFailure whose code is a packed field word. A video without images becomes a sound. */
export async function measureVideo({
  file,
  kind,
  ffmpeg,
}: {
  file: string;
  kind: MediaFacts['kind'];
  ffmpeg: Ffmpeg | null;
}): Promise<{ cost: number; plan: VideoPlan }> {
  if (!ffmpeg) throw new JobFailure(fieldWord('video_unavailable'), 'no ffmpeg');
  const probed = await probeMedia(ffmpeg, file, { isSound: kind === 'audio' }).catch((error: unknown) => {
    const detail = error instanceof Error ? error.message : String(error);
    // Nothing was found wrong with it.
    const isLate = error instanceof FfmpegError && error.reason === 'timeout' && kind === 'video';
    throw isLate ? new JobFailure(fieldWord('video_heavy'), detail) : broken(detail);
  });
  const streams = probed.streams.filter(({ type }) => type !== 'other').length;
  if (streams > MAX_STREAMS) throw broken(`${streams} streams`);
  const { video } = probed;
  return kind === 'audio' || !video ? planSound(probed) : planVideo(ffmpeg, { ...probed, video });
}

function planVideo(ffmpeg: Ffmpeg, source: ProbedVideo): { cost: number; plan: VideoPlan } {
  const { video, bytes } = source;
  const shape = shapeVideo(ffmpeg, video);
  const longer = Math.max(shape.width, shape.height, video.width, video.height);
  if (longer > MAX_SIDE || shape.width * shape.height > MAX_PIXELS) {
    const detail = `${shape.width} × ${shape.height}`;
    throw new JobFailure(fieldWord('video_dim', { a: 240, b: MAX_SIDE }), detail);
  }
  refuseLonger(source, 'video_duration', MAX_VIDEO_SECONDS);
  const isH264 = video.codec === 'h264' && video.pixelFormat === 'yuv420p';
  const canBeCopied = shape.isOurs && isH264 && source.format.includes('mp4') && video.fps <= KEPT_FPS;
  const work = canBeCopied ? 'copied' : shape.isToneMapped ? 'tone-mapped' : 'written';
  const seconds = Math.min(MAX_VIDEO_SECONDS, video.seconds || source.seconds);
  const cost = estimateVideo(video, { seconds, bytes }, { work, mostFps: KEPT_FPS });
  if (!(cost <= MOST_VIDEO_COST))
    throw new JobFailure(fieldWord('video_heavy'), `costs ${Math.round(cost)} s`);
  return { cost, plan: { kind: 'video', source, shape, canBeCopied } };
}

function planSound(probed: Probed): { cost: number; plan: VideoPlan } {
  const { audio, format, seconds } = probed;
  if (!audio || format.includes('webm')) throw new JobFailure(fieldWord('audio_format'), format);
  refuseLonger(probed, 'audio_duration', MAX_SOUND_SECONDS);
  return { cost: estimateSound(seconds), plan: { kind: 'audio', sound: { ...probed, audio } } };
}

function refuseLonger({ seconds }: Probed, word: 'video_duration' | 'audio_duration', most: number): void {
  if (seconds > most) throw new JobFailure(fieldWord(word, { a: 1, b: most }), `${seconds} s`);
}

export function broken(detail: string): JobFailure {
  return new JobFailure(fieldWord('file_broken'), detail);
}
