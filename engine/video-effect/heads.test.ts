// No effect shows a person without a head: the detector finds a face in the middle of each video. Painted ones keep eyes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { compareEyes } from '#tests/fakes/compare-eyes.ts';
import { openTestPhoto } from '#tests/fakes/open-test-photo.ts';
import { makeSurface } from '#engine/raster/surface.ts';
import { findFaces } from '#engine/vision/find-faces.ts';
import { VIDEO_EFFECT_TEMPLATES } from '#tools/video-effect/templates.ts';
import { EFFECTS } from './effects.ts';
import { planVideo } from './plan-video.ts';
import { setStage } from './set-stage.ts';

const PORTRAIT = fileURLToPath(new URL('../../tests/fakes/photos/astronaut.jpg', import.meta.url));
const SIZE = { width: 320, height: 400 };
/** Those that take people out of their photo, or apart. */
const CUTTING = [
  'squish',
  'inflate',
  'cake_cut',
  'wings',
  'dissolve',
  'liquid_metal',
  'hero',
  'figure_turn',
  'dance',
  'pet_dance',
  'fly',
  'hug',
];

it.each(CUTTING)('%s keeps the head of a person', async (id) => {
  const template = VIDEO_EFFECT_TEMPLATES.find((one) => one.id === id);
  const effect = EFFECTS[id];
  if (!effect || !template) throw new Error(`there is no effect ${id}`);
  const files = template.images === 2 ? [PORTRAIT, PORTRAIT] : [PORTRAIT];
  const stage = await setStage({ ...SIZE, seconds: 5, seed: 3, text: '', option: '', files });
  const draw = await planVideo(effect, stage);
  const found: number[] = [];
  for (const share of [0.35, 0.8]) {
    const frame = makeSurface(SIZE.width, SIZE.height);
    const brush = frame.getContext('2d');
    draw(brush, share);
    found.push((await findFaces({ ...SIZE, data: new Uint8ClampedArray(frame.data()) })).length);
  }
  expect(Math.max(...found)).toBeGreaterThanOrEqual(template.images);
});

it.each(['figure_turn', 'dance', 'pet_dance', 'fly', 'hug'])('%s shows nobody without a head', async (id) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heads-'));
  try {
    const file = path.join(folder, 'cut.png');
    await openTestPhoto('astronaut').extract({ left: 0, top: 90, width: 512, height: 420 }).toFile(file);
    const order = { width: 512, height: 420, seconds: 5, seed: 3, text: '', option: '' };
    const effect = EFFECTS[id];
    if (!effect) throw new Error(`there is no effect ${id}`);
    await expect(async () =>
      planVideo(effect, await setStage({ ...order, files: [file, PORTRAIT] })),
    ).rejects.toThrow('cut off at the top');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('who is taken elsewhere is the nearest of two people who stand far apart', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heads-'));
  try {
    const file = path.join(folder, 'apart.png');
    const one = await openTestPhoto('astronaut').resize(300).toBuffer();
    await sharp({ create: { width: 1300, height: 300, channels: 3, background: '#c8c4be' } })
      .composite([
        { input: one, left: 0, top: 0 },
        { input: await sharp(one).flop().toBuffer(), left: 1000, top: 0 },
      ])
      .toFile(file);
    const order = { width: 1300, height: 300, seconds: 5, seed: 3, text: '', option: '' };
    const stage = await setStage({ ...order, files: [file] });
    expect(stage.subject().box.width).toBeGreaterThan(900);
    expect(stage.standing().box.width).toBeLessThan(400);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it.each(['cat', 'cup'])('bubble_pop tears nothing apart that shows no neck: %s', async (name) => {
  const file = fileURLToPath(new URL(`../../tests/fakes/photos/${name}.jpg`, import.meta.url));
  const order = { width: 450, height: 300, seconds: 5, seed: 3, text: '', option: '' };
  const effect = EFFECTS['bubble_pop'];
  await expect(async () => effect?.plan(await setStage({ ...order, files: [file] }))).rejects.toThrow(
    'no head is seen',
  );
});

it('keeps the hair of somebody at the top of a photo that is taller than the frame', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'heads-'));
  try {
    const file = path.join(folder, 'tall.png');
    const ground = { bottom: 640, background: '#777' };
    await openTestPhoto('astronaut').extend(ground).toFile(file);
    const order = { width: 360, height: 640, seconds: 5, seed: 3, text: '', option: '' };
    const { standing } = await setStage({ ...order, files: [file] });
    expect(standing().box.top).toBeGreaterThan(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

type Size = { width: number; height: number };

async function planPortrait(id: string, size: Size) {
  const stage = await setStage({ ...size, seconds: 5, seed: 3, text: '', option: '', files: [PORTRAIT] });
  const [face] = stage.people.faces;
  const effect = EFFECTS[id];
  if (!effect || !face) throw new Error('there is no such effect, or no face');
  return { stage, face, draw: await planVideo(effect, stage) };
}

it('inflate leaves a face its shape and in sight, however round the rest becomes', async () => {
  const size = { width: 512, height: 512 };
  const { face: before, draw } = await planPortrait('inflate', size);
  const frame = makeSurface(size.width, size.height);
  draw(frame.getContext('2d'), 0.97);
  const [face] = await findFaces({ ...size, data: new Uint8ClampedArray(frame.data()) });
  expect((face?.height ?? 0) / (face?.width ?? 1) / (before.height / before.width)).toBeCloseTo(1, 0.7);
  expect((face?.y ?? 0) - (face?.height ?? 0) * 0.7).toBeGreaterThan(0);
});

it('anime_turn keeps the eyes of a person', async () => {
  const size = { width: 640, height: 800 };
  const { stage, face, draw } = await planPortrait('anime_turn', size);
  const frame = makeSurface(size.width, size.height);
  const brush = frame.getContext('2d');
  // Brought back from where the camera has come nearer.
  const NEAR = 1.05;
  draw(brush, 1);
  const back = makeSurface(size.width, size.height, (inner) => {
    inner.translate((size.width * (1 - 1 / NEAR)) / 2, (size.height * (1 - 1 / NEAR)) / 2);
    inner.scale(1 / NEAR, 1 / NEAR);
    inner.drawImage(frame, 0, 0);
  });
  const made = { ...size, data: new Uint8ClampedArray(back.data()) };
  expect(compareEyes(stage.pixels, made, face)).toBeGreaterThan(0.95);
});
