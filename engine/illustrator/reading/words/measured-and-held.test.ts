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

it.each(['一篮子红苹果', '一篮红苹果'])('a basket holds red apples: %s', async (prompt) => {
  const { reading, told } = await plan(prompt);
  expect(reading.subjects.map(({ key, colour }) => [key, colour])).toContainEqual(['apple', '#d8342f']);
  expect(reading.subjects.map(({ key }) => key)).toContain('basket');
  expect(told.ignored).toEqual([]);
});

it('a plate of green apples has no colour of plates', async () => {
  const { reading } = await plan('一盘子青苹果');
  expect(reading.subjects.map(({ key }) => key)).toContain('green-apple');
});

it.each(['三支彩色铅笔', 'three colored pencils'])('a number of pencils is no manner: %s', async (prompt) => {
  const { of, scene } = await plan(prompt);
  expect(of('pencil')).toHaveLength(3);
  expect(scene.stage.scene).toBe('table');
});

it('the mug of a drink is not another drink', async () => {
  const { spots, told } = await plan('hot chocolate with marshmallows in a red mug');
  expect(spots.map(({ subject }) => [subject.key, subject.colour])).toEqual([['hot-chocolate', '#d8342f']]);
  expect(told.ignored).toEqual([]);
});

it('a sign of a colour that ends an unknown name is none', async () => {
  const { reading, told } = await plan('一碗冰粉和西瓜');
  expect(reading.colours).toEqual([]);
  expect(told.ignored).toEqual(['冰粉']);
});

it.each(['旁边有一个三层草莓蛋糕', 'a three-tier chocolate cake'])(
  'is one cake, whose tiers nobody sees: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.kind)).toEqual(['food']);
    expect(told.ignored.join()).toMatch(/三层|tier/);
  },
);
