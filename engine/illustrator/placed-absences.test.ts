// What is forbidden is missing, or told as left out.

import { expect, it } from 'vitest';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

it.each([
  ['mountain landscape, no trees', 'no trees', /trees/],
  ['a blue sky with no clouds over a wheat field', 'with no clouds', /^clouds|veil/],
  ['没有星星的夜空，月亮', '没有星星', /stars/],
  ['没有花的草地', '没有花', /foreground/],
  ['empty room without windows', 'without windows', /window/],
  ['空房间，没有家具', '没有家具', /furniture|rug/],
  ['不要动物，只有花的田野', '不要动物', /bird/],
])('is taken out of the land: %s', async (prompt, words, layers) => {
  const { scene, told } = await plan(prompt);
  expect(scene.layers.filter(({ name }) => layers.test(name))).toEqual([]);
  expect(told.understood).toContain(words);
});

it.each([
  ['a forest without trees', 'without trees'],
  ['a bowl of ramen without egg', 'without egg'],
  ['一只没有尾巴的猫', '没有尾巴'],
  ['a house without windows', 'without windows'],
  ['snowman without a hat', 'without a hat'],
  ['不戴帽子的圣诞老人', '不戴帽子'],
  ['lake without reflections', 'without reflections'],
])('is told as left out where it is drawn all the same: %s', async (prompt, words) => {
  expect((await plan(prompt)).told.ignored).toContain(words);
});

it.each([
  ['不戴眼镜的女孩', '不戴眼镜'],
  ['没有人的咖啡馆，雨天', '没有人'],
  ['portrait of a man without beard', 'without beard'],
  ['a street without cars', 'without cars'],
  ['不加葱的面', '不加葱'],
  ['birthday cake without candles', 'without candles'],
])('is told as understood where nothing of it is there: %s', async (prompt, words) => {
  const { told, spots } = await plan(prompt);
  expect(told.understood).toContain(words);
  expect(spots.flatMap(({ subject }) => subject.person?.wears ?? [])).toEqual([]);
});
