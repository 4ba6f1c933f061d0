// Of several who hold something that is not counted each has one; who has the hands at what lies on a table stands on the
// floor; a hat in the hand is on no head.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each(['两个女孩拿着苹果', 'three women with baskets', 'three boys with books'])(
  'has one each: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    const people = spots.filter(({ subject }) => subject.person);
    expect(people.every(({ held }) => held !== undefined)).toBe(true);
  },
);

it('is held by one where there is one', async () => {
  const { spots } = await plan('two girls hold a cake');
  expect(spots.filter(({ held }) => held !== undefined)).toHaveLength(1);
});

it('is held in the hand, and not worn', async () => {
  const { spots, told } = await plan('a man with a top hat in one hand');
  expect(spots[0]?.held?.subject.key).toBe('hat');
  expect(told.ignored).toEqual([]);
});

it('stands behind the table on which the animal is', async () => {
  const { of, spots, told } = await plan('a vet examines a cat on a table');
  const [[table], [cat]] = [of('table'), of('cat')];
  const vet = spots.find(({ subject }) => subject.person);
  expect(vet?.work).toBe('touch');
  expect(Math.abs((vet?.y ?? 0) - (table?.y ?? 0))).toBeLessThan(20);
  expect(cat?.y).toBeLessThan((table?.y ?? 0) - 50);
  expect(told.ignored).toEqual([]);
});
