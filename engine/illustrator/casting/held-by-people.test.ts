// People who hold people: they hug, carry a child or somebody on the back, share an umbrella. And who sits up in bed.

import { beforeAll, describe, expect, it } from 'vitest';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { planScene as plan } from '#tests/fakes/plan-scene.ts';

beforeAll(needDrawings, 120_000);

/** How many times the tallest is as tall as somebody stands. */
async function tallest(prompt: string): Promise<number> {
  return Math.max(...(await plan(prompt)).spots.map(({ share = 1 }) => share));
}

async function tallOf(prompt: string): Promise<number> {
  return (await plan(prompt)).spots[0]?.tall ?? 0;
}

describe('who hugs', () => {
  it.each([
    ['two friends hugging at the airport'],
    ['一对情侣在雨中拥抱'],
    ['father and daughter hugging'],
    ['妈妈和儿子紧紧相拥'],
  ])('has the arms around who is hugged: %s', async (prompt) => {
    const { spots, reading } = await plan(prompt);
    // Each on a sheet as wide as hair and skirt need: its middle does not tell who is left.
    const [right, left] = spots.toSorted((a, b) => Number(a.isFlipped) - Number(b.isFlipped));
    if (!left || !right) throw new Error('There are not two');
    expect(reading.subjects.flatMap(({ person }) => person?.hands ?? [])).toContain('embrace');
    expect([left.isFlipped, right.isFlipped]).toEqual([true, false]);
    expect(Math.abs(right.x - left.x)).toBeLessThan(left.tall * 0.5);
  });

  it.each([['a couple holding hands'], ['two men shaking hands'], ['a mother hugging her baby']])(
    'is none who has only the hands at it, or a baby: %s',
    async (prompt) => {
      const { reading } = await plan(prompt);
      expect(reading.subjects.map(({ person }) => person?.hands)).not.toContain('embrace');
    },
  );
});

describe('who carries somebody', () => {
  it.each([
    ['爸爸把女儿扛在肩膀上看烟花', 'shoulders'],
    ['爸爸扛着儿子看烟花', 'shoulders'],
    ['小女孩骑在爸爸的肩膀上', 'shoulders'],
    ['a father carrying his daughter on his shoulders', 'shoulders'],
    ['丈夫背着妻子过河', 'back'],
    ['dad giving his son a piggyback', 'back'],
    ['爸爸抱着女儿', 'arms'],
    ['a mother carrying her son', 'arms'],
  ])('is one with them: %s', async (prompt, how) => {
    const { spots, reading, told } = await plan(prompt);
    const carried = reading.subjects.find(({ person }) => person?.carried !== undefined);
    expect(carried?.person?.carried).toBe(how);
    expect(spots.filter(({ subject }) => subject.kind === 'figure')).toHaveLength(1);
    for (const word of ['女儿', '背着', '抱着女儿', '妻子', 'daughter', 'shoulders', 'son', 'piggyback'])
      expect(told.ignored).not.toContain(word);
  });

  it('is taller with a child on the shoulders', async () => {
    expect(await tallest('a father carrying his daughter on his shoulders')).toBeGreaterThan(1.14);
    expect(await tallest('a father and his daughter')).toBeLessThan(1.1);
  });

  it.each([
    ['a father with a hand on his shoulder and his daughter'],
    ['妈妈抱着宝宝'],
    ['a man carrying a box and a girl'],
  ])('is nobody here: %s', async (prompt) => {
    const { reading } = await plan(prompt);
    expect(reading.subjects.every(({ person }) => person?.carried === undefined)).toBe(true);
  });
});

it.each([
  ['情侣撑着伞在雨中散步'],
  ['a couple under an umbrella in the rain'],
  ['two girls with an umbrella'],
])('puts two under the one umbrella that they have: %s', async (prompt) => {
  const { spots } = await plan(prompt);
  const [left, right] = spots
    .filter(({ subject }) => subject.kind === 'figure')
    .toSorted((a, b) => a.x - b.x);
  if (!left || !right) throw new Error('There are not two');
  expect(right.x - left.x).toBeLessThan((right.tall / (right.share ?? 1)) * 0.45);
});

describe('who reads in bed', () => {
  it.each([['a girl reading a book in bed at night'], ['躺在床上看书的男人'], ['a man reading in bed']])(
    'sits up in it: %s',
    async (prompt) => {
      const { spots, told } = await plan(prompt);
      expect(spots.map(({ subject }) => subject.key)).toEqual(['bed']);
      expect(told.ignored).toEqual([]);
    },
  );

  it('makes it taller than who sleeps', async () => {
    expect(await tallOf('a girl reading in bed')).toBeGreaterThan(
      (await tallOf('a girl sleeping in bed')) * 1.2,
    );
  });
});

it.each([
  ['女程序员在电脑前喝咖啡', 'type'],
  ['a woman drinking coffee at her computer', 'type'],
  ['a robot serving coffee', undefined],
  ['一群人在广场上跳舞', undefined],
  ['a crowd of people dancing', undefined],
])('sees what is done: %s', async (prompt, work) => {
  const { reading, told, spots } = await plan(prompt);
  const doer = reading.subjects.find(({ kind }) => kind === 'figure');
  expect(doer).toBeDefined();
  expect(doer?.person?.hands).toBe(work);
  expect(told.ignored).toEqual([]);
  // What is drunk is in or before the hands, not beside them.
  expect(spots.every(({ subject }) => subject.kind === 'figure')).toBe(true);
});

it('does not tell hands as shaken that are at something else', async () => {
  const { told } = await plan('a ballerina and a boxer shaking hands');
  expect(told.ignored).toContain('shaking hands');
});

it.each([
  ["a cat sleeping on a girl's lap", 'girl'],
  ['a girl with a sleeping puppy in her lap', 'girl'],
])('a pet that sleeps in a lap is no broader than who has it: %s', async (prompt, key) => {
  const { scene, of } = await plan(prompt);
  const [spot] = of(key);
  const layer = scene.layers.find((one) => one.spot === spot);
  if (layer?.kind !== 'painted' || !spot) throw new Error('nobody is there');
  const { width, height } = scene.stage;
  const pixels = readPixels(makeSurface(width, height, (brush) => layer.paint(brush)));
  const broad = (from: number, to: number): number => {
    const xs: number[] = [];
    for (let y = Math.round(spot.y - spot.tall * from); y < spot.y - spot.tall * to; y++)
      for (let x = 0; x < width; x++) if ((pixels[(y * width + x) * 4 + 3] as number) > 200) xs.push(x);
    return Math.max(...xs) - Math.min(...xs);
  };
  // The legs are folded on the ground; over them is the pet.
  expect(broad(0.6, 0.25)).toBeLessThan(broad(0.15, 0.02));
});

/** In heights of who has it. */
async function partOf(prompt: string): Promise<number> {
  const spot = (await plan(prompt)).spots.find(({ held }) => held !== undefined);
  return (spot?.held?.tall ?? Number.NaN) * (spot?.share ?? Number.NaN);
}

describe('what is in a hand', () => {
  it.each([
    ['一个男孩手里拿着一枚硬币', 0.13],
    ['a woman holding a tomato', 0.12],
    ['a girl holding a sunflower', 0.35],
  ])('is no larger than twice as large as it is: %s', async (prompt, most) => {
    expect(await partOf(prompt)).toBeLessThan(most);
  });
});
