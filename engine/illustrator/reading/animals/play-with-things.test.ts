// Whoever plays with something has it: an animal as well as somebody.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('animals have what they play with and gnaw at', () => {
  it.each([
    ['a panda playing with a ball', 'playing ball'],
    ['a kitten playing with the ball', 'playing ball'],
    ['a puppy playing with a stick', 'playing stick'],
    ['a kitten plays with the ball of yarn', 'playing yarn'],
    ['熊猫玩球', 'playing ball'],
    ['小狗玩飞盘', 'playing frisbee'],
    ['小狗啃骨头', 'holding bone'],
    ['a dog chewing on a bone', 'holding bone'],
    ['a puppy fetching a stick', 'holding stick'],
  ])('%s', async (prompt, link) => {
    const { reading, told } = await planScene(prompt);
    expect(reading.links.map(({ relation, to }) => `${relation} ${reading.subjects[to ?? -1]?.key}`)).toEqual(
      [link],
    );
    expect(told.ignored).toEqual([]);
  });

  it('a ball is no larger than a kitten', async () => {
    const { of } = await planScene('a kitten playing with a ball');
    expect(of('ball')[0]?.tall).toBeLessThan((of('cat')[0]?.tall ?? 0) * 0.7);
  });

  it('with somebody beside it, they throw the ball', async () => {
    const { reading } = await planScene('a boy and his dog playing with a ball');
    expect(reading.subjects.find(({ key }) => key === 'boy')?.person?.hands).toBe('catch');
  });
});
