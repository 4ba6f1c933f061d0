// Measures videos of every video effect, 5 s in 720p: our processor time against the encoder's alone, and the memory. One command: node bench/video-effect.ts [effect …]
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { giveBack } from '#engine/give-back.ts';
import type { Job, JobInput } from '#engine/job.ts';
import { VIDEO_EFFECT_IDS } from '#engine/video-effect/effect-ids.ts';
import { makeEffectVideo } from '#engine/video-effect/make-effect-video.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { openVideo } from '#server/ffmpeg/write-video.ts';
import { worked, workedByPrograms } from './processor-time.ts';
import { runAsChild } from './run-as-child.ts';

const WIDTH = 1280;
const HEIGHT = 720;
const FPS = 24;
const SECONDS = 5;
/** Times the encoding alone. */
const LIMIT_RATIO = 8;
const MEMORY_LIMIT = 560;
const PHOTO = new URL('../tests/fakes/photos/astronaut.jpg', import.meta.url);
const MEGABYTE = 1024 * 1024;
const run = promisify(execFile);

runAsChild();
sharp.concurrency(1);
sharp.cache(false);

const ffmpeg = await findFfmpeg({ ffmpegPath: process.env.FFMPEG_PATH ?? '', programFolders: ['/usr/bin'] });
if (!ffmpeg) throw new Error('there is no ffmpeg to measure');
const folder = await mkdtemp(path.join(tmpdir(), 'effect-bench-'));
const [first, ...rest] = process.argv.slice(2);
try {
  if (first === '--one') await measureOne(rest[0] ?? '');
  else await measureAll(first === undefined ? VIDEO_EFFECT_IDS : [first, ...rest]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** In this process: prints seconds and megabytes of the second video. The first one compiles the code. */
async function measureOne(id: string): Promise<void> {
  let [seconds, most] = [0, 0];
  const look = () => (most = Math.max(most, process.memoryUsage.rss() / MEGABYTE));
  for (let round = 0; round < 2; round++) {
    const inputs = [await paintImage(0, round), await paintImage(1, round)];
    seconds = await worked(() => makeEffectVideo(jobOf(id, inputs), look));
    await giveBack();
  }
  console.log(JSON.stringify({ seconds, most }));
}

/** Each in a process of its own, as the product's processes are replaced when they have grown. */
async function measureAll(ids: readonly string[]): Promise<void> {
  const { file } = await paintImage(0, 0);
  const encoding = await workedByPrograms(() => encodeAlone(file));
  console.log(`encoding alone          ${encoding.toFixed(1)} s`);
  let dearest = { id: '', ratio: 0 };
  let hungriest = { id: '', most: 0 };
  for (const id of ids) {
    const { stdout } = await run(process.execPath, [import.meta.filename, '--one', id]);
    const { seconds, most } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
      seconds: number;
      most: number;
    };
    if (most > hungriest.most) hungriest = { id, most };
    const ratio = seconds / encoding;
    if (ratio > dearest.ratio) dearest = { id, ratio };
    console.log(
      `${id.padEnd(24)}${seconds.toFixed(1)} s, ${ratio.toFixed(1)} × encoding, ${most.toFixed(0)} MB`,
    );
  }
  console.log(
    `dearest                 ${dearest.id}: ${dearest.ratio.toFixed(1)} × encoding (limit ${LIMIT_RATIO})`,
  );
  console.log(
    `most memory             ${hungriest.id}: ${hungriest.most.toFixed(0)} MB (limit ${MEMORY_LIMIT})`,
  );
  if (dearest.ratio > LIMIT_RATIO || hungriest.most > MEMORY_LIMIT) process.exitCode = 1;
}

/** As large as photos are: somebody whose face is seen, the second one turned round. Rounds differ, and are looked at anew. */
async function paintImage(index: number, round: number): Promise<JobInput> {
  const file = path.join(folder, `${index}.png`);
  await sharp(fileURLToPath(PHOTO))
    .resize(2400, 1350, { fit: 'cover', position: 'top' })
    .flop(index > 0)
    .modulate({ brightness: 1 - round * 0.02 })
    .png()
    .toFile(file);
  const facts = { width: 2400, height: 1350, duration: 0, fps: 0, has_sound: false, kind: 'image' } as const;
  return { role: 'image', index, key: `k${index}`, format: 'png', file, ...facts };
}

function jobOf(effect_id: string, inputs: readonly JobInput[]): Job {
  return {
    tool: 'video-effect',
    fields: { effect_id, text: '', option: '', music: true, seconds: SECONDS },
    seed: 7,
    index: 0,
    width: WIDTH,
    height: HEIGHT,
    inputs,
    file: path.join(folder, 'video.mp4'),
    folder,
    ffmpeg,
    speaker: '',
  };
}

/** The same number of frames of the image, pushed in a little from one to the next. */
async function encodeAlone(file: string): Promise<void> {
  if (!ffmpeg) return;
  const video = openVideo(ffmpeg, {
    file: path.join(folder, 'alone.mp4'),
    width: WIDTH,
    height: HEIGHT,
    fps: FPS,
    crf: 20,
  });
  const whole = await sharp(file)
    .resize(WIDTH * 2, HEIGHT * 2)
    .ensureAlpha()
    .raw()
    .toBuffer();
  const frame = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let n = 0; n < SECONDS * FPS; n++) {
    for (let y = 0; y < HEIGHT; y++) {
      const from = ((y + n) * WIDTH * 2 + n) * 4;
      whole.copy(frame, y * WIDTH * 4, from, from + WIDTH * 4);
    }
    await video.write(frame);
  }
  await video.end();
}
