// What a file costs to open, told from its head before anything of it is decoded, and how long it may take.
import type { ProbedStream } from '#server/ffmpeg/probe-media.ts';
import { HAS_HARD_LIMITS } from '#server/ffmpeg/spawn-media.ts';

/**
 * Millions of pixels, or of samples, in a second of one processor: what a fast machine does with a video in which little
 * happens. A real one takes longer; no video is refused that could have been done in time.
 */
const DECODED = 300;
const H264_DECODED = 800;
const ENCODED = 150;
const TONE_MAPPED = 40;
const IMAGE_DECODED = 400;
const PNG_WRITTEN = 10;
const VIDEO_BYTES = 20_000_000;
/** Seconds of a sound. */
const SOUND_WRITTEN = 80;

/** A video that costs more is not opened at all: two processors would work on it for longer than anybody waits. */
export const MOST_VIDEO_COST = 220;
/** By the clock. */
const MOST_VIDEO_SECONDS = 140;
/** Files that cost more wait for one another, so that they never keep the others waiting. */
export const LONG_COST = 10;

export type Work = 'copied' | 'written' | 'tone-mapped';

/** Seconds of a processor. `work` is what is done with the images. */
export function estimateVideo(
  video: Pick<ProbedStream, 'width' | 'height' | 'fps' | 'frames' | 'codec'>,
  { seconds, bytes }: { seconds: number; bytes: number },
  { work, mostFps }: { work: Work; mostFps: number },
): number {
  const megapixels = (video.width * video.height) / 1e6;
  const decoded = megapixels * Math.max(video.frames, video.fps * seconds);
  const written = megapixels * Math.min(mostFps, video.fps || mostFps) * seconds;
  return (
    decoded / (video.codec === 'h264' ? H264_DECODED : DECODED) +
    (work === 'copied' ? 0 : written / ENCODED) +
    (work === 'tone-mapped' ? written / TONE_MAPPED : 0) +
    bytes / VIDEO_BYTES
  );
}

/** Seconds of a processor. */
export function estimateSound(seconds: number): number {
  return seconds / SOUND_WRITTEN;
}

/** Seconds of a processor. `samples` are those of all pixels, `kept` the pixels that are written. */
export function estimateImage({ samples, stored }: { samples: number; stored: number }): number {
  return samples / 1e6 / IMAGE_DECODED + stored / 1e6 / PNG_WRITTEN;
}

export type TimeLimits = { wallSeconds: number; processorSeconds: number };

/** A slow machine takes longer than the estimate; a file that lies about itself gets no more of the processor than this. */
const limitProcessor = (cost: number) => 10 + 4 * cost;

/** By the clock it may take long where others keep the machine busy; where processor time has no limit, the clock has it. */
export function limitVideo(cost: number): TimeLimits {
  const clock = HAS_HARD_LIMITS ? MOST_VIDEO_SECONDS : Math.min(MOST_VIDEO_SECONDS, 30 + 4 * cost);
  return { wallSeconds: clock, processorSeconds: Math.min(2 * MOST_VIDEO_SECONDS, limitProcessor(cost)) };
}

/** Only the clock bounds it: what its decoder may take is bounded by its pixels. */
export function limitImage(cost: number): TimeLimits {
  return { wallSeconds: Math.min(40, 25 + 4 * cost), processorSeconds: limitProcessor(cost) };
}
