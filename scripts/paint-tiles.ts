// Paints the tiles that are part of the build, from the words in web/landing/tiles.json, with the built-in engine.
// `node scripts/paint-tiles.ts [name …]`; without names it paints all.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { imageSize } from '#contract/limits.ts';
import type { AspectRatio, Style } from '#contract/limits.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';

type Row = { en: string; zh: string; style: Style; ratio: AspectRatio; seed: number; width: number };

const FOLDER = path.join(import.meta.dirname, '../web/landing');
/** WebP; the tiles are looked at large, and are the first bytes of the landing page. */
const QUALITY = 78;

const table: Record<string, Row> = JSON.parse(await readFile(path.join(FOLDER, 'tiles.json'), 'utf8'));
const wanted = process.argv.slice(2);

for (const [name, row] of Object.entries(table)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { image } = await illustrate({
    prompt: row.en,
    style: row.style,
    ...imageSize(row.ratio, '1K'),
    seed: row.seed,
  });
  const { width, height, data } = image;
  const webp = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .resize({ width: row.width, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  await writeFile(path.join(FOLDER, 'tiles', `${name}.webp`), webp);
  console.log(`${name}: ${webp.length} bytes`);
}
