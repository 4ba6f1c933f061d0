// What things are made of: painted on them, or told as left out; in Chinese compounds the last noun is the thing.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a material', () => {
  it.each([
    ['a copper kettle', 'kettle', 'copper'],
    ['铜壶', 'kettle', 'copper'],
    ['a wooden bowl', 'bowl', 'wood'],
    ['a bowl made of wood', 'bowl', 'wood'],
    ['一个木碗里装着核桃', 'bowl', 'wood'],
    ['陶碗里的橘子', 'bowl', 'clay'],
    ['a marble vase', 'vase', 'marble'],
    ['青花瓷碗', 'bowl', 'blue-and-white'],
    ['青花瓷盘', 'plate', 'blue-and-white'],
    ['青花瓷茶壶', 'tea', 'blue-and-white'],
    ['a wooden teapot', 'tea', 'wood'],
    ['木头做的勺子', 'spoon', 'wood'],
    ['a glass bowl', 'bowl', 'glass'],
    ['a knitted ball', 'ball', 'wool'],
    ['水晶戒指', 'ring', 'glass'],
    ['a brick house', 'house', 'brick'],
    ['砖房', 'house', 'brick'],
    ['石头房子', 'house', 'stone'],
    ['a wooden house', 'house', 'wood'],
  ])('is painted on the thing: %s', async (prompt, key, material) => {
    const { of, told } = await plan(prompt);
    expect(of(key).map(({ subject }) => subject.material)).toEqual([material]);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a bamboo chair', 'chair', 'bamboo'],
    ['竹椅', 'chair', '竹'],
    ['a stone bench', 'bench', 'stone'],
    ['青花瓷鱼缸', 'fish-tank', '青花瓷'],
    ['木鱼缸', 'fish-tank', '木'],
    ['a glass apple', 'apple', 'glass'],
  ])('that nothing shows is told as left out: %s', async (prompt, key, left) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
    expect(told.ignored).toEqual([left]);
  });

  it.each([
    ['a clay pot', 'clay-pot'],
    ['a terracotta pot', 'clay-pot'],
    ['陶盆', 'clay-pot'],
    ['a glass vase', 'vase'],
    ['a wooden chair', 'chair'],
  ])('is in the drawing already: %s', async (prompt, key) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => [subject.key, subject.material])).toEqual([[key, undefined]]);
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['a green bottle on a table', 'bottle'],
  ['一个白色的碗', 'bowl'],
  ['an empty plate', 'plate'],
  ['a copper pot', 'pot'],
])('draws a vessel with nothing in it: %s', async (prompt, key) => {
  const { of, told } = await plan(prompt);
  expect(of(key)).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it('is no thing where nobody knows what is made of it', async () => {
  const { spots, told } = await plan('茶壶和四个茶杯放在竹垫上');
  expect(spots.map(({ subject }) => subject.key)).not.toContain('bamboo');
  expect(told.ignored).toContain('竹');
});

it.each([
  ['a leather sofa', 'couch-and-lamp'],
  ['真皮沙发', 'couch-and-lamp'],
])('shows what a seat is covered with by its colour: %s', async (prompt, key) => {
  const { reading, told } = await plan(prompt);
  expect(reading.subjects.map((one) => [one.key, one.colour])).toEqual([[key, '#74472a']]);
  expect(told.ignored).toEqual([]);
});

it.each(['perfume bottle on a glass podium', '香水放在玻璃展台上'])(
  'lets the eye through a pedestal of glass: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.surface).toMatchObject({ material: 'pedestal', isGlass: true });
    expect(told.ignored).toEqual([]);
  },
);

it('tells that the houses of a village are of no brick', async () => {
  expect((await plan('a small village with brick houses')).told.ignored).toEqual(['brick']);
});

it('a telescope is no brass where it is not drawn of it', async () => {
  expect((await plan('a brass telescope')).told.ignored).toEqual(['brass']);
});

it('is of a statue alone where one is beside it', async () => {
  const { reading } = await plan('a glass apple beside a marble statue of a woman');
  expect(reading.subjects.find(({ key }) => key === 'apple')?.material).toBeUndefined();
});
