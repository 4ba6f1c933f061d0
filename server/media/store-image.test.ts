// An image from an engine is proved, marked and described before it is ours.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '#server/adapters/storage.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { storeImage } from './store-image.ts';
import { BadMedia, listKeys } from './stored.ts';

let folder: string;
let storage: Storage;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-picture-'));
  storage = await openDiskStorage(folder);
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const grey = { r: 120, g: 120, b: 120 };

function make(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: grey } });
}

async function options(
  name: string,
  content: Buffer,
  hasWatermark = false,
  text: Record<string, string> = {},
) {
  return await storeImage(storage, Readable.from([content]), { name, hasWatermark, text });
}

async function read(key: string): Promise<Buffer> {
  return Buffer.concat((await (await storage.open(key)).toArray()) as Buffer[]);
}

it('keeps a PNG as it is, with a thumb and its metadata', async () => {
  const stored = await options('plain', await make(1024, 640).png().toBuffer(), false, {
    'Content ID': 'atelier:1:0 画',
  });
  expect(stored).toMatchObject({ key: 'plain.png', clean_key: '', width: 1024, height: 640, format: 'png' });
  const file = await read(stored.key);
  expect(file).toHaveLength(stored.bytes);
  expect((await sharp(file).metadata()).comments).toEqual([
    { keyword: 'Content ID', text: 'atelier:1:0 画' },
  ]);
  expect(await sharp(file).stats()).toMatchObject({ isOpaque: true });
  expect(await sharp(await read(stored.thumb_key)).metadata()).toMatchObject({
    format: 'webp',
    width: 512,
    height: 320,
  });
  expect(Buffer.from(stored.thumbhash, 'base64').length).toBeGreaterThan(4);
});

it('marks the lower right corner and nothing else, and keeps it without the mark beside', async () => {
  const png = await make(800, 600).png().toBuffer();
  const stored = await options('marked', png, true);
  expect(await read(stored.clean_key)).toEqual(png);
  expect(listKeys(stored)).toEqual(['marked.png', 'marked-thumb.webp', 'marked-clean.png']);
  const { data, info } = await sharp(await read(stored.key))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const changed = { left: info.width, top: info.height, count: 0 };
  for (let offset = 0; offset < data.length; offset += info.channels) {
    if (data[offset] === grey.r && data[offset + 1] === grey.g && data[offset + 2] === grey.b) continue;
    const pixel = offset / info.channels;
    changed.left = Math.min(changed.left, pixel % info.width);
    changed.top = Math.min(changed.top, Math.floor(pixel / info.width));
    changed.count += 1;
  }
  expect(changed.count).toBeGreaterThan(200);
  expect(changed.left).toBeGreaterThan(600);
  expect(changed.top).toBeGreaterThan(540);
});

it('takes JPEG and WebP too, and stores PNG', async () => {
  expect(await options('jpeg', await make(300, 200).jpeg().toBuffer())).toMatchObject({
    key: 'jpeg.png',
    width: 300,
  });
  expect(await options('webp', await make(300, 200).webp().toBuffer(), true)).toMatchObject({
    format: 'png',
  });
});

it('turns an image as its camera said, and forgets where it was taken', async () => {
  const turned = await make(300, 200)
    .withExif({ IFD0: { Orientation: '6', Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const rotated = await sharp(turned).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const stored = await options('turned', rotated);
  expect(stored).toMatchObject({ width: 200, height: 300 });
  expect((await sharp(await read(stored.key)).metadata()).exif).toBeUndefined();
});

it('believes no file that is not the image it claims', async () => {
  const png = await make(400, 400).png().toBuffer();
  const files: Record<string, Buffer> = {
    cut: png.subarray(0, png.length - 30),
    words: Buffer.from('<html>error</html>'),
    nothing: Buffer.alloc(0),
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    gif: await make(30, 30).gif().toBuffer(),
  };
  for (const [name, file] of Object.entries(files)) {
    await expect(options(name, file)).rejects.toBeInstanceOf(BadMedia);
    expect(await storage.size(`${name}.png`)).toBeUndefined();
  }
});

it('does not open an image of a hundred million pixels', async () => {
  const huge = await make(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
  await expect(options('huge', huge)).rejects.toThrow('pixel limit');
});
