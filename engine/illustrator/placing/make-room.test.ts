// Where many stand about each of them is to be seen; what stands along the wall is before nobody.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('leaves the head of who is ridden behind nobody', async () => {
  const { of } = await planScene(
    '草原上,一位牧民骑着骏马,他的妻子牵着两头骆驼,小女孩抱着羊羔,旁边有一只牧羊犬',
    9,
  );
  const [horse] = of('horse');
  const nearest = Math.min(...of('camel').map(({ x }) => Math.abs(x - (horse?.x ?? 0))));
  expect(nearest).toBeGreaterThan((horse?.tall ?? 0) * 0.6);
});

it('has the fridge at the wall, behind those at the table', async () => {
  const { of, told } = await planScene('厨房里,妈妈端着一盆沙拉,两个孩子坐在餐桌旁,一只橘猫蹲在冰箱上');
  const [fridge] = of('fridge');
  expect(fridge?.depth).toBeLessThan(Math.min(...of('child').map(({ depth }) => depth)));
  expect(of('cat')[0]?.y).toBeCloseTo((fridge?.y ?? 0) - (fridge?.tall ?? 0), -2);
  expect(told.understood).toEqual(expect.arrayContaining(['妈妈', '孩子', '橘猫', '冰箱']));
});
