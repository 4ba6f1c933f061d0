// Measures videos of words, 5 s in 720p: our processor time against the encoder's alone and, with it, against the limit,
// of a usual prompt and of people and animals on their way; and the memory over many videos. One command: node bench/text-to-video.ts [videos for the memory run, default 11]
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { CAMERAS } from '#contract/video.ts';
import type { Job } from '#engine/job.ts';
import { videoPrompt } from '#engine/text-to-video/video-prompt.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { openVideo } from '#server/ffmpeg/write-video.ts';
import { giveBack } from '#engine/give-back.ts';
import { worked, workedByPrograms } from './processor-time.ts';
import { runAsChild } from './run-as-child.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const SECONDS = 5;
const FPS = 24;
const ROUNDS = 3;
const LIMIT_SECONDS = 25;
/** Times the encoding alone. */
const LIMIT_RATIO = 4;
const MEMORY_LIMIT = 560;
const MEGABYTE = 1024 * 1024;

const PROMPTS = [
  'a fox reading under a cherry tree at sunset, petals falling',
  'a sailing boat at dawn, calm sea',
  '水墨画 江上渔舟 远山',
  'a cyberpunk street in the rain at night',
  'a panda in a bamboo forest, fireflies',
  'fireworks over a city by the river',
  'a lighthouse in a storm, oil painting',
  '江南水乡 灯笼 夜晚',
];
/** Drawn at several moments of a stride, each a drawing of its own. */
const ON_THEIR_WAY = [
  'a corgi running on the beach',
  'two wolves running',
  'a woman walking in the park',
  'a girl on a swing in the park',
  'a steam train crossing a stone viaduct',
  'a boy kicking a football',
  'a girl riding a bicycle in the park',
  'a man rowing a boat on a lake',
];
const CLOCKED = [
  { prompt: PROMPTS[0] ?? '', camera: 'push_in' },
  ...ON_THEIR_WAY.map((prompt) => ({ prompt, camera: 'auto' })),
  // Every pixel of every frame is graded.
  { prompt: 'a lighthouse on a cliff, blue tones, dramatic lighting', camera: 'auto' },
];

runAsChild();
sharp.concurrency(1);
sharp.cache(false);

const ffmpeg = await findFfmpeg({ ffmpegPath: process.env.FFMPEG_PATH ?? '', programFolders: ['/usr/bin'] });
if (!ffmpeg) throw new Error('there is no ffmpeg to measure');
const prepare = new URL('../engine/illustrator/prepare-drawings.ts', import.meta.url);
await promisify(execFile)(process.execPath, [fileURLToPath(prepare)]);
const folder = await mkdtemp(path.join(tmpdir(), 'video-bench-'));
try {
  const videos: number[][] = CLOCKED.map(() => []);
  const encodings: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [index, { prompt, camera }] of CLOCKED.entries()) {
      const video = await worked(() => videoPrompt(jobOf(prompt, camera), () => {}));
      const encoding = await workedByPrograms(encodeAlone);
      // The first round compiles the code and reads the drawings.
      if (round === 0) continue;
      videos[index]?.push(video);
      encodings.push(encoding);
    }
  }
  const paintings = videos.map(median);
  const painting = paintings[0] ?? 0;
  const encoding = median(encodings);
  const both = painting + encoding;
  console.log(
    `video                      ${WIDTH} x ${HEIGHT}, ${SECONDS} s, ${ROUNDS} rounds, first not counted`,
  );
  console.log(`painting, processor time  ${painting.toFixed(1)} s`);
  console.log(`encoding alone, the same  ${encoding.toFixed(1)} s`);
  const ratios = paintings.map((seconds) => seconds / encoding);
  for (const [index, ratio] of ratios.entries())
    console.log(
      `ratio to encoding         ${ratio.toFixed(2)} (limit ${LIMIT_RATIO}), ${paintings[index]?.toFixed(1)} s: ${CLOCKED[index]?.prompt}`,
    );
  console.log(
    `both to the limit         ${(both / LIMIT_SECONDS).toFixed(2)} (of ${LIMIT_SECONDS} s on one core)`,
  );

  let most = 0;
  const all = [...PROMPTS, ...ON_THEIR_WAY];
  const count = Number(process.argv[2] ?? all.length);
  for (let n = 0; n < count; n++) {
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() / MEGABYTE)), 100);
    const camera = CAMERAS[(n * 5) % CAMERAS.length] ?? 'auto';
    await videoPrompt(jobOf(all[n % all.length] ?? '', camera), () => {});
    clearInterval(watch);
    await giveBack();
  }
  console.log(`memory over ${count} videos       ${most.toFixed(0)} MB at most (limit ${MEMORY_LIMIT})`);
  // Last, for a second painter has memory of its own.
  const alone = await firstThread('');
  const helped = await firstThread(
    fileURLToPath(new URL('../engine/text-to-video/paint-second.ts', import.meta.url)),
  );
  console.log(
    `by a second painter       ${(helped / alone).toFixed(2)} of the first one's time (what is waited for on free cores)`,
  );
  const isDear = both > LIMIT_SECONDS || ratios.some((ratio) => ratio > LIMIT_RATIO);
  if (isDear || most > MEMORY_LIMIT) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function jobOf(prompt: string, camera: string): Job {
  return {
    tool: 'text-to-video',
    fields: { prompt, camera, seconds: SECONDS, fps: FPS },
    seed: 7,
    index: 0,
    width: WIDTH,
    height: HEIGHT,
    inputs: [],
    file: path.join(folder, 'video.mp4'),
    folder,
    ffmpeg,
    speaker: '',
  };
}

/** As many frames of noise that moves, without any of our work on them. */
async function encodeAlone(): Promise<void> {
  if (!ffmpeg) return;
  const size = { width: WIDTH, height: HEIGHT + SECONDS * FPS };
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const;
  const data = await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .blur(3)
    .ensureAlpha()
    .raw()
    .toBuffer();
  const file = path.join(folder, 'alone.mp4');
  const video = openVideo(ffmpeg, { file, width: WIDTH, height: HEIGHT, fps: FPS });
  for (let frame = 0; frame < SECONDS * FPS; frame++) {
    const from = frame * WIDTH * 4;
    await video.write(data.subarray(from, from + WIDTH * HEIGHT * 4));
  }
  await video.end();
}

/** Seconds of the processor that the first painter of a video takes itself: the median of three. */
async function firstThread(secondPainter: string): Promise<number> {
  const seconds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.threadCpuUsage();
    await videoPrompt({ ...jobOf(PROMPTS[0] ?? '', 'push_in'), secondPainter }, () => {});
    const { user, system } = process.threadCpuUsage(began);
    seconds.push((user + system) / 1e6);
  }
  return median(seconds);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
