// A video of a prompt with each ffmpeg that is here: what comes out is measured, not believed.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { testPrograms } from '#tests/fakes/sample-media.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import type { Job } from '#engine/job.ts';
import { parsePrompt } from '#engine/illustrator/parse-prompt.ts';
import { planStage } from '#engine/illustrator/plan-stage.ts';
import { chooseAmbience } from './choose-ambience.ts';
import { videoPrompt } from './video-prompt.ts';

const run = promisify(execFile);
const programs = await testPrograms();

let folder = '';
beforeAll(async () => {
  execFileSync(process.execPath, [
    fileURLToPath(new URL('../illustrator/prepare-drawings.ts', import.meta.url)),
  ]);
  folder = await mkdtemp(path.join(tmpdir(), 'video-prompt-'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function jobOf(ffmpeg: Ffmpeg | null, fields: object, mark: Job['mark'] = null): Job {
  return {
    tool: 'text-to-video',
    fields: { prompt: 'a yurt in the desert, snow, zorbleflux', seconds: 1, fps: 24, ...fields },
    seed: 9,
    index: 0,
    width: 192,
    height: 108,
    inputs: [],
    file: path.join(folder, 'video.mp4'),
    folder,
    mark,
    ffmpeg,
    speaker: '',
  };
}

describe.each(Object.entries(programs))(
  '[product 2.3] with the %s ffmpeg',
  { timeout: 120_000 },
  (name, ffmpeg) => {
    it('videos what it understood: size, length, pace and sound as asked for', async () => {
      const shares: number[] = [];
      const job = jobOf(ffmpeg, { mode: 'pro', camera: 'tracking', sound: true });
      const done = await videoPrompt(job, (share) => shares.push(share));
      expect(done).toEqual({ understood: ['yurt', 'desert', 'snow'], ignored: ['zorbleflux'] });
      const video = await probeMedia(ffmpeg, job.file);
      expect(video.video).toMatchObject({ width: 192, height: 108, fps: 24, frames: 24, codec: 'h264' });
      expect(video.audio?.codec).toBe('aac');
      expect(video.seconds).toBeCloseTo(1, 1);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect(shares.length).toBeGreaterThan(24);
      expect(shares.at(-1)).toBeLessThanOrEqual(1);
      // Players begin before the whole file is there.
      const bytes = await readFile(job.file);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    });

    it('lays the mark over the video, and leaves it silent where no sound was asked for', async () => {
      const file = path.join(folder, `${name}-mark.png`);
      const green = { width: 20, height: 20, channels: 4, background: '#00ff00' } as const;
      await writeFile(file, await sharp({ create: green }).png().toBuffer());
      const job = jobOf(ffmpeg, { seconds: 0.25 }, { file, left: 160, top: 80 });
      await videoPrompt(job, () => {});
      const still = path.join(folder, `${name}-still.png`);
      const { ffmpeg: program } = ffmpeg;
      await run(program, ['-loglevel', 'error', '-y', '-i', job.file, '-frames:v', '1', still]);
      const [pixel] = [
        await sharp(still).extract({ left: 170, top: 90, width: 1, height: 1 }).raw().toBuffer(),
      ];
      expect(pixel[1]).toBeGreaterThan(200);
      expect(pixel[0]).toBeLessThan(60);
      expect((await probeMedia(ffmpeg, job.file)).audio).toBeNull();
    });
  },
);

function hear(prompt: string): string[] {
  return chooseAmbience(planStage(parsePrompt(prompt), 'auto', { width: 320, height: 180, seed: 3, prompt }));
}

describe('[product 2.3] what a scene sounds like', () => {
  it.each([
    ['a beach at noon', ['sea']],
    ['a meadow at noon', ['birds', 'wind']],
    ['a meadow at night', ['crickets', 'wind']],
    ['a street in the rain', ['rain', 'city']],
    ['campfire in the forest at night', ['fire', 'crickets', 'wind']],
    ['雪原', ['wind']],
    ['a waterfall in the mountains', ['sea', 'birds', 'wind']],
    ['a lighthouse in a storm', ['rain', 'sea', 'wind']],
  ])('%s', (prompt, kinds) => {
    expect(hear(prompt)).toEqual(kinds);
  });
});

it('refuses to video without ffmpeg, as a fault of the machine', async () => {
  await expect(videoPrompt(jobOf(null, {}), () => {})).rejects.toThrow('ffmpeg');
});
