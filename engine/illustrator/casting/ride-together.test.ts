// Two on one mount, a baby in no stroller, a fan, a wizard who teaches.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { findCompany } from './find-company.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'couple on a scooter',
  'a father and son riding a motorcycle',
  'a prince and a princess riding a white horse',
  'two boys ride one horse',
  '两个男孩骑着一匹马',
  'a couple riding a bicycle',
  'a father rides a motorcycle, his daughter sits on the back',
])('seats both on it: %s', async (prompt) => {
  const { spots, told } = await plan(prompt);
  expect(spots).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it.each(['a cowboy riding a horse', 'a girl riding an elephant'])('seats one alone: %s', async (prompt) => {
  const { spots, told } = await plan(prompt);
  expect(spots).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it.each(['two knights each ride a horse', 'two girls riding horses'])(
  'gives each their own: %s',
  async (prompt) => {
    expect((await plan(prompt)).spots).toHaveLength(2);
  },
);

it.each([
  [
    'a couple rides one motorcycle, the woman on the back wears a white helmet and holds on to the man',
    ['man', 'woman'],
  ],
  ['a boy rides a bike with his sister on the back', ['boy', 'girl']],
  ['爸爸骑着自行车，女儿坐在后座上', ['man', 'girl']],
])('seats behind who is said to be on the back: %s', async (prompt, order) => {
  const { scene } = await plan(prompt);
  const { riders } = findCompany(scene.stage);
  expect([...riders.values()].map((all) => all.map(({ key }) => key))).toEqual([order]);
});

it('leaves a third beside it', async () => {
  const { spots } = await plan('a man, a woman and a boy riding a horse');
  expect(spots.length).toBeGreaterThan(1);
});

it('shows a baby that no stroller has in it', async () => {
  const { spots, told } = await plan('a mom pushing a shopping cart with a baby in it');
  expect(spots.filter(({ subject }) => subject.person?.age === 'baby')).toHaveLength(1);
  expect(told.ignored).toEqual([]);
});

it('shows no blackboard to an apprentice of magic', async () => {
  const { spots, scene } = await plan('a wizard teaching a young apprentice magic');
  expect(spots.map(({ work }) => work)).toContain('cast');
  expect(scene.stage.scene).not.toBe('room');
});

it.each(['a football fan cheering', '球迷在欢呼'])('has the fan: %s', async (prompt) => {
  expect((await plan(prompt)).spots).toHaveLength(1);
});

it.each(['a family driving a red car along the coast', 'a couple driving a blue car'])(
  'stands beside no car that they drive: %s',
  async (prompt) => {
    const { spots } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.kind)).toEqual(['vehicle']);
  },
);
