// Who works at a desk of their own has on it what is said to be by them.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a woman working on her laptop at a cafe, a cup of coffee beside her',
  '程序员在写代码,旁边有一杯咖啡',
  'three students studying at a long table in a library, laptops and coffee cups in front of them',
])('nothing stands on the floor: %s', async (prompt) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.every(({ subject }) => subject.person)).toBe(true);
  expect(told.ignored).toEqual([]);
});

it('a cup before who reads at a table is on the table', async () => {
  const { of } = await planScene(
    'a man reading a book at a table in a cafe, a cup of coffee in front of him',
  );
  expect(of('coffee')[0]?.y).toBeLessThan((of('table')[0]?.y ?? 0) - (of('table')[0]?.tall ?? 0) * 0.8);
});
