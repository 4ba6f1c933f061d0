// Reads a video frame by frame, at the size and rate that are wanted.
import type { Ffmpeg } from './find-ffmpeg.ts';
import { inputFile } from './run-ffmpeg.ts';
import { spawnMedia } from './spawn-media.ts';

/** Frames are read no faster than they are drawn over: as long as the longest task, and a little. */
const LIMIT_SECONDS = 65 * 60;

export type FrameOptions = { width: number; height: number; fps: number };

/**
 * Each frame is width × height × 4 bytes RGBA, and is written over by the next. Throws FfmpegError. Whoever stops
 * early ends the program.
 */
export async function* readFrames(
  { ffmpeg }: Pick<Ffmpeg, 'ffmpeg'>,
  file: string,
  { width, height, fps }: FrameOptions,
): AsyncGenerator<Uint8ClampedArray> {
  const decode = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-nostats', ...inputFile(file), '-an'];
  const shape = ['-vf', `fps=${fps},scale=${width}:${height}:flags=bicubic,setsar=1`];
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgba', 'pipe:1'];
  const running = spawnMedia(ffmpeg, [...decode, ...shape, ...raw], { wallSeconds: LIMIT_SECONDS });
  running.stdin.end();
  const frame = new Uint8ClampedArray(width * height * 4);
  let filled = 0;
  try {
    for await (const chunk of running.stdout as AsyncIterable<Buffer>) {
      for (let from = 0; from < chunk.length;) {
        const part = chunk.subarray(from, from + frame.length - filled);
        frame.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled < frame.length) continue;
        filled = 0;
        yield frame;
      }
    }
    await running.ended;
  } finally {
    running.kill('canceled');
  }
}
