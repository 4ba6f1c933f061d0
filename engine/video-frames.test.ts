// A video has its name when it is whole, and not before.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFfmpeg } from '#tests/fakes/sample-media.ts';
import type { Job } from './job.ts';
import { videoFrames } from './video-frames.ts';

const FRAMES = 3;
const size = { width: 64, height: 64 };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'video-frames-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function video(name: string, frames: number): Promise<{ file: string; shares: number[] }> {
  const file = path.join(folder, name);
  const shares: number[] = [];
  const job: Pick<Job, 'file' | 'width' | 'height' | 'ffmpeg'> = {
    ...size,
    file,
    ffmpeg: await testFfmpeg(),
  };
  function* images(): Generator<Uint8Array> {
    for (let n = 0; n < frames; n++) {
      expect(existsSync(file)).toBe(false);
      yield new Uint8Array(size.width * size.height * 4).fill(n * 60);
    }
    if (frames < FRAMES) throw new Error('the brush broke');
  }
  await videoFrames(job, { fps: 10, frames: FRAMES }, images(), (share) => shares.push(share));
  return { file, shares };
}

it('gives the video its name at the end, and says how much of it is written', async () => {
  const { file, shares } = await video('whole.mp4', FRAMES);
  expect(existsSync(file)).toBe(true);
  expect(shares).toEqual([1 / 3, 2 / 3, 1]);
});

it('leaves no video where a frame could not be drawn, and says why', async () => {
  await expect(video('half.mp4', 2)).rejects.toThrow('the brush broke');
  expect(existsSync(path.join(folder, 'half.mp4'))).toBe(false);
});
