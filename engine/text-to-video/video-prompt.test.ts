// A video of a prompt with each ffmpeg that is here: what comes out is measured, not believed.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRecordingFfmpeg } from '#tests/fakes/recording-ffmpeg.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { testPrograms } from '#tests/fakes/sample-media.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import type { Job } from '#engine/job.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { planStage } from '#engine/illustrator/staging/plan-stage.ts';
import { chooseAmbience } from './choose-ambience.ts';
import { videoPrompt } from './video-prompt.ts';

const programs = await testPrograms();

let folder = '';
beforeAll(async () => {
  needDrawings();
  folder = await mkdtemp(path.join(tmpdir(), 'video-prompt-'));
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function jobOf(ffmpeg: Ffmpeg | null, fields: object): Job {
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
    ffmpeg,
    speaker: '',
  };
}

describe.each(Object.entries(programs))('[product 2.3] with the %s ffmpeg', (name, ffmpeg) => {
  it('videos what it understood: size, length, pace and sound as asked for', async () => {
    const shares: number[] = [];
    const job = jobOf(ffmpeg, { mode: 'pro', camera: 'tracking', sound: true });
    const done = await videoPrompt(job, (share) => shares.push(share));
    expect(done).toEqual({
      understood: ['yurt', 'desert', 'snow'],
      ignored: ['zorbleflux'],
      share: 3 / 4,
    });
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

  it('leaves it silent where no sound was asked for', async () => {
    const job = jobOf(ffmpeg, { seconds: 0.25 });
    await videoPrompt(job, () => {});
    expect((await probeMedia(ffmpeg, job.file)).audio).toBeNull();
  });
});

it('has the same frames, whether one painter makes them or two', async () => {
  const program = fileURLToPath(new URL('paint-second.ts', import.meta.url));
  // Trees that sway and water that runs, in a wind.
  const fields = { prompt: 'a cherry tree by a lake in the wind, petals falling', camera: 'pan_left' };
  const recording = await makeRecordingFfmpeg(folder);
  const painted: Buffer[] = [];
  for (const secondPainter of ['', program]) {
    const job = { ...jobOf(recording.ffmpeg, fields), secondPainter, width: 320, height: 180 };
    await videoPrompt(job, () => {});
    painted.push(await recording.frames());
  }
  const [alone, together] = painted as [Buffer, Buffer];
  expect(alone).toHaveLength(24 * 320 * 180 * 4);
  expect(together.equals(alone)).toBe(true);
});

it('shows one shot after the other, and tells of all', async () => {
  const recording = await makeRecordingFfmpeg(folder);
  const prompt = 'Scene 1: a desert at noon. Scene 2: a forest at night. Scene 3: zorblax.';
  const job = { ...jobOf(recording.ffmpeg, { prompt, seconds: 3, fps: 12 }), width: 160, height: 90 };
  const done = await videoPrompt(job, () => {});
  expect(done.understood).toEqual(['desert', 'noon', 'forest', 'at night']);
  expect(done.ignored).toEqual(['zorblax.']);
  const all = await recording.frames();
  const size = 160 * 90 * 4;
  expect(all).toHaveLength(36 * size);
  const lightOf = (frame: number) =>
    all.subarray(frame * size, (frame + 1) * size).reduce((sum, value) => sum + value, 0) / size;
  expect(lightOf(17)).toBeGreaterThan(lightOf(18) + 40);
  expect(Math.abs(lightOf(0) - lightOf(17))).toBeLessThan(20);
});

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

it('[product 2.3] refuses what it knows no word of, before it draws', async () => {
  const [ffmpeg] = Object.values(programs);
  const job = jobOf(ffmpeg ?? null, { prompt: 'zorblax, slow push in' });
  await expect(videoPrompt(job, () => {})).rejects.toMatchObject({ code: 'not_understood' });
});

it('refuses to video without ffmpeg, as a fault of the machine', async () => {
  await expect(videoPrompt(jobOf(null, {}), () => {})).rejects.toThrow('ffmpeg');
});
