// Videos of images with each ffmpeg that is here: measured, and their first and last frames compared with the images.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CAMERAS } from '#contract/video.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { makeRecordingFfmpeg } from '#tests/fakes/recording-ffmpeg.ts';
import { testFfmpeg, testPrograms } from '#tests/fakes/sample-media.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { JobRefusal, type Job } from '#engine/job.ts';
import { animateImage } from './animate-image.ts';

const run = promisify(execFile);
const programs = await testPrograms();
const any = await testFfmpeg();

const WIDTH = 160;
const HEIGHT = 90;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'animate-test-'));
  await writeFile(fileOf('land'), await landscape('#3f7fd0', '#4f8f3a', '#c04a2a', 640, 360));
  await writeFile(fileOf('dusk'), await landscape('#402a70', '#5a3a2a', '#e0c040', 640, 360));
  await writeFile(fileOf('clear'), await landscape('#3f7fd0', '#4f8f3a', '#c04a2a', 640, 360, ''));
  await writeFile(fileOf('tall'), await landscape('#3f7fd0', '#4f8f3a', '#c04a2a', 400, 800));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function fileOf(name: string): string {
  return path.join(folder, `${name}.png`);
}

const SUN = '<circle cx="520" cy="60" r="26" fill="#fff6d0"/>';

/** Sky, ground and a house between them. */
function landscape(
  sky: string,
  ground: string,
  app: string,
  width: number,
  height: number,
  sun = SUN,
): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 640 360" preserveAspectRatio="none">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/>
    <stop offset="1" stop-color="#dfeaf4"/></linearGradient></defs>
    <rect width="640" height="220" fill="url(#s)"/><rect y="210" width="640" height="150" fill="${ground}"/>
    <rect x="250" y="150" width="120" height="120" fill="${app}"/><path d="M240 150 L310 90 L380 150Z" fill="#5a2018"/>
    <rect x="290" y="210" width="40" height="60" fill="#2a1810"/>${sun}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

type Order = { ffmpeg?: Ffmpeg | null; tail?: string; image?: string; seed?: number };

function input(role: 'image' | 'tail', name: string): Job['inputs'][number] {
  return {
    role,
    index: 0,
    key: name,
    format: 'png',
    kind: 'image',
    width: 640,
    height: 360,
    duration: 0,
    fps: 0,
    has_sound: false,
    file: fileOf(name),
  };
}

function job({ ffmpeg = any, image = 'land', tail, seed = 5 }: Order, fields: object): Job {
  return {
    tool: 'image-to-video',
    fields: { seconds: 1, fps: 8, ...fields },
    seed,
    index: 0,
    width: WIDTH,
    height: HEIGHT,
    inputs: [input('image', image), ...(tail === undefined ? [] : [input('tail', tail)])],
    file: path.join(folder, 'video.mp4'),
    folder,
    ffmpeg,
    speaker: '',
  };
}

/** Frame `index` of the video: RGB bytes. */
async function frameOf({ file }: Job, index: number): Promise<Buffer> {
  const still = path.join(folder, 'still.png');
  const select = ['-vf', `select=eq(n\\,${index})`, '-frames:v', '1'];
  await run(any.ffmpeg, ['-loglevel', 'error', '-y', '-i', file, ...select, still]);
  return sharp(still).removeAlpha().raw().toBuffer();
}

async function given(name: string): Promise<Buffer> {
  return sharp(fileOf(name)).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer();
}

function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
}

describe.each(Object.entries(programs))('[product 2.4] with the %s ffmpeg', (_, ffmpeg) => {
  it('makes a video of the size, length and pace asked for, with its sound', async () => {
    const shares: number[] = [];
    const asked = job({ ffmpeg }, { prompt: 'snow falls, slow push in', sound: true });
    const done = await animateImage(asked, (share) => shares.push(share));
    const { video, audio, seconds } = await probeMedia(ffmpeg, asked.file);
    expect(video).toMatchObject({ width: WIDTH, height: HEIGHT, fps: 8, frames: 8, codec: 'h264' });
    expect(audio?.codec).toBe('aac');
    expect(seconds).toBeCloseTo(1, 0);
    expect(done).toEqual({ understood: ['snow', 'slow', 'push in'], ignored: [], share: 1 });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.length).toBeGreaterThanOrEqual(8);
  });
});

describe('[product 2.4] a video of an image', () => {
  it.each(CAMERAS)('moves as %s says, and never shows a place without image', async (camera) => {
    const asked = job({}, { camera, prompt: 'clouds', motion: 'high', fps: 4 });
    await animateImage(asked, () => {});
    const first = await frameOf(asked, 0);
    const last = await frameOf(asked, 3);
    expect(difference(first, last)).toBeGreaterThan(camera === 'static' ? 0.05 : 1);
    // An empty edge would be far from everything that the image has there.
    expect(difference(last, await given('land'))).toBeLessThan(45);
  });

  it('begins with the image as it was given', async () => {
    const asked = job({}, { camera: 'push_in', prompt: 'snow' });
    await animateImage(asked, () => {});
    expect(difference(await frameOf(asked, 0), await given('land'))).toBeLessThan(3);
  });

  it('begins with the first frame and ends with the last one', async () => {
    const asked = job({ tail: 'dusk' }, { camera: 'orbit', prompt: 'rain' });
    await animateImage(asked, () => {});
    expect(difference(await frameOf(asked, 0), await given('land'))).toBeLessThan(3);
    expect(difference(await frameOf(asked, 7), await given('dusk'))).toBeLessThan(3);
    const middle = await frameOf(asked, 3);
    expect(difference(middle, await given('land'))).toBeGreaterThan(8);
    expect(difference(middle, await given('dusk'))).toBeGreaterThan(8);
  });

  it('takes images of any shape, and crops them', async () => {
    const asked = job({ image: 'tall', tail: 'land' }, { camera: 'tilt_up' });
    await animateImage(asked, () => {});
    const { video } = await probeMedia(any, asked.file);
    expect(video).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  it('is the same for the same seed, and another for another', async () => {
    const recording = await makeRecordingFfmpeg(folder);
    const videos: Buffer[] = [];
    for (const seed of [3, 3, 4]) {
      const asked = job({ seed, ffmpeg: recording.ffmpeg }, { prompt: 'snow', camera: 'handheld', fps: 4 });
      await animateImage(asked, () => {});
      videos.push(await recording.frames());
    }
    const [one, same, other] = videos as [Buffer, Buffer, Buffer];
    expect(one.equals(same)).toBe(true);
    expect(difference(one, other)).toBeGreaterThan(0.3);
  });

  it('lets a chosen camera stand over a written one, and says so', async () => {
    const asked = job({}, { camera: 'static', prompt: 'zoom in, snow', fps: 2 });
    expect(await animateImage(asked, () => {})).toEqual({
      understood: ['snow'],
      ignored: ['zoom in'],
      share: 1,
    });
  });

  it('says of what was to move and is not there that it does not', async () => {
    const asked = job(
      { image: 'clear' },
      { camera: 'static', prompt: 'clouds drifting, water ripples, snow', fps: 2 },
    );
    const { understood, ignored, share } = await animateImage(asked, () => {});
    expect([understood, ignored]).toEqual([['snow'], ['clouds drifting', 'water', 'ripples']]);
    expect(share).toBeCloseTo(2 / 5);
  });

  it('refuses a file that is no image, so that the points come back', async () => {
    await writeFile(fileOf('broken'), 'no picture');
    const asked = animateImage(job({ image: 'broken' }, {}), () => {});
    await expect(asked).rejects.toThrow(JobRefusal);
    await expect(asked).rejects.toMatchObject({ code: 'bad_media' });
  });
});
