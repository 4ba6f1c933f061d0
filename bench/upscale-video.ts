// Measures an upscale against the bare ffmpeg command that does the same work, in the same run.
// One command: node bench/upscale-video.ts
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Job } from '#engine/job.ts';
import { enhanceVideo } from '#engine/upscale-video/enhance-video.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';

const ROUNDS = 3;
const SECONDS = 5;
const LIMIT = 1.15;
const run = promisify(execFile);

const ffmpeg = await findFfmpeg({ ffmpegPath: process.env.FFMPEG_PATH ?? '', programFolders: ['/usr/bin'] });
if (!ffmpeg) throw new Error('there is no ffmpeg to measure');
const folder = await mkdtemp(path.join(tmpdir(), 'upscale-bench-'));
try {
  const source = path.join(folder, 'source.mp4');
  const image = `-f lavfi -i mandelbrot=s=640x360:r=30:end_pts=200:end_scale=0.05 -f lavfi -i sine=440`;
  await make(`${image} -t ${SECONDS} -vf noise=alls=6:allf=t -c:v libx264 -pix_fmt yuv420p -c:a aac`, source);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const upscale = await timed(() => enhanceVideo(jobOf(source), () => {}));
    const filters = 'hqdn3d,scale=1920:1080:flags=lanczos+accurate_rnd,unsharp=7:7:0.7:3:3:0';
    const flags = '-c:v libx264 -preset veryfast -pix_fmt yuv420p -crf 18 -c:a copy -movflags +faststart';
    const command = await timed(() =>
      make(`-i ${source} -vf ${filters} ${flags}`, path.join(folder, 'bare.mp4')),
    );
    // The first round brings the programs into memory.
    if (round > 0) {
      ours.push(upscale);
      bare.push(command);
    }
  }
  const ratio = median(ours) / median(bare);
  console.log(
    `video                 640 x 360 to 1920 x 1080, ${SECONDS} s, ${ROUNDS} rounds, ${ffmpeg.version}`,
  );
  console.log(`upscale, median      ${median(ours).toFixed(2)} s`);
  console.log(`bare ffmpeg, median  ${median(bare).toFixed(2)} s`);
  console.log(`ratio                ${ratio.toFixed(3)} (limit ${LIMIT})`);
  if (ratio > LIMIT) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

function jobOf(source: string): Job {
  const facts = {
    width: 640,
    height: 360,
    duration: SECONDS,
    fps: 30,
    has_sound: true,
    kind: 'video',
  } as const;
  return {
    tool: 'upscale-video',
    fields: { fps: 'keep', follows_motion: true, denoise: 'auto', sharpen: 50 },
    seed: 1,
    index: 0,
    width: 1920,
    height: 1080,
    inputs: [{ role: 'video', index: 0, key: 'source', format: 'mp4', file: source, ...facts }],
    file: path.join(folder, 'ours.mp4'),
    folder,
    ffmpeg,
    speaker: '',
  };
}

/** `flags` without spaces inside of one. */
async function make(flags: string, file: string): Promise<void> {
  await run(ffmpeg?.ffmpeg ?? '', ['-loglevel', 'error', '-y', ...flags.split(' '), file]);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
