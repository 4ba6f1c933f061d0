// Samples as they are shown: a still as WebP, and of a video a short silent clip that plays by itself.
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';

const LIMIT_SECONDS = 5 * 60;
const STILL_QUALITY = 78;
const CLIP_FPS = 15;
/** x264 may take its time: it is done once, and read by everybody. */
const CLIP_CODEC =
  '-an -c:v libx264 -preset veryslow -profile:v high -pix_fmt yuv420p -x264-params keyint=600:bframes=8:aq-mode=3';
const VIDEO_CODEC =
  '-c:v libx264 -preset slower -pix_fmt yuv420p -x264-params keyint=240:aq-mode=3 -c:a aac -b:a 64k';
const CLIP_ENDING = '-map_metadata -1 -movflags +faststart -f mp4';
const BEST_CRF = 22;
const WORST_CRF = 44;

/** Shares of the image's width and height, from its upper left corner. */
export type Crop = { x: number; y: number; width: number; height: number };

/** Writes a WebP of this width at most, and returns its size. */
export async function writeStill(
  image: string,
  { file, width, quality = STILL_QUALITY }: { file: string; width: number; quality?: number },
): Promise<{ width: number; height: number }> {
  const { data, info } = await sharp(image)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 6 })
    .toBuffer({ resolveWithObject: true });
  await writeFile(file, data);
  return { width: info.width, height: info.height };
}

/** The frame of a video at that second. */
export async function takeFrame(ffmpeg: Ffmpeg, video: string, second: number): Promise<string> {
  const file = `${video}-${second}.png`;
  const input = inputFile(video, ['-ss', second.toFixed(3)]);
  await runFfmpeg(ffmpeg, [...input, '-frames:v', '1', '-f', 'image2', file], {
    timeoutSeconds: LIMIT_SECONDS,
  });
  return file;
}

export type Clip = {
  file: string;
  width: number;
  height: number;
  from: number;
  seconds: number;
  most: number;
};

const makeEven = (side: number) => Math.round(side / 2) * 2;

/** As good as fits into `most` bytes. */
export async function writeClip(ffmpeg: Ffmpeg, video: string, clip: Clip): Promise<void> {
  const cut = ['-ss', clip.from.toFixed(3), '-t', clip.seconds.toFixed(3)];
  const size = `scale=${makeEven(clip.width)}:${makeEven(clip.height)}:flags=lanczos`;
  const args = [...inputFile(video, cut), '-vf', `fps=${CLIP_FPS},${size}`, ...CLIP_CODEC.split(' ')];
  await encodeWithin(ffmpeg, args, clip);
}

/** The whole video with its sound, as good as fits into `most` bytes. */
export async function writeVideo(
  ffmpeg: Ffmpeg,
  video: string,
  goal: { file: string; most: number },
): Promise<void> {
  await encodeWithin(ffmpeg, [...inputFile(video), ...VIDEO_CODEC.split(' ')], goal);
}

/** Throws where the worst quality that may be shown is still too large. */
async function encodeWithin(
  ffmpeg: Ffmpeg,
  args: readonly string[],
  { file, most }: { file: string; most: number },
): Promise<void> {
  async function encode(crf: number): Promise<number> {
    const whole = [...args, '-crf', `${crf}`, ...CLIP_ENDING.split(' '), file];
    await runFfmpeg(ffmpeg, whole, { timeoutSeconds: LIMIT_SECONDS });
    return (await stat(file)).size;
  }
  let [better, fits] = [BEST_CRF - 1, WORST_CRF + 1];
  while (fits - better > 1) {
    const crf = Math.floor((better + fits) / 2);
    if ((await encode(crf)) > most) better = crf;
    else fits = crf;
  }
  if (fits > WORST_CRF) throw new Error(`${file} does not fit into ${most} bytes`);
  console.log(`${path.basename(file)}: ${await encode(fits)} bytes at ${fits}`);
}

/**
 * A video whose left half is that part of `before`, as a player would enlarge it, and whose right half is the same part
 * of `after`.
 */
export async function splitVideos(
  ffmpeg: Ffmpeg,
  { before, after, crop, file }: { before: string; after: string; crop: Crop; file: string },
): Promise<void> {
  const { x, y, width, height } = crop;
  const part = `crop=iw*${width}:ih*${height}:iw*${x}:ih*${y}`;
  const scaled = 'scale=832:468:flags=bilinear';
  const half = 'crop=iw/2:ih';
  const graph = [
    `[0:v]${part},${scaled},${half}:0:0[l]`,
    `[1:v]${part},${scaled},${half}:iw/2:0[r]`,
    '[l][r]hstack,drawbox=x=iw/2-1:y=0:w=2:h=ih:color=white:t=fill,format=yuv420p[v]',
  ].join(';');
  const args = ['-filter_complex', graph, '-map', '[v]', '-c:v', 'libx264', '-crf', '10', file];
  await runFfmpeg(ffmpeg, [...inputFile(before), ...inputFile(after), ...args], {
    timeoutSeconds: LIMIT_SECONDS,
  });
}
