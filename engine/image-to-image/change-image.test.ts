// The whole way of one job: images on the disk, fields, a finished PNG, what was understood, what is paid back.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import type { Done, Job } from '#engine/job.ts';
import { readPhoto } from '#engine/photo/read-photo.ts';
import { distance, makeTestPhoto, meanColour, PARTS, type TestPhoto } from '#tests/fakes/test-photos.ts';
import { writePhoto } from '#engine/photo/write-photo.ts';
import { changeImage } from './change-image.ts';

let folder: string;
let numbered = 0;

beforeAll(async () => {
  needDrawings();
  folder = await mkdtemp(path.join(tmpdir(), 'change-image-'));
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

type PhotoFile = { file: string; width: number; height: number };

const onDisk = new Map<string, Promise<PhotoFile>>();

/** The file of a photo; written once. */
function photoOnDisk(photo: TestPhoto = {}): Promise<PhotoFile> {
  const key = JSON.stringify(photo);
  const known = onDisk.get(key) ?? writeTestPhoto(photo, path.join(folder, `in-${onDisk.size}.png`));
  onDisk.set(key, known);
  return known;
}

async function writeTestPhoto(photo: TestPhoto, file: string) {
  const image = makeTestPhoto(photo);
  await writePhoto(image, file);
  return { file, width: image.width, height: image.height };
}

type Ask = {
  fields: Record<string, unknown>;
  photos?: TestPhoto[];
  /** In place of them. */
  given?: PhotoFile[];
  seed?: number;
  width?: number;
  height?: number;
};

async function ask({
  fields,
  photos = [{}],
  given,
  seed = 5,
  width = 240,
  height = 180,
}: Ask): Promise<Done & { file: string }> {
  const inputs: Job['inputs'] = await Promise.all(
    (given ?? photos.map((photo) => photoOnDisk(photo))).map(async (photo, index) => {
      const { file, width, height } = await photo;
      const facts = { width, height, duration: 0, fps: 0, has_sound: false };
      return { role: 'image', kind: 'image', index, key: '', format: 'png', file, ...facts } as const;
    }),
  );
  const file = path.join(folder, `out-${++numbered}.png`);
  const shares: number[] = [];
  const job: Job = {
    tool: 'image-to-image',
    fields: { mode: 'edit', ...fields },
    seed,
    index: 0,
    width,
    height,
    inputs,
    file,
    folder,
    ffmpeg: null,
    speaker: '',
  };
  const done = await changeImage(job, (share) => shares.push(share));
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  return { ...done, file };
}

async function bytesOf(file: string): Promise<Buffer> {
  return sharp(file).removeAlpha().raw().toBuffer();
}

/** The mean difference of two images, 0–255. */
async function difference(one: string, other: string): Promise<number> {
  const [a, b] = [await bytesOf(one), await bytesOf(other)];
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
}

async function greenOf(file: string): Promise<number> {
  return meanColour(await readPhoto(file), PARTS.meadow)[1];
}

describe('edit', () => {
  it('[product 2.2] follows an instruction, at the size that was asked for', async () => {
    const done = await ask({ fields: { prompt: 'make it night' }, width: 320, height: 240 });
    expect(done).toMatchObject({ understood: ['make it night'], ignored: [], share: 1 });
    expect(await sharp(done.file).metadata()).toMatchObject({
      format: 'png',
      width: 320,
      height: 240,
      channels: 3,
    });
  });

  it('[product 2.2] pays back what it did not understand, by its part', async () => {
    const done = await ask({
      fields: { prompt: 'make it warmer, make her sing, add a rainbow, open the door' },
    });
    expect(done.understood).toEqual(['make it warmer', 'add a rainbow']);
    expect(done.ignored).toEqual(['make her sing', 'open the door']);
    expect(done.share).toBe(0.5);
  });

  it('[product 2.2] pays back what cannot be done on this image, and says why', async () => {
    const done = await ask({
      fields: { prompt: '调亮一点，把天空换成日落' },
      photos: [{ hasSky: false }],
    });
    expect(done.ignored).toEqual(['把天空换成日落（没有找到天空）']);
    expect(done.share).toBe(0.5);
  });

  it('[product 2.2] says that no face was found only where there is none', async () => {
    const file = fileURLToPath(new URL('../../tests/fakes/photos/astronaut.jpg', import.meta.url));
    const fields = { prompt: 'remove the person' };
    await expect(ask({ fields })).rejects.toMatchObject({ code: 'no_face' });
    const large = { file, width: 512, height: 512 };
    await expect(ask({ fields, given: [large] })).rejects.toMatchObject({ code: 'not_understood' });
  });

  it('[product 2.2] changes nothing where what shall stay is not there', async () => {
    const fields = { prompt: 'make everything blue except the person' };
    await expect(ask({ fields, photos: [{ ball: null }] })).rejects.toMatchObject({
      code: 'not_understood',
      message: 'make everything blue except the person (nothing stands out clearly)',
    });
  });

  it('[product 2.2] tells of two things in one sentence which could not be done', async () => {
    const done = await ask({ fields: { prompt: 'make it night with stars' }, photos: [{ hasSky: false }] });
    expect(done).toMatchObject({
      understood: ['make it night with stars'],
      ignored: ['stars (no sky was found)'],
    });
  });

  it('[product 2.2] leaves nothing outside of a circle', async () => {
    const { file } = await ask({ fields: { prompt: 'make it a circle' } });
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: info.height, channels: 4 });
    const middle = Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2);
    expect([data[3], data[middle * 4 + 3]]).toEqual([0, 255]);
  });

  it('[product 2.2] refuses an instruction it does not understand at all', async () => {
    await expect(ask({ fields: { prompt: 'make her sing' } })).rejects.toMatchObject({
      code: 'not_understood',
      message: 'make her sing',
    });
    await expect(ask({ fields: { prompt: '去掉背景' }, photos: [{ ball: null }] })).rejects.toMatchObject({
      code: 'not_understood',
    });
  });

  it('crops to a ratio around the subject, and to the one in the words', async () => {
    const cropped = await ask({
      fields: { prompt: 'brighter', isCropped: true },
      photos: [{ ball: { x: 0.8, y: 0.66 } }],
      width: 160,
      height: 240,
    });
    const image = await readPhoto(cropped.file);
    expect([image.width, image.height]).toEqual([160, 240]);
    expect(meanColour(image, { left: 0.4, top: 0.6, right: 0.6, bottom: 0.72 })[0]).toBeGreaterThan(130);
    const square = await ask({ fields: { prompt: 'add a white frame and crop to a square' } });
    expect(await sharp(square.file).metadata()).toMatchObject({ width: 240, height: 240 });
  });

  it('leaves a cut subject on nothing', async () => {
    const { file } = await ask({ fields: { prompt: 'remove the background' } });
    const { data } = await readPhoto(file);
    expect(data[3]).toBeLessThan(10);
    expect(data[(Math.floor(180 * 0.66) * 240 + 120) * 4 + 3]).toBe(255);
  });

  it.each([
    ['pure white background', [255, 255, 255]],
    ['背景改成纯白色', [255, 255, 255]],
    ['remove the background and make it white', [255, 255, 255]],
    ['换成纯黑背景', [0, 0, 0]],
    ['make it warmer, then a solid blue background', [46, 116, 208]],
  ])('lays the subject on a sheet of one colour, up to its edge: %s', async (prompt, colour) => {
    const { file } = await ask({ fields: { prompt } });
    const { data } = await readPhoto(file);
    const places = [
      [4, 4],
      [236, 20],
      [60, 120],
      [176, 130],
      [120, 172],
    ] as const;
    for (const [x, y] of places)
      expect(Array.from(data.subarray((y * 240 + x) * 4, (y * 240 + x) * 4 + 3))).toEqual(colour);
  });

  it('keeps what can be seen through around the subject, whatever comes after', async () => {
    const photos = [{ ball: { x: 0.3, y: 0.66 } }];
    const alphaAt = async (prompt: string, across: number, down = 0.66): Promise<number> => {
      const { file } = await ask({ fields: { prompt }, photos });
      const { data, width, height } = await readPhoto(file);
      return data[(Math.floor(height * down) * width + Math.floor(width * across)) * 4 + 3] as number;
    };
    expect(await alphaAt('cut out the ball and flip it', 0.7)).toBe(255);
    expect(await alphaAt('cut out the ball and flip it', 0.3)).toBe(0);
    expect(await alphaAt('remove the background and crop to 2:1', 0.02, 0.1)).toBe(0);
    const { file } = await ask({
      fields: { prompt: 'remove the background, write "HHHHHH" at the top' },
      photos,
    });
    const { data } = await readPhoto(file);
    const top = Array.from({ length: 240 * 50 }, (_, i) => data[i * 4 + 3] as number);
    expect(Math.max(...top)).toBe(255);
  });

  it('names further images that the words did not call for', async () => {
    const done = await ask({ fields: { prompt: 'make it warmer' }, photos: [{}, { seed: 4 }] });
    expect(done.ignored).toEqual(['picture 2 (the instruction does not mention it)']);
    const used = await ask({
      fields: { prompt: 'use the colors of image 2' },
      photos: [{}, { hasSky: false }],
    });
    expect(used).toMatchObject({ ignored: [], share: 1 });
  });
});

describe('a seed', () => {
  const fields = { prompt: 'make it night' };

  it('[product 2.2] makes the same image again', async () => {
    const [one, other] = [await ask({ fields, seed: 8 }), await ask({ fields, seed: 8 })];
    expect(await bytesOf(one.file)).toEqual(await bytesOf(other.file));
  });

  it.each([
    { prompt: 'make it night' },
    { prompt: 'make it warmer' },
    { prompt: 'add a horse' },
    { prompt: 'replace the sky with a sunset' },
    { mode: 'restyle', style: 'oil' },
    { mode: 'reference', prompt: 'in a snowy forest' },
  ])('[product 2.2] shows in the image: %j', async (asked) => {
    const [one, next] = [await ask({ fields: asked, seed: 8 }), await ask({ fields: asked, seed: 9 })];
    expect(await difference(one.file, next.file)).toBeGreaterThan(1.5);
  });
});

describe('restyle', () => {
  const original = { prompt: '', mode: 'restyle' };

  it('[product 2.2] needs no words', async () => {
    const done = await ask({ fields: { ...original, style: 'watercolor' } });
    expect(done).toMatchObject({ understood: ['watercolor'], ignored: [], share: 1 });
  });

  it.each(['watercolor', 'pixel', 'line_art', 'anime'])(
    '[product 2.2] goes further with more strength: %s',
    async (style) => {
      const { file: before } = await photoOnDisk();
      const steps: number[] = [];
      for (const strength of [0.1, 0.4, 0.7, 1]) {
        const { file } = await ask({ fields: { ...original, style, strength } });
        steps.push(await difference(before, file));
      }
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect((steps[0] ?? 0) * 2).toBeLessThan(steps[3] ?? 0);
    },
  );

  it('[product 2.2] does what the words ask before it paints, and takes a style from them', async () => {
    const night = await ask({ fields: { mode: 'restyle', style: 'oil', prompt: 'at night' } });
    const day = await ask({ fields: { mode: 'restyle', style: 'oil' } });
    expect(night.understood).toEqual(['at night', 'oil']);
    expect(await greenOf(night.file)).toBeLessThan((await greenOf(day.file)) - 20);
    expect((await ask({ fields: { mode: 'restyle', prompt: 'as a pencil sketch' } })).understood).toContain(
      'line_art',
    );
  });
});

describe('reference', () => {
  it('[product 2.2] puts the subject of the first image into a scene', async () => {
    const done = await ask({ fields: { mode: 'reference', prompt: 'in a snowy forest' } });
    expect(done).toMatchObject({ understood: ['snowy', 'forest'], ignored: [] });
    const image = await readPhoto(done.file);
    const [red, green] = meanColour(image, PARTS.ball);
    expect(red).toBeGreaterThan(green * 1.5);
  });

  it('[product 2.2] gives the first image the colours of the others', async () => {
    const done = await ask({
      fields: { mode: 'reference', prompt: 'in the style of the other picture' },
      photos: [{ ball: null }, { hasSky: false, ball: null }],
    });
    const whole = { left: 0, top: 0, right: 1, bottom: 1 };
    const wanted = meanColour(makeTestPhoto({ hasSky: false, ball: null }), whole);
    const made = meanColour(await readPhoto(done.file), whole);
    const was = meanColour(makeTestPhoto({ ball: null }), whole);
    expect(distance(made, wanted)).toBeLessThan(distance(was, wanted) * 0.5);
  });

  it('refuses a person who is not there, and words without a meaning', async () => {
    await expect(
      ask({ fields: { mode: 'reference', prompt: 'put her on a beach' }, photos: [{ ball: null }] }),
    ).rejects.toMatchObject({ code: 'no_face' });
    await expect(ask({ fields: { mode: 'reference', prompt: 'make her sing' } })).rejects.toMatchObject({
      code: 'not_understood',
    });
  });
});
