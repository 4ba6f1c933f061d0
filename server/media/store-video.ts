// Takes a video that an engine made into our own storage, after proving that it is one, with what shows it: poster,
// thumb, a short muted preview, subtitles.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { removeWorkFolder } from '#server/children/remove-work-folder.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { type Probed, probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { sayColours } from '#server/ffmpeg/say-colours.ts';
import { AAC, H264 } from '#server/ffmpeg/write-video.ts';
import type { Storage } from '#server/adapters/storage.ts';
import { loadSharp } from './load-sharp.ts';
import { BadMedia, type Stored } from './stored.ts';
import { hashThumb, shrinkToThumb } from './thumb.ts';

const POSTER_PIXELS = 1280;
const PREVIEW_SECONDS = 3;
const PREVIEW_PIXELS = 480;
const LIMIT_SECONDS = 15 * 60;
/** Names that are not of the format itself (AIGC) are written as they are. */
const MOVFLAGS = ['-movflags', '+faststart+use_metadata_tags'];
/** Where in the video the poster is taken: most videos have come to themselves by then. */
const POSTER_SHARE = 0.12;

type StoreOptions = {
  /** Name of the file without its ending. */
  name: string;
  hasWatermark: boolean;
  /** Name → text, written into the file. */
  text: Readonly<Record<string, string>>;
  subtitles: string | undefined;
  /** Where files may lie in between. */
  scratchFolder: string;
  ffmpeg: Ffmpeg;
  signal?: AbortSignal;
};

/**
 * Stores the video as MP4 (H.264 or HEVC, AAC, faststart), without its mark too where it gets one, and what shows it. Throws
 * BadMedia.
 */
export async function storeVideo(
  storage: Storage,
  content: Readable,
  options: StoreOptions,
): Promise<Stored> {
  const folder = path.join(options.scratchFolder, randomUUID());
  await mkdir(folder, { recursive: true });
  const stored: string[] = [];
  const put = async (ending: string, bytes: Readable) => {
    const answer = await storage.put(`${options.name}${ending}`, bytes);
    stored.push(answer.key);
    return answer;
  };
  try {
    const delivered = path.join(folder, 'delivered');
    await pipeline(content, createWriteStream(delivered));
    const clean = await finishVideo(delivered, folder, options);
    const finished = options.hasWatermark ? await markVideo(clean, folder, options) : clean;
    const { video, audio, seconds } = await probe(options.ffmpeg, finished);
    const { poster, thumb, thumbhash } = await drawStills(finished, folder, seconds, options);
    const preview = await cutPreview(finished, folder, options);
    const main = await put('.mp4', createReadStream(finished));
    return {
      kind: 'video',
      key: main.key,
      poster_key: (await put('-poster.webp', Readable.from([poster]))).key,
      thumb_key: (await put('-thumb.webp', Readable.from([thumb]))).key,
      preview_key: (await put('-preview.mp4', createReadStream(preview))).key,
      subtitles_key: options.subtitles
        ? (await put('.srt', Readable.from([Buffer.from(options.subtitles)]))).key
        : '',
      clean_key: finished === clean ? '' : (await put('-clean.mp4', createReadStream(clean))).key,
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
    await removeWorkFolder(folder);
  }
}

async function probe(
  ffmpeg: Ffmpeg,
  file: string,
): Promise<Probed & { video: NonNullable<Probed['video']> }> {
  const probed = await probeMedia(ffmpeg, file).catch((error: unknown) => {
    throw new BadMedia(error instanceof Error ? error.message : 'cannot be read');
  });
  if (!probed.video || probed.seconds <= 0) throw new BadMedia('no pictures in the video');
  return { ...probed, video: probed.video };
}

/** The words about its making go in; what browsers cannot play is written anew. */
async function finishVideo(delivered: string, folder: string, options: StoreOptions): Promise<string> {
  const { video, audio } = await probe(options.ffmpeg, delivered);
  const finished = path.join(folder, 'video.mp4');
  const isPlayable = (video.codec === 'h264' || video.codec === 'hevc') && video.pixelFormat === 'yuv420p';
  const text = Object.entries(options.text).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const sound = audio ? ['-map', '0:a:0', ...(audio.codec === 'aac' ? ['-c:a', 'copy'] : AAC)] : [];
  const ending = [...sound, ...text, ...MOVFLAGS, '-f', 'mp4', finished];
  if (isPlayable) {
    const tag = video.codec === 'hevc' ? ['-tag:v', 'hvc1'] : [];
    await run(options, [...inputFile(delivered), '-map', '0:v:0', '-c:v', 'copy', ...tag, ...ending]);
  } else {
    await run(options, [...inputFile(delivered), '-map', '0:v:0', ...H264, '-crf', '18', ...ending]);
  }
  // Its last second can be decoded: nothing was cut off on the way.
  await run(options, [
    '-xerror',
    ...inputFile(finished, ['-sseof', '-1']),
    '-map',
    '0:v:0',
    '-f',
    'null',
    '-',
  ]);
  return finished;
}

/** The brand mark, laid over every image of a video that was proved before; its sound and its words stay. */
async function markVideo(clean: string, folder: string, options: StoreOptions): Promise<string> {
  const { video } = await probe(options.ffmpeg, clean);
  const marked = path.join(folder, 'marked.mp4');
  const mark = path.join(folder, 'mark.png');
  const { drawWatermark } = await import('./draw-watermark.ts'); // a worker starts sooner without it
  const { png, left, top } = drawWatermark(video.width, video.height);
  await writeFile(mark, png);
  const overlay = `[0:v:0][1:v]overlay=${left}:${top},format=yuv420p[v]`;
  const laid = ['-filter_complex', overlay, '-map', '[v]', '-map', '0:a?', '-c:a', 'copy', ...H264];
  const written = [...sayColours(video.colourSpace, video), '-crf', '18', ...MOVFLAGS, '-f', 'mp4', marked];
  await run(options, [...inputFile(clean), ...inputFile(mark), ...laid, ...written]);
  return marked;
}

async function drawStills(
  finished: string,
  folder: string,
  seconds: number,
  options: StoreOptions,
): Promise<{ poster: Buffer; thumb: Buffer; thumbhash: string }> {
  const still = path.join(folder, 'still.png');
  const at = (seconds * POSTER_SHARE).toFixed(3);
  await run(options, [...inputFile(finished, ['-ss', at]), '-frames:v', '1', '-f', 'image2', still]);
  const sharp = await loadSharp();
  const poster = sharp(still)
    .resize(POSTER_PIXELS, POSTER_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 });
  return {
    poster: await poster.toBuffer(),
    thumb: await shrinkToThumb(sharp(still)).toBuffer(),
    thumbhash: await hashThumb(sharp(still)),
  };
}

async function cutPreview(finished: string, folder: string, options: StoreOptions): Promise<string> {
  const preview = path.join(folder, 'preview.mp4');
  const fit = `scale='if(gt(iw,ih),min(${PREVIEW_PIXELS},iw),-2)':'if(gt(iw,ih),-2,min(${PREVIEW_PIXELS},ih))'`;
  await run(options, [
    ...inputFile(finished),
    ...`-map 0:v:0 -an -t ${PREVIEW_SECONDS} -vf ${fit},scale=trunc(iw/2)*2:trunc(ih/2)*2`.split(' '),
    ...H264,
    ...'-crf 27 -r 24 -map_metadata -1 -movflags +faststart -f mp4'.split(' '),
    preview,
  ]);
  return preview;
}

async function run({ ffmpeg, signal }: StoreOptions, args: readonly string[]): Promise<void> {
  try {
    await runFfmpeg(ffmpeg, args, { timeoutSeconds: LIMIT_SECONDS, signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw new BadMedia(error instanceof Error ? error.message : 'cannot be decoded', { cause: error });
  }
}
