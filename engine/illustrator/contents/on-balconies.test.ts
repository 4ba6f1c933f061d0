// On a balcony food and cups stand on a table, and the balcony is there beside whatever else is named.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a small table with coffee on the balcony, paris skyline', 'coffee'],
  ['在阳台上放着一张小桌子，桌上有咖啡和鲜花', 'coffee'],
  ['croissants on a balcony overlooking the sea', 'croissant'],
  ['在阳台上喝咖啡，雪山风景', 'coffee'],
])('lays a table on it: %s', async (prompt, key) => {
  const { scene, of, told } = await planScene(prompt);
  expect(scene.layers.map(({ name }) => name)).toContain('balcony');
  const [table, food] = [of('table')[0], of(key)[0]];
  expect(food?.y).toBeLessThan((table?.y ?? 0) - (table?.tall ?? 0) * 0.8);
  expect(told.ignored.join()).not.toMatch(/balcony|阳台/);
});
