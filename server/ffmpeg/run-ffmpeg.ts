// Runs ffmpeg once: quietly, with its progress, with an end to its time, and killed when nobody waits any more.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lowerPriority } from '../children/lower-priority.ts';
import type { Ffmpeg } from './find-ffmpeg.ts';
import { followProgram } from './follow-program.ts';

/** ffmpeg could not do it; the message holds its last words, for the log. */
export class FfmpegError extends Error {
  readonly reason: 'failed' | 'timeout' | 'canceled';

  constructor(reason: FfmpegError['reason'], detail: string) {
    super(detail);
    this.name = 'FfmpegError';
    this.reason = reason;
  }
}

export type RunOptions = {
  signal?: AbortSignal | undefined;
  timeoutSeconds: number;
  /** Seconds of the result, and its frames, that are done. */
  onProgress?: ((done: { seconds: number; frames: number }) => void) | undefined;
  /** Bounds of memory and processor time, for files of strangers; kept where the system can. */
  isGuarded?: boolean;
};

/** Demuxers that a file of ours or a stranger's may be opened with. None of them reads a second file or an address. */
const DEMUXERS =
  'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,mp3,wav,aac,image2,png_pipe,jpeg_pipe,webp_pipe,rawvideo,s16le,f32le';

/** How a file is opened: never an address, never a playlist. */
export function inputFile(file: string, before: readonly string[] = []): string[] {
  return ['-protocol_whitelist', 'file,pipe', '-format_whitelist', DEMUXERS, ...before, '-i', file];
}

/** `args` without the program's general flags. Throws FfmpegError. */
export async function runFfmpeg(
  { ffmpeg }: Pick<Ffmpeg, 'ffmpeg'>,
  args: readonly string[],
  options: RunOptions,
): Promise<void> {
  options.signal?.throwIfAborted();
  const whole = [
    '-nostdin',
    '-hide_banner',
    '-loglevel',
    'error',
    '-nostats',
    '-progress',
    'pipe:1',
    '-y',
    ...args,
  ];
  const [program = ffmpeg, ...rest] = options.isGuarded ? guard([ffmpeg, ...whole]) : [ffmpeg, ...whole];
  // Nothing of our environment: it holds secrets.
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: {} });
  const { ended, lastWords } = followProgram(child);
  lowerPriority(child.pid);
  let reason: FfmpegError['reason'] = 'failed';
  const kill = (why: FfmpegError['reason']) => {
    reason = why;
    child.kill('SIGKILL');
  };
  const abort = () => kill('canceled');
  const timer = setTimeout(kill, options.timeoutSeconds * 1000, 'timeout');
  options.signal?.addEventListener('abort', abort, { once: true });
  child.stdout.setEncoding('utf8').on('data', (text: string) => options.onProgress?.(readProgress(text)));
  const code = await ended;
  clearTimeout(timer);
  options.signal?.removeEventListener('abort', abort);
  if (code === 0 && reason === 'failed') return;
  throw new FfmpegError(reason, lastWords() || `ffmpeg was ended: ${reason}`);
}

function readProgress(text: string): { seconds: number; frames: number } {
  const last = (key: string) =>
    Number(Array.from(text.matchAll(new RegExp(`${key}=\\s*(\\d+)`, 'g'))).at(-1)?.[1] ?? 0);
  return { seconds: last('out_time_ms') / 1e6, frames: last('frame') };
}

const MEMORY_BYTES = 2 * 1024 ** 3;
const PROCESSOR_SECONDS = 300;
const FILE_BYTES = 600 * 1024 ** 2;

/** util-linux has it on nearly every Linux; elsewhere time alone keeps a hostile file from taking the machine. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit', '/run/current-system/sw/bin/prlimit'].find((program) =>
  existsSync(program),
);

function guard(command: string[]): string[] {
  if (!PRLIMIT) return command;
  return [
    PRLIMIT,
    `--as=${MEMORY_BYTES}`,
    `--cpu=${PROCESSOR_SECONDS}`,
    `--fsize=${FILE_BYTES}`,
    '--',
    ...command,
  ];
}
