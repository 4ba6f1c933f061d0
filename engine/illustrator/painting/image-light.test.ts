// Words for the light and the ground of an image change it, or are told as left out.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { illustrate } from '../illustrate.ts';
import { openScene } from '../motion/open-scene.ts';

beforeAll(needDrawings, 120_000);

const draw = (prompt: string) => illustrate({ prompt, style: 'auto', width: 160, height: 160, seed: 3 });

/** Mean red, green, blue of some rows. */
function mean(data: Uint8Array | Uint8ClampedArray, rows = 160): number[] {
  const sums = [0, 0, 0];
  for (let at = 0; at < rows * 160 * 4; at += 4)
    for (const part of [0, 1, 2]) sums[part] = (sums[part] ?? 0) + (data[at + part] ?? 0);
  return sums.map((sum) => sum / (rows * 160));
}

describe('the light of an image', () => {
  it.each([
    ['a cat in a room', 'a cat in a room, warm light', 1],
    ['一只猫在房间里', '一只猫在房间里，暖光', 1],
    ['a cat in a room', 'a cat in a room, cool light', -1],
  ])('is warm or cool: %s, %s', async (plain, lit, side) => {
    const [before, after] = [await draw(plain), await draw(lit)];
    const [red = 0, , blue = 0] = mean(after.image.data);
    const [redBefore = 0, , blueBefore = 0] = mean(before.image.data);
    expect((red - blue - redBefore + blueBefore) * side).toBeGreaterThan(10);
    expect(after.ignored).toEqual([]);
  });

  it('is told as left out where all is grey', async () => {
    expect((await draw('black and white photo of a cat, warm light')).ignored).toEqual(['warm light']);
  });
});

describe('a dark background', () => {
  it.each([
    'a steaming bowl of beef noodles with chopsticks, dark background',
    '一碗牛肉面，深色背景',
    'a plate of cookies, black background',
  ])('is dark behind food, without a window: %s', async (prompt) => {
    const { image, ignored } = await draw(prompt);
    expect(Math.max(...mean(image.data, 30))).toBeLessThan(90);
    expect((await plan(prompt)).scene.layers.map(({ name }) => name)).not.toContain('window');
    expect(ignored).toEqual([]);
  });
});

it('a product before a dark ground has no white around it', async () => {
  const { image } = await illustrate({
    prompt: 'a perfume bottle, dark background',
    style: 'product',
    width: 160,
    height: 160,
    seed: 3,
  });
  expect(Math.max(...mean(image.data, 12))).toBeLessThan(110);
});

describe('a soft background', () => {
  it.each(['a woman in a park, bokeh', '一位女孩在花园，背景虚化', 'a bowl of ramen, blurred background'])(
    'is behind whom the image is of: %s',
    async (prompt) => {
      const { scene, told, spots } = await plan(prompt);
      const names = scene.layers.map(({ name }) => name);
      const main = scene.layers.findIndex(({ spot }) => spot !== undefined && spot === spots[0]);
      expect(names).toContain('soft behind');
      expect(names.indexOf('soft behind')).toBeLessThan(main);
      expect(told.ignored).toEqual([]);
    },
  );

  it('is none in a video, and told so', async () => {
    const request = {
      prompt: 'a woman in a park, bokeh, warm light',
      style: 'auto',
      camera: 'auto',
      seed: 1,
    } as const;
    const size = { width: 128, height: 128, seconds: 2, pace: 1, isFine: false };
    const painter = await openScene({ ...request, ...size }, () => {});
    expect(painter.report().ignored).toEqual(['bokeh']);
  });

  it('is told as left out where nothing is before it', async () => {
    expect((await plan('a forest, bokeh')).told.ignored).toEqual(['bokeh']);
  });
});

it('a sun over mountains is not hidden by them', async () => {
  const { image } = await illustrate({
    prompt: 'red sun over mountains',
    style: 'ink',
    width: 320,
    height: 320,
    seed: 7,
  });
  const reds = [];
  for (let y = 0; y < 200; y++)
    for (let x = 0; x < 320; x++) {
      const [r = 0, g = 0, b = 0] = image.data.subarray((y * 320 + x) * 4);
      if (r > Math.max(g, b) * 1.6) reds.push({ x, y });
    }
  const wide = Math.max(...reds.map(({ x }) => x)) - Math.min(...reds.map(({ x }) => x));
  const tall = Math.max(...reds.map(({ y }) => y)) - Math.min(...reds.map(({ y }) => y));
  expect(reds.length).toBeGreaterThan(0.7 * wide * tall);
  expect(wide / tall).toBeCloseTo(1, 0);
});
