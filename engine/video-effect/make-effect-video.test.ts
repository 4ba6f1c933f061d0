// Whole videos of effects with each ffmpeg that is here: what comes out is measured, not believed.
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { videoSize } from '#contract/video.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { testFfmpeg, testPrograms } from '#tests/fakes/sample-media.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import type { Job, JobInput } from '#engine/job.ts';
import { findVideoEffect } from '#tools/video-effect/templates.ts';
import { VIDEO_EFFECT_IDS } from './effect-ids.ts';
import { makeEffectVideo } from './make-effect-video.ts';

const programs = await testPrograms();
const packaged = await testFfmpeg();
/** Enough to tell that a video was made; what the effects look like is tested on larger frames. */
const WIDTH = 64;
const HEIGHT = 80;
const SECONDS = 0.25;

let folder = '';
let inputs: JobInput[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'effect-video-test-'));
  inputs = await Promise.all(
    [false, true].map(async (isMirrored, index): Promise<JobInput> => {
      const file = path.join(folder, `${index}.png`);
      await sharp(await drawFace(200))
        .resize(160, 200, { fit: 'cover' })
        .flop(isMirrored)
        .toFile(file);
      const facts = {
        kind: 'image',
        width: 160,
        height: 200,
        duration: 0,
        fps: 0,
        has_sound: false,
      } as const;
      return { role: 'image', index, key: `k${index}`, format: 'png', file, ...facts };
    }),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function makeVideo(
  ffmpeg: Ffmpeg,
  effect_id: string,
  part: Partial<Job> = {},
): Promise<{ file: string; shares: number[] }> {
  const own = await mkdtemp(path.join(folder, 'job-'));
  await mkdir(own, { recursive: true });
  const shares: number[] = [];
  const job: Job = {
    tool: 'video-effect',
    fields: { effect_id, text: '', option: '', music: true, seconds: SECONDS },
    seed: 5,
    index: 0,
    width: WIDTH,
    height: HEIGHT,
    inputs: inputs.slice(0, findVideoEffect(effect_id)?.images),
    file: path.join(own, 'out.mp4'),
    folder: own,
    ffmpeg,
    speaker: '',
    ...part,
  };
  expect(await makeEffectVideo(job, (share) => shares.push(share))).toEqual({ understood: [], ignored: [] });
  return { file: job.file, shares };
}

// All of them with the programs that a fresh machine gets; the frames are the same for the others.
describe('[product 2.6] videos with the packaged ffmpeg', () => {
  it.each([
    ...VIDEO_EFFECT_IDS.map((id) => ({ id, size: { width: WIDTH, height: HEIGHT } })),
    { id: 'wings', size: videoSize('3:4', '720p') }, // as people get it
  ])('makes $id, $size.width × $size.height', async ({ id, size }) => {
    const { file, shares } = await makeVideo(packaged, id, size);
    const { video, audio, seconds } = await probeMedia(packaged, file);
    expect(video).toMatchObject({ codec: 'h264', pixelFormat: 'yuv420p', ...size, fps: 24 });
    expect(audio).toMatchObject({ codec: 'aac' });
    expect(seconds).toBeCloseTo(SECONDS, 1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(SECONDS * 24);
  });
});

describe.each(Object.entries(programs))('[product 2.6] with the %s ffmpeg', (_, ffmpeg) => {
  it('leaves the music away when asked', async () => {
    const fields = { effect_id: 'money_rain', text: '', option: '', music: false, seconds: SECONDS };
    const { file } = await makeVideo(ffmpeg, 'money_rain', { fields });
    const { video, audio, streams } = await probeMedia(ffmpeg, file);
    expect(video).toMatchObject({ width: WIDTH, height: HEIGHT, fps: 24 });
    expect(audio).toBeNull();
    expect(streams).toHaveLength(1);
    await expect(stat(`${file}.part`)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

it('knows no effect that is not there', async () => {
  const fields = { effect_id: 'muscle', text: '', option: '', music: false, seconds: SECONDS };
  const job = {
    tool: 'video-effect',
    fields,
    seed: 1,
    index: 0,
    width: WIDTH,
    height: HEIGHT,
    inputs,
    file: '',
    folder,
    ffmpeg: null,
    speaker: '',
  } as const;
  await expect(makeEffectVideo(job, () => {})).rejects.toThrow('muscle');
});
