// What somebody or something is built of is painted so, lies nowhere beside it, and is told where nothing can show it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a dragon made of fire', 'dragon', 'fire'],
  ['a fox made entirely of autumn leaves', 'fox', 'autumn-leaves'],
  ['a lion made out of stars', 'lion', 'stars'],
  ['an owl made of colorful feathers', 'owl', 'bright-feathers'],
  ['a house made of candy', 'house', 'candy'],
  ['a violin made of ice', 'violin', 'ice'],
  ['a teapot made of gold', 'tea', 'gold'],
  ['a tower made of books', 'stone-tower', 'books'],
  ['用云做的小羊', 'sheep', 'clouds'],
  ['树叶做的狐狸', 'fox', 'leaves'],
  ['一座用饼干做的城堡', 'castle', 'biscuit'],
  ['一只由花朵组成的熊', 'bear', 'flowers'],
  ['一把用冰做的椅子', 'chair', 'ice'],
])('is all of it: %s', async (prompt, key, material) => {
  const { reading, told } = await planScene(prompt);
  expect(reading.subjects.map((one) => [one.key, one.material])).toEqual([[key, material]]);
  expect(told.ignored).toEqual([]);
});

it('has the colour that the stuff has', async () => {
  const { reading } = await planScene('a tiger made of blue fire');
  expect(reading.subjects).toMatchObject([{ key: 'tiger', material: 'fire', colour: expect.any(String) }]);
});

it('shines in the dark where it is of fire', async () => {
  const { reading } = await planScene('a horse made of fire');
  expect(reading.time).toBe('night');
  expect(reading.subjects).toMatchObject([{ key: 'horse', glows: expect.anything() }]);
});

it.each([
  ['a knight made of flowers', 'made of flowers'],
  ['a city made of candy', 'made of candy'],
  ['a dress made of flowers', 'made of flowers'],
  ['a sheep made of colorful clouds', 'made of colorful clouds'],
  ['用五颜六色的云做的小羊', '用五颜六色的云做的'],
])('is told where nothing shows it: %s', async (prompt, left) => {
  const { reading, told } = await planScene(prompt);
  expect(reading.subjects.some(({ material }) => material !== undefined)).toBe(false);
  expect(told.ignored).toContain(left);
});
