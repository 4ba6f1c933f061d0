// What an expanded photo keeps of the photo, and what is made for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { openWork } from '../open-work.ts';
import { expandImage } from './expand.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-expand-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WALL = { r: 170, g: 165, b: 160 };

/** A pole before a wall, cut off below. */
async function drawPole(file: string): Promise<void> {
  const [width, height] = [640, 427];
  const pole = { width: 60, height: 300, channels: 3, background: { r: 30, g: 30, b: 30 } } as const;
  await sharp({ create: { width, height, channels: 3, background: WALL } })
    .composite([{ input: { create: pole }, left: 290, top: 127 }])
    .png()
    .toFile(file);
}

it('adds nothing below what the lower edge cuts off, in a photo whose shape no few pixels have', async () => {
  const file = join(folder, 'pole.png');
  await drawPole(file);
  const size = { width: 864, height: 1152 };
  const work = openWork({ ...size, seed: 4, text: '', option: '', isAutoShape: true, files: [file] });
  const { image } = await expandImage(work);
  expect({ width: image.width, height: image.height }).toEqual(size);
  const middle = (y: number) => image.data[(y * image.width + image.width / 2) * 4] ?? 0;
  expect(middle(image.height - 1)).toBeLessThan(60);
  expect(middle(300)).toBeGreaterThan(120);
});
