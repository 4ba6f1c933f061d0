// An animal that is made of something is a small figure, and painted as that; living ones stay what they are.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a figure of an animal', () => {
  it.each([
    ['a marble elephant', 'toy-elephant', 'marble'],
    ['a glass cat', 'toy-cat', 'glass'],
    ['a knitted fox', 'toy-fox', 'wool'],
    ['a chocolate rabbit', 'toy-rabbit', 'chocolate'],
    ['a bronze dragon statue', 'toy-dragon', 'copper'],
    ['an ice sculpture of a bear', 'toy-bear', 'ice'],
    ['a marble statue of a horse', 'toy-horse', 'marble'],
    ['an origami fox', 'toy-fox', 'paper'],
    ['a dragon made of ice', 'toy-dragon', 'ice'],
    ['a bear carved out of wood', 'toy-bear', 'wood'],
    ['冰雕的天鹅', 'toy-swan', 'ice'],
    ['青花瓷的猫', 'toy-cat', 'blue-and-white'],
    ['木雕的大象', 'toy-elephant', 'wood'],
    ['毛线织的小狗', 'toy-dog', 'wool'],
    ['陶瓷小猪', 'toy-pig', 'porcelain'],
    ['石头做的乌龟', 'toy-turtle', 'stone'],
  ])('is of its material: %s', async (prompt, key, material) => {
    const { spots, told } = await planScene(prompt);
    expect(spots.map(({ subject }) => [subject.key, subject.material])).toEqual([[key, material]]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['黄金打造的汽车', 'car', 'gold'],
    ['a wooden car', 'car', 'wood'],
    ['冰做的城堡', 'castle', 'ice'],
    ['水晶做的城堡', 'castle', 'glass'],
    ['a crystal castle', 'castle', 'glass'],
  ])('is like other things of it: %s', async (prompt, key, material) => {
    const { of } = await planScene(prompt);
    expect(of(key)[0]?.subject.material).toBe(material);
  });

  it.each([
    ['a glass frog on a leaf', ['frog']],
    ['a silver fox in the snow', ['fox']],
    ['a wooden horse stable', []],
  ])('is none where it is the name of a living one: %s', async (prompt, keys) => {
    const { reading } = await planScene(prompt);
    expect(reading.subjects.map(({ key }) => key).filter((key) => /frog|fox|horse/.test(key))).toEqual(keys);
  });
});

it.each([
  ['a knight made of flowers', ['knight'], 'made of flowers'],
  ['a dress made of flowers', ['dress'], 'made of flowers'],
  ['花朵做成的裙子', ['dress'], '花朵做成的'],
])('has no things beside it that it is made of: %s', async (prompt, keys, left) => {
  const { reading, told } = await planScene(prompt);
  expect(reading.subjects.map(({ key }) => key).filter((key) => !/bird/.test(key))).toEqual(keys);
  expect(told.ignored).toContain(left);
});

it.each(['a lion statue', 'a cat sculpture'])('a statue of an animal is of stone: %s', async (prompt) => {
  const { spots, told } = await planScene(prompt);
  expect(spots[0]?.subject).toMatchObject({ key: expect.stringMatching(/^toy-/), material: 'stone' });
  expect(told.ignored).toEqual([]);
});
