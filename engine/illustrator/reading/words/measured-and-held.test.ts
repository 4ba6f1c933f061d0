// What measures a thing is no number of it, and what nobody lifts is in nobody's hand or mouth.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['三层生日蛋糕', '双层蛋糕', 'a three-tier cake'])('tiers are of one cake: %s', async (prompt) => {
  expect((await plan(prompt)).of('wedding-cake')).toHaveLength(1);
});

it.each(['程序员的书桌，两台显示器和一只猫', '电脑和一只猫'])(
  'a screen stands by itself: %s',
  async (prompt) => {
    const { of } = await plan(prompt);
    expect(of('desktop-computer').length).toBeGreaterThan(0);
    expect(of('cat')).toHaveLength(1);
  },
);

it('prints of feet are in nobody’s hand', async () => {
  const { told, reading } = await plan('一个人在雪地里留下一串脚印');
  expect(reading.subjects.map(({ key }) => key)).toEqual(['person']);
  expect(told.ignored).toEqual(['脚印']);
});
