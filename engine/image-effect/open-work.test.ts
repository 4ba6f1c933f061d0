// A photo that is cropped for an effect shows a head from its hair to its chin.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maskBox } from '#engine/raster/mask.ts';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { meanColour } from '#tests/fakes/test-photos.ts';
import type { Silhouette } from '#engine/vision/segment-people.ts';
import { frameOf, openWork, sizeToLookAt } from './open-work.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-crop-'));
const file = join(folder, 'portrait.png');
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(async () => {
  await sharp(await drawFace(320))
    .resize(240, 320, { fit: 'cover' })
    .toFile(file);
});

it('keeps the whole face of a portrait in a square, and most of its hair', async () => {
  const size = { width: 240, height: 240 };
  const work = openWork({ ...size, seed: 4, text: '', option: '', isAutoShape: true, files: [file] });
  const photo = await work.photo();
  const [face] = photo.people.faces;
  if (!face) throw new Error('no face is seen');
  expect(face.y + face.height * 0.5).toBeLessThan(size.height);
  const [red, green, blue] = meanColour(photo, { left: 0.48, top: 0.04, right: 0.52, bottom: 0.1 });
  expect(Math.max(red, green, blue)).toBeLessThan(80);
});

it('crops a photo alike whether its people are asked for or not', async () => {
  const size = { width: 240, height: 160 };
  const work = openWork({ ...size, seed: 4, text: '', option: '', isAutoShape: true, files: [file] });
  const [withPeople, alone] = [await work.photo(), await work.pixels()];
  expect(Buffer.compare(Buffer.from(withPeople.data), Buffer.from(alone.data))).toBe(0);
});

it('crops around what was kept as standing out in a photo, and asks no network', async () => {
  const mask = { width: 160, height: 160, values: new Float32Array(160 * 160) };
  for (let y = 60; y < 120; y++) mask.values.fill(1, y * 160 + 120, y * 160 + 150);
  const kept = { mask, sureness: 0.99 };
  const seen = (await openPlain('#9ac', kept)).salient.mask;
  const box = maskBox(seen);
  expect(box?.left).toBeGreaterThan(20);
  expect((box?.left ?? 0) + (box?.width ?? 0)).toBeLessThan(seen.width);
  expect((await openPlain('#9ad', null)).salient.sureness).toBeLessThan(0.9);
});

/** A square of a broad photo of one colour, with a thing on the right where one was kept. */
async function openPlain(background: string, kept: Silhouette | null) {
  const plain = join(folder, `${background.slice(1)}.png`);
  const thing = Buffer.from('<svg width="90" height="90"><rect width="90" height="90" fill="#345"/></svg>');
  await sharp({ create: { width: 480, height: 240, channels: 3, background } })
    .composite(kept ? [{ input: thing, left: 360, top: 90 }] : [])
    .toFile(plain);
  const order = { width: 240, height: 240, seed: 4, text: '', option: '', isAutoShape: true };
  return (await openWork({ ...order, files: [plain], salient: [kept] }).photo()).people;
}

it('crops the foot, not the head, of somebody tall whose face is not seen', async () => {
  const values = new Float32Array(160 * 160);
  for (let y = 16; y < 150; y++) values.fill(1, y * 160 + 50, y * 160 + 110);
  const kept = { mask: { width: 160, height: 160, values }, sureness: 0.99 };
  const tall = join(folder, 'tall.png');
  await sharp({ create: { width: 240, height: 480, channels: 3, background: '#9ae' } }).toFile(tall);
  const order = { width: 240, height: 240, seed: 4, text: '', option: '', isAutoShape: true };
  const { people } = await openWork({ ...order, files: [tall], salient: [kept] }).photo();
  const { mask } = people.salient;
  expect(mask.values[mask.width / 2]).toBeLessThan(0.5);
  expect(mask.values.at(-mask.width / 2)).toBe(1);
});

const FAR_LEFT = { x: 0, y: 0.5 };

it('asks what a photo is about only where something of it is cropped away', async () => {
  const own = { width: 240, height: 180 };
  const asked: string[] = [];
  const findFocus = async () => {
    asked.push('focus');
    return await Promise.resolve(FAR_LEFT);
  };
  expect(await frameOf(own, { width: 120, height: 90 }, findFocus)).toEqual({ left: 0, top: 0, ...own });
  expect(asked).toEqual([]);
  const square = await frameOf(own, { width: 90, height: 90 }, findFocus);
  expect(square).toEqual({ left: 0, top: 0, width: 180, height: 180 });
  expect(asked).toEqual(['focus']);
});

const CAMERA = { width: 4000, height: 3000 };

it.each([
  ['the size that is wanted of all of it', { width: 1280, height: 960 }, { width: 1280, height: 960 }],
  ['the same by its longer side', 1280, { width: 1280, height: 960 }],
  ['no more than shows everybody', 3200, { longSide: 1600 }],
  ['enough to see people, however small a copy is wanted', 64, { longSide: 1024 }],
  ['all that a crop may need', { width: 960, height: 960 }, { longSide: 1600 }],
])('looks at a photo in %s', (_, wanted, size) => {
  expect(sizeToLookAt(CAMERA, wanted)).toEqual(size);
});
