// Parts of things that have colours of their own, halves, and what is counted piece by piece.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('the strap of a watch', () => {
  it.each([
    ['a gold watch with a brown leather strap', '#8a5a3a'],
    ['a silver watch with a blue strap', '#2f7fd8'],
    ['棕色表带的手表', '#8a5a3a'],
    ['a gold watch with a leather strap', '#6a4228'],
  ])('has its own colour: %s', async (prompt, colour) => {
    const { of, told } = await plan(prompt);
    expect(of('watch').map(({ subject }) => subject.parts?.map((one) => one.colour))).toEqual([[colour]]);
    expect(told.ignored).toEqual([]);
  });
});

describe('a part of the body', () => {
  it.each([
    ['a girl with wings', 'wings'],
    ['一个有鹿角的少女', '鹿角'],
    ['a cat with wings', 'wings'],
  ])('that nobody there has is told as left out: %s', async (prompt, part) => {
    expect((await plan(prompt)).told.ignored).toEqual([part]);
  });

  it.each(['a horse with wings', 'a demon with horns', 'a cat with a long tail', 'a girl with big eyes'])(
    'that they have is not: %s',
    async (prompt) => {
      expect((await plan(prompt)).told.ignored).toEqual([]);
    },
  );
});

describe('a half', () => {
  it.each([
    ['half a lemon', 'lemon'],
    ['半个橙子', 'orange'],
    ['a halved avocado', 'avocado'],
    ['半个西瓜', 'watermelon'],
  ])('is seen cut: %s', async (prompt, key) => {
    const { of, told } = await plan(prompt);
    expect(of(key).map(({ subject }) => subject.isHalved)).toEqual([true]);
    expect(told.ignored).toEqual([]);
  });

  it('that nothing shows is told', async () => {
    expect((await plan('half a croissant')).told.ignored).toEqual(['half']);
  });
});

it.each([
  ['三枚硬币', 'coin', 3],
  ['birthday candles', 'candle', 3],
  ['一个生日蜡烛', 'candle', 1],
  ['a golden plate', 'plate', 1],
  ['两把吧台椅', 'stool', 2],
  ['avocado toast', 'avocado-toast', 1],
  ['牛油果吐司', 'avocado-toast', 1],
  ['a slice of bread', 'toast', 1],
  ['一瓶绿色的香水，玻璃瓶', 'perfume', 1],
  ['奶茶杯，珍珠奶茶', 'bubble-tea', 1],
  ['a glass of cola', 'cola', 1],
])('%s is %s, %i of them', async (prompt, key, count) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual(Array.from({ length: count }, () => key));
  expect(told.ignored).toEqual([]);
});

it.each([
  ['一袋面包', '一袋'],
  ['一罐巧克力', '一罐'],
])('a package that is not drawn is told: %s', async (prompt, left) => {
  expect((await plan(prompt)).told.ignored).toEqual([left]);
});

it.each([
  ['a bird cage hanging from a tree with an open door', 'open door'],
  ['a red car with open doors', 'open doors'],
])('an open door is that of the thing, and told: %s', async (prompt, door) => {
  const { told, reading } = await plan(prompt);
  expect(reading.subjects.map(({ key }) => key)).not.toContain('door');
  expect(told.ignored).toContain(door);
});

it('an open door of a room is there', async () => {
  const { reading } = await plan('a cat in front of an open door');
  expect(reading.subjects.map(({ key }) => key)).toContain('door');
});

it.each([
  ['a menorah with nine candles', 'menorah'],
  ['a go board with stones', 'go-board'],
  ['a carousel with white horses', 'carousel'],
  ['有蜡烛的蛋糕和一个围棋盘', 'go-board'],
])('what is drawn with its owner is not beside it: %s', async (prompt, key) => {
  const { reading } = await plan(prompt);
  const keys = reading.subjects.map((one) => one.key);
  expect(keys).toContain(key);
  expect(keys.filter((one) => /^(?:candle|rock|horse)$/.test(one))).toEqual([]);
});

it.each([
  ['a folding fan with painted plum blossoms', 'with painted plum blossoms'],
  ['a silk lantern with a painted dragon', 'with a painted dragon'],
])('what is painted on a thing is told, where no print is drawn: %s', async (prompt, left) => {
  expect((await plan(prompt)).told.ignored).toContain(left);
});

it('what is painted on a mug is printed there', async () => {
  const { reading, told } = await plan('a mug with a painted cat');
  expect(reading.subjects).toMatchObject([{ print: { shown: { key: 'cat' } } }]);
  expect(told.ignored).toEqual([]);
});

it('what hangs from a ceiling hangs in a room', async () => {
  expect((await plan('lanterns hanging from the ceiling')).scene.stage.scene).toBe('room');
});

it.each([
  ['honey dripping over a stack of pancakes', 'pancakes', 'honey'],
  ['chocolate poured over strawberries', 'strawberry', 'chocolate'],
])('what runs over food is no pot in the air: %s', async (prompt, key, left) => {
  const { spots, told } = await plan(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual([key]);
  expect(told.ignored).toContain(left);
});

it.each(['a cup of matcha latte with a heart', 'a latte with a heart'])(
  'a heart of foam is no heart beside the cup: %s',
  async (prompt) => {
    const { spots, told } = await plan(prompt);
    expect(spots).toHaveLength(1);
    expect(told.ignored).toEqual([]);
  },
);
