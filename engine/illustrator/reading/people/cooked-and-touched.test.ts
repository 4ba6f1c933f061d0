// Who fries something does it at a stove, touched birds do not fly, and what nobody is seen to do is told.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

it.each(['爸爸在煎鸡蛋', '妈妈在煎牛排', 'a dad frying eggs'])('cooks: %s', async (prompt) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.find(({ subject }) => subject.person)?.work).toBe('cook');
  expect(told.ignored).toEqual([]);
});

it('a dish by itself is no deed', () => {
  expect(parsePrompt('煎鸡蛋').subjects.map(({ key }) => key)).toEqual(['cooking']);
});

it.each(['a vet examining a parrot', 'a girl petting a parrot'])(
  'stays on the ground: %s',
  async (prompt) => {
    const { of, spots } = await planScene(prompt);
    expect(of('parrot')[0]?.isFloating).toBe(false);
    expect(spots.every(({ isFloating }) => !isFloating)).toBe(true);
  },
);

describe('is told as left out', () => {
  it.each([
    ['a skeleton playing guitar on a grave', 'playing guitar'],
    ['少年背着剑走在雪山上', '背着剑'],
    ['空姐推着餐车', '餐车'],
  ])('%s', async (prompt, words) => {
    expect((await planScene(prompt)).told.ignored).toContain(words);
  });
});

it('is held by who nurses it', () => {
  const { links } = parsePrompt('a young mother breastfeeding her baby');
  expect(links.map(({ relation }) => relation)).toEqual(['holding']);
});

it.each([
  ['A man fries an egg in the kitchen', 'cooking'],
  ['Dad fries fish in the kitchen while mom drinks tea', 'fish'],
  ['爸爸在厨房煎鸡蛋', 'cooking'],
  ['妈妈炒鸡蛋,爸爸喝茶', 'egg'],
])('somebody fries what is named after it: %s', (prompt, food) => {
  const { subjects } = parsePrompt(prompt);
  const keys = subjects.map(({ key }) => key);
  expect(subjects.flatMap(({ person }) => person?.hands ?? [])).toContain('cook');
  expect(keys).toContain(food);
  expect(keys).not.toContain('french-fries');
});

it.each(['A boy eats fries', 'A burger, fries and a cola', 'A man with fries and an egg'])(
  'nobody fries fries: %s',
  (prompt) => {
    const { subjects } = parsePrompt(prompt);
    expect(subjects.map(({ key }) => key)).toContain('french-fries');
    expect(subjects.flatMap(({ person }) => person?.hands ?? [])).not.toContain('cook');
  },
);
