// What a browser installs by is written from the texts, and all that it names is there.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isPage } from '#contract/pages.ts';
import { writeWebManifests } from './write-web-manifests.ts';

type Manifest = {
  start_url: string;
  icons: { src: string; sizes: string; type: string }[];
  shortcuts: { name: string; url: string }[];
};
const written = [...writeWebManifests()];

it.each(written)('%s says what the texts say', (file, content) => {
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  expect(kept, 'run node scripts/write-web-manifests.ts').toEqual(JSON.parse(content));
});

it.each(written)('%s names pages and images that are there', async (file, content) => {
  const { start_url, icons, shortcuts } = JSON.parse(content) as Manifest;
  for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) expect(isPage(address)).toBe(true);
  for (const { src, sizes, type } of icons) {
    const image = path.join(path.dirname(file), src);
    expect(existsSync(image)).toBe(true);
    if (type !== 'image/png') continue;
    const { width, height, format } = await sharp(image).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});
