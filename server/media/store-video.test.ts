// Videos that an engine delivers: proved, marked, told about, and shown by poster, thumb and preview.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { inputFile, runFfmpeg } from '#server/ffmpeg/run-ffmpeg.ts';
import { openVideo } from '#server/ffmpeg/write-video.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import type { Storage } from '#server/adapters/storage.ts';
import { makeVideo, makeImage, testFfmpeg } from '#tests/fakes/sample-media.ts';
import { storeVideo } from './store-video.ts';
import { BadMedia, listKeys } from './stored.ts';

let folder: string;
let storage: Storage;
let ffmpeg: Ffmpeg;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'keep-video-'));
  storage = await openDiskStorage(path.join(folder, 'media'));
  ffmpeg = await testFfmpeg();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function store(
  video: Buffer,
  name: string,
  options: { hasWatermark?: boolean; subtitles?: string; signal?: AbortSignal } = {},
) {
  return storeVideo(storage, Readable.from([video]), {
    name,
    hasWatermark: options.hasWatermark ?? false,
    text: { artist: 'Atelier (Test engine)', comment: 'Content ID atelier:7:0' },
    subtitles: options.subtitles,
    scratchFolder: path.join(folder, 'scratch'),
    ffmpeg,
    ...(options.signal && { signal: options.signal }),
  });
}

async function read(key: string): Promise<Buffer> {
  return await buffer(await storage.open(key));
}

async function probe(key: string) {
  const file = path.join(folder, key);
  await writeFile(file, await read(key));
  return await probeMedia(ffmpeg, file);
}

/** A box at the lower edge of the first image. */
async function grab(key: string, left: number): Promise<Buffer> {
  const file = path.join(folder, key);
  await writeFile(file, await read(key));
  const still = path.join(folder, `${key}.png`);
  await runFfmpeg(ffmpeg, [...inputFile(file), '-frames:v', '1', still], { timeoutSeconds: 60 });
  return await sharp(still).extract({ left, top: 320, width: 120, height: 40 }).raw().toBuffer();
}

describe('a video that is kept', () => {
  it('is measured, starts at once in a browser, and says who made it', async () => {
    const stored = await store(await makeVideo({ width: 640, height: 360, seconds: 4 }), 'task-1-1-0');
    expect(stored).toMatchObject({
      kind: 'video',
      width: 640,
      height: 360,
      fps: 24,
      has_sound: true,
      format: 'mp4',
    });
    expect(stored.duration).toBeCloseTo(4, 1);
    const bytes = await read(stored.key);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(bytes.includes('Content ID atelier:7:0')).toBe(true);
    expect(stored.bytes).toBe(bytes.length);
  });

  it('has a poster, a thumb, and three silent seconds as a preview', async () => {
    const stored = await store(await makeVideo({ width: 1280, height: 720, seconds: 4 }), 'task-2-1-0');
    expect(await sharp(await read(stored.poster_key)).metadata()).toMatchObject({
      format: 'webp',
      width: 1280,
    });
    expect(await sharp(await read(stored.thumb_key)).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
    });
    const preview = await probe(stored.preview_key);
    expect(preview.audio).toBeNull();
    expect(preview.video).toMatchObject({ codec: 'h264', width: 480, height: 270 });
    expect(preview.seconds).toBeCloseTo(3, 0);
  });

  it('keeps its subtitles beside it', async () => {
    const subtitles = '1\n00:00:00,000 --> 00:00:01,000\nHello\n';
    const stored = await store(await makeVideo({ seconds: 1, sound: false }), 'task-3-1-0', { subtitles });
    expect(String(await read(stored.subtitles_key))).toBe(subtitles);
    expect(stored.has_sound).toBe(false);
  });

  it('gets the mark of the free plan, and is there without it for what takes it further', async () => {
    const video = await makeVideo({ seconds: 1, source: 'color' });
    const plain = await store(video, 'task-4-1-0');
    const marked = await store(video, 'task-5-1-0', { hasWatermark: true });
    const difference = async (key: string, left: number) => {
      const [a, b] = await Promise.all([plain.key, key].map((one) => grab(one, left)));
      return Math.max(...Array.from(a ?? [], (value, at) => Math.abs(value - (b?.[at] ?? 0))));
    };
    expect(await difference(marked.key, 360)).toBeGreaterThan(60);
    expect(await difference(marked.key, 0)).toBeLessThan(10);
    expect(await difference(marked.clean_key, 360)).toBe(0);
    expect(plain.clean_key).toBe('');
    const [clean, shown] = await Promise.all([marked.clean_key, marked.key].map(probe));
    expect(shown?.seconds).toBeCloseTo(clean?.seconds ?? 0, 1);
    expect(shown?.audio).toEqual(clean?.audio);
    expect((await read(marked.key)).includes('Content ID atelier:7:0')).toBe(true);
    expect(listKeys(marked)).toContain(marked.clean_key);
  });

  it('keeps its colours under the mark, and says how they are written', async () => {
    const file = path.join(folder, 'red.mp4');
    const red = openVideo(ffmpeg, { file, width: 64, height: 48, fps: 8 });
    const frame = Uint8Array.from({ length: 64 * 48 * 4 }, (_, at) => [200, 40, 60, 255][at % 4] as number);
    for (let n = 0; n < 4; n += 1) await red.write(frame);
    await red.end();
    const { key } = await store(await readFile(file), 'task-9-1-0', { hasWatermark: true });
    expect((await probe(key)).video).toMatchObject({ colourSpace: 'bt709' });
    const still = path.join(folder, 'red.png');
    const asShown = ['-vf', 'scale=in_color_matrix=bt709', '-frames:v', '1', still];
    await runFfmpeg(ffmpeg, [...inputFile(path.join(folder, key)), ...asShown], { timeoutSeconds: 60 });
    const pixel = await sharp(still).extract({ left: 8, top: 8, width: 1, height: 1 }).raw().toBuffer();
    for (const [at, value] of [200, 40, 60].entries())
      expect(Math.abs((pixel[at] ?? 0) - value)).toBeLessThan(5);
  });

  it('is refused when it is an image, or was cut off, and leaves nothing behind', async () => {
    const video = await makeVideo({ seconds: 3 });
    for (const wrong of [await makeImage(), video.subarray(0, video.length / 2), Buffer.from('no video')]) {
      await expect(store(wrong, 'task-6-1-0')).rejects.toBeInstanceOf(BadMedia);
    }
    expect(await storage.size('task-6-1-0.mp4')).toBeUndefined();
  });

  it('is given up at once when nobody wants it any more', async () => {
    const stopping = new AbortController();
    const video = await makeVideo({ width: 1280, height: 720, seconds: 4 });
    const keeping = store(video, 'task-7-1-0', { hasWatermark: true, signal: stopping.signal });
    stopping.abort(new Error('stopping'));
    await expect(keeping).rejects.toThrow('stopping');
    expect(await readdir(path.join(folder, 'scratch'))).toEqual([]);
  });

  it('names everything that belongs to it', async () => {
    const stored = await store(await makeVideo({ seconds: 1 }), 'task-8-1-0');
    expect(listKeys(stored)).toHaveLength(4);
  });
});
