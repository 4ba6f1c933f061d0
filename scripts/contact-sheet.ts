// Paints the forty prompts of the contact sheet into a folder, and the sheet of all of them.
// Usage: node scripts/contact-sheet.ts [folder] [numbers, separated by commas]

import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { z } from 'zod';
import { ASPECT_RATIOS, imageSize, STYLES } from '#contract/limits.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';

const COLUMNS = 8;
const TILE_PIXELS = 320;

const Prompts = z.array(
  z.object({
    prompt: z.string(),
    style: z.enum(STYLES),
    aspect_ratio: z.enum(ASPECT_RATIOS),
    seed: z.number(),
  }),
);

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.argv[2] ?? join(root, 'build/contact-sheet');
const chosen = process.argv[3]?.split(',').map(Number);
const prompts = Prompts.parse(
  JSON.parse(await readFile(join(root, 'scripts/contact-sheet-prompts.json'), 'utf8')),
);
await mkdir(folder, { recursive: true });

const tiles: OverlayOptions[] = [];
for (const [index, { prompt, style, aspect_ratio, seed }] of prompts.entries()) {
  if (chosen && !chosen.includes(index)) continue;
  const { width, height } = imageSize(aspect_ratio, '1K');
  const started = performance.now();
  const { image, ignored } = await illustrate({ prompt, style, width, height, seed });
  const milliseconds = Math.round(performance.now() - started);
  const pipeline = sharp(image.data, { raw: { width, height, channels: 4 } });
  await pipeline
    .clone()
    .png({ compressionLevel: 3 })
    .toFile(join(folder, `${String(index).padStart(2, '0')}.png`));
  const tile = await pipeline
    .resize(TILE_PIXELS, TILE_PIXELS, { fit: 'contain', background: '#14141a' })
    .png()
    .toBuffer();
  tiles.push({
    input: tile,
    left: (index % COLUMNS) * (TILE_PIXELS + 8),
    top: Math.floor(index / COLUMNS) * (TILE_PIXELS + 8),
  });
  console.log(
    `${index} ${prompt} (${style}, ${aspect_ratio}) ${milliseconds} ms${ignored.length > 0 ? `, ignored: ${ignored.join(', ')}` : ''}`,
  );
}
const rows = Math.ceil(prompts.length / COLUMNS);
await sharp({
  create: {
    width: COLUMNS * (TILE_PIXELS + 8) - 8,
    height: rows * (TILE_PIXELS + 8) - 8,
    channels: 3,
    background: '#14141a',
  },
})
  .composite(tiles)
  .webp({ quality: 80 })
  .toFile(join(folder, 'sheet.webp'));
