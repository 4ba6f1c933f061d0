// The whole way from words to pixels, through the real runtime and real files of a model with random weights.
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { paintPng } from '#tests/fakes/engines/paint-result.ts';
import { TEST_RUNTIME } from '#tests/fakes/engines/local/place-tiny-model.ts';
import { type TinyModelOptions, writeTinyModel } from '#tests/fakes/engines/local/tiny-model.ts';
import type { ImageJob, ModelUse } from '../model-use.ts';
import { makeImage } from './make-image.ts';
import { openModel } from './open-model.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'make-image-'));
afterAll(() => rmSync(folder, { recursive: true }));
let made = 0;

async function open(weights: TinyModelOptions = {}, use: Partial<ModelUse> = {}) {
  const place = path.join(folder, `model-${(made += 1)}`);
  await writeTinyModel(place, weights);
  const model = await openModel({
    folder: place,
    runtime: TEST_RUNTIME,
    threads: 1,
    sampler: 'lcm',
    guidance: 8,
    latentScale: 0.18215,
    side: 64,
    multiple: 8,
    ...use,
  });
  onTestFinished(() => model.close());
  return async (job: Partial<ImageJob> = {}) => {
    const file = path.join(folder, `image-${(made += 1)}.png`);
    const shares: number[] = [];
    const usual = { prompt: 'a red fox', seed: 7, steps: 2, width: 64, height: 64, image: null };
    await makeImage(model, { ...usual, model: model.use, file, ...job }, (share) => shares.push(share));
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, shares };
  };
}

/** The mean of how far pixels are apart. */
function compare(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

describe.each([
  ['with whole numbers', {}],
  ['with halves', { isHalf: true }],
  ['with ids of the other types', { ids: 'int32' }],
  ['with wide ids', { ids: 'int64' }],
] as const)('a model %s', (_, weights) => {
  it('makes the same image of the same seed and words, and another of others', async () => {
    const make = await open(weights);
    const first = await make();
    expect(compare((await make()).data, first.data)).toBe(0);
    expect(compare((await make({ seed: 8 })).data, first.data)).toBeGreaterThan(1);
    expect(compare((await make({ prompt: 'zzz' })).data, first.data)).toBeGreaterThan(0.2);
    expect(compare((await make({ steps: 4 })).data, first.data)).toBeGreaterThan(1);
    expect(new Set(first.data).size).toBeGreaterThan(50);
  });
});

it('is told how closely to keep to the words, where it was trained for that', async () => {
  const images = [];
  for (const guidance of [1, 8]) {
    images.push((await (await open({ hasGuidance: true }, { guidance }))()).data);
  }
  expect(compare(images[0] ?? Buffer.of(), images[1] ?? Buffer.of())).toBeGreaterThan(1);
});

it('works by Euler too, and with a model that says how things move', async () => {
  const [noise, motion] = [
    await (await open({}, { sampler: 'euler' }))({ steps: 1 }),
    await (await open({ prediction: 'v_prediction' }, { sampler: 'euler' }))({ steps: 1 }),
  ];
  expect(compare(noise.data, motion.data)).toBeGreaterThan(1);
});

it.each([
  [64, 64],
  [100, 50],
  [51, 333],
])('delivers %i × %i pixels', async (width, height) => {
  const { width: wide, height: high } = await (await open())({ width, height });
  expect({ wide, high }).toEqual({ wide: width, high: height });
});

it('draws a square where it can draw nothing else, and cuts it', async () => {
  const make = await open({ fixedSide: 64 }, { multiple: null });
  const { width, height } = await make({ width: 90, height: 30 });
  expect({ width, height }).toEqual({ width: 90, height: 30 });
});

it('reports each part of the way, up to the whole', async () => {
  const { shares } = await (await open())({ steps: 3 });
  expect(shares).toEqual([0.2, 0.4, 0.6, 0.8, 1].map((share) => expect.closeTo(share, 6) as number));
});

describe.each([{}, { isUnsure: true, isHalf: true }])('an image that is changed (%j)', (weights) => {
  it('stays what it is without strength, and is left the more behind the stronger', async () => {
    const make = await open(weights);
    const file = path.join(folder, 'given.png');
    writeFileSync(file, await paintPng(80, 80, 120));
    const change = async (strength: number, seed = 7) =>
      (await make({ image: { file, strength }, steps: 8, seed })).data;
    const [still, weak, strong] = [await change(0), await change(0.1), await change(1)];
    expect(compare(await change(0, 8), still)).toBe(0); // no noise, so no chance
    const [near, far] = [compare(weak, still), compare(strong, still)];
    expect(near).toBeGreaterThan(0);
    expect(far).toBeGreaterThan(near * 1.5);
    expect(compare(await change(1, 8), strong)).toBeGreaterThan(1);
  });

  it('makes something else of another image', async () => {
    const make = await open(weights);
    const [one, other] = [path.join(folder, 'one.png'), path.join(folder, 'other.png')];
    writeFileSync(one, await paintPng(80, 80, 10));
    writeFileSync(other, await paintPng(80, 80, 190));
    const [first, second] = [
      await make({ image: { file: one, strength: 0.2 } }),
      await make({ image: { file: other, strength: 0.2 } }),
    ];
    expect(compare(first.data, second.data)).toBeGreaterThan(1);
  });
});

describe('what is broken', () => {
  it('is refused when a file is cut', async () => {
    const place = path.join(folder, 'cut');
    await writeTinyModel(place);
    truncateSync(path.join(place, 'unet', 'model.onnx'), 200);
    const use = { folder: place, runtime: TEST_RUNTIME, threads: 1, sampler: 'lcm' as const };
    await expect(openModel({ ...use, guidance: 8, latentScale: 1, side: 64, multiple: 8 })).rejects.toThrow(
      /./,
    );
  });

  it('is refused when an image to be changed is none', async () => {
    const file = path.join(folder, 'none.png');
    writeFileSync(file, 'no image');
    await expect((await open())({ image: { file, strength: 0.5 } })).rejects.toThrow(/unsupported/i);
  });
});
