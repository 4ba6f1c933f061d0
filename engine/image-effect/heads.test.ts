// No effect returns a person without a head: the detector finds a face in what each makes of a photo. What is painted keeps
// the eyes that somebody is known by.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { compareEyes } from '#tests/fakes/compare-eyes.ts';
import { openTestPhoto, readPixels } from '#tests/fakes/open-test-photo.ts';
import type { Image } from '#engine/raster/image.ts';
import type { Point } from '#engine/vision/face-lines.ts';
import { type Face, findFaces } from '#engine/vision/find-faces.ts';
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { EFFECTS } from './effects.ts';
import { openWork } from './open-work.ts';

const PORTRAIT = fileURLToPath(new URL('../../tests/fakes/photos/astronaut.jpg', import.meta.url));
/** Those that cut people out, or give them other faces. */
const CUTTING = [
  'remove_bg',
  'new_bg',
  'product',
  'sticker',
  'figure_box',
  'headshot',
  'yearbook',
  'id_photo',
  'wedding',
  'festival',
  'clay',
  'toon_3d',
];

it.each(CUTTING)('%s keeps the head of a person', async (id) => {
  const template = IMAGE_EFFECT_TEMPLATES.find((one) => one.id === id);
  const effect = await EFFECTS[id]?.();
  if (!effect || !template) throw new Error(`there is no effect ${id}`);
  const { image } = await effect(
    openWork({
      width: 440,
      height: 550,
      seed: 4,
      text: '',
      option: template.option?.values[0]?.id ?? '',
      isAutoShape: false,
      files: template.images === 2 ? [PORTRAIT, PORTRAIT] : [PORTRAIT],
    }),
  );
  expect((await findFaces(image)).length).toBeGreaterThanOrEqual(template.images);
});

const SIDE = 700;

/** An effect that keeps the place of everything, on a photo of a person. */
async function apply(id: string): Promise<{ photo: Image; face: Face; image: Image }> {
  const photo = await readPixels(sharp(await openTestPhoto('astronaut').resize(SIDE).toBuffer()));
  const [face] = await findFaces(photo);
  const effect = await EFFECTS[id]?.();
  if (!effect || !face) throw new Error(`there is no effect ${id}, or no face`);
  const order = { seed: 4, text: '', option: '', isAutoShape: true, files: [PORTRAIT] };
  const { image } = await effect(openWork({ width: SIDE, height: SIDE, ...order }));
  return { photo, face, image };
}

// Toys have larger eyes, so fewer of their pixels lie where they lay.
it.each([
  ['oil', 0.85],
  ['clay', 0.7],
  ['felt', 0.7],
  ['plush', 0.7],
  ['toon_3d', 0.7],
] as const)('%s keeps the eyes of a person', async (id, least) => {
  const { photo, face, image } = await apply(id);
  expect(compareEyes(photo, image, face)).toBeGreaterThan(least);
});

/** How much each pixel of a square differs from the next one, 0–255. */
function unevenness({ width, data }: Image, { x, y }: Point, reach: number): number {
  let [sum, count] = [0, 0];
  for (let v = Math.round(y - reach); v < y + reach; v++) {
    for (let u = Math.round(x - reach); u < x + reach; u++) {
      sum += Math.abs((data[(v * width + u) * 4 + 1] ?? 0) - (data[(v * width + u + 1) * 4 + 1] ?? 0));
      count++;
    }
  }
  return sum / count;
}

it.each(['plush', 'felt'])('%s is smoother in a face than behind it', async (id) => {
  const { face, image } = await apply(id);
  const reach = face.width * 0.1;
  const skin = unevenness(image, { x: face.x, y: face.y + face.height * 0.42 }, reach);
  expect(skin).toBeLessThan(unevenness(image, { x: SIDE * 0.62, y: SIDE * 0.1 }, reach) * 0.75);
});

/** The astronaut's photo from her forehead down. */
async function writeHeadless(folder: string): Promise<string> {
  const file = path.join(folder, 'headless.png');
  await openTestPhoto('astronaut').extract({ left: 90, top: 62, width: 420, height: 450 }).toFile(file);
  return file;
}

describe('what the photo cuts off', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heads-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const order = { width: 420, height: 450, seed: 4, text: '', option: '', isAutoShape: true };

  it.each(['figure_box', 'product'])('%s lets nobody stand there without the top of a head', async (id) => {
    const effect = await EFFECTS[id]?.();
    const work = openWork({ ...order, files: [await writeHeadless(folder)] });
    await expect(async () => effect?.(work)).rejects.toMatchObject({ code: 'no_subject' });
  });

  it.each(['figure_box', 'product', 'sticker', 'headshot', 'id_photo', 'yearbook'])(
    '%s shows nobody without a head',
    async (id) => {
      const effect = await EFFECTS[id]?.();
      for (const top of [90, 162]) {
        const file = path.join(folder, `from-${top}.png`);
        await openTestPhoto('astronaut').extract({ left: 0, top, width: 512, height: 350 }).toFile(file);
        const work = openWork({ ...order, files: [file] });
        await expect(async () => effect?.(work)).rejects.toThrow(/cut off|no clear face/u);
      }
    },
  );

  it('expand adds no ground above a head that is cut off', async () => {
    const effect = await EFFECTS['expand']?.();
    const made = await effect?.(openWork({ ...order, files: [await writeHeadless(folder)] }));
    const image = made?.image as Image;
    const [face] = await findFaces(image);
    expect((face?.y ?? 1) - (face?.height ?? 0) * 0.75).toBeLessThan(0);
    expect(image.width / image.height).toBeGreaterThan(order.width / order.height);
  });
});

it.each(['clay', 'toon_3d', 'plush'])('%s keeps what lies before a face', async (id) => {
  const { face } = await apply(id);
  // A dark frame of glasses below the eyes, where the skin of toys is smoothed.
  const y = face.eyes[0].y + face.height * 0.16;
  const thick = Math.round(face.height * 0.035);
  const [left, right] = [face.x - face.width * 0.3, face.x + face.width * 0.3].map(Math.round) as [
    number,
    number,
  ];
  const bar = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect x="${left}" y="${Math.round(y)}" width="${right - left}" height="${thick}" fill="#201814"/></svg>`,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'frame-'));
  try {
    const file = path.join(folder, 'glasses.png');
    await sharp(await openTestPhoto('astronaut').resize(SIDE).png().toBuffer())
      .composite([{ input: bar }])
      .png()
      .toFile(file);
    const effect = await EFFECTS[id]?.();
    if (!effect) throw new Error(`there is no effect ${id}`);
    const { image } = await effect(
      openWork({
        width: SIDE,
        height: SIDE,
        seed: 4,
        text: '',
        option: '',
        isAutoShape: false,
        files: [file],
      }),
    );
    let sum = 0;
    for (let x = left + 8; x < right - 8; x++)
      sum += image.data[(Math.round(y + thick / 2) * SIDE + x) * 4] as number;
    expect(sum / (right - left - 16)).toBeLessThan(95);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
