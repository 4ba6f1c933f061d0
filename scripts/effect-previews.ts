// Makes what the effects gallery shows: each image effect at work on a sample that the illustrator painted, and the
// sample before it; then the contact sheet. `node scripts/effect-previews.ts [effect …]`; without names it makes all.
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sharp, { type Sharp } from 'sharp';
import type { Image } from '#engine/raster/image.ts';
import { EFFECTS } from '#engine/image-effect/effects.ts';
import { openWork } from '#engine/image-effect/open-work.ts';
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import {
  COVERS_FOLDER,
  writeCover,
  openPainter,
  SAMPLE_SIZE,
  SHARED_SAMPLES,
  type Sample,
} from './effect-samples.ts';

const SHEET = path.join(import.meta.dirname, '../docs/effects-sheet.webp');

const SAMPLES = {
  ...SHARED_SAMPLES,
  foxAtHome: { prompt: 'a fox under a cherry tree', seed: 5 },
  cat: { prompt: 'an orange cat', style: 'product', seed: 2, zoom: 1.4 },
  owl: { prompt: 'an owl', style: 'product', seed: 4, zoom: 1.45 },
  dog: { prompt: 'a dog', style: 'product', seed: 4, zoom: 1.3 },
  bear: { prompt: 'a bear in a forest in autumn', seed: 5 },
  balloons: { prompt: 'hot-air balloons over the mountains, morning', seed: 4 },
  boat: { prompt: 'a red sailing boat on the sea at sunset', seed: 5 },
  pagoda: { prompt: 'a pagoda in the mountains, mist', seed: 6 },
  city: { prompt: 'a street in the rain at night', seed: 3 },
  handbag: { prompt: 'a red handbag on a white background', style: 'product', seed: 3 },
  robot: { prompt: 'a robot', style: 'product', seed: 2, zoom: 1.5 },
} as const satisfies Record<string, Sample>;

type SampleName = keyof typeof SAMPLES;
type Scene = { of: readonly [SampleName, ...SampleName[]]; seed?: number; text?: string; option?: string };

const SCENES: Readonly<Record<string, Scene>> = {
  anime_hand: { of: ['lighthouse'], seed: 5 },
  toon_3d: { of: ['girl'], seed: 4 },
  clay: { of: ['fox'], seed: 6 },
  figure_box: { of: ['robot'], seed: 5, text: 'Nova' },
  plush: { of: ['panda'], seed: 4 },
  brick: { of: ['owl'], seed: 7 },
  felt: { of: ['cat'], seed: 5 },
  pixel: { of: ['city'], seed: 5 },
  watercolor: { of: ['boat'], seed: 4 },
  oil: { of: ['lighthouse'], seed: 5 },
  ink: { of: ['pagoda'], seed: 4 },
  sketch: { of: ['pagoda'], seed: 4 },
  comic: { of: ['girl'], seed: 5, text: 'Hello there!' },
  sticker: { of: ['dog'], seed: 9 },
  id_photo: { of: ['man'], seed: 4, option: 'blue_1' },
  headshot: { of: ['woman'], seed: 5 },
  hanfu: { of: ['woman'] },
  wedding: { of: ['woman', 'man'], seed: 4 },
  yearbook: { of: ['man'], seed: 4 },
  film_90s: { of: ['city'], seed: 6 },
  instant: { of: ['foxAtHome'], seed: 5, text: 'one summer morning' },
  restore: { of: ['bear'], seed: 4 },
  remove_bg: { of: ['robot'], seed: 4 },
  new_bg: { of: ['woman'], seed: 4, text: 'a beach at sunset' },
  expand: { of: ['balloons'], seed: 4 },
  hairstyle: { of: ['man'] },
  age: { of: ['elder'] },
  pet_human: { of: ['cat'] },
  product: { of: ['handbag'], seed: 6 },
  festival: { of: ['girl'], seed: 5, option: 'spring' },
};

const wanted = process.argv.slice(2);
await mkdir(COVERS_FOLDER, { recursive: true });
const scratch = await mkdtemp(path.join(os.tmpdir(), 'effect-previews-'));
const paintSample = openPainter(SAMPLES, scratch);
for (const { id } of IMAGE_EFFECT_TEMPLATES) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  await makePreview(id);
}
await rm(scratch, { recursive: true, force: true });
await writeSheet();

async function makePreview(id: string): Promise<void> {
  const scene = SCENES[id];
  if (!scene) throw new Error(`${id} has no scene`);
  const files = await Promise.all(scene.of.map(paintSample));
  const [first = ''] = files;
  const used = id === 'restore' ? [await growOld(first)] : files;
  const load = EFFECTS[id];
  if (!load) return await writeCover(id, await readFile(first));
  const { seed = 4, text = '', option = '' } = scene;
  const isAutoShape = id !== 'id_photo';
  const work = openWork({ ...SAMPLE_SIZE, seed, text, option, isAutoShape, files: used });
  const { image, hasAlpha } = await (await load())(work);
  const after = toSharp(image);
  await writeCover(id, await (hasAlpha ? onChecks(await after.png().toBuffer()) : after.png().toBuffer()));
  await writeCover(`${id}-before`, await besideEachOther(used));
}

/** Fades a sample, yellows it, scratches it and strews dust over it, as half a century in a drawer does. */
async function growOld(file: string): Promise<string> {
  const { width, height } = SAMPLE_SIZE;
  const scratches = [
    [0.14, 0, 0.19, 1],
    [0.62, 0, 0.58, 1],
    [0, 0.34, 1, 0.37],
    [0.8, 0.1, 0.7, 0.62],
  ].map(
    ([x1 = 0, y1 = 0, x2 = 0, y2 = 0], n) =>
      `<line x1="${x1 * width}" y1="${y1 * height}" x2="${x2 * width}" y2="${y2 * height}" stroke="${n === 3 ? '#3a2a1a' : '#fffbe9'}" stroke-width="2"/>`,
  );
  const dust = Array.from({ length: 60 }, (_, n) => {
    const [x, y] = [(n * 7919) % width, (n * 104_729) % height];
    return `<circle cx="${x}" cy="${y}" r="${1 + (n % 3) * 0.6}" fill="#fff8e4"/>`;
  });
  const damage = `<svg width="${width}" height="${height}">${[...scratches, ...dust].join('')}</svg>`;
  const old = path.join(scratch, 'old.png');
  await sharp(file)
    .modulate({ saturation: 0.62 })
    .linear([0.55, 0.52, 0.4], [86, 74, 58])
    .composite([{ input: Buffer.from(damage) }])
    .toFile(old);
  return old;
}

function toSharp({ width, height, data }: Image): Sharp {
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
}

/** What is see-through shows the squares that everybody knows. */
async function onChecks(png: Buffer): Promise<Buffer> {
  const side = 36;
  const squares = `<svg width="${SAMPLE_SIZE.width}" height="${SAMPLE_SIZE.height}"><defs><pattern id="p" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><rect width="${side}" height="${side}" fill="#fff"/><path d="M0 0h${side / 2}v${side / 2}h-${side / 2}zM${side / 2} ${side / 2}h${side / 2}v${side / 2}h-${side / 2}z" fill="#dcdcdc"/></pattern></defs><rect width="100%" height="100%" fill="url(#p)"/></svg>`;
  return await sharp(Buffer.from(squares))
    .composite([{ input: png }])
    .png()
    .toBuffer();
}

async function besideEachOther(files: readonly string[]): Promise<Buffer> {
  const [first = '', second] = files;
  if (second === undefined) return await readFile(first);
  const half = { width: SAMPLE_SIZE.width / 2, height: SAMPLE_SIZE.height };
  const halves = await Promise.all(files.map((file) => sharp(file).resize(half).toBuffer()));
  return await sharp({ create: { ...SAMPLE_SIZE, channels: 3, background: '#ffffff' } })
    .composite(halves.map((input, n) => ({ input, left: n * half.width, top: 0 })))
    .png()
    .toBuffer();
}

/** All covers on one page, with their names; what needs an engine is grey. */
async function writeSheet(): Promise<void> {
  const [columns, wide, tall, gap, line] = [6, 240, 320, 16, 30];
  const rows = Math.ceil(IMAGE_EFFECT_TEMPLATES.length / columns);
  const cells = await Promise.all(
    IMAGE_EFFECT_TEMPLATES.map(async ({ id, name }, n) => {
      const left = gap + (n % columns) * (wide + gap);
      const top = gap + Math.floor(n / columns) * (tall + gap + line);
      const cover = sharp(path.join(COVERS_FOLDER, `${id}.webp`)).resize(wide, tall);
      const label = `<svg width="${wide}" height="${line}"><text x="0" y="20" font-family="sans-serif" font-size="15">${name.en}${EFFECTS[id] ? '' : ' · needs an engine'}</text></svg>`;
      return [
        { input: await (EFFECTS[id] ? cover : cover.greyscale()).toBuffer(), left, top },
        { input: Buffer.from(label), left, top: top + tall },
      ];
    }),
  );
  await sharp({
    create: {
      width: gap + columns * (wide + gap),
      height: gap + rows * (tall + gap + line),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(cells.flat())
    .webp({ quality: 78 })
    .toFile(SHEET);
}
