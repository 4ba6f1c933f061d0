// What comes out of a book stands on its pages and nowhere else.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it.each([
  'a castle rising out of an open book',
  'a pop-up book with a castle',
  '一本打开的立体书，里面是城堡',
])('a castle stands on the pages: %s', async (prompt) => {
  const { spots, told } = await planScene(prompt);
  expect(spots.map(({ subject }) => subject.key)).toEqual(['pop-up-book']);
  expect(told.ignored).toEqual([]);
});

it('who reads a book under a castle has one in the hands', async () => {
  const { spots } = await planScene('a girl reading a book in front of a castle');
  expect(spots.some(({ subject }) => subject.key === 'pop-up-book')).toBe(false);
});
