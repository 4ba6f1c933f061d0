// Reads the sound of a file into memory, at the rate that is wanted.
import { readFile, rm } from 'node:fs/promises';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { inputFile, runFfmpeg } from './run-ffmpeg.ts';

const LIMIT_SECONDS = 120;

export type SoundOptions = {
  rate: number;
  channels: 1 | 2;
  /** Nothing after this is read. */
  seconds: number;
  /** A file that may be written meanwhile; it is gone afterwards. */
  scratch: string;
};

/** One array of samples, −1 to 1, for each channel. Throws FfmpegError when there is no sound in it. */
export async function readSound(
  ffmpeg: Pick<Ffmpeg, 'ffmpeg'>,
  file: string,
  { rate, channels, seconds, scratch }: SoundOptions,
): Promise<Float32Array[]> {
  const out = [
    '-vn',
    '-t',
    String(seconds),
    '-ar',
    String(rate),
    '-ac',
    String(channels),
    '-f',
    'f32le',
    scratch,
  ];
  try {
    await runFfmpeg(ffmpeg, [...inputFile(file), ...out], { timeoutSeconds: LIMIT_SECONDS });
    const bytes = await readFile(scratch);
    const frames = Math.floor(bytes.length / 4 / channels);
    return Array.from({ length: channels }, (_, channel) =>
      Float32Array.from({ length: frames }, (_, frame) =>
        bytes.readFloatLE((frame * channels + channel) * 4),
      ),
    );
  } finally {
    await rm(scratch, { force: true });
  }
}
