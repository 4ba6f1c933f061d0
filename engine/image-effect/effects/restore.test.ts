// A print with a few strong colours is no grey one, and a dim photo no faded one.
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

/** A ramp of greys with some skin in it, from the darkest to the lightest. */
async function restoreRamp(darkest: string, lightest: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><defs><linearGradient id="g"><stop offset="0" stop-color="${darkest}"/><stop offset="1" stop-color="${lightest}"/></linearGradient></defs><rect width="300" height="200" fill="url(#g)"/><rect x="20" y="30" width="90" height="90" fill="#c08a68"/></svg>`;
  await sharp(Buffer.from(svg)).png().toFile(file);
  const { image } = await restorePhoto(
    openWork({ width: 300, height: 200, seed: 4, text: '', option: '', isAutoShape: true, files: [file] }),
  );
  return meanColour(image, { left: 0.97, top: 0.2, right: 1, bottom: 0.8 })[0];
}

it('gives a faded print its white back, and leaves the dim light of a photo that has its black', async () => {
  expect(await restoreRamp('#484848', '#b4b4b4')).toBeGreaterThan(215);
  expect(await restoreRamp('#020202', '#b4b4b4')).toBeLessThan(212);
});
