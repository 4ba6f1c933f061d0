// Fruit that is listed lies in its bowl; sweaters, rubber ducks and villas are drawn as what they are.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { contentsOf } from './containers.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['an apple tree full of apples', ['apple-tree']],
  ['a tree with oranges', ['orange-tree']],
  ['挂满柿子的柿子树', ['persimmon-tree']],
  ['柿子树上挂满了柿子', ['persimmon-tree']],
  ['a tree with a bowl of apples under it', ['tree', 'bowl', 'apple']],
])('hangs in the tree that is full of it: %s', async (prompt, keys) => {
  const { reading, scene } = await plan(prompt);
  expect(reading.subjects.filter(({ words }) => words !== undefined).map(({ key }) => key)).toEqual(keys);
  expect(scene.stage.scene).toBe('meadow');
});

describe('a list of fruit', () => {
  it.each([
    ['a bowl of fruit with grapes, apples and bananas', 'bowl'],
    ['a basket of fresh fruit including grapes, apples and bananas', 'basket'],
    ['一碗水果，有葡萄、苹果和香蕉', 'bowl'],
  ])('lies in what it is said to be in: %s', async (prompt, key) => {
    const { reading, of, told } = await plan(prompt);
    const [spot] = of(key);
    expect(spot && contentsOf(reading, spot.subject).map((one) => one.key)).toEqual([
      'grapes',
      'apple',
      'banana',
    ]);
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['a knitted sweater', 'sweater'],
  ['红色针织毛衣', 'sweater'],
  ['a rubber duck', 'rubber-duck'],
  ['小黄鸭', 'rubber-duck'],
  ['a modern villa', 'modern-villa'],
  ['白色的现代别墅', 'modern-villa'],
  ['钻石戒指', 'ring'],
  ['钻石戒指放在丝绒盒子里', 'ring-box'],
  ['一个纸盒子', 'package'],
  ['一个木盒子', 'crate'],
  ['a leather office chair', 'office-chair'],
  ['黑色办公椅，白色背景', 'office-chair'],
  ['a cheesecake on a ceramic plate', 'cheesecake'],
])('%s is a %s', async (prompt, key) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
  expect(told.ignored).toEqual([]);
});

it.each([
  ['fresh vegetables on a table', ['broccoli', 'carrot', 'tomato']],
  ['桌上的水果', ['apple', 'banana', 'grapes']],
])('lays three of a kind of food: %s', async (prompt, keys) => {
  const { spots } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key).sort()).toEqual(keys);
});
