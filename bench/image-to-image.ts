// Measures image to image: the processor time of typical jobs at 1024 x 1024 against reading and encoding the image
// alone in the same run, and the memory over many different jobs in one process.
// One command: node bench/image-to-image.ts [number of jobs for the memory run, default 60]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { STYLES } from '#contract/limits.ts';
import type { Job } from '#engine/job.ts';
import { changeImage } from '#engine/image-to-image/change-image.ts';
import { giveBack } from '#engine/give-back.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { writePhoto } from '#engine/photo/write-photo.ts';

const PIXELS = 1024;
const ROUNDS = 3;
const MEGABYTE = 1024 * 1024;
/** A job is a second of work, as an image of the illustrator is; more than this many times the bare way is too slow. */
const LIMIT = 20;
const MOST_MEGABYTES = 800;

const EDITS = [
  'make it warmer',
  'make it night',
  'replace the sky with a sunset',
  'turn it into winter',
  'blur the background',
  'foggy, add a rainbow',
  'on golden hour, add a cat on the left and a white frame',
  'dramatic light, more contrast, sharpen',
];

// One core, as in a process of the engine.
sharp.concurrency(1);
sharp.cache(false);

const folder = await mkdtemp(path.join(tmpdir(), 'image-to-image-bench-'));
try {
  const photo = path.join(folder, 'photo.png');
  const scene = { prompt: 'a red car in a meadow, blue sky', style: 'photo', seed: 5 } as const;
  await writePhoto((await illustrate({ ...scene, width: PIXELS, height: PIXELS })).image, photo);
  const jobs = [
    ...EDITS.map((prompt) => ({ mode: 'edit', prompt })),
    ...STYLES.map((style) => ({ mode: 'restyle', style, strength: 0.6 })),
    { mode: 'reference', prompt: 'in a snowy forest' },
  ];
  const times: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [seed, fields] of jobs.entries()) {
      const job = await timed(() => changeImage(jobOf(photo, fields, seed), () => undefined));
      const bare = await timed(async () =>
        writePhoto(await readPhoto(photo, { width: PIXELS, height: PIXELS }), path.join(folder, 'bare.png')),
      );
      // The first round compiles the code and reads the drawings.
      if (round === 0) continue;
      times.push(job);
      alone.push(bare);
    }
  }
  const ratio = median(times) / median(alone);
  console.log(
    `jobs                 ${jobs.length} at ${PIXELS} x ${PIXELS}, ${ROUNDS} rounds, first not counted`,
  );
  console.log(
    `a job, median        ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms`,
  );
  console.log(`read and encode      ${median(alone).toFixed(0)} ms`);
  console.log(`ratio                ${ratio.toFixed(2)} (limit ${LIMIT})`);

  let most = 0;
  const count = Number(process.argv[2] ?? 60);
  for (let n = 0; n < count; n++) {
    const fields = jobs[n % jobs.length] ?? {};
    await changeImage(jobOf(photo, fields, 1000 + n), () => undefined);
    most = Math.max(most, process.memoryUsage.rss() / MEGABYTE);
    await giveBack();
  }
  console.log(
    `memory               ${most.toFixed(0)} MB at most over ${count} jobs (limit ${MOST_MEGABYTES})`,
  );
  if (ratio > LIMIT || most > MOST_MEGABYTES) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function jobOf(photo: string, fields: Record<string, unknown>, seed: number): Job {
  const facts = {
    width: PIXELS,
    height: PIXELS,
    duration: 0,
    fps: 0,
    has_sound: false,
    kind: 'image',
  } as const;
  return {
    tool: 'image-to-image',
    fields,
    seed,
    index: 0,
    width: PIXELS,
    height: PIXELS,
    inputs: [{ role: 'image', index: 0, key: 'photo', format: 'png', file: photo, ...facts }],
    file: path.join(folder, 'result.png'),
    folder,
    ffmpeg: null,
    speaker: '',
  };
}

/** Processor time, not the clock: other work on the machine would be counted too. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
