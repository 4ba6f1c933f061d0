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

it('has the arch over who is under it, and the others beside', async () => {
  const { of } = await planScene('新娘挽着父亲的手走过红毯,新郎站在花拱门下等她,花童撒着花瓣');
  const groom = of('man').find(({ subject }) => subject.person?.role === 'groom');
  expect(Math.abs((of('flower-arch')[0]?.x ?? 0) - (groom?.x ?? Number.NaN))).toBeLessThan(4);
});

it('has the rows of a market for a row of stalls, and people of their size', async () => {
  const { of, told } = await planScene(
    '夜市上,卖糖葫芦的老人站着,一个穿汉服的女孩看着,背后是一排热闹的小吃摊',
  );
  expect(of('market-stall')).toEqual([]);
  expect(of('elder')[0]?.tall).toBeGreaterThan(200);
  expect(told.understood).toEqual(expect.arrayContaining(['小吃摊', '糖葫芦']));
});

it('has who plays the piano at no table', async () => {
  const { of } = await planScene('咖啡馆里,一个男人在弹钢琴,两位闺蜜喝着咖啡聊天');
  expect(of('man')[0]?.isPerched).not.toBe(true);
});

it('leaves who rides a bicycle behind no boy', async () => {
  const { of } = await planScene(
    '小镇的街道上,邮递员骑着自行车送信,一位老太太在窗口浇花,两个男孩踢着易拉罐,流浪狗趴在面包店门口',
  );
  const [bike] = of('bike');
  for (const boy of of('boy')) expect(Math.abs(boy.x - (bike?.x ?? 0))).toBeGreaterThan(25);
});
