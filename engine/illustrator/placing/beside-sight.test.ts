// Nobody stands before the tower at the end of the street.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a girl with a red umbrella walking through a rainy street in paris, eiffel tower in the distance',
  '巴黎街头,一个男人遛狗,远处是埃菲尔铁塔',
])('%s', async (prompt) => {
  const { scene, spots } = await planScene(prompt);
  const { width, light } = scene.stage;
  expect(spots.length).toBeGreaterThan(0);
  const middle = spots.reduce((sum, { x }) => sum + x, 0) / spots.length;
  expect((middle - width / 2) * light.side).toBeGreaterThan(width * 0.12);
});
