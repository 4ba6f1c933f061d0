// What belongs to a part of a thing, or is a heap, is drawn as that and no more.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['一只红嘴鹦鹉站在树枝上', '金冠公鸡'])('colours no whole bird by its beak: %s', async (prompt) => {
  const { reading } = await plan(prompt);
  expect(reading.subjects.map(({ colour }) => colour)).not.toContain('#d8342f');
  expect(reading.subjects.every(({ colour }) => colour === undefined)).toBe(true);
});

it('pours latte art on the cup that it is named with', async () => {
  const { spots, told } = await plan('a cup of matcha latte with latte art');
  expect(spots.map(({ subject }) => subject.key)).toEqual(['matcha-latte']);
  expect(told.understood).toContain('latte art');
});

it('lays a heap of gold beside who guards it', async () => {
  const { of } = await plan('a dragon guarding a pile of gold');
  expect(of('gold-heap')).toHaveLength(1);
});

it.each([
  ['西瓜冰沙', 'strawberry-shake'],
  ['牛油果奶昔', 'green-shake'],
  ['a pineapple smoothie', 'mango-shake'],
])('draws a smoothie in the colour of its fruit: %s', async (prompt, key) => {
  expect((await plan(prompt)).spots.map(({ subject }) => subject.key)).toEqual([key]);
});

describe('gifts under a tree', () => {
  it('leave it to be seen', async () => {
    const { of } = await plan('圣诞树下的礼物和壁炉');
    const [tree] = of('christmas-tree');
    const [gift] = of('gift');
    expect(gift?.tall).toBeLessThan((tree?.tall ?? 0) * 0.3);
  });
});

it('leaves a bridge to be seen beside a great tree', async () => {
  const { scene } = await plan('cherry blossoms over a wooden bridge');
  expect(scene.layers.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['bridge', 'tree cherry-tree']),
  );
});

it.each([
  ['graduation card with a mortarboard and diploma, "Congrats Grad"', 'poster'],
  ['粉色独角兽站在彩虹云上', 'sky'],
  ['tulips in a Dutch field with a canal', 'water-town'],
])('is set where it was said to be: %s', async (prompt, scene) => {
  expect((await plan(prompt)).scene.stage.scene).toBe(scene);
});

it.each([
  ['一套茶具', 'tea'],
  ['一盘清蒸鱼撒着葱丝', 'steamed-fish'],
])('is what it is called: %s', async (prompt, key) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
  expect(told.ignored).toEqual([]);
});

it('leaves the school of a trade out of its logo', async () => {
  const { reading, told } = await plan('logo for a surf school with a wave and a palm tree');
  expect(reading.subjects.map(({ key }) => key)).not.toContain('school');
  expect(told.understood).toContain('palm tree');
});

it('tells the tree that grows on the moon', async () => {
  expect((await plan('月球上的兔子和桂花树')).told.ignored).toEqual([]);
});
