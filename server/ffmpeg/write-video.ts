// Writes a video frame by frame: H.264 with faststart, and its sound as AAC where there is one.
import type { Ffmpeg } from './find-ffmpeg.ts';
import { inputFile } from './run-ffmpeg.ts';
import { FfmpegError, spawnMedia } from './spawn-media.ts';

/** An image laid over every frame, at pixels from the upper left corner. */
export type Overlay = { file: string; left: number; top: number };

export type VideoOptions = {
  /** Where the MP4 goes. */
  file: string;
  /** Pixels, even. */
  width: number;
  height: number;
  fps: number;
  /** A sound file that is laid under the frames; what is longer than they are is cut. */
  sound?: string | undefined;
  /** Quality: lower is better. Noisy images want 23 or so. */
  crf?: number;
};

export type Video = {
  /** One frame: width × height × 4 bytes RGBA. Resolves when there is room for the next. Throws FfmpegError. */
  write(pixels: Uint8Array | Uint8ClampedArray): Promise<void>;
  /** Finishes the file. Throws FfmpegError. */
  end(): Promise<void>;
  abort(): void;
};

/** Frames come as they are drawn: as long as the longest task, and a little. */
const LIMIT_SECONDS = 65 * 60;
const END_LIMIT_MS = 5 * 60_000;

/** H.264 as every browser plays it. */
export const H264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p'] as const;
export const AAC = ['-c:a', 'aac', '-b:a', '160k', '-ar', '48000', '-ac', '2'] as const;

/** Left unsaid, players guess a video's colours by its size, and reds and greens shift. */
const IN_BT709 = 'scale=out_color_matrix=bt709,format=yuv420p';
export const SAYS_BT709 = '-colorspace bt709 -color_primaries bt709 -color_trc bt709'.split(' ');

export function openVideo({ ffmpeg }: Pick<Ffmpeg, 'ffmpeg'>, options: VideoOptions): Video {
  const { file, width, height, fps, sound, crf = 18 } = options;
  if (width % 2 || height % 2) throw new RangeError(`a video needs even sides, not ${width} × ${height}`);
  const args = [
    ...'-hide_banner -loglevel error -nostats -y'.split(' '),
    ...`-f rawvideo -pix_fmt rgba -s ${width}x${height} -r ${fps} -i pipe:0`.split(' '),
    ...(sound === undefined ? [] : inputFile(sound)),
    '-map',
    '0:v',
    '-vf',
    IN_BT709,
    ...(sound === undefined ? [] : ['-map', '1:a', ...AAC, '-shortest']),
    ...H264,
    ...SAYS_BT709,
    ...`-crf ${crf} -r ${fps} -map_metadata -1 -movflags +faststart -f mp4`.split(' '),
    file,
  ];
  const running = spawnMedia(ffmpeg, args, { wallSeconds: LIMIT_SECONDS });
  running.stdout.resume(); // it says nothing there

  return {
    async write(pixels) {
      if (running.hasEnded() || running.stdin.destroyed) {
        await running.ended;
        throw new FfmpegError('failed', 'ffmpeg ended before the video did');
      }
      const frame = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength);
      // The pixels may be drawn over as soon as this resolves: wait until they have left.
      const sent = new Promise<void>((resolve) => running.stdin.write(frame, () => resolve()));
      // Why it ended is told by the next frame, or by the end.
      await Promise.race([sent, running.ended.catch(() => {})]);
    },
    async end() {
      running.stdin.end();
      const timer = setTimeout(() => running.kill('timeout'), END_LIMIT_MS);
      await running.ended.finally(() => clearTimeout(timer));
    },
    abort() {
      running.kill('canceled');
    },
  };
}
