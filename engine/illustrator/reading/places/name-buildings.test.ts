// A building of no kind that is named has many windows; what burns is the building that is said to.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

const keysOf = (prompt: string) => parsePrompt(prompt).subjects.map(({ key }) => key);

describe('a building', () => {
  it.each(['a burning building', 'an old building in a park', '着火的大楼', 'a tall building at night'])(
    'is one of many windows: %s',
    async (prompt) => {
      expect(keysOf(prompt)).toEqual(['office-building']);
      expect((await plan(prompt)).told.ignored).toEqual([]);
    },
  );

  it.each(['消防车停在着火的大楼前', 'a fire truck in front of a burning building'])(
    'burns, and what stands before it does not: %s',
    (prompt) => {
      const { subjects } = parsePrompt(prompt);
      expect(subjects.filter((one) => one.isBurning === true).map(({ key }) => key)).toEqual([
        'office-building',
      ]);
    },
  );

  it.each([
    'kids building a sandcastle',
    'robots building a house',
    'the Empire State Building',
    'a building site',
  ])('is none where something is built, or it has a name: %s', (prompt) => {
    expect(keysOf(prompt)).not.toContain('office-building');
  });
});

it.each([
  ['a small bakery with glowing windows on a snowy evening', ['bakery']],
  ['雪夜里的小酒馆,窗户透出暖黄的灯光', ['restaurant']],
  ['a bookstore with warm light and big windows', []],
  ['a girl reading in a cafe with lit windows', ['girl']],
])('is seen from the street where its windows shine: %s', (prompt, keys) => {
  expect(keysOf(prompt)).toEqual(keys);
});

it.each([
  ['女孩走过书店', 'book-front'],
  ['骑自行车的女孩经过咖啡馆', 'cafe-front'],
  ['一只狗在咖啡馆外', 'cafe-front'],
  ['路过面包店的老人', 'bakery'],
])('is seen from the street by who passes it: %s', async (prompt, key) => {
  const { scene, told } = await plan(prompt);
  expect(keysOf(prompt)).toContain(key);
  expect(scene.stage.scene).toBe('street');
  expect(told.ignored).toEqual([]);
});

it.each([
  'a girl jumping into a puddle outside a metro station',
  '地铁站外，一个女孩撑着伞',
  'a man in front of a theatre',
])('is outside of halls that are named, in a street: %s', async (prompt) => {
  const { scene, told } = await plan(prompt);
  expect(scene.stage.scene).toBe('street');
  expect(told.ignored.join()).toMatch(/station|地铁站|theatre/);
});

it.each([
  ['a bakery on a cobblestone street', 'bakery'],
  ['a coffee shop on a rainy street corner', 'cafe-front'],
  ['a bookstore on the corner', 'book-front'],
  ['街角的咖啡店，下着雨', 'cafe-front'],
])('a shop is seen from its street: %s', (prompt, key) => {
  expect(parsePrompt(prompt).subjects.map((one) => one.key)).toContain(key);
});

it('who is in a shop at a corner sees its room', () => {
  expect(parsePrompt('a woman in a coffee shop on a street corner').scenes).toContain('room');
});
