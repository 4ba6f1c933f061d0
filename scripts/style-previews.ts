// Paints the small images of the style picker: one scene in every style, with the built-in engine.
// `node scripts/style-previews.ts [style …]`; without names it paints all.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { STYLES } from '#contract/limits.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';

const FOLDER = path.join(import.meta.dirname, '../web/media/styles');
const PROMPT = 'a fox under a cherry tree at dusk, petals falling';
const SEED = 27;
const PAINTED_PIXELS = 768;
/** Twice the size in which they are shown, for fine screens. */
const SHOWN_PIXELS = 176;
const QUALITY = 76;

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
for (const style of STYLES) {
  if (wanted.length > 0 && !wanted.includes(style)) continue;
  const size = { width: PAINTED_PIXELS, height: PAINTED_PIXELS };
  const { image } = await illustrate({ prompt: PROMPT, style, ...size, seed: SEED });
  const { width, height, data } = image;
  const webp = await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .resize(SHOWN_PIXELS, SHOWN_PIXELS)
    .webp({ quality: QUALITY, effort: 6 })
    .toBuffer();
  await writeFile(path.join(FOLDER, `${style}.webp`), webp);
  console.log(`${style}: ${webp.length} bytes`);
}
