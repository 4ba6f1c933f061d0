// What climbs has the colour that is said of it, and what it climbs on that of its own.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['蓝色牵牛花爬满篱笆', 'fence', undefined, '#2f7fd8'],
  ['white roses climbing a fence', 'fence', undefined, '#f4f2ee'],
  ['爬满红色蔷薇的小屋', 'house', undefined, '#d8342f'],
  ['a white fence covered with pink roses', 'fence', '#f4f2ee', '#ec6fa4'],
])('colours the flowers: %s', async (prompt, key, colour, overgrownIn) => {
  const { reading, told } = await plan(prompt);
  const [own] = reading.subjects.filter((one) => one.key === key);
  expect(own?.overgrown).toBeDefined();
  expect([own?.colour, own?.overgrownIn]).toEqual([colour, overgrownIn]);
  expect(told.ignored).toEqual([]);
});
