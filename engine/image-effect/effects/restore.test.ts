// A print with a few strong colours is no grey one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { meanColour } from '#tests/fakes/test-photos.ts';
import { openWork } from '../open-work.ts';
import { restorePhoto } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'atelier-restore-'));
const file = join(folder, 'photo.png');
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps the green of a photo that is mostly grey', async () => {
  const [width, height] = [300, 200];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><defs><linearGradient id="g"><stop offset="0" stop-color="#222"/><stop offset="1" stop-color="#ddd"/></linearGradient></defs><rect width="300" height="200" fill="url(#g)"/><rect x="200" y="120" width="70" height="50" fill="#3a8a30"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
  const { image } = await restorePhoto(
    openWork({ width, height, seed: 4, text: '', option: '', isAutoShape: true, files: [file] }),
  );
  const [red, green] = meanColour(image, { left: 0.73, top: 0.68, right: 0.83, bottom: 0.78 });
  expect(green - red).toBeGreaterThan(60);
});
