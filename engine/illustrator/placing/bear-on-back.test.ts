import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

describe('the back of an animal', () => {
  it.each([
    ['a turtle with a house on its back', 'house', 'turtle'],
    ['an elephant with a castle on its back', 'castle', 'elephant'],
    ['a camel carrying boxes through the desert', 'package', 'camel'],
    ["a bird on a rhino's back", 'bird', 'rhinoceros'],
    ['a hippo with a bird on its back in the river', 'bird', 'hippopotamus'],
    ['a mouse riding a turtle', 'mouse', 'turtle'],
    ['a monkey riding a pig', 'monkey', 'pig'],
    ['一只猴子骑着一头猪', 'monkey', 'pig'],
    ['a cat riding a dog', 'cat', 'dog'],
    ['a hedgehog carrying an apple on its back', 'apple', 'hedgehog'],
    ['一只兔子骑着一只狐狸', 'rabbit', 'fox'],
    ['背上驮着行李的骆驼', 'suitcase', 'camel'],
    ['一只小鸟站在大象的背上', 'bird', 'elephant'],
    ['一头大象，背上有一座宝塔', 'pagoda', 'elephant'],
    ['乌龟驮着小兔子', 'rabbit', 'turtle'],
  ])('bears what is said to be on it: %s', async (prompt, load, bearer) => {
    const { of, told } = await plan(prompt);
    const [on, under] = [of(load)[0], of(bearer)[0]];
    if (!on || !under) throw new Error('Somebody is not there');
    expect(Math.abs(on.x - under.x)).toBeLessThan(under.tall * 0.6);
    expect(on.y).toBeLessThan(under.y - under.tall * 0.4);
    expect(on.y - on.tall).toBeGreaterThanOrEqual(0);
    expect(told.ignored).toEqual([]);
  });

  it.each([
    ['a boy on the back of a tiger', 'tiger'],
    ['小女孩坐在鲸鱼的背上', 'whale'],
    ['马背上的女孩', 'horse'],
    ['马驮着骑士', 'horse'],
  ])('is where people ride: %s', async (prompt, mount) => {
    const { spots, reading } = await plan(prompt);
    expect(spots.map(({ subject }) => subject.key)).toEqual([mount]);
    expect(reading.links[0]?.relation).toBe('riding');
  });

  it.each([
    ['a monkey with a parrot on its back', 'parrot', 'monkey', 0.35],
    ['a bear with an owl on its shoulder', 'owl', 'bear', 0.35],
    ['鹦鹉站在猴子的肩膀上', 'parrot', 'monkey', 0.35],
    ['背上站着一只鹦鹉的猴子', 'parrot', 'monkey', 0.35],
    ['a panda with a bird on its head', 'bird', 'panda', 0.85],
    ['头上停着一只小鸟的河马', 'bird', 'hippopotamus', 0.7],
  ])(
    'is not seen of who sits upright: who is small is on a part that is: %s',
    async (prompt, small, animal, up) => {
      const { of } = await plan(prompt);
      const [on, under] = [of(small)[0], of(animal)[0]];
      if (!on || !under) throw new Error('Somebody is not there');
      expect(Math.abs(on.x - under.x)).toBeLessThan(under.tall * 0.5);
      expect((under.y - on.y) / under.tall).toBeGreaterThan(up);
    },
  );

  it('bears nothing where the animal lies on it', async () => {
    const { reading } = await plan('a cat lying on its back');
    expect(reading.links).toEqual([]);
  });
});

it('is on the shoulder of a robot', async () => {
  const { spots } = await plan('a robot with a bird on its shoulder');
  const [robot, bird] = ['robot', 'bird'].map((key) => spots.find(({ subject }) => subject.key === key));
  expect(bird?.y).toBeGreaterThan((robot?.y ?? 0) - (robot?.tall ?? 0) * 0.9);
  expect(bird?.x).not.toBe(robot?.x);
});

it('is drawn with the robot on whose shoulder it is', async () => {
  const { spots, told } = await plan('一个机器人站在花园里，一只小鸟停在它的肩膀上');
  expect(spots.map(({ subject }) => subject.key)).toContain('robot');
  expect(told.ignored).toEqual([]);
});
