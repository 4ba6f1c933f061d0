// A number is told as left out where another number is seen.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('a number', () => {
  it.each([
    ['two sunflowers in a field', 'two'],
    ['twelve tulips', 'twelve'],
    ['two waterfalls', 'two'],
    ['两棵松树', '两棵'],
    ['two whirlpools', 'two'],
    ['a living room with a sofa and nine plants', 'nine'],
    ['a boy flying three kites', 'three'],
    ['a man holding two umbrellas', 'two'],
    ['a woman holding three apples', 'three'],
  ])('is left out where it is not so: %s', async (prompt, number) => {
    expect((await plan(prompt)).told.ignored).toEqual([number]);
  });

  it.each([
    ['three red roses', 3],
    ['五朵玫瑰', 5],
    ['two beds in a hotel room', 2],
    ['four table lamps', 4],
    ['three wardrobes', 3],
  ])('is seen: %s', async (prompt, count) => {
    const { spots, told } = await plan(prompt);
    expect(spots).toHaveLength(count);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    'a waitress holding two mugs of beer',
    '一个女孩拿着两支冰淇淋',
    'two girls holding two lanterns',
    'a man holding two balloons',
    'a juggler with five balls',
  ])('is that of what hands hold: %s', async (prompt) => {
    expect((await plan(prompt)).told.ignored).toEqual([]);
  });
});
