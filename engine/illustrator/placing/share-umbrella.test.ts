// Two who have one umbrella are both under it, people or not.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a bear and a fox under one umbrella',
  'an elephant and a mouse sharing an umbrella',
  '两只小猫打一把伞',
  '小熊和狐狸在一把伞下',
  'two penguins under an umbrella',
])('stands over both: %s', async (prompt) => {
  const { spots, told, of } = await plan(prompt);
  const [roof] = of('umbrella');
  const bodies = spots.filter((one) => one !== roof);
  if (!roof) throw new Error('There is no umbrella of its own');
  expect(bodies).toHaveLength(2);
  for (const body of bodies) {
    expect(Math.abs(body.x - roof.x)).toBeLessThan(roof.tall / 2);
    expect(roof.y - roof.tall).toBeLessThan(body.y - body.tall);
  }
  expect(told.ignored).toEqual([]);
});

it.each([
  'two girls sharing one umbrella in the rain',
  '情侣在雨中共用一把伞',
  '两个人同撑一把伞',
  'a girl and her dog under an umbrella',
  '一个女孩和一只小狗共撑一把红伞',
])('is in the hand of one, the other is near: %s', async (prompt) => {
  const { spots, told, of } = await plan(prompt);
  expect(of('umbrella')).toEqual([]);
  const [left, right] = spots.toSorted((a, b) => a.x - b.x);
  if (!left || !right) throw new Error('There are not two');
  const holder = [left, right].find(({ pose }) => pose === 'hold') ?? left;
  expect(right.x - left.x).toBeLessThan((holder.tall / (holder.share ?? 1)) * 0.6);
  expect(told.ignored).toEqual([]);
});

it('is of one where only one of them has it', async () => {
  const { of } = await plan('a rabbit holding an umbrella next to a snail');
  expect(of('umbrella')).toEqual([]);
});

it('is over both, whoever follows them', async () => {
  const { of, told } = await plan('two girls share one umbrella and walk in the rain, a dog follows them');
  const [one, other] = of('girl');
  if (!one || !other) throw new Error('There are not two');
  expect(Math.abs(one.x - other.x)).toBeLessThan(one.tall * 0.6);
  expect([one.view, other.view]).toEqual(['front', 'front']);
  expect(told.ignored).toEqual([]);
});
