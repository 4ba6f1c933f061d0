// What is loaded on a vehicle is nowhere else.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['一辆装满鲜花的三轮车', 'auto-rickshaw', '鲜花'],
  ['装满西瓜的卡车', 'truck', '西瓜'],
  ['一辆装满南瓜的红色卡车', 'truck', '南瓜'],
  ['卡车载满了苹果', 'truck', '苹果'],
  ['a truck full of watermelons', 'truck', 'watermelons'],
  ['a red pickup truck loaded high with fresh pumpkins', 'pickup-truck', 'pumpkins'],
  ['a boat filled with fish', 'boat', 'fish'],
  ['a donkey loaded with baskets', 'donkey', 'baskets'],
])('is told: %s', async (prompt, key, load) => {
  const { reading, told } = await planScene(prompt);
  expect(reading.subjects.map((one) => one.key)).toEqual([key]);
  expect(told.ignored.join()).toContain(load);
});

it.each(['a wheelbarrow full of flowers', 'a bike with a basket full of flowers'])(
  'is shown where it has a drawing: %s',
  async (prompt) => {
    expect((await planScene(prompt)).told.ignored).toEqual([]);
  },
);
