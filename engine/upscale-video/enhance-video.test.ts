// An upscale with each ffmpeg that is here: what comes out is measured, not believed.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { testPrograms } from '#tests/fakes/sample-media.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import type { Job } from '#engine/job.ts';
import { enhanceVideo } from './enhance-video.ts';
import { measureNoise } from './measure-noise.ts';

const run = promisify(execFile);
const programs = await testPrograms();

/** `flags` without spaces inside of one. */
async function make({ ffmpeg }: Ffmpeg, flags: string, file: string): Promise<void> {
  await run(ffmpeg, ['-loglevel', 'error', '-y', ...flags.split(' '), file]);
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'upscale-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(Object.entries(programs))('[product 2.8] with the %s ffmpeg', (name, ffmpeg) => {
  const clip = () => path.join(folder, `${name}.mp4`);
  beforeAll(async () => {
    const test = '-f lavfi -i testsrc=s=160x120:r=24:d=0.5 -f lavfi -i sine=440:r=44100:d=0.5';
    await make(ffmpeg, `${test} -c:v libx264 -pix_fmt yuv420p -c:a aac -shortest`, clip());
  });

  function job(program: Ffmpeg, part: Partial<Job> & { fields?: object }): Job {
    return {
      tool: 'upscale-video',
      seed: 1,
      index: 0,
      width: 320,
      height: 240,
      inputs: [
        {
          role: 'video',
          index: 0,
          key: 'k',
          format: 'mp4',
          kind: 'video',
          file: clip(),
          width: 160,
          height: 120,
          duration: 0.5,
          fps: 24,
          has_sound: true,
        },
      ],
      file: path.join(folder, `${name}-out.mp4`),
      folder,
      ffmpeg: program,
      speaker: '',
      ...part,
      fields: { fps: 'keep', follows_motion: true, denoise: 'auto', sharpen: 50, ...part.fields },
    } as Job;
  }

  it('makes it as large as asked, as long as it was, with its sound', async () => {
    const shares: number[] = [];
    const asked = job(ffmpeg, {});
    await enhanceVideo(asked, (share) => shares.push(share));
    const { video, audio, seconds } = await probeMedia(ffmpeg, asked.file);
    expect(video).toMatchObject({
      width: 320,
      height: 240,
      fps: 24,
      codec: 'h264',
      pixelFormat: 'yuv420p',
    });
    expect(audio?.codec).toBe('aac');
    // The small video did not say; the large one would be guessed to be something else.
    expect(video?.colourSpace).toBe('smpte170m');
    expect(seconds).toBeCloseTo(0.5, 1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    // Players begin before the whole file is there.
    const bytes = await readFile(asked.file);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it.each([
    ['following what moves', true],
    ['by blending', false],
  ])('makes 60 frames a second %s', async (_, follows_motion) => {
    const asked = job(ffmpeg, {
      width: 160,
      height: 120,
      fields: { fps: 60, follows_motion, denoise: 'high', sharpen: 0 },
    });
    await enhanceVideo(asked, () => {});
    const { video, seconds } = await probeMedia(ffmpeg, asked.file);
    expect(video?.fps).toBeCloseTo(60, 0);
    expect(seconds).toBeGreaterThan(0.4);
    expect(seconds).toBeLessThan(0.6);
  });

  it('keeps the size where only the image is to be better', async () => {
    const asked = job(ffmpeg, {
      width: 160,
      height: 120,
      fields: { sharpen: 100, denoise: 'low' },
    });
    await enhanceVideo(asked, () => {});
    const { video } = await probeMedia(ffmpeg, asked.file);
    expect(video).toMatchObject({ width: 160, height: 120, fps: 24 });
  });

  it('writes 4K as HEVC under the name that players know', async () => {
    const asked = job(ffmpeg, { width: 2880, height: 2160 });
    const short = path.join(folder, `${name}-short.mp4`);
    await make(ffmpeg, `-i ${clip()} -frames:v 2`, short);
    await enhanceVideo({ ...asked, inputs: asked.inputs.map((one) => ({ ...one, file: short })) }, () => {});
    const { video } = await probeMedia(ffmpeg, asked.file);
    expect(video).toMatchObject({ width: 2880, height: 2160, codec: 'hevc' });
    expect((await readFile(asked.file)).includes('hvc1')).toBe(true);
  });

  it('tells a grainy video from a clean one', async () => {
    const clean = { file: clip(), width: 160, height: 120, duration: 0.5 };
    const grainy = { ...clean, file: path.join(folder, `${name}-grainy.mp4`) };
    const grain = '-vf noise=alls=20:allf=t -c:v libx264 -crf 12';
    await make(ffmpeg, `-i ${clip()} ${grain}`, grainy.file);
    expect(await measureNoise(ffmpeg, clean, folder)).toBeLessThan(2);
    expect(await measureNoise(ffmpeg, grainy, folder)).toBeGreaterThan(7);
  });
});
