// Takes a film that an engine made into our own storage, after proving that it is one, with what shows it: poster,
// thumb, a short muted preview, subtitles.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import sharp from 'sharp';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { type Probed, probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { AAC, H264 } from '#server/ffmpeg/write-film.ts';
import type { Storage } from '#server/outside/storage.ts';
import { drawWatermark } from './draw-watermark.ts';
import { BadMedia, type Kept } from './kept.ts';
import { hashThumb, shrinkToThumb } from './thumb.ts';

const POSTER_PIXELS = 1280;
const PREVIEW_SECONDS = 3;
const PREVIEW_PIXELS = 480;
const LIMIT_SECONDS = 15 * 60;
/** Where in the film the poster is taken: most films have come to themselves by then. */
const POSTER_SHARE = 0.12;

type Keep = {
  /** Name of the file without its ending. */
  name: string;
  /** The mark is not in the film yet and must be laid over it. */
  needsMark: boolean;
  /** Name → text, written into the file. */
  text: Readonly<Record<string, string>>;
  subtitles: string | undefined;
  /** Where files may lie in between. */
  scratchFolder: string;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal;
};

/** Stores the film as MP4 (H.264 or HEVC, AAC, faststart) and its companions. Throws BadMedia. */
export async function keepFilm(storage: Storage, content: Readable, keep: Keep): Promise<Kept> {
  const folder = path.join(keep.scratchFolder, randomUUID());
  await mkdir(folder, { recursive: true });
  const stored: string[] = [];
  const put = async (ending: string, bytes: Readable) => {
    const answer = await storage.put(`${keep.name}${ending}`, bytes);
    stored.push(answer.key);
    return answer;
  };
  try {
    const delivered = path.join(folder, 'delivered');
    await pipeline(content, createWriteStream(delivered));
    const film = await finishFilm(delivered, folder, keep);
    const { video, audio, seconds } = await probe(keep.ffmpeg, film);
    const { poster, thumb, thumbhash } = await drawStills(film, folder, seconds, keep);
    const preview = await cutPreview(film, folder, keep);
    const main = await put('.mp4', createReadStream(film));
    return {
      kind: 'video',
      key: main.key,
      poster_key: (await put('-poster.webp', Readable.from([poster]))).key,
      thumb_key: (await put('-thumb.webp', Readable.from([thumb]))).key,
      preview_key: (await put('-preview.mp4', createReadStream(preview))).key,
      subtitles_key: keep.subtitles
        ? (await put('.srt', Readable.from([Buffer.from(keep.subtitles)]))).key
        : '',
      width: video.width,
      height: video.height,
      duration: Math.round(seconds * 1000) / 1000,
      fps: video.fps,
      has_sound: audio !== null,
      bytes: main.bytes,
      sha256: main.sha256,
      format: 'mp4',
      thumbhash,
    };
  } catch (error) {
    // What cannot be removed now is found by the sweep of orphans.
    await Promise.allSettled(stored.map((key) => storage.remove(key)));
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function probe(
  ffmpeg: Ffmpeg,
  file: string,
): Promise<Probed & { video: NonNullable<Probed['video']> }> {
  const probed = await probeMedia(ffmpeg, file).catch((error: unknown) => {
    throw new BadMedia(error instanceof Error ? error.message : 'cannot be read');
  });
  if (!probed.video || probed.seconds <= 0) throw new BadMedia('no pictures in the film');
  return { ...probed, video: probed.video };
}

/** The words about its making go in, and the mark where it is missing; what browsers cannot play is written anew. */
async function finishFilm(delivered: string, folder: string, keep: Keep): Promise<string> {
  const { video, audio } = await probe(keep.ffmpeg, delivered);
  const film = path.join(folder, 'film.mp4');
  const isPlayable = (video.codec === 'h264' || video.codec === 'hevc') && video.pixelFormat === 'yuv420p';
  const text = Object.entries(keep.text).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const sound = audio ? ['-map', '0:a:0', ...(audio.codec === 'aac' ? ['-c:a', 'copy'] : AAC)] : [];
  const ending = [...sound, ...text, '-movflags', '+faststart', '-f', 'mp4', film];
  if (keep.needsMark) {
    const mark = drawWatermark(video.width, video.height);
    const markFile = path.join(folder, 'mark.png');
    await sharp(mark.png).toFile(markFile);
    const overlay = `[0:v:0][1:v]overlay=${mark.left}:${mark.top},format=yuv420p[v]`;
    const inputs = [...inputFile(delivered), ...inputFile(markFile)];
    await run(keep, [...inputs, '-filter_complex', overlay, '-map', '[v]', ...H264, '-crf', '18', ...ending]);
  } else if (isPlayable) {
    const tag = video.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [];
    await run(keep, [...inputFile(delivered), '-map', '0:v:0', '-c:v', 'copy', ...tag, ...ending]);
  } else {
    await run(keep, [...inputFile(delivered), '-map', '0:v:0', ...H264, '-crf', '18', ...ending]);
  }
  // Its last second can be decoded: nothing was cut off on the way.
  await run(keep, ['-xerror', ...inputFile(film, ['-sseof', '-1']), '-map', '0:v:0', '-f', 'null', '-']);
  return film;
}

async function drawStills(
  film: string,
  folder: string,
  seconds: number,
  keep: Keep,
): Promise<{ poster: Buffer; thumb: Buffer; thumbhash: string }> {
  const still = path.join(folder, 'still.png');
  const at = (seconds * POSTER_SHARE).toFixed(3);
  await run(keep, [...inputFile(film, ['-ss', at]), '-frames:v', '1', '-f', 'image2', still]);
  const poster = sharp(still)
    .resize(POSTER_PIXELS, POSTER_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 });
  return {
    poster: await poster.toBuffer(),
    thumb: await shrinkToThumb(sharp(still)).toBuffer(),
    thumbhash: await hashThumb(sharp(still)),
  };
}

async function cutPreview(film: string, folder: string, keep: Keep): Promise<string> {
  const preview = path.join(folder, 'preview.mp4');
  const fit = `scale='if(gt(iw,ih),min(${PREVIEW_PIXELS},iw),-2)':'if(gt(iw,ih),-2,min(${PREVIEW_PIXELS},ih))'`;
  await run(keep, [
    ...inputFile(film),
    ...`-map 0:v:0 -an -t ${PREVIEW_SECONDS} -vf ${fit},scale=trunc(iw/2)*2:trunc(ih/2)*2`.split(' '),
    ...H264,
    ...'-crf 27 -r 24 -map_metadata -1 -movflags +faststart -f mp4'.split(' '),
    preview,
  ]);
  return preview;
}

async function run({ ffmpeg, signal }: Keep, args: readonly string[]): Promise<void> {
  try {
    await runFfmpeg(ffmpeg, args, { timeoutSeconds: LIMIT_SECONDS, signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw new BadMedia(error instanceof Error ? error.message : 'cannot be decoded', { cause: error });
  }
}
