// Patterns repeat what is named over the whole sheet; stickers have a white rim; steps, hedges and islands are in the land.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a pattern', () => {
  it.each([
    ['seamless geometric pattern', 'tiles'],
    ['polka dot pattern in pink', 'dots'],
    ['striped wallpaper pattern, navy and white', 'stripes'],
    ['chevron pattern in green and yellow', 'zigzags'],
    ['几何图案 蓝色', 'tiles'],
    ['格子花纹', 'checks'],
    ['海浪纹图案', 'scales'],
    ['mandala pattern, gold on black', 'mandala'],
    ['floral mandala in pink and turquoise with roses', 'mandala'],
  ])('of figures alone covers the sheet with them: %s', async (prompt, figure) => {
    const { reading, scene, told } = await plan(prompt);
    expect(reading.pattern?.figure).toBe(figure);
    expect(scene.layers.map(({ name }) => name)).toContain('pattern figures');
    expect(told.ignored).toEqual([]);
  });

  it.each(['seamless pattern of lemons and leaves', '碎花壁纸图案', 'floral pattern wallpaper with roses'])(
    'covers the sheet, and nothing stands on it: %s',
    async (prompt) => {
      const { scene, spots, told } = await plan(prompt);
      expect(scene.stage.scene).toBe('poster');
      expect(spots).toEqual([]);
      expect(scene.layers.map(({ name }) => name)).toContain('poster figures');
      expect(told.ignored).toEqual([]);
    },
  );

  it.each([
    ['seamless pattern, cacti and llamas', ['cactus', 'llama']],
    ['wrapping paper with pine trees', ['pine']],
    ['无缝图案，仙人掌，小雏菊', ['cactus']],
    ['手机壳图案，小花，绿色', []],
  ])('has all that no bloom or sprig stands for: %s', async (prompt, keys) => {
    expect((await plan(prompt)).reading.pattern?.things.map(({ key }) => key)).toEqual(keys);
  });

  it.each(['a woman in a dress with a floral pattern', 'a cup with a pattern of stars'])(
    'is that of a thing: %s',
    async (prompt) => {
      expect((await plan(prompt)).reading.pattern).toBeUndefined();
    },
  );
});

it.each(['sticker of an avocado', '柴犬贴纸', 'dog astronaut sticker'])(
  'a sticker lies on plain paper: %s',
  async (prompt) => {
    const { scene, spots, told } = await plan(prompt);
    expect(scene.stage.scene).toBe('studio');
    expect(spots).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  },
);

it.each([
  ['sun sticker', 'sun-sign', 1],
  ['cloud sticker, kawaii', 'cloud-sign', 1],
  ['三颗星星，白色背景', 'star-sign', 3],
  ['彩虹表情包', 'rainbow-sign', 1],
])('has signs of the sky where none is: %s', async (prompt, key, count) => {
  const { scene, of, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('studio');
  expect(of(key)).toHaveLength(count);
  expect(told.ignored).toEqual([]);
});

it('an island is in the sea that is told to have one', async () => {
  expect((await plan('tropical island')).scene.layers.map(({ name }) => name)).toContain('landmark island');
  expect((await plan('the sea')).scene.layers.map(({ name }) => name)).not.toContain('landmark island');
});

it.each(['梯田，清晨', 'rice terraces', '茶园', 'tea plantation', 'vineyard in autumn'])(
  'the land is in steps, without flowers: %s',
  async (prompt) => {
    const layers = (await plan(prompt)).scene.layers.map(({ name }) => name);
    expect(layers).toContain('ground');
    expect(layers).not.toContain('turf');
    expect(layers).not.toContain('far trees');
  },
);

it.each([
  ['熊猫表情包,加油', '加油'],
  ['可爱猫咪表情包,晚安', '晚安'],
])('a sticker of chats says what it is for: %s', async (prompt, said) => {
  const { reading, told } = await plan(prompt);
  expect(reading.writing.map(({ text }) => text)).toEqual([said]);
  expect(told.ignored).toEqual([]);
});

it.each(['cat pattern', 'a seamless cat pattern'])('of what is named before it: %s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('poster');
  expect(told.understood).toContain('cat');
});

it('has its flowers in the colour that is asked', async () => {
  const { reading, told } = await plan('a seamless pattern of lemons and small white flowers on teal');
  expect(reading.pattern?.inks?.get('rose')).toBe('#f4f2ee');
  expect(told.ignored).toEqual([]);
});

it('gives the colour of its sheet to nothing on it', async () => {
  const { reading } = await plan(
    'a seamless pattern with tiny rockets and planets on a dark blue background',
  );
  expect(reading.subjects.every(({ colour }) => colour === undefined)).toBe(true);
});
