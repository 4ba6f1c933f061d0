// A fence stands by those who are near, also where animals graze far behind.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('is behind who stands near, and before who grazes far off', async () => {
  const { scene, of } = await plan('a girl feeds a giraffe at a fence, two zebras graze in the background');
  const fence = scene.layers.find(({ name }) => name === 'fence');
  expect(fence?.depth).toBeGreaterThan(of('zebra')[0]?.depth ?? 1);
  expect(fence?.depth).toBeLessThan(of('girl')[0]?.depth ?? 0);
});

it.each([
  ['a boy feeds a goat, a horse stands behind the wooden fence', 'goat', 'horse'],
  ['小男孩在喂鸡,栅栏后面有一匹马', 'boy', 'horse'],
])('is before who is behind it alone: %s', async (prompt, before, behind) => {
  const { scene, of, told } = await plan(prompt);
  const fence = scene.layers.find(({ name }) => name === 'fence')?.depth ?? 0;
  expect(fence).toBeGreaterThan(of(behind)[0]?.depth ?? 1);
  expect(fence).toBeLessThan(of(before)[0]?.depth ?? 0);
  expect(told.ignored).toEqual([]);
});
