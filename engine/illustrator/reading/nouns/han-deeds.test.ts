// Chinese verbs of one sign: each is told as seen or as left out, and never eats the noun after it.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['宝宝在地上爬', '爬', ['person']],
  ['小猫爬树', '爬', ['cat', 'tree']],
  ['孩子抓鱼', '抓', ['child', 'fish']],
  ['男孩扔石头', '扔', ['boy', 'rock']],
  ['阿姨洗衣服', '洗衣服', ['woman']],
  ['马拉着车', '拉着车', ['horse', 'car']],
])('tells a deed that is not seen as left out, and draws the rest: %s', async (prompt, deed, keys) => {
  const { told, reading } = await plan(prompt);
  expect(told.ignored).toEqual([deed]);
  expect(reading.subjects.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
});

it.each(['请画一只猫', '画一个女孩', '一个女孩的画', '妈妈切菜', '男孩踢足球'])(
  'misses nothing where it is an order, or seen: %s',
  async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  },
);
