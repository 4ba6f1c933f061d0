// Runs ffmpeg once: quietly, with its progress, with an end to its time, and killed when nobody waits any more.
import type { Ffmpeg } from './find-ffmpeg.ts';
import { type MediaLimits, spawnMedia } from './spawn-media.ts';

export type RunOptions = {
  signal?: AbortSignal | undefined;
  timeoutSeconds: number;
  /** Seconds of the result, and its frames, that are done. */
  onProgress?: ((done: { seconds: number; frames: number }) => void) | undefined;
  /** Narrower ones than our own videos need: for files of strangers. */
  limits?: Omit<MediaLimits, 'wallSeconds'> | undefined;
};

/** Demuxers that a file of ours or a stranger's may be opened with. None of them reads a second file or an address. */
const DEMUXERS =
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mp3,wav,aac,image2,png_pipe,jpeg_pipe,webp_pipe,rawvideo,s16le,f32le';
/**
 * No image of more is decoded; frames of 3840 × 2160 have half as many, and decoders count with room around them. Cover
 * images of sounds are decoded by the mere opening of the file.
 */
const MOST_PIXELS = 2 * 3840 * 2160;

/** How a file is opened: never an address, never a playlist, no huge image. `before` are options of this input. */
export function inputFile(file: string, before: readonly string[] = []): string[] {
  const bounds = ['-protocol_whitelist', 'file,pipe', '-format_whitelist', DEMUXERS];
  return [...bounds, '-max_pixels', String(MOST_PIXELS), ...before, '-i', file];
}

/** `args` without the program's general flags. Throws FfmpegError. */
export async function runFfmpeg(
  { ffmpeg }: Pick<Ffmpeg, 'ffmpeg'>,
  args: readonly string[],
  { signal, timeoutSeconds, onProgress, limits }: RunOptions,
): Promise<void> {
  signal?.throwIfAborted();
  const quiet = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-nostats'];
  const running = spawnMedia(ffmpeg, [...quiet, '-progress', 'pipe:1', '-y', ...args], {
    ...limits,
    wallSeconds: timeoutSeconds,
  });
  running.stdin.end();
  const abort = () => running.kill('canceled');
  signal?.addEventListener('abort', abort, { once: true });
  running.stdout.setEncoding('utf8').on('data', (text: string) => onProgress?.(readProgress(text)));
  try {
    await running.ended;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

function readProgress(text: string): { seconds: number; frames: number } {
  const last = (key: string) =>
    Number(Array.from(text.matchAll(new RegExp(`${key}=\\s*(\\d+)`, 'g'))).at(-1)?.[1] ?? 0);
  return { seconds: last('out_time_ms') / 1e6, frames: last('frame') };
}
