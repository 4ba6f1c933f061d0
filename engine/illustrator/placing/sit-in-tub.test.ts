// Who is in a bathtub is drawn with it, with what belongs there, and told.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['a woman in a bathtub with bubbles', 1],
  ['a little boy in a bathtub with a rubber duck', 1],
  ['小女孩在浴缸里洗澡', 1],
  ['a woman reading a book in a bathtub', 1],
  ['a dog in a bathtub with foam', 2],
])('[product 2.1] is all in one place, and as near as one: %s', async (prompt, count) => {
  const { spots, of, scene, told } = await planScene(prompt);
  const [tub] = of('bathtub');
  expect(spots).toHaveLength(count);
  expect(tub?.tall).toBeGreaterThan(scene.stage.short * 0.2);
  expect(told.ignored).toEqual([]);
});

it('a bear in a bathtub is told to read nothing', async () => {
  const { told } = await planScene('a bear in a bathtub reading a newspaper');
  expect(told.ignored).toEqual(['reading a newspaper']);
});
