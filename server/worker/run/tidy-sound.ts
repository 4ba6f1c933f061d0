// Makes of whatever a speaker wrote a sound that every engine takes: proved to be one, without the silence at its end, and
// not longer than was estimated.
import { EngineError } from '#server/engines/engine.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { FfmpegError } from '#server/ffmpeg/spawn-media.ts';
import { AAC } from '#server/ffmpeg/write-video.ts';
import { LIP_SECONDS } from '#tools/lip-sync/seconds.ts';

const LIMITS = { timeoutSeconds: 60 };
/** A text that takes longer than was estimated is read faster, but never so much that it cannot be followed. */
const MOST_HURRY = 1.2;
/** With the rest at its end. */
const LEAST_SECONDS = 0.4;
/** What is longer is no reading of 300 characters. */
const MOST_SECONDS = 3 * LIP_SECONDS;
/** What turns a sound round leaves its times turned round. */
const NEW_TIMES = 'asetpts=N/SR/TB';
/** And a fifth of a second of rest. */
const END_WITH_WORDS = [
  `aresample=48000,areverse,${NEW_TIMES},silenceremove=start_periods=1:start_threshold=-50dB`,
  `areverse,${NEW_TIMES},apad=pad_len=9600`,
].join(',');

type Sound = { ffmpeg: Ffmpeg; raw: string; file: string; estimate: number; isPaid: boolean };

/** Writes an M4A and returns its seconds. Throws EngineError for what is no speech. */
export async function tidySound(sound: Sound, signal: AbortSignal): Promise<number> {
  const { ffmpeg, raw, estimate, isPaid } = sound;
  const refuse = (why: string, cause?: unknown) =>
    new EngineError('unavailable', `what was spoken ${why}`, { mayBeCharged: isPaid, cause });
  try {
    const { audio, seconds } = await probeMedia(ffmpeg, raw, { isSound: true });
    if (!audio) throw refuse('is no sound');
    if (seconds > MOST_SECONDS) throw refuse(`is ${Math.round(seconds)} seconds long`);
    const calm = await write(sound, 1, signal);
    if (calm < LEAST_SECONDS) throw refuse('is silent');
    const over = calm / estimate;
    return over <= 1 ? calm : await write(sound, Math.min(MOST_HURRY, over * 1.02), signal);
  } catch (error) {
    signal.throwIfAborted();
    // ffprobe's answer may also be none.
    if (error instanceof FfmpegError || error instanceof SyntaxError) throw refuse('cannot be read', error);
    throw error;
  }
}

async function write({ ffmpeg, raw, file }: Sound, tempo: number, signal: AbortSignal): Promise<number> {
  const filter = `${END_WITH_WORDS}${tempo === 1 ? '' : `,atempo=${tempo.toFixed(3)}`}`;
  const ending = ['-t', String(LIP_SECONDS), ...AAC, '-map_metadata', '-1', '-movflags', '+faststart', file];
  await runFfmpeg(ffmpeg, ['-xerror', ...inputFile(raw), '-map', '0:a:0', '-af', filter, ...ending], {
    ...LIMITS,
    signal,
  });
  return await measureSound(ffmpeg, file);
}

/** Seconds. Throws what probeMedia throws. */
export async function measureSound(ffmpeg: Ffmpeg, file: string): Promise<number> {
  const { audio, seconds } = await probeMedia(ffmpeg, file, { isSound: true });
  return audio ? seconds : 0;
}
