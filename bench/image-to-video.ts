// Measures a video of an image, 5 s in 720p: our processor time against the encoder's alone in the same run, and the
// memory over many videos. One command: node bench/image-to-video.ts [videos for the memory run, default 12]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { CAMERAS } from '#contract/video.ts';
import type { Job } from '#engine/job.ts';
import { giveBack } from '#engine/give-back.ts';
import { animateImage } from '#engine/image-to-video/animate-image.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { openVideo } from '#server/ffmpeg/write-video.ts';
import { worked, workedByPrograms } from './processor-time.ts';
import { runAsChild } from './run-as-child.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const SECONDS = 5;
const FPS = 24;
const ROUNDS = 3;
/** Times the encoding alone. */
const LIMIT_RATIO = 4;
/** Of which the networks that look for people and things hold 170. */
const MEMORY_LIMIT = 500;
const MEGABYTE = 1024 * 1024;

runAsChild();
sharp.concurrency(1);
sharp.cache(false);

const ffmpeg = await findFfmpeg({ ffmpegPath: process.env.FFMPEG_PATH ?? '', programFolders: ['/usr/bin'] });
if (!ffmpeg) throw new Error('there is no ffmpeg to measure');
const folder = await mkdtemp(path.join(tmpdir(), 'animate-bench-'));
try {
  const image = path.join(folder, 'picture.png');
  await paintImage(image);
  const videos: number[] = [];
  const encodings: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const video = await worked(() => animateImage(jobOf(image, 'push_in', 'snow, clouds'), () => {}));
    const encoding = await workedByPrograms(() => encodeAlone(image));
    // The first round compiles the code.
    if (round > 0) {
      videos.push(video);
      encodings.push(encoding);
    }
  }
  const ratio = median(videos) / median(encodings);
  console.log(
    `video                    ${WIDTH} x ${HEIGHT}, ${SECONDS} s, ${ROUNDS} rounds, first not counted`,
  );
  console.log(`painting, processor time ${median(videos).toFixed(1)} s`);
  console.log(`encoding alone, the same ${median(encodings).toFixed(1)} s`);
  console.log(`ratio to encoding        ${ratio.toFixed(2)} (limit ${LIMIT_RATIO})`);

  let most = 0;
  const count = Number(process.argv[2] ?? 12);
  for (let n = 0; n < count; n++) {
    const camera = CAMERAS[n % CAMERAS.length] ?? 'auto';
    await animateImage(jobOf(image, camera, n % 2 === 0 ? 'rain, fog' : 'petals, wind'), () => {});
    most = Math.max(most, process.memoryUsage.rss() / MEGABYTE);
    await giveBack();
  }
  console.log(`memory over ${count} videos   ${most.toFixed(0)} MB at most (limit ${MEMORY_LIMIT})`);
  if (ratio > LIMIT_RATIO || most > MEMORY_LIMIT) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** As many pixels as a photo has, with a sky, a ground and a thing. */
async function paintImage(file: string): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1350"><defs><linearGradient id="s" x2="0" y2="1">
    <stop stop-color="#3060b0"/><stop offset="1" stop-color="#e0e8f0"/></linearGradient></defs>
    <rect width="2400" height="800" fill="url(#s)"/><rect y="780" width="2400" height="570" fill="#4f7f3a"/>
    <rect x="1000" y="500" width="420" height="460" fill="#b0402a"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
}

function jobOf(image: string, camera: string, prompt: string): Job {
  const facts = { width: 2400, height: 1350, duration: 0, fps: 0, has_sound: false, kind: 'image' } as const;
  return {
    tool: 'image-to-video',
    fields: { prompt, camera, seconds: SECONDS, fps: FPS },
    seed: 7,
    index: 0,
    width: WIDTH,
    height: HEIGHT,
    inputs: [{ role: 'image', index: 0, key: 'picture', format: 'png', file: image, ...facts }],
    file: path.join(folder, 'video.mp4'),
    folder,
    ffmpeg,
    speaker: '',
  };
}

/** The same number of frames, shifted a little each, without any of our work on them. */
async function encodeAlone(image: string): Promise<void> {
  if (!ffmpeg) return;
  const { data } = await sharp(image)
    .resize(WIDTH, HEIGHT + SECONDS * FPS)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const video = openVideo(ffmpeg, {
    file: path.join(folder, 'alone.mp4'),
    width: WIDTH,
    height: HEIGHT,
    fps: FPS,
  });
  for (let frame = 0; frame < SECONDS * FPS; frame++) {
    const from = frame * WIDTH * 4;
    await video.write(data.subarray(from, from + WIDTH * HEIGHT * 4));
  }
  await video.end();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
