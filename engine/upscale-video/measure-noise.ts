// How noisy a video is: what is left of flat places when everything smooth is taken away.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';

/** A piece of this size from the middle of the frame is enough. */
const PIECE = 320;
const FRAMES = 3;
const LIMIT_SECONDS = 60;
const ONE_GREY = '-an -frames:v 1 -pix_fmt gray -f rawvideo'.split(' ');
/** Of the places, the smoothest tell of noise; the others hold edges, which look the same. */
const SMOOTH_SHARE = 0.3;
/** How large the value at that share is for noise of strength 1: the quantile of a normal distribution's amount. */
const SHARE_OF_SIGMA = 0.385;
/** The sum of the squares of the mask below, root: what it makes of noise of strength 1. */
const MASK_GAIN = 6;

/** Standard deviation of the noise, in steps of 0–255; about 1 for a clean video, 6 and more for a grainy one. */
export async function measureNoise(
  ffmpeg: Pick<Ffmpeg, 'ffmpeg'>,
  video: { file: string; width: number; height: number; duration: number },
  folder: string,
): Promise<number> {
  const width = Math.min(PIECE, video.width);
  const height = Math.min(PIECE, video.height);
  const strengths: number[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    const at = (video.duration * (frame + 0.5)) / FRAMES;
    const out = path.join(folder, `noise-${frame}.gray`);
    await runFfmpeg(
      ffmpeg,
      [...inputFile(video.file, ['-ss', at.toFixed(3)]), '-vf', `crop=${width}:${height}`, ...ONE_GREY, out],
      { timeoutSeconds: LIMIT_SECONDS },
    );
    const grey = await readFile(out);
    if (grey.length === width * height) strengths.push(noiseOf(grey, width, height));
  }
  // A cut or a flash in one of them says nothing of the video.
  return strengths.toSorted((a, b) => a - b)[Math.floor(strengths.length / 2)] ?? 1;
}

/** Twice the difference of two second derivatives: zero on flats, slopes and straight edges, not on noise. */
export function noiseOf(grey: Uint8Array, width: number, height: number): number {
  const counts = new Uint32Array(256 * 16 + 1);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const px = (offset: number) => grey[at + offset] as number;
      const value =
        px(-width - 1) +
        px(-width + 1) +
        px(width - 1) +
        px(width + 1) +
        4 * px(0) -
        2 * (px(-width) + px(-1) + px(1) + px(width));
      const size = Math.abs(value);
      counts[size] = (counts[size] as number) + 1;
    }
  }
  const wanted = (width - 2) * (height - 2) * SMOOTH_SHARE;
  let seen = 0;
  for (const [size, count] of counts.entries()) {
    seen += count;
    // Between the whole steps, by how much of this step is needed.
    if (seen >= wanted) return Math.max(0, size + 0.5 - (seen - wanted) / count) / MASK_GAIN / SHARE_OF_SIGMA;
  }
  return 0;
}
