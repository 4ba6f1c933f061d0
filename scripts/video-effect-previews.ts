// Makes what the gallery shows of the video effects: a short silent video of each at work on a sample that the
// illustrator painted, and a still of it. `node scripts/video-effect-previews.ts [effect …]`; without names it makes
// all, and the contact sheet. Needs ffmpeg.
import { copyFile, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { DrawMoment } from '#engine/video-effect/effect.ts';
import { EFFECTS } from '#engine/video-effect/effects.ts';
import { planVideo } from '#engine/video-effect/plan-video.ts';
import { setStage } from '#engine/video-effect/set-stage.ts';
import { findFfmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { openVideo } from '#server/ffmpeg/write-video.ts';
import { VIDEO_EFFECT_TEMPLATES } from '#tools/video-effect/templates.ts';
import { COVERS_FOLDER, writeCover, openPainter, SHARED_SAMPLES, type Sample } from './effect-samples.ts';

const SHEET = path.join(import.meta.dirname, '../docs/video-effects-sheet.webp');
/** Drawn larger than shown: effects are made for whole videos. */
const WORK = { width: 576, height: 768 };
const SHOWN = { width: 288, height: 384 };
const FPS = 12;
const SECONDS = 3;
const MOST_VIDEO_BYTES = 80 * 1024;
const SHEET_MOMENTS = [0.3, 0.55, 0.85];

const SAMPLES = {
  ...SHARED_SAMPLES,
  boy: { prompt: 'portrait of a boy by the sea', seed: 9 },
  child: { prompt: 'portrait of a child', seed: 12 },
  cat: { prompt: 'an orange cat', style: 'product', seed: 2, zoom: 1.3 },
  dog: { prompt: 'a dog', style: 'product', seed: 4, zoom: 1.25 },
  owl: { prompt: 'an owl', style: 'product', seed: 4, zoom: 1.4 },
  dragon: { prompt: 'a dragon', style: 'product', seed: 3, zoom: 1.25 },
  car: { prompt: 'a red car', style: 'product', seed: 3, zoom: 1.15 },
  burger: { prompt: 'a burger', style: 'product', seed: 8, zoom: 1.15 },
  deer: { prompt: 'a deer in a forest', seed: 3, zoom: 1.5 },
  dancer: { prompt: 'a woman in a red dress on a stage', seed: 3, zoom: 1.3 },
  castle: { prompt: 'a castle by a lake at sunset', seed: 8 },
} as const satisfies Record<string, Sample>;
type SampleName = keyof typeof SAMPLES;

/** `cover` is the moment that tells most. */
type Scene = { of: readonly [SampleName, ...SampleName[]]; cover?: number; text?: string };

const SCENES: Readonly<Record<string, Scene>> = {
  hug: { of: ['woman', 'man'], cover: 0.8 },
  kiss: { of: ['woman', 'man'], cover: 0.62 },
  heart_hands: { of: ['girl', 'boy'], cover: 0.7 },
  reunion: { of: ['elder', 'boy'], cover: 0.45 },
  propose: { of: ['woman', 'man'], cover: 0.75 },
  memory: { of: ['child'], cover: 0.25 },
  squish: { of: ['fox'], cover: 0.66 },
  inflate: { of: ['owl'], cover: 0.75 },
  fuzzy: { of: ['cat'], cover: 0.9 },
  jelly: { of: ['dragon'], cover: 0.24 },
  melt: { of: ['burger'], cover: 0.55 },
  cake_cut: { of: ['car'], cover: 0.8 },
  bubble_pop: { of: ['girl'], cover: 0.75 },
  flower: { of: ['child'], cover: 0.9 },
  wings: { of: ['fox'], cover: 0.7 },
  fireball: { of: ['dragon'], cover: 0.62 },
  lightning: { of: ['lighthouse'], cover: 0.61 },
  dissolve: { of: ['deer'], cover: 0.42 },
  freeze: { of: ['boy'], cover: 0.5 },
  liquid_metal: { of: ['dog'], cover: 0.8 },
  muscle: { of: ['man'] },
  hero: { of: ['man'], cover: 0.84 },
  figure_turn: { of: ['owl'], cover: 0.36 },
  anime_turn: { of: ['castle'], cover: 0.36 },
  outfit: { of: ['dancer'] },
  dance: { of: ['woman'], cover: 0.64 },
  pet_dance: { of: ['dog'], cover: 0.3 },
  fly: { of: ['fox'], cover: 0.7 },
  orbit360: { of: ['car'], cover: 0.36 },
  earth_zoom: { of: ['castle'], cover: 0.3 },
  money_rain: { of: ['panda'], cover: 0.6 },
  new_year: { of: ['woman'], cover: 0.8, text: '新年快乐 万事如意' },
};

const wanted = process.argv.slice(2);
const ffmpeg = await findFfmpeg({
  ffmpegPath: '',
  programFolders: (process.env['PATH'] ?? '').split(path.delimiter),
});
if (!ffmpeg) throw new Error('there is no ffmpeg here');
await mkdir(COVERS_FOLDER, { recursive: true });
const scratch = await mkdtemp(path.join(os.tmpdir(), 'video-effect-previews-'));
const paintSample = openPainter(SAMPLES, scratch);
const rows: { name: string; moments: Buffer[] }[] = [];
for (const { id, name } of VIDEO_EFFECT_TEMPLATES) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  rows.push({ name: name.en, moments: await makePreview(id) });
}
await rm(scratch, { recursive: true, force: true });
if (wanted.length === 0) await writeSheet();

/** Returns three moments of it, for the sheet. */
async function makePreview(id: string): Promise<Buffer[]> {
  const scene = SCENES[id];
  if (!scene) throw new Error(`${id} has no scene`);
  const files = await Promise.all(scene.of.map(paintSample));
  const effect = EFFECTS[id];
  if (!effect) {
    await writeCover(id, await sharp(files[0]).png().toBuffer());
    return [];
  }
  const stage = await setStage({
    ...WORK,
    seconds: SECONDS,
    seed: 5,
    text: scene.text ?? '',
    option: '',
    files,
  });
  const draw = await planVideo(effect, stage);
  const frame = makeSurface(WORK.width, WORK.height);
  await storeVideo(id, frame, draw);
  const shoot = async (share: number): Promise<Buffer> => {
    drawOn(frame, draw, share);
    return await sharp(Buffer.from(frame.data()), { raw: { ...WORK, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer();
  };
  await writeCover(id, await shoot(scene.cover ?? 0.6));
  const moments: Buffer[] = [];
  for (const share of SHEET_MOMENTS) moments.push(await shoot(share));
  return moments;
}

function drawOn(frame: Surface, draw: DrawMoment, share: number): void {
  const brush = frame.getContext('2d');
  brush.save();
  draw(brush, share);
  brush.restore();
}

/** As good as fits into the bytes that a gallery can afford. */
async function storeVideo(id: string, frame: Surface, draw: DrawMoment): Promise<void> {
  const small = makeSurface(SHOWN.width, SHOWN.height);
  const pen = small.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  const count = SECONDS * FPS;
  const frames: Buffer[] = [];
  for (let n = 0; n < count; n++) {
    drawOn(frame, draw, n / (count - 1));
    pen.drawImage(frame, 0, 0, SHOWN.width, SHOWN.height);
    frames.push(Buffer.from(small.data()));
  }
  const file = path.join(scratch, `${id}.mp4`);
  for (let crf = 27; ; crf += 2) {
    if (!ffmpeg) return;
    const video = openVideo(ffmpeg, { file, ...SHOWN, fps: FPS, crf });
    for (const pixels of frames) await video.write(pixels);
    await video.end();
    const { size } = await stat(file);
    if (size > MOST_VIDEO_BYTES && crf < 45) continue;
    await copyFile(file, path.join(COVERS_FOLDER, `${id}.mp4`));
    console.log(`${id}.mp4: ${size} bytes at ${crf}`);
    return;
  }
}

/** Three moments of each effect in two columns, with their names; what needs an engine is named only. */
async function writeSheet(): Promise<void> {
  const [wide, tall, gap, line, columns] = [150, 200, 14, 26, 2];
  const block = { width: wide * 3 + gap * 3, height: tall + line + gap };
  const cells = await Promise.all(
    rows.map(async ({ name, moments }, n) => {
      const left = gap + (n % columns) * block.width;
      const top = gap + Math.floor(n / columns) * block.height;
      const text = `${name}${moments.length > 0 ? '' : ' · needs an engine'}`;
      const label = `<svg width="${block.width}" height="${line}"><text x="0" y="17" font-family="sans-serif" font-size="14">${text}</text></svg>`;
      const images = await Promise.all(
        moments.map(async (moment, place) => ({
          input: await sharp(moment).resize(wide, tall).toBuffer(),
          left: left + place * (wide + 4),
          top: top + line,
        })),
      );
      return [{ input: Buffer.from(label), left, top }, ...images];
    }),
  );
  const height = gap + Math.ceil(rows.length / columns) * block.height;
  await sharp({ create: { width: gap + columns * block.width, height, channels: 3, background: '#ffffff' } })
    .composite(cells.flat())
    .webp({ quality: 76 })
    .toFile(SHEET);
}
