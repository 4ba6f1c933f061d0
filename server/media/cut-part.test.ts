// A part that is cut here is the part that the cropper shows: both are asked for the same.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CutPart } from '#contract/media.ts';
import { isInside } from './cut-geometry.ts';
import { cutPart } from './cut-part.ts';

const [WIDTH, HEIGHT] = [120, 80];

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'cut-'));
  file = path.join(folder, 'image.png');
  // Every place has a colour of its own, and nothing jumps.
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const [x, y] = [Math.floor(at / 3) % WIDTH, Math.floor(at / 3 / WIDTH)];
    return [2 * x, 3 * y, 255 - x - y][at % 3] ?? 0;
  });
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toFile(file);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As the browser's cropper paints it (web/ui/crop/draw-crop.ts). */
async function paint({ x, y, width, height, angle, mirrored }: CutPart): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.translate(width / 2 - x, height / 2 - y);
  pen.rotate((angle * Math.PI) / 180);
  pen.scale(mirrored ? -1 : 1, 1);
  pen.drawImage(await loadImage(file), -WIDTH / 2, -HEIGHT / 2);
  return await sharp(canvas.toBuffer('image/png')).removeAlpha().raw().toBuffer();
}

const part = (given: Partial<CutPart>) => CutPart.parse({ x: 0, y: 0, width: 40, height: 24, ...given });

describe('a part of an image', () => {
  it.each([
    ['the whole', part({ width: WIDTH, height: HEIGHT })],
    ['a corner', part({ x: 40, y: 28 })],
    ['mirrored', part({ x: 30, y: -20, mirrored: true })],
    ['turned by a quarter', part({ x: 10, y: 40, angle: 90 })],
    ['upside down', part({ x: -40, y: 28, angle: 180 })],
    ['mirrored and turned', part({ x: 20, y: -40, angle: 270, mirrored: true })],
  ])('%s has the pixels that the cropper shows', async (_, asked) => {
    const { data, info } = await (await cutPart(file, asked)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([asked.width, asked.height]);
    expect(data).toEqual(await paint(asked));
  });

  it.each([
    part({ angle: 12.5 }),
    part({ x: 14, y: -6, angle: -30, mirrored: true }),
    part({ x: -8, y: 10, angle: 102 }),
  ])('turned by a fine angle it is mixed out of the same', async (asked) => {
    const data = await (await cutPart(file, asked)).raw().toBuffer();
    const shown = await paint(asked);
    const most = Math.max(...data.map((value, at) => Math.abs(value - (shown[at] ?? 0))));
    // A pixel beside is five away in two of three colours.
    expect(most).toBeLessThan(5);
  });

  it('has clear corners where it is round', async () => {
    const data = await (await cutPart(file, part({ width: 40, height: 40, round: true }))).raw().toBuffer();
    expect([data[3], data[(20 * 40 + 20) * 4 + 3]]).toEqual([0, 255]);
  });

  it('lies on the image or is none', () => {
    const image = { width: WIDTH, height: HEIGHT };
    expect(isInside(part({ x: 40, y: 28 }), image)).toBe(true);
    expect(isInside(part({ x: 42, y: 28 }), image)).toBe(false);
    expect(isInside(part({ width: HEIGHT, height: WIDTH, angle: 90 }), image)).toBe(true);
    expect(isInside(part({ width: WIDTH, height: HEIGHT, angle: 90 }), image)).toBe(false);
    expect(isInside(part({ width: WIDTH, height: HEIGHT, angle: 1 }), image)).toBe(false);
  });
});
