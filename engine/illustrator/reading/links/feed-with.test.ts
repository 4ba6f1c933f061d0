// Whoever feeds has the food in the hand, and nobody else.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  ['女孩给小猫喂牛奶', 'girl', 'glass-of-milk'],
  ['给小狗喂骨头的男孩', 'boy', 'bone'],
  ['a girl feeding a horse an apple', 'girl', 'apple'],
  ['a boy feeding milk to a kitten', 'boy', 'glass-of-milk'],
  ['a mother feeding her baby with a spoon', 'woman', 'spoon'],
])('holds what is fed: %s', async (prompt, who, what) => {
  const { reading, of } = await plan(prompt);
  const held = reading.links.filter(({ relation }) => relation === 'holding');
  expect(held.map(({ from, to }) => [reading.subjects[from]?.key, reading.subjects[to ?? -1]?.key])).toEqual([
    [who, what],
  ]);
  expect(of(what)).toEqual([]);
});

it.each(['女孩给小猫喂牛奶', '农夫给牛喂草', 'a boy feeding milk to a kitten', '爷爷喂鱼'])(
  'is seen feeding: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots.some(({ work }) => work === 'offer' || work === 'scatter')).toBe(true);
    expect(told.ignored.filter((words) => words !== '草')).toEqual([]);
  },
);

describe('the place', () => {
  it('is at the water where fish are fed', async () => {
    expect((await plan('爷爷喂鱼')).scene.stage.scene).toBe('lake');
  });

  it('stays under water where nobody feeds them', async () => {
    expect((await plan('a shoal of fish')).scene.stage.scene).toBe('underwater');
  });
});
