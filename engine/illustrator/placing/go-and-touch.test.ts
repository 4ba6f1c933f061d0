// Who goes to somebody, or has the hands at something, is turned to it; whoever is run to or caught does their part.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('somebody who goes to another', () => {
  it.each([
    ['a child running to grandma', 'child', 'woman'],
    ['小男孩跑向妈妈', 'boy', 'woman'],
    ['孩子朝妈妈跑去', 'child', 'woman'],
    ['a girl running across the meadow towards her father', 'girl', 'man'],
  ])('runs toward them, and they stand and look: %s', async (prompt, runner, other) => {
    const { of, told } = await plan(prompt);
    const [[who], [to]] = [of(runner), of(other)];
    expect(who).toMatchObject({ pose: 'run', isFlipped: true });
    expect(to).toMatchObject({ pose: 'stand', view: 'side', isFlipped: false });
    expect(who?.x).toBeLessThan(to?.x ?? 0);
    expect(told.ignored).toEqual([]);
  });

  it.each(['a dog running to its owner', '一只狗跑向主人', '一只狗向主人跑来'])(
    'is a dog that runs to its owner: %s',
    async (prompt) => {
      const { of, told } = await plan(prompt);
      const [[dog], [owner]] = [of('dog'), of('person')];
      expect(dog).toMatchObject({ isFlipped: true, subject: { rests: { how: 'run' } } });
      expect(dog?.x).toBeLessThan(owner?.x ?? 0);
      expect(owner?.pose).toBe('stand');
      expect(told.ignored).toEqual([]);
    },
  );

  it.each([
    ['a man running for a train', 'train'],
    ['a woman running to catch a bus', 'bus'],
  ])('is as near as can be seen beside what is much larger: %s', async (prompt, key) => {
    const { of, spots, told } = await plan(prompt);
    const who = spots.find(({ pose }) => pose === 'run');
    const [thing] = of(key);
    expect(who?.tall).toBeGreaterThan(512 * 0.25);
    expect(who?.depth).toBeGreaterThan(thing?.depth ?? 1);
    expect(who?.x).toBeLessThan(thing?.x ?? 0);
    expect(told.ignored).toEqual([]);
  });

  it('is run from as well where one chases the other', async () => {
    const { spots, told } = await plan('警察抓小偷');
    expect(spots.map(({ pose, isFlipped }) => [pose, isFlipped])).toEqual([
      ['run', false],
      ['run', false],
    ]);
    expect(told.understood).toEqual(['警察', '抓小偷', '小偷']);
  });
});

describe('somebody with the hands at something', () => {
  it.each([
    ['a girl kneeling to pet a dog', 'dog', 'crouch'],
    ['小孩摸猫', 'cat', 'crouch'],
    ['a man petting a horse', 'horse', 'stand'],
    ['孩子们在堆雪人', 'snowman', 'stand'],
    ['a father and son building a snowman', 'snowman', 'stand'],
    ['two children petting a rabbit', 'rabbit', 'crouch'],
  ])('is turned to it, low beside what is low: %s', async (prompt, key, pose) => {
    const { of, spots, told } = await plan(prompt);
    const across = of(key)[0]?.x ?? 0;
    const people = spots.filter(({ subject }) => subject.kind === 'figure');
    for (const one of people) {
      expect(one).toMatchObject({ view: 'side', isFlipped: one.x < across });
      expect(one.pose).toBe(one.subject.key === 'man' ? 'stand' : pose);
    }
    expect(told.ignored).toEqual([]);
  });

  it('is nobody where no one is named', async () => {
    expect((await plan('building a snowman')).reading.links).toEqual([]);
  });
});

describe('what is made', () => {
  it('is made by who stands behind the counter, and by nobody before it', async () => {
    const { told } = await plan('a barista behind a counter, a man making coffee');
    expect(told.ignored).toContain('making');
  });
});
