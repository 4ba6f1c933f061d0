// A pot is beside the cup that it fills, and pieces of chess are nobody.

import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

it('a pot that is poured from stands beside the cup', async () => {
  const { spots } = await plan('a teapot pouring tea into a cup');
  expect(spots.map(({ isFloating }) => isFloating)).toEqual([false, false]);
});

it.each([
  ['a chessboard with a king and a queen', 0],
  ['a king and a queen playing chess', 2],
])('who is on a board of chess is a piece: %s', async (prompt, people) => {
  const { spots } = await plan(prompt);
  expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(people);
});
