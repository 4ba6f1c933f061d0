// An animal that is a robot is of steel; what stands beside a robot is an animal.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('robots in the likeness of animals', () => {
  it.each([
    ['a robot dog', 'dog'],
    ['two robot dogs in the park', 'dog'],
    ['a mechanical owl', 'owl'],
    ['机器狗在草地上跑', 'dog'],
    ['机械大象', 'elephant'],
  ])('are of steel: %s', async (prompt, key) => {
    const { of, spots, told } = await planScene(prompt);
    expect(of(key)[0]?.subject.material).toBe('steel');
    expect(spots.some(({ subject }) => subject.key === 'robot')).toBe(false);
    expect(told.ignored).toEqual([]);
  });

  it('leave an animal beside a robot as it is', async () => {
    const { of } = await planScene('a robot and a dog');
    expect(of('robot')).toHaveLength(1);
    expect(of('dog')[0]?.subject.material).toBeUndefined();
  });
});
