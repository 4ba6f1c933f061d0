// Every effect on small photos: it runs, it changes the image, it looks as it was accepted, other seeds and options look
// otherwise.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { drawFace } from '#tests/fakes/draw-face.ts';
import { openLooks } from '#tests/looks/looks.ts';
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { illustrate } from '#engine/illustrator/illustrate.ts';
import type { Image } from '#engine/raster/image.ts';
import { writePhoto } from '#engine/photo/write-photo.ts';
import type { Painted } from './effect.ts';
import { IMAGE_EFFECT_IDS } from './effect-ids.ts';
import { EFFECTS } from './effects.ts';
import { openWork, type WorkOrder } from './open-work.ts';

const WIDTH = 90;
const HEIGHT = 120;

const looks = openLooks('image effects');
const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-effects-'));
const portrait = path.join(folder, 'portrait.png');
const wide = path.join(folder, 'wide.jpg');

beforeAll(async () => {
  needDrawings();
  const face = await drawFace(320);
  await sharp(face).resize(240, 320, { fit: 'cover' }).toFile(portrait);
  const wall = { left: 60, right: 60, background: '#a9bfca' };
  await sharp(face).resize(200).extend(wall).jpeg().toFile(wide);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(id: string, part: Partial<WorkOrder> = {}): Promise<Painted> {
  const template = IMAGE_EFFECT_TEMPLATES.find((one) => one.id === id);
  const effect = await EFFECTS[id]?.();
  if (!effect || !template) throw new Error(`there is no effect ${id}`);
  const work = openWork({
    width: WIDTH,
    height: HEIGHT,
    seed: 4,
    text: '',
    option: template.option?.values[0]?.id ?? '',
    isAutoShape: true,
    files: template.images === 2 ? [portrait, wide] : [portrait],
    ...part,
  });
  return await effect(work);
}

const plain = new Map<string, Promise<Painted>>();

/** As it is with no wish but the first option; made once. */
function runPlain(id: string): Promise<Painted> {
  const made = plain.get(id) ?? run(id);
  plain.set(id, made);
  return made;
}

/** How far two images of one size are apart, 0–255. */
function distance(one: Image, other: Image): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at++) sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return sum / one.data.length;
}

let photoOnce: Promise<Image> | undefined;
const photo = (): Promise<Image> =>
  (photoOnce ??= openWork({
    width: WIDTH,
    height: HEIGHT,
    seed: 4,
    text: '',
    option: '',
    isAutoShape: true,
    files: [portrait],
  }).photo());

it('[product 2.5] at least 24 of the 30 are offered, and exactly those that there are', () => {
  expect(IMAGE_EFFECT_IDS.length).toBeGreaterThanOrEqual(24);
  expect([...IMAGE_EFFECT_IDS].sort()).toEqual(Object.keys(EFFECTS).sort());
  const known = new Set(IMAGE_EFFECT_TEMPLATES.map(({ id }) => id));
  expect(IMAGE_EFFECT_IDS.filter((id) => !known.has(id))).toEqual([]);
});

describe('every effect', () => {
  it.each(IMAGE_EFFECT_IDS)(
    '[product 2.5] %s makes another image of a photo, whole and of the size asked for',
    async (id) => {
      const { image, hasAlpha } = await runPlain(id);
      expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
      expect(distance(image, await photo())).toBeGreaterThan(2.5);
      const alphas = new Set(image.data.filter((_, at) => at % 4 === 3));
      expect(hasAlpha === true || (alphas.size === 1 && alphas.has(255))).toBe(true);
    },
  );

  it.each(IMAGE_EFFECT_IDS)('%s looks as it was accepted', async (id) => {
    expect(looks.compare(id, (await runPlain(id)).image)).toBe('');
  });

  it.each(IMAGE_EFFECT_IDS)(
    '[product 2.5] %s is the same for the same seed, and another for the next',
    async (id) => {
      const { image } = await runPlain(id);
      expect(distance(image, (await run(id)).image)).toBe(0);
      expect(distance(image, (await run(id, { seed: 5 })).image)).toBeGreaterThan(0.05);
    },
  );

  const choices = IMAGE_EFFECT_TEMPLATES.filter(({ id }) => IMAGE_EFFECT_IDS.includes(id)).flatMap(
    (template) =>
      (template.option?.values ?? []).slice(1).map((value) => ({ id: template.id, option: value.id })),
  );
  it.each(choices)('[product 2.5] $id knows the option $option', async ({ id, option }) => {
    const { image } = await run(id, { option });
    expect(distance(image, (await runPlain(id)).image)).toBeGreaterThan(0.4);
  });

  const written = IMAGE_EFFECT_TEMPLATES.filter(({ id, text }) => text && IMAGE_EFFECT_IDS.includes(id));
  it.each(written.map(({ id }) => id))(
    '[product 2.5] %s writes or paints what was typed, in both scripts',
    async (id) => {
      for (const text of ['a lake in the mountains at night', '湖边的夜晚，月亮很圆'.repeat(20)]) {
        const { image } = await run(id, { text });
        expect(distance(image, (await runPlain(id)).image)).toBeGreaterThan(0.15);
      }
    },
  );
});

it('[product 2.5] says which words of a new background were painted', async () => {
  const { understood, ignored } = await run('new_bg', { text: 'a lake at night with a zorblax' });
  expect(understood).toContain('lake');
  expect(ignored).toContain('zorblax');
});

it('[product 2.5] leaves nothing but the subject where the background is removed', async () => {
  const { image, hasAlpha } = await runPlain('remove_bg');
  expect(hasAlpha).toBe(true);
  const alphaAt = (x: number, y: number) => image.data[(y * image.width + x) * 4 + 3];
  expect(alphaAt(3, 3)).toBeLessThan(40);
  expect(alphaAt(WIDTH / 2, Math.round(HEIGHT * 0.62))).toBeGreaterThan(200);
});

it('[product 2.0] refuses a photo for papers in which nobody is', async () => {
  const sea = path.join(folder, 'sea.png');
  const { image } = await illustrate({
    prompt: 'the sea',
    style: 'auto',
    width: 240,
    height: 240,
    seed: 2,
  });
  await writePhoto(image, sea);
  await expect(run('id_photo', { files: [sea] })).rejects.toMatchObject({ code: 'no_face' });
});

/** Between the photos of a sheet the paper is white; a single one fills its shape. */
function whiteAt({ image }: Painted, x: number, y: number): boolean {
  return image.data[(y * image.width + x) * 4 + 2] === 255;
}

it('[product 2.5] lays out a sheet of photos for papers, and one photo where a tall shape was chosen', async () => {
  const sheet = await run('id_photo', { width: 200, height: 140 });
  const one = await run('id_photo', { isAutoShape: false });
  expect(whiteAt(sheet, 1, 1)).toBe(true);
  expect(whiteAt(await run('id_photo', { isAutoShape: false, option: 'red_1' }), 1, 1)).toBe(false);
  expect(one.image.width).toBe(WIDTH);
});

it('takes a scratch out of an old photo and leaves the face alone', async () => {
  const scratched = path.join(folder, 'scratched.png');
  const line = Buffer.from(
    `<svg width="${WIDTH}" height="${HEIGHT}"><line x1="20" y1="0" x2="26" y2="${HEIGHT}" stroke="white" stroke-width="1.4"/></svg>`,
  );
  const plain = await sharp(portrait).resize(WIDTH, HEIGHT).png().toBuffer();
  await sharp(plain)
    .composite([{ input: line }])
    .toFile(scratched);
  const straight = path.join(folder, 'plain.png');
  await sharp(plain).toFile(straight);
  const healed = await run('restore', { files: [scratched], option: 'keep' });
  const never = await run('restore', { files: [straight], option: 'keep' });
  const hurt = await openWork({
    width: WIDTH,
    height: HEIGHT,
    seed: 4,
    text: '',
    option: '',
    isAutoShape: true,
    files: [scratched],
  }).photo();
  expect(distance(healed.image, never.image)).toBeLessThan(distance(hurt, await photo()) * 0.8);
});
