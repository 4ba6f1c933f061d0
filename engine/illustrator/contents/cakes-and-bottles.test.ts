// Whole cakes and bottles are drawn as what they are called, and cakes lie on plates.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('cakes', () => {
  it.each([
    ['瓷盘上的草莓蛋糕', 'own/strawberry-cake'],
    ['strawberry cake on a porcelain plate', 'own/strawberry-cake'],
    ['放在白色瓷盘里的草莓蛋糕', 'own/strawberry-cake'],
    ['a wedding cake', 'own/wedding-cake'],
    ['三层婚礼蛋糕', 'own/wedding-cake'],
    ['a slice of strawberry cake', 'noto/shortcake'],
    ['a birthday cake', 'noto/birthday-cake'],
    ['抹茶蛋糕', 'own/cream-cake'],
  ])('are whole, of their kind: %s', async (prompt, drawing) => {
    const { spots, told } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.drawing)).toEqual([drawing]);
    expect(told.ignored).toEqual([]);
  });

  it('have the candles on them', async () => {
    const { reading, told } = await plan('strawberry cake with seven candles');
    expect(reading.subjects).toMatchObject([{ key: 'strawberry-cake', candles: 7 }]);
    expect(told.ignored).toEqual([]);
  });

  it('lie on a white plate where it is of porcelain', async () => {
    const { reading } = await plan('a red apple on a porcelain plate');
    expect(reading.plate).toMatchObject({ colour: '#f4f2ee' });
  });
});

describe('bottles', () => {
  it.each([
    ['a bottle of milk', 'milk-bottle', 1],
    ['two bottles of milk', 'milk-bottle', 2],
    ['三瓶牛奶', 'milk-bottle', 3],
    ['a bottle of orange juice', 'juice-bottle', 1],
    ['a glass bottle of orange juice', 'juice-bottle', 1],
    ['a bottle of apple juice', 'apple-juice-bottle', 1],
    ['一瓶葡萄汁', 'grape-juice-bottle', 1],
    ['一瓶可乐', 'cola-bottle', 1],
  ])('are no glasses: %s', async (prompt, key, count) => {
    const { of, told } = await plan(prompt);
    expect(of(key)).toHaveLength(count);
    expect(told.ignored).toEqual([]);
  });
});

it.each([
  ['bowl of acai with banana slices', 'smoothie-bowl'],
  ['一碗红豆沙汤圆', 'red-bean-soup'],
  ['a mechanical watch', 'watch'],
  ['three yarn balls', 'yarn'],
])('knows by its name: %s', async (prompt, key) => {
  expect((await plan(prompt)).spots.map(({ subject }) => subject.key)).toContain(key);
});

it('draws cups of tea as cups, and no pots', async () => {
  const { spots } = await plan('two cups of tea and macarons');
  expect(spots.map(({ subject }) => subject.drawing).filter((one) => one.includes('teapot'))).toEqual([]);
});

it.each(['蓝色玻璃杯里的柠檬水', 'lemonade in a blue glass'])(
  'leaves a drink its colour in a coloured glass: %s',
  async (prompt) => {
    const { reading, told } = await plan(prompt);
    expect(reading.subjects.map(({ colour }) => colour)).toEqual([undefined]);
    expect(told.ignored).toHaveLength(1);
  },
);
