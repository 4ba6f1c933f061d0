// Who pushes something stands behind it with both hands at it.

import { describe, expect, it } from 'vitest';
import { planScene } from '#tests/fakes/plan-scene.ts';

describe('a wheelchair', () => {
  it.each([['a nurse pushing a wheelchair'], ['护士推着轮椅']])('is pushed: %s', async (prompt) => {
    const { spots, told, of } = await planScene(prompt);
    expect(told.ignored).toEqual([]);
    expect(of('wheelchair')).toEqual([]);
    expect(spots.map(({ work, view }) => [work, view])).toEqual([['push', 'side']]);
  });

  it.each([
    ['a nurse pushing an old man in a wheelchair'],
    ['护士推着轮椅上的老人'],
    ['儿子推着坐轮椅的妈妈在公园散步'],
  ])('is pushed with who sits in it: %s', async (prompt) => {
    const { scene, reading, told, of } = await planScene(prompt);
    const rider = reading.subjects.find(({ person }) => person?.carried === 'wheelchair');
    expect(told.ignored).toEqual([]);
    expect(of('wheelchair')).toEqual([]);
    expect(rider && scene.placed.has(rider)).toBe(true);
  });

  it('stands by itself where somebody only sits in it', async () => {
    expect((await planScene('a man in a wheelchair')).of('wheelchair')).toHaveLength(1);
  });
});

it.each([['a father pushing a stroller in the park'], ['a man pushing a shopping cart'], ['爸爸推着婴儿车']])(
  'other things are pushed from behind: %s',
  async (prompt) => {
    const { spots, told } = await planScene(prompt);
    expect(told.ignored).toEqual([]);
    expect(spots.find(({ work }) => work === 'push')?.pose).toBe('walk');
  },
);
