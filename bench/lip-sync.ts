// Measures the processor time of lip sync, of a portrait and of a video, against JPEG encoding of as many images in the
// same run, and its memory against what a process of the engine may have. One command: node bench/lip-sync.ts
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import type { Job, JobInput } from '#engine/job.ts';
import { syncLips } from '#engine/lip-sync/sync-lips.ts';
import { writeWav } from '#engine/sound/write-wav.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { HUMMED_RATE, hummedVoice } from '#tests/fakes/hummed-voice.ts';

const ROUNDS = 3;
const SECONDS = 4;
const SIDE = 960;
const FPS = 25;
const LIMIT = 7;
const RAW = { width: SIDE, height: SIDE, channels: 4 } as const;
const MOST_MEGABYTES = 450;
const MEGABYTE = 1024 * 1024;
// One core: the video does not have the second one either.
sharp.concurrency(1);
sharp.cache(false);

const ffmpeg = await findFfmpeg({ ffmpegPath: process.env.FFMPEG_PATH ?? '', programFolders: ['/usr/bin'] });
if (!ffmpeg) throw new Error('there is no ffmpeg to measure');
const folder = await mkdtemp(path.join(tmpdir(), 'lip-sync-bench-'));
const inFolder = (name: string) => path.join(folder, name);
let most = 0;
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 50);
try {
  await writeFile(inFolder('face.png'), await drawFace(SIDE));
  await writeFile(inFolder('face.raw'), await sharp(inFolder('face.png')).ensureAlpha().raw().toBuffer());
  await writeWav(inFolder('voice.wav'), [hummedVoice(SECONDS)], HUMMED_RATE);
  const voice = input('audio', inFolder('voice.wav'));
  const portrait = jobOf([input('image', inFolder('face.png')), voice], 'portrait.mp4');
  const video = jobOf(
    [{ ...input('video', portrait.file), duration: SECONDS, fps: FPS }, voice],
    'video.mp4',
  );
  const spent = { portrait: [] as number[], video: [] as number[], peer: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const took = {
      portrait: await measure(() => syncLips(portrait, () => {})),
      video: await measure(() => syncLips(video, () => {})),
      peer: await measure(encodeImages),
    };
    // The first round compiles the code and brings the programs into memory.
    if (round > 0) for (const name of ['portrait', 'video', 'peer'] as const) spent[name].push(took[name]);
  }
  const peer = median(spent.peer);
  console.log(
    `video                 ${SIDE} x ${SIDE}, ${SECONDS} s at ${FPS} fps, ${ROUNDS} rounds, ${ffmpeg.version}`,
  );
  console.log(`JPEG of its frames   ${peer.toFixed(2)} s of processor time`);
  for (const name of ['portrait', 'video'] as const) {
    const own = median(spent[name]);
    console.log(
      `${name.padEnd(20)} ${own.toFixed(2)} s without ffmpeg, ratio ${(own / peer).toFixed(2)} (limit ${LIMIT})`,
    );
    if (own / peer > LIMIT) process.exitCode = 1;
  }
  console.log(`most memory          ${Math.round(most / MEGABYTE)} MB (limit ${MOST_MEGABYTES})`);
  if (most > MOST_MEGABYTES * MEGABYTE) process.exitCode = 1;
} finally {
  clearInterval(watch);
  await rm(folder, { recursive: true, force: true });
}

function input(role: 'image' | 'video' | 'audio', file: string): JobInput {
  const facts = { width: SIDE, height: SIDE, duration: 0, fps: 0, has_sound: role === 'audio' };
  return { role, index: 0, key: role, format: '', kind: role, file, ...facts };
}

function jobOf(inputs: readonly JobInput[], name: string): Job {
  const length = { longer: 'loop', shorter: 'cut' };
  return {
    tool: 'lip-sync',
    fields: { speech: null, mouth_box: null, keep_sound: false, length },
    seed: 1,
    index: 0,
    width: SIDE,
    height: SIDE,
    inputs,
    file: inFolder(name),
    folder,
    ffmpeg,
    speaker: '',
  };
}

async function encodeImages(): Promise<void> {
  const frame = await readFile(inFolder('face.raw'));
  for (let i = 0; i < SECONDS * FPS; i++) await sharp(frame, { raw: RAW }).jpeg({ quality: 90 }).toBuffer();
}

/** Processor time, not the clock: other work on the machine would be counted too. Seconds. */
async function measure(work: () => Promise<unknown>): Promise<number> {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
